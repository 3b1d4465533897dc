/** Trains a model on labeled transactions and writes a report about it. */
import { fitPlatt } from '../calibration/platt';
import { categoryColumn, chooseSegments } from '../calibration/segments';
import { FEATURES_VERSION } from '../data/features';
import { encode, fitEncoding, foldsOf } from '../encoding/target-encoding';
import { type CategoryCode, type Column, type Dataset, positives, withFeatures } from '../features/dataset';
import { rocAuc } from '../metrics/measures';
import { seededRandom } from '../random';
import { BOOST, type BoostOptions, boost } from '../trees/boost';
import type { Direction } from '../trees/bounds';
import { flatten } from '../trees/forest';
import type { GrownNode } from '../trees/grow';
import { type Model, scoreRows } from './model';
import { isConstant, refusalOf, type TimeSlices, timeSlices } from './refusal';
import {
  type Drift,
  driftOf,
  type FeatureWeight,
  type Quality,
  qualityOf,
  type SegmentQuality,
  segmentQualities,
  weightsOf,
} from './report';

interface TrainingReport {
  readonly rows: number;
  readonly frauds: number;
  readonly fitRows: number;
  readonly trees: number;
  /** Measured on the newest slice, which the model has not seen. */
  readonly quality: Quality;
  readonly weights: readonly FeatureWeight[];
  /** Drift from the rows it was fitted on to the newest. */
  readonly drift: { readonly score: number; readonly features: readonly Drift[] };
  /** Calibration errors of the categories with an own calibration on the newest slice; null without any. */
  readonly segments: { readonly feature: string; readonly values: readonly SegmentQuality[] } | null;
  /** Features that predict the label almost alone. They may be written after the outcome is known. */
  readonly suspects: readonly string[];
}

export type Training =
  | { readonly kind: 'refused'; readonly reason: string }
  | {
      readonly kind: 'trained';
      readonly model: Model;
      readonly report: TrainingReport;
      readonly slices: TimeSlices;
    };

/** Effect that a feature may have on the score. */
export type FeatureDirections = Readonly<Record<string, 'rising' | 'falling'>>;

interface TrainOptions {
  readonly seed: number;
  readonly boost?: Partial<BoostOptions>;
  /**
   * Effect that a feature may have on the score, by name. `rising`: a higher value never lowers the score;
   * `falling`: it never raises it. A missing value may have any effect. For a category, the value is the
   * smoothed share of fraud.
   */
  readonly directions?: FeatureDirections | undefined;
  /**
   * Category whose values are calibrated separately; `none` = no category. Default: the category that certainly improves
   * the probabilities, if there is one.
   */
  readonly segment?: string | undefined;
}

interface TrainingProgress {
  readonly done: number;
  readonly total: number;
}

const SHOWN = 30;
const SUSPECT_AUC = 0.995;
const NO_SEGMENT = 'none';
/** Minimum AUC of a usable model. */
const MIN_AUC = 0.55;

interface Fitted {
  readonly columns: readonly Float64Array[];
  readonly codes: ReadonlyMap<string, CategoryCode>;
}

function fitColumns(data: Dataset, seed: number): Fitted {
  const folds = foldsOf(data.labels.length, seededRandom(seed));
  const codes = new Map<string, CategoryCode>();
  const columns = data.columns.map((column, i) => {
    if (column.kind !== 'category') return column.values;
    const { code, train } = fitEncoding(column, data.labels, folds);
    codes.set(data.features[i]?.name as string, code);
    return train;
  });
  return { columns, codes };
}

function laterColumns(data: Dataset, codes: ReadonlyMap<string, CategoryCode>): readonly Float64Array[] {
  return data.columns.map((column: Column, i) =>
    column.kind === 'category'
      ? encode(column, codes.get(data.features[i]?.name as string) as CategoryCode)
      : column.values,
  );
}

/** Returns the directions by column; undefined without any. */
function directionsOf(data: Dataset, named: FeatureDirections | undefined): readonly Direction[] | undefined {
  if (named === undefined || Object.keys(named).length === 0) return undefined;
  return data.features.map(({ name }) => {
    if (!Object.hasOwn(named, name)) return 0;
    return named[name] === 'rising' ? 1 : -1;
  });
}

/** Returns a refusal that names a direction without a feature; null if every one has a feature. */
function unknownDirection(data: Dataset, named: FeatureDirections | undefined): string | null {
  const known = new Set(data.features.map(({ name }) => name));
  const unknown = Object.keys(named ?? {}).find((name) => !known.has(name));
  return unknown === undefined ? null : `No feature is named "${unknown}", so it can't have a direction.`;
}

/** Returns a refusal if the values of the segment can't be calibrated; null otherwise. */
function unusableSegment(data: Dataset, { segment, directions }: TrainOptions): string | null {
  if (segment === undefined || segment === NO_SEGMENT) return null;
  if (categoryColumn(data, segment) === null)
    return `No category is named "${segment}", so its values can't be calibrated.`;
  if (Object.hasOwn(directions ?? {}, segment))
    return `"${segment}" can't have both a direction and calibrated values.`;
  return null;
}

/** Calibrates a model on rows that its trees have not seen. */
function calibrated(uncalibrated: Model, tune: Dataset, options: TrainOptions): Model {
  const scores = scoreRows(uncalibrated, tune);
  const model = { ...uncalibrated, calibration: fitPlatt(scores, tune.labels) };
  if (options.segment === NO_SEGMENT) return model;
  // A direction applies to the score, so an own calibration of the feature's values could break it.
  const excluded = new Set(Object.keys(options.directions ?? {}));
  const segments = chooseSegments(tune, scores, model.calibration, { feature: options.segment, excluded });
  return segments === null ? model : { ...model, segments };
}

/** Returns the features whose values alone sort the rows almost perfectly. */
function suspectsOf(data: Dataset, columns: readonly Float64Array[]): readonly string[] {
  return data.features.flatMap(({ name }, i) => {
    const values = (columns[i] as Float64Array).map((value) => (Number.isNaN(value) ? -1e300 : value));
    const auc = rocAuc(values, data.labels) ?? 0.5;
    return Math.max(auc, 1 - auc) >= SUSPECT_AUC ? [name] : [];
  });
}

/** Returns the model without features that no tree uses. */
function compact(model: Model): Model {
  const { feature } = model.forest;
  const asked = [...new Set(feature)].filter((index) => index >= 0).sort((a, b) => a - b);
  const place = new Map(asked.map((index, position) => [index, position]));
  const features = asked.map((index) => model.features[index] as Model['features'][number]);
  const names = new Set(features.map(({ name }) => name));
  return {
    ...model,
    features,
    codes: new Map([...model.codes].filter(([name]) => names.has(name))),
    forest: { ...model.forest, feature: feature.map((index) => place.get(index) ?? -1) },
  };
}

/**
 * Trains on labeled transactions, oldest first. The same rows and seed give the same model, byte for byte.
 * @yields after every tree
 * @returns the model with its report, or the reason for the refusal
 */
export function* train(data: Dataset, options: TrainOptions): Generator<TrainingProgress, Training> {
  const refusal =
    refusalOf(data) ?? unknownDirection(data, options.directions) ?? unusableSegment(data, options);
  if (refusal !== null) return { kind: 'refused', reason: refusal };
  const useful = withFeatures(data, (i) => !isConstant(data.columns[i] as Column));
  const slices = timeSlices(useful);
  const { fit, tune, newest } = slices;
  const { columns, codes } = fitColumns(fit, options.seed);
  const settings = { ...BOOST, ...options.boost };
  const boosting = boost(
    { columns, labels: fit.labels },
    { columns: laterColumns(tune, codes), labels: tune.labels },
    settings,
    seededRandom(options.seed + 1),
    directionsOf(useful, options.directions),
  );
  let step = boosting.next();
  for (; !step.done; step = boosting.next()) yield { done: step.value, total: settings.trees };
  const { bias, trees }: { bias: number; trees: readonly GrownNode[] } = step.value;
  const uncalibrated = compact({
    featuresVersion: FEATURES_VERSION,
    features: useful.features.map(({ name, label }) => ({ name, label })),
    codes,
    bias,
    forest: flatten(trees),
    calibration: { a: 1, b: 0 },
  });
  const model = calibrated(uncalibrated, tune, options);
  const quality = qualityOf(model, newest);
  if ((quality.auc ?? 0) < MIN_AUC) {
    const auc = (quality.auc ?? 0).toFixed(2);
    return {
      kind: 'refused',
      reason: `The model isn't better than chance on the newest transactions (AUC ${auc}).`,
    };
  }
  return {
    kind: 'trained',
    model,
    report: {
      rows: data.labels.length,
      frauds: positives(data.labels),
      fitRows: fit.labels.length,
      trees: trees.length,
      quality,
      weights: weightsOf(model, newest, SHOWN),
      drift: driftOf(model, fit, newest, SHOWN),
      segments: model.segments
        ? { feature: model.segments.feature, values: segmentQualities(model, newest) }
        : null,
      suspects: suspectsOf(fit, columns),
    },
    slices,
  };
}

/** Runs a training to its end at once. */
export function trainAtOnce(data: Dataset, options: TrainOptions): Training {
  const training = train(data, options);
  let step = training.next();
  while (!step.done) step = training.next();
  return step.value;
}
