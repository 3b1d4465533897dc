import type { InferenceSession } from 'onnxruntime-node';
import { installedOcrModels } from '../../../packages/vision/src/ocr/reader';
import { lineTensor } from '../../../packages/vision/src/ocr/recognise';
import { FEATURE_COUNT, FEATURES, withOutputs } from '../../../packages/vision/src/ocr/scripts/model-scripts';
import { SHAPES, shapesOf } from '../../../packages/vision/src/ocr/scripts/shapes';
import { random } from '../../../packages/vision/src/testing/index';
import { drawLine } from './draw-line';
import { anyLine } from './words';

/** A drawn line: what the recogniser of PP-OCRv4 sees of it, and what it says. */
export interface FeatureLine {
  readonly text: string;
  /** Pixels of its capitals in the capture. */
  readonly capitals: number;
  /** Places in the reader's outputs; 0 is "no character". */
  readonly labels: readonly number[];
  readonly steps: number;
  /** `[steps, FEATURE_COUNT]` */
  readonly features: Float32Array;
}

const PLACES = new Map(SHAPES.map((shape, at) => [shape, at + 1]));

/** Lines from this number on have letters that stand apart. */
const SPACED_FROM = 7600;
/** Heights of capitals in pixels of the capture. */
const [SMALLEST, LARGEST] = [8, 30];

/** The line of a number: the same on every run. */
function lineOf(seed: number, number: number, isHeldOut: boolean) {
  const draw = random(seed + number * 7919);
  for (;;) {
    const text = anyLine(draw, isHeldOut).replace(/ +/g, ' ').trim();
    const shapes = shapesOf(text);
    const labels = [...shapes].map((shape) => PLACES.get(shape) ?? 0);
    if (labels.length < 2 || labels.length > 34 || labels.includes(0)) continue;
    const capitals = draw() < 0.3 ? ([SMALLEST, 12] as const) : ([12, LARGEST] as const);
    const drawn = drawLine(text, { capitals, isHeldOut, isSpaced: number >= SPACED_FROM }, draw);
    if (drawn) return { text, labels, ...drawn };
  }
}

/** The part of PP-OCRv4's recogniser that is kept as it is. */
export async function openFeatures(): Promise<{
  readonly of: (number: number, seed: number, isHeldOut: boolean) => Promise<FeatureLine>;
}> {
  const { default: runtime } = await import('onnxruntime-node');
  const model = installedOcrModels().recogniser;
  const options: InferenceSession.SessionOptions = { intraOpNumThreads: 1, interOpNumThreads: 1 };
  const session = await runtime.InferenceSession.create(withOutputs(model, FEATURES), options);
  return {
    async of(number, seed, isHeldOut) {
      const { text, labels, capitals, picture } = lineOf(seed, number, isHeldOut);
      const { data, shape } = lineTensor(picture);
      const found = await session.run({ x: new runtime.Tensor('float32', data, shape) }, [...FEATURES]);
      const parts = FEATURES.map((name) => found[name]!);
      const steps = parts[0]!.dims.at(-1)!;
      const features = new Float32Array(steps * FEATURE_COUNT);
      let offset = 0;
      for (const part of parts) {
        const values = part.data as Float32Array;
        const channels = values.length / steps;
        for (let channel = 0; channel < channels; channel++)
          for (let step = 0; step < steps; step++)
            features[step * FEATURE_COUNT + offset + channel] = values[channel * steps + step]!;
        offset += channels;
      }
      return { text, capitals, labels, steps, features };
    },
  };
}
