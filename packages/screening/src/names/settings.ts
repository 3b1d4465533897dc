import type { Hopeless } from './evidence';
import { MOST_BESIDE_SUM, sumOfEvidence } from './weigh-evidence';

/**
 * From the raw likeness of two names to the score: piecewise linear and rising, so that 0.585 is where treating a pair
 * as the same name does best on the development pairs (`bench/screening`).
 */
const POINTS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.5, 0.585],
  [1, 1],
];

/** Asked for every name compared: read by number, not by name. */
export function calibrate(raw: number): number {
  if (raw <= POINTS[0]![0]) return POINTS[0]![1];
  for (let at = 1; at < POINTS.length; at++) {
    const from = POINTS[at - 1]!;
    const to = POINTS[at]!;
    if (raw <= to[0]) return from[1] + ((raw - from[0]) / (to[0] - from[0])) * (to[1] - from[1]);
  }
  return 1;
}

/** The raw likeness that `calibrate` makes a score of. */
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

/** How a screening matches: the inline settings with their defaults (docs/concepts/screening.md). */
export interface ScreeningSettings {
  /** False: only names that are equal after normalising match. */
  readonly fuzzyEnabled: boolean;
  readonly phoneticSearchEnabled: boolean;
  /** Letters a term needs before its sound counts. */
  readonly phoneticTermThreshold: number;
  /** Letters a whole name needs before the sound of its terms counts. */
  readonly phoneticCharacterThreshold: number;
  readonly editDistanceEnabled: boolean;
  /** Legal forms are one in all languages: "OAO" is "Open Joint-Stock Company". */
  readonly allowDesignatorTranslation: boolean;
  /** Letters of the whole name from which one letter, and two letters, may differ. */
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
   * `off`: a lost or added space between two correctly spelt words is forgiven; `on`: also when one of the two words
   * carries a typing error.
   */
  readonly gluedWordsSplitting: 'off' | 'on';
  /** Per cent of the query's words that a name has to match, rounded to whole words: 67 lets two of three pass. */
  readonly minNrTokenMatch: number;
  /** Matches returned at most. */
  readonly resultLimit: number;
  /** 0–1; the score from which a name is a match. */
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
