import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildNameIndex, DEFAULT_SETTINGS } from '@assay/screening';
import { type EvidenceKind, noEvidence } from '../../packages/screening/src/names/evidence';
import { gatherEvidence } from '../../packages/screening/src/names/gather-evidence';
import { parseName } from '../../packages/screening/src/names/parse-name';
import { MOST_EVIDENCE } from '../../packages/screening/src/names/score-names';
import { drawPerson } from './cultures';
import { Draw } from './draw';
import { readFiles } from './lists';
import { asSpoken, inTest, makePairs, type Pair } from './pairs';

// Writes packages/screening/src/data/evidence-weights.ts from public lists: run by hand, the result is committed. The
// strangers of the pairs are as near as the index with the weights before finds them, so each run starts from those.
const OUTPUT = resolve('packages', 'screening', 'src', 'data', 'evidence-weights.ts');
const ROUNDS = 1_500;
const RATE = 0.05;
/** Pulls weights towards what a person expects: where the pairs decide nothing, that stays. */
const PULL = 0.004;
const LEAST_SHARE = 0.4;
const STRANGERS = 4_000;
const STRANGERS_SEED = 31;
const NEIGHBOURS = 3;

type Weights = { [kind in EvidenceKind]: number } & { base: number };

/** What a person who screens names expects of each kind, before any pair is seen. */
const EXPECTED: Weights = {
  base: 1,
  matched: 0.5,
  respelt: -0.1,
  near: -0.5,
  fair: -1.7,
  distant: -2.4,
  consonantsApart: -0.5,
  initials: -0.3,
  shortForms: -0.7,
  families: -0.2,
  consonants: -3,
  conflict: -1.8,
  conflictShare: -0.8,
  beginsOtherwise: -0.8,
  unlike: -1,
  extraQuery: -0.45,
  extraName: -0.25,
  extraWords: -0.4,
  beyondConsonants: -0.6,
  loneWord: -1.6,
  numbersDiffer: -2.2,
  numberMissing: -0.9,
  formMissing: -0.4,
  formsDiffer: -1.4,
  editsBeyond: -0.3,
  wordsShort: -0.8,
  spacesDiffer: -0.1,
};
const KINDS = Object.keys(noEvidence()) as EvidenceKind[];

interface Sample {
  readonly found: readonly number[];
  readonly same: boolean;
}

function sampleOf({ query, candidate, type, same }: Pair): Sample[] {
  const asked = parseName(query, type);
  const listed = parseName(candidate, type);
  if (asked.words.length === 0 || listed.words.length === 0) return [];
  const { evidence } = gatherEvidence(asked, listed, DEFAULT_SETTINGS);
  const found = KINDS.map((kind) =>
    kind === 'matched' ? Math.min(evidence.matched, MOST_EVIDENCE) : evidence[kind],
  );
  return [{ found: [1, ...found], same }];
}

/** Logistic regression by Adam; every fault counts for at least a share of what is expected of it. */
function train(samples: readonly Sample[]): Weights {
  const expected = [EXPECTED.base, ...KINDS.map((kind) => EXPECTED[kind])];
  const weights = [...expected];
  const mean = weights.map(() => 0);
  const square = weights.map(() => 0);
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = weights.map((weight, at) => PULL * (weight - expected[at]!));
    for (const { found, same } of samples) {
      const sum = found.reduce((total, amount, at) => total + amount * weights[at]!, 0);
      const error = (1 / (1 + Math.exp(-sum)) - (same ? 1 : 0)) / samples.length;
      for (let at = 0; at < found.length; at++) slope[at]! += error * found[at]!;
    }
    for (let at = 0; at < weights.length; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!;
      square[at] = 0.999 * square[at]! + 0.001 * slope[at]! ** 2;
      const step = mean[at]! / (1 - 0.9 ** round) / (Math.sqrt(square[at]! / (1 - 0.999 ** round)) + 1e-9);
      weights[at]! -= RATE * step;
      if (at > 1) weights[at] = Math.min(weights[at]!, LEAST_SHARE * expected[at]!);
    }
  }
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return Object.fromEntries([
    ['base', rounded(weights[0]!)],
    ...KINDS.map((kind, at) => [kind, rounded(weights[at + 1]!) || 0]),
  ]) as Weights;
}

const sanctions = await readFiles([
  'ofac/sdn_2024-05-03.csv',
  'ofac/alt_2025-02.csv',
  'ofac/sdn_comments_2025-02.csv',
]);

/** Persons on no list against the names that are most like theirs: what a false alarm looks like. */
function strangers(): Pair[] {
  const index = buildNameIndex(sanctions);
  const settings = { ...DEFAULT_SETTINGS, scoreThreshold: 0.3, resultLimit: NEIGHBOURS };
  const draw = new Draw(STRANGERS_SEED);
  return Array.from({ length: STRANGERS }, () => drawPerson(draw)).flatMap((query) =>
    index
      .screen({ name: query, type: 'PERSON' }, settings)
      .matches.filter(({ entry }) => !inTest(entry.sourceId))
      .map(
        ({ name }): Pair => ({
          kind: 'stranger',
          type: 'PERSON',
          query,
          candidate: asSpoken(name.text),
          same: false,
          test: false,
        }),
      ),
  );
}

const { hardest, scripts } = makePairs(sanctions, await readFiles(['un/consolidated_2026-02-27.xml']));
const pairs = [...[...hardest, ...scripts].filter((pair) => !pair.test), ...strangers()];
const table = (type: Pair['type']): string => {
  const weights = train(pairs.filter((pair) => pair.type === type).flatMap(sampleOf));
  return Object.entries(weights)
    .map(([kind, weight]) => `  ${kind}: ${weight},`)
    .join('\n');
};
writeFileSync(
  OUTPUT,
  `import type { EvidenceKind } from '../names/evidence';

/**
 * How much each kind of evidence counts, in log-odds; found by logistic regression (\`bench/screening/train-evidence.ts\`)
 * on the development half of the pairs that \`bench/screening\` makes from real lists, each weight held near what is
 * expected of it.
 */
export type EvidenceWeights = { readonly [kind in EvidenceKind]: number } & { readonly base: number };

export const PERSON_WEIGHTS: EvidenceWeights = {
${table('PERSON')}
};

export const ENTITY_WEIGHTS: EvidenceWeights = {
${table('ENTITY')}
};
`,
);
