import type { ScreenColour } from '@assay/contract';
import { type Raster, UnreadablePicture } from '../image/raster';
import { judgeLight, type LightVerdict } from './light';
import { type LightSample, lightSample } from './light-sample';
import { type Embedding, faceDistance, OTHER_PERSON } from './match';
import type { FaceEngine } from './onnx/face-engine';
import type { TrackedFace } from './tracker';

/** Colors that a screen showed in front of a face, with one frame for each color. */
export interface LightTask {
  readonly colours: readonly ScreenColour[];
  readonly frames: readonly {
    /** Index of the color in `colours`. */
    readonly light: number;
    open(): Promise<Raster>;
  }[];
}

interface Look {
  readonly engine: FaceEngine;
  readonly signal: AbortSignal;
  /** Embedding of the face in the selfie. */
  readonly own: Embedding;
  /** Returns true if more than one of the faces, ordered from the highest, counts. */
  readonly areSeveral: (faces: readonly TrackedFace[]) => boolean;
}

/** Measures the light in one frame; null if it shows no face, several faces or another person. */
async function sampleOf(open: () => Promise<Raster>, look: Look): Promise<LightSample | null> {
  const raster = await open().catch((error: unknown) => {
    if (error instanceof UnreadablePicture) return null;
    throw error;
  });
  if (!raster) return null;
  const faces = await look.engine.faces(raster);
  const [face] = faces;
  if (!face || look.areSeveral(faces)) return null;
  const embedding = await look.engine.embed(raster, face.landmarks);
  if (faceDistance(embedding, look.own) > OTHER_PERSON) return null;
  return lightSample(raster, face.landmarks, face.box);
}

/**
 * Checks how the face reflects the screen's colors. Returns NOT_TOLD if a frame is missing or can't be used.
 * @throws the signal's reason when it is aborted
 */
export async function inspectLight({ colours, frames }: LightTask, look: Look): Promise<LightVerdict> {
  const samples: LightSample[] = [];
  for (const place of colours.keys()) {
    look.signal.throwIfAborted();
    const frame = frames.find(({ light }) => light === place);
    const sample = frame ? await sampleOf(frame.open, look) : null;
    if (!sample) return { result: 'NOT_TOLD', share: null };
    samples.push(sample);
  }
  return judgeLight(colours, samples);
}
