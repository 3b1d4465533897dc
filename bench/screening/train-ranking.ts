import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_SETTINGS, type ScreeningList } from '@assay/screening';
import type { RankingWeights } from '../../packages/screening/src/data/ranking-weights';
import { buildSegment } from '../../packages/screening/src/names/index/build-segment';
import { CandidateSearch } from '../../packages/screening/src/names/index/candidates';
import { CELL_NUMBERS, FOREIGN_NAME, matchedIn } from '../../packages/screening/src/names/index/points';
import { rankOf } from '../../packages/screening/src/names/index/ranking';
import { MASS_UNITS, MAX_MASS } from '../../packages/screening/src/names/index/segment';
import { SegmentReader } from '../../packages/screening/src/names/index/segment-reader';
import { Signature } from '../../packages/screening/src/names/index/signature';
import type { ParsedName } from '../../packages/screening/src/names/parse-name';
import { parseReadings } from '../../packages/screening/src/names/parse-readings';
import { scoreNames } from '../../packages/screening/src/names/score-names';
import { WrittenName } from '../../packages/screening/src/names/words';
import { drawPerson, readFiles } from './cultures';
import { Draw, dropMiddle, initial, reorder, respace, typo } from './noise';
import { inTest } from './pairs';

// Writes packages/screening/src/data/ranking-weights.ts from public lists. Run it manually and commit the
// result.
const OUTPUT = resolve('packages', 'screening', 'src', 'data', 'ranking-weights.ts');
const QUERIES = 8_000;
const SEED = 41;
const ROUNDS = 400;
const RATE = 0.05;
const PULL = 1e-4;
/** Weight of a matching name relative to a non-matching one; lower for queries with several matches. */
const FOUND = 10;
/** Samples one in this many of the names that don't match. */
const OF_OTHERS = 5;
/** Minimum share of the points; lower results contain at most half a word and are too numerous. */
const MIN_FOUND_SHARE = 0.3;

const KEYS = [
  'base',
  'matched',
  'littleLeft',
  'queryLeft',
  'nameLeft',
  'bothLeft',
  'pairs',
  'pairsSquared',
  'pairsCubed',
  'matchedPairs',
  'share',
] as const satisfies readonly (keyof RankingWeights)[];
const NOTHING = Object.fromEntries(KEYS.map((key) => [key, 0])) as Record<keyof RankingWeights, number>;
const EACH: readonly RankingWeights[] = KEYS.map((key) => ({ ...NOTHING, [key]: 1 }));

type Group = 'person latin' | 'person foreign' | 'entity latin' | 'entity foreign';

interface Sample {
  readonly facts: readonly number[];
  readonly same: boolean;
  weight: number;
}

const samples: Record<Group, Sample[]> = {
  'person latin': [],
  'person foreign': [],
  'entity latin': [],
  'entity foreign': [],
};

/**
 * Returns names of lists, unchanged and with an error, and unlisted persons, from entries that no figure is
 * measured on.
 */
function queries(lists: readonly ScreeningList[], draw: Draw): string[] {
  const entries = lists.flatMap((list) => list.entries).filter(({ sourceId }) => !inTest(sourceId));
  const arabic = entries.flatMap(({ names }) =>
    names.map(({ text }) => text).filter((text) => /\p{Script=Arabic}/u.test(text)),
  );
  const listed = () => draw.of(draw.of(entries).names).text;
  const kinds = [
    () => drawPerson(draw),
    () => drawPerson(draw),
    listed,
    () => draw.of(arabic),
    () => typo(listed(), draw),
    () => typo(listed(), draw),
    () => reorder(listed(), draw),
    () => respace(listed(), draw),
    () => {
      const name = listed();
      return dropMiddle(name, draw) ?? name;
    },
    () => {
      const name = listed();
      return initial(name, draw) ?? name;
    },
  ];
  return Array.from({ length: QUERIES }, (_, number) => kinds[number % kinds.length]!());
}

const signature = new Signature();

/** Collects the facts of each name that gets points from a reading of a query, and whether it matches. */
function gather(search: CandidateSearch, reader: SegmentReader, asked: ParsedName, draw: Draw): void {
  const person = asked.type === 'PERSON';
  const { total, initials } = search.lookUp(asked, DEFAULT_SETTINGS, person, () => false);
  const { cells, touched, count } = search.points;
  signature.of(asked.words.map((word) => word.fold));
  const found: Sample[] = [];
  for (let index = 0; index < count; index++) {
    const name = touched[index]!;
    const at = name * CELL_NUMBERS;
    const matched = matchedIn(cells[at]!);
    cells[at] = 0;
    const units = (cells[at + 3]! >>> (person ? 0 : 8)) & 255;
    if (units > MAX_MASS || matched < MIN_FOUND_SHARE * total) continue;
    const { score } = scoreNames(asked, reader.name(name), DEFAULT_SETTINGS, false);
    const same = score >= DEFAULT_SETTINGS.scoreThreshold;
    if (!same && draw.below(OF_OTHERS) > 0) continue;
    const foreign = asked.foreign || (cells[at + 3]! & FOREIGN_NAME) !== 0;
    const dice = signature.similarity(cells[at + 1]!, cells[at + 2]!);
    const facts = EACH.map((weights) => rankOf(matched, total, units / MASS_UNITS - initials, dice, weights));
    const sample = { facts, same, weight: same ? 1 : OF_OTHERS };
    samples[`${person ? 'person' : 'entity'} ${foreign ? 'foreign' : 'latin'}`].push(sample);
    if (same) found.push(sample);
  }
  for (const sample of found) sample.weight = FOUND / Math.sqrt(found.length);
}

/** Trains a logistic regression by Adam over normalized facts. */
function train(of: readonly Sample[]): Record<string, number> {
  const spread = KEYS.map(
    (_, at) => Math.sqrt(of.reduce((sum, { facts }) => sum + facts[at]! ** 2, 0) / of.length) || 1,
  );
  const weights = KEYS.map(() => 0);
  const mean = KEYS.map(() => 0);
  const square = KEYS.map(() => 0);
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = weights.map((weight) => PULL * weight);
    for (const { facts, same, weight } of of) {
      let sum = 0;
      for (let at = 0; at < facts.length; at++) sum += (facts[at]! / spread[at]!) * weights[at]!;
      const error = (weight * (1 / (1 + Math.exp(-sum)) - (same ? 1 : 0))) / of.length;
      for (let at = 0; at < facts.length; at++) slope[at]! += (error * facts[at]!) / spread[at]!;
    }
    for (let at = 0; at < weights.length; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!;
      square[at] = 0.999 * square[at]! + 0.001 * slope[at]! ** 2;
      weights[at]! -=
        (RATE * (mean[at]! / (1 - 0.9 ** round))) / (Math.sqrt(square[at]! / (1 - 0.999 ** round)) + 1e-9);
    }
  }
  return Object.fromEntries(
    KEYS.map((key, at) => [key, Math.round((weights[at]! / spread[at]!) * 1000) / 1000]),
  );
}

const lists = [
  ...(await readFiles(['ofac/sdn_2024-05-03.csv', 'ofac/alt_2025-02.csv', 'ofac/sdn_comments_2025-02.csv'])),
  ...(await readFiles(['un/consolidated_2026-02-27.xml'])),
  ...(await readFiles(['us/legislators-current.yaml'])),
];
const reader = new SegmentReader(buildSegment(lists));
const search = new CandidateSearch(reader);
const draw = new Draw(SEED);
for (const query of queries(lists, draw))
  for (const type of ['PERSON', 'ENTITY'] as const)
    for (const asked of parseReadings(new WrittenName(query), type)) gather(search, reader, asked, draw);

const table = (group: Group): string =>
  Object.entries(train(samples[group]))
    .map(([key, weight]) => `      ${key}: ${weight},`)
    .join('\n');
writeFileSync(
  OUTPUT,
  `/**
 * Features of a pair of names before the comparison, and their weight for the probability of a match, in
 * log-odds. Found by logistic regression (\`bench/screening/train-ranking.ts\`) on names of the development
 * half of public lists, with and without errors, and of persons on no list. Used by \`rankOf\`.
 */
export interface RankingWeights {
${KEYS.map((key) => `  readonly ${key}: number;`).join('\n')}
}

/** Weights by the kind of party compared, and by whether both names use Latin letters. */
export const RANKING_WEIGHTS: {
  readonly [kind in 'person' | 'entity']: { readonly [script in 'latin' | 'foreign']: RankingWeights };
} = {
${(['person', 'entity'] as const)
  .map(
    (kind) => `  ${kind}: {
    latin: {
${table(`${kind} latin`)}
    },
    foreign: {
${table(`${kind} foreign`)}
    },
  },`,
  )
  .join('\n')}
};
`,
);
for (const [group, of] of Object.entries(samples))
  console.log(group, of.length, of.filter(({ same }) => same).length);
