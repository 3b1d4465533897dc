/** Features, boosted trees, calibrated scores with contributions, rule suggestions. Pure. */
export { BASE_MODEL_NAME, baseModel } from './base/base-model';
export { population } from './base/population';
export { trainBase } from './base/train-base';
export { FEATURES, FEATURES_VERSION } from './data/features';
export {
  type Column,
  type Dataset,
  DatasetBuilder,
  positives,
  slice,
} from './features/dataset';
export { type Feature, type FeatureInput, velocity, velocityId } from './features/definition';
export { featureOf } from './features/read';
export { prAuc, rocAuc } from './metrics/ranking';
export { wilson } from './metrics/wilson';
export {
  type Contribution,
  type Model,
  modelColumns,
  rawScore,
  type ScoreExplanation,
  Scorer,
  scoreRows,
} from './model/model';
export { LEAST_OF_EACH_SIGN, LEAST_ROWS, type TimeSlices } from './model/refusal';
export { type Quality, qualityOf } from './model/report';
export { type ModelDocument, modelDocument, readModel } from './model/serialise';
export { type Training, type TrainingProgress, type TrainingReport, train, trainAtOnce } from './model/train';
export { type Mining, mineRules, type Suggestion } from './suggest/mine';
export { attribute, predict } from './trees/forest';
