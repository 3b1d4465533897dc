/** Gradient boosting of trees on the logistic loss, with early stopping on later rows. */
import type { Random } from '../random';
import { type BinnedColumn, binColumn, binsOf } from './bins';
import type { Direction } from './bounds';
import { type GrownNode, TreeGrower } from './grow';

export interface BoostOptions {
  readonly trees: number;
  readonly leaves: number;
  readonly depth: number;
  readonly learningRate: number;
  readonly leastHessian: number;
  readonly lambda: number;
  /** Share of the rows and share of the features that each tree uses. */
  readonly rowShare: number;
  readonly featureShare: number;
  /** Number of trees without a lower loss on the later rows after which training stops. */
  readonly patience: number;
}

export const BOOST: BoostOptions = {
  trees: 300,
  leaves: 24,
  depth: 7,
  learningRate: 0.1,
  leastHessian: 2,
  lambda: 2,
  rowShare: 0.8,
  featureShare: 0.5,
  patience: 30,
};

interface BoostData {
  /** Values by feature; NaN = missing. */
  readonly columns: readonly Float64Array[];
  readonly labels: Uint8Array;
}

interface Boosted {
  /** Log odds before any tree. */
  readonly bias: number;
  readonly trees: readonly GrownNode[];
}

export const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Returns the weight of a fraud relative to another row. It is dampened, so that a few fraud cases are neither
 * ignored nor overfitted.
 */
function fraudWeight(labels: Uint8Array): number {
  let frauds = 0;
  for (const label of labels) frauds += label;
  const MOST = 10;
  return Math.min(MOST, Math.max(1, Math.sqrt((labels.length - frauds) / Math.max(1, frauds))));
}

/** Adds a tree's values to the scores of all rows. */
function addTree(tree: GrownNode, columns: readonly Uint8Array[], scores: Float64Array): void {
  for (let row = 0; row < scores.length; row++) {
    let node = tree;
    while (node.split !== null) {
      const { feature, bin, missingLeft, left, right } = node.split;
      const at = columns[feature]?.[row] as number;
      node = (at === 0 ? missingLeft : at <= bin) ? left : right;
    }
    scores[row]! += node.value;
  }
}

/** Returns the mean logistic loss of weighted rows. */
function lossOf(scores: Float64Array, labels: Uint8Array, weight: number): number {
  let loss = 0;
  let weights = 0;
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i] as number;
    const own = labels[i] === 1 ? weight : 1;
    const z = labels[i] === 1 ? -score : score;
    loss += own * (z > 0 ? z + Math.log1p(Math.exp(-z)) : Math.log1p(Math.exp(z)));
    weights += own;
  }
  return loss / weights;
}

/** Moves `count` randomly chosen items to the front, in ascending order. */
function choose(items: Int32Array, count: number, random: Random): Int32Array {
  for (let i = 0; i < count; i++) {
    const other = i + random.below(items.length - i);
    const kept = items[i] as number;
    items[i] = items[other] as number;
    items[other] = kept;
  }
  return items.slice(0, count).sort();
}

/**
 * Trains on `fit` and returns the trees up to the lowest loss on `tune`.
 * @param directions by feature; default: no feature has a direction
 * @yields the number of trees so far, so that the caller can show progress and run other work
 */
export function* boost(
  fit: BoostData,
  tune: BoostData,
  options: BoostOptions,
  random: Random,
  directions?: readonly Direction[],
): Generator<number, Boosted> {
  const rows = fit.labels.length;
  const columns: readonly BinnedColumn[] = fit.columns.map(binColumn);
  const fitBins = columns.map((column) => column.bins);
  const tuneBins = columns.map(({ edges }, i) => binsOf(tune.columns[i] as Float64Array, edges));
  const weight = fraudWeight(fit.labels);
  let frauds = 0;
  for (const label of fit.labels) frauds += label;
  const bias = Math.log((Math.max(1, frauds) * weight) / Math.max(1, rows - frauds));

  const scores = new Float64Array(rows).fill(bias);
  const tuneScores = new Float64Array(tune.labels.length).fill(bias);
  const gradient = new Float64Array(rows);
  const hessian = new Float64Array(rows);
  const grower = new TreeGrower(columns, rows, { ...options, ...(directions ? { directions } : {}) });
  const rowOrder = Int32Array.from({ length: rows }, (_, i) => i);
  // A column with a single value can't be split.
  const usable = Int32Array.from(
    columns.flatMap(({ edges, bins }, i) => (edges.length > 0 || bins.includes(0) ? [i] : [])),
  );
  const trees: GrownNode[] = [];
  let best = { loss: lossOf(tuneScores, tune.labels, weight), trees: 0 };
  while (trees.length < options.trees && usable.length > 0) {
    for (let i = 0; i < rows; i++) {
      const p = sigmoid(scores[i] as number);
      const own = fit.labels[i] === 1 ? weight : 1;
      gradient[i] = own * (p - (fit.labels[i] as number));
      hessian[i] = own * p * (1 - p);
    }
    const drawn = choose(rowOrder, Math.max(1, Math.floor(rows * options.rowShare)), random);
    const asked = choose(usable, Math.max(1, Math.ceil(usable.length * options.featureShare)), random);
    const tree = grower.grow(gradient, hessian, drawn, Array.from(asked));
    addTree(tree, fitBins, scores);
    addTree(tree, tuneBins, tuneScores);
    trees.push(tree);
    const loss = lossOf(tuneScores, tune.labels, weight);
    if (loss < best.loss) best = { loss, trees: trees.length };
    yield trees.length;
    if (trees.length - best.trees >= options.patience) break;
  }
  return { bias, trees: trees.slice(0, best.trees) };
}
