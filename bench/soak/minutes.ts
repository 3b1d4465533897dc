/** What one minute of a soak showed. */
export interface Minute {
  readonly number: number;
  /** Fraud calls that were answered. */
  readonly calls: number;
  /** Milliseconds of a fraud call from the moment it was due. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Memory of the server's processes, MiB: the least of the minute, so that a collection that is due does not count. */
  readonly memory: number;
  /** Actions other than calls that ended. */
  readonly others: number;
  readonly failures: number;
}

/** The first minutes compile, fill caches and grow pools. */
const WARM_UP = 5;
/** Memory at the end against minute five; latency of the last third against the first behind the warm-up. */
const MOST_GROWTH = 1.05;
const MOST_SLOWER = 1.5;

interface Verdict {
  readonly isFlat: boolean;
  readonly sentences: readonly string[];
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Judges whether a soak was flat. A run that is not twice as long as the warm-up shows no trend: then only failures count. */
export function judge(minutes: readonly Minute[]): Verdict {
  const failures = minutes.reduce((sum, minute) => sum + minute.failures, 0);
  const failed = `${failures} actions failed.`;
  if (minutes.length < 2 * WARM_UP) {
    const note = `${minutes.length} minutes show no trend: memory and latency are judged from ${2 * WARM_UP} on.`;
    return { isFlat: failures === 0, sentences: [failed, note] };
  }
  const settled = minutes.slice(WARM_UP - 1);
  const third = Math.max(1, Math.floor(settled.length / 3));
  const [early, late] = [settled.slice(0, third), settled.slice(-third)];
  const growth = middle(late.map(({ memory }) => memory)) / (settled[0]?.memory ?? Number.NaN);
  const slower = middle(late.map(({ p95 }) => p95)) / middle(early.map(({ p95 }) => p95));
  return {
    isFlat: failures === 0 && growth <= MOST_GROWTH && slower <= MOST_SLOWER,
    sentences: [
      failed,
      `Memory at the end is ${growth.toFixed(3)} of minute ${WARM_UP} (bar ${MOST_GROWTH}).`,
      `p95 of calls in the last third is ${slower.toFixed(2)} of the first behind the warm-up (bar ${MOST_SLOWER}).`,
    ],
  };
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
