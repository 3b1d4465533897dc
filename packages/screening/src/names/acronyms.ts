import type { LegalForm } from './legal-form';
import type { Lexeme } from './lexeme';
import type { Side } from './name-side';

/** Two letters are short for anything. */
const SHORTEST = 3;
const LONGEST = 6;
/** An abbreviation of two parts, and the letters of each: "ZANU-PF", "PFLP-GC". */
const SHORTEST_OF_TWO = 5;
const LONGEST_OF_TWO = 8;
const PART = /^[a-z]{2,5}$/;

/** Whether a word may be short for others. */
const isShort = ({ text, vowelless, loan }: Lexeme): boolean =>
  !vowelless && !loan && text.length >= SHORTEST && text.length <= LONGEST;

/** The letters of one word, or of two behind each other, that may be short for others; null for all else. */
export function shortLetters(words: readonly Lexeme[]): string | null {
  const [first, second] = words;
  if (first === undefined || words.length > 2) return null;
  if (second === undefined) return isShort(first) ? first.text : null;
  if (first.vowelless || first.loan || second.vowelless || second.loan) return null;
  const letters = first.text + second.text;
  const ofTwo = letters.length >= SHORTEST_OF_TWO && letters.length <= LONGEST_OF_TWO;
  return ofTwo && PART.test(first.text) && PART.test(second.text) ? letters : null;
}

/** Small words that an abbreviation may pass over: "Bank for International Settlements". */
const EMPTY: ReadonlySet<string> = new Set(['for', 'in', 'on', 'to', 'with', 'against']);

/** The initials of an organisation's words, and those with the words of its legal forms behind them: "NIO" and "NIOC". */
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
    if (acronym.length >= SHORTEST && acronym.length <= LONGEST_OF_TWO && !found.includes(acronym))
      found.push(acronym);
  };
  add(initials);
  add(initials + ofForms);
  add(significant);
  add(significant + ofForms);
  // A form may stand within the name: "Aviation Industry Corporation of China".
  if (ofForms.length === 1 && initials.length < LONGEST)
    for (let at = 1; at < initials.length; at++) add(initials.slice(0, at) + ofForms + initials.slice(at));
  return found;
}

const REMEMBERED = 10_000;
const initialsKnown = new Map<string, string>();

/** The initials of the words of a legal form. */
function initialsOf(spelling: string): string {
  let found = initialsKnown.get(spelling);
  if (found === undefined) {
    found = spelling.split(' ').reduce((letters, part) => letters + part[0]!, '');
    if (initialsKnown.size >= REMEMBERED) initialsKnown.clear();
    initialsKnown.set(spelling, found);
  }
  return found;
}

/** Whether an acronym of words may begin with a letter: those of none but particles and numbers may begin with any. */
function mayBeginWith(letter: number, words: readonly Lexeme[]): boolean {
  if (words[0]!.text.charCodeAt(0) === letter) return true;
  for (const word of words) {
    if (word.particle || word.numeric || word.vowelless || word.character) continue;
    if (word.text.charCodeAt(0) === letter) return true;
    if (!EMPTY.has(word.text)) return false;
  }
  return true;
}

const MOST_LETTERS_A_WORD = 3;
const SHORTEST_OF_SYLLABLES = 4;
/** Words of an organisation that weigh no more may be left out of what it is short as. */
const LITTLE = 0.5;

/** Whether letters are the beginnings of words one after the other: "KOMID" of "Korea Mining Development Trading". */
function isOfBeginnings(
  letters: string,
  words: readonly Lexeme[],
  at: number,
  forms: readonly LegalForm[],
): boolean {
  if (letters === '') return words.slice(at).every((word) => word.entityWeight <= LITTLE);
  if (at === words.length)
    return forms.some(
      ({ spelling }) => letters.length <= MOST_LETTERS_A_WORD && spelling.startsWith(letters),
    );
  const word = words[at];
  if (word === undefined) return false;
  if (at > 0 && word.entityWeight <= LITTLE && isOfBeginnings(letters, words, at + 1, forms)) return true;
  for (let count = Math.min(MOST_LETTERS_A_WORD, letters.length); count > 0; count--)
    if (
      word.text.startsWith(letters.slice(0, count)) &&
      isOfBeginnings(letters.slice(count), words, at + 1, forms)
    )
      return true;
  return false;
}

/** Whether the word left over on one side, or the only two words of it, are short for the words left over on the other. */
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
    (leftCount === 1 && letters.length >= SHORTEST_OF_SYLLABLES && isOfBeginnings(letters, words, 0, forms))
  );
};
