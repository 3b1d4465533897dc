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
  /**
   * Other rules in effect that match transactions of the draft, most first: 50 at most. Counted over all
   * transactions whose decision could change, and 2,000 others. Absent in results of earlier versions.
   */
  overlap: Type.Optional(
    named('DraftOverlap', {
      /** Matches of the draft that were compared with the other rules. */
      compared: integer,
      /** Those that no other rule matches. */
      alone: integer,
      rules: Type.Array(
        named('OverlappingRule', { id: string, name: string, mode: ruleMode, matches: integer }),
      ),
    }),
  ),
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
    summary: 'Start a backtest',
    description:
      'Starts a job that evaluates a draft `rule`, a policy `document`, a `model`, or document and model on the stored history. `since` and `until` limit the period. Nothing changes in the policy.',
    body: closed({
      rule: Type.Optional(ruleInput),
      document: Type.Optional(policyInput),
      model: Type.Optional(Type.String({ pattern: '^([1-9][0-9]{0,8}|base)$' })),
      since: Type.Optional(timestamp),
      until: Type.Optional(timestamp),
    }),
    bodyExample: { rule: RULE_EXAMPLE },
    errors: ['policyTooCostly'],
    data: started,
  }),
  readBacktest: managementRoute({
    operationId: 'readBacktest',
    method: 'get',
    path: '/backtests/{id}',
    tag: 'Models',
    summary: 'Get a backtest',
    description:
      'Returns the progress and result of a backtest, compared with the stored decisions. `result` is `null` until the job has ended.',
    data: named('Backtest', { job, result: nullable(backtestResult) }),
  }),
  cancelBacktest: managementRoute({
    operationId: 'cancelBacktest',
    method: 'post',
    path: '/backtests/{id}/cancel',
    tag: 'Models',
    summary: 'Cancel a backtest',
    description:
      'Cancels a running backtest and discards its counts. A backtest that has ended does not change.',
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
    summary: 'List backtests',
    description: 'Returns the backtest jobs of the account without their results, newest first.',
    query: closed({ limit: pageLimit(100) }),
    data: closed({ backtests: Type.Array(job) }),
  }),
};
