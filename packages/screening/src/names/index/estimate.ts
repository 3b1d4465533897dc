import type { EvidenceWeights } from '../../data/evidence-weights';
import { MOST_EVIDENCE } from '../score-names';

const A_WORD = 1.2;
const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

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
 * What the scorer would make of a name of which only amounts are known: the words found, and what is left over on
 * either side. Spelling and order are not looked at, so it is about right and rather too high.
 * @param left as `leftOver`
 * @returns raw likeness, 0–1
 */
export const estimateLikeness = (matched: number, left: number, weights: EvidenceWeights): number =>
  left === 0 ? 1 : probability(flawless(matched, weights) + left);

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
