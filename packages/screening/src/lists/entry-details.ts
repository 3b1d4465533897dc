import countries from 'i18n-iso-countries';
import type { BirthDate } from '../model';
import { COUNTRY_NAMES } from './data/country-names';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Maximum length of a date in words, in characters. */
const MAX_DATE_LENGTH = 100;

/**
 * Returns YYYY, YYYY-MM or YYYY-MM-DD from parts that may be 0 or empty if unknown; `null` without a
 * plausible year.
 */
export function isoDate(
  year: string | number,
  month: string | number = 0,
  day: string | number = 0,
): string | null {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (!Number.isInteger(y) || y < 1000 || y > 2200) return null;
  const two = (value: number) => String(value).padStart(2, '0');
  if (!Number.isInteger(m) || m < 1 || m > 12) return String(y);
  if (!Number.isInteger(d) || d < 1 || d > daysIn(y, m)) return `${y}-${two(m)}`;
  return `${y}-${two(m)}-${two(d)}`;
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Parses a date as written in lists: `1950`, `1950-03`, `1950-03-02`, `02 Mar 1950`, `Mar 1950`, `2 March
 * 1950`, `03/1950`, `02/03/1950` (day first), `00/00/1950`, `dd/mm/1950`, `19500302`; with `order`
 * 'month-first', the American order.
 * @returns YYYY, YYYY-MM or YYYY-MM-DD; `null` when the text isn't a date
 */
export function readDate(text: string, order: 'day-first' | 'month-first' = 'day-first'): string | null {
  const plain = text.trim().toLowerCase();
  let found = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:t.*)?$/.exec(plain);
  if (found !== null) return isoDate(found[1]!, found[2], found[3]);
  found = /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (found !== null) return isoDate(found[1]!, found[2], found[3]);
  found = /^(?:(\d{1,2})\.?\s+)?([a-z]{3})[a-z]*\.?,?\s+(\d{4})$/.exec(plain);
  if (found !== null && MONTHS.includes(found[2]!)) {
    return isoDate(found[3]!, MONTHS.indexOf(found[2]!) + 1, found[1]);
  }
  found = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})$/.exec(plain);
  if (found !== null && MONTHS.includes(found[1]!)) {
    return isoDate(found[3]!, MONTHS.indexOf(found[1]!) + 1, found[2]);
  }
  found = /^(?:(\d{1,2}|dd)[/.-])?(\d{1,2}|mm)[/.-](\d{4})$/.exec(plain);
  if (found === null) return null;
  const [first, second] = [found[1] ?? '0', found[2]!].map((part) => (/\d/.test(part) ? part : '0'));
  if (found[1] === undefined || order === 'day-first') return isoDate(found[3]!, second, first);
  return isoDate(found[3]!, first, second);
}

/**
 * Parses a birth date: any form of {@link readDate}, optionally after `circa`, `approximately` or similar, or
 * a span such as `1951 to 1953`, `1951-1953`, `between 1951 and 1953`. `null` when the text isn't one.
 */
export function readBirthDate(text: string): BirthDate | null {
  let plain = text.trim().slice(0, MAX_DATE_LENGTH).replace(/[.;]$/, '');
  const circa = /^(?:circa|approximately|approx\.?|about|around|c\.)\s+/i.exec(plain);
  if (circa !== null) plain = plain.slice(circa[0].length);
  const isCirca = circa === null ? {} : { circa: true };
  const whole = readDate(plain);
  if (whole !== null) return { from: whole, ...isCirca };
  const span = /^(?:between\s+)?(.+?)\s*(?:\bto\b|\band\b|-|–)\s*(.+)$/i.exec(plain);
  if (span === null) return null;
  const from = readDate(span[1]!.replace(/^circa\s+/i, ''));
  const to = readDate(span[2]!.replace(/^circa\s+/i, ''));
  return from === null || to === null ? null : { from, to, ...isCirca };
}

const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

const codes = new Map<string, string>();
for (const [code, names] of Object.entries(countries.getNames('en', { select: 'all' }))) {
  codes.set(fold(code), code);
  for (const name of names) codes.set(fold(name), code);
}
for (const [three, two] of Object.entries(countries.getAlpha3Codes())) codes.set(fold(three), two);
for (const [name, code] of Object.entries(COUNTRY_NAMES)) codes.set(fold(name), code);

/** Cache of country lookups, because lists repeat few countries often. Cleared when it is full. */
const asked = new Map<string, string | null>();
const MAX_ASKED = 10_000;

/**
 * Returns the ISO 3166-1 alpha-2 code of a country as written in lists: a code of two or three letters, an
 * English name, a common demonym. `null` for any other text.
 */
export function countryCode(text: string): string | null {
  let code = asked.get(text);
  if (code === undefined) {
    const key = fold(text);
    code = codes.get(key) ?? codes.get(key.replace(/[.;]$/, '')) ?? null;
    if (asked.size >= MAX_ASKED) asked.clear();
    // Copied, because a substring would retain the whole document's text in memory.
    asked.set(Buffer.from(text).toString(), code);
  }
  return code;
}

/**
 * Returns the country at the end of a place, such as `Giza, Egypt` or `Pyongyang, Korea, North`; `null`
 * without one.
 */
export function countryOfPlace(place: string): string | null {
  const parts = place.split(',').map((part) => part.trim());
  for (const count of [2, 1]) {
    if (parts.length < count) continue;
    const code = countryCode(parts.slice(-count).join(', '));
    if (code !== null) return code;
  }
  return null;
}
