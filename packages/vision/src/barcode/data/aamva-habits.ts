/** How issuers write otherwise than the standard asks, on cards that are theirs. */
interface AamvaHabit {
  /** Their dates begin with the year, or with the month, in whatever version. */
  readonly dates?: 'YEAR_FIRST' | 'YEAR_LAST';
  /** The designator of the subfile tells no place. */
  readonly isUnplaced?: true;
}

/** By issuer identification number; seen in the texts that three open readers of such barcodes are tested with, nothing else of it was taken. */
export const AAMVA_HABITS: { readonly [iin: string]: AamvaHabit | undefined } = {
  // Ontario, version 3: offset 0000.
  636012: { isUnplaced: true },
  // New Brunswick, version 2.
  636017: { dates: 'YEAR_LAST' },
  // Wyoming and West Virginia, version 4.
  636060: { dates: 'YEAR_FIRST' },
  636061: { dates: 'YEAR_FIRST' },
};
