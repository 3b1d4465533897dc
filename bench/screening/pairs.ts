import { buildNameIndex, DEFAULT_SETTINGS, type ListEntry, type ScreeningList } from '@assay/screening';
import { Draw, dropMiddle, initial, reorder, respace, typo } from './noise';

/** Two names, and whether they are one person or organization. */
export interface Pair {
  readonly kind: string;
  readonly type: 'PERSON' | 'ENTITY';
  readonly query: string;
  readonly candidate: string;
  readonly same: boolean;
  /** True if never inspected during the scorer's development. */
  readonly test: boolean;
}

const knownTrigrams = new Map<string, ReadonlySet<string>>();

function trigrams(text: string): ReadonlySet<string> {
  const known = knownTrigrams.get(text);
  if (known !== undefined) return known;
  const plain = ` ${text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `;
  const found = new Set<string>();
  for (let at = 0; at + 3 <= plain.length; at++) found.add(plain.slice(at, at + 3));
  knownTrigrams.set(text, found);
  return found;
}

/**
 * Returns the share of common letter trigrams (Dice). It distinguishes aliases that are spellings from
 * aliases that are other names.
 */
export function trigramSimilarity(a: string, b: string): number {
  const left = trigrams(a);
  const right = trigrams(b);
  let shared = 0;
  for (const gram of left) if (right.has(gram)) shared++;
  return (2 * shared) / (left.size + right.size || 1);
}

const RESPELT = 0.35;
export const asSpoken = (name: string): string => {
  const [family = '', given] = name.split(', ');
  return given === undefined ? name : `${given} ${family}`;
};

/**
 * Equivalent letters of romanizations: "Viktor" and "Victor", "Mustafa" and "Mustapha", "Alexandr" and
 * "Aleksandr".
 */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/ck|[cq]/g, 'k'],
  [/w/g, 'v'],
  [/dj|dzh|zh/g, 'j'],
  [/sch|tsh|tch/g, 'sh'],
];

/**
 * Returns the consonants of a word. Words with equal consonants are too often spellings of one name to be
 * labeled as different.
 */
export const consonants = (word: string): string =>
  SPELLINGS.reduce((text, [pattern, to]) => text.replace(pattern, to), word.toLowerCase())
    .replace(/[aeiouyjh']/g, '')
    .replace(/(.)\1+/g, '$1');

/** Returns a hash of an entry that is the same in every run. */
export const placeOf = (id: string): number =>
  [...id].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
export const inTest = (id: string): boolean => placeOf(id) % 2 === 0;

/** Returns pairs of one entry's names: real aliases that are spellings of the same name. */
function aliasPairs(entries: readonly ListEntry[], draw: Draw): Pair[] {
  return entries.flatMap((entry): Pair[] => {
    const names = entry.names.filter((name) => name.weak !== true && name.kind !== 'low-quality');
    if (entry.type === 'UNKNOWN' || names.length < 2) return [];
    const query = draw.of(names).text;
    const others = names.filter(({ text }) => {
      const similarity = trigramSimilarity(query, text);
      return text !== query && similarity >= RESPELT && similarity < 1;
    });
    if (others.length === 0) return [];
    const same = { type: entry.type, same: true, test: inTest(entry.sourceId) };
    return [{ kind: 'alias', query: asSpoken(query), candidate: asSpoken(draw.of(others).text), ...same }];
  });
}

/** Returns entries near a name, nearest first. */
export type Neighbours = (
  text: string,
  type: Pair['type'],
) => readonly { readonly entry: ListEntry; readonly text: string }[];

/** Number of leading letters that group near names, and the maximum number of candidates per group. */
const BEGINNING = 4;
const GATHERED = 250;

/** Finds near names by common letter trigrams: the same pairs for every version of the index. */
export function plainNeighbours(entries: readonly ListEntry[]): Neighbours {
  const names = entries.flatMap((entry) => entry.names.map(({ text }) => ({ entry, text })));
  const beginnings = (text: string) =>
    text
      .toLowerCase()
      .match(/[a-z]{3,}/g)
      ?.map((word) => word.slice(0, BEGINNING)) ?? [];
  const byBeginning = new Map<string, number[]>();
  for (const [id, { text }] of names.entries()) {
    for (const beginning of new Set(beginnings(text)))
      byBeginning.set(beginning, [...(byBeginning.get(beginning) ?? []), id].slice(-GATHERED));
  }
  return (text) => {
    const near = new Set(beginnings(text).flatMap((beginning) => byBeginning.get(beginning) ?? []));
    return [...near]
      .map((id) => ({ ...names[id]!, similarity: trigramSimilarity(text, names[id]!.text) }))
      .sort((a, b) => b.similarity - a.similarity)
      .slice(0, LOOKED_AT);
  };
}

/** Finds near names by the index's own ranking, above a minimum score: the hardest ones for it. */
function ownNeighbours(list: ScreeningList, scoreThreshold: number): Neighbours {
  const index = buildNameIndex([list]);
  const settings = { ...DEFAULT_SETTINGS, scoreThreshold, resultLimit: 12 };
  return (name, type) =>
    index
      .screen({ name, type }, settings)
      .matches.map((match) => ({ entry: match.entry, text: match.name.text }));
}

const MIN_NEARNESS = 0.15;
const LOOKED_AT = 40;
const NEAREST = 6;
const NEIGHBOUR_SHARE = 0.4;

/** Returns pairs of different entries that are near each other. */
export function neighbourPairs(entries: readonly ListEntry[], draw: Draw, neighbours: Neighbours): Pair[] {
  return entries.flatMap((entry): Pair[] => {
    if (entry.type === 'UNKNOWN' || draw.share() > NEIGHBOUR_SHARE) return [];
    const near = neighbours(entry.names[0]!.text, entry.type)
      .filter((other) => other.entry.sourceId !== entry.sourceId && other.entry.type === entry.type)
      .filter(({ text }) => !entry.names.some((own) => trigramSimilarity(own.text, text) > 0.85));
    if (near.length === 0) return [];
    const other = draw.of(near.slice(0, NEAREST));
    return [
      {
        kind: 'neighbour',
        type: entry.type,
        query: asSpoken(entry.names[0]!.text),
        candidate: asSpoken(other.text),
        same: false,
        test: inTest(entry.sourceId),
      },
    ];
  });
}

/** Replaces one word of the name with the nearest word that other names have in the same position. */
function wordSwapPairs(entries: readonly ListEntry[], draw: Draw, share: number): Pair[] {
  const persons = entries.filter((entry) => entry.type === 'PERSON');
  const given = [
    ...new Set(
      persons.flatMap((entry) =>
        asSpoken(entry.names[0]!.text)
          .split(/[\s-]+/)
          .slice(0, 1),
      ),
    ),
  ].filter((word) => word.length > 2);
  return persons.flatMap((entry): Pair[] => {
    if (draw.share() > share) return [];
    const name = asSpoken(entry.names[0]!.text);
    const parts = name.split(' ');
    const sample = Array.from({ length: 400 }, () => draw.of(given)).filter(
      (word) => consonants(word) !== consonants(parts[0]!),
    );
    const nearest = sample.sort(
      (a, b) => trigramSimilarity(b, parts[0]!) - trigramSimilarity(a, parts[0]!),
    )[0];
    if (nearest === undefined || parts.length < 2) return [];
    return [
      {
        kind: 'other given name',
        type: 'PERSON',
        query: name,
        candidate: [nearest, ...parts.slice(1)].join(' '),
        same: false,
        test: inTest(entry.sourceId),
      },
    ];
  });
}

function treatedPairs(entries: readonly ListEntry[], draw: Draw, share: number): Pair[] {
  return entries.flatMap((entry): Pair[] => {
    if (entry.type === 'UNKNOWN' || draw.share() > share) return [];
    const name = asSpoken(entry.names[0]!.text);
    const treatments: [string, string | null][] = [
      ['typing error', typo(name, draw)],
      ['other order', reorder(name, draw)],
      ['spaces', respace(name, draw)],
    ];
    if (entry.type === 'PERSON')
      treatments.push(['middle name left out', dropMiddle(name, draw)], ['initial', initial(name, draw)]);
    const [kind, treated] = draw.of(treatments);
    if (treated === null || treated === name) return [];
    return [
      { kind, type: entry.type, query: treated, candidate: name, same: true, test: inTest(entry.sourceId) },
    ];
  });
}

/** Pairs names in their native script with the Latin spelling of the same entry, and of another. */
export function scriptPairs(entries: readonly ListEntry[], draw: Draw): Pair[] {
  const scripted = entries.flatMap((entry) => {
    const original = entry.names.find(
      (name) => /[^\p{Script=Latin}\p{P}\p{N}\s]/u.test(name.text) && !/\p{Script=Latin}/u.test(name.text),
    );
    const latin = entry.names.find(
      (name) => name !== original && /^[\p{Script=Latin}\p{P}\p{N}\s]+$/u.test(name.text),
    );
    return original && latin && entry.type !== 'UNKNOWN'
      ? [{ entry, type: entry.type, original: original.text, latin: latin.text }]
      : [];
  });
  return scripted.flatMap(({ entry, type, original, latin }): Pair[] => {
    const script = /\p{Script=Arabic}/u.test(original) ? 'Arabic script' : 'other script';
    const test = inTest(entry.sourceId);
    const others = Array.from({ length: 20 }, () => draw.of(scripted)).filter(
      (other) => other.entry !== entry && other.type === type,
    );
    return [
      { kind: script, type, query: original, candidate: latin, same: true, test },
      ...others.map((other) => ({
        kind: `${script}, others`,
        type,
        query: original,
        candidate: other.latin,
        same: false,
        test,
      })),
    ];
  });
}

interface PairSets {
  /** About equal numbers of negatives and positives; the negatives are the nearest available. */
  readonly labelled: readonly Pair[];
  /**
   * The same with the neighbors that the index scores highest, at least `MIN_NEARNESS`. They change with the
   * index: strangers that it learns to distinguish drop out, and the remaining ones are harder.
   */
  readonly hardest: readonly Pair[];
  /** The same with its highest neighbors at any score. */
  readonly highest: readonly Pair[];
  readonly scripts: readonly Pair[];
}

const PAIRS_SEED = 20261120;

/**
 * Returns pairs of names of real lists: aliases, altered names, neighbors by their letters, other given
 * names.
 */
export function labelledPairs(sanctions: readonly ScreeningList[], draw = new Draw(PAIRS_SEED)): Pair[] {
  const entries = sanctions.flatMap((list) => list.entries);
  return [
    ...aliasPairs(entries, draw),
    ...treatedPairs(entries, draw, 0.15),
    ...sanctions.flatMap((list) => neighbourPairs(list.entries, draw, plainNeighbours(list.entries))),
    ...wordSwapPairs(entries, draw, 0.35),
  ];
}

/** Returns development and test pairs from real lists; halves are split by entry, so no entry is in both. */
export function makePairs(sanctions: readonly ScreeningList[], un: readonly ScreeningList[]): PairSets {
  const draw = new Draw(PAIRS_SEED);
  const labelled = labelledPairs(sanctions, draw);
  const others = labelled.filter(({ kind }) => kind !== 'neighbour');
  const own = (least: number) =>
    sanctions.flatMap((list) => neighbourPairs(list.entries, draw, ownNeighbours(list, least)));
  const hardest = [...others, ...own(MIN_NEARNESS)];
  const scripts = scriptPairs(
    un.flatMap((list) => list.entries),
    draw,
  );
  return { labelled, hardest, scripts, highest: [...others, ...own(0)] };
}
