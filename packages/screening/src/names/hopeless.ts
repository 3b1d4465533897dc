import { uncalibrate } from './calibrate';
import type { Hopeless } from './evidence';
import { MOST_BESIDE_SUM, sumOfEvidence } from './weigh-evidence';

/** Sums of the same numbers in another order. */
const ROUNDING = 1e-6;

/** Names of which nothing was found that speaks against them are never below. */
const FAULTLESS = 0;

/**
 * Tells from part of the evidence that a pair of names stays below a score, for nothing that is looked at later adds to it.
 * It holds for names with more left over than a typing error leaves, and that are not one name with other spaces or initials.
 * @param score 0–1
 */
export function hopelessBelow(score: number): Hopeless {
  const raw = uncalibrate(score);
  const least = Math.min(FAULTLESS, Math.log(raw / (1 - raw)) - MOST_BESIDE_SUM) - ROUNDING;
  return (found, person) => sumOfEvidence(found, person) < least;
}
