import type { Interval } from './measures';

/** z value of 95% confidence, two-sided. */
const Z = 1.959964;

/** Returns the rank of each value from 1; equal values share their average rank. */
function midranks(values: Float64Array): Float64Array {
  const order = Uint32Array.from({ length: values.length }, (_, i) => i).sort(
    (i, j) => (values[i] as number) - (values[j] as number),
  );
  const ranks = new Float64Array(values.length);
  for (let from = 0; from < order.length; ) {
    let to = from + 1;
    while (to < order.length && values[order[to] as number] === values[order[from] as number]) to++;
    for (let i = from; i < to; i++) ranks[order[i] as number] = (from + to + 1) / 2;
    from = to;
  }
  return ranks;
}

const byLabel = (scores: Float64Array, labels: Uint8Array, label: number): Float64Array =>
  scores.filter((_, i) => labels[i] === label);

/** Returns for each fraud the share of others below it, and for each other row the share of frauds above it. */
function placements(scores: Float64Array, labels: Uint8Array) {
  const frauds = byLabel(scores, labels, 1);
  const others = byLabel(scores, labels, 0);
  const all = midranks(Float64Array.from([...frauds, ...others]));
  const ofFrauds = midranks(frauds);
  const ofOthers = midranks(others);
  return {
    frauds: frauds.map((_, i) => ((all[i] as number) - (ofFrauds[i] as number)) / others.length),
    others: others.map(
      (_, j) => 1 - ((all[frauds.length + j] as number) - (ofOthers[j] as number)) / frauds.length,
    ),
  };
}

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function variance(values: Float64Array): number {
  const average = mean(values);
  return values.reduce((sum, value) => sum + (value - average) ** 2, 0) / (values.length - 1);
}

/**
 * Compares the areas under the ROC curves of two models on the same rows (DeLong, DeLong & Clarke-Pearson 1988,
 * with the ranks of Sun & Xu 2014).
 * @returns the gain of the first model over the second with its 95% interval; null with fewer than two rows of a
 *   class
 */
export function aucGain(
  challenger: Float64Array,
  champion: Float64Array,
  labels: Uint8Array,
): (Interval & { readonly gain: number }) | null {
  const one = placements(challenger, labels);
  const other = placements(champion, labels);
  if (one.frauds.length < 2 || one.others.length < 2) return null;
  const frauds = one.frauds.map((value, i) => value - (other.frauds[i] as number));
  const others = one.others.map((value, j) => value - (other.others[j] as number));
  const gain = mean(frauds);
  const spread = Z * Math.sqrt(variance(frauds) / frauds.length + variance(others) / others.length);
  return { gain, low: gain - spread, high: gain + spread };
}
