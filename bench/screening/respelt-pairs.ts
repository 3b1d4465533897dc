import type { ListEntry } from '@assay/screening';
import { NAME_FAMILIES } from '../../packages/screening/src/data/name-families';
import { SPELLING_FAMILIES } from '../../packages/screening/src/data/spelling-families';
import { soundFold } from '../../packages/screening/src/names/sound-fold';
import { kinship, nameFamilies } from '../../packages/screening/src/names/word-families';
import { Draw } from './noise';
import { asSpoken, consonants, inTest, type Pair, trigramSimilarity } from './pairs';

const SEED = 20261127;
const SHARE = 0.6;
const MAX_NAME_LENGTH = 5;
const MIN_WORD_LENGTH = 3;
/** Words of one family with a lower share of common letters are the name in another language, not a spelling. */
const SPELLING = 0.3;

const plain = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');
const wordsOf = (name: string): string[] => name.split(/[\s,]+/).filter((word) => word !== '');

type Spellings = ReadonlyMap<string, readonly string[]>;

function note(into: Map<string, string[]>, word: string, other: string): void {
  const known = into.get(word) ?? [];
  if (word !== other && !known.includes(other)) into.set(word, [...known, other]);
}

/**
 * Collects spellings of words: from the tables' lines, and from entries that spell a word in two ways in
 * their own names.
 */
function spellingsOf(entries: readonly ListEntry[]): Spellings {
  const found = new Map<string, string[]>();
  for (const line of `${NAME_FAMILIES.trim()}\n${SPELLING_FAMILIES.trim()}`.split('\n')) {
    const words = (line.split('/')[0] ?? '').trim().split(/\s+/);
    for (const word of words)
      for (const other of words)
        if (consonants(word) === consonants(other) || trigramSimilarity(word, other) >= SPELLING)
          note(found, word, other);
  }
  for (const entry of entries) {
    const names = entry.names.map(({ text }) => wordsOf(asSpoken(text)).map(plain));
    const [first = [], ...others] = names;
    for (const other of others.filter(({ length }) => length === first.length))
      for (const [at, word] of first.entries()) {
        const same = other[at]!;
        if (Math.min(same.length, word.length) < MIN_WORD_LENGTH || consonants(word) !== consonants(same))
          continue;
        note(found, word, same);
        note(found, same, word);
      }
  }
  return found;
}

/** Changes to a name: the number of respelled words, their order, and omitted or added words. */
interface Shape {
  readonly respelt: 'none' | 'one' | 'two' | 'all';
  readonly order: 'kept' | 'family first' | 'turned' | 'any';
  readonly rest: 'whole' | 'initial' | 'dropped' | 'added';
}

const drawShape = (draw: Draw): Shape => ({
  respelt: draw.of(['none', 'one', 'one', 'two', 'two', 'all']),
  order: draw.of(['kept', 'kept', 'family first', 'turned', 'any']),
  rest: draw.of(['whole', 'whole', 'whole', 'initial', 'dropped', 'added']),
});

function shuffled(words: readonly string[], draw: Draw): string[] {
  const left = [...words];
  return words.map(() => left.splice(draw.below(left.length), 1)[0]!);
}

function ordered(words: readonly string[], order: Shape['order'], draw: Draw): string[] {
  if (order === 'family first') return [...words.slice(-1), ...words.slice(0, -1)];
  if (order === 'turned') return [...words].reverse();
  return order === 'any' ? shuffled(words, draw) : [...words];
}

/** Alters the middle of a name of three or more words: one word becomes its initial, is omitted, or is added. */
function withRest(
  words: readonly string[],
  rest: Shape['rest'],
  givens: readonly string[],
  draw: Draw,
): string[] {
  if (rest === 'whole' || (words.length < 3 && rest !== 'added')) return [...words];
  const at = 1 + draw.below(Math.max(1, words.length - 2));
  if (rest === 'added') return [...words.slice(0, at), draw.of(givens), ...words.slice(at)];
  return rest === 'initial'
    ? words.map((word, place) => (place === at ? `${word[0]}.` : word))
    : words.filter((_, place) => place !== at);
}

const COUNTS = { none: 0, one: 1, two: 2, all: MAX_NAME_LENGTH } as const;

/** Returns the name in the shape; null if too few of its words have two spellings. */
function inShape(
  words: readonly string[],
  shape: Shape,
  spellings: Spellings,
  givens: readonly string[],
  draw: Draw,
): string | null {
  const places = words.flatMap((word, at) => (spellings.has(plain(word)) ? [at] : []));
  const wanted = COUNTS[shape.respelt];
  if (places.length < Math.min(wanted, 2)) return null;
  const respelt = new Set(shuffled(places.map(String), draw).slice(0, wanted));
  const spelt = words.map((word, at) =>
    respelt.has(String(at)) ? draw.of(spellings.get(plain(word))!) : word,
  );
  return ordered(withRest(spelt, shape.rest, givens, draw), shape.order, draw).join(' ');
}

/** Checks whether two words may be one name; such words can't be labeled as different. */
const mayBeOne = (a: string, b: string): boolean =>
  consonants(a) === consonants(b) ||
  consonants(soundFold(plain(a))) === consonants(soundFold(plain(b))) ||
  kinship(nameFamilies(plain(a)), nameFamilies(plain(b))) !== null;

const LOOKED_AT = 300;

/** Returns the most similar different name of a sample of given names. */
function otherGiven(word: string, givens: readonly string[], draw: Draw): string | undefined {
  return Array.from({ length: LOOKED_AT }, () => draw.of(givens))
    .filter((other) => !mayBeOne(word, other))
    .sort((a, b) => trigramSimilarity(b, word) - trigramSimilarity(a, word))[0];
}

/** Returns persons with the same family name, most similar first, excluding possible matches. */
function namesakes(words: readonly string[], others: readonly (readonly string[])[]): (readonly string[])[] {
  return others
    .filter((other) =>
      other.every((word, at) => at === other.length - 1 || !words.some((own) => mayBeOne(own, word))),
    )
    .sort(
      (a, b) =>
        trigramSimilarity(b.join(' '), words.join(' ')) - trigramSimilarity(a.join(' '), words.join(' ')),
    );
}

/** Returns another similar person: with the same family name, or with another first or middle given name. */
function nearStranger(
  words: readonly string[],
  byFamily: ReadonlyMap<string, readonly (readonly string[])[]>,
  givens: readonly string[],
  draw: Draw,
): readonly string[] | null {
  if (draw.share() < 0.4) {
    const near = namesakes(words, byFamily.get(plain(words.at(-1)!)) ?? []);
    if (near.length > 0) return draw.of(near.slice(0, 3));
  }
  const at = draw.share() < 0.7 ? 0 : draw.below(words.length - 1);
  const other = otherGiven(words[at]!, givens, draw);
  return other === undefined ? null : words.map((word, place) => (place === at ? other : word));
}

function pairsOfHalf(entries: readonly ListEntry[], test: boolean, draw: Draw): Pair[] {
  const spellings = spellingsOf(entries);
  const persons = entries
    .map((entry) => wordsOf(asSpoken(entry.names[0]!.text)))
    .filter((words) => words.length >= 2 && words.length <= MAX_NAME_LENGTH);
  const givens = [...new Set(persons.flatMap((words) => words.slice(0, 1)))].filter(
    (word) => plain(word).length >= MIN_WORD_LENGTH,
  );
  const byFamily = new Map<string, (readonly string[])[]>();
  for (const words of persons) {
    const family = plain(words.at(-1)!);
    byFamily.set(family, [...(byFamily.get(family) ?? []), words]);
  }
  return persons.flatMap((words): Pair[] => {
    if (draw.share() > SHARE) return [];
    const shape = drawShape(draw);
    const stranger = nearStranger(words, byFamily, givens, draw);
    const same = inShape(words, shape, spellings, givens, draw);
    const other = stranger && inShape(stranger, shape, spellings, givens, draw);
    if (same === null || other === null) return [];
    const candidate = words.join(' ');
    const kind = `${shape.respelt} respelt, ${shape.order}, ${shape.rest}`;
    return [
      { kind, type: 'PERSON', query: same, candidate, same: true, test },
      { kind, type: 'PERSON', query: other, candidate, same: false, test },
    ];
  });
}

/**
 * Returns listed persons whose words have other spellings from the tables or the lists' aliases, in another
 * order, with an initial, or with a word less or more. Each is paired with a near stranger in the same shape.
 * A half never uses the aliases of the other half's entries.
 */
export function respeltPairs(entries: readonly ListEntry[]): Pair[] {
  const draw = new Draw(SEED);
  const persons = entries.filter(({ type }) => type === 'PERSON');
  return [false, true].flatMap((test) =>
    pairsOfHalf(
      persons.filter(({ sourceId }) => inTest(sourceId) === test),
      test,
      draw,
    ),
  );
}
