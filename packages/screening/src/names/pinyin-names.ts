import type { Alignment } from './alignment';
import type { Side } from './name-side';
import type { ParsedName } from './parse-name';
import { isChineseFamilyName } from './wade-giles';

const MAX_LENGTH = 3;

/**
 * Checks whether a name is Chinese in pinyin: two or three words of pinyin syllables, the first or the last
 * of them a family name.
 */
export function isPinyin({ words }: ParsedName): boolean {
  if (words.length < 2 || words.length > MAX_LENGTH) return false;
  if (!isChineseFamilyName(words[0]!.text) && !isChineseFamilyName(words.at(-1)!.text)) return false;
  return words.every((word) => word.pinyin);
}

/** Minimum length of a given name of two syllables. */
const MIN_GIVEN_LENGTH = 5;

/** Checks whether one word of both names is an equal given name of at least two syllables. */
function sharesGivenName(query: ParsedName, { count, match, queryFrom }: Alignment): boolean {
  for (let pair = 0; pair < count; pair++)
    if (match[pair]!.matchType === 'equal' && query.words[queryFrom[pair]!]!.text.length >= MIN_GIVEN_LENGTH)
      return true;
  return false;
}

/** Counts words of two pinyin names that are similar but not equal: each such syllable is a different one. */
export function syllablesApart(query: ParsedName, name: ParsedName, aligned: Alignment): number {
  let count = 0;
  for (let pair = 0; pair < aligned.count; pair++) {
    const { matchType, edits, apart } = aligned.match[pair]!;
    if (matchType === 'joined' && edits > 0) count++;
    if (apart === 'heard' && !sharesGivenName(query, aligned)) count++;
    if (matchType !== 'sound' && matchType !== 'edit') continue;
    if (query.words[aligned.queryFrom[pair]!]!.text !== name.words[aligned.nameFrom[pair]!]!.text) count++;
  }
  return count;
}

/** Minimum number of characters from which one may have a spelling that no table contains. */
const SEVERAL_SIGNS = 3;
/** A Chinese or Korean syllable in any romanization; many short words match too. */
const SYLLABLE = /^[bcdfghjklmnpqrstvwxyz]{0,3}[aeiouy]{1,3}(?:ng|[hklmnpt])?$/;

/** Short English names that people with Chinese names use additionally, and that aren't Chinese syllables. */
const TAKEN_BESIDE =
  /^(?:ken|ben|tim|jay|tom|sam|jim|ron|max|ray|roy|joe|leo|kay|joy|may|jon|ted|rob|bob|pat)$/;

/** Checks for an unmatched word that may be another syllable of the given name. */
const hasSyllableLeft = (side: Side): boolean =>
  side.leftCount > 0 &&
  side.words.some(
    (word, at) =>
      side.isLeft(at) &&
      !word.initial &&
      !word.particle &&
      SYLLABLE.test(word.text) &&
      !TAKEN_BESIDE.test(word.text),
  );

/**
 * Counts the characters of a whole Chinese or Korean name that differ from the other name: a syllable that
 * only one side has, a Chinese syllable that is similar but not equal, or a family name and given name that
 * match one word.
 */
export function signsApart(query: ParsedName, aligned: Alignment, asked: Side, listed: Side): number {
  let count = 0;
  let near = 0;
  for (let pair = 0; pair < aligned.count; pair++) {
    const { matchType } = aligned.match[pair]!;
    if (query.sounded && matchType === 'edit') near++;
    if (matchType === 'joined' && aligned.queryFrom[pair] === 0 && aligned.queryCount[pair]! > 1) count++;
  }
  if (near > 1 || query.words.length < SEVERAL_SIGNS) count += near;
  if (count > 0) return count;
  if (asked.leftCount > 0) return listed.leftCount === 0 ? 1 : 0;
  return hasSyllableLeft(listed) ? 1 : 0;
}
