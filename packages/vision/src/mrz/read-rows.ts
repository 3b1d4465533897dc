import { MRZ_FORMATS, MRZ_LAYOUTS } from './data/layouts';
import { type Mrz, parseMrz } from './parse';
import { normaliseRow, refit, substitute, withTypes } from './repair';

/** Zone found among rows of text. */
export interface MrzReading {
  readonly mrz: Mrz;
  /** Index of its first line among the given rows. */
  readonly row: number;
  /** True if similar characters were substituted to make a check digit correct. */
  readonly isSubstituted: boolean;
}

const MIN_ROW_LENGTH = 20;
/** Maximum number of missing or extra characters that are treated as miscounted fillers. */
const MAX_MISCOUNTED = 16;
/** Minimum number of correct check digits for a machine-readable zone. */
const MIN_VALID_CHECK_DIGITS = 2;

/**
 * Returns true for possible rows of a machine-readable zone: long, without lowercase letters, with fillers or
 * many digits.
 */
function looksLikeRow(row: string): boolean {
  const fillers = row.split('<').length - 1;
  const digits = row.replace(/\D/g, '').length;
  return row.length >= MIN_ROW_LENGTH && (fillers >= 2 || digits >= 8);
}

export const rightOnes = ({ checks }: Mrz): number => checks.filter(({ isRight }) => isRight).length;

/** Returns true if documents of the format start with this first letter (Doc 9303 parts 4 to 7). */
export const fitsLetter = ({ format, lines }: Pick<Mrz, 'format' | 'lines'>): boolean => {
  const letter = lines[0]![0]!;
  if (format === 'TD3') return letter === 'P';
  return format.startsWith('MRV') ? letter === 'V' : 'IAC'.includes(letter);
};

/**
 * Returns true if the first letter belongs to documents with another line length: passports (P) have lines of
 * 44 characters, and visas (V) the lines of visa formats. Such a reading was cut off.
 */
export const contradictsLetter = ({ format, lines }: Pick<Mrz, 'format' | 'lines'>): boolean => {
  const letter = lines[0]![0]!;
  return (letter === 'P' && format !== 'TD3') || (letter === 'V' && !format.startsWith('MRV'));
};

/**
 * Weights for lines of 36 or 44 characters. Check digits don't distinguish them, because fillers have the
 * value zero. The first letter of the document and the width of its rows do.
 */
const LETTER_COUNTS = 10;
const MISCOUNTED_COUNTS = 0.6;
/**
 * Returns the width of a row divided by the row spacing: 2.54 mm per letter, 6.35 mm per line (Doc 9303 part
 * 3).
 */
const aspectOf = (length: number) => (length * 2.54) / 6.35;
const ASPECT_COUNTS = 25;
const MAX_ASPECT_CANDIDATES = 6;

interface Fit {
  /** Number of missing or extra characters over all lines. */
  readonly miscounted: number;
  /** Measured width of the rows divided by their spacing; null if unknown. */
  readonly aspect: number | null;
}

/** Rates the fit of a reading; higher is better. */
function rank({ mrz, isSubstituted }: MrzReading, { miscounted, aspect }: Fit): number {
  const { length, lines } = MRZ_LAYOUTS[mrz.format];
  const skewed =
    aspect === null || lines > 2 ? 0 : Math.abs(Math.log(aspect / aspectOf(length))) * ASPECT_COUNTS;
  return (
    (mrz.isValid ? 100 : 0) +
    rightOnes(mrz) * 4 +
    (mrz.isIssuerKnown ? 2 : 0) +
    (fitsLetter(mrz) ? LETTER_COUNTS : 0) -
    (isSubstituted ? 1 : 0) -
    miscounted * MISCOUNTED_COUNTS -
    Math.min(MAX_ASPECT_CANDIDATES, skewed)
  );
}

/**
 * Finds and reads the machine-readable zone among rows of text from an optical reader, ordered from top to
 * bottom.
 * @param aspect returns the width of two adjacent rows divided by their spacing, from their positions; null
 *   if unknown
 * @returns null if there is no zone. A zone with wrong check digits is returned if most of it is correct; the
 *   caller distinguishes a misprint from a misreading.
 */
export function readMrzRows(
  rows: readonly string[],
  now: number,
  aspect: (first: number, second: number) => number | null = () => null,
): MrzReading | null {
  const usable = rows
    .map((text, row) => ({ text: normaliseRow(text), row }))
    .filter(({ text }) => looksLikeRow(text));
  let best: MrzReading | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const format of MRZ_FORMATS) {
    const layout = MRZ_LAYOUTS[format];
    for (let first = 0; first + layout.lines <= usable.length; first++) {
      const window = usable.slice(first, first + layout.lines);
      if (window.some(({ text }) => Math.abs(text.length - layout.length) > MAX_MISCOUNTED)) continue;
      const fitted = window.map(({ text }, line) => refit(text, layout, line));
      if (!fitted.every((line) => line !== null)) continue;
      const mrz = parseMrz(withTypes(fitted, layout), now);
      if (mrz?.format !== format || contradictsLetter(mrz)) continue;
      const substituted = mrz.isValid ? null : substitute(mrz, now);
      const reading: MrzReading = {
        mrz: substituted ?? mrz,
        row: window[0]!.row,
        isSubstituted: substituted !== null,
      };
      const height = rank(reading, {
        miscounted: window.reduce((sum, { text }) => sum + Math.abs(text.length - layout.length), 0),
        aspect: aspect(window[0]!.row, window[1]!.row),
      });
      if (rightOnes(reading.mrz) < MIN_VALID_CHECK_DIGITS || height <= highest) continue;
      best = reading;
      highest = height;
    }
  }
  return best;
}
