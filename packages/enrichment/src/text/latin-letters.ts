import { LATIN_SPELLING } from './data/transliteration';

const ASCII_ONLY = /^[\x00-\x7f]*$/;
const COMBINING_MARKS = /\p{Mn}+/gu;
const NOT_ASCII = /[^\x00-\x7f]/gu;

/**
 * Lower-case text with accents removed and Cyrillic and Greek spelled in a–z; letters of other scripts stay
 * as they are. `Łukasz Müller` → `lukasz muller`, `Иван` → `ivan`. Never throws, also on lone surrogates.
 */
export function latinLetters(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(NOT_ASCII, (letter) => LATIN_SPELLING[letter] ?? letter);
}
