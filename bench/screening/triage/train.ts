import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { TRIAGE_FEATURE_NAMES } from '../../../packages/screening/src/triage/features';
import { triageLogOdds } from '../../../packages/screening/src/triage/model';
import type { TriageWeights } from '../../../packages/screening/src/triage/weights';
import { READ_POPULATIONS } from './data/read-names';
import { developmentLists } from './development-lists';
import { balanced, calibrated, fitPlatt, fitWeights } from './fit';
import { thresholdFor } from './measure';
import { drawSamples, type Sample } from './samples';

// Writes packages/screening/src/data/triage-weights.ts from the development lists and populations. Run it with
// `npm run bench -- triage --train` and commit the result. The seed is fixed, so each run writes the same file.
const OUTPUT = resolve('packages', 'screening', 'src', 'data', 'triage-weights.ts');
const SEED = 20261129;
const COUNTS = { perEntry: 2, unlisted: 60_000 };
/** Assumed share of true matches among all matches; vendors and regulators report 1 to 10%. */
const PRIOR = 0.05;
/** Share of missed true matches for which the limit of `CLEAR_BELOW` is chosen: half of the target of 0.1%. */
const MISSED = 0.0005;
/** Precision of the limit. */
const PRECISION = 1_000_000;
/** Increases with every change of the features. */
const VERSION = 1;

const even = (weights: TriageWeights) => ({ version: '', prior: 0.5, person: weights, entity: weights });

/** Returns the log-odds of each sample by a model of the other half of the entries and customers. */
function crossFitted(samples: readonly Sample[]) {
  return ([0, 1] as const).flatMap((half) => {
    const weights = fitWeights(samples.filter((sample) => sample.half !== half));
    return samples
      .filter((sample) => sample.half === half)
      .map((sample) => ({ sample, logOdds: triageLogOdds(sample.facts, even(weights), 0.5) }));
  });
}

/** Trains one type of party. */
function trained(samples: readonly Sample[]) {
  const weightOf = balanced(samples);
  const scored = crossFitted(samples);
  const platt = fitPlatt(
    scored.map(({ sample, logOdds }) => ({ logOdds, isTrue: sample.isTrue, weight: weightOf(sample) })),
  );
  return {
    weights: calibrated(fitWeights(samples), platt),
    values: scored.map(({ sample, logOdds }) => ({
      value: platt.slope * logOdds + platt.intercept + Math.log(PRIOR / (1 - PRIOR)),
      isTrue: sample.isTrue,
    })),
  };
}

const members = (weights: TriageWeights): string =>
  (['base', ...TRIAGE_FEATURE_NAMES] as const)
    .map((feature) => `    ${feature}: ${weights[feature]},`)
    .join('\n');

/** Trains the model on samples and writes it. */
function writeModel(samples: readonly Sample[]): void {
  const person = trained(samples.filter(({ facts }) => facts.person));
  const entity = trained(samples.filter(({ facts }) => !facts.person));
  const limit = thresholdFor([...person.values, ...entity.values], MISSED);
  const clearBelow = Math.floor(PRECISION / (1 + Math.exp(-limit))) / PRECISION;
  writeFileSync(
    OUTPUT,
    `import type { TriageModel } from '../triage/weights';

/**
 * Weights of the triage of name matches, in log-odds, for equally many true and false matches: a logistic
 * regression, calibrated on the halves that it wasn't trained on. \`npm run bench -- triage --train\` writes this file.
 * The training data is drawn from OFAC lists, the denied persons list and presidents of the United States (public
 * domain, CC0), and from names of customers (\`bench/screening/triage/data/read-names.ts\`).
 */
export const TRIAGE_MODEL: TriageModel = {
  version: 'triage-${VERSION}',
  prior: ${PRIOR},
  person: {
${members(person.weights)}
  },
  entity: {
${members(entity.weights)}
  },
};

/** Probability below which ${MISSED * 100}% of the true matches of the training data lie. */
export const CLEAR_BELOW = ${clearBelow};
`,
  );
}

/** Trains the model on the development lists and writes it. */
export async function trainTriage(): Promise<void> {
  const { samples } = drawSamples(await developmentLists(), READ_POPULATIONS, COUNTS, SEED);
  writeModel(samples);
}
