import type { EvidenceWeights } from '../../data/evidence-weights';

const A_WORD = 1.2;
const MOST_EVIDENCE = 4;
const probability = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/**
 * What the scorer would make of a name of which only amounts are known: the words found, and those left over on either
 * side. Spelling and order are not looked at, so it is about right and rather too high.
 * @returns raw likeness, 0–1
 */
export function estimateLikeness(
  matched: number,
  queryLeft: number,
  nameLeft: number,
  weights: EvidenceWeights,
): number {
  const conflict = Math.min(queryLeft, nameLeft);
  const extraName = nameLeft - conflict;
  const flawless = weights.base + weights.matched * Math.min(matched, MOST_EVIDENCE);
  const left =
    weights.conflict * conflict +
    (weights.conflictShare * conflict) / (conflict + matched || 1) +
    weights.extraQuery * (queryLeft - conflict) +
    weights.extraName * extraName +
    weights.extraWords * Math.max(0, extraName - A_WORD);
  return probability(flawless + left) / probability(flawless);
}
