import type { TextLine } from '../ocr/reader';
import { LABELS, type Labelled, MONTHS } from './data/labels';
import { nameWords, sameWord } from './name-match';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();

function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1900 && year < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** Returns both possible years of a two-digit year. */
const years = (text: string): readonly number[] =>
  text.length === 4 ? [Number(text)] : [2000 + Number(text), 1900 + Number(text)];

function namedMonth(text: string): number {
  return MONTHS.findIndex((names) => names.some((name) => text.includes(name))) + 1;
}

/**
 * Returns every date that a printed text may mean: `14.05.1990`, `14 05 90`, `14MAY/MAI 90`, `1990-05-14`,
 * `05/14/1990`; spaces may be missing. @returns `YYYY-MM-DD`, several if the order or the century is
 * ambiguous: day first and this century come first.
 */
export function printedDates(text: string): readonly string[] {
  const folded = fold(text);
  const found = new Set<string>();
  const add = (yearText: string, month: number, day: number) => {
    for (const year of years(yearText)) {
      const date = isoDate(year, month, day);
      if (date) found.add(date);
    }
  };
  for (const [, day = '', month = '', year = ''] of folded.matchAll(
    /(?<!\d)(\d{2})[ ./-]?(\d{2})[ ./-]?(\d{4}|\d{2})(?!\d)/g,
  )) {
    add(year, Number(month), Number(day));
    add(year, Number(day), Number(month));
  }
  for (const [, year = '', month = '', day = ''] of folded.matchAll(
    /(?<!\d)(\d{4})[ ./-]?(\d{2})[ ./-]?(\d{2})(?!\d)/g,
  )) {
    add(year, Number(month), Number(day));
  }
  for (const [, day = '', month = '', year = ''] of folded.matchAll(
    /(?<!\d)(\d{1,2})[ ./-]*([A-Z][A-Z ./]{2,14})[ ./-]*(\d{4}|\d{2})(?!\d)/g,
  )) {
    add(year, namedMonth(month), Number(day));
  }
  return [...found];
}

/** Result of searching the visual zone for a value of the machine-readable zone. */
export type Agreement = 'CONFIRMED' | 'NOT_FOUND' | 'CONFLICT';

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');

const bottomOf = ({ box }: TextLine) => box.centre.y + box.height / 2;
const topOf = ({ box }: TextLine) => box.centre.y - box.height / 2;
const leftOf = ({ box }: TextLine) => box.centre.x - box.width / 2;
const rightOf = ({ box }: TextLine) => box.centre.x + box.width / 2;

/**
 * Returns the lines to which a label may refer: the next one below with a similar start, and the one to its
 * right.
 */
function valuesOf(lines: readonly TextLine[], field: Labelled): readonly TextLine[] {
  return lines
    .filter(({ text }) => LABELS[field].some((label) => lettersOf(text).includes(label)))
    .flatMap((label) => {
      const height = label.box.height;
      const under = lines
        .filter(
          (line) =>
            line !== label &&
            topOf(line) > label.box.centre.y &&
            topOf(line) - bottomOf(label) < 1.6 * height &&
            Math.abs(leftOf(line) - leftOf(label)) < 2.5 * height,
        )
        .sort((a, b) => topOf(a) - topOf(b))[0];
      const beside = lines
        .filter(
          (line) =>
            leftOf(line) > rightOf(label) - height / 2 &&
            Math.abs(line.box.centre.y - label.box.centre.y) < height * 0.6,
        )
        .sort((a, b) => leftOf(a) - leftOf(b))[0];
      return [label, under, beside].filter((line) => line !== undefined);
    });
}

/** Minimum confidence of a text that may contradict the machine-readable zone. */
const SURE = 0.92;

/**
 * Returns the possible dates next to a label, the most likely first; empty if none is read, or two different
 * ones.
 */
export function labelledDates(lines: readonly TextLine[], field: Labelled): readonly string[] {
  const [first = [], ...others] = valuesOf(lines, field)
    .filter(({ confidence }) => confidence >= SURE)
    .map(({ text }) => printedDates(text))
    .filter((dates) => dates.length > 0);
  return others.every((dates) => dates[0] === first[0]) ? first : [];
}

/** Counts the differing characters of two strings of equal length. */
const differing = (a: string, b: string): number =>
  [...a].filter((character, at) => character !== b[at]).length;

/**
 * Checks whether a date of the zone is printed. A date next to the field's label with high confidence and two
 * or more differing digits is a conflict; with one, a misreading is more likely.
 */
export function dateAgreement(lines: readonly TextLine[], date: string | null, field: Labelled): Agreement {
  if (date === null) return 'NOT_FOUND';
  if (lines.some(({ text }) => printedDates(text).includes(date))) return 'CONFIRMED';
  const sure = valuesOf(lines, field)
    .filter(({ confidence }) => confidence >= SURE)
    .map(({ text }) => printedDates(text));
  const isOther = (dates: readonly string[]) =>
    dates.length > 0 && dates.every((other) => differing(other, date) >= 2);
  return sure.some(isOther) ? 'CONFLICT' : 'NOT_FOUND';
}

/**
 * Returns a date of birth in the printed century: a hundred years earlier if the visual zone shows only that
 * date with a four-digit year.
 */
export function inPrintedCentury(lines: readonly TextLine[], birthDate: string): string {
  const earlier = `${Number(birthDate.slice(0, 4)) - 100}${birthDate.slice(4)}`;
  const isPrinted = (date: string) => lines.some(({ text }) => printedDates(text).includes(date));
  return isPrinted(earlier) && !isPrinted(birthDate) ? earlier : birthDate;
}

/** Replaces the similar characters in a number by one form. */
const canonical = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[OQD]/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/Z/g, '2')
    .replace(/S/g, '5')
    .replace(/G/g, '6')
    .replace(/B/g, '8');

/**
 * Checks whether the document number is printed. A number of equal length next to its label with two or more
 * differing characters is a conflict; with one, a misreading is more likely.
 */
export function numberAgreement(lines: readonly TextLine[], number: string): Agreement {
  const wanted = canonical(number);
  if (wanted.length >= 5 && lines.some(({ text }) => canonical(text).includes(wanted))) return 'CONFIRMED';
  const isOther = ({ text, confidence }: TextLine) => {
    const read = canonical(text);
    return (
      confidence >= SURE &&
      read.length === wanted.length &&
      /\d{3}/.test(text) &&
      differing(read, wanted) >= 2
    );
  };
  return valuesOf(lines, 'documentNumber').some(isOther) ? 'CONFLICT' : 'NOT_FOUND';
}

/** Checks whether every word of a name is printed: as a word, or inside a line without spaces. */
export function nameAgreementInVisual(lines: readonly TextLine[], name: string): Agreement {
  const words = nameWords(name);
  const printed = lines.map(({ text }) => ({ letters: lettersOf(text), words: nameWords(text) }));
  const isPrinted = (word: string) =>
    printed.some(
      (line) =>
        line.words.some((other) => sameWord(other, word)) ||
        (word.length >= 4 && line.letters.includes(word)),
    );
  const whole = words.join('');
  return words.length > 0 &&
    (words.every(isPrinted) || printed.some(({ letters }) => whole.length >= 5 && sameWord(letters, whole)))
    ? 'CONFIRMED'
    : 'NOT_FOUND';
}
