import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_SETTINGS } from '@assay/screening';
import { ENTITY_WEIGHTS, PERSON_WEIGHTS } from '../../packages/screening/src/data/evidence-weights';
import { type EvidenceKind, noEvidence } from '../../packages/screening/src/names/evidence';
import { gatherEvidence } from '../../packages/screening/src/names/gather-evidence';
import { MAX_EVIDENCE } from '../../packages/screening/src/names/weigh-evidence';
import { bestReadings, developmentPairs } from './evidence-samples';
import type { Pair } from './pairs';

// Writes packages/screening/src/data/evidence-weights.ts from public lists. Run it manually and commit the
// result. The strangers of the pairs are the nearest ones by the index with the previous weights, so each run
// starts from those. Of the curated pairs, only the first list is used for training, which is older than the
// others. With PERSON or ENTITY after the command, only those weights are trained.
const OUTPUT = resolve('packages', 'screening', 'src', 'data', 'evidence-weights.ts');
const ROUNDS = 1_500;
const RATE = 0.05;
/** Pulls weights toward an analyst's expectation, which remains where the pairs decide nothing. */
const PULL = 0.004;
const MIN_SHARE = 0.4;
/** Weight of a curated pair, because it represents a kind with few list entries. */
const CURATED = 3;
/** Weight of a false positive, which costs an analyst more than a wrongly matched pair of a list. */
const STRANGER = 2;
/**
 * Weight of a stranger in another script, which the index pairs with the nearest names of all; equal to a
 * pair of a list.
 */
const NATIVE_STRANGER = 1;

type Weights = { [kind in EvidenceKind]: number } & { base: number };

/** Expectation of an analyst for each kind, before any pair is seen. */
const EXPECTED: Weights = {
  base: 1,
  matched: 0.5,
  respelt: -0.1,
  near: -0.5,
  fair: -1.7,
  distant: -2.4,
  consonantsApart: -0.5,
  initials: -0.3,
  shortForms: -1.2,
  families: -1,
  consonants: -3,
  conflict: -1.8,
  conflictShare: -0.8,
  beginsOtherwise: -0.8,
  unlike: -1,
  extraQuery: -0.45,
  extraName: -0.25,
  extraWords: -0.4,
  beyondConsonants: -0.6,
  loneWord: -3,
  numbersDiffer: -2.2,
  numberMissing: -0.9,
  formMissing: -0.4,
  formsDiffer: -1.4,
  editsBeyond: -0.3,
  wordsShort: -0.8,
  spacesDiffer: -0.1,
  keyWordsDiffer: -2.2,
  placesDiffer: -2.6,
  keyWordsMissing: -0.3,
  fathersSwapped: -5,
  onlyInitials: -4,
  acronyms: -0.9,
  titleOnly: -0.2,
  syllablesDiffer: -2.5,
};
const KINDS = Object.keys(noEvidence()) as EvidenceKind[];

interface Sample {
  readonly found: readonly number[];
  readonly same: boolean;
  /** Weight of the sample. */
  readonly weight: number;
}

function sampleOf(pair: Pair, weight: number): Sample[] {
  const { same } = pair;
  const readings = bestReadings(pair);
  if (readings === undefined) return [];
  const { evidence } = gatherEvidence(...readings, DEFAULT_SETTINGS);
  const found = KINDS.map((kind) =>
    kind === 'matched' ? Math.min(evidence.matched, MAX_EVIDENCE) : evidence[kind],
  );
  return [{ found: [1, ...found], same, weight }];
}

/**
 * Trains a logistic regression by Adam; the weight of every penalty is at least a share of its expected
 * value.
 */
function train(samples: readonly Sample[]): Weights {
  const expected = [EXPECTED.base, ...KINDS.map((kind) => EXPECTED[kind])];
  const weights = [...expected];
  const mean = weights.map(() => 0);
  const square = weights.map(() => 0);
  for (let round = 1; round <= ROUNDS; round++) {
    const slope = weights.map((weight, at) => PULL * (weight - expected[at]!));
    for (const { found, same, weight } of samples) {
      const sum = found.reduce((total, amount, at) => total + amount * weights[at]!, 0);
      const error = (weight * (1 / (1 + Math.exp(-sum)) - (same ? 1 : 0))) / samples.length;
      for (let at = 0; at < found.length; at++) slope[at]! += error * found[at]!;
    }
    for (let at = 0; at < weights.length; at++) {
      mean[at] = 0.9 * mean[at]! + 0.1 * slope[at]!;
      square[at] = 0.999 * square[at]! + 0.001 * slope[at]! ** 2;
      const step = mean[at]! / (1 - 0.9 ** round) / (Math.sqrt(square[at]! / (1 - 0.999 ** round)) + 1e-9);
      weights[at]! -= RATE * step;
      if (at > 1) weights[at] = Math.min(weights[at]!, MIN_SHARE * expected[at]!);
    }
  }
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return Object.fromEntries([
    ['base', rounded(weights[0]!)],
    ...KINDS.map((kind, at) => [kind, rounded(weights[at + 1]!) || 0]),
  ]) as Weights;
}

const [only] = process.argv.slice(2);
const { pairs, unlisted, native, curated } = await developmentPairs();
const trained = (type: Pair['type']): Weights => {
  const of = (from: readonly Pair[], weight: number) =>
    from.filter((pair) => pair.type === type).flatMap((pair) => sampleOf(pair, weight));
  return train([
    ...of(pairs, 1),
    ...of(unlisted, STRANGER),
    ...of(native, NATIVE_STRANGER),
    ...of(curated.hard, CURATED),
  ]);
};
const table = (type: 'PERSON' | 'ENTITY', before: Weights): string =>
  Object.entries(only === undefined || only === type ? trained(type) : before)
    .map(([kind, weight]) => `  ${kind}: ${weight},`)
    .join('\n');
writeFileSync(
  OUTPUT,
  `import type { EvidenceKind } from '../names/evidence';

/**
 * Weight of each kind of evidence, in log-odds, found by logistic regression
 * (\`bench/screening/train-evidence.ts\`). The training data is the development half of the pairs that
 * \`bench/screening\` makes from real lists and of its curated pairs. Each weight is regularized toward its
 * expected value. \`beyondConsonants\` of organizations is set manually, because those pairs contain no
 * different organizations with equal consonants.
 */
export type EvidenceWeights = { readonly [kind in EvidenceKind]: number } & { readonly base: number };

export const PERSON_WEIGHTS: EvidenceWeights = {
${table('PERSON', PERSON_WEIGHTS)}
};

export const ENTITY_WEIGHTS: EvidenceWeights = {
${table('ENTITY', ENTITY_WEIGHTS)}
};
`,
);
