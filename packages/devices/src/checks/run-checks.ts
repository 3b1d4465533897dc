import { CHECKS, type CheckInput, PRIOR_LOG_ODDS, VERDICTS, type VerdictName } from '../data/checks';
import { logOddsOf } from './odds';

/** How likely it is, and the checks that speak for it. */
interface Verdict {
  /** 0 to 1. */
  readonly probability: number;
  /** Ids of checks, the heaviest of each family first. */
  readonly reasons: readonly string[];
}

export interface Judgement {
  /** Ids of the checks that fired, in the table's order. */
  readonly fired: readonly string[];
  readonly verdicts: { readonly [V in VerdictName]: Verdict };
}

/** Likelier than not: what it speaks for is called so. */
const DECIDES = 0.5;
export const isDecided = ({ probability }: Verdict): boolean => probability >= DECIDES;

/** What is likelier than not. */
export const decidedOf = ({ verdicts }: Judgement): readonly VerdictName[] =>
  VERDICTS.filter((name) => isDecided(verdicts[name]));

/** Checks with their odds, which do not change while the program runs. */
const WEIGHED = CHECKS.map((check) => ({ ...check, logOdds: logOddsOf(check) }));

function judge(fired: readonly (typeof WEIGHED)[number][], name: VerdictName): Verdict {
  const own = fired.filter(({ speaksFor }) => speaksFor === name);
  const heaviest = new Map<string, number>();
  for (const { family, logOdds } of own) heaviest.set(family, Math.max(logOdds, heaviest.get(family) ?? 0));
  const sum = [...heaviest.values()].reduce((total, logOdds) => total + logOdds, PRIOR_LOG_ODDS);
  return {
    probability: Math.round(1000 / (1 + Math.exp(-sum))) / 1000,
    reasons: [...own].sort((a, b) => b.logOdds - a.logOdds).map(({ id }) => id),
  };
}

/**
 * Adds up what each verdict has for it: of a family the heaviest counts.
 * @param fired ids of checks; others are passed over
 */
export function verdictsOf(fired: readonly string[]): Judgement['verdicts'] {
  const checks = WEIGHED.filter(({ id }) => fired.includes(id));
  return Object.fromEntries(VERDICTS.map((name) => [name, judge(checks, name)])) as Judgement['verdicts'];
}

/** Runs every check, and adds up what fired. */
export function runChecks(input: CheckInput): Judgement {
  const fired = CHECKS.filter((check) => check.fires(input)).map(({ id }) => id);
  return { fired, verdicts: verdictsOf(fired) };
}
