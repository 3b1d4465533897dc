import { ENTITY_WEIGHTS, PERSON_WEIGHTS } from '../data/evidence-weights';
import { uncalibrate } from './calibrate';
import { faults, type Hopeless } from './evidence';
import { flawless } from './score-names';

/** Sums of the same numbers in another order. */
const ROUNDING = 1e-6;

/**
 * Tells from part of the evidence that a pair of names stays below a score, for nothing that is looked at later adds to it.
 * It holds for names with more left over than a typing error leaves, and that are not one name with other spaces or initials.
 * @param score 0–1
 */
export function hopelessBelow(score: number): Hopeless {
  const raw = uncalibrate(score);
  const least = Math.log(raw / (1 - raw)) - ROUNDING;
  return (found, person) => {
    const weights = person ? PERSON_WEIGHTS : ENTITY_WEIGHTS;
    return flawless(found.matched, weights) + faults(found, weights) < least;
  };
}
