import type { LivenessAction } from '@assay/contract';
import type { SeenFace } from '../engine/messages';

/** Hint for the end user before a movement can be requested. */
type FaceHint = 'noFace' | 'oneFace' | 'faceCloser' | 'faceFarther' | 'faceCenter' | 'lookStraight';

/** A face at rest, the baseline that actions are compared with. */
interface Rest {
  readonly height: number;
  /** Natural logarithm of the odds that the eyes are open. */
  readonly eyesOpen: number;
  readonly mouthOpen: number;
}

export interface ChallengeState {
  readonly actions: readonly LivenessAction[];
  /** Index of the requested action; equal to the number of actions when all are done. */
  readonly index: number;
  /** Value of the closed eyes, in the unit of `Rest.eyesOpen`. */
  readonly closed: number;
  /**
   * `rest` before the action, while a face at rest is required. A blink has the two phases `act` and
   * `reopen`.
   */
  readonly phase: 'rest' | 'act' | 'reopen';
  readonly rest: Rest | null;
  /** Time from which the face is at rest, in milliseconds. */
  readonly restSince: number | null;
  /** Problem to fix before the action can be requested; null if the action itself is shown. */
  readonly hint: FaceHint | null;
  /** Slot under which this frame is stored; null if it isn't stored. */
  readonly keep: 'selfie' | 'frame' | null;
  readonly isDone: boolean;
}

export const challengeStart = (actions: readonly LivenessAction[]): ChallengeState => ({
  actions,
  index: 0,
  phase: 'rest',
  closed: 0,
  rest: null,
  restSince: null,
  hint: 'noFace',
  keep: null,
  isDone: false,
});

// Thresholds of the server's engine (docs/concepts/face-checks.md) plus a margin, so that a pass here also
// passes there.
const TURN_RAD = 0.5;
const STRAIGHT_RAD = 0.2;
const EYES_CLOSE = 3.3;
const EYES_SURELY_OPEN = 1.2;
const EYES_REOPEN = 2.4;
const MOUTH_OPENS = 0.18;
const MOUTH_OPEN = 0.24;
const GROWS = 1.3;
const REST_MS = 500;
const MIN_HEIGHT = 0.28;
const MAX_HEIGHT = 0.62;
const MAX_OFFSET_X = 0.2;
const MAX_OFFSET_Y = 0.22;

/** Minimum height of a second face, compared with the first, that counts as another person in the picture. */
const SECOND_FACE = 0.3;

const odds = (share: number) => Math.log(Math.max(1e-9, share) / Math.max(1e-9, 1 - share));

function wrongWith(faces: readonly SeenFace[], size: { width: number; height: number }): FaceHint | null {
  const [face, second] = faces;
  if (!face) return 'noFace';
  if (second && second.box.height > SECOND_FACE * face.box.height) return 'oneFace';
  const height = face.box.height / size.height;
  if (height < MIN_HEIGHT) return 'faceCloser';
  if (height > MAX_HEIGHT) return 'faceFarther';
  const { x, y, width } = face.box;
  const offX = (x + width / 2) / size.width - 0.5;
  const offY = (y + face.box.height / 2) / size.height - 0.5;
  if (Math.abs(offX) > MAX_OFFSET_X || Math.abs(offY) > MAX_OFFSET_Y) return 'faceCenter';
  return Math.abs(face.yaw) > STRAIGHT_RAD ? 'lookStraight' : null;
}

/**
 * Checks whether a frame shows an action. A person's left is on the right of the camera's frame, where yaw is
 * positive.
 */
function shows(action: LivenessAction, face: SeenFace, rest: Rest): boolean {
  const isStraight = Math.abs(face.yaw) <= STRAIGHT_RAD;
  switch (action) {
    case 'TURN_LEFT':
      return face.yaw >= TURN_RAD;
    case 'TURN_RIGHT':
      return face.yaw <= -TURN_RAD;
    case 'BLINK':
      return isStraight && odds(face.eyesOpen) <= Math.min(rest.eyesOpen - EYES_CLOSE, EYES_SURELY_OPEN);
    case 'OPEN_MOUTH':
      return isStraight && face.mouthOpen >= Math.max(MOUTH_OPEN, rest.mouthOpen + MOUTH_OPENS);
    case 'COME_CLOSER':
      return face.box.height >= GROWS * rest.height;
  }
}

/**
 * Improves the baseline when the face shows more rest, in case it was taken with an open mouth or closed
 * eyes.
 */
function calmer(rest: Rest, face: SeenFace): Rest {
  if (Math.abs(face.yaw) > STRAIGHT_RAD) return rest;
  return {
    height: Math.min(rest.height, face.box.height),
    eyesOpen: Math.max(rest.eyesOpen, odds(face.eyesOpen)),
    mouthOpen: Math.min(rest.mouthOpen, face.mouthOpen),
  };
}

function next(state: ChallengeState): ChallengeState {
  const index = state.index + 1;
  const isDone = index === state.actions.length;
  return { ...state, index, phase: 'rest', restSince: null, hint: null, keep: 'frame', isDone };
}

/**
 * Processes one frame: returns the requested action and whether to store the frame. A face at rest is also
 * stored before each action, so that an engine can compare them. Pure.
 * @param size size of the analyzed frame, in pixels
 * @param now milliseconds of a monotonic clock
 */
export function guideChallenge(
  state: ChallengeState,
  faces: readonly SeenFace[],
  size: { readonly width: number; readonly height: number },
  now: number,
): ChallengeState {
  if (state.isDone) return { ...state, keep: null };
  const [face] = faces;
  const action = state.actions[state.index];
  if (state.phase === 'rest' || !state.rest || !face || !action) {
    const hint = wrongWith(faces, size);
    if (hint || !face) return { ...state, hint, restSince: null, keep: null };
    const restSince = state.restSince ?? now;
    if (now - restSince < REST_MS) return { ...state, hint: null, restSince, keep: null };
    const rest = { height: face.box.height, eyesOpen: odds(face.eyesOpen), mouthOpen: face.mouthOpen };
    const keep = state.index === 0 && !state.rest ? 'selfie' : 'frame';
    return { ...state, phase: 'act', rest, restSince: null, hint: null, keep };
  }
  const second = faces[1];
  if (second && second.box.height > SECOND_FACE * face.box.height) {
    return { ...state, phase: 'rest', restSince: null, hint: 'oneFace', keep: null };
  }
  if (state.phase === 'reopen') {
    return odds(face.eyesOpen) >= state.closed + EYES_REOPEN ? next(state) : { ...state, keep: null };
  }
  if (!shows(action, face, state.rest))
    return { ...state, rest: calmer(state.rest, face), hint: null, keep: null };
  return action === 'BLINK'
    ? { ...state, phase: 'reopen', closed: odds(face.eyesOpen), keep: 'frame' }
    : next(state);
}
