import {
  CANTONESE_FAMILIES,
  CANTONESE_PINYIN,
  HOKKIEN_FAMILIES,
  HOKKIEN_SYLLABLES,
} from '../data/dialect-syllables';
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

/** How one dialect's speakers write names. */
interface Dialect {
  readonly families: ReadonlyMap<string, readonly string[]>;
  readonly syllables: ReadonlyMap<string, readonly string[]>;
}

const DIALECTS: readonly Dialect[] = [
  { families: readings(CANTONESE_FAMILIES), syllables: readings(CANTONESE_PINYIN) },
  { families: readings(HOKKIEN_FAMILIES), syllables: readings(HOKKIEN_SYLLABLES) },
];

/** A family name and a given name of two syllables. */
const WORDS = 3;
const MOST_OF_AN_ORDER = 4;

function readingsOf(
  { families, syllables }: Dialect,
  [family, first, second]: readonly string[],
): readonly string[] {
  const found = (families.get(family!) ?? []).flatMap((one) =>
    (syllables.get(first!) ?? []).flatMap((two) =>
      (syllables.get(second!) ?? []).map((three) => `${one} ${two}${three}`),
    ),
  );
  return found.slice(0, MOST_OF_AN_ORDER);
}

/**
 * A name of Hong Kong, Macau or the Chinese of South-East Asia in pinyin: "Cheung Kwok Keung" may be "zhang guoqiang", "Tan Chee Meng" "chen zhiming". The family name
 * stands first or last. Of syllables that several characters share, the likeliest readings; none for names that may be pinyin already.
 * @param words lower case, Latin
 */
export function pinyinOfDialects(words: readonly string[]): readonly string[] {
  if (words.length !== WORDS || words.every(isPinyinWord)) return [];
  const [first = '', second = '', third = ''] = words;
  const found = DIALECTS.flatMap((dialect) => [
    ...readingsOf(dialect, words),
    ...readingsOf(dialect, [third, first, second]),
  ]);
  return [...new Set(found)];
}
