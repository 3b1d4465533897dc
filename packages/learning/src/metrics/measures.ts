import { binsOf, edgesOf } from '../trees/bins';

/** z value of 95% confidence, two-sided. */
const Z = 1.959964;

/** A 95% confidence interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Returns the confidence interval of a share observed as `hits` of `rows` (Wilson 1927); 0 to 1 if there are
 * no rows.
 */
export function wilson(hits: number, rows: number): Interval {
  if (rows === 0) return { low: 0, high: 1 };
  const share = hits / rows;
  const z2 = Z * Z;
  const centre = share + z2 / (2 * rows);
  const spread = Z * Math.sqrt((share * (1 - share)) / rows + z2 / (4 * rows * rows));
  const scale = 1 + z2 / rows;
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) };
}

// Population stability index: measures how much the distribution of a column has changed.

const PARTS = 10;
/** Replaces the share of an empty part, whose logarithm would be infinite. */
const FLOOR = 1e-4;

/** Returns edges that divide the values into about ten equal shares. */
function decileEdges(values: Float64Array): Float32Array {
  const fine = edgesOf(values);
  const step = Math.max(1, Math.ceil(fine.length / (PARTS - 1)));
  return fine.filter((_, i) => (i + 1) % step === 0 || fine.length < PARTS);
}

function shares(bins: Uint8Array, parts: number): Float64Array {
  const counts = new Float64Array(parts);
  for (const bin of bins) counts[bin]! += 1;
  return counts.map((count) => count / Math.max(1, bins.length));
}

/**
 * Returns the population stability index. Below 0.1 there is no significant change, above 0.25 a large one;
 * missing values form a separate part.
 */
export function stabilityIndex(earlier: Float64Array, later: Float64Array): number {
  const edges = decileEdges(earlier);
  const parts = edges.length + 2;
  const before = shares(binsOf(earlier, edges), parts);
  const after = shares(binsOf(later, edges), parts);
  let sum = 0;
  for (let i = 0; i < parts; i++) {
    const p = Math.max(FLOOR, before[i] as number);
    const q = Math.max(FLOOR, after[i] as number);
    sum += (q - p) * Math.log(q / p);
  }
  return sum;
}

// Calibration of probabilities.

export interface ReliabilityBin {
  readonly from: number;
  readonly to: number;
  readonly rows: number;
  readonly predicted: number;
  readonly observed: number;
}

const BINS = 10;

/** Returns the mean squared difference between probabilities (0–1) and outcomes (Brier 1950). */
export function brier(probabilities: Float64Array, labels: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < labels.length; i++) sum += ((probabilities[i] as number) - (labels[i] as number)) ** 2;
  return sum / Math.max(1, labels.length);
}

/** Returns predicted and observed shares in ten equal parts of 0–1; empty parts are left out. */
export function reliability(probabilities: Float64Array, labels: Uint8Array): readonly ReliabilityBin[] {
  const rows = new Float64Array(BINS);
  const predicted = new Float64Array(BINS);
  const observed = new Float64Array(BINS);
  for (let i = 0; i < labels.length; i++) {
    const p = probabilities[i] as number;
    const bin = Math.min(BINS - 1, Math.floor(p * BINS));
    rows[bin]! += 1;
    predicted[bin]! += p;
    observed[bin]! += labels[i] as number;
  }
  return Array.from(rows, (count, bin) => ({
    from: bin / BINS,
    to: (bin + 1) / BINS,
    rows: count,
    predicted: (predicted[bin] as number) / count,
    observed: (observed[bin] as number) / count,
  })).filter((bin) => bin.rows > 0);
}

/**
 * Returns the expected calibration error: the mean distance between predicted and observed shares, weighted
 * by rows.
 */
export function calibrationError(probabilities: Float64Array, labels: Uint8Array): number {
  const bins = reliability(probabilities, labels);
  return (
    bins.reduce((sum, bin) => sum + bin.rows * Math.abs(bin.predicted - bin.observed), 0) /
    Math.max(1, labels.length)
  );
}

// Ranking quality of scores.

function order(scores: Float64Array): Uint32Array {
  return Uint32Array.from({ length: scores.length }, (_, i) => i).sort(
    (i, j) => (scores[j] as number) - (scores[i] as number),
  );
}

/**
 * Calls back once for each distinct score, from the highest, with the numbers of frauds and others that have
 * it.
 */
function byScore(
  scores: Float64Array,
  labels: Uint8Array,
  group: (frauds: number, others: number) => void,
): void {
  const rows = order(scores);
  for (let i = 0; i < rows.length; ) {
    const score = scores[rows[i] as number];
    let frauds = 0;
    let others = 0;
    for (; i < rows.length && scores[rows[i] as number] === score; i++) {
      if (labels[rows[i] as number] === 1) frauds++;
      else others++;
    }
    group(frauds, others);
  }
}

/**
 * Returns the area under the ROC curve: the probability that a fraud scores higher than another row, where
 * ties count half. Null if one class has no rows.
 */
export function rocAuc(scores: Float64Array, labels: Uint8Array): number | null {
  let above = 0;
  let pairs = 0;
  let others = 0;
  byScore(scores, labels, (f, o) => {
    // The fraud rows so far rank above these other rows.
    pairs += o * (above + f / 2);
    above += f;
    others += o;
  });
  return above === 0 || others === 0 ? null : pairs / (above * others);
}

/** Returns the average precision (area under the precision-recall steps); null without fraud rows. */
export function prAuc(scores: Float64Array, labels: Uint8Array): number | null {
  let seen = 0;
  let caught = 0;
  let sum = 0;
  byScore(scores, labels, (f, o) => {
    seen += f + o;
    caught += f;
    sum += f * (caught / seen);
  });
  return caught === 0 ? null : sum / caught;
}
