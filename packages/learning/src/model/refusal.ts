/** Reasons to refuse training on labeled transactions. */
import { type Column, type Dataset, positives, slice } from '../features/dataset';

export const MIN_ROWS = 1000;
export const MIN_PER_CLASS = 100;
/** Minimum number of each label in the later slices: with fewer, their metrics are not reliable. */
const MIN_PER_CLASS_LATER = 5;
const MIN_DISTINCT_SHARE = 0.2;

/** Oldest 70% to fit, the next 15% for early stopping and calibration, the newest 15% for evaluation. */
const FIT_SHARE = 0.7;
const TUNE_SHARE = 0.15;

export interface TimeSlices {
  readonly fit: Dataset;
  readonly tune: Dataset;
  readonly newest: Dataset;
}

/** Splits the rows by time: a model is never evaluated on rows older than its training data. */
export function timeSlices(data: Dataset): TimeSlices {
  const rows = data.labels.length;
  const fit = Math.floor(rows * FIT_SHARE);
  const tune = Math.floor(rows * (FIT_SHARE + TUNE_SHARE));
  return { fit: slice(data, 0, fit), tune: slice(data, fit, tune), newest: slice(data, tune, rows) };
}

export function isConstant(column: Column): boolean {
  const values: Float64Array | Int32Array = column.kind === 'category' ? column.codes : column.values;
  return values.every((value) => Object.is(value, values[0]));
}

/** Returns the share of distinct rows. */
function distinctShare(data: Dataset): number {
  const rows = data.labels.length;
  const seen = new Set<string>();
  for (let i = 0; i < rows; i++) {
    seen.add(
      data.columns.map((column) => (column.kind === 'category' ? column.codes[i] : column.values[i])).join(),
    );
  }
  return seen.size / Math.max(1, rows);
}

/** Returns the reason why a model can't be trained on the rows, in one sentence; null if it can. */
export function refusalOf(data: Dataset): string | null {
  const rows = data.labels.length;
  const frauds = positives(data.labels);
  if (rows < MIN_ROWS) return `Training needs at least ${MIN_ROWS} labeled transactions. Found ${rows}.`;
  if (frauds < MIN_PER_CLASS || rows - frauds < MIN_PER_CLASS) {
    return `Training needs at least ${MIN_PER_CLASS} negative and ${MIN_PER_CLASS} positive labels. Found ${frauds} and ${rows - frauds}.`;
  }
  const slices = timeSlices(data);
  for (const later of [slices.tune, slices.newest]) {
    const own = positives(later.labels);
    if (own < MIN_PER_CLASS_LATER || later.labels.length - own < MIN_PER_CLASS_LATER) {
      return "Almost all of the newest labeled transactions have the same label, so a model can't be evaluated on them.";
    }
  }
  if (data.columns.every(isConstant))
    return 'All labeled transactions are identical: no feature has two values.';
  if (distinctShare(data) < MIN_DISTINCT_SHARE) {
    return 'Most labeled transactions are copies of each other, so a model would only memorize them.';
  }
  return null;
}
