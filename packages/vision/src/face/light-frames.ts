import type { ScreenColour } from '@assay/contract';
import { type Raster, UnreadablePicture } from '../image/raster';
import { judgeLight, type LightVerdict } from './light';
import { type LightSample, lightSample } from './light-sample';
import { type Embedding, faceDistance, OTHER_PERSON } from './match';
import type { FaceEngine } from './onnx/face-engine';
import type { TrackedFace } from './tracker';

/** The colours that a screen was to show while a face was before the camera, and a picture of each. */
export interface LightTask {
  readonly colours: readonly ScreenColour[];
  readonly frames: readonly {
    /** The place of its colour. */
    readonly light: number;
    open(): Promise<Raster>;
  }[];
}

interface Look {
  readonly engine: FaceEngine;
  readonly signal: AbortSignal;
  /** The face of the selfie. */
  readonly own: Embedding;
  /** Whether of faces, the highest first, more than one counts. */
  readonly areSeveral: (faces: readonly TrackedFace[]) => boolean;
}

/** The light of one picture; null = it shows no face, several, or somebody else. */
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
 * Looks at what a face threw back of the screen's colours. Whatever is missing or cannot be looked at is not told.
 * @throws the signal's reason when it is aborted
 */
export async function lookAtLight({ colours, frames }: LightTask, look: Look): Promise<LightVerdict> {
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
