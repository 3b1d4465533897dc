import type { CountryFormat } from './country-format';
import { CEDEX, FRENCH_POSTS } from './data/postcode-forms';
import { asciiDigits } from './native-digits';

const ASCII = /^[\x00-\x7f]*$/;
/** Most postcodes need no cleaning. */
const CLEAN = /^[0-9A-Z]+(?:[ -][0-9A-Z]+)?$/;
const DASHES = /[\u2010-\u2015\u2212\u30fc]/g;

/**
 * Returns a postcode in capitals, with ASCII digits, hyphens and single spaces, and without the words for
 * French business mail. Full-width characters, digits of other scripts, and the mark 〒 are accepted.
 */
export function cleanPostcode({ country }: CountryFormat, postcode: string): string {
  const text = CLEAN.test(postcode) ? postcode : cleaned(postcode);
  return FRENCH_POSTS.has(country) && text.includes(' ') ? text.replace(CEDEX, '') : text;
}

function cleaned(postcode: string): string {
  const plain = ASCII.test(postcode)
    ? postcode
    : asciiDigits(
        postcode
          .normalize('NFKC')
          .replace(DASHES, '-')
          .replace(/^\s*〒/, ''),
      );
  return plain
    .toUpperCase()
    .replace(/\s*-\s*/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Returns a postcode in its country's spelling, as in the metadata's example: `sw1a1aa` → `SW1A 1AA`,
 * `D-10115` → `10115`.
 */
export function spelledPostcode(format: CountryFormat, postcode: string): string {
  const text = cleanPostcode(format, postcode);
  if (format.postcode === null) return text;
  const found = respelled(format, format.postcode, text);
  if (found !== null) return found;
  const bare = text.replace(format.postcodeLetters, '');
  const without = bare === text ? null : respelled(format, format.postcode, bare);
  if (without !== null) return without;
  // People omit the letters of their country: `1050` for LV-1050.
  const letters = /^([A-Z]{2,3})[ -]?\d+$/.exec(format.postcodeExample ?? '')?.[1];
  return letters?.startsWith(format.country) && /^\d/.test(bare)
    ? (respelled(format, format.postcode, `${letters}${bare}`) ?? text)
    : text;
}

/** Returns the first spelling that has the country's form, the most likely first; null if none has it. */
function respelled({ postcodeExample }: CountryFormat, form: RegExp, text: string): string | null {
  const example = postcodeExample ?? '';
  // `01.310-100`: Brazil separates thousands.
  const bare = text.replace(/^(\d\d)\.(?=\d{3}-?\d{3}$)/, '$1').replace(/[ -]/g, '');
  const at = example.search(/[ -]/);
  if (at > 0) {
    // Codes of several lengths split before their last letters (`SW1A 1AA`) or after their first (`VLT
    // 2345`).
    const tail = example.length - at - 1;
    if (bare.length > tail && bare.length > at) {
      const fromEnd = `${bare.slice(0, -tail)}${example[at]}${bare.slice(-tail)}`;
      if (form.test(fromEnd)) return fromEnd;
      const fromStart = `${bare.slice(0, at)}${example[at]}${bare.slice(at)}`;
      if (form.test(fromStart)) return fromStart;
    }
  } else if (form.test(bare)) return bare;
  // ZIP+4 of the United States and its territories, and home delivery in Saudi Arabia.
  if (/^\d{9}$/.test(bare)) {
    const extended = `${bare.slice(0, 5)}-${bare.slice(5)}`;
    if (form.test(extended)) return extended;
  }
  return form.test(text) ? text : null;
}
