import {
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
import { pageLimit } from './members';
import { job, share, started } from './models';
import { policyInput } from './policy';
import { RULE_EXAMPLE, ruleInput, ruleMode } from './rules';

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
  /** Precision and recall of DECLINE over the labeled transactions, then and with the candidate. */
  before: named('BacktestQuality', { precision: share, recall: share }),
  after: closed({ precision: share, recall: share }),
  score_shift: named('ScoreShift', { mean: number, steps: Type.Array(shift) }),
  newly_declined: closed(hits),
  no_longer_declined: named('BacktestTransactions', hits),
  new_false_positives: named('BacktestExamples', { transactions: integer, examples: Type.Array(string) }),
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
/** A transaction that illustrates a count. */
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
  /** Share of all transactions that the rule matches. */
  alert_rate: share,
  /** Share of the transactions labeled legitimate that the rule matches. */
  false_positive_rate: share,
  confusion: named('DraftConfusion', { matched: byLabel, not_matched: byLabel }),
  money: Type.Array(
    named('DraftMoney', {
      currency: stringOrNull,
      all: number,
      all_negative: number,
      matched: number,
      matched_negative: number,
      matched_positive: number,
    }),
  ),
  /** Matches of the saved rule with that id; null for a new rule. */
  replaced: nullable(
    named('DraftReplaced', { mode: ruleMode, ...hits, precision: share, recall: share, alert_rate: share }),
  ),
  /** Transactions with different decisions under the current policy and the policy with the draft. */
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

export const BACKTEST_ROUTES = {
  startBacktest: managementRoute({
    operationId: 'startBacktest',
    method: 'post',
    path: '/backtests',
    tag: 'Models',
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
    tag: 'Models',
    summary: 'How far a back-test is, and what came out',
    description:
      'Ask again until `job.state` is no longer under way; `result` is null until then and compares with the decisions that were made.',
    data: named('Backtest', { job, result: nullable(backtestResult) }),
  }),
  cancelBacktest: managementRoute({
    operationId: 'cancelBacktest',
    method: 'post',
    path: '/backtests/{id}/cancel',
    tag: 'Models',
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
    tag: 'Models',
    summary: 'Back-tests of the account, newest first',
    description: 'Jobs without their results; read one for what came out.',
    query: closed({ limit: pageLimit(100) }),
    data: closed({ backtests: Type.Array(job) }),
  }),
};
