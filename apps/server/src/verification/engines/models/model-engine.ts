import { readFile } from 'node:fs/promises';
import {
  type DropInModel,
  decodePicture,
  judgeSuspicion,
  type ModelManifest,
  openDropInModel,
  tryModel,
  UnreadablePicture,
  UnusableModel,
} from '@assay/vision';
import type { ProviderAnswer } from '../../checks/provider';
import type { EngineJob } from '../engine-job';
import type { ModelFile } from './models-folder';

/** Sub-check performed by each kind of model. */
export const SUB_CHECK_OF_KIND = {
  'passive-liveness': 'livenessCheckResult',
  'deep-fake': 'dfdCheckResult',
} as const satisfies { readonly [kind in ModelManifest['kind']]: string };

/** Opens models with their first job and caches them by file digest. */
export class OpenModels {
  private readonly held = new Map<string, Promise<DropInModel>>();

  constructor(private readonly threads: number) {}

  /** @throws UnusableModel */
  of(file: ModelFile): Promise<DropInModel> {
    // Two manifests may use the same file differently.
    const key = JSON.stringify(file.manifest);
    const known = this.held.get(key);
    if (known) return known;
    const opened = this.open(file);
    this.held.set(key, opened);
    opened.catch(() => this.held.delete(key));
    return opened;
  }

  async close(): Promise<void> {
    for (const opened of this.held.values()) await (await opened).close();
  }

  private async open({ manifest, path }: ModelFile): Promise<DropInModel> {
    const bytes = await readFile(path).catch(() => {
      throw new UnusableModel("the engine process can't read its file. Make the file readable for all users");
    });
    return openDropInModel(manifest, bytes, this.threads);
  }
}

interface Share {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the selfie's face position from the built-in engine, as shares of the picture; null = no face. */
function faceOf({ extracted }: EngineJob): Share | null {
  const { faces } = (extracted.SELFIE ?? {}) as { readonly faces?: { readonly selfie?: Share | null } };
  return faces?.selfie ?? null;
}

/** Tests a model; the response contains one sentence if it fails. */
export async function runModelTrial(file: ModelFile, models: OpenModels): Promise<ProviderAnswer> {
  try {
    await tryModel(await models.of(file));
    return { findings: [] };
  } catch (error) {
    if (error instanceof UnusableModel) return { findings: [], extracted: { problem: error.message } };
    throw error;
  }
}

/** Checks a selfie with a model of the operator. A failed check is NOT_PERFORMED with its reason. */
export async function runModel(job: EngineJob, file: ModelFile, models: OpenModels): Promise<ProviderAnswer> {
  const { manifest } = file;
  const subCheck = SUB_CHECK_OF_KIND[manifest.kind];
  const notPerformed = (reason: string): ProviderAnswer => ({
    findings: [{ subCheck, result: 'NOT_PERFORMED', reasons: [reason] }],
  });
  const selfie = job.media.find(({ slot }) => slot === 'selfieImage');
  const face = faceOf(job);
  if (!selfie || !face) return notPerformed('NO_FACE');
  try {
    const picture = await decodePicture(selfie.bytes);
    const { width, height } = picture;
    const suspicion = await (await models.of(file)).suspicion(picture, {
      x: face.x * width,
      y: face.y * height,
      width: face.width * width,
      height: face.height * height,
    });
    const score = Math.round(suspicion * 1000) / 1000;
    return { findings: [{ subCheck, score, ...judgeSuspicion(manifest, suspicion) }] };
  } catch (error) {
    if (error instanceof UnreadablePicture) return notPerformed('UNREADABLE_FILE');
    if (error instanceof UnusableModel) return notPerformed('MODEL_UNUSABLE');
    throw error;
  }
}
