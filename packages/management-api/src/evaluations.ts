import {
  boolean,
  closed,
  type FraudData,
  type FraudRequest,
  integer,
  literals,
  maskedAs,
  named,
  nullable,
  number,
  openObject,
  personal,
  ruleCategoryDetail,
  type Static,
  state,
  string,
  stringOrNull,
  Type,
  timestamp,
  typedAs,
} from '@assay/contract';
import { managementRoute, revealOf } from './document';
import { EVALUATION_FILTERS, evaluationPage, evaluationSummary, PAGE } from './evaluation-list';
import { DECISION_INPUTS, STORED_REQUEST, STORED_RESPONSE } from './kept-call';
import { ENVIRONMENT } from './members';
import { RULE_EXAMPLE, ruleEffect, ruleInput, ruleMode } from './rules';

const MAX_DAYS = 90;

const value = Type.Union([string, number, boolean, Type.Array(Type.Unknown()), openObject, Type.Null()]);
const EXPLAINED_MEMBERS = {
  op: string,
  text: string,
  value: personal('text', value),
  outcome: Type.Optional(literals(['true', 'false', 'unknown'])),
  missed_by: Type.Optional(number),
  unknown: Type.Optional(string),
  lower_bound: Type.Optional(Type.Literal(true)),
};
const explainedMembers = closed(EXPLAINED_MEMBERS);
interface ExplainedNodeDocument extends Static<typeof explainedMembers> {
  readonly parts: readonly ExplainedNodeDocument[];
}
const explainedNode = named('ExplainedCondition', {
  ...EXPLAINED_MEMBERS,
  parts: Type.Array(
    maskedAs(typedAs<ExplainedNodeDocument>(openObject), (): object => explainedNode),
    {
      description: 'Operands of the condition, with the same members',
    },
  ),
});

/** Inputs of a decision: the stable members. Other members exist, and change with the engine. */
interface InputsDocument {
  /** Details of the modules, if the response doesn't contain all of them. */
  readonly details?: Partial<FraudData>;
  readonly evidence: { readonly [module: string]: unknown };
  readonly versions: {
    readonly policy: number;
    readonly lists: number;
    /** Digest of the versions of every data source in use. */
    readonly data: string;
  };
  /** Milliseconds. */
  readonly calculation_time: number;
}

const evaluationRecord = named('Evaluation', {
  summary: evaluationSummary,
  request: maskedAs(typedAs<FraudRequest>(openObject), () => STORED_REQUEST),
  response: maskedAs(typedAs<{ data: Partial<FraudData> }>(openObject), () => STORED_RESPONSE),
  inputs: maskedAs(typedAs<InputsDocument>(openObject), () => DECISION_INPUTS),
});
export type EvaluationRecord = Static<typeof evaluationRecord>;

const appliedRule = {
  id: string,
  name: string,
  operation: nullable(literals(['+', '-'])),
  score: number,
};

const decision = named('ExplainedDecision', {
  state,
  decided_by: Type.Union([
    named('DecidedByRules', { by: literals(['allow_list', 'block_list', 'rule']), ids: Type.Array(string) }),
    named('DecidedByThreshold', {
      by: literals(['threshold']),
      threshold: literals(['review', 'decline']),
      at: number,
    }),
    named('DecidedByNothing', { by: literals(['default']) }),
  ]),
  fraud_score: number,
  applied_rules: Type.Array(named('MatchedRule', appliedRule)),
  rule_category_details: Type.Array(ruleCategoryDetail),
  shadow_rules: Type.Array(named('ShadowRule', { ...appliedRule, state: nullable(state) })),
  undecided_rules: Type.Array(string, {
    description:
      'Live and shadow rules that were not evaluated because the work limit of a request was reached',
  }),
  list_actions: Type.Array(
    named('ListAction', {
      rule_id: string,
      list_id: string,
      field: string,
      action: literals(['add']),
      value: personal('text', string),
    }),
  ),
  score_path: Type.Array(
    named('ScoreStep', { rule_id: string, operation: literals(['+', '-']), score: number, total: number }),
  ),
});

const flip = Type.Union([
  named('FlipByScore', { by: literals(['score']), to: state, points: number, rule_ids: Type.Array(string) }),
  named('FlipByRules', { by: literals(['rule']), to: state, rule_ids: Type.Array(string) }),
  named('FlipByLists', { by: literals(['list']), to: state, list_ids: Type.Array(string) }),
]);

// A shorthand property, because the linter mistakes a literal `then` member for a promise's.
const then = ruleEffect;
const explanation = named('Explanation', {
  decision,
  rules: Type.Array(
    named('ExplainedRule', {
      id: string,
      name: string,
      mode: ruleMode,
      /** For a canary: its share of transactions in percent, and whether it counts in this one. */
      canary: nullable(closed({ percent: number, counted: boolean })),
      then,
      in_force: boolean,
      matched: boolean,
      when: explainedNode,
    }),
  ),
  flip: nullable(flip),
});

const readEvaluation = managementRoute({
  operationId: 'readEvaluation',
  method: 'get',
  path: '/evaluations/{id}',
  tag: 'Evaluations',
  summary: 'Get an evaluation',
  description:
    'Returns the request, the response and the inputs of the decision as stored. `summary` has the current state, label and tags.',
  query: closed(ENVIRONMENT),
  data: evaluationRecord,
});
const explainEvaluation = managementRoute({
  operationId: 'explainEvaluation',
  method: 'get',
  path: '/evaluations/{id}/explanation',
  tag: 'Evaluations',
  summary: 'Explain an evaluation',
  description:
    'Returns every rule with its operands, and the smallest change that gives another state. Returns 409 if the rules or the inputs are no longer stored.',
  query: closed(ENVIRONMENT),
  data: explanation,
  errors: ['conflict'],
});
/** Result of an unsaved rule for one transaction. */
const ruleTest = named('RuleTest', {
  rule_id: string,
  /** Policy version on which the states are based. */
  policy_version: integer,
  matches: boolean,
  when: explainedNode,
  /** State under the current policy, and with the rule active in it. */
  was: state,
  becomes: state,
  /** Velocity values that were not queried at the time of the request, so they are unknown. */
  not_requested: Type.Array(string),
});
export type RuleTest = Static<typeof ruleTest>;

export const EVALUATION_ROUTES = {
  listEvaluations: managementRoute({
    operationId: 'listEvaluations',
    method: 'get',
    path: '/evaluations',
    tag: 'Evaluations',
    summary: 'List evaluations',
    description:
      'Returns the evaluations that match all filters, newest first, with person, amount, reasons, current state, label and tags. Send `next` as `before` to get the next page.',
    query: closed({ ...PAGE, ...ENVIRONMENT, ...EVALUATION_FILTERS }),
    data: evaluationPage,
  }),
  readEvaluation,
  revealEvaluation: revealOf('revealEvaluation', readEvaluation, 'an evaluation'),
  explainEvaluation,
  revealExplanation: revealOf('revealExplanation', explainEvaluation, 'the explanation of an evaluation'),
  testRuleOnEvaluation: managementRoute({
    operationId: 'testRuleOnEvaluation',
    method: 'post',
    path: '/evaluations/{id}/rule-test',
    tag: 'Evaluations',
    summary: 'Test a rule on an evaluation',
    description:
      'Evaluates an unsaved rule on a stored evaluation, and returns its operands and the state with and without the rule. Nothing is stored. Returns 409 if the earlier rules are no longer stored.',
    query: closed(ENVIRONMENT),
    body: closed({ rule: ruleInput }),
    bodyExample: { rule: RULE_EXAMPLE },
    data: ruleTest,
    errors: ['conflict'],
  }),
  testRuleOnFacts: managementRoute({
    operationId: 'testRuleOnFacts',
    method: 'post',
    path: '/rules/test',
    tag: 'Rules',
    summary: 'Test a rule on supplied data',
    description:
      'Evaluates an unsaved rule on request fields and module details from the body. Omitted facts are missing, and velocity values are unknown. Nothing is looked up or stored.',
    body: closed({ rule: ruleInput, facts: openObject }),
    bodyExample: { rule: RULE_EXAMPLE, facts: { transaction_amount: 120, user_country: 'DE' } },
    data: ruleTest,
  }),
  listTransactionEvaluations: managementRoute({
    operationId: 'listTransactionEvaluations',
    method: 'get',
    path: '/transactions/{transaction_id}/evaluations',
    tag: 'Evaluations',
    summary: 'List the evaluations of a transaction',
    description:
      'Returns every evaluation of a transaction, newest first. A transaction that was sent several times has several evaluations.',
    query: closed({ ...PAGE, ...ENVIRONMENT }),
    data: closed({ evaluations: Type.Array(evaluationSummary), next: stringOrNull }),
  }),
  readStats: managementRoute({
    operationId: 'readStats',
    method: 'get',
    path: '/stats',
    tag: 'Evaluations',
    summary: 'Get decision counts per day',
    description:
      'Returns decisions per UTC day and state, and the most frequently matched rules. Days cover the newest 100,000 evaluations, rules the newest 2,000; `complete` is `false` beyond that.',
    query: closed({
      days: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: MAX_DAYS,
          description: 'Number of days, including today; default 7',
        }),
      ),
      ...ENVIRONMENT,
    }),
    data: named('Stats', {
      since: timestamp,
      days: named('DailyDecisions', {
        complete: boolean,
        counts: Type.Array(
          named('DayOfDecisions', {
            date: Type.String({ format: 'date' }),
            approve: integer,
            review: integer,
            decline: integer,
          }),
        ),
      }),
      rules: named('RuleCounts', {
        complete: boolean,
        /** Opened evaluations whose response included its rules. */
        evaluations: integer,
        matched: Type.Array(named('RuleCount', { id: string, name: stringOrNull, count: integer })),
      }),
    }),
  }),
};
