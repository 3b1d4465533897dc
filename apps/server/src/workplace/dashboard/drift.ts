import type { Dashboard } from '@assay/contract';
import type { SumRow } from '@assay/store';

const LEAST_CALLS = 100;
/** Stands in for a class that one of the periods lacks: the logarithm of nothing is endless. */
const LEAST_SHARE = 0.0005;
const MOST_SHARES = 12;

type Drift = Dashboard['drift'];

/**
 * Population stability index: the sum over classes of (now − before) · ln(now / before) of their shares (Siddiqi, Credit Risk Scorecards,
 * 2006).
 */
function stability(classes: Iterable<readonly [before: number, now: number]>): number {
  let sum = 0;
  for (const [before, now] of classes) {
    const [from, to] = [Math.max(before, LEAST_SHARE), Math.max(now, LEAST_SHARE)];
    sum += (to - from) * Math.log(to / from);
  }
  return sum;
}

/**
 * How far each input moved.
 * @param rows sums of two parts: the period before, and the present one
 */
export function driftOf(rows: readonly SumRow[], inputs: readonly Drift[number]['input'][]): Drift {
  return inputs.flatMap((input) => {
    const counts = new Map<string, [number, number]>();
    const all: [number, number] = [0, 0];
    for (const { field, value, counts: parts } of rows) {
      if (field !== input) continue;
      const [before, now] = counts.get(value) ?? [0, 0];
      counts.set(value, [before + (parts[0] ?? 0), now + (parts[1] ?? 0)]);
      all[0] += parts[0] ?? 0;
      all[1] += parts[1] ?? 0;
    }
    if (Math.min(...all) < LEAST_CALLS) return [];
    const shares = [...counts].map(([value, [before, now]]) => ({
      value,
      before: before / all[0],
      now: now / all[1],
    }));
    return {
      input,
      psi: stability(shares.map(({ before, now }) => [before, now] as const)),
      shares: shares
        .sort((a, b) => Math.max(b.before, b.now) - Math.max(a.before, a.now))
        .slice(0, MOST_SHARES),
    };
  });
}
