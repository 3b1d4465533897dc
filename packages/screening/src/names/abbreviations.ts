import { ORGANISATION_WORDS } from '../data/organisation-words';

/** Minimum length of an abbreviated word; shorter ones are names as often ("Brno", "Krk"). */
const MIN_LENGTH = 4;
const MIN_FULL_LENGTH = 6;
const VOWELS = /[aeiouy]/g;

/** Returns the first letter and the consonants after it, each run of one consonant once. */
const skeleton = (word: string): string =>
  word[0]! +
  word
    .slice(1)
    .replace(VOWELS, '')
    .replace(/(.)\1+/g, '$1');

/** Full words of organizations by first and last letter, with the numbers of their lines. */
function readVocabulary(): ReadonlyMap<string, readonly (readonly [string, number])[]> {
  const words = new Map<string, [string, number][]>();
  for (const [line, written] of ORGANISATION_WORDS.trim().split('\n').entries())
    for (const word of written.split(' ')) {
      if (word.length < MIN_FULL_LENGTH) continue;
      const edges = word[0]! + word.at(-1)!;
      words.set(edges, [...(words.get(edges) ?? []), [word, line]]);
    }
  return words;
}

const VOCABULARY = readVocabulary();

function isSubsequence(short: string, long: string): boolean {
  let at = 0;
  for (const letter of long) if (letter === short[at]) at++;
  return at === short.length;
}

const VOWEL = new Set([...'aeiouy'].map((letter) => letter.charCodeAt(0)));
const LETTERS = { first: 'a'.charCodeAt(0), last: 'z'.charCodeAt(0) };

/** Checks whether fewer than a quarter of the letters after the first are vowels. */
export function isContracted(word: string): boolean {
  if (word.length < MIN_LENGTH) return false;
  let vowels = 0;
  for (let at = 1; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (code < LETTERS.first || code > LETTERS.last) return false;
    if (VOWEL.has(code) && ++vowels * 4 >= word.length) return false;
  }
  return true;
}

/**
 * Returns the organization words that a word may contract by leaving letters out: "srvces", "trnsprt",
 * "hldgs". The first and last letter and the order are those of the full word, and at least half of its
 * letters remain. Empty if words of different meanings are possible.
 */
export function contractedFrom(word: string): readonly string[] {
  const found = (VOCABULARY.get(word[0]! + word.at(-1)!) ?? []).filter(
    ([full]) => full.length - word.length >= 2 && word.length * 2 >= full.length && isSubsequence(word, full),
  );
  const exact = found.filter(([full]) => skeleton(full) === skeleton(word));
  // A word with vowels may be a word itself: "parts" isn't "partners".
  const likely = exact.length > 0 || word.slice(1).match(VOWELS) !== null ? exact : found;
  return new Set(likely.map(([, line]) => line)).size === 1 ? likely.map(([full]) => full) : [];
}
