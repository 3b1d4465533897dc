import { MONTHS } from '../document/data/labels';
import { STATE_CODES } from '../mrz/data/states';
import { NATIONALITY_WORDS } from './data/nationality-words';
import type { DateOrder } from './fields';
import { fold } from './find-labels';

/** Date found in a text. */
interface PrintedDate {
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Start and end of the date in the text. */
  readonly from: number;
  readonly to: number;
  /** True if day and month could be exchanged. */
  readonly isAmbiguous: boolean;
}

function isoDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1900 && year < 2100;
  return isReal ? date.toISOString().slice(0, 10) : null;
}

const SEPARATOR = '[ ./,·-]{0,2}';
const numeric = (parts: string): RegExp => new RegExp(`(?<!\\d)${parts}(?!\\d)`, 'g');
/** Year first; year last; and two-digit years, which require separators. */
const YEAR_FIRST = numeric(`(\\d{4})${SEPARATOR}(\\d{2})${SEPARATOR}(\\d{2})`);
const YEAR_LAST = numeric(`(\\d{1,2})${SEPARATOR}(\\d{2})${SEPARATOR}(\\d{4})`);
const SHORT_YEAR = numeric('(\\d{2})[ ./-](\\d{2})[ ./-](\\d{2})');
const NAMED = /(?<!\d)(\d{1,2})[ ./-]*([A-Z][A-Z ./]{2,14})[ ./-]*(\d{4}|\d{2})(?!\d)/g;

/** Returns the date order of a page; null if all dates are ambiguous or they contradict each other. */
export function orderOf(texts: readonly string[]): DateOrder | null {
  const seen = new Set<DateOrder>();
  for (const text of texts) {
    for (const [, first, second, year] of text.matchAll(YEAR_LAST)) {
      const isDate = (month: number, day: number) => isoDate(Number(year), month, day) !== null;
      const [a, b] = [Number(first), Number(second)];
      if (isDate(b, a) && !isDate(a, b)) seen.add('DMY');
      if (isDate(a, b) && !isDate(b, a)) seen.add('MDY');
    }
  }
  return seen.size === 1 ? [...seen][0]! : null;
}

/** Returns the full year of two digits: within the last hundred years and the next fifteen. */
const fullYear = (text: string, now: number): number => {
  if (text.length === 4) return Number(text);
  const year = 2000 + Number(text);
  return year > new Date(now).getUTCFullYear() + 15 ? year - 100 : year;
};

/**
 * Returns the dates in a text, from the left.
 * @param order null if unknown: the day is assumed to come first, and `isAmbiguous` marks the uncertain dates
 * @param now UNIX milliseconds, for two-digit years
 */
export function datesIn(text: string, order: DateOrder | null, now: number): readonly PrintedDate[] {
  const found: PrintedDate[] = [];
  const add = (match: RegExpExecArray, date: string | null, isAmbiguous: boolean) => {
    const [from, to] = [match.index, match.index + match[0].length];
    if (date && found.every((other) => to <= other.from || from >= other.to))
      found.push({ date, from, to, isAmbiguous });
  };
  const yearFirst = () => {
    for (const match of text.matchAll(YEAR_FIRST))
      add(match, isoDate(Number(match[1]), Number(match[2]), Number(match[3])), false);
  };
  if (order === 'YMD') yearFirst();
  for (const pattern of [YEAR_LAST, SHORT_YEAR]) {
    for (const match of text.matchAll(pattern)) {
      const [first, second] = [Number(match[1]), Number(match[2])];
      const [day, month] = order === 'MDY' ? [second, first] : [first, second];
      const isEither = order === null && first <= 12 && second <= 12 && first !== second;
      add(match, isoDate(fullYear(match[3]!, now), month, day), isEither);
    }
  }
  if (order !== 'YMD') yearFirst();
  found.sort((a, b) => a.from - b.from);
  const upper = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  if (found.length === 0 && upper.length === text.length) {
    for (const match of upper.matchAll(NAMED)) {
      const [whole, day = '', word = '', year = ''] = match;
      const month = MONTHS.findIndex((names) => names.some((name) => word.includes(name))) + 1;
      const date = month > 0 ? isoDate(fullYear(year, now), month, Number(day)) : null;
      if (date) found.push({ date, from: match.index, to: match.index + whole.length, isAmbiguous: false });
    }
  }
  return found;
}

const trimmed = (text: string): string =>
  text
    .replace(/^[\s:;.,/*'"^()«»‘’“”·-]+/, '')
    .replace(/[\s:;,/*"^(«»“”·]+$/, '')
    .replace(/\s+/g, ' ')
    .trim();

const MAX_NAME_LENGTH = 60;

const READ = '\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}';
const NAME = new RegExp(`^[${READ}][${READ} .,'’-]*$`, 'u');
const PLACE = new RegExp(`^[${READ}\\d .,'’()/-]+$`, 'u');
const ADDRESS = new RegExp(`^[${READ}\\d .,'’()/#№&°ºª-]+$`, 'u');

/** Returns a name in two scripts without the slash between them. */
const withoutSlash = (text: string): string => {
  const parts = text.split(/ ?\/ ?/);
  const scripts = parts.map((part) => /^\P{Script=Latin}*$/u.test(part));
  return parts.length === 2 && scripts[0] !== scripts[1] ? parts.join(' ') : text;
};

/** Returns a name: letters, spaces, hyphens, apostrophes, points and commas; null for other text. */
export function nameIn(text: string): string | null {
  const name = withoutSlash(trimmed(text));
  const isName = NAME.test(name) && !/[a-z][A-Z]{3}/.test(name);
  const letters = fold(name).letters.length;
  return isName && letters >= 2 && name.length <= MAX_NAME_LENGTH
    ? name.replace(/[.,]$/, '').replace(/, ?/g, ', ')
    : null;
}

/** Returns a place, which may contain a district number in parentheses; null for other text. */
export function placeIn(text: string): string | null {
  const place = trimmed(text)
    .replace(/^\((.*)\)$/, '$1')
    .replace(/\)$/, (end, _at, all) => (all.includes('(') ? end : ''));
  const letters = fold(place).letters.length;
  return letters >= 2 && place.length <= MAX_NAME_LENGTH && PLACE.test(place) && letters * 2 > place.length
    ? place
    : null;
}

/** Returns a part of an address; null for other text. */
export function addressIn(text: string): string | null {
  const part = trimmed(text);
  return part.length >= 3 && part.length <= 100 && ADDRESS.test(part) ? part : null;
}

/** Sex by letters and words, for issuers without a separate list. */
const SEXES: { readonly [word: string]: 'M' | 'F' | 'X' } = {
  M: 'M',
  F: 'F',
  X: 'X',
  MALE: 'M',
  FEMALE: 'F',
  MASCULINO: 'M',
  FEMENINO: 'F',
  FEMININO: 'F',
  MASCULIN: 'M',
  FEMININ: 'F',
  HOMBRE: 'M',
  MUJER: 'F',
  LAKILAKI: 'M',
  PEREMPUAN: 'F',
  // Ukrainian, Belarusian, Bulgarian, Russian, Serbian, Macedonian, Kazakh and Greek, in the form of `fold`.
  [fold('Ч').letters]: 'M',
  [fold('ЧОЛ').letters]: 'M',
  [fold('МУЖ').letters]: 'M',
  [fold('МЪЖ').letters]: 'M',
  [fold('ЕР').letters]: 'M',
  [fold('ΑΡΡΕΝ').letters]: 'M',
  [fold('Ж').letters]: 'F',
  [fold('ЖІН').letters]: 'F',
  [fold('ЖЕН').letters]: 'F',
  [fold('ӘЙЕЛ').letters]: 'F',
  [fold('Θ').letters]: 'F',
  [fold('ΘΗΛΥ').letters]: 'F',
};

/** Returns the sex if a text states nothing else; otherwise null. */
export function sexIn(
  text: string,
  own: { readonly [letter: string]: 'M' | 'F' } = {},
): 'M' | 'F' | 'X' | null {
  const { letters } = fold(text);
  const table = { ...SEXES, ...own };
  if (table[letters]) return table[letters];
  // In two languages: `K/F`, `V/F`; the second is that of travel documents.
  const parts = text.split(/[/ ]+/).map((part) => fold(part).letters);
  const last = parts.length === 2 ? parts[1]! : '';
  return parts.length === 2 && parts[0]!.length === 1 && (last === 'M' || last === 'F') ? last : null;
}

/** Returns ISO 3166-1 alpha-2 of a nationality code or name; null for other text. */
export function nationalityIn(text: string): string | null {
  const { letters } = fold(text);
  return STATE_CODES.get(letters) ?? NATIONALITY_WORDS.get(letters) ?? null;
}
