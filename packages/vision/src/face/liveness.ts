import type { Embedding } from './match';
import { faceDistance, OTHER_PERSON } from './match';
import type { TrackedFace } from './tracker';

/** What a person can be asked to do before the camera. Left and right are the person's own. */
export type LivenessAction = 'TURN_LEFT' | 'TURN_RIGHT' | 'BLINK' | 'OPEN_MOUTH' | 'COME_CLOSER';

/** The face of a picture, as far as liveness looks at it. */
export interface LivenessFace extends Pick<TrackedFace, 'yaw' | 'eyesOpen' | 'mouthOpen'> {
  /** The face's height as a share of the picture's. */
  readonly height: number;
  readonly embedding: Embedding;
}

/** A picture taken while a challenge was met. */
export interface LivenessFrame {
  /** Place of the action that it was taken for, from 0. */
  readonly action: number;
  /** Milliseconds since the challenge was issued. */
  readonly at: number;
  /** The highest face; null = there is none. */
  readonly face: LivenessFace | null;
  /** A second face is more than a third as high. */
  readonly several: boolean;
  /** The same for two pictures exactly when their bytes are the same. */
  readonly digest: string;
}

export interface LivenessChallenge {
  readonly actions: readonly LivenessAction[];
  /** How long it is good for, milliseconds. */
  readonly lasts: number;
}

/** Why a challenge was not met. */
export type LivenessReason =
  | 'FRAMES_OUT_OF_ORDER'
  | 'SEVERAL_FACES'
  | 'NO_FACE'
  | 'OTHER_PERSON'
  | 'NOT_SURELY_THE_SAME_PERSON'
  | `NOT_SHOWN_${LivenessAction}`;

export interface LivenessVerdict {
  /** RETRY: not met, and nothing that rules it out. FAIL: somebody else was before the camera. */
  readonly result: 'PASS' | 'FAIL' | 'RETRY';
  readonly reasons: readonly LivenessReason[];
  /** Share of the actions that were shown. */
  readonly score: number;
}

/** Radians that the head has to turn, as the nets read them: a third too much (docs/benchmarks/vision.md). */
const TURN = 0.4;
const STRAIGHT = 0.2;
/** Of the evidence for open eyes (natural logarithms of odds): closing takes away so much, opening gives back so much. */
const CLOSES = 3;
const REOPENS = 2;
/** Above this, eyes are not closed, whatever they were before. */
const SURELY_OPEN = 1.5;
const MOUTH_OPENS = 0.2;
const MOUTH_OPEN = 0.25;
const GROWS = 1.25;
/** A turned face is less like the straight one of the same person. */
const TURNED_LIMIT = 0.68;

type SeenFrame = LivenessFrame & { readonly face: LivenessFace };

const odds = (share: number) => Math.log(Math.max(1e-9, share) / Math.max(1e-9, 1 - share));
const isStraight = ({ yaw }: LivenessFace) => Math.abs(yaw) <= STRAIGHT;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

/** The frame of an action that shows it; null = none does. */
function evidence(
  action: LivenessAction,
  own: readonly SeenFrame[],
  all: readonly SeenFrame[],
  selfie: LivenessFace,
): SeenFrame | null {
  const straight = [selfie, ...all.map(({ face }) => face)].filter(isStraight);
  switch (action) {
    // The person's own left is at the right of a camera's picture, which is not mirrored: there yaw is positive.
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

/** Whether the frames show the person of the selfie. */
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

/** Frames come in the order of the actions, within the challenge's time, no two at once. */
function isInOrder(frames: readonly LivenessFrame[], { actions, lasts }: LivenessChallenge): boolean {
  return frames.every(({ action, at }, index) => {
    const before = frames[index - 1];
    if (action < 0 || action >= actions.length || at < 0 || at > lasts) return false;
    return !before || (at > before.at && action >= before.action);
  });
}

/**
 * Judges whether what was asked for was done: each action in frames of its own and in order, by one person alone, who is
 * the one of the selfie. Stops prints and still pictures; a video that is made to order, a mask or a camera that is not
 * one can pass.
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
  // One picture cannot be two moments.
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
