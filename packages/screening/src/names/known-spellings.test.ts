import { describe, expect, it } from 'vitest';
import { NAME_FAMILIES } from '../data/name-families';
import { SPELLING_FAMILIES } from '../data/spelling-families';
import { DEFAULT_SETTINGS, scorePair } from '../index';

/** Reduces a word to its consonants without repetition, which all spellings of a name share. */
const skeleton = (word: string): string => word.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');

/** Pairs of spellings of each name in the tables with equal consonants; excludes titles, which may be removed. */
const SPELLINGS = `${NAME_FAMILIES.trim()}\n${SPELLING_FAMILIES.trim()}`
  .split('\n')
  .flatMap((line): (readonly [string, string])[] => {
    const [first = '', ...others] = (line.split('/')[0] ?? '').trim().split(/\s+/);
    const other = others.find((word) => skeleton(word) === skeleton(first));
    return first.length > 3 && first !== 'amir' && other !== undefined ? [[first, other]] : [];
  });
/** Family names with no, some, and very many bearers. */
const FAMILIES = ['velmarkos', 'demir', 'garcia'];
const STEP = 7;

type Words = readonly [string, string, string];
const ORDERS: readonly ((words: Words) => string)[] = [
  ([given, middle, family]) => `${given} ${middle} ${family}`,
  ([given, middle, family]) => `${family.toUpperCase()}, ${given} ${middle}`,
  ([given, middle, family]) => `${family} ${middle} ${given}`,
  ([given, middle, family]) => `${middle} ${family} ${given}`,
];

const score = (name: string, candidate: string): number =>
  scorePair({ name, type: 'PERSON' }, { names: [candidate] }).score;

/** Names of three words; the first two have another spelling each. */
const NAMES = SPELLINGS.map((given, at) => {
  const middle = SPELLINGS[(at + STEP) % SPELLINGS.length]!;
  const family = FAMILIES[at % FAMILIES.length]!;
  return {
    asked: `${given[0]} ${middle[0]} ${family}`,
    once: [given[1], middle[0], family] as const,
    twice: [given[1], middle[1], family] as const,
    missing: `${middle[0]} ${family}`,
  };
});

describe('names of three words with known spellings', () => {
  it('match with one or two words in another spelling, in every order', () => {
    expect(SPELLINGS.length).toBeGreaterThan(200);
    const lost = NAMES.flatMap(({ asked, once, twice }) =>
      [once, twice].flatMap((words) =>
        ORDERS.map((order) => [asked, order(words)] as const).filter(
          ([query, candidate]) =>
            score(query, candidate) < DEFAULT_SETTINGS.scoreThreshold ||
            score(candidate, query) < DEFAULT_SETTINGS.scoreThreshold,
        ),
      ),
    );
    expect(lost).toEqual([]);
  });

  it("don't score lower with another spelling of a word, in any order, than without that word", () => {
    const worse = NAMES.flatMap(({ asked, once, missing }) =>
      ORDERS.map((order) => [asked, order(once)] as const).filter(
        ([query, candidate]) => score(query, candidate) < score(query, missing),
      ),
    );
    expect(worse).toEqual([]);
  });
});
