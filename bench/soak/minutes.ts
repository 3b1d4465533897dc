/** Results of one minute of a soak test. */
export interface Minute {
  readonly number: number;
  /** Completed fraud requests. */
  readonly calls: number;
  /** Milliseconds of a fraud request from the moment it was due. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /**
   * Memory of the server's processes in MiB: the minimum of the minute, so that a pending garbage collection
   * doesn't count.
   */
  readonly memory: number;
  /** Completed actions other than fraud requests. */
  readonly others: number;
  readonly failures: number;
}

/** Number of warm-up minutes: code is compiled, and caches and pools grow. */
const WARM_UP = 5;
/**
 * Maximum ratio of memory at the end to minute five, and of latency in the last third to the first after the
 * warm-up.
 */
const MAX_GROWTH = 1.05;
const MAX_SLOWDOWN = 1.5;

interface Verdict {
  readonly isFlat: boolean;
  readonly sentences: readonly string[];
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Checks whether the memory use in a soak test was flat. A run shorter than twice the warm-up shows no trend, so only failures
 * count.
 */
export function judge(minutes: readonly Minute[]): Verdict {
  const failures = minutes.reduce((sum, minute) => sum + minute.failures, 0);
  const failed = `${failures} actions failed.`;
  if (minutes.length < 2 * WARM_UP) {
    const note = `${minutes.length} minutes are too short for a trend. Memory and latency are judged from ${2 * WARM_UP} minutes.`;
    return { isFlat: failures === 0, sentences: [failed, note] };
  }
  const settled = minutes.slice(WARM_UP - 1);
  const third = Math.max(1, Math.floor(settled.length / 3));
  const [early, late] = [settled.slice(0, third), settled.slice(-third)];
  const growth = middle(late.map(({ memory }) => memory)) / (settled[0]?.memory ?? Number.NaN);
  const slower = middle(late.map(({ p95 }) => p95)) / middle(early.map(({ p95 }) => p95));
  return {
    isFlat: failures === 0 && growth <= MAX_GROWTH && slower <= MAX_SLOWDOWN,
    sentences: [
      failed,
      `Memory at the end is ${growth.toFixed(3)} of minute ${WARM_UP} (target ${MAX_GROWTH}).`,
      `p95 of requests in the last third is ${slower.toFixed(2)} of the first third after the warm-up (target ${MAX_SLOWDOWN}).`,
    ],
  };
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
