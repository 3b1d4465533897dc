import {
  featureRow,
  TRIAGE_FEATURE_NAMES,
  type TriageFeature,
} from '../../../packages/screening/src/triage/features';
import type { TriageWeights } from '../../../packages/screening/src/triage/weights';
import type { Sample } from './samples';

/** Pulls weights toward 0, where few samples decide. */
const RIDGE = 2;
/** Pull of the kinds of lists: the samples say more about the lists of the training than about the kinds. */
const RIDGE_OF_KINDS = 200;

/** A disagreement never raises the probability, and an agreement never reduces it, whatever the samples say. */
const NEVER_ABOVE: readonly TriageFeature[] = [
  'nameDiffers',
  'weakName',
  'edits',
  'queryWordsLeft',
  'entryWordsLeft',
  'commonGiven',
  'commonFamily',
  'rarestWord',
  'rivals',
  'birthNear',
  'birthApart',
  'birthFar',
  'otherCountry',
  'otherDocument',
  'typeDiffers',
];
const NEVER_BELOW: readonly TriageFeature[] = [
  'exactName',
  'matchedWords',
  'birthDay',
  'birthMonth',
  'birthYear',
  'nationality',
  'country',
  'sameDocument',
];
const KINDS: readonly TriageFeature[] = ['pep', 'watchlist', 'crimelist'];
const ROUNDS = 30;
const CONVERGED = 1e-8;
/** Ensures that a feature without samples can be solved. */
const TINY = 1e-9;

/** Solves a symmetric linear system by Gaussian elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const size = right.length;
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (let pivot = 0; pivot < size; pivot++) {
    let best = pivot;
    for (let row = pivot + 1; row < size; row++)
      if (Math.abs(rows[row]![pivot]!) > Math.abs(rows[best]![pivot]!)) best = row;
    [rows[pivot], rows[best]] = [rows[best]!, rows[pivot]!];
    for (let row = pivot + 1; row < size; row++) {
      const factor = rows[row]![pivot]! / rows[pivot]![pivot]!;
      for (let column = pivot; column <= size; column++)
        rows[row]![column]! -= factor * rows[pivot]![column]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let rest = rows[row]![size]!;
    for (let column = row + 1; column < size; column++) rest -= rows[row]![column]! * solution[column]!;
    solution[row] = rest / rows[row]![row]!;
  }
  return solution;
}

/** Pull that holds a weight at 0. */
const HELD = 1e9;

/** One row of a regression: features, result, and weight. */
interface Observation {
  readonly row: readonly number[];
  readonly isTrue: boolean;
  readonly weight: number;
}

/**
 * Fits a logistic regression by Newton's method. The first weight is the intercept.
 * @param ridgeOf returns the pull of a weight toward 0, by its number; that of the intercept is 0
 */
function logistic(observations: readonly Observation[], ridgeOf: (at: number) => number): number[] {
  const size = observations[0]!.row.length + 1;
  let weights = new Array<number>(size).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, at) => ridgeOf(at) * weight);
    const curve = weights.map((_, row) =>
      weights.map((__, column) => (row === column ? ridgeOf(row) + TINY : 0)),
    );
    for (const { row, isTrue, weight } of observations) {
      let sum = weights[0]!;
      for (let at = 0; at < row.length; at++) sum += weights[at + 1]! * row[at]!;
      const probability = 1 / (1 + Math.exp(-sum));
      const error = weight * (probability - (isTrue ? 1 : 0));
      const spread = weight * probability * (1 - probability);
      for (let a = 0; a < size; a++) {
        const left = a === 0 ? 1 : row[a - 1]!;
        if (left === 0) continue;
        slope[a]! += error * left;
        for (let b = 0; b < size; b++) curve[a]![b]! += spread * left * (b === 0 ? 1 : row[b - 1]!);
      }
    }
    const step = solve(curve, slope);
    weights = weights.map((weight, at) => weight - step[at]!);
    if (step.every((size) => Math.abs(size) < CONVERGED)) break;
  }
  return weights;
}

/** Returns a weight per sample, so that true and false matches weigh equally in total. */
export function balanced(samples: readonly Sample[]): (sample: Sample) => number {
  const trues = samples.filter(({ isTrue }) => isTrue).length;
  const falses = samples.length - trues;
  return ({ isTrue }) => samples.length / 2 / (isTrue ? trues : falses);
}

const rounded = (value: number): number => Math.round(value * 100) / 100 || 0;

/** Trains the weights of one type of party, for equally many true and false matches. */
export function fitWeights(samples: readonly Sample[]): TriageWeights {
  const weightOf = balanced(samples);
  const observations = samples.map((sample) => ({
    row: featureRow(sample.facts),
    isTrue: sample.isTrue,
    weight: weightOf(sample),
  }));
  const held = new Set<TriageFeature>();
  for (;;) {
    const [base, ...weights] = logistic(observations, (at) => {
      const feature = TRIAGE_FEATURE_NAMES[at - 1];
      if (feature === undefined) return 0;
      if (held.has(feature)) return HELD;
      return KINDS.includes(feature) ? RIDGE_OF_KINDS : RIDGE;
    });
    const found = TRIAGE_FEATURE_NAMES.map((feature, at) => [feature, rounded(weights[at]!)] as const);
    const wrong = found.filter(
      ([feature, weight]) =>
        (weight > 0 && NEVER_ABOVE.includes(feature)) || (weight < 0 && NEVER_BELOW.includes(feature)),
    );
    if (wrong.length === 0) return Object.fromEntries([['base', rounded(base!)], ...found]) as TriageWeights;
    for (const [feature] of wrong) held.add(feature);
  }
}

/** Fits slope and intercept that calibrate log-odds (Platt, 1999). */
export function fitPlatt(
  scored: readonly { readonly logOdds: number; readonly isTrue: boolean; readonly weight: number }[],
): { readonly slope: number; readonly intercept: number } {
  const [intercept, slope] = logistic(
    scored.map(({ logOdds, ...rest }) => ({ row: [logOdds], ...rest })),
    () => 0,
  );
  return { slope: slope!, intercept: intercept! };
}

/** Returns calibrated weights. */
export const calibrated = (
  weights: TriageWeights,
  { slope, intercept }: { readonly slope: number; readonly intercept: number },
): TriageWeights =>
  Object.fromEntries(
    Object.entries(weights).map(([feature, weight]) => [
      feature,
      rounded(weight * slope + (feature === 'base' ? intercept : 0)),
    ]),
  ) as TriageWeights;
