import type { InferenceSession } from 'onnxruntime-node';
import type { Raster } from '../../../packages/vision/src/image/raster';
import { installedOcrModels } from '../../../packages/vision/src/ocr/reader';
import { lineTensor } from '../../../packages/vision/src/ocr/recognise';
import { FEATURE_COUNT, FEATURES, withOutputs } from '../../../packages/vision/src/ocr/scripts/model-scripts';
import { SHAPES, shapesOf } from '../../../packages/vision/src/ocr/scripts/shapes';
import { random } from '../../../packages/vision/src/testing/index';
import {
  canPrint,
  openTypeface,
  printText,
  type Typeface,
  widthOf,
} from '../../../packages/vision/src/testing/print-text';
import { quantise } from '../cells/jpeg-blocks';
import { between, blurred, gaussian } from '../cells/sample';
import { anyLine } from './words';

/** Typefaces for training, and others for the measurement. */
const TRAINED = [
  'roboto',
  'open-sans',
  'pt-sans',
  'pt-serif',
  'fira-sans',
  'source-sans-3',
  'roboto-condensed',
];
const HELD_OUT = ['arimo', 'tinos', 'ibm-plex-sans'];
const WEIGHTS = [400, 400, 500, 700];

function anyTypeface(text: string, isHeldOut: boolean, draw: () => number): Typeface | null {
  const families = isHeldOut ? HELD_OUT : TRAINED;
  for (let attempt = 0; attempt < 12; attempt++) {
    const family = families[Math.floor(draw() * families.length)]!;
    const face = openTypeface(family, WEIGHTS[Math.floor(draw() * WEIGHTS.length)]!);
    if (face.parts.length > 0 && canPrint(face, text)) return face;
  }
  return null;
}

/**
 * Returns the paper's brightness at each pixel: a tint, a gradient and, half of the time, waves of a printed
 * background.
 */
function paperOf(width: number, height: number, paper: number, draw: () => number): Float32Array {
  const light = new Float32Array(width * height);
  const amount = draw() < 0.5 ? between(draw, 0, 0.13) * paper : 0;
  const waves = [0, 1].map(
    () => [between(draw, -0.9, 0.9), between(draw, -0.9, 0.9), between(draw, 0, 6.3)] as const,
  );
  const [across, down] = [(gaussian(draw) * 12) / width, (gaussian(draw) * 8) / height];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let value = paper + across * x + down * y;
      for (const [fx, fy, phase] of waves)
        value += amount * Math.sin(fx * x + fy * y + phase + Math.sin(x * fy * 0.3));
      light[y * width + x] = value;
    }
  return light;
}

/** Quality of a line's capture; 1 is the training level. */
interface Damage {
  /** Height range of the capitals, in pixels. */
  readonly capitals: readonly [number, number];
  readonly isHeldOut: boolean;
  /** True for spaced letters, as cards print names. */
  readonly isSpaced: boolean;
}

/**
 * Draws a line of print like a document capture: typeface, weight, size, background, blur, noise, JPEG, and a
 * slightly misplaced reader box.
 * @returns null when no typeface has its letters
 */
function drawLine(
  text: string,
  { capitals, isHeldOut, isSpaced }: Damage,
  draw: () => number,
): { readonly picture: Raster; readonly capitals: number } | null {
  const face = anyTypeface(text, isHeldOut, draw);
  if (!face) return null;
  const capital = between(draw, ...capitals);
  // Capitals are about 0.7 of the em.
  const options = {
    size: capital / 0.7,
    spacing: draw() < (isSpaced ? 0.6 : 0.3) ? between(draw, -0.02, isSpaced ? 0.24 : 0.1) * capital : 0,
    stretch: draw() < 0.4 ? between(draw, 0.8, 1.12) : 1,
  };
  const [left, right, above, below] = [
    between(draw, 0.1, 0.7),
    between(draw, 0.1, 0.7),
    between(draw, 0.12, 0.6),
    between(draw, 0.2, 0.6),
  ].map((share) => share * capital) as [number, number, number, number];
  const width = Math.ceil(widthOf(face, text, options) + left + right);
  const height = Math.max(8, Math.ceil(capital + above + below));
  const ink = { width, height, cover: new Float32Array(width * height) };
  printText(ink, face, text, left, above + capital, options);
  const paper = between(draw, 120, 250);
  let picture = paperOf(width, height, paper, draw);
  const dark = paper * between(draw, 0.05, 0.5);
  for (let at = 0; at < picture.length; at++)
    picture[at] = picture[at]! * (1 - ink.cover[at]!) + dark * ink.cover[at]!;
  picture = new Float32Array(
    blurred(picture, width, height, Math.abs(gaussian(draw)) * Math.min(1.3, capital * 0.055)),
  );
  const sigma = draw() < 0.6 ? between(draw, 0, 8) : 0;
  for (let at = 0; at < picture.length; at++) picture[at]! += gaussian(draw) * sigma;
  if (draw() < 0.6) quantise(picture, width, height, draw);
  const tint = [between(draw, 0.88, 1), between(draw, 0.92, 1), between(draw, 0.88, 1)];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < picture.length; at++) {
    for (let channel = 0; channel < 3; channel++) data[at * 4 + channel] = picture[at]! * tint[channel]!;
    data[at * 4 + 3] = 255;
  }
  return { picture: { width, height, data }, capitals: capital };
}

/** A drawn line: the features from PP-OCRv4's recognizer, and its text. */
export interface FeatureLine {
  readonly text: string;
  /** Height of its capitals in the capture, in pixels. */
  readonly capitals: number;
  /** Indexes in the reader's outputs; 0 is "no character". */
  readonly labels: readonly number[];
  readonly steps: number;
  /** `[steps, FEATURE_COUNT]` */
  readonly features: Float32Array;
}

const PLACES = new Map(SHAPES.map((shape, at) => [shape, at + 1]));

/** First line number with spaced letters. */
const SPACED_FROM = 7600;
/** Minimum and maximum height of capitals in the capture, in pixels. */
const [SMALLEST, LARGEST] = [8, 30];

/** Returns the line of a number, identical in every run. */
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

/** Opens the unchanged part of PP-OCRv4's recognizer. */
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
