import {
  boolean,
  closed,
  integer,
  literals,
  named,
  nullable,
  number,
  numberOrNull,
  type Static,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { ENVIRONMENT, pageLimit, VERSION_GUARD } from './members';

const TAG = 'Models';

/** A share with its 95% confidence interval (Wilson); value null if nothing was counted. */
export const share = named('Precision', { value: numberOrNull, low: number, high: number });
export type ShareWithInterval = Static<typeof share>;

const quality = named('ModelQuality', {
  rows: integer,
  frauds: integer,
  auc: numberOrNull,
  pr_auc: numberOrNull,
  brier: number,
  calibration_error: number,
  reliability: Type.Array(
    named('ReliabilityStep', {
      from: number,
      to: number,
      rows: integer,
      predicted: number,
      observed: number,
    }),
  ),
});

const moved = named('FeatureDrift', { feature: string, label: string, index: number });
const segmentQuality = named('SegmentQuality', {
  value: string,
  rows: integer,
  frauds: integer,
  /** Calibration error with the calibration of all transactions, and with that of the value. */
  before: number,
  after: number,
});
const modelReport = named('ModelReport', {
  rows: integer,
  frauds: integer,
  fit_rows: integer,
  trees: integer,
  /** On the newest 15% of the labeled transactions. */
  quality,
  /** Quality of the model that was active when this one was trained, on the same transactions. */
  champion: named('ModelChampion', { model: string, quality }),
  weights: Type.Array(named('FeatureWeight', { feature: string, label: string, share: number })),
  drift: named('ModelDrift', { score: number, features: Type.Array(moved) }),
  /** Field whose values have their own calibration; null = no field. */
  segments: nullable(named('ModelSegments', { feature: string, values: Type.Array(segmentQuality) })),
  suspected_leaks: Type.Array(string),
  /** Result and reason for the promotion rule. */
  advice: named('ModelAdvice', { promote: boolean, reason: string }),
});
export type ModelReport = Static<typeof modelReport>;

const model = named('Model', {
  version: integer,
  trained_at: timestamp,
  author: string,
  scores: boolean,
  report: modelReport,
});

const choice = {
  /** Name of the active model: a number of `models`, or the name of the base model. */
  scoring: string,
  promote_by_rule: boolean,
  retraining_noted_at: nullable(timestamp),
  retrain_on_drift: boolean,
  label_delay_days: integer,
};

const driftCheck = named('ModelDriftCheck', {
  checked_at: timestamp,
  /** Version of the active model that was checked. */
  model: integer,
  recommended: boolean,
  /** One sentence for each passed threshold. */
  reasons: Type.Array(string),
  /** Sampled transactions before the training and of the last days. */
  earlier_rows: integer,
  recent_rows: integer,
  /** Population stability index of the score; null with too few transactions. */
  score: numberOrNull,
  features: Type.Array(moved),
  /** Calibration error on later transactions with complete labels; null with too few. */
  calibration_error: numberOrNull,
  new_labels: integer,
  /** Id of the training that the check started. */
  training: stringOrNull,
});
export type ModelDriftCheck = Static<typeof driftCheck>;

const LEARNING_JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export const job = named('Job', {
  id: string,
  kind: literals(['training', 'backtest', 'suggestions', 'typologies', 'drift']),
  state: literals(LEARNING_JOB_STATES),
  author: string,
  done: integer,
  /** 0 while it is unknown. */
  total: integer,
  failure: stringOrNull,
  requested_at: timestamp,
  updated_at: timestamp,
});

const trainingResult = named('TrainingResult', {
  version: nullable(integer),
  promoted: boolean,
  /** Reason why training was not possible. */
  refused: stringOrNull,
});
export type TrainingResult = Static<typeof trainingResult>;

const suggestion = named('Suggestion', {
  when_text: string,
  labels: Type.Array(string),
  /** On the later transactions, which were not used to find it. */
  hits: integer,
  negative: integer,
  positive: integer,
  precision: share,
  recall: share,
  /** On the earlier transactions. */
  found_on: closed({ hits: integer, precision: share }),
});
const suggestionsResult = named('SuggestionsResult', {
  rows: integer,
  frauds: integer,
  later_rows: integer,
  refused: stringOrNull,
  suggestions: Type.Array(suggestion),
});
export type SuggestionsResult = Static<typeof suggestionsResult>;

const labelDelay = Type.Integer({ minimum: 0, maximum: 365 });

const contribution = named('ScoreContribution', {
  feature: string,
  label: string,
  value: numberOrNull,
  contribution: number,
});

export const started = closed({ job });

export const MODEL_ROUTES = {
  listModels: managementRoute({
    operationId: 'listModels',
    method: 'get',
    path: '/models',
    tag: TAG,
    summary: 'List models',
    description:
      'Returns the trained models of the account, newest first, with their reports, the active model and the number of labels.',
    query: closed({ limit: pageLimit(100) }),
    data: named('Models', {
      ...choice,
      labels: named('LabelCounts', { negative: integer, positive: integer }),
      /** Minimum labeled transactions for a training: in total, and of each label. */
      training_needs: closed({ transactions: integer, per_class: integer }),
      /** Id of the newest training, for `GET /model-trainings/{id}`; null before the first. */
      newest_training: stringOrNull,
      /** Latest drift check of the active model; null before the first. */
      drift_check: nullable(driftCheck),
      models: Type.Array(model),
    }),
  }),
  readModel: managementRoute({
    operationId: 'readModel',
    method: 'get',
    path: '/models/{version}',
    tag: TAG,
    summary: 'Get a model',
    description:
      'Returns a model with its report: its quality on transactions outside the training data, compared with the previous model.',
    data: model,
  }),
  trainModel: managementRoute({
    operationId: 'trainModel',
    method: 'post',
    path: '/model-trainings',
    tag: TAG,
    summary: 'Train a model',
    description:
      'Starts a training job on the labeled transactions of the account. Get its result with `GET /model-trainings/{id}`. Returns 409 while another training runs.',
    bodyMayBeMissing: true,
    body: closed({
      seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 4_294_967_295 })),
      directions: Type.Optional(
        Type.Record(Type.String({ minLength: 1, maxLength: 500 }), literals(['rising', 'falling']), {
          maxProperties: 100,
        }),
      ),
      segment: Type.Optional(Type.String({ minLength: 1, maxLength: 500 })),
      label_delay_days: Type.Optional(labelDelay),
    }),
    bodyExample: {},
    data: started,
  }),
  readTraining: managementRoute({
    operationId: 'readTraining',
    method: 'get',
    path: '/model-trainings/{id}',
    tag: TAG,
    summary: 'Get a training',
    description: 'Returns the progress and result of a training. `result` is `null` until the job has ended.',
    data: named('Training', { job, result: nullable(trainingResult) }),
  }),
  promoteModel: managementRoute({
    operationId: 'promoteModel',
    method: 'post',
    path: '/models/{version}/promotion',
    tag: TAG,
    summary: 'Promote a model',
    description:
      'Activates a model for all later requests. Stored evaluations still refer to the model version that scored them.',
    data: closed(choice),
  }),
  rollBackModel: managementRoute({
    operationId: 'rollBackModel',
    method: 'post',
    path: '/models/rollback',
    tag: TAG,
    summary: 'Roll back the active model',
    description:
      'Reactivates the previous model. The rolled-back model stays in the list and can be promoted again.',
    data: closed(choice),
  }),
  changeModelSettings: managementRoute({
    operationId: 'changeModelSettings',
    method: 'patch',
    path: '/models',
    tag: TAG,
    summary: 'Change model settings',
    description:
      'With `promote_by_rule`, a trained model that is clearly better is promoted automatically. With `retrain_on_drift`, a drift check that recommends a training starts it.',
    body: closed({
      promote_by_rule: Type.Optional(boolean),
      retrain_on_drift: Type.Optional(boolean),
      label_delay_days: Type.Optional(labelDelay),
    }),
    bodyExample: { promote_by_rule: true },
    data: named('ModelSettings', choice),
  }),
  explainScore: managementRoute({
    operationId: 'explainScore',
    method: 'get',
    path: '/evaluations/{id}/score-explanation',
    tag: TAG,
    summary: 'Explain an ML score',
    description:
      'Returns the contributions to the `blackbox_score` of an evaluation, strongest first. `bias`, the contributions and `rest` add up to `raw` (log odds). Returns 409 if the model is no longer stored.',
    query: closed({
      ...ENVIRONMENT,
      limit: pageLimit(200),
    }),
    data: named('ScoreExplanation', {
      model: string,
      score: number,
      bias: number,
      raw: number,
      rest: number,
      /** Field value whose own calibration converts `raw` to the score; null = the calibration of all transactions. */
      segment: nullable(named('ScoreSegment', { feature: string, value: string })),
      contributions: Type.Array(contribution),
    }),
    errors: ['conflict'],
  }),
  startSuggestions: managementRoute({
    operationId: 'startSuggestions',
    method: 'post',
    path: '/rule-suggestions',
    tag: TAG,
    summary: 'Start a search for rules',
    description:
      'Starts a job that searches the labeled transactions for rules. Get its result with `GET /rule-suggestions/{id}`. Labels of both signals are required.',
    bodyMayBeMissing: true,
    body: closed({}),
    bodyExample: {},
    data: started,
  }),
  readSuggestions: managementRoute({
    operationId: 'readSuggestions',
    method: 'get',
    path: '/rule-suggestions/{id}',
    tag: TAG,
    summary: 'Get rule suggestions',
    description:
      'Returns the suggested rules with matches and precision on the search data and on later transactions. `result` is `null` until the job has ended.',
    data: named('Suggestions', { job, result: nullable(suggestionsResult) }),
  }),
  acceptSuggestion: managementRoute({
    operationId: 'acceptSuggestion',
    method: 'post',
    path: '/rule-suggestions/{id}/accepted',
    tag: TAG,
    summary: 'Accept a rule suggestion',
    description:
      "Adds a suggested rule to the policy in shadow mode and creates a policy version. The rule doesn't affect decisions until you make it live.",
    body: closed({
      when_text: Type.String({ minLength: 1, maxLength: 20_000 }),
      name: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      ...VERSION_GUARD,
    }),
    bodyExample: {
      when_text: 'ip_details.tor = true and email_details.email_domain_details.disposable = true',
    },
    data: closed({ version: integer, rule_id: string }),
  }),
};
