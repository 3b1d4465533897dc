/** Returns the objects in an external list; empty for anything else. */
export const objectsOf = (value: unknown): readonly { readonly [name: string]: unknown }[] =>
  Array.isArray(value)
    ? value.filter((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
    : [];

/** Normalizes texts of two sides for comparison and lookup. */

/** Returns lower-case letters and digits without accents, words separated by one space. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Returns the words of a name in alphabetical order, because the order of names varies. */
export const foldedName = (name: string): string => foldedText(name).split(' ').sort().join(' ');

/** Calling codes of the countries with checks, ITU-T E.164. */
const CALLING_CODES: { readonly [country: string]: string } = {
  BR: '55',
  CA: '1',
  CO: '57',
  DE: '49',
  FR: '33',
  GR: '30',
  ID: '62',
  IE: '353',
  MX: '52',
  NG: '234',
  NZ: '64',
  US: '1',
};

const MIN_NATIONAL_LENGTH = 8;

/**
 * Returns the national digits of a phone number, sent with a country code, with a leading zero, or with
 * neither.
 */
export function phoneDigits(phone: string, country: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const code = CALLING_CODES[country] ?? '';
  const national =
    code !== '' && digits.startsWith(code) && digits.length >= code.length + MIN_NATIONAL_LENGTH
      ? digits.slice(code.length)
      : digits;
  return national.replace(/^0+/, '');
}
