/** An observation with its terms and outcome. */
export interface Example {
  readonly terms: readonly number[];
  readonly isRight: boolean;
}

/** Weight of each term. */
export type Fitted = readonly number[];

interface Belief {
  /** Prior weights. */
  readonly believed: Fitted;
  /** Strength of the prior: a difference of one in a term costs half of this value, in nats. */
  readonly ridge: number;
  /** False for terms that stay at the prior. */
  readonly isFree: readonly boolean[];
}

const MAX_STEPS = 50;
const CLOSE = 1e-8;

const sumOf = (terms: readonly number[], weights: Fitted): number =>
  terms.reduce((sum, term, place) => sum + term * (weights[place] ?? 0), 0);
const chanceOf = (terms: readonly number[], weights: Fitted): number =>
  1 / (1 + Math.exp(-sumOf(terms, weights)));

/** Returns the mean negative logarithm of the outcome's probability. */
export function lossOf(examples: readonly Example[], weights: Fitted): number {
  let loss = 0;
  for (const { terms, isRight } of examples) {
    const sum = sumOf(terms, weights);
    loss += Math.log1p(Math.exp(isRight ? -sum : sum));
  }
  return loss / examples.length;
}

/** Solves a system of equations with a symmetric positive matrix (Gauss, in place). */
function solve(matrix: number[][], right: number[]): number[] {
  const at = (row: number, column: number) => matrix[row]?.[column] ?? 0;
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = pivot + 1; row < size; row++) {
      const factor = at(row, pivot) / at(pivot, pivot);
      for (let column = pivot; column < size; column++)
        (matrix[row] as number[])[column] = at(row, column) - factor * at(pivot, column);
      right[row] = (right[row] ?? 0) - factor * (right[pivot] ?? 0);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let rest = right[row] ?? 0;
    for (let column = row + 1; column < size; column++) rest -= at(row, column) * (solution[column] ?? 0);
    solution[row] = rest / at(row, row);
  }
  return solution;
}

/** Fits a logistic regression with a ridge around the prior, by Newton's method; it is deterministic. */
export function fitLogistic(examples: readonly Example[], { believed, ridge, isFree }: Belief): Fitted {
  const free = isFree.flatMap((is, place) => (is ? [place] : []));
  const costOf = (weights: Fitted): number =>
    (examples.length === 0 ? 0 : examples.length * lossOf(examples, weights)) +
    (ridge / 2) * weights.reduce((sum, weight, place) => sum + (weight - (believed[place] ?? 0)) ** 2, 0);
  let weights: Fitted = believed;
  for (let step = 0; step < MAX_STEPS; step++) {
    const gradient = free.map((place) => ridge * ((weights[place] ?? 0) - (believed[place] ?? 0)));
    const curvature = free.map((_, row) => free.map((_, column) => (row === column ? ridge : 0)));
    for (const { terms, isRight } of examples) {
      const chance = chanceOf(terms, weights);
      const [error, spread] = [chance - Number(isRight), chance * (1 - chance)];
      free.forEach((place, row) => {
        const term = terms[place] ?? 0;
        gradient[row] = (gradient[row] ?? 0) + error * term;
        const line = curvature[row] as number[];
        free.forEach((other, column) => {
          line[column] = (line[column] ?? 0) + spread * term * (terms[other] ?? 0);
        });
      });
    }
    const moved = new Map(solve(curvature, gradient).map((by, row) => [free[row], by]));
    const before = costOf(weights);
    const at = (part: number) => weights.map((weight, place) => weight - part * (moved.get(place) ?? 0));
    // A full step may overshoot, so it is halved until the cost decreases.
    let part = 1;
    while (part > CLOSE && costOf(at(part)) > before) part /= 2;
    weights = at(part);
    if (Math.max(0, ...[...moved.values()].map(Math.abs)) < CLOSE) break;
  }
  return weights;
}
