import { type QuarterTurns, type Raster, turn, UnreadablePicture } from '../image/raster';
import type { Box } from './landmarks';
import type { LightVerdict } from './light';
import { inspectLight, type LightTask } from './light-frames';
import {
  judgeLiveness,
  type LivenessChallenge,
  type LivenessFace,
  type LivenessFrame,
  type LivenessReason,
  type LivenessVerdict,
} from './liveness';
import { type Embedding, faceDistance, judgeDistance, SAME_PERSON } from './match';
import type { FaceEngine } from './onnx/face-engine';
import type { TrackedFace } from './tracker';

interface SelfieFrame extends Pick<LivenessFrame, 'action' | 'at' | 'digest'> {
  open(): Promise<Raster>;
}

export interface SelfieTask {
  readonly selfie: Raster;
  /**
   * Image that the face is compared with: a document's portrait or another image of the person. Null: no
   * comparison.
   */
  readonly reference: (() => Promise<Raster>) | null;
  readonly challenge: LivenessChallenge | null;
  readonly frames: readonly SelfieFrame[];
  /** Null if no colors were shown or requested. */
  readonly light: LightTask | null;
  readonly engine: FaceEngine;
  readonly signal: AbortSignal;
}

/** Reason why a selfie has to be taken again. */
type SelfieReason = LivenessReason | 'FACE_TOO_SMALL';

interface SelfieFinding {
  readonly subCheck: 'livenessCheckResult' | 'faceMatchingResult' | 'mfdCheckResult';
  readonly result: 'PASS' | 'FAIL' | 'REVIEW' | 'NOT_PERFORMED';
  readonly score?: number;
  readonly reasons: readonly string[];
}

/**
 * Position of a face in an image, as shares of the image's width and height, after `quarters` clockwise
 * quarter turns.
 */
interface FacePlace extends Box {
  readonly quarters: QuarterTurns;
}

interface SelfieAnswer {
  readonly findings: readonly SelfieFinding[];
  /** Faces that were compared; null if no face was found or no image was checked. */
  readonly places: { readonly selfie: FacePlace | null; readonly reference: FacePlace | null };
  /** Reason why the selfie has to be taken again; null if it doesn't. */
  readonly retry: SelfieReason | null;
  /** Embedding of the face in the selfie; null if there is no face or more than one. */
  readonly embedding: Embedding | null;
}

/** Minimum height of a second face, relative to the first, for it to count as another person. */
const SECOND_FACE = 0.3;
/**
 * Minimum face height in pixels. Smaller faces give unreliable results, because the recognition network reads
 * 150 pixels.
 */
const MIN_FACE_PIXELS = 80;
/**
 * Maximum number of frames with a frontal face that are compared with the reference in addition to the
 * selfie.
 */
const MAX_COMPARED = 3;
const STRAIGHT = 0.2;

export const areSeveral = ([first, second]: readonly TrackedFace[]) =>
  first !== undefined && second !== undefined && second.box.height > SECOND_FACE * first.box.height;

async function livenessFace(engine: FaceEngine, raster: Raster, face: TrackedFace): Promise<LivenessFace> {
  const { yaw, eyesOpen, mouthOpen, box, landmarks } = face;
  const embedding = await engine.embed(raster, landmarks);
  return { yaw, eyesOpen, mouthOpen, height: box.height / raster.height, embedding };
}

async function inspectFrames({ frames, engine, signal }: SelfieTask): Promise<readonly LivenessFrame[]> {
  const seen: LivenessFrame[] = [];
  for (const { action, at, digest, open } of frames) {
    signal.throwIfAborted();
    const raster = await open();
    const faces = await engine.faces(raster);
    const face = faces[0] ? await livenessFace(engine, raster, faces[0]) : null;
    seen.push({ action, at, digest, face, several: areSeveral(faces) });
  }
  return seen;
}

/**
 * Finds the highest face in an image that may be rotated by quarter turns; null if none is found. The
 * detector also finds rotated faces, but with less confidence.
 */
async function portrait(
  engine: FaceEngine,
  picture: Raster,
  signal: AbortSignal,
): Promise<{ readonly embedding: Embedding; readonly place: FacePlace } | null> {
  let best: { readonly score: number; readonly upright: Raster; readonly quarters: QuarterTurns } | null =
    null;
  for (const quarters of [0, 1, 2, 3] as const) {
    signal.throwIfAborted();
    const upright = turn(picture, quarters);
    const [box] = await engine.detect(upright);
    if (box && box.score > (best?.score ?? 0)) best = { score: box.score, upright, quarters };
  }
  if (!best) return null;
  const { upright, quarters } = best;
  const [face] = await engine.faces(upright);
  if (!face) return null;
  return {
    embedding: await engine.embed(upright, face.landmarks),
    place: placeOf(upright, face.box, quarters),
  };
}

const placeOf = ({ width, height }: Raster, box: Box, quarters: QuarterTurns): FacePlace => {
  const share = (value: number, of: number) => Math.round((value / of) * 10_000) / 10_000;
  return {
    x: share(box.x, width),
    y: share(box.y, height),
    width: share(box.width, width),
    height: share(box.height, height),
    quarters,
  };
};

async function match(
  task: SelfieTask,
  faces: readonly Embedding[],
): Promise<{ readonly finding: SelfieFinding; readonly place: FacePlace | null }> {
  const subCheck = 'faceMatchingResult';
  const notPerformed = (reason: string) => ({
    finding: { subCheck, result: 'NOT_PERFORMED', reasons: [reason] } as const,
    place: null,
  });
  if (!task.reference) return notPerformed('NO_REFERENCE');
  const picture = await task.reference().catch((error: unknown) => {
    if (error instanceof UnreadablePicture) return null;
    throw error;
  });
  if (!picture) return notPerformed('REFERENCE_UNREADABLE');
  const reference = await portrait(task.engine, picture, task.signal);
  if (!reference) return notPerformed('NO_FACE_ON_REFERENCE');
  const distance = Math.min(...faces.map((face) => faceDistance(face, reference.embedding)));
  const result = judgeDistance(distance);
  const reasons = { PASS: [], REVIEW: ['FACES_NOT_SURELY_THE_SAME'], FAIL: ['FACES_DIFFER'] }[result];
  const finding = { subCheck, result, score: Math.round(distance * 1000) / 1000, reasons } as const;
  return { finding, place: reference.place };
}

/**
 * Liveness result by light verdict after all actions were shown. A visible light response isn't a proof by
 * itself, and a missing one doesn't lower the result.
 */
const OF_LIGHT = {
  SEEN: { result: 'PASS', reasons: ['LIGHT_SEEN'] },
  OTHER_LIGHT: { result: 'REVIEW', reasons: ['OTHER_LIGHT'] },
  NOT_TOLD: { result: 'PASS', reasons: ['LIGHT_NOT_TOLD'] },
} as const satisfies {
  readonly [result in LightVerdict['result']]: Pick<SelfieFinding, 'result' | 'reasons'>;
};

function liveness(
  task: SelfieTask,
  verdict: LivenessVerdict | null,
  light: LightVerdict | null,
): SelfieFinding {
  const subCheck = 'livenessCheckResult';
  if (!verdict) {
    return { subCheck, result: 'NOT_PERFORMED', reasons: [task.challenge ? 'NO_FRAMES' : 'NO_CHALLENGE'] };
  }
  const { result, reasons, score } = verdict;
  if (result === 'PASS' && light) return { subCheck, ...OF_LIGHT[light.result], score };
  return { subCheck, result: result === 'RETRY' ? 'REVIEW' : result, reasons, score };
}

/** Returns the response for a selfie that can't be checked. */
function again(reason: SelfieReason, mfd: SelfieFinding['result']): SelfieAnswer {
  const notLooked = { result: 'NOT_PERFORMED', reasons: [reason] } as const;
  return {
    findings: [
      { subCheck: 'livenessCheckResult', ...notLooked },
      { subCheck: 'faceMatchingResult', ...notLooked },
      { subCheck: 'mfdCheckResult', result: mfd, reasons: [reason] },
    ],
    places: { selfie: null, reference: null },
    retry: reason,
    embedding: null,
  };
}

/**
 * Checks a selfie: it must show exactly one face, the same as on the reference. Liveness is decided from the
 * challenge and the screen's light on the face. The selfie has to be taken again if it shows no face, several
 * faces or a face that is too small.
 * @throws UnreadablePicture for a frame that can't be decoded; the signal's reason when it is aborted
 */
export async function checkSelfie(task: SelfieTask): Promise<SelfieAnswer> {
  const { selfie, engine, challenge } = task;
  const faces = await engine.faces(selfie);
  const [face] = faces;
  if (!face) return again('NO_FACE', 'NOT_PERFORMED');
  if (areSeveral(faces)) return again('SEVERAL_FACES', 'FAIL');
  if (face.box.height < MIN_FACE_PIXELS) return again('FACE_TOO_SMALL', 'NOT_PERFORMED');
  const own = await livenessFace(engine, selfie, face);
  const frames = await inspectFrames(task);
  const verdict = challenge && frames.length > 0 ? judgeLiveness(challenge, frames, own) : null;
  const light =
    verdict?.result === 'PASS' && task.light
      ? await inspectLight(task.light, { ...task, own: own.embedding, areSeveral })
      : null;
  const alike = frames
    .flatMap((frame) => (frame.face && Math.abs(frame.face.yaw) < STRAIGHT ? [frame.face.embedding] : []))
    .filter((embedding) => faceDistance(embedding, own.embedding) < SAME_PERSON)
    .slice(0, MAX_COMPARED);
  const matched = await match(task, [own.embedding, ...alike]);
  const [reason] = verdict?.result === 'RETRY' ? verdict.reasons : [];
  return {
    findings: [
      liveness(task, verdict, light),
      matched.finding,
      { subCheck: 'mfdCheckResult', result: 'PASS', reasons: [] },
    ],
    places: { selfie: placeOf(selfie, face.box, 0), reference: matched.place },
    retry: reason ?? null,
    embedding: own.embedding,
  };
}

/** Result of comparing the faces of two images. */
interface FaceComparison {
  /**
   * 0 for the same image, about 0.3 for one person, 0.8 for two; null unless each image has exactly one main
   * face.
   */
  readonly distance: number | null;
  /** RETRY_REQUIRED: one of the images shows no face, or several of similar size. */
  readonly decision: 'PASS' | 'REVIEW' | 'FAIL' | 'RETRY_REQUIRED';
  readonly facesA: number;
  readonly facesB: number;
}

/** Compares the people in two images, using the highest face of each image. */
export async function compareFaces(engine: FaceEngine, a: Raster, b: Raster): Promise<FaceComparison> {
  const [of, other] = [await engine.faces(a), await engine.faces(b)];
  const counts = { facesA: of.length, facesB: other.length };
  const [one, two] = [of[0], other[0]];
  if (!one || !two || areSeveral(of) || areSeveral(other))
    return { distance: null, decision: 'RETRY_REQUIRED', ...counts };
  const distance = faceDistance(await engine.embed(a, one.landmarks), await engine.embed(b, two.landmarks));
  return { distance: Math.round(distance * 1000) / 1000, decision: judgeDistance(distance), ...counts };
}
