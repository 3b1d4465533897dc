import { checkDigit } from './check-digit';
import { EXCHANGED } from './data/confusions';
import { MRZ_LAYOUTS, type Stretch } from './data/layouts';
import { type CheckedField, type Mrz, parseMrz } from './parse';

const MOST = 2;

/** Every way to exchange `count` look-alikes of a text. */
function* exchanged(text: string, count: number, from = 0): Generator<string> {
  if (count === 0) {
    yield text;
    return;
  }
  for (let at = from; at < text.length; at++) {
    const other = EXCHANGED[text[at]!];
    if (other) yield* exchanged(text.slice(0, at) + other + text.slice(at + 1), count - 1, at + 1);
  }
}

/** The zone with one field exchanged so that every check digit is right; null when none or several ways do it. */
function solved(mrz: Mrz, [line, from, to]: Stretch, now: number): Mrz | null {
  const row = mrz.lines[line]!;
  for (let count = 1; count <= MOST; count++) {
    const solutions: Mrz[] = [];
    for (const text of exchanged(row.slice(from, to), count)) {
      const lines = mrz.lines.map((other, index) =>
        index === line ? row.slice(0, from) + text + row.slice(to) : other,
      );
      const parsed = parseMrz(lines, now);
      if (parsed?.isValid) solutions.push(parsed);
    }
    if (solutions.length > 0) return solutions.length === 1 ? solutions[0]! : null;
  }
  return null;
}

/**
 * Exchanges at most two look-alikes (O and 0, I and 1 …) in a field whose own check digit is wrong, when there is
 * exactly one way that makes every check digit right. Names and dates are never touched: names have no check digit,
 * dates no look-alikes.
 */
export function substitute(mrz: Mrz, now: number): Mrz | null {
  const { fields } = MRZ_LAYOUTS[mrz.format];
  const wrong = new Set<CheckedField>(mrz.checks.filter(({ isRight }) => !isRight).map(({ field }) => field));
  wrong.delete('composite');
  if (wrong.size !== 1) return null;
  if (wrong.has('documentNumber')) return solved(mrz, fields.documentNumber, now);
  return wrong.has('optional') ? solved(mrz, fields.optional, now) : null;
}

/**
 * Whether exchanging at most two look-alikes would leave every check digit right: two letters O for two zeros may weigh the same, and
 * then nothing but the picture says which was printed.
 */
export function isAmbiguous({ format, lines }: Mrz, now: number): boolean {
  const [line, from, to] = MRZ_LAYOUTS[format].fields.documentNumber;
  const row = lines[line]!;
  for (let count = 1; count <= MOST; count++)
    for (const text of exchanged(row.slice(from, to), count)) {
      const other = row.slice(0, from) + text + row.slice(to);
      if (parseMrz(lines.with(line, other), now)?.isValid) return true;
    }
  return false;
}

/**
 * Whether exchanging at most two look-alikes could make a wrong number right in one way or several: then nobody can
 * prove that it was the document, and not the reader, that was wrong.
 */
export function isExplainable({ format, lines, checks }: Mrz): boolean {
  const { fields } = MRZ_LAYOUTS[format];
  const wrong = checks.filter(({ isRight, field }) => !isRight && field !== 'composite');
  if (wrong.length !== 1 || wrong[0]!.field !== 'documentNumber') return false;
  const [line, from, to] = fields.documentNumber;
  const number = lines[line]!.slice(from, to);
  for (let count = 1; count <= MOST; count++) {
    for (const text of exchanged(number, count)) if (checkDigit(text) === wrong[0]!.printed) return true;
  }
  return false;
}
