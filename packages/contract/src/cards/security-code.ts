import { withAsciiDigits } from './card-candidates';
import { CODE_ABBREVIATIONS, CODE_WORDS, WORDS_BETWEEN } from './data/code-words';

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const alternatives = (words: Iterable<string>): string =>
  [...new Set(words)]
    .sort((one, other) => other.length - one.length)
    .map((word) => escaped(word).replaceAll(' ', '[\\s-]*'))
    .join('|');

/** Characters between the name, the words and the digits; a period or a line break may end another sentence. */
const MARKS = String.raw`[^\p{L}\p{N}]{0,6}`;
const ABBREVIATION = `(?<![\\p{L}\\p{M}])(?:${alternatives(CODE_ABBREVIATIONS)})(?:[\\s_-]?2(?!\\d))?`;
const PHRASE = alternatives(Object.values(CODE_WORDS).flat());
const BETWEEN = `(?:${MARKS}(?:${alternatives(WORDS_BETWEEN)})(?![\\p{L}\\p{M}])){0,8}`;
/** Chinese, Japanese and Korean write words without spaces, and an abbreviation next to digits: CVV947. */
const BETWEEN_UNSPACED = `(?:${MARKS}(?:${alternatives(WORDS_BETWEEN.filter((word) => /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}]/u.test(word)))})){0,3}`;
/** Three or four digits, also spaced: 947, 9471, 9-4-7. */
const DIGITS = String.raw`(?:\d{3,4}(?!\d)|\d(?:[ ._-]\d){2,3}(?![ ._-]?\d))`;

const NAMED_CODE = new RegExp(
  `(?<name>(?:${ABBREVIATION}|${PHRASE})(?:${BETWEEN}|${BETWEEN_UNSPACED})${MARKS})(?<digits>${DIGITS})`,
  'giu',
);

const PHRASES = Object.values(CODE_WORDS).flat();
const NOT_ASCII = /[\u0080-\uffff]/;
const MAY_NAME_ASCII = new RegExp(
  `(?<![a-z])(?:${alternatives(CODE_ABBREVIATIONS)})(?![a-z])|${alternatives(PHRASES.filter((word) => !NOT_ASCII.test(word)))}`,
  'i',
);
const MAY_NAME_OTHER = new RegExp(alternatives(PHRASES.filter((word) => NOT_ASCII.test(word))));

/** Checks whether a text may name a security code: a fast filter. */
export const mayNameSecurityCode = (text: string): boolean =>
  MAY_NAME_ASCII.test(text) || (NOT_ASCII.test(text) && MAY_NAME_OTHER.test(text.toLowerCase()));

/**
 * Masks the digits of a card security code that a text names: "my card, cvv 947" becomes "my card, cvv ***".
 * Returns the same text if it names none.
 */
export function maskSecurityCodes(sent: string): string {
  if (!mayNameSecurityCode(sent)) return sent;
  const { text, sourceOf } = withAsciiDigits(sent);
  const written: string[] = [];
  let upTo = 0;
  for (const { index, groups } of text.matchAll(NAMED_CODE)) {
    const { name = '', digits = '' } = groups ?? {};
    const from = index + name.length;
    written.push(sent.slice(upTo, sourceOf(from)), digits.replace(/\d/g, '*'));
    upTo = sourceOf(from + digits.length);
  }
  return written.length === 0 ? sent : written.join('') + sent.slice(upTo);
}
