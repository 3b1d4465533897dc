import {
  ApiError,
  type CameraKind,
  type CaptureSlot,
  type CheckStatus,
  type FlowSubmit,
  type LivenessAction,
  type Loip,
  type Platform,
  type RetryCode,
  type ScreenColour,
  type StepType,
  type SubCheckResult,
  type TransactionId,
  type WorkflowInputs,
} from '@assay/contract';
import { isUuid } from '../../management/index';

/**
 * Returns the execution id of a path, in lower case (RFC 4122 §3).
 * @throws ApiError 1006 for an invalid id
 */
export function executionId(text: string): string {
  if (!isUuid(text)) throw new ApiError('badJson');
  return text.toLowerCase();
}

/** An engine's finding on one sub-check. */
export interface SubCheckFinding {
  readonly subCheck: string;
  readonly result: SubCheckResult;
  readonly strength: 'heuristic' | 'moderate' | 'strong';
  readonly engine: string;
  readonly version: string;
  readonly score: number | null;
  readonly reasons: readonly string[];
  readonly durationMs: number;
  /** Standards that the engine was tested against, such as ISO30107-3-L1. */
  readonly evidence: readonly string[];
}

export type CaptureMethod = 'CAMERA' | 'UPLOAD';

export interface CapturedItem {
  readonly slot: CaptureSlot;
  readonly id: string;
  readonly method: CaptureMethod;
  /** Camera type reported by the page; omitted = unknown. */
  readonly camera?: CameraKind;
  /** Attempt of the capture, from 0; omitted = 0. */
  readonly attempt?: number;
  /** For a challenge frame: index of the action. */
  readonly action?: number;
  /** For a light frame: index of the screen color. */
  readonly light?: number;
  /** For a frame: time since the challenge or the first picture in milliseconds, as reported by the page. */
  readonly at?: number;
  /** For chip files: the chip challenge that was open when they arrived. */
  readonly answers?: ChipQuestion;
  /** Size in bytes; omitted in events of earlier versions. */
  readonly size?: number;
}

/** Number and size of uploads. */
export interface Uploads {
  /** Ten for a picture, video or file, one for a frame. */
  readonly tenths: number;
  readonly bytes: number;
}

/** Challenges that prove that a document's chip is not a copy (ICAO Doc 9303 part 11 §6). Bytes are hexadecimal. */
export interface ChipQuestion {
  /** Active authentication challenge to sign. */
  readonly active: string;
  /** Chip authentication with a key of this server; null = the chip has no suitable key. */
  readonly agreement: {
    readonly protocol: string;
    readonly keyId: string | null;
    readonly publicKey: string;
    readonly command: string;
    /** SHA-256 of the data group that contains the chip's key. */
    readonly group14: string;
    /** Encrypted private key, base64. */
    readonly sealedKey: string;
  } | null;
  /** Attempt of the challenge. */
  readonly attempt: number;
  /** UNIX milliseconds. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Liveness challenge for the end user. Times are UNIX milliseconds. */
export interface Challenge {
  readonly actions: readonly LivenessAction[];
  /** Screen colors shown after the actions, in order; omitted = none. */
  readonly colours?: readonly ScreenColour[];
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Code that transfers the flow to another device. */
interface HandOff {
  /** SHA-256 of the code, hexadecimal. */
  readonly codeHash: string;
  /** Expiry of the code, in UNIX milliseconds. */
  readonly expiresAt: number;
  /** Expiry of the first device's token, in UNIX seconds; the new token has the same expiry. */
  readonly tokenExpiresAt: number;
}

/** Outcome of a check. */
export interface CheckOutcome {
  readonly status: CheckStatus;
  readonly statusDetail: string | null;
  /** For RETRY_REQUIRED: code of the sentence in `statusDetail`; omitted = a custom sentence. */
  readonly retryCode?: RetryCode | null;
  readonly findings: readonly SubCheckFinding[];
  /** Extracted data, by API name. */
  readonly extracted: { readonly [name: string]: unknown };
  readonly duplicatesFound: boolean | null;
  readonly transactionId: TransactionId | null;
}

/** A started step. Times are UNIX milliseconds. */
export interface StepState extends CheckOutcome {
  readonly type: StepType;
  readonly sessionId: string;
  readonly began: number;
  readonly ended: number | null;
  /** True when the check has an outcome. */
  readonly decided: boolean;
  readonly attempts: number;
  /** Attempts before a reviewer requested the step again; omitted = none. */
  readonly attemptsBefore?: number;
  /** True when the step was submitted and not yet checked. */
  readonly submitted: boolean;
  readonly submission: Omit<FlowSubmit, 'step'>;
  readonly media: readonly CapturedItem[];
  /** Accepted uploads, including those that were replaced; omitted = none, or not counted yet. */
  readonly uploads?: Uploads;
  /** Newest challenge; missing in steps started before challenges existed. */
  readonly challenge?: Challenge | null;
  /** Open chip challenge; omitted = none. */
  readonly chipQuestion?: ChipQuestion | null;
  readonly review: { readonly by: string; readonly note: string | null; readonly at: number } | null;
}

/** State of an execution: everything recorded by its events. */
export interface ExecutionState {
  readonly inputs: WorkflowInputs;
  /** URL that the backend used for this deployment, without a trailing slash. */
  readonly origin: string;
  /** Current node: a step or the end node. */
  readonly node: string;
  /** Former name of `node` in stored states. */
  readonly at?: string;
  /** True when the page was opened. */
  readonly opened: boolean;
  readonly platform: Platform | null;
  readonly ip: string | null;
  /** Session of the device agent. */
  readonly deviceSession: string | null;
  readonly steps: { readonly [id: string]: StepState };
  readonly clientEvents: number;
  readonly loip: Loip | null;
  /** Media id of the reference picture for the selfie. */
  readonly reference: string | null;
  /** Number of the token that may act: 0 = the one of init-workflow; omitted = 0. */
  readonly holder?: number;
  /** Number of transfers to other devices; omitted = none. */
  readonly claims?: number;
  readonly handOff?: HandOff | null;
}

/** All events of an execution. The time is stored separately. */
export type ExecutionEventBody =
  | {
      readonly kind: 'started';
      readonly inputs: WorkflowInputs;
      readonly origin: string;
      readonly ip: string | null;
      readonly reference: string | null;
    }
  | {
      readonly kind: 'opened';
      readonly platform: Platform;
      readonly ip: string;
      readonly deviceSession: string | null;
    }
  | {
      readonly kind: 'step-begun';
      readonly step: string;
      readonly type: StepType;
      readonly sessionId: string;
    }
  | { readonly kind: 'media-received'; readonly step: string; readonly item: CapturedItem }
  | { readonly kind: 'challenged'; readonly step: string; readonly challenge: Challenge }
  | { readonly kind: 'chip-asked'; readonly step: string; readonly question: ChipQuestion }
  | { readonly kind: 'hand-off-offered'; readonly handOff: HandOff }
  /** `claimed` is true for a new device that used a code. */
  | { readonly kind: 'held'; readonly holder: number; readonly claimed: boolean }
  | { readonly kind: 'submitted'; readonly step: string; readonly submission: Omit<FlowSubmit, 'step'> }
  | { readonly kind: 'check-finished'; readonly step: string; readonly outcome: CheckOutcome }
  | { readonly kind: 'moved'; readonly to: string }
  | {
      readonly kind: 'reviewed';
      readonly step: string;
      readonly decision: 'APPROVED' | 'DECLINED';
      readonly by: string;
      readonly note: string | null;
    }
  /** A reviewer requests a step again; the execution continues from there. */
  | {
      readonly kind: 'asked-again';
      readonly step: string;
      readonly reason: RetryCode;
      readonly by: string;
      readonly note: string | null;
    }
  /** The media of a later step is checked again together with the new capture. */
  | { readonly kind: 'rechecked'; readonly step: string }
  | {
      readonly kind: 'client-events';
      readonly events: readonly { readonly name: string; readonly at: number }[];
    }
  | { readonly kind: 'loip-evaluated'; readonly loip: Loip }
  | { readonly kind: 'finished'; readonly status: string };
