import type { Embedding } from './match';
import { faceDistance, OTHER_PERSON } from './match';
import type { TrackedFace } from './tracker';

/** Action that a person can be asked to perform in front of the camera. Left and right are the person's. */
export type LivenessAction = 'TURN_LEFT' | 'TURN_RIGHT' | 'BLINK' | 'OPEN_MOUTH' | 'COME_CLOSER';

/** Properties of a face that the liveness check uses. */
export interface LivenessFace extends Pick<TrackedFace, 'yaw' | 'eyesOpen' | 'mouthOpen'> {
  /** Height of the face as a share of the image's height. */
  readonly height: number;
  readonly embedding: Embedding;
}

/** Frame that was captured during a challenge. */
export interface LivenessFrame {
  /** Index of the action that the frame belongs to, from 0. */
  readonly action: number;
  /** Milliseconds since the challenge was issued. */
  readonly at: number;
  /** Highest face; null if there is none. */
  readonly face: LivenessFace | null;
  /** True if a second face is more than a third as high. */
  readonly several: boolean;
  /** Equal for two images exactly when their bytes are equal. */
  readonly digest: string;
}

export interface LivenessChallenge {
  readonly actions: readonly LivenessAction[];
  /** Validity period in milliseconds. */
  readonly lasts: number;
}

/** Reason why a challenge was not met. */
export type LivenessReason =
  | 'FRAMES_OUT_OF_ORDER'
  | 'SEVERAL_FACES'
  | 'NO_FACE'
  | 'OTHER_PERSON'
  | 'NOT_SURELY_THE_SAME_PERSON'
  | `NOT_SHOWN_${LivenessAction}`;

export interface LivenessVerdict {
  /** RETRY: not met, but not ruled out. FAIL: another person was in front of the camera. */
  readonly result: 'PASS' | 'FAIL' | 'RETRY';
  readonly reasons: readonly LivenessReason[];
  /** Share of the actions that were shown. */
  readonly score: number;
}

/**
 * Minimum head rotation in radians, as the networks measure it, which is a third too much
 * (docs/benchmarks/vision.md).
 */
const TURN = 0.4;
const STRAIGHT = 0.2;
/**
 * Change of the evidence for open eyes (natural logarithm of odds): the minimum decrease on closing and the
 * minimum increase on opening.
 */
const CLOSES = 3;
const REOPENS = 2;
/** Above this evidence the eyes aren't closed, whatever the previous frames show. */
const SURELY_OPEN = 1.5;
const MOUTH_OPENS = 0.2;
const MOUTH_OPEN = 0.25;
const GROWS = 1.25;
/** Maximum distance for a turned face, which is less similar to the frontal face of the same person. */
const TURNED_LIMIT = 0.68;

type SeenFrame = LivenessFrame & { readonly face: LivenessFace };

const odds = (share: number) => Math.log(Math.max(1e-9, share) / Math.max(1e-9, 1 - share));
const isStraight = ({ yaw }: LivenessFace) => Math.abs(yaw) <= STRAIGHT;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** Returns the frame that shows the action; null if none does. */
function evidence(
  action: LivenessAction,
  own: readonly SeenFrame[],
  all: readonly SeenFrame[],
  selfie: LivenessFace,
): SeenFrame | null {
  const straight = [selfie, ...all.map(({ face }) => face)].filter(isStraight);
  switch (action) {
    // The camera image isn't mirrored, so the person's left is at its right, where yaw is positive.
    case 'TURN_LEFT':
    case 'TURN_RIGHT': {
      const side = action === 'TURN_LEFT' ? 1 : -1;
      return (straight.length > 0 && own.find(({ face }) => face.yaw * side >= TURN)) || null;
    }
    case 'BLINK': {
      const open = median(straight.map(({ eyesOpen }) => odds(eyesOpen)));
      const closed = own.find(
        ({ face }) => isStraight(face) && odds(face.eyesOpen) <= Math.min(open - CLOSES, SURELY_OPEN),
      );
      const isReopened = all.some(
        (frame) =>
          closed !== undefined &&
          frame.at > closed.at &&
          odds(frame.face.eyesOpen) >= odds(closed.face.eyesOpen) + REOPENS,
      );
      return (isReopened && closed) || null;
    }
    case 'OPEN_MOUTH': {
      const closed = median(straight.map(({ mouthOpen }) => mouthOpen));
      const limit = Math.max(MOUTH_OPEN, closed + MOUTH_OPENS);
      return own.find(({ face }) => face.mouthOpen >= limit) ?? null;
    }
    case 'COME_CLOSER':
      return (
        own.find(({ face, at }) => {
          const before = all.filter((frame) => frame.at < at).map((frame) => frame.face.height);
          return face.height >= GROWS * median([selfie.height, ...before]);
        }) ?? null
      );
  }
}

/** Returns the reason why the frames may not show the person of the selfie; null if they do. */
function identity(frames: readonly SeenFrame[], selfie: LivenessFace): LivenessReason | null {
  let unsure: LivenessReason | null = null;
  for (const { face } of frames) {
    const distance = faceDistance(face.embedding, selfie.embedding);
    const isTurned = Math.abs(face.yaw) > TURN;
    if (!isTurned && distance > TURNED_LIMIT) return 'OTHER_PERSON';
    if (distance > (isTurned ? TURNED_LIMIT : OTHER_PERSON)) unsure = 'NOT_SURELY_THE_SAME_PERSON';
  }
  return unsure;
}

/**
 * Returns true if the frames follow the order of the actions, are within the challenge's time and have
 * distinct times.
 */
function isInOrder(frames: readonly LivenessFrame[], { actions, lasts }: LivenessChallenge): boolean {
  return frames.every(({ action, at }, index) => {
    const before = frames[index - 1];
    if (action < 0 || action >= actions.length || at < 0 || at > lasts) return false;
    return !before || (at > before.at && action >= before.action);
  });
}

/**
 * Evaluates whether the requested actions were performed: each in its own frames, in order, and only by the
 * person of the selfie. This detects prints and still images. A video made to order, a mask or a virtual
 * camera can still pass.
 * @param frames in any order
 */
export function judgeLiveness(
  challenge: LivenessChallenge,
  frames: readonly LivenessFrame[],
  selfie: LivenessFace,
): LivenessVerdict {
  const ordered = [...frames].sort((a, b) => a.at - b.at);
  const seen = ordered.filter((frame): frame is SeenFrame => frame.face !== null);
  const shown = challenge.actions.map((action, index) =>
    evidence(
      action,
      seen.filter((frame) => frame.action === index),
      seen,
      selfie,
    ),
  );
  // One image can't show two actions.
  const pictures = shown.map((frame) => frame?.digest);
  const isShown = shown.map((frame, index) => frame !== null && pictures.indexOf(frame.digest) === index);
  const reasons: LivenessReason[] = [];
  if (!isInOrder(ordered, challenge)) reasons.push('FRAMES_OUT_OF_ORDER');
  if (ordered.some(({ several }) => several)) reasons.push('SEVERAL_FACES');
  if (seen.length === 0) reasons.push('NO_FACE');
  const who = identity(seen, selfie);
  if (who) reasons.push(who);
  challenge.actions.forEach((action, index) => {
    if (!isShown[index]) reasons.push(`NOT_SHOWN_${action}`);
  });
  const score = isShown.filter(Boolean).length / Math.max(1, challenge.actions.length);
  if (reasons.length === 0) return { result: 'PASS', reasons, score };
  return { result: who === 'OTHER_PERSON' ? 'FAIL' : 'RETRY', reasons, score };
}
