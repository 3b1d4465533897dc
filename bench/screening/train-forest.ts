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

// Writes packages/screening/src/data/evidence-forest.ts from public lists: run by hand, the result is committed. Of the forest before
// nothing depends but which strangers in other scripts are near, so that a run from the committed one gives nearly the same. With PERSON or
// ENTITY behind the command that forest alone is grown anew.
const OUTPUT = resolve('packages', 'screening', 'src', 'data', 'evidence-forest.ts');
const TREES = 40;
const RATE = 0.3;
const LEAST_HESSIAN = 12;
const LAMBDA = 10;
/** A curated pair stands for a kind of which the lists hold few. */
const CURATED = 5;
/** A false alarm costs its reader more than a pair of a list. */
const STRANGER = 2;
/** One in another script, of whom the index finds the nearest of all, costs as much as a pair of a list. */
const NATIVE_STRANGER = 1;
const PLAIN = 0.5;
const RESPELT = 1.5;
/** Of names in another script there are twenty strangers for each pair. */
const SCRIPT = 0.3;
const ofScript = ({ kind }: Pair): boolean => kind.includes('script');
/** Added to what is said of every pair, in log-odds: near names that an index finds are nearer than those that are learned from. Chosen where F1 of what may be read is best. */
const LEAN = { PERSON: 0.1, ENTITY: 0.05 };
/** More than this of what the trees do not ask about says nothing more. */
const MOST_KNOWN = 8;

type Feature = (typeof LEARNED_KINDS)[number] | (typeof FACTS)[number];
const FEATURES: readonly Feature[] = [...LEARNED_KINDS, ...FACTS];
/** Features of which more may make names surer; more of the others may not, but for those that say nothing by themselves. */
const SURER: ReadonlySet<Feature> = new Set([
  'matched',
  'leastAlike',
  'vowelsAlone',
  'shortestUnequal',
  'heaviestFound',
]);
const NEITHER: ReadonlySet<Feature> = new Set(['words', 'letters', 'commonestUnequal']);
const DIRECTIONS = FEATURES.map((feature) => (NEITHER.has(feature) ? 0 : SURER.has(feature) ? 1 : -1));

/** A pair as the trees see it; none where they are not asked. */
function rowsOf(pair: Pair, weight: number): Row[] {
  const readings = bestReadings(pair);
  if (readings === undefined) return [];
  const { evidence, facts, person } = gatherEvidence(...readings, DEFAULT_SETTINGS);
  if (facts === null || evidence.matched === 0 || isFaultless(evidence, person)) return [];
  if (areKnownSpellings(evidence, facts)) return [];
  const features = new Float64Array(FEATURES.length);
  writeRow(evidence, facts, features);
  const known = Math.max(-MOST_KNOWN, Math.min(MOST_KNOWN, sumOfOtherKinds(evidence, person)));
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
    leastHessian: LEAST_HESSIAN,
    lambda: LAMBDA,
    directions: DIRECTIONS,
    lean: LEAN[type],
  });
};
writeFileSync(
  OUTPUT,
  `/**
 * How surely two names are one, by their evidence and facts together: trees of three questions each, found by gradient boosting
 * (\`bench/screening/train-forest.ts\`) on the development half of the pairs that \`bench/screening\` makes from real lists, on persons who are
 * on none, and on the halves of the curated pairs that may be read. More of a fault never makes names surer. As \`parseForest\`
 * reads it; the features are numbered in the order of \`LEARNED_KINDS\` and \`FACTS\`.
 */
export const PERSON_FOREST = \`
${forest('PERSON', PERSON_FOREST)}
\`;

export const ENTITY_FOREST = \`
${forest('ENTITY', ENTITY_FOREST)}
\`;
`,
);
