import { MRZ_FORMATS, MRZ_LAYOUTS } from './data/layouts';
import { type Mrz, parseMrz } from './parse';
import { normaliseRow, refit, substitute, withTypes } from './repair';

/** A zone found among rows of text. */
export interface MrzReading {
  readonly mrz: Mrz;
  /** Where its first line is among the rows that were given. */
  readonly row: number;
  /** Whether look-alikes were exchanged to make a check digit right. */
  readonly isSubstituted: boolean;
}

const SHORTEST_ROW = 20;
/** So many characters too few or too many are taken for miscounted fillers. */
const MOST_MISCOUNTED = 16;
/** Fewer right check digits than this, and it is no machine-readable zone that was read. */
const LEAST_RIGHT = 2;

/** Rows of a machine-readable zone are long, without lower case, with fillers or many digits. */
function looksLikeRow(row: string): boolean {
  const fillers = row.split('<').length - 1;
  const digits = row.replace(/\D/g, '').length;
  return row.length >= SHORTEST_ROW && (fillers >= 2 || digits >= 8);
}

export const rightOnes = ({ checks }: Mrz): number => checks.filter(({ isRight }) => isRight).length;

/** Whether the first letter is one that documents of the format begin with (Doc 9303 parts 4 to 7). */
export const fitsLetter = ({ format, lines }: Pick<Mrz, 'format' | 'lines'>): boolean => {
  const letter = lines[0]![0]!;
  if (format === 'TD3') return letter === 'P';
  return format.startsWith('MRV') ? letter === 'V' : 'IAC'.includes(letter);
};

/**
 * Whether the first letter belongs to documents of another width: passports (P) have lines of 44, visas (V) those of visas. What is
 * read as anything else was cut off.
 */
export const contradictsLetter = ({ format, lines }: Pick<Mrz, 'format' | 'lines'>): boolean => {
  const letter = lines[0]![0]!;
  return (letter === 'P' && format !== 'TD3') || (letter === 'V' && !format.startsWith('MRV'));
};

/**
 * Whether a zone has two lines of 36 or of 44 its check digits do not tell: fillers count for nothing. The first letter of
 * the document does, and the width of its rows.
 */
const LETTER_COUNTS = 10;
const MISCOUNTED_COUNTS = 0.6;
/** A row is so many times as wide as the step from one to the next: 2.54 mm a letter, 6.35 mm a line (Doc 9303 part 3). */
const aspectOf = (length: number) => (length * 2.54) / 6.35;
const ASPECT_COUNTS = 25;
const MOST_FOR_ASPECT = 6;

interface Fit {
  /** Characters that were read too few or too many, over all lines. */
  readonly miscounted: number;
  /** Width of the rows over their distance, as seen; null = not known. */
  readonly aspect: number | null;
}

/** How well a reading fits; more is better. */
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
    Math.min(MOST_FOR_ASPECT, skewed)
  );
}

/**
 * Finds and reads the machine-readable zone among rows of text as an optical reader gave them, top to bottom.
 * @param aspect width of two rows that follow each other over their distance, by the places of the rows; null = not known
 * @returns null when there is none. One with wrong check digits is given when most of it is right: it is the caller's
 * to distinguish a misprint from a misreading.
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
      if (window.some(({ text }) => Math.abs(text.length - layout.length) > MOST_MISCOUNTED)) continue;
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
      if (rightOnes(reading.mrz) < LEAST_RIGHT || height <= highest) continue;
      best = reading;
      highest = height;
    }
  }
  return best;
}
