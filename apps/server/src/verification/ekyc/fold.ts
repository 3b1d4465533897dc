/** The objects of a list that came from outside; anything else has none. */
export const objectsOf = (value: unknown): readonly { readonly [name: string]: unknown }[] =>
  Array.isArray(value)
    ? value.filter((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
    : [];

/** Texts of two sides in one spelling, so that they can be compared or looked up by. */

/** Letters and digits without accents in small letters, one blank between words. */
export const foldedText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The words of a name in the order of the alphabet: which of them is the family name is written in both ways. */
export const foldedName = (name: string): string => foldedText(name).split(' ').sort().join(' ');

/** Calling codes of the countries of the checks, ITU-T E.164. */
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

const SHORTEST_NATIONAL = 8;

/** The national digits of a telephone number, whether it came with the country's code, with a leading zero or with neither. */
export function phoneDigits(phone: string, country: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const code = CALLING_CODES[country] ?? '';
  const national =
    code !== '' && digits.startsWith(code) && digits.length >= code.length + SHORTEST_NATIONAL
      ? digits.slice(code.length)
      : digits;
  return national.replace(/^0+/, '');
}
