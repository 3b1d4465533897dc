import type {
  CheckStatus,
  FlowSubmit,
  Loip,
  MediaSlot,
  Platform,
  StepType,
  SubCheckResult,
  WorkflowInputs,
} from '@assay/contract';

/** What an engine found out about one sub-check. */
export interface Finding {
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
  readonly slot: MediaSlot;
  readonly id: string;
  readonly method: CaptureMethod;
}

/** What a check came to. */
export interface CheckOutcome {
  readonly status: CheckStatus;
  readonly statusDetail: string | null;
  readonly findings: readonly Finding[];
  /** Data read from what was captured, by its wire names. */
  readonly extracted: { readonly [name: string]: unknown };
  readonly duplicatesFound: boolean | null;
  readonly transactionId: string | null;
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
  /** Handed in, and not yet checked. */
  readonly submitted: boolean;
  readonly submission: Omit<FlowSubmit, 'step'>;
  readonly media: readonly CapturedItem[];
  readonly review: { readonly by: string; readonly note: string | null; readonly at: number } | null;
}

/** Where an execution stands: everything that its events told. */
export interface ExecutionState {
  readonly inputs: WorkflowInputs;
  /** Where the backend reached this deployment, without a slash at its end. */
  readonly origin: string;
  /** The node that is worked on: a step, or the end. */
  readonly at: string;
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
}

/** Everything that can happen to an execution. `at` is told beside it. */
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
  | {
      readonly kind: 'client-events';
      readonly events: readonly { readonly name: string; readonly at: number }[];
    }
  | { readonly kind: 'loip-evaluated'; readonly loip: Loip }
  | { readonly kind: 'finished'; readonly status: string };

const NOT_DECIDED: CheckOutcome = {
  status: 'ERROR',
  statusDetail: null,
  findings: [],
  extracted: {},
  duplicatesFound: null,
  transactionId: null,
};

export const NOTHING_YET: ExecutionState = {
  inputs: {},
  origin: '',
  at: '',
  opened: false,
  platform: null,
  ip: null,
  deviceSession: null,
  steps: {},
  clientEvents: 0,
  loip: null,
  reference: null,
};

function onStep(state: ExecutionState, id: string, change: (step: StepState) => StepState): ExecutionState {
  const step = state.steps[id];
  return step ? { ...state, steps: { ...state.steps, [id]: change(step) } } : state;
}

/** The state behind an event. Pure: the snapshot is this fold over the events, and can be made anew from them. */
export function evolve(state: ExecutionState, event: ExecutionEventBody, at: number): ExecutionState {
  switch (event.kind) {
    case 'started':
      return {
        ...state,
        inputs: event.inputs,
        origin: event.origin,
        ip: event.ip,
        reference: event.reference,
      };
    case 'opened':
      return {
        ...state,
        opened: true,
        platform: event.platform,
        ip: state.ip ?? event.ip,
        deviceSession: event.deviceSession ?? state.deviceSession,
      };
    case 'step-begun': {
      const step: StepState = {
        ...NOT_DECIDED,
        type: event.type,
        sessionId: event.sessionId,
        began: at,
        ended: null,
        decided: false,
        attempts: 0,
        submitted: false,
        submission: {},
        media: [],
        review: null,
      };
      return { ...state, at: event.step, steps: { ...state.steps, [event.step]: step } };
    }
    case 'media-received':
      return onStep(state, event.step, (step) => ({
        ...step,
        media: [
          ...step.media.filter(
            ({ slot }) => slot !== event.item.slot || event.item.slot === 'evidenceCollectionFiles',
          ),
          event.item,
        ],
      }));
    case 'submitted':
      return onStep(state, event.step, (step) => ({
        ...step,
        submitted: true,
        attempts: step.attempts + 1,
        submission: event.submission,
      }));
    case 'check-finished':
      return onStep(state, event.step, (step) => ({
        ...step,
        ...event.outcome,
        decided: true,
        submitted: false,
        ended: at,
        media: step.media,
      }));
    case 'moved':
      return { ...state, at: event.to };
    case 'reviewed':
      return onStep(state, event.step, (step) => ({
        ...step,
        status: event.decision,
        review: { by: event.by, note: event.note, at },
      }));
    case 'client-events':
      return { ...state, clientEvents: state.clientEvents + event.events.length };
    case 'loip-evaluated':
      return { ...state, loip: event.loip };
    case 'finished':
      return state;
  }
}

/** What stays of an execution when its data is purged. */
export function reducedState(state: ExecutionState): ExecutionState {
  return {
    ...NOTHING_YET,
    at: state.at,
    loip: state.loip,
    steps: Object.fromEntries(
      Object.entries(state.steps).map(([id, step]) => [
        id,
        { ...step, ...NOT_DECIDED, status: step.status, submission: {}, media: [], review: null },
      ]),
    ),
  };
}
