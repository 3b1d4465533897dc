/**
 * Detection figures on public data sets. Each transaction goes through the scoring pipeline of the product;
 * other implementations are trained on the same features in the same run. Nothing is fetched.
 *
 * `npm run bench -- proof [--data FOLDER] [--sets handbook,sparkov] [--python PROGRAM]`
 */
import { parseArgs } from 'node:util';
import { calibrationError, prAuc, rocAuc } from '@assay/learning';
import { atLeast, atMost, type Row } from '../row';
import { type Baseline, histGradientBoosting, ydf } from './baselines';
import { predictiveEquality, recallAt, recallAtCapacity, savings, thresholdAt } from './metrics';
import { type ProductRun, runProduct, type TestRow } from './product';
import type { Half, OpenedSet, ProofSet } from './proof-set';
import { segmentRows } from './segment-rows';
import { openSets } from './sets';

const ALLOWED_GAP = 0.01;
const MAX_CALIBRATION_ERROR = 0.02;
/** Debian's Python, which has scikit-learn as a package. */
const PYTHON = '/usr/bin/python3';

interface Scored {
  readonly name: string;
  readonly scores: Float64Array;
  readonly labels: Uint8Array;
  readonly rows: readonly TestRow[];
}

/** Returns only some of the rows. */
function filtered(all: Scored, keep: (row: TestRow) => boolean): Scored {
  const places = all.rows.flatMap((row, i) => (keep(row) ? [i] : []));
  return {
    name: all.name,
    scores: Float64Array.from(places, (i) => all.scores[i] as number),
    labels: Uint8Array.from(places, (i) => all.labels[i] as number),
    rows: places.map((i) => all.rows[i] as TestRow),
  };
}

interface Figure {
  readonly name: string;
  readonly of: (scored: Scored) => number | null;
}

/** Returns the figures that are shown without a target. */
function figuresOf({ reviewsPerDay, reviewCost }: OpenedSet): readonly Figure[] {
  const times = ({ rows }: Scored) => rows.map(({ at }) => at);
  const fairness = (group: string): Figure => ({
    name: `predictive equality by ${group} at 5 % false positives`,
    of: ({ scores, labels, rows }) =>
      predictiveEquality(
        scores,
        labels,
        rows.map(({ groups }) => groups?.[group]),
        thresholdAt(scores, labels, 0.05),
      ),
  });
  return [
    { name: 'recall at 1 % false positives', of: ({ scores, labels }) => recallAt(scores, labels, 0.01) },
    { name: 'recall at 5 % false positives', of: ({ scores, labels }) => recallAt(scores, labels, 0.05) },
    {
      name: `recall with ${reviewsPerDay} reviews a day`,
      of: (scored) => recallAtCapacity(scored.scores, scored.labels, times(scored), reviewsPerDay),
    },
    {
      name: `share of cost saved, ${reviewCost} for a review`,
      of: ({ scores, labels, rows }) =>
        savings(
          scores,
          labels,
          rows.map(({ amount }) => amount),
          reviewCost,
        ),
    },
    fairness('age'),
    fairness('country'),
  ];
}

const shown = (value: number | null): string => (value === null ? '–' : value.toFixed(3));

function referenceOf(baselines: readonly Scored[], of: Figure['of']): string {
  return baselines.map((one) => `${one.name} ${shown(of(one))}`).join(', ');
}

function rowsOf(set: OpenedSet, own: Scored, baselines: readonly Scored[], protocol: string): readonly Row[] {
  const auc: Figure['of'] = ({ scores, labels }) => rocAuc(scores, labels);
  const precision: Figure['of'] = ({ scores, labels }) => prAuc(scores, labels);
  const calibration: Figure['of'] = ({ scores, labels }) => calibrationError(scores, labels);
  const best = Math.max(0, ...baselines.map((one) => auc(one) ?? 0));
  const frauds = own.labels.reduce((sum, label) => sum + label, 0);
  const row = (name: string, of: Figure['of'], bar?: Row['bar']): readonly Row[] => {
    const value = of(own);
    if (value === null) return [];
    const figure = `${set.name}${protocol}: ${name}`;
    return [{ figure, value, unit: '', reference: referenceOf(baselines, of), ...(bar ? { bar } : {}) }];
  };
  const { auc: wantedAuc = 0, averagePrecision } = set.targets;
  return [
    ...row(`area under the curve, ${own.labels.length.toLocaleString('en')} rows, ${frauds} frauds`, auc, [
      atLeast(best - ALLOWED_GAP),
      ...(wantedAuc > 0 ? [atLeast(wantedAuc)] : []),
    ]),
    ...row(
      'average precision',
      precision,
      averagePrecision === undefined ? undefined : atLeast(averagePrecision),
    ),
    ...row('calibration error', calibration, atMost(MAX_CALIBRATION_ERROR)),
    ...figuresOf(set).flatMap(({ name, of }) => row(name, of)),
  ];
}

function costRows(set: ProofSet, run: ProductRun, baselines: readonly Baseline[]): readonly Row[] {
  return [
    {
      figure: `${set.name}: training on ${run.train.labels.length.toLocaleString('en')} rows, CPU`,
      value: run.trainingSeconds,
      unit: 's',
      reference: baselines.map(({ name, seconds }) => `${name} ${seconds.toFixed(1)} s`).join(', '),
    },
    {
      figure: `${set.name}: area under the curve of the rounded score in the response`,
      value: rocAuc(run.scores, run.test.labels) ?? Number.NaN,
      unit: '',
    },
    { figure: `${set.name}: scoring in the whole pipeline, CPU`, value: run.pipelineMs, unit: 'ms' },
  ];
}

async function figures(set: OpenedSet, python: string): Promise<readonly Row[]> {
  const run = await runProduct(set);
  const { train, test, rows } = run;
  const sklearn = histGradientBoosting(train, test, python);
  const baselines = [await ydf(train, test), ...(sklearn ? [sklearn] : [])];
  const { labels } = test;
  const own: Scored = { name: 'Assay', scores: run.probabilities, labels, rows };
  const others = baselines.map(({ name, scores }): Scored => ({ name, scores, labels, rows }));
  const all = rowsOf(set, own, others, '');
  const keep = (row: TestRow) => !row.isLeftOut;
  const published = rows.every(keep)
    ? []
    : rowsOf(
        set,
        filtered(own, keep),
        others.map((one) => filtered(one, keep)),
        ', known cards left out',
      );
  return [...all, ...published, ...segmentRows(set, run, baselines), ...costRows(set, run, baselines)];
}

/** Measures every set whose data is there. */
export async function benchProof(): Promise<readonly Row[]> {
  const { values } = parseArgs({
    options: {
      data: { type: 'string' },
      sets: { type: 'string' },
      python: { type: 'string' },
      half: { type: 'string' },
    },
    strict: false,
  });
  const half: Half = values.half === 'development' ? 'development' : 'counted';
  const wanted = typeof values.sets === 'string' ? values.sets.split(',') : null;
  const folder = typeof values.data === 'string' ? values.data : null;
  const rows: Row[] = [];
  for (const open of openSets(folder, half)) {
    if (wanted !== null && !wanted.includes(open.name)) continue;
    rows.push(...(await figures(open.open(), String(values.python ?? PYTHON))));
  }
  return rows;
}
