import { FATHER_MARKS } from '../data/person-words';
import type { Alignment } from './alignment';
import { hasVagueForm } from './compare-legal-forms';
import { bitCount } from './index/signature';
import { PAIR_NUMBERS } from './letter-pairs';
import type { Side } from './name-side';
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

/** Whether one name begins elsewhere in the other and goes round: "Hoorie, Ali bin Saed" and "Ali bin Saed Hoorie". */
function isTurned({ words }: ParsedName, other: ParsedName): boolean {
  const count = words.length;
  if (count !== other.words.length) return false;
  for (let turn = 0; turn < count; turn++)
    if (words.every(({ key }, at) => key === other.words[(at + turn) % count]!.key)) return true;
  return false;
}

/** Whether the son of one name is the father of the other: "Ahmed bin Ali" and "Ali bin Ahmed". */
export function fathersSwapped(query: ParsedName, name: ParsedName, aligned: Alignment): boolean {
  const asked = fatherMark(query);
  const listed = fatherMark(name);
  if (asked < 0 || listed < 0 || isTurned(query, name)) return false;
  let son = false;
  let father = false;
  for (let pair = 0; pair < aligned.count; pair++) {
    const left = aligned.queryFrom[pair]!;
    const right = aligned.nameFrom[pair]!;
    if (query.words[left]!.particle) continue;
    if (left < asked && right > listed) son = true;
    if (left > asked && right < listed) father = true;
  }
  return son && father;
}

const places = ({ words, left }: Side): boolean =>
  left !== 0 && words.some(({ place }, index) => place > 0 && (left & (1 << index)) !== 0);

function keyWords(side: Side): number {
  let count = 0;
  for (let index = 0; index < side.words.length; index++)
    if (side.words[index]!.keyWord && side.isLeft(index)) count++;
  return count;
}

/** Whether both have a place left over: two subsidiaries. */
export const placesDiffer = (asked: Side, listed: Side): boolean => places(asked) && places(listed);

/** What two names do counts as so much more where nothing else is left of either. */
const NOTHING_ELSE_DIFFERS = 1.8;

/** How surely both do different things: both have a word left over that says what they do: "Oil" and "Gas". */
export function keyWordsDiffer(asked: Side, listed: Side): number {
  const left = keyWords(asked);
  const right = keyWords(listed);
  if (left > 0 && right > 0)
    return left === asked.leftCount && right === listed.leftCount ? NOTHING_ELSE_DIFFERS : 1;
  return (left > 0 && hasVagueForm(listed.forms, asked.forms)) ||
    (right > 0 && hasVagueForm(asked.forms, listed.forms))
    ? NOTHING_ELSE_DIFFERS
    : 0;
}

/** Words left over on one side alone that say what an organisation does. */
export const keyWordsMissing = (asked: Side, listed: Side): number =>
  asked.left !== 0 && listed.left !== 0 ? 0 : Math.min(2, keyWords(asked) + keyWords(listed));

/** The share of letter pairs that two names do not have in common (Dice), 0–1, whatever the order of their words. */
export function pairsApart(a: Side, b: Side): number {
  const asked = a.gatherLetterPairs();
  const listed = b.gatherLetterPairs();
  let shared = 0;
  let all = 0;
  for (let number = 0; number < PAIR_NUMBERS; number++) {
    const left = asked[number]!;
    const right = listed[number]!;
    shared += bitCount(left & right);
    all += bitCount(left) + bitCount(right);
  }
  return all === 0 ? 0 : 1 - (2 * shared) / all;
}
