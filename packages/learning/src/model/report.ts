import { categoryColumn } from '../calibration/segments';
import { type Dataset, positives } from '../features/dataset';
import {
  brier,
  calibrationError,
  prAuc,
  type ReliabilityBin,
  reliability,
  rocAuc,
  stabilityIndex,
} from '../metrics/measures';
import { sigmoid } from '../trees/boost';
import { attribute } from '../trees/forest';
import { calibratedRows, type Model, modelColumns, scoreRows } from './model';

/** Quality of a model on rows that it has not seen. */
export interface Quality {
  readonly rows: number;
  readonly frauds: number;
  /** null if all rows have the same label. */
  readonly auc: number | null;
  readonly prAuc: number | null;
  readonly brier: number;
  /** Mean distance between predicted and observed shares, 0 to 1. */
  readonly calibrationError: number;
  readonly reliability: readonly ReliabilityBin[];
}

export function qualityOf(model: Model, data: Dataset): Quality {
  const odds = calibratedRows(model, data);
  const probabilities = odds.map(sigmoid);
  return {
    rows: data.labels.length,
    frauds: positives(data.labels),
    auc: rocAuc(odds, data.labels),
    prAuc: prAuc(odds, data.labels),
    brier: brier(probabilities, data.labels),
    calibrationError: calibrationError(probabilities, data.labels),
    reliability: reliability(probabilities, data.labels),
  };
}

/** Calibration error of one category, 0 to 1, with the calibration of all rows and with its own. */
export interface SegmentQuality {
  readonly value: string;
  readonly rows: number;
  readonly frauds: number;
  readonly before: number;
  readonly after: number;
}

/** Returns the calibration errors of the categories with an own calibration, in the order of the model. */
export function segmentQualities(model: Model, data: Dataset): readonly SegmentQuality[] {
  const { segments, ...overall } = model;
  const column = segments ? categoryColumn(data, segments.feature) : null;
  if (segments === undefined || column === null) return [];
  const after = calibratedRows(model, data).map(sigmoid);
  const before = calibratedRows(overall, data).map(sigmoid);
  return [...segments.values.keys()].flatMap((value) => {
    const code = column.values.indexOf(value);
    const own = (_: number, row: number) => column.codes[row] === code;
    const labels = data.labels.filter(own);
    if (code < 0 || labels.length === 0) return [];
    return [
      {
        value,
        rows: labels.length,
        frauds: positives(labels),
        before: calibrationError(before.filter(own), labels),
        after: calibrationError(after.filter(own), labels),
      },
    ];
  });
}

export interface FeatureWeight {
  readonly feature: string;
  readonly label: string;
  /** Share of the total influence on scores, 0 to 1. */
  readonly share: number;
}

/** Returns the features by their influence on scores, the strongest first. */
export function weightsOf(model: Model, data: Dataset, most: number): readonly FeatureWeight[] {
  const columns = modelColumns(model, data);
  const row = new Float64Array(columns.length);
  const amounts = new Float64Array(columns.length);
  const sums = new Float64Array(columns.length);
  for (let i = 0; i < data.labels.length; i++) {
    for (let f = 0; f < columns.length; f++) row[f] = columns[f]?.[i] as number;
    attribute(model.forest, row, amounts.fill(0));
    for (let f = 0; f < columns.length; f++) sums[f]! += Math.abs(amounts[f] as number);
  }
  const all = sums.reduce((sum, value) => sum + value, 0) || 1;
  return model.features
    .map(({ name, label }, f) => ({ feature: name, label, share: (sums[f] as number) / all }))
    .sort((a, b) => b.share - a.share || (a.feature < b.feature ? -1 : 1))
    .slice(0, most);
}

export interface Drift {
  readonly feature: string;
  readonly label: string;
  /** Population stability index; 0.1 to 0.25 is a change, above 0.25 a large change. */
  readonly index: number;
}

/** Returns the drift of a model's inputs and of its score from earlier rows to later ones, the largest first. */
export function driftOf(
  model: Model,
  earlier: Dataset,
  later: Dataset,
  most: number,
): { readonly score: number; readonly features: readonly Drift[] } {
  const before = modelColumns(model, earlier);
  const after = modelColumns(model, later);
  return {
    score: stabilityIndex(scoreRows(model, earlier), scoreRows(model, later)),
    features: model.features
      .map(({ name, label }, f) => ({
        feature: name,
        label,
        index: stabilityIndex(before[f] as Float64Array, after[f] as Float64Array),
      }))
      .sort((a, b) => b.index - a.index || (a.feature < b.feature ? -1 : 1))
      .slice(0, most),
  };
}
