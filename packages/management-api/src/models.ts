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
  state,
  string,
  stringOrNull,
  Type,
  timestamp,
} from '@assay/contract';
import { managementRoute } from './document';
import { pageLimit, VERSION_GUARD } from './members';
import { policyInput } from './policy';
import { RULE_EXAMPLE, ruleInput, ruleMode } from './rules';

const TAG = 'Models';

/** A share with its 95 % interval (Wilson); value null when nothing was counted. */
const share = named('Precision', { value: numberOrNull, low: number, high: number });
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
  /** On the newest 15 % of the labelled transactions. */
  quality,
  /** Of the model that scored when this one was trained, on the same transactions. */
  champion: named('ModelChampion', { model: string, quality }),
  weights: Type.Array(named('FeatureWeight', { feature: string, label: string, share: number })),
  drift: named('ModelDrift', { score: number, features: Type.Array(moved) }),
  suspects: Type.Array(string),
  /** Why the promotion rule would, or would not, let it score. */
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
  /** Name of the model that scores: a number of `models`, or the base model's. */
  scoring: string,
  promote_by_rule: boolean,
  retraining_noted_at: nullable(timestamp),
};

const LEARNING_JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
const job = named('Job', {
  id: string,
  kind: literals(['training', 'backtest', 'suggestions']),
  state: literals(LEARNING_JOB_STATES),
  author: string,
  done: integer,
  /** 0 while it is not known. */
  total: integer,
  failure: stringOrNull,
  asked_at: timestamp,
  touched_at: timestamp,
});

const trainingResult = named('TrainingResult', {
  version: nullable(integer),
  promoted: boolean,
  /** Why nothing could be learned. */
  refused: stringOrNull,
});
export type TrainingResult = Static<typeof trainingResult>;

const hits = {
  hits: integer,
  negative: integer,
  positive: integer,
  amounts: Type.Array(named('Amount', { currency: stringOrNull, sum: number })),
};
const matrixRow = named('BacktestMove', {
  was: state,
  becomes: state,
  rows: integer,
  negative: integer,
  positive: integer,
});
const shift = named('ScoreShiftStep', { from: number, to: number, rows: integer });
const rulesResult = named('BacktestOfRules', {
  rules: Type.Array(
    named('BacktestRule', {
      id: string,
      name: string,
      mode: string,
      ...hits,
      precision: share,
      recall: share,
    }),
  ),
  matrix: Type.Array(matrixRow),
  /** Of DECLINE over the labelled transactions, then and with the candidate. */
  before: named('BacktestQuality', { precision: share, recall: share }),
  after: closed({ precision: share, recall: share }),
  score_shift: named('ScoreShift', { mean: number, steps: Type.Array(shift) }),
  newly_declined: closed(hits),
  no_longer_declined: named('BacktestTransactions', hits),
  newly_blocked_good: named('BacktestExamples', { transactions: integer, examples: Type.Array(string) }),
  unknown_velocity: Type.Array(named('UnknownVelocity', { definition: string, rows: integer })),
});
const modelResult = named('BacktestOfModel', {
  auc: numberOrNull,
  pr_auc: numberOrNull,
  mean_score: numberOrNull,
  mean_score_before: numberOrNull,
  stability_index: numberOrNull,
  steps: Type.Array(
    named('BacktestModelStep', {
      from: number,
      to: number,
      rows: integer,
      negative: integer,
      positive: integer,
    }),
  ),
});
/** A call that shows what was counted. */
const draftExample = named('DraftExample', {
  evaluation_id: string,
  at: timestamp,
  amount: numberOrNull,
  currency: stringOrNull,
  label: nullable(literals(['negative', 'positive'])),
});
const byLabel = named('CallsByLabel', { negative: integer, positive: integer, unlabelled: integer });
const draftResult = named('BacktestOfDraft', {
  /** The policy that the draft is compared with. */
  policy_version: integer,
  rule_id: string,
  ...hits,
  precision: share,
  recall: share,
  /** Calls on which it fires, of all. */
  alert_rate: share,
  /** Calls labelled positive on which it fires, of all of these. */
  false_alarm_rate: share,
  confusion: named('DraftConfusion', { fired: byLabel, silent: byLabel }),
  money: Type.Array(
    named('DraftMoney', {
      currency: stringOrNull,
      all: number,
      all_negative: number,
      fired: number,
      fired_negative: number,
      fired_positive: number,
    }),
  ),
  /** What the rule of that id fires on as it is; null for a new rule. */
  replaced: nullable(
    named('DraftReplaced', { mode: ruleMode, ...hits, precision: share, recall: share, alert_rate: share }),
  ),
  /** Calls that today's policy and the one with the draft decide differently. */
  changes: Type.Array(
    named('DraftChange', { was: state, becomes: state, ...hits, examples: Type.Array(draftExample) }),
  ),
  examples: named('DraftExamples', {
    negative: Type.Array(draftExample),
    positive: Type.Array(draftExample),
    unlabelled: Type.Array(draftExample),
  }),
  unknown_velocity: Type.Array(closed({ definition: string, rows: integer })),
});
const backtestResult = named('BacktestResult', {
  rows: integer,
  negative: integer,
  positive: integer,
  rules: nullable(rulesResult),
  model: nullable(modelResult),
  draft: nullable(draftResult),
});
export type BacktestResult = Static<typeof backtestResult>;

const suggestion = named('Suggestion', {
  when_text: string,
  labels: Type.Array(string),
  /** On the later transactions, which it was not found on. */
  hits: integer,
  negative: integer,
  positive: integer,
  precision: share,
  recall: share,
  /** On the earlier ones. */
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

const started = closed({ job });

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
      /** What a training cannot do without: labelled transactions in all, and of each sign. */
      training_needs: closed({ transactions: integer, of_each_sign: integer }),
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
      space: Type.Optional({
        ...literals(['live', 'test']),
        description: 'Data of live keys (default) or of test keys',
      } as ReturnType<typeof literals<readonly ['live', 'test']>>),
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
  startBacktest: managementRoute({
    operationId: 'startBacktest',
    method: 'post',
    path: '/backtests',
    tag: TAG,
    summary: 'Tries rules, a model or both on the stored history',
    description:
      'Give `rule` (a draft: it is compared with the policy of today, and nothing is saved), or `document` (a policy file), `model` (a version, or `base`), or both; `since` and `until` bound the period. Runs beside the server, over everything that is kept.',
    body: closed({
      rule: Type.Optional(ruleInput),
      document: Type.Optional(policyInput),
      model: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,8}|base)$' })),
      since: Type.Optional(timestamp),
      until: Type.Optional(timestamp),
    }),
    bodyExample: { rule: RULE_EXAMPLE },
    data: started,
  }),
  readBacktest: managementRoute({
    operationId: 'readBacktest',
    method: 'get',
    path: '/backtests/{id}',
    tag: TAG,
    summary: 'How far a back-test is, and what came out',
    description:
      'Ask again until `job.state` is no longer under way; `result` is null until then and compares with the decisions that were made.',
    data: named('Backtest', { job, result: nullable(backtestResult) }),
  }),
  cancelBacktest: managementRoute({
    operationId: 'cancelBacktest',
    method: 'post',
    path: '/backtests/{id}/cancel',
    tag: TAG,
    summary: 'Stops a back-test',
    description:
      'One that is over stays as it is; its state says which of them came first. What it had counted is forgotten.',
    bodyMayBeMissing: true,
    body: closed({}),
    bodyExample: {},
    data: started,
  }),
  listBacktests: managementRoute({
    operationId: 'listBacktests',
    method: 'get',
    path: '/backtests',
    tag: TAG,
    summary: 'Back-tests of the account, newest first',
    description: 'Jobs without their results; read one for what came out.',
    query: closed({ limit: pageLimit(100) }),
    data: closed({ backtests: Type.Array(job) }),
  }),
};
