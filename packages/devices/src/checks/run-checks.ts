import { CHECK_COUNTS } from '../data/check-counts';
import {
  CHECKS,
  type Check,
  type CheckInput,
  PRIOR_LOG_ODDS,
  VERDICTS,
  type VerdictName,
} from '../data/checks';

/** Share of the visits that a check speaks for in which it is believed to fire, before anything is counted. */
const BELIEVED_SHARE = 0.3;
/** What a belief weighs beside what is counted: so many set-ups, and so many visits of people. */
const WEIGHS = { setUps: 4, people: 200 } as const;
/** Nothing is surer, however often it was counted. */
const MOST = 8;

/**
 * Natural logarithm of how much likelier a check fires where what it speaks for is so: both shares as counted, mixed with
 * what is believed of them (the means of Beta distributions), so that what was never seen is neither certain nor
 * impossible. A set-up counts once, however often it visited.
 */
export function logOddsOf({
  id,
  speaksFor,
  belief,
  believed,
}: Pick<Check, 'id' | 'speaksFor' | 'belief' | 'believed'>): number {
  const counted = CHECK_COUNTS.of[speaksFor];
  // What cannot be counted here is believed.
  if (counted === undefined || believed) return belief;
  const [setUps = 0, people = 0] = CHECK_COUNTS.fired[id] ?? [];
  const believedOfPeople = BELIEVED_SHARE * Math.exp(-belief);
  const share = (setUps + WEIGHS.setUps * BELIEVED_SHARE) / (counted + WEIGHS.setUps);
  const ofPeople = (people + WEIGHS.people * believedOfPeople) / (CHECK_COUNTS.people + WEIGHS.people);
  return Math.min(MOST, Math.max(0, Math.log(share / ofPeople)));
}

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
