import { CELL_WEIGHTS } from './data/cell-weights';

/** Characters that the network distinguishes, in the order of its outputs. */
export const CELL_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
/**
 * Size of a cell in pixels. A cell shows a character with a tenth of each adjacent one: {@link CELL_SPAN}
 * pitches wide, 1.68 high.
 */
export const CELL_WIDTH = 20;
export const CELL_HEIGHT = 28;
export const CELL_SPAN = 1.2;

/**
 * Channels of the two convolutions (3 × 3, each followed by 2 × 2 max pooling) and width of the following
 * layer.
 */
export const CELL_CHANNELS = [8, 24] as const;
export const CELL_HIDDEN = 96;
const [FIRST, SECOND] = CELL_CHANNELS;
const [HALF_HEIGHT, HALF_WIDTH] = [CELL_HEIGHT / 2, CELL_WIDTH / 2];
const [QUARTER_HEIGHT, QUARTER_WIDTH] = [CELL_HEIGHT / 4, CELL_WIDTH / 4];
const CELL_FLAT = QUARTER_HEIGHT * QUARTER_WIDTH * SECOND;

/** Sizes of each layer: filters `[out, 3, 3, in]` or `[out, in]`, then a bias for each output. */
export const CELL_LAYERS: readonly (readonly [weights: number, biases: number])[] = [
  [FIRST * 9, FIRST],
  [SECOND * 9 * FIRST, SECOND],
  [CELL_HIDDEN * CELL_FLAT, CELL_HIDDEN],
  [CELL_ALPHABET.length * CELL_HIDDEN, CELL_ALPHABET.length],
];

/** The weights and biases of the layers, one after the other. */
export type CellWeights = readonly Float32Array[];

/** Decodes base64 with functions that browsers also have. */
const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Unpacks weights that were stored with eight bits each and a scale for each output. */
export function unpackWeights(
  packed: readonly { readonly scales: string; readonly bytes: string }[],
): CellWeights {
  return packed.flatMap(({ scales, bytes }, layer) => {
    const [weights, biases] = CELL_LAYERS[layer]!;
    const floats = bytesOf(scales);
    const [scale, bias] = [
      new Float32Array(floats.buffer, 0, biases),
      new Float32Array(floats.buffer, biases * 4, biases),
    ];
    const small = new Int8Array(bytesOf(bytes).buffer);
    const each = weights / biases;
    return [Float32Array.from(small, (value, at) => value * scale[Math.floor(at / each)]!), bias];
  });
}

/** Collects the pixels under a 3 × 3 filter, row by row, with zeros around the image. */
function neighbours(
  input: Float32Array,
  [height, width, inputs]: readonly [number, number, number],
  [x, y]: readonly [number, number],
  patch: Float32Array,
): void {
  let to = 0;
  for (let row = y - 1; row <= y + 1; row++) {
    for (let column = x - 1; column <= x + 1; column++) {
      const isInside = row >= 0 && row < height && column >= 0 && column < width;
      let at = (row * width + column) * inputs;
      for (let channel = 0; channel < inputs; channel++) patch[to++] = isInside ? input[at++]! : 0;
    }
  }
}

/**
 * `out[y, x, o] = max(0, bias[o] + Σ in[y + dy, x + dx, i] · filter[o, dy, dx, i])`, with zeros around the
 * image.
 */
function convolve(
  input: Float32Array,
  shape: readonly [height: number, width: number, inputs: number],
  filters: Float32Array,
  biases: Float32Array,
  output: Float32Array,
  patch: Float32Array,
): void {
  let to = 0;
  for (let y = 0; y < shape[0]; y++) {
    for (let x = 0; x < shape[1]; x++, to += biases.length) {
      neighbours(input, shape, [x, y], patch);
      products(patch, filters, biases, output, to, true);
    }
  }
}

/**
 * 2 × 2 max pooling. @param places receives the positions of the maxima for training; null if they aren't
 * needed
 */
function pool(
  input: Float32Array,
  [height, width, channels]: readonly [number, number, number],
  output: Float32Array,
  places: Int32Array | null,
): void {
  for (let y = 0, to = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      for (let channel = 0; channel < channels; channel++, to++) {
        let best = (y * width + x) * channels + channel;
        for (const at of [best + channels, best + width * channels, best + (width + 1) * channels])
          if (input[at]! > input[best]!) best = at;
        output[to] = input[best]!;
        if (places) places[to] = best;
      }
    }
  }
}

/**
 * `out[to + o] = bias[o] + Σ in[i] · weights[o, i]`, with negative results set to zero if `isRectified`. Four
 * products at a time, which a processor adds in parallel.
 */
function products(
  input: Float32Array,
  weights: Float32Array,
  biases: Float32Array,
  output: Float32Array,
  to: number,
  isRectified: boolean,
): void {
  const inputs = input.length;
  const least = isRectified ? 0 : Number.NEGATIVE_INFINITY;
  let o = 0;
  for (; o + 4 <= biases.length; o += 4) {
    let [a, b, c, d] = [biases[o]!, biases[o + 1]!, biases[o + 2]!, biases[o + 3]!];
    for (let i = 0, at = o * inputs; i < inputs; i++, at++) {
      const value = input[i]!;
      a += value * weights[at]!;
      b += value * weights[at + inputs]!;
      c += value * weights[at + 2 * inputs]!;
      d += value * weights[at + 3 * inputs]!;
    }
    output[to + o] = a > least ? a : least;
    output[to + o + 1] = b > least ? b : least;
    output[to + o + 2] = c > least ? c : least;
    output[to + o + 3] = d > least ? d : least;
  }
  for (; o < biases.length; o++) {
    let sum = biases[o]!;
    for (let i = 0, at = o * inputs; i < inputs; i++, at++) sum += input[i]! * weights[at]!;
    output[to + o] = sum > least ? sum : least;
  }
}

/** Values calculated in one pass through the network; training needs the intermediate ones. */
export interface CellPass {
  readonly input: Float32Array;
  /** Inputs under each filter position of the first and of the second convolution. */
  readonly firstPatch: Float32Array;
  readonly secondPatch: Float32Array;
  readonly first: Float32Array;
  readonly firstPooled: Float32Array;
  readonly firstPlaces: Int32Array;
  readonly second: Float32Array;
  readonly flat: Float32Array;
  readonly secondPlaces: Int32Array;
  readonly hidden: Float32Array;
  /** Probabilities after {@link runCell}. */
  readonly output: Float32Array;
}

export const cellPass = (): CellPass => ({
  input: new Float32Array(CELL_HEIGHT * CELL_WIDTH),
  firstPatch: new Float32Array(9),
  secondPatch: new Float32Array(9 * FIRST),
  first: new Float32Array(CELL_HEIGHT * CELL_WIDTH * FIRST),
  firstPooled: new Float32Array(HALF_HEIGHT * HALF_WIDTH * FIRST),
  firstPlaces: new Int32Array(HALF_HEIGHT * HALF_WIDTH * FIRST),
  second: new Float32Array(HALF_HEIGHT * HALF_WIDTH * SECOND),
  flat: new Float32Array(CELL_FLAT),
  secondPlaces: new Int32Array(CELL_FLAT),
  hidden: new Float32Array(CELL_HIDDEN),
  output: new Float32Array(CELL_ALPHABET.length),
});

/**
 * Normalizes brightness in place to mean 0 and deviation 1, independent of light and contrast; ink is
 * negative.
 */
export function normaliseCell(cell: Float32Array): void {
  let [sum, squares] = [0, 0];
  for (const value of cell) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / cell.length;
  const deviation = Math.sqrt(Math.max(0, squares / cell.length - mean * mean)) + 4;
  for (let at = 0; at < cell.length; at++) cell[at] = (cell[at]! - mean) / deviation;
}

/** Runs the network on `pass.input` and writes the probabilities to `pass.output`. */
export function runCell(pass: CellPass, weights: CellWeights): void {
  const [w0, b0, w1, b1, w2, b2, w3, b3] = weights as readonly Float32Array[] & { length: 8 };
  convolve(pass.input, [CELL_HEIGHT, CELL_WIDTH, 1], w0!, b0!, pass.first, pass.firstPatch);
  pool(pass.first, [CELL_HEIGHT, CELL_WIDTH, FIRST], pass.firstPooled, pass.firstPlaces);
  convolve(pass.firstPooled, [HALF_HEIGHT, HALF_WIDTH, FIRST], w1!, b1!, pass.second, pass.secondPatch);
  pool(pass.second, [HALF_HEIGHT, HALF_WIDTH, SECOND], pass.flat, pass.secondPlaces);
  products(pass.flat, w2!, b2!, pass.hidden, 0, true);
  products(pass.hidden, w3!, b3!, pass.output, 0, false);
  const most = pass.output.reduce((best, value) => Math.max(best, value), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let at = 0; at < pass.output.length; at++)
    total += pass.output[at] = Math.exp(pass.output[at]! - most);
  for (let at = 0; at < pass.output.length; at++) pass.output[at]! /= total;
}

let opened: CellWeights | undefined;

/** Returns the weights that come with this package. */
export function installedCellWeights(): CellWeights {
  opened ??= unpackWeights(CELL_WEIGHTS);
  return opened;
}
