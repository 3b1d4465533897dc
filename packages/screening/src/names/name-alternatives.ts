import {
  CANTONESE_FAMILIES,
  CANTONESE_PINYIN,
  HOKKIEN_FAMILIES,
  HOKKIEN_SYLLABLES,
} from '../data/dialect-syllables';
import { SOMALI_SPELLINGS } from '../data/regional-spellings';
import type { PartyType } from '../model';
import { knownOf } from './known-word';
import { isPinyinWord } from './wade-giles';
import { isKnownName } from './word-families';
import type { Word } from './words';

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

const SPELLINGS: ReadonlyMap<string, string> = new Map(
  SOMALI_SPELLINGS.trim()
    .split('\n')
    .flatMap((line) => {
      const [usual = '', ...somali] = line.split(' ');
      return somali.map((spelling): [string, string] => [spelling, usual]);
    }),
);
/** "Abdi" glued to a name of God: no other language begins a word so. */
const SERVANT = /^cabd(?=[aeiou])/;
const LONG_VOWEL = /([aeiou])\1/g;

function usualSpelling(word: string): string {
  const known = SPELLINGS.get(word);
  if (known !== undefined) return known;
  return SERVANT.test(word)
    ? word.slice(1).replaceAll('x', 'h').replaceAll('c', '').replace(LONG_VOWEL, '$1')
    : word;
}

/** Somali words of a person's name in the spelling that other papers show: "Cabdiraxmaan", "Maxamed". */
export function inUsualSpelling(words: readonly Word[]): readonly Word[] {
  let spelt: Word[] | undefined;
  for (const [at, word] of words.entries()) {
    const known = knownOf(word);
    known.usual ??= word.vowelless ? word.latin : usualSpelling(word.latin);
    if (known.usual === word.latin) continue;
    spelt ??= [...words];
    spelt[at] = { ...word, latin: known.usual };
  }
  return spelt ?? words;
}

/** What stands between two names of one party: former, trading and other names; who is cared for. */
const OTHER_NAME =
  /\s(?:f\/?k\/?a|a\/?k\/?a|t\/a|d\/?b\/?a|n\/?k\/?a|c\/o|formerly(?:\s+known\s+as)?|previously|trading\s+as|also\s+known\s+as|now\s+known\s+as|doing\s+business\s+as|ci-devant|anciennement|ex)(?:[:.]?\s+|-(?=\p{L}))/iu;
/** What stands between two holders of one account. */
const OTHER_HOLDER = /\s(?:and\/or|e\/ou|y\/o|et\/ou|und\/oder|or|oder)\s/iu;
/** A name in another script behind the name: "XU Zhixiong (許志雄)". */
const IN_BRACKETS = /^(?<outer>[^()（）]+)[(（](?<inner>[^()（）]+)[)）]\s*$/u;
const LATIN = /\p{Script=Latin}/u;
/** Most names have none of these and are not looked at further. */
const MAY_HAVE_OTHERS =
  /[(（/]|\s(?:or|oder|ex|[fatdn]\/?[kb]?\/?a|formerly|previously|trading|also|now|doing|anciennement|ci-devant)[\s:.-]/iu;
/** A line of a payment message (SWIFT 50K, 59): what is longer is cut there. */
const LINE = 35;
const LAST_WORD = /^(?<before>.+)\s(?<last>\S+)$/u;
const FEWEST_LETTERS = 3;
const MOST = 3;

const parts = (text: string, between: RegExp): string[] =>
  text.split(between).filter((part) => (part.match(/\p{L}/gu)?.length ?? 0) >= FEWEST_LETTERS);

/** One word is no holder of an account. */
const isWhole = (name: string): boolean => /\S\s+\S/.test(name.trim());

/**
 * Names that a text is to be read as: itself for most. Each holder of a joint account, and the same name in another script in brackets, by themselves; the former
 * and the trading name of a company beside the whole; a name that a line of a payment message may have cut also without its last word.
 */
export function namesIn(text: string, type: PartyType): readonly string[] {
  if (text.length === LINE && type !== 'ENTITY') {
    const { before, last } = LAST_WORD.exec(text)?.groups ?? {};
    if (before && last && isWhole(before) && !isKnownName(last.toLowerCase())) return [text, before];
  }
  if (!MAY_HAVE_OTHERS.test(text)) return [text];
  const { outer, inner } = IN_BRACKETS.exec(text)?.groups ?? {};
  if (outer && inner && LATIN.test(outer) !== LATIN.test(inner)) return [outer, inner];
  const named = parts(text, OTHER_NAME);
  if (named.length > 1) return [text, ...named.slice(0, MOST)];
  const holders = type === 'ENTITY' ? [] : parts(text, OTHER_HOLDER);
  return holders.length > 1 && holders.every(isWhole) ? holders.slice(0, MOST) : [text];
}
