import { FATHER_MARKS } from '../data/person-words';
import type { Alignment, WordMatch } from './alignment';
import { hasVagueForm } from './compare-legal-forms';
import { editCost } from './edit-cost';
import { bitCount, PAIR_NUMBERS } from './index/signature';
import type { Lexeme } from './lexeme';
import type { Side } from './name-side';
import type { ParsedName } from './parse-name';

/** Checks whether one word is the other without its first letter, or with its first two letters swapped. */
const differsInHead = (a: string, b: string): boolean =>
  a.slice(1) === b || b.slice(1) === a || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));

/**
 * A typing error may produce another known name. It counts as an error if equal words of this total weight
 * exist and no other word differs; the second value applies to a short name.
 */
const ENOUGH_ELSE = 1.5;
const ENOUGH_BESIDE_SHORT = 1.9;

/**
 * Checks whether all differences can be typing errors. Two known names are two names unless the rest
 * identifies the party. A different first letter means another name unless it was lost or swapped and the
 * rest is equal.
 */
export function slipsOnly(query: ParsedName, name: ParsedName, aligned: Alignment): boolean {
  for (let pair = 0; pair < aligned.count; pair++) {
    const match = aligned.match[pair]!;
    if (
      match.matchType === 'initial' ||
      match.apart === 'endings' ||
      match.apart === 'gender' ||
      match.apart === 'heard'
    )
      return false;
    if (match.edits === 0 && !match.apart) continue;
    const asked = query.words[aligned.queryFrom[pair]!]!.text;
    const listed = name.words[aligned.nameFrom[pair]!]!.text;
    if (match.apart && !isOneSlip(asked, listed)) return false;
    if (
      match.apart &&
      !(restIsEqual(aligned, match) && equalMass(query, aligned) >= minimumRemainder(asked, listed))
    )
      return false;
    if (asked[0] !== listed[0] && !(differsInHead(asked, listed) && restIsEqual(aligned, match)))
      return false;
  }
  return true;
}

/**
 * Minimum length of a known name that can result from a typing error; shorter ones include Korean and Chinese
 * syllables.
 */
const MIN_SLIPPED_LENGTH = 4;
const SHORT = 5;

const minimumRemainder = (a: string, b: string): number =>
  Math.max(a.length, b.length) < SHORT ? ENOUGH_BESIDE_SHORT : ENOUGH_ELSE;

/**
 * Checks whether one known name is another with one letter lost, added, swapped or replaced after the first:
 * "Katie" and "Kate".
 */
const isOneSlip = (a: string, b: string): boolean =>
  Math.max(a.length, b.length) >= MIN_SLIPPED_LENGTH && a[0] === b[0] && editCost(a, b, 1, false) <= 1;

function restIsEqual({ match, count }: Alignment, but: WordMatch): boolean {
  for (let pair = 0; pair < count; pair++)
    if (match[pair] !== but && match[pair]!.matchType !== 'equal') return false;
  return true;
}

/** Returns the total weight of the equal words. */
function equalMass({ words }: ParsedName, { queryFrom, match, count }: Alignment): number {
  let mass = 0;
  for (let pair = 0; pair < count; pair++)
    if (match[pair]!.matchType === 'equal') mass += words[queryFrom[pair]!]!.personWeight;
  return mass;
}

const SAME_PERSON: WordMatch = { similarity: 0.96, matchType: 'family', edits: 0 };
const AS_GOOD_AS_EQUAL = 0.95;

/** Treats surnames that differ only in gender as equal if another whole word is equal and none differs. */
export function settleGenderForms(words: readonly Lexeme[], { count, match, queryFrom }: Alignment): void {
  let found = -1;
  let given = false;
  for (let pair = 0; pair < count; pair++) {
    const { apart, similarity } = match[pair]!;
    const word = words[queryFrom[pair]!]!;
    if (apart === 'gender') {
      if (found >= 0) return;
      found = pair;
    } else if (apart || similarity < AS_GOOD_AS_EQUAL) return;
    else if (!word.particle && !word.initial) given = true;
  }
  if (found >= 0 && given) match[found] = SAME_PERSON;
}

const isMark = (name: ParsedName, at: number): boolean => {
  const word = name.words.at(at);
  return word !== undefined && (FATHER_MARKS.has(word.text) || (word.vowelless && word.text === 'bn'));
};

/**
 * Returns the position of the first mark. Also -1 when a name begins or ends with a mark, because its word
 * order has then changed.
 */
function fatherMark(name: ParsedName): number {
  if (isMark(name, 0) || isMark(name, -1)) return -1;
  return name.words.findIndex((_, at) => isMark(name, at));
}

/** Checks whether one name is a rotation of the other: "Hoorie, Ali bin Saed" and "Ali bin Saed Hoorie". */
function isTurned({ words }: ParsedName, other: ParsedName): boolean {
  const count = words.length;
  if (count !== other.words.length) return false;
  for (let turn = 0; turn < count; turn++)
    if (words.every(({ key }, at) => key === other.words[(at + turn) % count]!.key)) return true;
  return false;
}

/** Checks whether the son in one name is the father in the other: "Ahmed bin Ali" and "Ali bin Ahmed". */
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

/** Checks whether both sides have an unmatched place, which means two subsidiaries. */
export const placesDiffer = (asked: Side, listed: Side): boolean => places(asked) && places(listed);

/** Factor for a difference in activity when all other words match. */
const NOTHING_ELSE_DIFFERS = 1.8;

/**
 * Returns the evidence that two organizations have different activities: both have an unmatched activity word
 * ("Oil" and "Gas").
 */
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

/** Returns the weight of activity words that only one side has. */
export const keyWordsMissing = (asked: Side, listed: Side): number =>
  asked.left !== 0 && listed.left !== 0 ? 0 : Math.min(2, keyWords(asked) + keyWords(listed));

/** Returns the share of letter pairs that two names don't share (Dice), 0–1, regardless of word order. */
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
