import type {
  CameraKind,
  CaptureSlot,
  CaptureStep,
  ExecutionId,
  RetryCode,
  StepSettings,
  SubCheckResult,
  WorkflowInputs,
} from '@assay/contract';
import type { PictureFeatures } from '@assay/vision';
import type { CaptureMethod, Challenge, SubCheckFinding } from '../execution/state-shape';

/** A captured picture, video or file, loaded on demand. */
export interface MediaRef {
  readonly slot: CaptureSlot;
  readonly id: string;
  readonly mediaType: string;
  readonly size: number;
  readonly captureMethod: CaptureMethod;
  /** Camera type reported by the page; omitted if unknown. */
  readonly camera?: CameraKind;
  /** For a challenge frame: index in `challenge.actions`. */
  readonly action?: number;
  /** For a light frame: index in `challenge.colours`. */
  readonly light?: number;
  /** For a frame: time since the challenge or the first picture in milliseconds, as reported by the page. */
  readonly at?: number;
  bytes(): Promise<Buffer>;
}

/** A sub-check that a provider can perform. */
export interface Capability {
  readonly check: CaptureStep;
  readonly subCheck: string;
  readonly strength: SubCheckFinding['strength'];
  /** Standards that it was tested against: ISO30107-3-L1, ISO30107-3-L2, CEN-TS-18099 … */
  readonly evidence?: readonly string[];
}

/** Challenges sent to a chip, with the key that verifies its response. */
export interface AskedOfChip {
  /** Active authentication challenge to sign. */
  readonly active: Uint8Array;
  readonly agreement: {
    /** SHA-256 of the data group that the key was created for, hexadecimal. */
    readonly group14: string;
    /** Ephemeral chip authentication key of this server. */
    readonly privateKey: Uint8Array;
  } | null;
}

export interface CheckContext {
  readonly executionId: ExecutionId;
  readonly checkType: CaptureStep;
  readonly settings: StepSettings;
  readonly inputs: WorkflowInputs;
  /** True when the execution was started with a test key. */
  readonly isTest: boolean;
  readonly media: readonly MediaRef[];
  /** Media of earlier steps, for comparisons. */
  readonly earlier: readonly MediaRef[];
  /** Data extracted by earlier providers and steps: `DOCUMENT` → its data. */
  readonly extracted: { readonly [step in CaptureStep]?: { readonly [name: string]: unknown } };
  readonly submission: { readonly [name: string]: unknown };
  /** Device agent session of the hosted flow; null = none. */
  readonly deviceSession: string | null;
  /** For a selfie: the liveness challenge; null = none. */
  readonly challenge: Challenge | null;
  /** For a document: the chip challenge; null = none, or its files don't respond to it. */
  readonly chip: AskedOfChip | null;
  /** Aborts at the provider's timeout or when the process ends. */
  readonly signal: AbortSignal;
  /** Timeout of one provider, in milliseconds. */
  readonly limitMs: number;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** A provider's finding on one sub-check. */
interface Statement {
  readonly subCheck: string;
  readonly result: SubCheckResult;
  readonly score?: number;
  readonly reasons?: readonly string[];
}

export interface ProviderAnswer {
  readonly findings: readonly Statement[];
  /** Extracted data, by API name. */
  readonly extracted?: { readonly [name: string]: unknown };
  /** Reason to repeat the capture, or one English sentence for the end user. */
  readonly retry?: RetryCode | { readonly sentence: string };
  /**
   * Face descriptor of 128 numbers (Euclidean distance); with `duplicate_check`, earlier sessions are
   * searched for it.
   */
  readonly embedding?: readonly number[];
  /** Small hashes of each picture; with `duplicate_check`, earlier sessions are searched for them. */
  readonly looks?: readonly PictureFeatures[];
}

/** An engine for sub-checks: in this process, a pool of workers, or a service. */
export interface CheckProvider {
  readonly name: string;
  readonly version: string;
  /**
   * True when its checks are queued: it applies `limitMs` itself, from the start of the check, and fails with
   * a TimeoutError.
   */
  readonly queues?: true;
  /** True when it is used only for sub-checks that earlier providers couldn't perform. */
  readonly fillsGaps?: true;
  capabilities(): readonly Capability[];
  /** A throw or a timeout counts as NOT_PERFORMED for all its sub-checks. */
  evaluate(context: CheckContext): Promise<ProviderAnswer>;
}
