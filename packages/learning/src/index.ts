/**
 * Features, boosted trees, calibrated scores with contributions, rule suggestions. Pure functions without
 * I/O.
 */
export { BASE_MODEL_NAME, baseModel } from './base/base-model';
export { population } from './base/population';
export { trainBase } from './base/train-base';
export { chooseSegments } from './calibration/segments';
export { FEATURES } from './data/features';
export { type Column, type Dataset, DatasetBuilder, featureOf, slice } from './features/dataset';
export type { FeatureInput } from './features/definition';
export { type VelocityText, velocityFeatures, velocityIdsOf } from './features/derived';
export { aucGain } from './metrics/compare-auc';
export { calibrationError, type Interval, prAuc, rocAuc, wilson } from './metrics/measures';
export {
  calibratedRows,
  type Model,
  modelColumns,
  type ScoreExplanation,
  Scorer,
  scoreRows,
} from './model/model';
export { MIN_PER_CLASS, MIN_ROWS } from './model/refusal';
export { driftOf, type Quality, qualityOf, segmentQualities } from './model/report';
export { type ModelDocument, modelDocument, readModel } from './model/serialise';
export { type FeatureDirections, type Training, train, trainAtOnce } from './model/train';
export { mineRules } from './suggest/mine';
export { attribute } from './trees/forest';
