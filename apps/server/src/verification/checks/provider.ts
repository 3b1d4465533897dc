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
import type { PictureLook } from '@assay/vision';
import type { CaptureMethod, Challenge, SubCheckFinding } from '../execution/state-shape';

/** A captured picture, video or file, opened when it is looked at. */
export interface MediaRef {
  readonly slot: CaptureSlot;
  readonly id: string;
  readonly mediaType: string;
  readonly size: number;
  readonly captureMethod: CaptureMethod;
  /** What the page takes its camera for: its own word, and left out where it knows nothing of it. */
  readonly camera?: CameraKind;
  /** Of a frame of a challenge: the place of the action in `challenge.actions`. */
  readonly action?: number;
  /** Of a frame of its light: the place of the colour in `challenge.colours`. */
  readonly light?: number;
  /** Of a frame: milliseconds since the challenge was issued, or since the first picture; the page's own word. */
  readonly at?: number;
  bytes(): Promise<Buffer>;
}

/** What a provider can judge. */
export interface Capability {
  readonly check: CaptureStep;
  readonly subCheck: string;
  readonly strength: SubCheckFinding['strength'];
  /** Standards that it was tested by: ISO30107-3-L1, ISO30107-3-L2, CEN-TS-18099 … */
  readonly evidence?: readonly string[];
}

/** What a chip was asked, with the key that its answer is verified by. */
export interface AskedOfChip {
  /** What it was to sign (active authentication). */
  readonly active: Uint8Array;
  readonly agreement: {
    /** SHA-256 of the group that the key was made for, hexadecimal. */
    readonly group14: string;
    /** This server's ephemeral key of chip authentication. */
    readonly privateKey: Uint8Array;
  } | null;
}

export interface CheckContext {
  readonly executionId: ExecutionId;
  readonly checkType: CaptureStep;
  readonly settings: StepSettings;
  readonly inputs: WorkflowInputs;
  /** The execution was begun with a test key. */
  readonly isTest: boolean;
  readonly media: readonly MediaRef[];
  /** Media of the steps before, for comparisons. */
  readonly earlier: readonly MediaRef[];
  /** What providers before this one, and the steps before, have read: `DOCUMENT` → its data. */
  readonly extracted: { readonly [step in CaptureStep]?: { readonly [name: string]: unknown } };
  readonly submission: { readonly [name: string]: unknown };
  /** Session of the device agent of the verification page; null = there is none. */
  readonly deviceSession: string | null;
  /** Of a selfie: what the end user was asked to do; null = nothing was. */
  readonly challenge: Challenge | null;
  /** Of a document: what its chip was asked; null = nothing was, or its files do not answer it. */
  readonly chip: AskedOfChip | null;
  /** Aborts when the time of the provider is over, or the process ends. */
  readonly signal: AbortSignal;
  /** How long one provider may work on it, milliseconds. */
  readonly limitMs: number;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** What a provider finds on one sub-check. */
interface Statement {
  readonly subCheck: string;
  readonly result: SubCheckResult;
  readonly score?: number;
  readonly reasons?: readonly string[];
}

export interface ProviderAnswer {
  readonly findings: readonly Statement[];
  /** Data read, by its wire names. */
  readonly extracted?: { readonly [name: string]: unknown };
  /** What was captured is not good enough: why, or one English sentence that instructs the end user. */
  readonly retry?: RetryCode | { readonly sentence: string };
  /** The face of who is shown, as 128 numbers (Euclidean distance): with `duplicate_check`, earlier sessions are searched. */
  readonly embedding?: readonly number[];
  /** Of each picture what it looks like, small: with `duplicate_check`, pictures of earlier sessions are searched for it. */
  readonly looks?: readonly PictureLook[];
}

/** An engine behind sub-checks: in this process, a pool of workers, or a service. */
export interface CheckProvider {
  readonly name: string;
  readonly version: string;
  /** Its checks wait their turn: it keeps `limitMs` itself, from when one is begun, and fails with a TimeoutError. */
  readonly queues?: true;
  /** Asked only for sub-checks that nobody before it could answer, and not at all where there are none. */
  readonly fillsGaps?: true;
  capabilities(): readonly Capability[];
  /** A throw or a late answer counts as NOT_PERFORMED for everything that it could have answered. */
  evaluate(context: CheckContext): Promise<ProviderAnswer>;
}
