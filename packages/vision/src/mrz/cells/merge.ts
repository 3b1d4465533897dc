import { MRZ_LAYOUTS, type MrzFormat, type Stretch } from '../data/layouts';
import { STATE_CODES } from '../data/states';
import { type CheckedField, type Mrz, parseMrz } from '../parse';
import { contradictsLetter, fitsLetter, type MrzReading, rightOnes } from '../read-rows';
import { type CellReading, likelihood } from './read-cells';

/** Minimum mean likelihood for names read by the network. Below it the names of the line reader are used. */
const SURE_NAMES = 0.8;
const SURE = 0.6;
/** Minimum confidence for a zone. A grid that doesn't fit also produces letters, but with lower confidence. */
const SURE_ZONE = 0.93;
const SURER_ZONE = 0.96;
/** Minimum number of correct check digits before rows of characters are accepted as a zone. */
const MIN_VALID_CHECK_DIGITS = 2;

/**
 * Returns true if a reading comes from a zone, correct or not, and not from a grid placed over something
 * else. Such a grid can have correct check digits by chance, especially after substitution of similar
 * characters.
 */
const isZone = ({ mrz, sureness }: CellReading): boolean =>
  !contradictsLetter(mrz) &&
  sureness >= SURE_ZONE &&
  (mrz.isValid || rightOnes(mrz) >= MIN_VALID_CHECK_DIGITS || (sureness >= SURER_ZONE && fitsLetter(mrz)));

const rank = ({ mrz, sureness }: CellReading): number =>
  (mrz.isValid ? 100 : 0) + rightOnes(mrz) * 4 + (fitsLetter(mrz) ? 8 : 0) + sureness * 40;

/** Fields without a check digit, apart from the names. */
const LOOSE = ['documentCode', 'issuer', 'nationality', 'sex'] as const;

/**
 * Returns the lines without the names and the fields in `LOOSE`, so that only the parts covered by check
 * digits remain.
 */
const checkedPart = ({ format, lines }: Mrz): string => {
  const { fields } = MRZ_LAYOUTS[format];
  return (['names', ...LOOSE] as const)
    .reduce<readonly string[]>((rows, name) => {
      const [line, from, to] = fields[name];
      const blank = ' '.repeat(to - from);
      return rows.map((text, at) => (at === line ? text.slice(0, from) + blank + text.slice(to) : text));
    }, lines)
    .join('|');
};

const put = (lines: readonly string[], [line, from, to]: Stretch, of: Mrz): readonly string[] =>
  lines.map((text, at) =>
    at === line ? text.slice(0, from) + of.lines[line]!.slice(from, to) + text.slice(to) : text,
  );

const CHECKED: {
  readonly [field in CheckedField]: readonly (keyof (typeof MRZ_LAYOUTS)['TD3']['fields'])[];
} = {
  documentNumber: ['documentNumber', 'documentNumberCheck'],
  birthDate: ['birthDate', 'birthDateCheck'],
  expiryDate: ['expiryDate', 'expiryDateCheck'],
  optional: ['optional', 'optionalCheck'],
  composite: ['compositeCheck'],
};

/**
 * Combines two readings of one zone, taking each field from the one with the correct check digit; null if the
 * result isn't valid either.
 */
function mixed(one: Mrz, other: Mrz, now: number): Mrz | null {
  const { fields } = MRZ_LAYOUTS[one.format];
  const isRight = (mrz: Mrz, field: CheckedField) =>
    mrz.checks.some((check) => check.field === field && check.isRight);
  const doubtful = one.checks.filter(({ field, isRight: right }) => !right && isRight(other, field));
  // Fields that only the composite check digit covers are tried from both readings.
  const choices: (readonly Stretch[])[] = [[]];
  for (const loose of ['optional', 'optional2', 'compositeCheck'] as const) {
    const field = fields[loose];
    if (field && !(loose === 'optional' && fields.optionalCheck))
      choices.push(...choices.map((chosen) => [...chosen, field]));
  }
  const base = doubtful
    .flatMap(({ field }) => CHECKED[field].map((name) => fields[name]))
    .reduce<readonly string[]>((lines, field) => (field ? put(lines, field, other) : lines), one.lines);
  for (const chosen of choices) {
    const mrz = parseMrz(
      chosen.reduce((lines, field) => put(lines, field, other), base),
      now,
    );
    if (mrz?.isValid) return mrz;
  }
  return null;
}

/** Returns the zone with the names of the network, except for letters with low likelihood. */
function withNames(mrz: Mrz, other: Mrz | null, cells: CellReading, now: number): Mrz {
  const field = MRZ_LAYOUTS[mrz.format].fields.names;
  const [line, from, to] = field;
  const row = cells.rows[line]!;
  const own = cells.mrz.lines[line]!.slice(from, to);
  const written = own.replace(/<+$/, '').length;
  let sum = 0;
  for (let at = 0; at < Math.max(1, written); at++) sum += likelihood(row[from + at]!, own[at]!);
  if (sum / Math.max(1, written) < SURE_NAMES && other)
    return parseMrz(put(mrz.lines, field, other), now) ?? mrz;
  const rival = other?.lines[line]?.slice(from, to);
  const names = [...own].map((character, at) => {
    const cell = row[from + at]!;
    const isDoubtful = likelihood(cell, character) < SURE;
    return rival && isDoubtful && likelihood(cell, rival[at]!) > 0.1 ? rival[at]! : character;
  });
  const lines = mrz.lines.map((text, at) =>
    at === line ? text.slice(0, from) + names.join('') + text.slice(to) : text,
  );
  return parseMrz(lines, now) ?? mrz;
}

/**
 * Chooses the fields without a check digit, except names. A listed state code has priority over an unlisted
 * one. Otherwise the network's reading is used if its likelihood is high.
 */
function withLoose(mrz: Mrz, other: Mrz, cells: CellReading): readonly string[] {
  const { fields } = MRZ_LAYOUTS[mrz.format];
  return LOOSE.reduce<readonly string[]>((lines, name) => {
    const [line, from, to] = fields[name];
    const [own, rival] = [cells.mrz, other].map((one) => one.lines[line]!.slice(from, to)) as [
      string,
      string,
    ];
    const isState = (text: string) => STATE_CODES.has(text.replace(/<+$/, ''));
    const sure = [...own].reduce(
      (sum, letter, at) => sum + likelihood(cells.rows[line]![from + at]!, letter),
      0,
    );
    const isCode = name === 'issuer' || name === 'nationality';
    const takesOwn =
      isCode && isState(own) !== isState(rival) ? isState(own) : sure >= SURE_NAMES * own.length;
    return put(lines, fields[name], takesOwn ? cells.mrz : other);
  }, mrz.lines);
}

/** Zone read by two readers. */
export interface MergedReading {
  readonly zone: MrzReading;
  /** True if both readings agree in all parts covered by check digits. */
  readonly isConfirmed: boolean;
}

const sureFormat = (cells: CellReading, format: MrzFormat): boolean =>
  cells.mrz.format === format || cells.sureness < SURE_NAMES;

/**
 * Merges the readings of the line reader and of the character network into one zone. Two independent readers
 * seldom make the same mistake, so a field with a correct check digit has priority. For names the network has
 * priority, because it can't lose or double a letter.
 * @returns null if neither reader found a zone.
 */
export function mergeReadings(
  lines: MrzReading | null,
  cells: readonly CellReading[],
  now: number,
): MergedReading | null {
  const best = cells
    .filter(isZone)
    .reduce<CellReading | null>((top, one) => (top && rank(top) >= rank(one) ? top : one), null);
  if (!best) return lines && { zone: lines, isConfirmed: false };
  const own: MrzReading = { mrz: best.mrz, row: lines?.row ?? 0, isSubstituted: best.isSubstituted };
  if (!lines) return { zone: own, isConfirmed: false };
  if (lines.mrz.format !== best.mrz.format) {
    const takesLines = lines.mrz.isValid && !(best.mrz.isValid && !sureFormat(best, lines.mrz.format));
    return { zone: takesLines ? lines : own, isConfirmed: false };
  }
  const isConfirmed = checkedPart(lines.mrz) === checkedPart(best.mrz);
  const settle = (mrz: Mrz, isSubstituted: boolean): MergedReading => ({
    zone: {
      mrz: withNames(parseMrz(withLoose(mrz, lines.mrz, best), now) ?? mrz, lines.mrz, best, now),
      row: lines.row,
      isSubstituted,
    },
    isConfirmed,
  });
  const isBetter = !lines.mrz.isValid || (lines.isSubstituted && !best.isSubstituted);
  if (best.mrz.isValid && isBetter) return settle(best.mrz, best.isSubstituted);
  if (lines.mrz.isValid) return settle(lines.mrz, lines.isSubstituted);
  const mix = mixed(lines.mrz, best.mrz, now);
  if (mix) return settle(mix, false);
  return settle(rightOnes(best.mrz) > rightOnes(lines.mrz) ? best.mrz : lines.mrz, false);
}
