import { CHECKS, type CheckInput } from '../data/checks';

export interface Verdict {
  /** Ids of the checks that fired, in the table's order. */
  readonly fired: readonly string[];
  readonly automation: boolean;
  readonly tampering: boolean;
}

/** Sums of weights that decide; floating sums of 0.5 + 0.5 are exact, of 0.6 + 0.4 nearly. */
const DECIDES = 0.999;

/** Runs every check; of each family the heaviest counts. */
export function runChecks(input: CheckInput): Verdict {
  const fired = CHECKS.filter((check) => check.fires(input));
  const decided = (side: 'automation' | 'tampering'): boolean => {
    const heaviest = new Map<string, number>();
    for (const { speaksFor, family, weight } of fired) {
      if (speaksFor === side) heaviest.set(family, Math.max(weight, heaviest.get(family) ?? 0));
    }
    return [...heaviest.values()].reduce((sum, weight) => sum + weight, 0) >= DECIDES;
  };
  return {
    fired: fired.map((check) => check.id),
    automation: decided('automation'),
    tampering: decided('tampering'),
  };
}
