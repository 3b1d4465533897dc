import type { Alignment } from './alignment';
import type { Side } from './name-side';
import type { ParsedName } from './parse-name';
import { isChineseFamilyName } from './wade-giles';

const LONGEST = 3;

/** Whether a name is Chinese in pinyin: two or three words of its syllables, the first or the last of them a family name. */
export function isPinyin({ words }: ParsedName): boolean {
  if (words.length < 2 || words.length > LONGEST) return false;
  if (!isChineseFamilyName(words[0]!.text) && !isChineseFamilyName(words.at(-1)!.text)) return false;
  return words.every((word) => word.pinyin);
}

/** Words of two names in pinyin that are alike and not the same: each syllable of it is another one, however near. */
export function syllablesApart(query: ParsedName, name: ParsedName, aligned: Alignment): number {
  let count = 0;
  for (let pair = 0; pair < aligned.count; pair++) {
    const { likeness, edits } = aligned.match[pair]!;
    if (likeness === 'joined' && edits > 0) count++;
    if (likeness !== 'sound' && likeness !== 'edit') continue;
    if (query.words[aligned.queryFrom[pair]!]!.text !== name.words[aligned.nameFrom[pair]!]!.text) count++;
  }
  return count;
}

/** Of so many signs one may be spelt in a way that no table knows. */
const SEVERAL_SIGNS = 3;
/** A syllable of Chinese or Korean in any romanisation, and many a short word. */
const SYLLABLE = /^[bcdfghjklmnpqrstvwxyz]{0,3}[aeiouy]{1,3}(?:ng|[hklmnpt])?$/;

/** Short names of English that people of Chinese names bear beside theirs, and that are no syllable of one. */
const TAKEN_BESIDE =
  /^(?:ken|ben|tim|jay|tom|sam|jim|ron|max|ray|roy|joe|leo|kay|joy|may|jon|ted|rob|bob|pat)$/;

/** Whether a word is left over that may be one more syllable of the given name. */
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
 * How many signs of a whole Chinese or Korean name have another one in the other name: a syllable that is left over on one side alone,
 * a Chinese one that is near another and not the same, a family name and a given name that are one word of it.
 */
export function signsApart(query: ParsedName, aligned: Alignment, asked: Side, listed: Side): number {
  let count = 0;
  let near = 0;
  for (let pair = 0; pair < aligned.count; pair++) {
    const { likeness } = aligned.match[pair]!;
    if (query.sounded && likeness === 'edit') near++;
    if (likeness === 'joined' && aligned.queryFrom[pair] === 0 && aligned.queryCount[pair]! > 1) count++;
  }
  if (near > 1 || query.words.length < SEVERAL_SIGNS) count += near;
  if (count > 0) return count;
  if (asked.leftCount > 0) return listed.leftCount === 0 ? 1 : 0;
  return hasSyllableLeft(listed) ? 1 : 0;
}
