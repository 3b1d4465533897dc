import {
  HEAD_CLASSES as CLASSES,
  FEATURE_COUNT,
  HEAD_MIDDLE,
  HEAD_WIDE,
  type HeadWeights,
  HEAD_LAYERS as LAYERS,
} from '../../../packages/vision/src/ocr/scripts/model-scripts';
import { gaussian } from '../cells/sample';
import type { FeatureLine } from './features';
import { ctc, openProducts } from './training';

function fresh(draw: () => number): Float32Array[] {
  return LAYERS.flatMap(([inputs, outputs], layer) => {
    // The features' standard deviation is about 3.
    const deviation = Math.sqrt(2 / inputs) * (layer === 0 ? 0.33 : 1);
    return [
      Float32Array.from({ length: inputs * outputs }, () => gaussian(draw) * deviation),
      new Float32Array(outputs),
    ];
  });
}

const rectify = (values: Float32Array, biases: Float32Array, isRectified: boolean) => {
  const width = biases.length;
  for (let at = 0; at < values.length; at++) {
    const sum = values[at]! + biases[at % width]!;
    values[at] = isRectified && sum < 0 ? 0 : sum;
  }
  return values;
};

/** Joins each row with the previous and next one of the same line; zeros beyond its ends. */
function withNeighbours(rows: Float32Array, width: number, lines: readonly number[]): Float32Array {
  const out = new Float32Array(rows.length * 3);
  let start = 0;
  for (const steps of lines) {
    for (let step = 0; step < steps; step++)
      for (const off of [-1, 0, 1]) {
        const from = step + off;
        if (from < 0 || from >= steps) continue;
        out.set(
          rows.subarray((start + from) * width, (start + from + 1) * width),
          (start + step) * width * 3 + (off + 1) * width,
        );
      }
    start += steps;
  }
  return out;
}

/** Computes the backward pass of {@link withNeighbours}. */
function neighboursBack(above: Float32Array, width: number, lines: readonly number[]): Float32Array {
  const out = new Float32Array(above.length / 3);
  let start = 0;
  for (const steps of lines) {
    for (let step = 0; step < steps; step++)
      for (const off of [-1, 0, 1]) {
        const to = step + off;
        if (to < 0 || to >= steps) continue;
        const [source, target] = [(start + step) * width * 3 + (off + 1) * width, (start + to) * width];
        for (let at = 0; at < width; at++) out[target + at]! += above[source + at]!;
      }
    start += steps;
  }
  return out;
}

function softmaxRows(values: Float32Array, width: number): void {
  for (let from = 0; from < values.length; from += width) {
    let most = Number.NEGATIVE_INFINITY;
    for (let at = from; at < from + width; at++) if (values[at]! > most) most = values[at]!;
    let total = 0;
    for (let at = from; at < from + width; at++) total += values[at] = Math.exp(values[at]! - most);
    for (let at = from; at < from + width; at++) values[at]! /= total;
  }
}

const biasGradient = (above: Float32Array, width: number): Float32Array => {
  const sums = new Float32Array(width);
  for (let at = 0; at < above.length; at++) sums[at % width]! += above[at]!;
  return sums;
};

/** Adam (Kingma and Ba, 2015). */
class Adam {
  readonly #first: readonly Float32Array[];
  readonly #second: readonly Float32Array[];
  #steps = 0;

  constructor(private readonly weights: readonly Float32Array[]) {
    this.#first = weights.map(({ length }) => new Float32Array(length));
    this.#second = weights.map(({ length }) => new Float32Array(length));
  }

  step(gradients: readonly Float32Array[], rate: number): void {
    this.#steps++;
    const [a, b] = [1 - 0.9 ** this.#steps, 1 - 0.999 ** this.#steps];
    for (const [layer, weights] of this.weights.entries()) {
      const [first, second, gradient] = [this.#first[layer]!, this.#second[layer]!, gradients[layer]!];
      for (let at = 0; at < weights.length; at++) {
        const slope = gradient[at]!;
        first[at] = 0.9 * first[at]! + 0.1 * slope;
        second[at] = 0.999 * second[at]! + 0.001 * slope * slope;
        weights[at]! -= (rate * (first[at]! / a)) / (Math.sqrt(second[at]! / b) + 1e-8);
      }
    }
  }
}

interface Batch {
  readonly input: Float32Array;
  readonly lines: readonly number[];
  readonly rows: number;
}

const DROPPED_TOGETHER = 6;

/**
 * Concatenates lines.
 * @param drop share of the features set to zero, so that the net relies on no single one
 */
function batchOf(lines: readonly FeatureLine[], drop: number, draw: () => number): Batch {
  const rows = lines.reduce((sum, { steps }) => sum + steps, 0);
  const input = new Float32Array(rows * FEATURE_COUNT);
  let at = 0;
  for (const { features } of lines) {
    input.set(features, at);
    at += features.length;
  }
  if (drop > 0)
    for (let place = 0; place < input.length; place += DROPPED_TOGETHER)
      if (draw() < drop) input.fill(0, place, place + DROPPED_TOGETHER);
  return { input, lines: lines.map(({ steps }) => steps), rows };
}

type Products = Awaited<ReturnType<typeof openProducts>>;

async function forward({ plain }: Products, weights: HeadWeights, { input, lines, rows }: Batch) {
  const [w1, b1, w2, b2, w3, b3] = weights as readonly Float32Array[] & { length: 6 };
  const middle = rectify(await plain(input, [rows, FEATURE_COUNT], w1!, LAYERS[0]), b1!, true);
  const around = withNeighbours(middle, HEAD_MIDDLE, lines);
  const wide = rectify(await plain(around, [rows, 3 * HEAD_MIDDLE], w2!, LAYERS[1]), b2!, true);
  const output = rectify(await plain(wide, [rows, HEAD_WIDE], w3!, LAYERS[2]), b3!, false);
  softmaxRows(output, CLASSES);
  return { middle, around, wide, output };
}

const closed = (above: Float32Array, values: Float32Array) => {
  for (let at = 0; at < above.length; at++) if (values[at] === 0) above[at] = 0;
  return above;
};

async function learn(products: Products, weights: HeadWeights, batch: Batch, texts: readonly FeatureLine[]) {
  const { middle, around, wide, output } = await forward(products, weights, batch);
  const { rows, lines, input } = batch;
  let [loss, from] = [0, 0];
  for (const { labels, steps } of texts) {
    loss += ctc(output, from, steps, CLASSES, labels) ?? 0;
    from += steps * CLASSES;
  }
  for (let at = 0; at < output.length; at++) output[at]! /= texts.length;
  const { turnedFirst, turnedSecond } = products;
  const w3 = await turnedFirst(wide, [rows, HEAD_WIDE], output, [rows, CLASSES]);
  const toWide = closed(await turnedSecond(output, [rows, CLASSES], weights[4]!, LAYERS[2]), wide);
  const w2 = await turnedFirst(around, [rows, 3 * HEAD_MIDDLE], toWide, [rows, HEAD_WIDE]);
  const toAround = await turnedSecond(toWide, [rows, HEAD_WIDE], weights[2]!, LAYERS[1]);
  const toMiddle = closed(neighboursBack(toAround, HEAD_MIDDLE, lines), middle);
  const w1 = await turnedFirst(input, [rows, FEATURE_COUNT], toMiddle, [rows, HEAD_MIDDLE]);
  const gradients = [
    w1,
    biasGradient(toMiddle, HEAD_MIDDLE),
    w2,
    biasGradient(toWide, HEAD_WIDE),
    w3,
    biasGradient(output, CLASSES),
  ];
  return { loss, gradients };
}

const BATCH = 24;

/** Trains the head from scratch for this number of epochs, with a rate that decreases to zero. */
export async function train(
  lines: readonly FeatureLine[],
  epochs: number,
  draw: () => number,
  tell: (epoch: number, loss: number, weights: HeadWeights) => Promise<void>,
  weights: Float32Array[] = fresh(draw),
): Promise<HeadWeights> {
  const products = await openProducts();
  const adam = new Adam(weights);
  const order = Array.from(lines.keys());
  const total = epochs * Math.ceil(lines.length / BATCH);
  let done = 0;
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(draw() * (at + 1));
      [order[at], order[other]] = [order[other]!, order[at]!];
    }
    let sum = 0;
    for (let from = 0; from < order.length; from += BATCH) {
      const some = order.slice(from, from + BATCH).map((at) => lines[at]!);
      const { loss, gradients } = await learn(products, weights, batchOf(some, 0.1, draw), some);
      adam.step(
        gradients,
        0.0025 *
          Math.min(1, (done + 1) / 50) *
          (0.02 + 0.98 * 0.5 * (1 + Math.cos((Math.PI * done) / total))),
      );
      done++;
      sum += loss;
    }
    await tell(epoch, sum / lines.length, weights);
  }
  return weights;
}

const distance = (a: readonly number[], b: readonly number[]): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, one] of a.entries()) {
    const next = [i + 1];
    for (const [j, other] of b.entries())
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (one === other ? 0 : 1)));
    row = next;
  }
  return row.at(-1)!;
};

/**
 * Reads lines by the best path.
 * @returns share of wrong characters, share of correct lines, and the text read
 */
export async function measure(lines: readonly FeatureLine[], weights: HeadWeights) {
  const products = await openProducts();
  let [wrong, characters, right] = [0, 0, 0];
  const read: (readonly number[])[] = [];
  for (let from = 0; from < lines.length; from += BATCH) {
    const some = lines.slice(from, from + BATCH);
    const { output } = await forward(
      products,
      weights,
      batchOf(some, 0, () => 1),
    );
    let start = 0;
    for (const { steps, labels } of some) {
      const found: number[] = [];
      let last = 0;
      for (let step = 0; step < steps; step++) {
        const row = output.subarray((start + step) * CLASSES, (start + step + 1) * CLASSES);
        let best = 0;
        for (let at = 1; at < CLASSES; at++) if (row[at]! > row[best]!) best = at;
        if (best !== 0 && best !== last) found.push(best);
        last = best;
      }
      start += steps;
      const away = distance(found, labels);
      wrong += away;
      characters += labels.length;
      if (away === 0) right++;
      read.push(found);
    }
  }
  return { characterError: wrong / characters, linesRight: right / lines.length, read };
}
