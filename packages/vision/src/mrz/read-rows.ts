import { MRZ_FORMATS, MRZ_LAYOUTS } from './data/layouts';
import { type Mrz, parseMrz } from './parse';
import { normaliseRow, refit, withTypes } from './refit';
import { substitute } from './substitute';

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

const rightOnes = ({ checks }: Mrz): number => checks.filter(({ isRight }) => isRight).length;

/** How well a reading fits; more is better. */
const rank = ({ mrz, isSubstituted }: MrzReading): number =>
  (mrz.isValid ? 100 : 0) + rightOnes(mrz) * 4 + (mrz.isIssuerKnown ? 2 : 0) - (isSubstituted ? 1 : 0);

/**
 * Finds and reads the machine-readable zone among rows of text as an optical reader gave them, top to bottom.
 * @returns null when there is none. One with wrong check digits is given when most of it is right: it is the caller's
 * to distinguish a misprint from a misreading.
 */
export function readMrzRows(rows: readonly string[], now: number): MrzReading | null {
  const usable = rows
    .map((text, row) => ({ text: normaliseRow(text), row }))
    .filter(({ text }) => looksLikeRow(text));
  let best: MrzReading | null = null;
  for (const format of MRZ_FORMATS) {
    const layout = MRZ_LAYOUTS[format];
    for (let first = 0; first + layout.lines <= usable.length; first++) {
      const window = usable.slice(first, first + layout.lines);
      if (window.some(({ text }) => Math.abs(text.length - layout.length) > MOST_MISCOUNTED)) continue;
      const fitted = window.map(({ text }, line) => refit(text, layout, line));
      if (!fitted.every((line) => line !== null)) continue;
      const mrz = parseMrz(withTypes(fitted, layout), now);
      if (mrz?.format !== format) continue;
      const substituted = mrz.isValid ? null : substitute(mrz, now);
      const reading: MrzReading = {
        mrz: substituted ?? mrz,
        row: window[0]!.row,
        isSubstituted: substituted !== null,
      };
      const isLikely = rightOnes(reading.mrz) >= LEAST_RIGHT;
      if (isLikely && (best === null || rank(reading) > rank(best))) best = reading;
    }
  }
  return best;
}
