import type { CaptureSlot, ExecutionId, StepSettings, WorkflowInputs } from '@assay/contract';
import type { CheckContext, MediaRef, ProviderAnswer } from '../checks/provider';
import type { ModelFile } from './models/models-folder';
import { NO_TRUST, type Trust, type TrustedCertificates } from './trusted-certificates';

/** A captured picture or file with its bytes: what crosses to the process that looks at it. */
export interface EngineMedia {
  readonly slot: CaptureSlot;
  readonly id: string;
  readonly mediaType: string;
  readonly action: number | null;
  readonly light: number | null;
  readonly at: number | null;
  readonly bytes: Uint8Array;
}

/** Which engine does a job. */
export type EngineKind = 'document' | 'selfie' | 'paper' | 'card' | 'model' | 'model-trial';

/** A check as plain data. */
export interface EngineJob {
  readonly kind: EngineKind;
  /** Of a job for a model of the operator. */
  readonly model?: ModelFile;
  readonly executionId: ExecutionId;
  readonly settings: StepSettings;
  readonly inputs: WorkflowInputs;
  readonly isTest: boolean;
  readonly media: readonly EngineMedia[];
  /** The countries that the operator trusts; none where no chip is looked at. */
  readonly countries: Trust;
  /** Certificates of those who sign codes on papers and of their authorities, DER; none where no code is looked at. */
  readonly sealSigners: readonly Uint8Array[];
  readonly earlier: readonly EngineMedia[];
  readonly extracted: CheckContext['extracted'];
  readonly submission: CheckContext['submission'];
  readonly challenge: CheckContext['challenge'];
  readonly chip: CheckContext['chip'];
  /** How long it may take from when it is begun, milliseconds. */
  readonly limitMs: number;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** Does jobs, here or in a process of its own. */
export interface EngineRunner {
  /**
   * @throws when the engine failed, or its process ended; TimeoutError when it took longer than it may; the signal's
   *   reason when it is aborted.
   */
  run(job: EngineJob, signal: AbortSignal): Promise<ProviderAnswer>;
  close(): Promise<void>;
}

/** What an engine looks at beside pictures; nobody looks at videos. */
const FILES: { readonly [kind in EngineKind]?: string } = {
  document: 'application/json',
  paper: 'application/pdf',
};
const isSeen = (kind: EngineKind, mediaType: string): boolean =>
  mediaType.startsWith('image/') || mediaType === FILES[kind];

const loaded = (kind: EngineKind, refs: readonly MediaRef[]): Promise<readonly EngineMedia[]> =>
  Promise.all(
    refs
      .filter(({ mediaType }) => isSeen(kind, mediaType))
      .map(async ({ slot, id, mediaType, action, light, at, bytes }) => ({
        slot,
        id,
        mediaType,
        action: action ?? null,
        light: light ?? null,
        at: at ?? null,
        bytes: await bytes(),
      })),
  );

/** A check with what its engine looks at. */
export async function engineJob(
  kind: EngineKind,
  context: CheckContext,
  trusted: TrustedCertificates,
): Promise<EngineJob> {
  const { executionId, settings, inputs, isTest, extracted, submission, challenge, chip, limitMs, now } =
    context;
  const hasChip = kind === 'document' && context.media.some(({ slot }) => slot === 'chipFiles');
  const [media, earlier, countries, sealSigners] = await Promise.all([
    loaded(kind, context.media),
    // A document and a paper are judged by themselves; a face is compared with the steps before.
    kind === 'selfie' ? loaded(kind, context.earlier) : [],
    hasChip ? trusted.countries() : NO_TRUST,
    kind === 'document' || kind === 'paper' ? trusted.seals() : [],
  ]);
  return {
    kind,
    executionId,
    settings,
    inputs,
    isTest,
    media,
    countries,
    sealSigners,
    earlier,
    extracted,
    submission,
    challenge,
    chip,
    limitMs,
    now,
  };
}
