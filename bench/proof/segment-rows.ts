import { calibrationError, chooseSegments, type Model, scoreRows, segmentQualities } from '@assay/learning';
import type { Row } from '../row';
import type { Baseline } from './baselines';
import type { ProductRun } from './product';
import type { OpenedSet } from './proof-set';

/** Returns the model of a run with calibrations for the field of the set, if its training chose no field. */
function segmentedModel({ training }: ProductRun, field: string | undefined): Model {
  const { model, slices } = training;
  if (model.segments !== undefined || field === undefined) return model;
  const scores = scoreRows(model, slices.tune);
  const options = { feature: field, excluded: new Set<string>() };
  const segments = chooseSegments(slices.tune, scores, model.calibration, options);
  return segments === null ? model : { ...model, segments };
}

/** Returns the calibration error of a baseline for the rows of one category. */
function errorOf({ scores }: Baseline, { test }: ProductRun, feature: string, value: string): number {
  const column = test.columns[test.features.findIndex(({ name }) => name === feature)];
  if (column?.kind !== 'category') return Number.NaN;
  const code = column.values.indexOf(value);
  const own = (_: number, row: number) => column.codes[row] === code;
  return calibrationError(scores.filter(own), test.labels.filter(own));
}

/**
 * Returns the calibration errors of the categories on the test rows: with their own calibration, and with that of all
 * rows. The field is the one that the training chose, or that of the set.
 */
export function segmentRows(set: OpenedSet, run: ProductRun, baselines: readonly Baseline[]): readonly Row[] {
  const model = segmentedModel(run, set.segment);
  const qualities = segmentQualities(model, run.test);
  if (model.segments === undefined || qualities.length === 0) return [];
  const { feature } = model.segments;
  const how =
    run.training.model.segments === undefined ? 'not chosen by the training' : 'chosen by the training';
  const all = qualities.reduce((sum, { rows }) => sum + rows, 0);
  const mean = (of: 'before' | 'after') =>
    qualities.reduce((sum, quality) => sum + quality.rows * quality[of], 0) / all;
  const figure = (name: string) => `${set.name}: calibration error by ${feature} (${how}), ${name}`;
  return [
    {
      figure: figure('mean'),
      value: mean('after'),
      unit: '',
      reference: `one calibration ${mean('before').toFixed(4)}`,
    },
    ...qualities.map(({ value, rows, frauds, before, after }) => ({
      figure: figure(`${value}, ${rows.toLocaleString('en')} rows, ${frauds} frauds`),
      value: after,
      unit: '',
      reference: [
        `one calibration ${before.toFixed(4)}`,
        ...baselines.map((one) => `${one.name} ${errorOf(one, run, feature, value).toFixed(4)}`),
      ].join(', '),
    })),
  ];
}
