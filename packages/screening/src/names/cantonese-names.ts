import { CANTONESE_FAMILIES, CANTONESE_PINYIN } from '../data/cantonese-pinyin';
import { isPinyinWord } from './wade-giles';

const readings = (table: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    table
      .trim()
      .split(/[|\n]/)
      .map((item): [string, readonly string[]] => {
        const [sound = '', ...pinyin] = item.split(' ');
        return [sound, pinyin];
      }),
  );
const FAMILIES = readings(CANTONESE_FAMILIES);
const SYLLABLES = readings(CANTONESE_PINYIN);

/** A family name and a given name of two syllables. */
const WORDS = 3;
const MOST_OF_AN_ORDER = 4;

function readingsOf(family: string, first: string, second: string): readonly string[] {
  const found = (FAMILIES.get(family) ?? []).flatMap((one) =>
    (SYLLABLES.get(first) ?? []).flatMap((two) =>
      (SYLLABLES.get(second) ?? []).map((three) => `${one} ${two}${three}`),
    ),
  );
  return found.slice(0, MOST_OF_AN_ORDER);
}

/**
 * A name as people in Hong Kong and Macau write it, in pinyin: "Cheung Kwok Keung" may be "zhang guoqiang". The family name stands first or last. Of syllables that
 * several characters share, the likeliest readings; none for names that may be pinyin already.
 * @param words lower case, Latin
 */
export function pinyinOfCantonese(words: readonly string[]): readonly string[] {
  if (words.length !== WORDS || words.every(isPinyinWord)) return [];
  const [first = '', second = '', third = ''] = words;
  return [...readingsOf(first, second, third), ...readingsOf(third, first, second)];
}
