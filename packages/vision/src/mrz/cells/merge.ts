import { MRZ_LAYOUTS, type MrzFormat, type Stretch } from '../data/layouts';
import { STATE_CODES } from '../data/states';
import { type CheckedField, type Mrz, parseMrz } from '../parse';
import { contradictsLetter, fitsLetter, type MrzReading, rightOnes } from '../read-rows';
import { type CellReading, likelihood } from './read-cells';

/** Below this the net guesses, and the reader of whole lines knows better. */
const SURE_NAMES = 0.8;
const SURE = 0.6;
/** A grid that does not fit gives letters too, of which the net is less sure than this. */
const SURE_ZONE = 0.93;
const SURER_ZONE = 0.96;
/** So many check digits, at least, have to be right before rows of characters are taken for a zone. */
const LEAST_RIGHT = 2;

/**
 * Whether a reading is one of a zone, right or wrong, and not of a grid that was laid over something else: such a one may come to
 * right check digits by chance, all the more where look-alikes were exchanged.
 */
const isZone = ({ mrz, sureness }: CellReading): boolean =>
  !contradictsLetter(mrz) &&
  sureness >= SURE_ZONE &&
  (mrz.isValid || rightOnes(mrz) >= LEAST_RIGHT || (sureness >= SURER_ZONE && fitsLetter(mrz)));

const rank = ({ mrz, sureness }: CellReading): number =>
  (mrz.isValid ? 100 : 0) + rightOnes(mrz) * 4 + (fitsLetter(mrz) ? 8 : 0) + sureness * 40;

/** What stands beside the names without a check digit. */
const LOOSE = ['documentCode', 'issuer', 'nationality', 'sex'] as const;

/** Everything that check digits cover, with them. */
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

/** Of two readings of one zone each field from the one whose check digit is right; null when that is not valid either. */
function mixed(one: Mrz, other: Mrz, now: number): Mrz | null {
  const { fields } = MRZ_LAYOUTS[one.format];
  const isRight = (mrz: Mrz, field: CheckedField) =>
    mrz.checks.some((check) => check.field === field && check.isRight);
  const doubtful = one.checks.filter(({ field, isRight: right }) => !right && isRight(other, field));
  // What no check digit but the composite covers is tried from either.
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

/** The names of a zone where two readers differ: the net's, but for letters of which it is not sure. */
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

/** What no check digit covers but the names: a state's code wins over what is none, else the net where it is sure. */
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

/** A zone that two readers have read. */
export interface MergedReading {
  readonly zone: MrzReading;
  /** Whether both read the very same, but for names. */
  readonly isConfirmed: boolean;
}

const sureFormat = (cells: CellReading, format: MrzFormat): boolean =>
  cells.mrz.format === format || cells.sureness < SURE_NAMES;

/**
 * One zone from that of the reader of whole lines and those of the net for single characters. Two readers that know nothing
 * of each other seldom make the same mistake: what has right check digits wins, and of names the net's letters do, because
 * it cannot lose or double one.
 * @returns null when neither has read a zone.
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
