import { createRequire } from 'node:module';
import type { Dataset } from '../../packages/learning/src/index';

/** Logistic regression by gradient descent with momentum: the simplest model that a bank would try first. */

const STEPS = 300;
const RATE = 0.5;
const MOMENTUM = 0.9;
const PENALTY = 1e-4;

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Returns mean and spread of a column's present values. */
function scaleOf(values: Float64Array): { readonly mean: number; readonly spread: number } {
  const present = values.filter((value) => !Number.isNaN(value));
  const mean = present.reduce((sum, value) => sum + value, 0) / Math.max(1, present.length);
  const variance = present.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, present.length);
  return { mean, spread: Math.sqrt(variance) || 1 };
}

/** @returns scores of the later rows; a missing value counts as the average */
export function logisticScores(
  fit: { readonly columns: readonly Float64Array[]; readonly labels: Uint8Array },
  later: readonly Float64Array[],
): Float64Array {
  const scales = fit.columns.map(scaleOf);
  const scaled = (columns: readonly Float64Array[]) =>
    columns.map((column, f) => {
      const { mean, spread } = scales[f] as (typeof scales)[number];
      return column.map((value) => (Number.isNaN(value) ? 0 : (value - mean) / spread));
    });
  const x = scaled(fit.columns);
  const rows = fit.labels.length;
  const weights = new Float64Array(x.length);
  const speeds = new Float64Array(x.length);
  let bias = 0;
  let biasSpeed = 0;
  const errors = new Float64Array(rows);
  for (let step = 0; step < STEPS; step++) {
    errors.fill(bias);
    for (const [f, column] of x.entries()) {
      const weight = weights[f] as number;
      for (let i = 0; i < rows; i++) errors[i]! += weight * (column[i] as number);
    }
    let total = 0;
    for (let i = 0; i < rows; i++) {
      errors[i] = sigmoid(errors[i] as number) - (fit.labels[i] as number);
      total += errors[i] as number;
    }
    for (const [f, column] of x.entries()) {
      let slope = 0;
      for (let i = 0; i < rows; i++) slope += (errors[i] as number) * (column[i] as number);
      speeds[f] = MOMENTUM * (speeds[f] as number) - RATE * (slope / rows + PENALTY * (weights[f] as number));
      weights[f]! += speeds[f] as number;
    }
    biasSpeed = MOMENTUM * biasSpeed - RATE * (total / rows);
    bias += biasSpeed;
  }
  const columns = scaled(later);
  return Float64Array.from({ length: columns[0]?.length ?? 0 }, (_, i) =>
    columns.reduce((sum, column, f) => sum + (weights[f] as number) * (column[i] as number), bias),
  );
}

/** YDF (ydf-training 0.0.1, WebAssembly): gradient boosted trees with default settings. */

interface YdfModel {
  /** Returns the classes; predictions are the probabilities of the second. */
  getLabelClasses(): readonly string[];
  predict(csv: string): ArrayLike<number> | ArrayLike<ArrayLike<number>>;
  unload(): void;
}
interface Ydf {
  GradientBoostedTreesLearner: new (label: string, task: string) => { train(csv: string): YdfModel };
}

const FRAUD = 'fraud';

/**
 * Returns the cell of a category. YDF infers the type of a column from its cells: a text with spaces would be a set of
 * words, and digits a number. A missing value is an empty cell.
 */
const categoryCell = (text: string | undefined): string =>
  text === undefined || text === '' ? '' : `v_${text.replace(/[^\p{L}\p{N}.-]/gu, '_')}`;

function csvOf(data: Dataset): string {
  const head = [...data.features.map((_, f) => `f${f}`), 'label'].join(',');
  const rows = Array.from(data.labels, (label, i) => {
    const cells = data.columns.map((column) => {
      if (column.kind === 'category') return categoryCell(column.values[column.codes[i] as number]);
      const value = column.values[i] as number;
      return Number.isNaN(value) ? '' : String(value);
    });
    return [...cells, label === 1 ? FRAUD : 'fine'].join(',');
  });
  return `${[head, ...rows].join('\n')}\n`;
}

/**
 * @returns fraud probabilities of the later rows, and CPU seconds of training
 */
export async function ydfScores(
  fit: Dataset,
  later: Dataset,
): Promise<{ readonly scores: Float64Array; readonly seconds: number }> {
  const open = createRequire(import.meta.url)('ydf-training') as (options: object) => Promise<Ydf>;
  const quiet = () => undefined;
  const ydf = await open({ print: quiet, printErr: quiet });
  const csv = csvOf(fit);
  const start = process.cpuUsage();
  const model = new ydf.GradientBoostedTreesLearner('label', 'CLASSIFICATION').train(csv);
  const used = process.cpuUsage(start);
  const predicted = Array.from(model.predict(csvOf(later)) as ArrayLike<number | ArrayLike<number>>);
  // YDF orders the classes by frequency.
  const isFraudSecond = model.getLabelClasses()[1] === FRAUD;
  model.unload();
  const scores = Float64Array.from(predicted, (one) => {
    const second = typeof one === 'number' ? one : (one[one.length - 1] ?? 0);
    return isFraudSecond ? second : 1 - second;
  });
  return { scores, seconds: (used.user + used.system) / 1e6 };
}
