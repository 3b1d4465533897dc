import type { EvidenceWeights } from '../../data/evidence-weights';
import type { RankingWeights } from '../../data/ranking-weights';
import { MOST_EVIDENCE } from '../weigh-evidence';

const A_WORD = 1.2;

export const over = (amount: number): number => (amount > 0 ? amount : 0);

/** What words left over take, in log-odds. */
export function leftOver(
  matched: number,
  queryLeft: number,
  nameLeft: number,
  weights: EvidenceWeights,
): number {
  const conflict = Math.min(queryLeft, nameLeft);
  const extraName = nameLeft - conflict;
  return (
    weights.conflict * conflict +
    (conflict === 0 ? 0 : (weights.conflictShare * conflict) / (conflict + matched)) +
    weights.extraQuery * (queryLeft - conflict) +
    weights.extraName * extraName +
    weights.extraWords * Math.max(0, extraName - A_WORD)
  );
}

/** What the words found are worth when nothing speaks against them, in log-odds. */
const flawless = (matched: number, weights: EvidenceWeights): number =>
  weights.base + weights.matched * Math.min(matched, MOST_EVIDENCE);

/**
 * How surely a name will turn out to be the one asked for, by what is known before it is compared: names are compared in this
 * order, and those far down not at all. In log-odds of no meaning of their own.
 * @param matched the words found
 * @param total the weight of the query's words
 * @param mass the weight of the name's words without those that initials of the query may be
 * @param dice letter pairs in common, 0–1
 */
export function rankOf(
  matched: number,
  total: number,
  mass: number,
  dice: number,
  weights: RankingWeights,
): number {
  const queryLeft = over(total - matched);
  const nameLeft = over(mass - matched);
  return (
    weights.base +
    weights.matched * matched +
    weights.littleLeft * over(1 - queryLeft - nameLeft) +
    weights.queryLeft * queryLeft +
    weights.nameLeft * nameLeft +
    weights.bothLeft * Math.min(queryLeft, nameLeft) +
    dice * (weights.pairs + dice * (weights.pairsSquared + dice * weights.pairsCubed)) +
    weights.matchedPairs * matched * dice +
    weights.share * (total > 0 ? matched / total : 0)
  );
}

/** Steps of `leastLeftOver` in a word found. */
export const STEPS_A_WORD = 16;

/**
 * What may be left over at most, in log-odds, for the likeness to be reached, by the words found in `STEPS_A_WORD`,
 * rounded up: the last for all that are more.
 */
export function leastLeftOver(likeness: number, weights: EvidenceWeights): Float64Array {
  const logOdds = Math.log(likeness / (1 - likeness));
  return Float64Array.from(
    { length: MOST_EVIDENCE * STEPS_A_WORD + 1 },
    (_, step) => logOdds - flawless(step / STEPS_A_WORD, weights),
  );
}
