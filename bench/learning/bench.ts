/**
 * Compares quality and speed of the built-in boosted trees with a logistic regression and YDF, on the same
 * rows split by time, and measures the speed of a backtest. CPU time is hardly affected by other work on the
 * machine.
 *
 * `npm run bench -- learning --csv FILE --label COLUMN` uses the rows of a file instead of synthetic ones.
 */
import { parseArgs } from 'node:util';
import {
  attribute,
  baseModel,
  type Column,
  type Dataset,
  modelColumns,
  population,
  rocAuc,
  Scorer,
  scoreRows,
  slice,
  trainAtOnce,
} from '../../packages/learning/src/index';
import { madeUpData } from '../../packages/learning/src/testing/made-up-data';
import { cpuMicroseconds } from '../process-cpu';
import { atLeast, atMost, type Row } from '../row';
import { benchHistory, readCsv } from './data';
import { logisticScores, ydfScores } from './references';

/** 70% of the rows, 20,000, train the trees. */
const ROWS = 28_572;
const FEATURES = 60;

function dataset(): { readonly data: Dataset; readonly madeUp: boolean } {
  const { values } = parseArgs({
    options: { csv: { type: 'string' }, label: { type: 'string' } },
    strict: false,
  });
  if (typeof values.csv !== 'string')
    return { data: madeUpData({ rows: ROWS, features: FEATURES, seed: 5 }), madeUp: true };
  return { data: readCsv(values.csv, String(values.label ?? 'label')), madeUp: false };
}

const numbersOf = (columns: readonly Column[]): readonly Float64Array[] =>
  columns.map((column) => (column.kind === 'category' ? Float64Array.from(column.codes) : column.values));

const eitherWay = (auc: number | null): number => Math.max(auc ?? 0.5, 1 - (auc ?? 0.5));

async function quality(data: Dataset, madeUp: boolean): Promise<readonly Row[]> {
  const start = process.cpuUsage();
  const trained = trainAtOnce(data, { seed: 1 });
  const used = process.cpuUsage(start);
  if (trained.kind === 'refused') throw new Error(trained.reason);
  const { model, report, slices } = trained;
  const { newest } = slices;
  const before = slice(data, 0, data.labels.length - newest.labels.length);
  const later = slice(data, before.labels.length, data.labels.length);
  const ours = rocAuc(scoreRows(model, newest), newest.labels) ?? 0;
  const plain = eitherWay(
    rocAuc(
      logisticScores({ columns: numbersOf(before.columns), labels: before.labels }, numbersOf(later.columns)),
      later.labels,
    ),
  );
  const ydf = await ydfScores(before, later);
  const theirs = rocAuc(ydf.scores, later.labels) ?? 0;
  const columns = modelColumns(model, newest);
  const rows = Array.from({ length: 1000 }, (_, i) =>
    Float64Array.from(columns, (column) => column[i % newest.labels.length] as number),
  );
  const amounts = new Float64Array(columns.length);
  const attributed = await cpuMicroseconds(20_000, 3, (i) =>
    attribute(model.forest, rows[i % rows.length] as Float64Array, amounts),
  );
  return [
    {
      figure: `training on ${report.fitRows} × ${data.columns.length}, ${report.trees} trees, CPU`,
      value: (used.user + used.system) / 1e6,
      unit: 's',
      reference: `YDF: ${ydf.seconds.toFixed(1)} s`,
      ...(madeUp ? { bar: atMost(8) } : {}),
    },
    {
      figure: 'AUC on the newest 15%',
      value: ours,
      unit: '',
      reference: `YDF ${theirs.toFixed(4)}`,
      bar: atLeast(theirs - 0.01),
    },
    {
      figure: 'AUC gain over the logistic regression',
      value: ours - plain,
      unit: '',
      reference: `logistic ${plain.toFixed(4)}`,
      bar: atLeast(0.07),
    },
    { figure: 'calibration error on the newest 15%', value: report.quality.calibrationError, unit: '' },
    { figure: 'score of a row with contributions, CPU', value: attributed, unit: 'µs', bar: atMost(20) },
  ];
}

async function baseFigures(): Promise<readonly Row[]> {
  const scorer = new Scorer(baseModel());
  const inputs = [...population(1000, 4)].map(({ input }) => input);
  const at = (i: number) => inputs[i % inputs.length] as (typeof inputs)[number];
  return [
    {
      figure: 'base model, features and score as in a fraud request, CPU',
      value: await cpuMicroseconds(20_000, 3, (i) => scorer.score(at(i))),
      unit: 'µs',
    },
    {
      figure: 'base model, explanation, CPU',
      value: await cpuMicroseconds(5000, 3, (i) => scorer.explain(at(i))),
      unit: 'µs',
    },
  ];
}

/** Measures everything; takes less than two minutes on two idle cores. */
export async function benchLearning(): Promise<Row[]> {
  const { data, madeUp } = dataset();
  return [...(await quality(data, madeUp)), ...(await baseFigures()), ...(await benchHistory())];
}
