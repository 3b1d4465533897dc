import { buildNameIndex, DEFAULT_SETTINGS, type ListEntry, type ScreeningList } from '@assay/screening';
import { gatherEvidence } from '../../packages/screening/src/names/gather-evidence';
import type { ParsedName } from '../../packages/screening/src/names/parse-name';
import { parseReadings } from '../../packages/screening/src/names/parse-readings';
import { sumOfEvidence } from '../../packages/screening/src/names/weigh-evidence';
import { WrittenName } from '../../packages/screening/src/names/words';
import { drawPerson, readFiles } from './cultures';
import { judgeFifth, judgeFourth, judgeFurther, judgeHard, judgeThird } from './hard-pairs';
import { drawNativeName, NATIVE_NAMES } from './native-names';
import { Draw } from './noise';
import {
  asSpoken,
  inTest,
  labelledPairs,
  type Neighbours,
  neighbourPairs,
  type Pair,
  plainNeighbours,
  scriptPairs,
} from './pairs';
import { respeltPairs } from './respelt-pairs';

const STRANGERS = 4_000;
const STRANGERS_SEED = 31;
const NEIGHBOURS = 3;
/** Number per script, and minimum similarity of the index. */
const NATIVE_STRANGERS = 500;
const NATIVE_SEED = 34;
const MIN_NATIVE_SHARE = 0.2;
const NEIGHBOURS_SEED = 32;
const SCRIPTS_SEED = 33;
/** Minimum sum of neighbors and strangers, in log-odds; more distant names don't improve the training. */
const MIN_SUM = -2;
const MIN_STRANGER_SUM = -1;

/**
 * Returns the readings of both names with the highest sum of evidence; undefined if there is nothing to
 * compare.
 */
export function bestReadings({
  query,
  candidate,
  type,
}: Pick<Pair, 'query' | 'candidate' | 'type'>): readonly [ParsedName, ParsedName] | undefined {
  const listed = parseReadings(new WrittenName(candidate), type);
  return parseReadings(new WrittenName(query), type)
    .flatMap((asked) => listed.map((name): readonly [ParsedName, ParsedName] => [asked, name]))
    .filter(([a, b]) => a.words.length > 0 && b.words.length > 0 && !(a.sounded && b.sounded))
    .map((pair) => {
      const { evidence, person } = gatherEvidence(...pair, DEFAULT_SETTINGS);
      return {
        pair,
        sum: evidence.matched === 0 ? Number.NEGATIVE_INFINITY : sumOfEvidence(evidence, person),
      };
    })
    .sort((a, b) => b.sum - a.sum)[0]?.pair;
}

/** Returns the sum of evidence that two names are the same, in log-odds. */
function sumOf(query: string, candidate: string, type: Pair['type']): number {
  const pair = bestReadings({ query, candidate, type });
  if (pair === undefined) return Number.NEGATIVE_INFINITY;
  const { evidence, person } = gatherEvidence(...pair, DEFAULT_SETTINGS);
  return evidence.matched === 0 ? Number.NEGATIVE_INFINITY : sumOfEvidence(evidence, person);
}

/**
 * Returns near names by their sum of evidence, among those with common letter trigrams; independent of the
 * trees.
 */
function neighboursBySum(entries: readonly ListEntry[], least: number): Neighbours {
  const near = plainNeighbours(entries);
  return (text, type) =>
    near(text, type)
      .filter(({ entry }) => entry.type === type)
      .map((found) => ({ ...found, sum: sumOf(text, asSpoken(found.text), type) }))
      .filter(({ sum }) => sum >= least)
      .sort((a, b) => b.sum - a.sum);
}

/** Pairs an unlisted person with the most similar names, as examples of false positives. */
const strangerPairs = (query: string, near: readonly string[]): Pair[] =>
  near.slice(0, NEIGHBOURS).map((text) => ({
    kind: 'stranger',
    type: 'PERSON',
    query,
    candidate: asSpoken(text),
    same: false,
    test: false,
  }));

function strangers(near: Neighbours): Pair[] {
  const draw = new Draw(STRANGERS_SEED);
  return Array.from({ length: STRANGERS }, () => drawPerson(draw)).flatMap((query) =>
    strangerPairs(
      query,
      near(query, 'PERSON').map(({ text }) => text),
    ),
  );
}

/**
 * Does the same for names in other scripts with the index's matches at any similarity, because plain
 * neighbors share letters and these don't. The matches depend on the previous weights and trees.
 */
function nativeStrangers(lists: readonly ScreeningList[]): Pair[] {
  const index = buildNameIndex(lists);
  const settings = { ...DEFAULT_SETTINGS, scoreThreshold: MIN_NATIVE_SHARE, resultLimit: 4 * NEIGHBOURS };
  const draw = new Draw(NATIVE_SEED);
  const nearest = (query: string): string[] =>
    index
      .screen({ name: query, type: 'PERSON' }, settings)
      .matches.filter(({ entry }) => entry.type === 'PERSON')
      .map(({ name: { text } }) => ({ text, sum: sumOf(query, asSpoken(text), 'PERSON') }))
      .filter(({ sum }) => sum >= MIN_STRANGER_SUM)
      .sort((a, b) => b.sum - a.sum)
      .map(({ text }) => text);
  return NATIVE_NAMES.flatMap((names) =>
    Array.from({ length: NATIVE_STRANGERS }, () => drawNativeName(names, 'read', draw)).flatMap((query) =>
      strangerPairs(query, nearest(query)),
    ),
  );
}

interface DevelopmentPairs {
  /** Pairs from real lists, from entries that no figure is measured on. */
  readonly pairs: readonly Pair[];
  /** Different entries with similar letters, whatever their evidence. */
  readonly plain: readonly Pair[];
  readonly unlisted: readonly Pair[];
  /** The same in other scripts. */
  readonly native: readonly Pair[];
  /** Listed persons in other spellings, orders and lengths, with strangers in the same forms. */
  readonly respelt: readonly Pair[];
  /** The halves of the curated lists whose failures may be read. */
  readonly curated: {
    readonly [list in 'hard' | 'further' | 'third' | 'fourth' | 'fifth']: readonly Pair[];
  };
}

/** Returns lists without the entries that figures are measured on. */
const developed = (lists: readonly ScreeningList[]): ScreeningList[] =>
  lists.map((list) => ({ ...list, entries: list.entries.filter(({ sourceId }) => !inTest(sourceId)) }));

/** Returns all development data of the scorer; except for `native`, none of it depends on the current trees. */
export async function developmentPairs(): Promise<DevelopmentPairs> {
  const sanctions = await readFiles([
    'ofac/sdn_2024-05-03.csv',
    'ofac/alt_2025-02.csv',
    'ofac/sdn_comments_2025-02.csv',
  ]);
  const un = await readFiles(['un/consolidated_2026-02-27.xml']);
  const own = labelledPairs(sanctions).filter((pair) => !pair.test);
  const scripts = scriptPairs(
    un.flatMap((list) => list.entries),
    new Draw(SCRIPTS_SEED),
  );
  const read = (judged: ReturnType<typeof judgeHard>): Pair[] =>
    judged.map(({ pair }) => pair).filter((pair) => !pair.test);
  const entries = sanctions.flatMap((list) => list.entries).filter(({ sourceId }) => !inTest(sourceId));
  return {
    pairs: [
      ...own.filter(({ kind }) => kind !== 'neighbour'),
      ...neighbourPairs(entries, new Draw(NEIGHBOURS_SEED), neighboursBySum(entries, MIN_SUM)),
      ...scripts.filter((pair) => !pair.test),
    ],
    plain: own.filter(({ kind }) => kind === 'neighbour'),
    unlisted: strangers(neighboursBySum(entries, MIN_STRANGER_SUM)),
    native: nativeStrangers(developed([...sanctions, ...un])),
    respelt: respeltPairs(entries),
    curated: {
      hard: read(judgeHard()),
      further: read(judgeFurther()),
      third: read(judgeThird()),
      fourth: read(judgeFourth()),
      fifth: read(judgeFifth()),
    },
  };
}
