import { FATHER_MARKS } from '../data/person-words';
import type { AlignedPair } from './align';
import type { Lexeme } from './lexeme';
import type { ParsedName } from './parse-name';

const isMark = (name: ParsedName, at: number): boolean => {
  const word = name.words.at(at);
  return word !== undefined && (FATHER_MARKS.has(word.text) || (word.vowelless && word.text === 'bn'));
};

/** Where the first mark stands; -1 also where a name begins or ends with one: then its words have changed places. */
function fatherMark(name: ParsedName): number {
  if (isMark(name, 0) || isMark(name, -1)) return -1;
  return name.words.findIndex((_, at) => isMark(name, at));
}

/** Whether the son of one name is the father of the other: "Ahmed bin Ali" and "Ali bin Ahmed". */
export function fathersSwapped(query: ParsedName, name: ParsedName, pairs: readonly AlignedPair[]): boolean {
  const asked = fatherMark(query);
  const listed = fatherMark(name);
  if (asked < 0 || listed < 0) return false;
  let son = false;
  let father = false;
  for (const {
    query: [left = 0],
    name: [right = 0],
  } of pairs) {
    if (query.words[left]!.particle) continue;
    if (left < asked && right > listed) son = true;
    if (left > asked && right < listed) father = true;
  }
  return son && father;
}

const places = (words: readonly Lexeme[]): boolean => words.some(({ place }) => place > 0);
const keyWords = (words: readonly Lexeme[]): number =>
  words.reduce((count, { keyWord }) => count + (keyWord ? 1 : 0), 0);

/** Whether both have a place left over: two subsidiaries. */
export const placesDiffer = (asked: readonly Lexeme[], listed: readonly Lexeme[]): boolean =>
  places(asked) && places(listed);

/** Whether both have a word left over that says what they do: "Oil" and "Gas". */
export const keyWordsDiffer = (asked: readonly Lexeme[], listed: readonly Lexeme[]): boolean =>
  keyWords(asked) > 0 && keyWords(listed) > 0;

/** Words left over on one side alone that say what an organisation does. */
export const keyWordsMissing = (asked: readonly Lexeme[], listed: readonly Lexeme[]): number =>
  asked.length > 0 && listed.length > 0 ? 0 : Math.min(2, keyWords(asked) + keyWords(listed));
