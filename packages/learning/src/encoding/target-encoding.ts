/**
 * Encodes categories as numbers: the smoothed share of fraud among the rows of a category (Micci-Barreca,
 * 2001). A training row is encoded only from the rows of the other folds, so that its own label never reaches
 * its own feature. Later rows are encoded from all training rows.
 */
import type { CategoryCode, CategoryColumn } from '../features/dataset';
import type { Random } from '../random';

/** Weight of the prior, in rows: a category must occur about this often before its own share dominates. */
const PRIOR_WEIGHT = 20;
/** Categories with fewer rows are encoded as the prior. */
const MIN_ROWS = 5;
/** Maximum number of categories; the most frequent ones are used, so that a model stays small. */
const MAX_CATEGORIES = 500;
const FOLDS = 5;

/** Returns the fold of each row; the same for every column. */
export function foldsOf(rows: number, random: Random): Uint8Array {
  return Uint8Array.from({ length: rows }, () => random.below(FOLDS));
}

interface Encoding {
  readonly code: CategoryCode;
  /** The training rows, each encoded without its own fold. */
  readonly train: Float64Array;
}

export function fitEncoding(column: CategoryColumn, labels: Uint8Array, folds: Uint8Array): Encoding {
  const { codes, values } = column;
  const counts = new Float64Array(values.length * FOLDS);
  const frauds = new Float64Array(values.length * FOLDS);
  const foldRows = new Float64Array(FOLDS);
  const foldFrauds = new Float64Array(FOLDS);
  for (let i = 0; i < codes.length; i++) {
    const fold = folds[i] as number;
    const label = labels[i] as number;
    foldRows[fold]! += 1;
    foldFrauds[fold]! += label;
    const code = codes[i] as number;
    if (code < 0) continue;
    counts[code * FOLDS + fold]! += 1;
    frauds[code * FOLDS + fold]! += label;
  }
  const sum = (array: Float64Array, from: number) => {
    let total = 0;
    for (let fold = 0; fold < FOLDS; fold++) total += array[from + fold] as number;
    return total;
  };
  const rows = sum(foldRows, 0);
  const fraudRows = sum(foldFrauds, 0);
  const prior = rows === 0 ? 0 : fraudRows / rows;
  const totals = values.map((_, code) => sum(counts, code * FOLDS));
  const kept = new Set(
    values
      .map((_, code) => code)
      .filter((code) => (totals[code] as number) >= MIN_ROWS)
      .sort((a, b) => (totals[b] as number) - (totals[a] as number) || a - b)
      .slice(0, MAX_CATEGORIES),
  );
  const smoothed = (fraud: number, count: number, base: number) =>
    (fraud + PRIOR_WEIGHT * base) / (count + PRIOR_WEIGHT);
  const train = new Float64Array(codes.length);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] as number;
    const fold = folds[i] as number;
    const others = rows - (foldRows[fold] as number);
    const base = others === 0 ? prior : (fraudRows - (foldFrauds[fold] as number)) / others;
    if (code < 0) train[i] = Number.NaN;
    else if (!kept.has(code)) train[i] = base;
    else {
      const at = code * FOLDS;
      const count = (totals[code] as number) - (counts[at + fold] as number);
      train[i] = smoothed(sum(frauds, at) - (frauds[at + fold] as number), count, base);
    }
  }
  const byValue = [...kept]
    .sort((a, b) => a - b)
    .map(
      (code) =>
        [values[code] as string, smoothed(sum(frauds, code * FOLDS), totals[code] as number, prior)] as const,
    );
  return { code: { values: new Map(byValue), other: prior }, train };
}

/** Encodes rows that were not used in training. */
export function encode(column: CategoryColumn, code: CategoryCode): Float64Array {
  const numbers = column.values.map((value) => code.values.get(value) ?? code.other);
  return Float64Array.from(column.codes, (index) => (index < 0 ? Number.NaN : (numbers[index] as number)));
}
