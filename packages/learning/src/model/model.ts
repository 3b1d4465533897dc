import { type Calibration, logOdds, probability } from '../calibration/platt';
import { categoryColumn, type SegmentCalibration } from '../calibration/segments';
import { encode } from '../encoding/target-encoding';
import { type CategoryCode, type Column, type Dataset, featureOf, rowReader } from '../features/dataset';
import type { FeatureInput } from '../features/definition';
import { attribute, type Forest, predict } from '../trees/forest';

/** A trained model. Immutable; can be shared between requests. */
export interface Model {
  /** Version of the feature definitions that it was trained with. */
  readonly featuresVersion: number;
  readonly features: readonly { readonly name: string; readonly label: string }[];
  /** Codes of the category features, by name. */
  readonly codes: ReadonlyMap<string, CategoryCode>;
  /** Log odds before any tree. */
  readonly bias: number;
  readonly forest: Forest;
  readonly calibration: Calibration;
  /** Calibrations of single categories, if they are more accurate. */
  readonly segments?: SegmentCalibration;
}

interface Contribution {
  readonly feature: string;
  readonly label: string;
  /**
   * Value that the model read; null if it was missing. For a category: the smoothed share of fraud in
   * training.
   */
  readonly value: number | null;
  /** Log odds; above 0 indicates fraud. */
  readonly contribution: number;
}

export interface ScoreExplanation {
  /** Fraud probability in percent, two decimals. */
  readonly score: number;
  /**
   * Log odds of an average transaction (`bias`) and of this one (`raw`): `bias` and all contributions add up
   * to `raw`.
   */
  readonly bias: number;
  readonly raw: number;
  /** Category whose own calibration converts `raw` to the score; null = the calibration of all transactions. */
  readonly segment: { readonly feature: string; readonly value: string } | null;
  /** Contributions of every feature that changed the score, the strongest first. */
  readonly contributions: readonly Contribution[];
}

const HUNDREDTHS = 10_000;

/** Converts a probability to a score: 0 to 100 with two decimals. */
const scoreOf = (p: number): number => Math.round(p * HUNDREDTHS) / 100;

/** Returns the log odds of a row of feature values. */
export const rawScore = (model: Model, row: Float64Array): number => model.bias + predict(model.forest, row);

/** Returns the calibration of a category; null = a transaction without one. */
const calibrationOf = ({ calibration, segments }: Model, value: string | null): Calibration =>
  (value === null ? undefined : segments?.values.get(value)) ?? calibration;

/** Scores the data of a transaction. */
export class Scorer {
  private readonly row: Float64Array;
  private readonly read: ReturnType<typeof rowReader>;
  private readonly segmentFeature: ReturnType<typeof featureOf>;

  constructor(readonly model: Model) {
    const names = model.features.map((feature) => feature.name);
    this.row = new Float64Array(names.length);
    this.read = rowReader(names, model.codes);
    this.segmentFeature = model.segments ? featureOf(model.segments.feature) : null;
  }

  /** Returns the category of a transaction; null without one. */
  private segmentOf(input: FeatureInput): string | null {
    const value = this.segmentFeature?.read(input);
    return typeof value === 'string' ? value : null;
  }

  /** @returns a fraud probability, 0 to 1, not rounded */
  probability(input: FeatureInput): number {
    const calibration = calibrationOf(this.model, this.segmentOf(input));
    return probability(calibration, rawScore(this.model, this.read(input, this.row)));
  }

  /** @returns a fraud probability in percent, two decimals */
  score(input: FeatureInput): number {
    return scoreOf(this.probability(input));
  }

  explain(input: FeatureInput): ScoreExplanation {
    const { features, forest, segments } = this.model;
    const value = this.segmentOf(input);
    const isOwn = segments !== undefined && value !== null && segments.values.has(value);
    const row = this.read(input, this.row);
    const amounts = new Float64Array(features.length);
    const bias = this.model.bias + attribute(forest, row, amounts);
    const raw = rawScore(this.model, row);
    return {
      score: scoreOf(probability(calibrationOf(this.model, value), raw)),
      bias,
      raw,
      segment: isOwn ? { feature: segments.feature, value } : null,
      contributions: features
        .map(({ name, label }, i) => {
          const value = row[i] as number;
          const contribution = amounts[i] as number;
          return { feature: name, label, value: Number.isNaN(value) ? null : value, contribution };
        })
        .filter(({ contribution }) => contribution !== 0)
        .sort(
          (a, b) => Math.abs(b.contribution) - Math.abs(a.contribution) || (a.feature < b.feature ? -1 : 1),
        ),
    };
  }
}

/**
 * Returns the columns of a model's features, encoded for the model. A feature that the data lacks is missing
 * in every row.
 */
export function modelColumns(model: Model, data: Dataset): readonly Float64Array[] {
  const byName = new Map<string, Column>(
    data.features.map(({ name }, i) => [name, data.columns[i] as Column]),
  );
  const missing = () => new Float64Array(data.labels.length).fill(Number.NaN);
  return model.features.map(({ name }) => {
    const column = byName.get(name);
    if (column === undefined) return missing();
    if (column.kind !== 'category') return column.values;
    const code = model.codes.get(name);
    return code ? encode(column, code) : missing();
  });
}

/** Returns the log odds of every row. */
export function scoreRows(model: Model, data: Dataset): Float64Array {
  const columns = modelColumns(model, data);
  const row = new Float64Array(columns.length);
  return Float64Array.from({ length: data.labels.length }, (_, i) => {
    for (let f = 0; f < columns.length; f++) row[f] = columns[f]?.[i] as number;
    return rawScore(model, row);
  });
}

/** Returns the calibrated log odds of every row: the order of the scores that transactions get. */
export function calibratedRows(model: Model, data: Dataset): Float64Array {
  const raw = scoreRows(model, data);
  const column = model.segments ? categoryColumn(data, model.segments.feature) : null;
  return raw.map((score, i) =>
    logOdds(calibrationOf(model, column?.values[column.codes[i] as number] ?? null), score),
  );
}
