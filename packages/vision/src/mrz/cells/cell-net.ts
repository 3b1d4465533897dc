import { CELL_WEIGHTS } from './data/cell-weights';

/** What the net tells apart, in the order of its outputs. */
export const CELL_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ<';
/** Pixels of a cell. It shows a character with a tenth of its neighbours: {@link CELL_SPAN} pitches wide, 1.68 high. */
export const CELL_WIDTH = 20;
export const CELL_HEIGHT = 28;
export const CELL_SPAN = 1.2;

/** Channels of the two convolutions (3 × 3, each followed by the largest of 2 × 2) and width of the layer behind them. */
export const CELL_CHANNELS = [8, 24] as const;
export const CELL_HIDDEN = 96;
const [FIRST, SECOND] = CELL_CHANNELS;
const [HALF_HEIGHT, HALF_WIDTH] = [CELL_HEIGHT / 2, CELL_WIDTH / 2];
const [QUARTER_HEIGHT, QUARTER_WIDTH] = [CELL_HEIGHT / 4, CELL_WIDTH / 4];
const CELL_FLAT = QUARTER_HEIGHT * QUARTER_WIDTH * SECOND;

/** Numbers of each layer: filters `[out, 3, 3, in]` or `[out, in]`, then a bias for each output. */
export const CELL_LAYERS: readonly (readonly [weights: number, biases: number])[] = [
  [FIRST * 9, FIRST],
  [SECOND * 9 * FIRST, SECOND],
  [CELL_HIDDEN * CELL_FLAT, CELL_HIDDEN],
  [CELL_ALPHABET.length * CELL_HIDDEN, CELL_ALPHABET.length],
];

/** The weights and biases of the layers, one after the other. */
export type CellWeights = readonly Float32Array[];

/** Bytes of base 64, in browsers as well. */
const bytesOf = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Opens weights that were packed: eight bits each, a scale for each output. */
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

/** `out[y, x, o] = max(0, bias[o] + Σ in[y + dy, x + dx, i] · filter[o, dy, dx, i])`, zeros around the picture. */
function convolve(
  input: Float32Array,
  [height, width, inputs]: readonly [number, number, number],
  filters: Float32Array,
  biases: Float32Array,
  output: Float32Array,
): void {
  const outputs = biases.length;
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
      for (let o = 0; o < outputs; o++) {
        let sum = biases[o]!;
        for (let row = top; row <= bottom; row++) {
          // The taps of a row lie together, and so do the pixels under them.
          let tap = ((o * 3 + row - y + 1) * 3 + left - x + 1) * inputs;
          let at = (row * width + left) * inputs;
          const end = (row * width + right + 1) * inputs;
          while (at < end) sum += input[at++]! * filters[tap++]!;
        }
        output[(y * width + x) * outputs + o] = sum > 0 ? sum : 0;
      }
    }
  }
}

/** The largest of each 2 × 2. @param places where it stood, for training; null = nobody asks */
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

/** `out[o] = bias[o] + Σ in[i] · weights[o, i]`, negative ones made zero where `isRectified`. */
function dense(
  input: Float32Array,
  weights: Float32Array,
  biases: Float32Array,
  output: Float32Array,
  isRectified: boolean,
): void {
  const inputs = input.length;
  for (let o = 0; o < biases.length; o++) {
    let sum = biases[o]!;
    const row = o * inputs;
    for (let i = 0; i < inputs; i++) sum += input[i]! * weights[row + i]!;
    output[o] = isRectified && sum < 0 ? 0 : sum;
  }
}

/** Everything that one pass through the net computes; kept for training. */
export interface CellPass {
  readonly input: Float32Array;
  readonly first: Float32Array;
  readonly firstPooled: Float32Array;
  readonly firstPlaces: Int32Array;
  readonly second: Float32Array;
  readonly flat: Float32Array;
  readonly secondPlaces: Int32Array;
  readonly hidden: Float32Array;
  /** Probabilities once {@link runCell} is done. */
  readonly output: Float32Array;
}

export const cellPass = (): CellPass => ({
  input: new Float32Array(CELL_HEIGHT * CELL_WIDTH),
  first: new Float32Array(CELL_HEIGHT * CELL_WIDTH * FIRST),
  firstPooled: new Float32Array(HALF_HEIGHT * HALF_WIDTH * FIRST),
  firstPlaces: new Int32Array(HALF_HEIGHT * HALF_WIDTH * FIRST),
  second: new Float32Array(HALF_HEIGHT * HALF_WIDTH * SECOND),
  flat: new Float32Array(CELL_FLAT),
  secondPlaces: new Int32Array(CELL_FLAT),
  hidden: new Float32Array(CELL_HIDDEN),
  output: new Float32Array(CELL_ALPHABET.length),
});

/** Mean 0 and deviation 1, whatever light and contrast were; ink is negative. In place. */
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

/** Runs the net over `pass.input`; probabilities stand in `pass.output`. */
export function runCell(pass: CellPass, weights: CellWeights): void {
  const [w0, b0, w1, b1, w2, b2, w3, b3] = weights as readonly Float32Array[] & { length: 8 };
  convolve(pass.input, [CELL_HEIGHT, CELL_WIDTH, 1], w0!, b0!, pass.first);
  pool(pass.first, [CELL_HEIGHT, CELL_WIDTH, FIRST], pass.firstPooled, pass.firstPlaces);
  convolve(pass.firstPooled, [HALF_HEIGHT, HALF_WIDTH, FIRST], w1!, b1!, pass.second);
  pool(pass.second, [HALF_HEIGHT, HALF_WIDTH, SECOND], pass.flat, pass.secondPlaces);
  dense(pass.flat, w2!, b2!, pass.hidden, true);
  dense(pass.hidden, w3!, b3!, pass.output, false);
  const most = pass.output.reduce((best, value) => Math.max(best, value), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let at = 0; at < pass.output.length; at++)
    total += pass.output[at] = Math.exp(pass.output[at]! - most);
  for (let at = 0; at < pass.output.length; at++) pass.output[at]! /= total;
}

let opened: CellWeights | undefined;

/** The weights that come with this package. */
export function installedCellWeights(): CellWeights {
  opened ??= unpackWeights(CELL_WEIGHTS);
  return opened;
}
