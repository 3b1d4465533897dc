import { CHEVRONS, DIGIT_OF, EXCHANGED, FILLER_LOOKALIKES, LETTER_OF } from './data/confusions';
import { MRZ_LAYOUTS, type MrzLayout, type Stretch } from './data/layouts';
import { STATE_CODES } from './data/states';
import { type CheckedField, type Mrz, parseMrz } from './parse';
import { checkDigit } from './zone-fields';

/** Converts a row from an optical reader to the characters of the zone. */
export function normaliseRow(text: string): string {
  return [...text.toUpperCase()]
    .map((character) => (CHEVRONS.includes(character) ? '<' : character))
    .join('')
    .replace(/[^A-Z0-9<]/g, '');
}

/** Returns true if a line ends with the names, so that fillers at its end can be removed and added freely. */
const endsInNames = ({ fields, length }: MrzLayout, line: number): boolean =>
  fields.names[0] === line && fields.names[2] === length;

/**
 * Removes misread fillers after three fillers in a name, because names have at most two fillers in a row.
 * Returns null if other characters follow.
 */
function withCleanTail(row: string): string | null {
  const at = row.indexOf('<<<');
  if (at < 0) return row;
  const tail = row.slice(at);
  const others = tail.replace(/</g, '');
  const areLookalikes = [...others].every((letter) => FILLER_LOOKALIKES.includes(letter));
  return areLookalikes && others.length * 2 <= tail.length ? row.slice(0, at) : null;
}

/**
 * Restores the first five characters, which contain document code and issuer; a filler between them is easily
 * lost or doubled.
 */
function withWholeHead(row: string): string {
  const isState = (from: number) => STATE_CODES.has(row.slice(from, from + 3).replace(/<+$/, ''));
  if (isState(2)) return row;
  if (isState(1) && row[1] !== '<') return `${row[0]}<${row.slice(1)}`;
  return isState(3) && row.startsWith('<<', 1) ? row[0] + row.slice(2) : row;
}

/** Returns the start and length of the longest run of fillers. */
function longestRun(row: string): readonly [number, number] {
  let best: readonly [number, number] = [0, 0];
  for (const { index, 0: run } of row.matchAll(/<+/g)) if (run.length > best[1]) best = [index, run.length];
  return best;
}

/**
 * Adjusts a row to the length of its line. Readers miscount runs of fillers, so the longest run is lengthened
 * or shortened.
 * @returns null if this doesn't make it fit.
 */
export function refit(row: string, layout: MrzLayout, line: number): string | null {
  const headed = line === 0 ? withWholeHead(row) : row;
  if (endsInNames(layout, line)) {
    const cleaned = withCleanTail(headed)?.replace(/<+$/, '');
    if (cleaned === undefined || cleaned.length > layout.length) return null;
    return cleaned.padEnd(layout.length, '<');
  }
  const missing = layout.length - headed.length;
  if (missing === 0) return headed;
  const [at, run] = longestRun(headed);
  // A single filler may equally be a separator.
  if (run < 2 || run + missing < 1) return null;
  return headed.slice(0, at) + '<'.repeat(run + missing) + headed.slice(at + run);
}

function mapped(
  lines: readonly string[],
  [line, from, to]: Stretch,
  table: { readonly [from: string]: string },
): readonly string[] {
  const row = lines[line]!;
  const fixed = [...row.slice(from, to)].map((character) => table[character] ?? character).join('');
  return lines.map((text, index) => (index === line ? row.slice(0, from) + fixed + row.slice(to) : text));
}

/**
 * Converts characters to digits where only digits are allowed (dates, check digits), and to letters where
 * only letters are.
 */
export function withTypes(lines: readonly string[], { fields }: MrzLayout): readonly string[] {
  const digits = [
    fields.birthDate,
    fields.birthDateCheck,
    fields.expiryDate,
    fields.expiryDateCheck,
    fields.documentNumberCheck,
    fields.optionalCheck,
    fields.compositeCheck,
  ];
  const letters = [fields.documentCode, fields.issuer, fields.nationality, fields.names];
  let typed = lines;
  for (const field of digits) if (field) typed = mapped(typed, field, DIGIT_OF);
  for (const field of letters) typed = mapped(typed, field, LETTER_OF);
  return typed;
}

const MOST = 2;

/** Yields all ways to substitute `count` similar characters in a string. */
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

/**
 * Returns the zone with substitutions in one field that make every check digit correct; null if no solution
 * or several exist.
 */
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
 * Substitutes at most two similar characters (O and 0, I and 1 …) in a field whose check digit is wrong, if
 * exactly one solution makes every check digit correct. Names and dates never change: names have no check
 * digit, dates no similar characters.
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
 * Returns true if another spelling with at most two substitutions has only correct check digits too. Two
 * letters O can have the same weight as two zeros, and then only the image shows which was printed.
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
 * Returns true if at most two substitutions can make a wrong number correct, in one or several ways. A
 * misreading then can't be excluded, so the document can't be proved wrong.
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
