import type { Hopeless } from './evidence';
import { MAX_TREE_CORRECTION, sumOfEvidence } from './weigh-evidence';

/**
 * Maps the raw similarity of two names to the score: piecewise linear and increasing, so that 0.585 is the
 * best threshold on the development pairs (`bench/screening`).
 */
const POINTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.5, 0.585],
  [1, 1],
];

/** Uses indexed access for speed, because it runs for every compared name. */
export function calibrate(raw: number): number {
  if (raw <= POINTS[0]![0]) return POINTS[0]![1];
  for (let at = 1; at < POINTS.length; at++) {
    const from = POINTS[at - 1]!;
    const to = POINTS[at]!;
    if (raw <= to[0]) return from[1] + ((raw - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  }
  return 1;
}

/** Returns the raw similarity for which `calibrate` gives the score. */
export function uncalibrate(score: number): number {
  let [fromRaw, fromScore] = POINTS[0]!;
  for (const [toRaw, toScore] of POINTS) {
    if (score <= toScore && toScore > fromScore)
      return fromRaw + ((score - fromScore) / (toScore - fromScore)) * (toRaw - fromRaw);
    fromRaw = toRaw;
    fromScore = toScore;
  }
  return 1;
}

/** Tolerance for sums of the same numbers in another order. */
const ROUNDING = 1e-6;

/** Minimum evidence of names without any evidence against them. */
const FAULTLESS = 0;

/**
 * Returns a check that decides from part of the evidence that a pair of names stays below a score, because
 * later evidence never raises it. Valid for names with more unmatched weight than a typing error allows, and
 * that don't differ only in spaces or initials.
 * @param score 0–1
 */
export function hopelessBelow(score: number): Hopeless {
  const raw = uncalibrate(score);
  const least = Math.min(FAULTLESS, Math.log(raw / (1 - raw)) - MAX_TREE_CORRECTION) - ROUNDING;
  return (found, person) => sumOfEvidence(found, person) < least;
}

/** Matching settings of a screening: the inline settings with their defaults (docs/concepts/screening.md). */
export interface ScreeningSettings {
  /** False matches only names that are equal after normalization. */
  readonly fuzzyEnabled: boolean;
  readonly phoneticSearchEnabled: boolean;
  /** Minimum letters of a term for a phonetic match. */
  readonly phoneticTermThreshold: number;
  /** Minimum letters of a whole name for phonetic matches of its terms. */
  readonly phoneticCharacterThreshold: number;
  readonly editDistanceEnabled: boolean;
  /** True treats equivalent legal forms of all languages as one: "OAO" is "Open Joint-Stock Company". */
  readonly allowDesignatorTranslation: boolean;
  /** Minimum letters of the whole name for one, and for two, differing letters. */
  readonly editDistance1Threshold: number;
  readonly editDistance2Threshold: number;
  readonly enableLastnameDetection: boolean;
  readonly filterMismatchingCountry: boolean;
  readonly filterMismatchingCountryDesignator: boolean;
  readonly filterMissingCountry: boolean;
  readonly filterMissingDob: boolean;
  readonly filterMismatchingDob: boolean;
  readonly allowOcrSpellcheck: boolean;
  /**
   * `off` allows a missing or added space between two correctly spelled words; `on` also allows it when one
   * of the two words has a typing error.
   */
  readonly gluedWordsSplitting: 'off' | 'on';
  /** Percent of the query's words that must match, rounded to whole words: 67 allows two of three. */
  readonly minNrTokenMatch: number;
  /** Maximum number of matches returned. */
  readonly resultLimit: number;
  /** Minimum score of a match, 0–1. */
  readonly scoreThreshold: number;
}

export const DEFAULT_SETTINGS: ScreeningSettings = {
  fuzzyEnabled: true,
  phoneticSearchEnabled: false,
  phoneticTermThreshold: 5,
  phoneticCharacterThreshold: 12,
  editDistanceEnabled: true,
  allowDesignatorTranslation: true,
  editDistance1Threshold: 7,
  editDistance2Threshold: 13,
  enableLastnameDetection: false,
  filterMismatchingCountry: false,
  filterMismatchingCountryDesignator: false,
  filterMissingCountry: false,
  filterMissingDob: false,
  filterMismatchingDob: true,
  allowOcrSpellcheck: false,
  gluedWordsSplitting: 'off',
  minNrTokenMatch: 67,
  resultLimit: 30,
  scoreThreshold: 0.585,
};
