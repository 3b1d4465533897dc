import {
  CELL_CHANNELS,
  CELL_HEIGHT,
  CELL_HIDDEN,
  CELL_LAYERS,
  CELL_WIDTH,
  type CellPass,
  type CellWeights,
  cellPass,
  runCell,
} from '../../../packages/vision/src/mrz/cells/cell-net';
import { drawSample } from './sample';

const [FIRST] = CELL_CHANNELS;

/** Returns random weights scaled by the number of inputs (He and others, 2015). */
function freshWeights(draw: () => number): CellWeights {
  const gaussian = () => (draw() + draw() + draw() + draw() - 2) * Math.sqrt(3);
  return CELL_LAYERS.flatMap(([weights, biases]) => {
    const deviation = Math.sqrt((2 * biases) / weights);
    return [Float32Array.from({ length: weights }, () => gaussian() * deviation), new Float32Array(biases)];
  });
}

/** Computes the backward pass of {@link dense}: adds to the gradients and sets that of its input. */
function denseBack(
  input: Float32Array,
  weights: Float32Array,
  above: Float32Array,
  [toWeights, toBiases]: readonly [Float32Array, Float32Array],
  below: Float32Array,
): void {
  below.fill(0);
  for (let o = 0; o < above.length; o++) {
    const gradient = above[o]!;
    if (gradient === 0) continue;
    toBiases[o]! += gradient;
    const row = o * input.length;
    for (let i = 0; i < input.length; i++) {
      toWeights[row + i]! += gradient * input[i]!;
      below[i]! += gradient * weights[row + i]!;
    }
  }
}

/**
 * Computes the backward pass of {@link convolve}.
 * @param below null for the first layer
 */
function convolveBack(
  input: Float32Array,
  [height, width, inputs]: readonly [number, number, number],
  filters: Float32Array,
  above: Float32Array,
  [toFilters, toBiases]: readonly [Float32Array, Float32Array],
  below: Float32Array | null,
): void {
  const outputs = toBiases.length;
  below?.fill(0);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)];
      for (let o = 0; o < outputs; o++) {
        const gradient = above[(y * width + x) * outputs + o]!;
        if (gradient === 0) continue;
        toBiases[o]! += gradient;
        for (let row = top; row <= bottom; row++) {
          let tap = ((o * 3 + row - y + 1) * 3 + left - x + 1) * inputs;
          const end = (row * width + right + 1) * inputs;
          for (let at = (row * width + left) * inputs; at < end; at++, tap++) {
            toFilters[tap]! += gradient * input[at]!;
            if (below) below[at]! += gradient * filters[tap]!;
          }
        }
      }
    }
  }
}

/** Sends gradients of pooled values to the position of the maximum, where it was positive. */
function poolBack(above: Float32Array, places: Int32Array, values: Float32Array, below: Float32Array): void {
  below.fill(0);
  for (let at = 0; at < above.length; at++) {
    const place = places[at]!;
    if (values[place]! > 0) below[place] = above[at]!;
  }
}

interface Workspace {
  readonly pass: CellPass;
  readonly output: Float32Array;
  readonly hidden: Float32Array;
  readonly flat: Float32Array;
  readonly second: Float32Array;
  readonly firstPooled: Float32Array;
  readonly first: Float32Array;
}

const workspace = (): Workspace => {
  const pass = cellPass();
  const like = (values: Float32Array) => new Float32Array(values.length);
  const { output, hidden, flat, second, firstPooled, first } = pass;
  return {
    pass,
    output: like(output),
    hidden: like(hidden),
    flat: like(flat),
    second: like(second),
    firstPooled: like(firstPooled),
    first: like(first),
  };
};

/**
 * Adds the gradients of one sample (cross entropy).
 * @returns its loss
 */
function learn(space: Workspace, wanted: number, weights: CellWeights, gradients: CellWeights): number {
  const { pass } = space;
  runCell(pass, weights);
  space.output.set(pass.output);
  space.output[wanted]! -= 1;
  const pair = (layer: number) => [gradients[layer * 2]!, gradients[layer * 2 + 1]!] as const;
  denseBack(pass.hidden, weights[6]!, space.output, pair(3), space.hidden);
  for (let at = 0; at < CELL_HIDDEN; at++) if (pass.hidden[at]! <= 0) space.hidden[at] = 0;
  denseBack(pass.flat, weights[4]!, space.hidden, pair(2), space.flat);
  poolBack(space.flat, pass.secondPlaces, pass.second, space.second);
  const half = [CELL_HEIGHT / 2, CELL_WIDTH / 2, FIRST] as const;
  convolveBack(pass.firstPooled, half, weights[2]!, space.second, pair(1), space.firstPooled);
  poolBack(space.firstPooled, pass.firstPlaces, pass.first, space.first);
  convolveBack(pass.input, [CELL_HEIGHT, CELL_WIDTH, 1], weights[0]!, space.first, pair(0), null);
  return -Math.log(Math.max(1e-9, pass.output[wanted]!));
}

const [KEEP, KEEP_SQUARES, TINY] = [0.9, 0.999, 1e-8];

/** Returns steps of Adam (Kingma and Ba, 2015). */
function adam(weights: CellWeights) {
  const like = () => weights.map((values) => new Float32Array(values.length));
  const [means, squares] = [like(), like()];
  let steps = 0;
  return (gradients: CellWeights, count: number, rate: number) => {
    steps++;
    const [unbias, unbiasSquares] = [1 - KEEP ** steps, 1 - KEEP_SQUARES ** steps];
    for (const [layer, values] of weights.entries()) {
      const [gradient, mean, square] = [gradients[layer]!, means[layer]!, squares[layer]!];
      for (let at = 0; at < values.length; at++) {
        const slope = gradient[at]! / count;
        mean[at] = KEEP * mean[at]! + (1 - KEEP) * slope;
        square[at] = KEEP_SQUARES * square[at]! + (1 - KEEP_SQUARES) * slope * slope;
        values[at]! -= (rate * (mean[at]! / unbias)) / (Math.sqrt(square[at]! / unbiasSquares) + TINY);
      }
      gradient.fill(0);
    }
  };
}

const BATCH = 32;
const RATE = 0.0015;

/**
 * Trains the net on drawn characters.
 * @param report receives the mean loss periodically
 */
export function train(samples: number, draw: () => number, report: (line: string) => void): CellWeights {
  const weights = freshWeights(draw);
  const gradients = weights.map((values) => new Float32Array(values.length));
  const step = adam(weights);
  const space = workspace();
  let loss = 0;
  for (let sample = 1; sample <= samples; sample++) {
    const wanted = drawSample(space.pass, draw);
    loss += learn(space, wanted, weights, gradients);
    // Decreases the rate from full to zero along half a cosine.
    if (sample % BATCH === 0)
      step(gradients, BATCH, RATE * 0.5 * (1 + Math.cos((Math.PI * sample) / samples)));
    if (sample % 10_000 === 0) {
      report(`${sample} samples, mean loss ${(loss / 10_000).toFixed(4)}`);
      loss = 0;
    }
  }
  return weights;
}

/** Returns the share of new samples that the net reads correctly. */
export function measure(weights: CellWeights, samples: number, draw: () => number): number {
  const pass = cellPass();
  let right = 0;
  for (let sample = 0; sample < samples; sample++) {
    const wanted = drawSample(pass, draw);
    runCell(pass, weights);
    const best = pass.output.reduce((top, value, at) => (value > pass.output[top]! ? at : top), 0);
    if (best === wanted) right++;
  }
  return right / samples;
}

/** Packs weights with eight bits each and a scale per output. */
export function packWeights(weights: CellWeights): readonly { scales: string; bytes: string }[] {
  return CELL_LAYERS.map(([count, biases], layer) => {
    const [values, bias] = [weights[layer * 2]!, weights[layer * 2 + 1]!];
    const each = count / biases;
    const scale = Float32Array.from({ length: biases }, (_, output) => {
      let most = 1e-9;
      for (let at = output * each; at < (output + 1) * each; at++)
        most = Math.max(most, Math.abs(values[at]!));
      return most / 127;
    });
    const bytes = Int8Array.from(values, (value, at) => Math.round(value / scale[Math.floor(at / each)]!));
    const floats = Buffer.concat([Buffer.from(scale.buffer), Buffer.from(Float32Array.from(bias).buffer)]);
    return { scales: floats.toString('base64'), bytes: Buffer.from(bytes.buffer).toString('base64') };
  });
}
