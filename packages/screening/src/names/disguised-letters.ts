import { isKnownName } from './word-families';

/**
 * Letters that are written as symbols or digits, as in "Ig0r", "V1ktor" and "$ergei". The substitutions are
 * those of published tables of "leet" spelling, limited to characters that resemble the letter.
 */

/** Symbols used for a letter inside a word, and at its start if two letters follow. */
const SYMBOLS: { readonly [symbol: string]: string } = { '@': 'a', $: 's', '€': 'e', '£': 'l', '!': 'i' };
/** Quick check, because few names have one. */
const ANY_SYMBOL = /[@$€£!]/;
const SYMBOL_IN_WORD = /(?<=\p{L})[@$€£!](?=\p{L})|(?<![\p{L}\p{N}])[@$€](?=\p{L}{2})/gu;

/** Replaces symbols used for letters. */
export const withoutSymbols = (text: string): string =>
  ANY_SYMBOL.test(text) ? text.replace(SYMBOL_IN_WORD, (symbol) => SYMBOLS[symbol]!) : text;

/** The letters that a digit may represent, the most likely first. */
const LETTERS_OF_DIGIT: { readonly [digit: string]: string } = {
  0: 'o',
  1: 'il',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'gb',
  7: 't',
  8: 'b',
  9: 'g',
};
/** A word of at least two letters and more letters than digits, without three consecutive digits. */
const DISGUISED = /^(?=.*\d)(?=.*[a-z].*[a-z])(?!.*\d{3})[a-z\d]{3,24}$/;
/** A code, not a word: letters followed by a number, or a number with its ending. */
const CODE = /^[a-z]\d+$|^\d+(?:st|nd|rd|th)$|^(?:mk|no|nr|ch|km|kv|mg|su|tu|il|an|mi|pt|hq|rd)\d+$/;
const MAX_READINGS = 8;

/** Checks whether a word may be letters of which some are written as digits. */
export function isDisguised(text: string): boolean {
  if (!DISGUISED.test(text) || CODE.test(text)) return false;
  let digits = 0;
  for (const sign of text) if (sign <= '9') digits++;
  return digits * 2 <= text.length;
}

/** Returns the words that a disguised word may represent, the most likely first. */
export function undisguised(text: string): readonly string[] {
  let readings = [''];
  for (const sign of text) {
    const letters = LETTERS_OF_DIGIT[sign] ?? sign;
    const longer = readings.flatMap((start) => [...letters].map((letter) => start + letter));
    readings = longer.length > MAX_READINGS ? readings.map((start) => start + letters[0]!) : longer;
  }
  return readings;
}

/** Returns the known name among the readings of a disguised word, else the most likely reading. */
export function likeliestReading(text: string): string {
  const readings = undisguised(text);
  return readings.find(isKnownName) ?? readings[0]!;
}
