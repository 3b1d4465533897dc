import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_SETTINGS } from '@assay/screening';
import { ENTITY_FOREST, PERSON_FOREST } from '../../packages/screening/src/data/evidence-forest';
import { gatherEvidence } from '../../packages/screening/src/names/gather-evidence';
import { FACTS } from '../../packages/screening/src/names/pair-facts';
import {
  areKnownSpellings,
  isFaultless,
  LEARNED_KINDS,
  sumOfOtherKinds,
  writeRow,
} from '../../packages/screening/src/names/weigh-evidence';
import { bestReadings, developmentPairs } from './evidence-samples';
import { growForest, type Row } from './grow-forest';
import type { Pair } from './pairs';

// Writes packages/screening/src/data/evidence-forest.ts from public lists. Run it manually and commit the
// result. The previous forest only affects which strangers in other scripts are near, so a run from the
// committed one gives nearly the same result. With PERSON or ENTITY after the command, only that forest is
// grown.
const OUTPUT = resolve('packages', 'screening', 'src', 'data', 'evidence-forest.ts');
const TREES = 40;
const RATE = 0.3;
const MIN_HESSIAN = 12;
const LAMBDA = 10;
/** Weight of a curated pair, because it represents a kind with few list entries. */
const CURATED = 5;
/** Weight of a false positive, which costs an analyst more than a pair of a list. */
const STRANGER = 2;
/**
 * Weight of a stranger in another script, which the index pairs with the nearest names of all; equal to a
 * pair of a list.
 */
const NATIVE_STRANGER = 1;
const PLAIN = 0.5;
const RESPELT = 1.5;
/** Weight of pairs in another script, because there are twenty strangers for each pair. */
const SCRIPT = 0.3;
const ofScript = ({ kind }: Pair): boolean => kind.includes('script');
/**
 * Added to the score of every pair, in log-odds, because near names from an index are nearer than the
 * training pairs. Chosen for the best F1 of the pairs that may be read.
 */
const LEAN = { PERSON: 0.1, ENTITY: 0.05 };
/** Log-odds above this value contain no more information. */
const MAX_KNOWN_FACTS = 8;

type Feature = (typeof LEARNED_KINDS)[number] | (typeof FACTS)[number];
const FEATURES: readonly Feature[] = [...LEARNED_KINDS, ...FACTS];
/** Features of which more may increase the score; more of the others may not, except for neutral ones. */
const SURER: ReadonlySet<Feature> = new Set([
  'matched',
  'leastAlike',
  'vowelsAlone',
  'shortestUnequal',
  'heaviestFound',
]);
const NEITHER: ReadonlySet<Feature> = new Set(['words', 'letters', 'commonestUnequal']);
const DIRECTIONS = FEATURES.map((feature) => (NEITHER.has(feature) ? 0 : SURER.has(feature) ? 1 : -1));

/** Returns a pair's rows for the trees; empty for pairs that the trees don't score. */
function rowsOf(pair: Pair, weight: number): Row[] {
  const readings = bestReadings(pair);
  if (readings === undefined) return [];
  const { evidence, facts, person } = gatherEvidence(...readings, DEFAULT_SETTINGS);
  if (facts === null || evidence.matched === 0 || isFaultless(evidence, person)) return [];
  if (areKnownSpellings(evidence, facts)) return [];
  const features = new Float64Array(FEATURES.length);
  writeRow(evidence, facts, features);
  const known = Math.max(-MAX_KNOWN_FACTS, Math.min(MAX_KNOWN_FACTS, sumOfOtherKinds(evidence, person)));
  return [{ features: [...features], same: pair.same, weight, known }];
}

const [only] = process.argv.slice(2);
const { pairs, plain, unlisted, native, respelt, curated } = await developmentPairs();
const forest = (type: 'PERSON' | 'ENTITY', before: string): string => {
  if (only !== undefined && only !== type) return before.trim();
  const of = (from: readonly Pair[], weight: number) =>
    from.filter((pair) => pair.type === type).flatMap((pair) => rowsOf(pair, weight));
  const rows = [
    ...of(
      pairs.filter((pair) => !ofScript(pair)),
      1,
    ),
    ...of(pairs.filter(ofScript), SCRIPT),
    ...of(plain, PLAIN),
    ...of(unlisted, STRANGER),
    ...of(native, NATIVE_STRANGER),
    ...of(respelt, RESPELT),
    ...of(Object.values(curated).flat(), CURATED),
  ];
  return growForest(rows, {
    trees: TREES,
    rate: RATE,
    leastHessian: MIN_HESSIAN,
    lambda: LAMBDA,
    directions: DIRECTIONS,
    lean: LEAN[type],
  });
};
writeFileSync(
  OUTPUT,
  `/**
 * Trees for the probability that two names belong to one party, from their evidence and facts together. Each
 * tree has three questions, found by gradient boosting (\`bench/screening/train-forest.ts\`). The training data
 * is the development half of the pairs that \`bench/screening\` makes from real lists, persons on no list, and
 * the readable halves of the curated pairs. A larger fault never increases the probability. In the format of
 * \`parseForest\`; features are numbered in the order of \`LEARNED_KINDS\` and \`FACTS\`.
 */
export const PERSON_FOREST = \`
${forest('PERSON', PERSON_FOREST)}
\`;

export const ENTITY_FOREST = \`
${forest('ENTITY', ENTITY_FOREST)}
\`;
`,
);
