import type { LegalForm } from './legal-form';
import type { Lexeme } from './lexeme';
import type { Side } from './name-side';

/** Minimum length of an acronym; two letters can abbreviate almost any name. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 6;
/**
 * Minimum length of an abbreviation in two parts, such as "ZANU-PF" or "PFLP-GC", and below the pattern of
 * each part.
 */
const MIN_PAIR_LENGTH = 5;
const MAX_PAIR_LENGTH = 8;
const PART = /^[a-z]{2,5}$/;

/** Checks whether a word may be an acronym. */
const isShort = ({ text, vowelless, loan }: Lexeme): boolean =>
  !vowelless && !loan && text.length >= MIN_LENGTH && text.length <= MAX_LENGTH;

/**
 * Returns the letters of one word, or of two consecutive words, that may be an acronym; null for anything
 * else.
 */
export function shortLetters(words: readonly Lexeme[]): string | null {
  const [first, second] = words;
  if (first === undefined || words.length > 2) return null;
  if (second === undefined) return isShort(first) ? first.text : null;
  if (first.vowelless || first.loan || second.vowelless || second.loan) return null;
  const letters = first.text + second.text;
  const ofTwo = letters.length >= MIN_PAIR_LENGTH && letters.length <= MAX_PAIR_LENGTH;
  return ofTwo && PART.test(first.text) && PART.test(second.text) ? letters : null;
}

/** Short words that an acronym may omit: "Bank for International Settlements". */
const EMPTY: ReadonlySet<string> = new Set(['for', 'in', 'on', 'to', 'with', 'against']);

/**
 * Returns the initials of an organization's words, with and without those of its legal forms: "NIO" and
 * "NIOC".
 */
export function acronymsOf(words: readonly Lexeme[], forms: readonly LegalForm[]): readonly string[] {
  let initials = '';
  let significant = '';
  for (const word of words) {
    if (word.particle || word.numeric || word.vowelless || word.character) continue;
    initials += word.text[0]!;
    if (!EMPTY.has(word.text)) significant += word.text[0]!;
  }
  let ofForms = '';
  for (const { spelling } of forms) ofForms += initialsOf(spelling);
  const found: string[] = [];
  const add = (acronym: string) => {
    if (acronym.length >= MIN_LENGTH && acronym.length <= MAX_PAIR_LENGTH && !found.includes(acronym))
      found.push(acronym);
  };
  add(initials);
  add(initials + ofForms);
  add(significant);
  add(significant + ofForms);
  // A legal form may occur within the name: "Aviation Industry Corporation of China".
  if (ofForms.length === 1 && initials.length < MAX_LENGTH)
    for (let at = 1; at < initials.length; at++) add(initials.slice(0, at) + ofForms + initials.slice(at));
  return found;
}

const REMEMBERED = 10_000;
const initialsKnown = new Map<string, string>();

/** Returns the initials of the words of a legal form. */
function initialsOf(spelling: string): string {
  let found = initialsKnown.get(spelling);
  if (found === undefined) {
    found = spelling.split(' ').reduce((letters, part) => letters + part[0]!, '');
    if (initialsKnown.size >= REMEMBERED) initialsKnown.clear();
    initialsKnown.set(spelling, found);
  }
  return found;
}

/**
 * Checks whether an acronym of the words may begin with a letter. Words that are all particles or numbers
 * allow any letter.
 */
function mayBeginWith(letter: number, words: readonly Lexeme[]): boolean {
  if (words[0]!.text.charCodeAt(0) === letter) return true;
  for (const word of words) {
    if (word.particle || word.numeric || word.vowelless || word.character) continue;
    if (word.text.charCodeAt(0) === letter) return true;
    if (!EMPTY.has(word.text)) return false;
  }
  return true;
}

const MAX_LETTERS_PER_WORD = 3;
const MIN_SYLLABLE_LENGTH = 4;
/** Maximum weight of words that an acronym may omit. */
const LITTLE = 0.5;

/**
 * Checks whether the letters are starts of the words in order: "KOMID" for "Korea Mining Development
 * Trading".
 */
function isOfBeginnings(
  letters: string,
  words: readonly Lexeme[],
  at: number,
  forms: readonly LegalForm[],
): boolean {
  if (letters === '') return words.slice(at).every((word) => word.entityWeight <= LITTLE);
  if (at === words.length)
    return forms.some(
      ({ spelling }) => letters.length <= MAX_LETTERS_PER_WORD && spelling.startsWith(letters),
    );
  const word = words[at];
  if (word === undefined) return false;
  if (at > 0 && word.entityWeight <= LITTLE && isOfBeginnings(letters, words, at + 1, forms)) return true;
  for (let count = Math.min(MAX_LETTERS_PER_WORD, letters.length); count > 0; count--)
    if (
      word.text.startsWith(letters.slice(0, count)) &&
      isOfBeginnings(letters.slice(count), words, at + 1, forms)
    )
      return true;
  return false;
}

/**
 * Checks whether the unmatched word of one side, or its only two words, is an acronym of the other side's
 * unmatched words.
 */
export const isAcronym = (short: Side, long: Side, forms: readonly LegalForm[]): boolean => {
  const { leftCount } = short;
  if (leftCount > 2 || long.leftCount <= leftCount) return false;
  if (leftCount === 2 && short.words.length > 2) return false;
  const letters = shortLetters(short.leftWords());
  if (letters === null) return false;
  const words = long.leftWords();
  if (!mayBeginWith(letters.charCodeAt(0), words)) return false;
  return (
    acronymsOf(words, forms).includes(letters) ||
    (leftCount === 1 && letters.length >= MIN_SYLLABLE_LENGTH && isOfBeginnings(letters, words, 0, forms))
  );
};
