/**
 * Calibrates the values of one category separately. The probabilities of a model can be right on average and wrong for
 * each transaction type. Each value gets its own slope and intercept, shrunk toward the calibration of all rows.
 */
import type { CategoryColumn, Dataset } from '../features/dataset';
import { type Calibration, fitPlatt, logOdds } from './platt';

export interface SegmentCalibration {
  /** Name of a category feature. */
  readonly feature: string;
  /** Calibrations by category; the others use that of all rows. */
  readonly values: ReadonlyMap<string, Calibration>;
}

/** Fields that are compared if the training doesn't name one: kinds of transactions and places. */
const CANDIDATES = [
  'transaction_type',
  'action_type',
  'payment_mode',
  'transaction_currency',
  'merchant_category',
  'user_country',
  'billing_country',
  'merchant_country',
] as const;

/** Rows and labels of a class that a value needs: the intercept of 10 frauds has a standard error of about 0.3. */
const MIN_ROWS = 200;
const MIN_PER_CLASS = 10;
/** Maximum number of calibrated values, so that a model stays small. */
const MAX_VALUES = 20;
/**
 * Inverse variances of the prior: without data, slopes differ by 0.2 and intercepts by 0.5 (standard deviations). 10
 * frauds then count about two and a half times as much as the prior.
 */
const PRIOR = { a: 1, b: 0, precisionA: 25, precisionB: 4 };
const FOLDS = 5;
/** z value of 99% confidence, two-sided: of eight fields without an effect, one is chosen in about 4% of trainings. */
const Z = 2.575829;

/** Scores of rows, their labels and the category of each. */
interface SegmentedRows {
  readonly scores: Float64Array;
  readonly labels: Uint8Array;
  readonly column: CategoryColumn;
}

function selected(rows: SegmentedRows, keep: (row: number) => boolean): SegmentedRows {
  const places = Array.from(rows.labels.keys()).filter(keep);
  return {
    scores: Float64Array.from(places, (row) => rows.scores[row] as number),
    labels: Uint8Array.from(places, (row) => rows.labels[row] as number),
    column: { ...rows.column, codes: Int32Array.from(places, (row) => rows.column.codes[row] as number) },
  };
}

/** Returns the codes of values with enough rows of each class, the most frequent first. */
function largeSegments({ labels, column }: SegmentedRows): readonly number[] {
  const counts = new Float64Array(column.values.length);
  const frauds = new Float64Array(column.values.length);
  for (const [row, code] of column.codes.entries()) {
    if (code < 0) continue;
    counts[code]! += 1;
    frauds[code]! += labels[row] as number;
  }
  const isLarge = (code: number) => {
    const [count, fraud] = [counts[code] as number, frauds[code] as number];
    return count >= MIN_ROWS && fraud >= MIN_PER_CLASS && count - fraud >= MIN_PER_CLASS;
  };
  return Array.from(counts.keys())
    .filter(isLarge)
    .sort((a, b) => (counts[b] as number) - (counts[a] as number) || a - b)
    .slice(0, MAX_VALUES);
}

/**
 * Fits the calibrations of the values that have enough rows.
 * @param overall calibration of all rows
 */
function fitSegments(rows: SegmentedRows, overall: Calibration): ReadonlyMap<string, Calibration> {
  const fitted = new Map<string, Calibration>();
  for (const code of largeSegments(rows)) {
    const own = selected(rows, (row) => rows.column.codes[row] === code);
    const { a, b } = fitPlatt(
      own.scores.map((score) => logOdds(overall, score)),
      own.labels,
      PRIOR,
    );
    fitted.set(rows.column.values[code] as string, { a: a * overall.a, b: a * overall.b + b });
  }
  return fitted;
}

/** Returns the logistic loss of a row. */
function lossOf(z: number, label: number): number {
  return Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - label * z;
}

/**
 * Returns the lower bound of the loss that the segments save for a row, by cross-validation over five consecutive
 * parts of the rows: above 0, the gain isn't chance.
 */
function certainGain(rows: SegmentedRows): number {
  const count = rows.labels.length;
  const gains = new Float64Array(count);
  for (let fold = 0; fold < FOLDS; fold++) {
    const [from, to] = [Math.floor((fold * count) / FOLDS), Math.floor(((fold + 1) * count) / FOLDS)];
    const others = selected(rows, (row) => row < from || row >= to);
    const overall = fitPlatt(others.scores, others.labels);
    const own = fitSegments(others, overall);
    for (let row = from; row < to; row++) {
      const calibration = own.get(rows.column.values[rows.column.codes[row] as number] as string);
      if (calibration === undefined) continue;
      const [score, label] = [rows.scores[row] as number, rows.labels[row] as number];
      gains[row] = lossOf(logOdds(overall, score), label) - lossOf(logOdds(calibration, score), label);
    }
  }
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / count;
  const variance = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0) / (count - 1);
  return mean - Z * Math.sqrt(variance / count);
}

/** Returns the column of a category; null if the data lacks it. */
export function categoryColumn(data: Dataset, name: string): CategoryColumn | null {
  const column = data.columns[data.features.findIndex((feature) => feature.name === name)];
  return column?.kind === 'category' ? column : null;
}

/**
 * Chooses the category whose own calibrations reduce the loss most certainly.
 * @param scores log odds of rows that the trees have not seen
 * @param feature only this category, without a comparison; default: the candidate with the best gain
 * @param excluded features that may not be chosen
 * @returns null if no category has a value with enough rows, or no gain is certain
 */
export function chooseSegments(
  data: Dataset,
  scores: Float64Array,
  overall: Calibration,
  options: { readonly feature?: string | undefined; readonly excluded: ReadonlySet<string> },
): SegmentCalibration | null {
  const rowsOf = (name: string): SegmentedRows | null => {
    const column = categoryColumn(data, name);
    return column === null ? null : { scores, labels: data.labels, column };
  };
  const fitted = (feature: string): SegmentCalibration | null => {
    const rows = rowsOf(feature);
    const values = rows === null ? new Map() : fitSegments(rows, overall);
    return values.size === 0 ? null : { feature, values };
  };
  if (options.feature !== undefined) return fitted(options.feature);
  let best: { readonly gain: number; readonly name: string } | null = null;
  for (const name of CANDIDATES) {
    const rows = options.excluded.has(name) ? null : rowsOf(name);
    if (rows === null || largeSegments(rows).length === 0) continue;
    const gain = certainGain(rows);
    if (gain > (best?.gain ?? 0)) best = { gain, name };
  }
  return best === null ? null : fitted(best.name);
}
