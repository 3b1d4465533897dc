import type { CaptureSlot, ExecutionId, StepSettings, WorkflowInputs } from '@assay/contract';
import type { CheckContext, MediaRef, ProviderAnswer } from '../checks/provider';
import type { ModelFile } from './models/models-folder';
import { NO_TRUST, type Trust, type TrustedCertificates } from './trusted-certificates';

/** A captured picture or file with its bytes, as sent to the engine process. */
export interface EngineMedia {
  readonly slot: CaptureSlot;
  readonly id: string;
  readonly mediaType: string;
  readonly action: number | null;
  readonly light: number | null;
  readonly at: number | null;
  readonly bytes: Uint8Array;
}

/** Engine of a job. */
export type EngineKind = 'document' | 'selfie' | 'paper' | 'card' | 'model' | 'model-trial';

/** A check as plain data. */
export interface EngineJob {
  readonly kind: EngineKind;
  /** Model of a model job. */
  readonly model?: ModelFile;
  readonly executionId: ExecutionId;
  readonly settings: StepSettings;
  readonly inputs: WorkflowInputs;
  readonly isTest: boolean;
  readonly media: readonly EngineMedia[];
  /** Trusted countries; empty when no chip is checked. */
  readonly countries: Trust;
  /** DER certificates of code signers and their authorities; empty when no code is checked. */
  readonly sealSigners: readonly Uint8Array[];
  readonly earlier: readonly EngineMedia[];
  readonly extracted: CheckContext['extracted'];
  readonly submission: CheckContext['submission'];
  readonly challenge: CheckContext['challenge'];
  readonly chip: CheckContext['chip'];
  /** Timeout from the start of the job, in milliseconds. */
  readonly limitMs: number;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** Runs jobs in this process or a child process. */
export interface EngineRunner {
  /**
   * @throws when the engine or its process fails; TimeoutError after the timeout; the signal's reason when it
   *   is aborted
   */
  run(job: EngineJob, signal: AbortSignal): Promise<ProviderAnswer>;
  close(): Promise<void>;
}

/** Media types that engines check in addition to pictures; videos are never checked. */
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

/** Returns the job of a check with the media that its engine needs. */
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
    // Documents are evaluated alone; a face is compared with earlier steps.
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
