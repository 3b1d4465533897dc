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

/** The id of an execution in a path, in lower case (RFC 4122 §3). @throws ApiError 1006 for what can be no id */
export function executionId(text: string): string {
  if (!isUuid(text)) throw new ApiError('badJson');
  return text.toLowerCase();
}

/** What an engine found out about one sub-check. */
export interface SubCheckFinding {
  readonly subCheck: string;
  readonly result: SubCheckResult;
  readonly strength: 'heuristic' | 'moderate' | 'strong';
  readonly engine: string;
  readonly version: string;
  readonly score: number | null;
  readonly reasons: readonly string[];
  readonly durationMs: number;
  /** Standards that the engine was tested by, such as ISO30107-3-L1. */
  readonly evidence: readonly string[];
}

export type CaptureMethod = 'CAMERA' | 'UPLOAD';

export interface CapturedItem {
  readonly slot: CaptureSlot;
  readonly id: string;
  readonly method: CaptureMethod;
  /** What the page takes its camera for, in its own word; left out = nothing that it knows. */
  readonly camera?: CameraKind;
  /** The attempt that it was captured for, from 0; left out = 0. */
  readonly attempt?: number;
  /** Of a frame of a challenge: the place of the action in it. */
  readonly action?: number;
  /** Of a frame of the light: the place of the colour that the screen shows. */
  readonly light?: number;
  /** Of a frame: milliseconds since the challenge or the first picture, as the page reports them. */
  readonly at?: number;
  /** Of files of a chip: the question that was open when they came. */
  readonly answers?: ChipQuestion;
}

/** What the chip of a document is asked to prove that it is no copy, by ICAO Doc 9303 part 11 §6. Bytes are hexadecimal. */
export interface ChipQuestion {
  /** What it is to sign: active authentication. */
  readonly active: string;
  /** Chip authentication with a key of this server; null = no key of the chip can be asked for. */
  readonly agreement: {
    readonly protocol: string;
    readonly keyId: string | null;
    readonly publicKey: string;
    readonly command: string;
    /** SHA-256 of the data group that the chip's key stands in. */
    readonly group14: string;
    /** The private key, sealed, base 64. */
    readonly sealedKey: string;
  } | null;
  /** The attempt that it is for. */
  readonly attempt: number;
  /** UNIX milliseconds. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** What the end user is to do before the camera. Times are UNIX milliseconds. */
export interface Challenge {
  readonly actions: readonly LivenessAction[];
  /** What the screen may show behind them, in this order; left out = nothing. */
  readonly colours?: readonly ScreenColour[];
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** A code that may bring the flow to another device. */
interface HandOff {
  /** SHA-256 of the code, hexadecimal. */
  readonly codeHash: string;
  /** Of the code, UNIX milliseconds. */
  readonly expiresAt: number;
  /** When the token of the device that offered it ends, UNIX seconds: the new one ends with it. */
  readonly tokenExpiresAt: number;
}

/** What a check came to. */
export interface CheckOutcome {
  readonly status: CheckStatus;
  readonly statusDetail: string | null;
  /** Of RETRY_REQUIRED: which of the known sentences `statusDetail` is; left out = none of them. */
  readonly retryCode?: RetryCode | null;
  readonly findings: readonly SubCheckFinding[];
  /** Data read from what was captured, by its wire names. */
  readonly extracted: { readonly [name: string]: unknown };
  readonly duplicatesFound: boolean | null;
  readonly transactionId: TransactionId | null;
}

/** A step that was begun. Times are UNIX milliseconds. */
export interface StepState extends CheckOutcome {
  readonly type: StepType;
  readonly sessionId: string;
  readonly began: number;
  readonly ended: number | null;
  /** null until the check has come to something. */
  readonly decided: boolean;
  readonly attempts: number;
  /** Those that were made before a reviewer asked for the step again; left out = none. */
  readonly attemptsBefore?: number;
  /** Handed in, and not yet checked. */
  readonly submitted: boolean;
  readonly submission: Omit<FlowSubmit, 'step'>;
  readonly media: readonly CapturedItem[];
  /** The newest one; steps that were begun before there were any have none. */
  readonly challenge?: Challenge | null;
  /** What the chip of a document is asked, until its files answer; left out = nothing. */
  readonly chipQuestion?: ChipQuestion | null;
  readonly review: { readonly by: string; readonly note: string | null; readonly at: number } | null;
}

/** Where an execution stands: everything that its events record. */
export interface ExecutionState {
  readonly inputs: WorkflowInputs;
  /** Where the backend reached this deployment, without a slash at its end. */
  readonly origin: string;
  /** The node that is worked on: a step, or the end. */
  readonly node: string;
  /** The same, in states that were stored before the member had its present name. */
  readonly at?: string;
  /** The page was opened. */
  readonly opened: boolean;
  readonly platform: Platform | null;
  readonly ip: string | null;
  /** Session of the device agent. */
  readonly deviceSession: string | null;
  readonly steps: { readonly [id: string]: StepState };
  readonly clientEvents: number;
  readonly loip: Loip | null;
  /** The picture that a selfie is compared with, as media of this execution. */
  readonly reference: string | null;
  /** Which of its tokens may act, by its number: 0 is the one of init-workflow; left out = 0. */
  readonly holder?: number;
  /** How many devices it was handed to; left out = none. */
  readonly claims?: number;
  readonly handOff?: HandOff | null;
}

/** Everything that can happen to an execution. Its time stands beside it. */
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
  /** `claimed`: with a code, by a device that it was not on before. */
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
  /** A reviewer asks the end user for a step once more; the execution goes on from there. */
  | {
      readonly kind: 'asked-again';
      readonly step: string;
      readonly reason: RetryCode;
      readonly by: string;
      readonly note: string | null;
    }
  /** What was captured for a step behind the one that was asked for again is checked beside the new capture. */
  | { readonly kind: 'rechecked'; readonly step: string }
  | {
      readonly kind: 'client-events';
      readonly events: readonly { readonly name: string; readonly at: number }[];
    }
  | { readonly kind: 'loip-evaluated'; readonly loip: Loip }
  | { readonly kind: 'finished'; readonly status: string };
