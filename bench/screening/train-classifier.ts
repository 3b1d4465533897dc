import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FEATURES, nameClassFeatures } from '../../packages/screening/src/names/name-class-features';
import { WrittenName } from '../../packages/screening/src/names/words';
import { type ClassSample, classSamples } from './class-samples';

// Writes packages/screening/src/data/name-class-weights.ts from public lists. Run it manually and commit the
// result.
const RATE = 0.15;
const ROUNDS = 12;
/** Shrinks weights toward 0, because rare letter groups are weak evidence. */
const SHRINK = 0.006;
const OUTPUT = resolve('packages', 'screening', 'src', 'data', 'name-class-weights.ts');

function train(samples: readonly ClassSample[]): { base: number; weights: Float64Array } {
  const weights = new Float64Array(FEATURES);
  const squares = new Float64Array(FEATURES).fill(1e-6);
  let base = 0;
  const rows = samples.map(({ name, entity }) => ({
    features: nameClassFeatures(new WrittenName(name)).places,
    entity: entity ? 1 : 0,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (let step = 0; step < rows.length; step++) {
      // A fixed stride visits every row once per round in a mixed order.
      const { features, entity } = rows[(step * 7919 + round) % rows.length]!;
      const sum = features.reduce((total, feature) => total + weights[feature]!, base);
      const error = 1 / (1 + Math.exp(-sum)) - entity;
      base -= 0.001 * error;
      for (const feature of features) {
        const slope = error + SHRINK * weights[feature]!;
        squares[feature]! += slope * slope;
        weights[feature]! -= (RATE * slope) / Math.sqrt(squares[feature]! + 1);
      }
    }
  }
  return { base, weights };
}

const { base, weights } = train((await classSamples()).filter((sample) => !sample.test));
const step = Math.max(...weights.map(Math.abs)) / 127;
const table = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer).toString(
  'base64',
);
writeFileSync(
  OUTPUT,
  `/**
 * Logistic weights of \`nameClassFeatures\`, one signed byte each in base64. Trained by
 * \`bench/screening/train-classifier.ts\` on the development half of public sanctions lists and legislators
 * (United States government works and CC0), with names in spoken order and lower case.
 */
export const NAME_CLASS_WEIGHTS = {
  base: ${base.toFixed(4)},
  step: ${step.toFixed(6)},
  table:
    '${table}',
} as const;
`,
);
