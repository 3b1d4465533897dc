import { TRANSLITERATION } from './data/transliteration';

const WEIGHTS = [7, 3, 1];

/**
 * Returns the value of a character in a check digit: 0–9, A = 10 … Z = 35, filler 0 (ICAO Doc 9303 part 3
 * §4.9).
 */
function weighed(character: string): number {
  const code = character.charCodeAt(0);
  if (code >= 48 && code <= 57) return code - 48;
  return code >= 65 && code <= 90 ? code - 55 : 0;
}

/** Calculates the check digit of a string of A–Z, 0–9 and `<`: weights 7, 3, 1 from the left, modulo 10. */
export function checkDigit(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at++) sum += weighed(text[at]!) * WEIGHTS[at % 3]!;
  return String(sum % 10);
}

const DIGITS = /^\d{6}$/;

/** Returns true if six digits are a calendar day in some year. */
function isDay(text: string): boolean {
  const [month, day] = [Number(text.slice(2, 4)), Number(text.slice(4, 6))];
  return DIGITS.test(text) && month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** Returns `YYYY-MM-DD`, or null if the month doesn't have that day. */
function isoDate(year: number, text: string): string | null {
  const [month, day] = [Number(text.slice(2, 4)), Number(text.slice(4, 6))];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 ? date.toISOString().slice(0, 10) : null;
}

/**
 * Reads a date of birth `YYMMDD` in the latest century in which it isn't after `now`. Two digits can't
 * distinguish people over a hundred from children.
 * @returns `YYYY-MM-DD`; null if parts are unknown (`<<`) or the day doesn't exist.
 */
export function readBirthDate(text: string, now: number): string | null {
  if (!isDay(text)) return null;
  const today = new Date(now).toISOString().slice(0, 10);
  const century = Math.floor(new Date(now).getUTCFullYear() / 100) * 100;
  const recent = isoDate(century + Number(text.slice(0, 2)), text);
  return recent !== null && recent <= today
    ? recent
    : isoDate(century - 100 + Number(text.slice(0, 2)), text);
}

/** Reads an expiry date `YYMMDD`, in the century that puts it within 50 years of `now`. */
export function readExpiryDate(text: string, now: number): string | null {
  if (!isDay(text)) return null;
  const thisYear = new Date(now).getUTCFullYear();
  let year = Math.floor(thisYear / 100) * 100 + Number(text.slice(0, 2));
  if (year > thisYear + 50) year -= 100;
  else if (year <= thisYear - 50) year += 100;
  return isoDate(year, text);
}

/** Converts `YYYY-MM-DD` to the format of machine-readable zones. */
export const writeDate = (date: string): string => date.slice(2, 4) + date.slice(5, 7) + date.slice(8, 10);

/** The two parts of a name in a machine-readable zone. */
export interface MrzNames {
  readonly surname: string;
  readonly givenNames: string;
  /** True if the field is full to its last character, so the name may continue. */
  readonly isTruncated: boolean;
}

/** Parses a field of names: `<<` separates the primary from the secondary identifier, `<` separates words. */
export function readNames(field: string): MrzNames {
  const [primary = '', ...secondary] = field.replace(/<+$/, '').split('<<');
  const words = (text: string) => text.split('<').filter(Boolean).join(' ');
  return {
    surname: words(primary),
    givenNames: words(secondary.join('<')),
    isTruncated: !field.endsWith('<'),
  };
}

/**
 * Converts a name to the characters of machine-readable zones (ICAO Doc 9303 part 3 §4.6 and §6): A–Z with
 * `<` between the words. Accents and apostrophes are removed, letters without a base letter become the
 * recommended pair, and hyphens become `<`.
 */
export function transliterate(name: string): string {
  const letters = [...name.normalize('NFC').toUpperCase()].map(
    (letter) => TRANSLITERATION[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''),
  );
  return letters
    .join('')
    .replace(/['’`.]/g, '')
    .replace(/[^A-Z]+/g, '<')
    .replace(/^<+|<+$/g, '');
}

/**
 * Creates a field of names with a given width. Names that don't fit are truncated so that both parts remain
 * (Doc 9303 part 4 §4.2.3).
 */
export function writeNames(surname: string, givenNames: string, width: number): string {
  const [primary, secondary] = [transliterate(surname), transliterate(givenNames)];
  if (secondary === '') return primary.slice(0, width).padEnd(width, '<');
  const kept = primary.slice(0, width - 3);
  return `${kept}<<${secondary}`.slice(0, width).padEnd(width, '<');
}
