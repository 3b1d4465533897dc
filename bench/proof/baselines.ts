import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Column, Dataset } from '@assay/learning';
import { ydfScores } from '../learning/references';

/** Scores of another implementation for the test rows. */
export interface Baseline {
  readonly name: string;
  /** Fraud probabilities, 0 to 1. */
  readonly scores: Float64Array;
  /** CPU seconds of training. */
  readonly seconds: number;
}

/** Categories beyond this number are given as numbers: histogram boosting accepts at most 255. */
const MAX_CATEGORIES = 200;

/**
 * Reads four files and writes the probabilities: numbers by column (float64), labels (bytes), and the numbers of
 * the test rows. `categorical` holds the positions of category columns.
 */
const PROGRAM = `
import json, resource, sys
import numpy as np
from sklearn.ensemble import HistGradientBoostingClassifier
folder = sys.argv[1]
with open(folder + '/about.json') as f: about = json.load(f)
k = about['columns']
train = np.fromfile(folder + '/train').reshape(k, -1).T
test = np.fromfile(folder + '/test').reshape(k, -1).T
labels = np.fromfile(folder + '/labels', np.uint8)
cpu = lambda: sum(resource.getrusage(resource.RUSAGE_SELF)[:2])
start = cpu()
model = HistGradientBoostingClassifier(random_state=0, categorical_features=about['categorical'] or None)
model.fit(train, labels)
seconds = cpu() - start
model.predict_proba(test)[:, 1].astype(np.float64).tofile(folder + '/scores')
print(seconds)
`;

/** Returns the columns that have two values in the training rows. */
function usable(train: Dataset): readonly number[] {
  return train.columns.flatMap((column, i) => {
    const values: ArrayLike<number> = column.kind === 'category' ? column.codes : column.values;
    const first = values[0];
    for (let row = 1; row < values.length; row++) if (!Object.is(values[row], first)) return [i];
    return [];
  });
}

const chosen = (data: Dataset, columns: readonly number[]): Dataset => ({
  ...data,
  features: columns.map((i) => data.features[i] as Dataset['features'][number]),
  columns: columns.map((i) => data.columns[i] as Column),
});

/** Returns the test column with the category numbers of the training column; unknown ones are missing. */
function aligned(train: Column, test: Column): readonly [Float64Array, Float64Array] {
  if (train.kind !== 'category' || test.kind !== 'category')
    return [(train as { values: Float64Array }).values, (test as { values: Float64Array }).values];
  const places = new Map(train.values.map((value, code) => [value, code]));
  const codes = test.values.map((value) => places.get(value) ?? Number.NaN);
  const own = (code: number) => (code < 0 ? Number.NaN : code);
  return [
    Float64Array.from(train.codes, own),
    Float64Array.from(test.codes, (code) => (code < 0 ? Number.NaN : (codes[code] as number))),
  ];
}

const bytes = (columns: readonly Float64Array[]): Buffer =>
  Buffer.concat(columns.map((column) => Buffer.from(Float64Array.from(column).buffer)));

/**
 * Trains scikit-learn's `HistGradientBoostingClassifier` with its default settings.
 * @param python program with scikit-learn
 * @returns null if Python or scikit-learn is missing
 */
export function histGradientBoosting(train: Dataset, test: Dataset, python: string): Baseline | null {
  if (spawnSync(python, ['-c', 'import sklearn']).status !== 0) return null;
  const columns = usable(train);
  const pairs = columns.map((i) => aligned(train.columns[i] as Column, test.columns[i] as Column));
  const categorical = columns.flatMap((i, position) => {
    const column = train.columns[i] as Column;
    return column.kind === 'category' && column.values.length <= MAX_CATEGORIES ? [position] : [];
  });
  const folder = mkdtempSync(join(tmpdir(), 'assay-proof-'));
  try {
    writeFileSync(join(folder, 'about.json'), JSON.stringify({ columns: columns.length, categorical }));
    writeFileSync(join(folder, 'train'), bytes(pairs.map(([own]) => own)));
    writeFileSync(join(folder, 'test'), bytes(pairs.map(([, own]) => own)));
    writeFileSync(join(folder, 'labels'), train.labels);
    const ran = spawnSync(python, ['-c', PROGRAM, folder], { encoding: 'utf8' });
    if (ran.status !== 0) throw new Error(`scikit-learn failed: ${ran.stderr.slice(-500)}`);
    const stored = readFileSync(join(folder, 'scores'));
    const scores = new Float64Array(new Uint8Array(stored).buffer);
    return { name: 'scikit-learn HistGradientBoosting', scores, seconds: Number(ran.stdout.trim()) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Trains the gradient boosted trees of YDF with default settings. */
export async function ydf(train: Dataset, test: Dataset): Promise<Baseline> {
  const columns = usable(train);
  const { scores, seconds } = await ydfScores(chosen(train, columns), chosen(test, columns));
  return { name: 'YDF', scores, seconds };
}
