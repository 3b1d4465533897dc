import type { Alignment } from './alignment';
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
