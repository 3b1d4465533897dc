/** Deviations from the standard on genuine cards of an issuer. */
interface AamvaHabit {
  /** Dates begin with the year or with the month, in any version. */
  readonly dates?: 'YEAR_FIRST' | 'YEAR_LAST';
  /** The designator of the subfile states no valid offset. */
  readonly isUnplaced?: true;
}

/**
 * Deviations by issuer identification number. Derived from the test texts of three open readers of such
 * barcodes; nothing else was taken from them.
 */
export const AAMVA_HABITS: { readonly [iin: string]: AamvaHabit | undefined } = {
  // Ontario, version 3: offset 0000.
  636012: { isUnplaced: true },
  // New Brunswick, version 2.
  636017: { dates: 'YEAR_LAST' },
  // Wyoming and West Virginia, version 4.
  636060: { dates: 'YEAR_FIRST' },
  636061: { dates: 'YEAR_FIRST' },
};
