import type { LegalForm } from './legal-form';
import type { Lexeme } from './lexeme';
import type { Side } from './name-side';

/** Two letters are short for anything. */
const SHORTEST = 3;
const LONGEST = 6;

/** Whether a word may be short for others. */
export const isShort = ({ text, vowelless, loan }: Lexeme): boolean =>
  !vowelless && !loan && text.length >= SHORTEST && text.length <= LONGEST;

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
    if (acronym.length >= SHORTEST && acronym.length <= LONGEST && !found.includes(acronym))
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

/** Whether the only word left over on one side is short for the words left over on the other. */
export const isAcronym = (short: Side, long: Side, forms: readonly LegalForm[]): boolean => {
  if (short.leftCount !== 1 || long.leftCount <= 1) return false;
  const word = short.words[31 - Math.clz32(short.left & -short.left)]!;
  if (!isShort(word)) return false;
  const words = long.leftWords();
  if (!mayBeginWith(word.text.charCodeAt(0), words)) return false;
  return (
    acronymsOf(words, forms).includes(word.text) ||
    (word.text.length >= SHORTEST_OF_SYLLABLES && isOfBeginnings(word.text, words, 0, forms))
  );
};
