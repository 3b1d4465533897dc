import { CHECK_COUNTS } from '../data/check-counts';
import {
  CHECKS,
  type Check,
  type CheckInput,
  PRIOR_LOG_ODDS,
  VERDICTS,
  type VerdictName,
} from '../data/checks';

/** Assumed share of matching visits for a check, if its verdict is true and no counts exist. */
const BELIEVED_SHARE = 0.3;
/** Weight of the assumptions against the counts, in setups and in visits of people. */
const WEIGHS = { setUps: 4, people: 200 } as const;
/** Maximum log odds of a check, however often it was counted. */
const MOST = 8;

/**
 * Returns the natural logarithm of how much more often a check matches if its verdict is true than if it is
 * false. Both shares mix the counts with the assumptions (means of Beta distributions), so that unseen cases
 * are neither certain nor impossible. A setup counts once, however often it visited.
 */
export function logOddsOf({
  id,
  speaksFor,
  belief,
  believed,
}: Pick<Check, 'id' | 'speaksFor' | 'belief' | 'believed'>): number {
  const counted = CHECK_COUNTS.of[speaksFor];
  // Checks that cannot be counted here use the assumption.
  if (counted === undefined || believed) return belief;
  const [setUps = 0, people = 0] = CHECK_COUNTS.fired[id] ?? [];
  const believedOfPeople = BELIEVED_SHARE * Math.exp(-belief);
  const share = (setUps + WEIGHS.setUps * BELIEVED_SHARE) / (counted + WEIGHS.setUps);
  const ofPeople = (people + WEIGHS.people * believedOfPeople) / (CHECK_COUNTS.people + WEIGHS.people);
  return Math.min(MOST, Math.max(0, Math.log(share / ofPeople)));
}

/** Probability of a verdict and the checks that support it. */
interface Verdict {
  readonly probability: number;
  /** Check IDs, the heaviest of each family first. */
  readonly reasons: readonly string[];
}

export interface Judgement {
  /** IDs of the checks that matched, in the order of the table. */
  readonly fired: readonly string[];
  readonly verdicts: { readonly [V in VerdictName]: Verdict };
}

/** Probability from which a verdict counts as true. */
const DECIDES = 0.5;
export const isDecided = ({ probability }: Verdict): boolean => probability >= DECIDES;

/** Returns the verdicts that are more likely than not. */
export const decidedOf = ({ verdicts }: Judgement): readonly VerdictName[] =>
  VERDICTS.filter((name) => isDecided(verdicts[name]));

/** Checks with their log odds, which are constant while the program runs. */
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
 * Adds up the evidence for each verdict; of a family, only the heaviest check counts.
 * @param fired check IDs; unknown ones are ignored
 */
export function verdictsOf(fired: readonly string[]): Judgement['verdicts'] {
  const checks = WEIGHED.filter(({ id }) => fired.includes(id));
  return Object.fromEntries(VERDICTS.map((name) => [name, judge(checks, name)])) as Judgement['verdicts'];
}

/** Runs every check and adds up the evidence. */
export function runChecks(input: CheckInput): Judgement {
  const fired = CHECKS.filter((check) => check.fires(input)).map(({ id }) => id);
  return { fired, verdicts: verdictsOf(fired) };
}
