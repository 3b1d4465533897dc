import { type CaptureSlot, MAX_PER_SLOT, RETRY_SENTENCES } from '@assay/contract';
import { withUpload } from '../flow/upload-limits';
import type {
  CapturedItem,
  CheckOutcome,
  ExecutionEventBody,
  ExecutionState,
  StepState,
} from './state-shape';

export type { ExecutionEventBody } from './state-shape';

/** Status detail of a manually decided check, which replaces the reason for its review. */
const BY_HAND = { APPROVED: 'Manually approved.', DECLINED: 'Manually declined.' } as const;

const NOT_DECIDED: CheckOutcome = {
  status: 'ERROR',
  statusDetail: null,
  retryCode: null,
  findings: [],
  extracted: {},
  duplicatesFound: null,
  transactionId: null,
};

/** Copying an object and replacing members is about 100 times cheaper than adding a dozen members. */
const BLANK_STEP: StepState = {
  ...NOT_DECIDED,
  type: 'DOCUMENT',
  sessionId: '',
  began: 0,
  ended: null,
  decided: false,
  attempts: 0,
  submitted: false,
  submission: {},
  media: [],
  challenge: null,
  review: null,
};

export const NOTHING_YET: ExecutionState = {
  inputs: {},
  origin: '',
  node: '',
  opened: false,
  platform: null,
  ip: null,
  deviceSession: null,
  steps: {},
  clientEvents: 0,
  loip: null,
  reference: null,
};

/** Returns true for slots with challenge frames, which are removed with their challenge. */
export const isOfChallenge = (slot: CaptureSlot): boolean =>
  slot === 'livenessFrames' || slot === 'lightFrames';

/** Slots whose media belongs to another slot and is removed with it. */
const FALLS_WITH: { readonly [slot in CaptureSlot]?: CaptureSlot } = { documentFrames: 'documentFront' };

/** Returns the media that an item replaces: all media of earlier attempts, and the item of a single-item slot. */
export function replacedBy(step: StepState, item: CapturedItem): readonly CapturedItem[] {
  return step.media.filter(
    ({ slot, attempt = 0 }) =>
      attempt < (item.attempt ?? 0) ||
      (slot === item.slot && MAX_PER_SLOT[slot] === undefined) ||
      FALLS_WITH[slot] === item.slot,
  );
}

/**
 * Returns the number of attempts at a step, including the current one, since it was started or requested
 * again.
 */
export const attemptsOf = ({ attempts, attemptsBefore = 0 }: StepState): number => attempts - attemptsBefore;

/** Returns true if a chip may still respond to its challenge. */
export const isAskedNow = ({ chipQuestion, attempts }: StepState, now: number): boolean =>
  !!chipQuestion && chipQuestion.attempt === attempts && now <= chipQuestion.expiresAt;

/** Returns the media of the current attempt. */
export const presentMedia = (step: StepState): readonly CapturedItem[] =>
  step.media.filter(({ attempt = 0 }) => attempt === step.attempts);

const without = (media: readonly CapturedItem[], gone: readonly CapturedItem[]) =>
  media.filter((item) => !gone.includes(item));

function onStep(state: ExecutionState, id: string, change: (step: StepState) => StepState): ExecutionState {
  const step = state.steps[id];
  return step ? { ...state, steps: { ...state.steps, [id]: change(step) } } : state;
}

type ByHand = Extract<ExecutionEventBody, { readonly kind: 'reviewed' | 'asked-again' | 'rechecked' }>;

/** Returns the state after an action of a reviewer. */
function evolveByHand(state: ExecutionState, event: ByHand, at: number): ExecutionState {
  switch (event.kind) {
    case 'reviewed':
      return onStep(state, event.step, (step) => ({
        ...step,
        status: event.decision,
        statusDetail: BY_HAND[event.decision],
        review: { by: event.by, note: event.note, at },
      }));
    case 'asked-again':
      return onStep({ ...state, node: event.step, loip: null }, event.step, (step) => ({
        ...step,
        status: 'RETRY_REQUIRED',
        statusDetail: RETRY_SENTENCES[event.reason],
        retryCode: event.reason,
        decided: true,
        submitted: false,
        attemptsBefore: step.attempts,
        review: null,
      }));
    case 'rechecked':
      return onStep({ ...state, node: event.step }, event.step, (step) => ({
        ...step,
        submitted: true,
        review: null,
      }));
  }
}

/**
 * Returns the state after an event. Pure: the snapshot is a fold over the events and can be rebuilt from
 * them.
 */
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
      const step = { ...BLANK_STEP, type: event.type, sessionId: event.sessionId, began: at };
      return { ...state, node: event.step, steps: { ...state.steps, [event.step]: step } };
    }
    case 'media-received':
      return onStep(state, event.step, (step) => ({
        ...step,
        media: [...without(step.media, replacedBy(step, event.item)), event.item],
        uploads: withUpload(step.uploads, event.item.slot, event.item.size ?? 0),
        ...(event.item.answers ? { chipQuestion: null } : {}),
      }));
    case 'challenged':
      return onStep(state, event.step, (step) => ({
        ...step,
        challenge: event.challenge,
        media: step.media.filter(({ slot }) => !isOfChallenge(slot)),
      }));
    case 'chip-asked':
      return onStep(state, event.step, (step) => ({ ...step, chipQuestion: event.question }));
    case 'hand-off-offered':
      return { ...state, handOff: event.handOff };
    case 'held':
      return {
        ...state,
        holder: event.holder,
        ...(event.claimed ? { claims: event.holder, handOff: null } : {}),
      };
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
    case 'reviewed':
    case 'asked-again':
    case 'rechecked':
      return evolveByHand(state, event, at);
    case 'moved':
      return { ...state, node: event.to };
    case 'client-events':
      return { ...state, clientEvents: state.clientEvents + event.events.length };
    case 'loip-evaluated':
      return { ...state, loip: event.loip };
    case 'finished':
      return state;
  }
}

/** Returns the id of an execution's current node. */
export const nodeIdOf = ({ node, at = '' }: ExecutionState): string => node ?? at;

/** Returns the state that remains after a purge. */
export function reducedState(state: ExecutionState): ExecutionState {
  return {
    ...NOTHING_YET,
    node: nodeIdOf(state),
    loip: state.loip,
    steps: Object.fromEntries(
      Object.entries(state.steps).map(([id, step]) => [
        id,
        {
          ...step,
          ...NOT_DECIDED,
          status: step.status,
          submission: {},
          media: [],
          challenge: null,
          chipQuestion: null,
          review: null,
        },
      ]),
    ),
  };
}
