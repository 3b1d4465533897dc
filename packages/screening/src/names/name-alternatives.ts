import {
  CANTONESE_FAMILIES,
  CANTONESE_PINYIN,
  HOKKIEN_FAMILIES,
  HOKKIEN_SYLLABLES,
} from '../data/dialect-syllables';
import { SOMALI_SPELLINGS } from '../data/regional-spellings';
import type { PartyType } from '../model';
import { knownOf } from './known-word';
import { namesAtBirth } from './names-at-birth';
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

/** The name spellings of one Chinese dialect. */
interface Dialect {
  readonly families: ReadonlyMap<string, readonly string[]>;
  readonly syllables: ReadonlyMap<string, readonly string[]>;
}

const DIALECTS: readonly Dialect[] = [
  { families: readings(CANTONESE_FAMILIES), syllables: readings(CANTONESE_PINYIN) },
  { families: readings(HOKKIEN_FAMILIES), syllables: readings(HOKKIEN_SYLLABLES) },
];

/** Number of words: a family name and a given name of two syllables; or of one word with both syllables. */
const WORDS = 3;
const JOINED_WORDS = 2;
const MAX_PER_ORDER = 4;

/** Returns combinations of one reading of each syllable, those with the likeliest readings first. */
function combinations(syllables: readonly (readonly string[])[]): readonly string[] {
  const [families = [], first = [], second = []] = syllables;
  return families
    .flatMap((family, a) =>
      first.flatMap((one, b) =>
        second.map((two, c) => ({ name: `${family} ${one}${two}`, rank: 2 * a + b + c })),
      ),
    )
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_PER_ORDER)
    .map(({ name }) => name);
}

const NO_READINGS: readonly string[] = [];

const readingsOf = (
  { families, syllables }: Dialect,
  [family = '', first = '', second = '']: readonly string[],
): readonly string[] =>
  combinations([
    families.get(family) ?? NO_READINGS,
    syllables.get(first) ?? NO_READINGS,
    syllables.get(second) ?? NO_READINGS,
  ]);

/** Splits a given name of two syllables that is one word: "kwokkeung"; null without a split. */
function splitGiven({ syllables }: Dialect, word: string): readonly [string, string] | null {
  for (let at = 2; at <= word.length - 2; at++)
    if (syllables.has(word.slice(0, at)) && syllables.has(word.slice(at)))
      return [word.slice(0, at), word.slice(at)];
  return null;
}

/** Returns the readings of a name of two words, of which one is the given name. */
function readingsOfJoined(dialect: Dialect, family: string, given: string): readonly string[] {
  if (!dialect.families.has(family)) return NO_READINGS;
  const parts = splitGiven(dialect, given);
  return parts === null ? NO_READINGS : readingsOf(dialect, [family, ...parts]);
}

/**
 * Returns pinyin readings of a name from Hong Kong, Macau or the Chinese of Southeast Asia: "Cheung Kwok
 * Keung" may be "zhang guoqiang", "Tan Chee Meng" "chen zhiming". The family name is first or last. Syllables
 * shared by several characters give their most likely readings. Empty for names that may be pinyin already.
 * @param words lower case, Latin
 */
export function pinyinOfDialects(words: readonly string[]): readonly string[] {
  if (words.length !== WORDS && words.length !== JOINED_WORDS) return [];
  const first = words[0]!;
  const last = words.at(-1)!;
  if (!DIALECTS.some(({ families }) => families.has(first) || families.has(last))) return [];
  if (words.every(isPinyinWord)) return [];
  const found = DIALECTS.flatMap((dialect) =>
    words.length === JOINED_WORDS
      ? [...readingsOfJoined(dialect, first, last), ...readingsOfJoined(dialect, last, first)]
      : [...readingsOf(dialect, words), ...readingsOf(dialect, [last, first, words[1]!])],
  );
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
/** "Abdi" joined to a name of God; words in other languages never begin this way. */
const SERVANT = /^cabd(?=[aeiou])/;
const LONG_VOWEL = /([aeiou])\1/g;

function usualSpelling(word: string): string {
  const known = SPELLINGS.get(word);
  if (known !== undefined) return known;
  return SERVANT.test(word)
    ? word.slice(1).replaceAll('x', 'h').replaceAll('c', '').replace(LONG_VOWEL, '$1')
    : word;
}

/** Returns a person's name with Somali words in the spelling of other documents: "Cabdiraxmaan", "Maxamed". */
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

/** Text between two names of one party: former, trading and other names, and "care of". */
const OTHER_NAME =
  /\s[([]?(?:f\/?k\/?a|a\/?k\/?a|t\/a|d\/?b\/?a|n\/?k\/?a|c\/o|formerly(?:\s+known\s+as)?|previously|trading\s+as|also\s+known\s+as|now\s+known\s+as|doing\s+business\s+as|ci-devant|anciennement|ex)(?:[:.]?\s+|-(?=\p{L}))/iu;
/** Text between two holders of one account. */
const OTHER_HOLDER = /\s(?:and\/or|e\/ou|y\/o|et\/ou|und\/oder|or|oder)\s/iu;
/** A name in another script after the name: "XU Zhixiong (許志雄)". */
const IN_BRACKETS = /^(?<outer>[^()（）]+)[(（](?<inner>[^()（）]+)[)）]\s*$/u;
const LATIN = /\p{Script=Latin}/u;
/** Quick check, because most names have no alternatives. */
const MAY_HAVE_OTHERS =
  /[([（/]|\s(?:or|oder|ex|[fatdn]\/?[kb]?\/?a|formerly|previously|trading|also|now|doing|anciennement|ci-devant)[\s:.-]/iu;
/** Maximum length of a line in a payment message (SWIFT 50K, 59); longer text is cut there. */
const LINE = 35;
const LAST_WORD = /^(?<before>.+)\s(?<last>\S+)$/u;
const MIN_LETTERS = 3;
const MOST = 3;

const parts = (text: string, between: RegExp): string[] =>
  text.split(between).filter((part) => (part.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS);

/** Checks for two words, because one word can't name an account holder. */
const isWhole = (name: string): boolean => /\S\s+\S/.test(name.trim());

/**
 * Returns the names in a text, usually the text itself. Separates each holder of a joint account, and the
 * same name in another script in brackets. Adds the former and trading names of a company to the whole text.
 * A name that a line of a payment message may have cut is also returned without its last word.
 */
export function namesIn(text: string, type: PartyType): readonly string[] {
  if (text.length === LINE && type !== 'ENTITY') {
    const { before, last } = LAST_WORD.exec(text)?.groups ?? {};
    if (before && last && isWhole(before) && !isKnownName(last.toLowerCase())) return [text, before];
  }
  const atBirth = type === 'ENTITY' ? null : namesAtBirth(text);
  if (atBirth !== null) return atBirth;
  if (!MAY_HAVE_OTHERS.test(text)) return [text];
  const { outer, inner } = IN_BRACKETS.exec(text)?.groups ?? {};
  if (outer && inner && LATIN.test(outer) !== LATIN.test(inner)) return [outer, inner];
  if (outer && inner && isWhole(outer) && isWhole(inner) && type !== 'ENTITY') return [text, outer, inner];
  const named = parts(text, OTHER_NAME);
  if (named.length > 1) return [text, ...named.slice(0, MOST)];
  const holders = type === 'ENTITY' ? [] : parts(text, OTHER_HOLDER);
  return holders.length > 1 && holders.every(isWhole) ? holders.slice(0, MOST) : [text];
}
