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
  suspected_leaks: Type.Array(string),
  /** Result and reason of the promotion rule. */
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
};

const LEARNING_JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export const job = named('Job', {
  id: string,
  kind: literals(['training', 'backtest', 'suggestions']),
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
    summary: 'Trained models of the account, newest first, and which one scores',
    description: 'With the counts of labels that a training would learn from. Each model has its report.',
    query: closed({ limit: pageLimit(100) }),
    data: named('Models', {
      ...choice,
      labels: named('LabelCounts', { negative: integer, positive: integer }),
      /** Minimum labeled transactions for a training: in total, and of each label. */
      training_needs: closed({ transactions: integer, per_class: integer }),
      /** Id of the newest training, for `GET /model-trainings/{id}`; null before the first. */
      newest_training: stringOrNull,
      models: Type.Array(model),
    }),
  }),
  readModel: managementRoute({
    operationId: 'readModel',
    method: 'get',
    path: '/models/{version}',
    tag: TAG,
    summary: 'One model with its report',
    description:
      'The report says how well it does on transactions that it was not trained on, against the model before it.',
    data: model,
  }),
  trainModel: managementRoute({
    operationId: 'trainModel',
    method: 'post',
    path: '/model-trainings',
    tag: TAG,
    summary: 'Trains a model on the labelled transactions',
    description:
      'Runs beside the server; follow it with `GET /model-trainings/{id}`. 409 while a training of the account is under way.',
    bodyMayBeMissing: true,
    body: closed({ seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 4_294_967_295 })) }),
    bodyExample: {},
    data: started,
  }),
  readTraining: managementRoute({
    operationId: 'readTraining',
    method: 'get',
    path: '/model-trainings/{id}',
    tag: TAG,
    summary: 'How far a training is, and what came out',
    description: 'Ask again until `job.state` is no longer under way; `result` is null until then.',
    data: named('Training', { job, result: nullable(trainingResult) }),
  }),
  promoteModel: managementRoute({
    operationId: 'promoteModel',
    method: 'post',
    path: '/models/{version}/promotion',
    tag: TAG,
    summary: 'Lets a model score from now on',
    description: 'Calls are scored by it at once; evaluations keep the version that scored them.',
    data: closed(choice),
  }),
  rollBackModel: managementRoute({
    operationId: 'rollBackModel',
    method: 'post',
    path: '/models/rollback',
    tag: TAG,
    summary: 'Takes the last promotion back: the model before scores again',
    description: 'For a model that turns out badly; it stays in the list and can be promoted again.',
    data: closed(choice),
  }),
  changeModelSettings: managementRoute({
    operationId: 'changeModelSettings',
    method: 'patch',
    path: '/models',
    tag: TAG,
    summary: 'Whether a clearly better model scores by itself once it is trained',
    description:
      'With `promote_by_rule` a model that a training finds clearly better is promoted without anybody asking.',
    body: closed({ promote_by_rule: boolean }),
    bodyExample: { promote_by_rule: true },
    data: named('ModelSettings', choice),
  }),
  explainScore: managementRoute({
    operationId: 'explainScore',
    method: 'get',
    path: '/evaluations/{id}/score-explanation',
    tag: TAG,
    summary: 'What moved the blackbox_score of an evaluation, the strongest first',
    description:
      'Computed from what the evaluation keeps. `bias`, the contributions and `rest`, which sums those that are left out, add up to `raw` (log odds). 409 when the model is no longer kept.',
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
      contributions: Type.Array(contribution),
    }),
    errors: ['conflict'],
  }),
  startSuggestions: managementRoute({
    operationId: 'startSuggestions',
    method: 'post',
    path: '/rule-suggestions',
    tag: TAG,
    summary: 'Looks for rules in the labelled transactions',
    description:
      'Runs beside the server; follow it with `GET /rule-suggestions/{id}`. Needs labelled transactions of both kinds.',
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
    summary: 'The rules that were found',
    description:
      'Each with how many transactions it hits and how precise it is, on those it was found on and on later ones.',
    data: named('Suggestions', { job, result: nullable(suggestionsResult) }),
  }),
  acceptSuggestion: managementRoute({
    operationId: 'acceptSuggestion',
    method: 'post',
    path: '/rule-suggestions/{id}/accepted',
    tag: TAG,
    summary: 'Adds a found rule to the policy, in shadow',
    description:
      'Makes a new version of the policy. A rule in shadow is reported and changes no decision until it is switched on.',
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
