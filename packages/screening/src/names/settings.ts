/** How a screening matches: the inline settings with their defaults (docs/screening.md). */
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
