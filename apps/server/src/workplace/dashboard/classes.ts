/** Classes that numbers are counted in. Kept as texts beside the counts: a change makes other values, and never mixes them. */

const SCORE_STEP = 5;
const SCORE_CLASSES = 20;

/** Steps of 5 from 0 to 100; what lies outside is in the first or the last. */
export const SCORE_VALUES = Array.from({ length: SCORE_CLASSES }, (_, index) => String(index * SCORE_STEP));
export const scoreValue = (score: number): string =>
  SCORE_VALUES[Math.min(SCORE_CLASSES - 1, Math.max(0, Math.floor(score / SCORE_STEP)))] ?? '0';

/** Upper ends in milliseconds; the last class has none. */
const LATENCY_ENDS = [
  1, 2, 3, 5, 7, 10, 15, 20, 30, 50, 75, 100, 150, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000,
] as const;
const LATENCY_OPEN = 'more';
export const latencyValue = (ms: number): string =>
  String(LATENCY_ENDS.find((end) => ms < end) ?? LATENCY_OPEN);

/** Powers of ten with their double and fivefold: 1, 2, 5, 10, … */
const AMOUNT_STARTS = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 1e6, 1e7];
export const amountValue = (amount: number): string =>
  String(AMOUNT_STARTS.findLast((start) => amount >= start) ?? 'negative');

/**
 * A quantile of times that are known by their classes: within a class they are taken as evenly spread; of the open class its
 * beginning is told.
 * @param counts by `latencyValue`
 * @returns milliseconds; null = nothing was counted
 */
export function latencyQuantile(counts: ReadonlyMap<string, number>, share: number): number | null {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (all <= 0) return null;
  let below = 0;
  let start = 0;
  for (const end of LATENCY_ENDS) {
    const count = counts.get(String(end)) ?? 0;
    if (count > 0 && below + count >= share * all)
      return Math.round((start + ((share * all - below) / count) * (end - start)) * 100) / 100;
    below += count;
    start = end;
  }
  return start;
}
