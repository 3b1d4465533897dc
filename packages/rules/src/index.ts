/**
 * The rule language of Assay: trees, text, checks, decisions, explanations and velocity plans. Pure
 * functions.
 */
export * from './ast';
export type { Catalogue, FieldInfo, FieldType } from './catalogue';
export { type CheckResult, checkRule, checkText } from './check/check-rule';
export { SetLimits } from './check/set-limits';
export { FUNCTIONS } from './data/functions';
export { guessOf, LIST_FIELDS, pathsOfList } from './data/list-fields';
export { AGGREGATE_OPERANDS, EVENT_FIELDS } from './data/velocity-vocabulary';
export {
  type CompiledRuleSet,
  checkInSteps,
  compileInSteps,
  compilePatternsInSteps,
  compileRuleSet,
  type RuleProblem,
} from './decision/compile-rule-set';
export {
  type DecisionInput,
  decide,
  MAX_CANARY_PERCENT,
  MIN_CANARY_PERCENT,
  ruleCounts,
} from './decision/decide';
export { readRuleSet } from './decision/read-rule-set';
export * from './decision/rule-set';
export { stateWith } from './decision/settle';
export type { VelocityValue } from './evaluate/scope';
export type { Facts } from './evaluate/slots';
export type { Outcome } from './explain/explain-condition';
export {
  type DecisionExplanation,
  explainDecision,
  explainInSteps,
  type Flip,
} from './explain/explain-decision';
export { buildListIndex, indexInSteps, type ListIndex, type ListPort, listPort } from './lists/list-index';
export { mailboxOf, normaliseListValue } from './lists/normalise';
export { describeProblem, type Problem } from './problem';
export { parseRule } from './text/parser';
export { printRule } from './text/printer';
export { aggregate } from './velocity/aggregate';
export type { Rates } from './velocity/amounts';
export type { VelocityPlan } from './velocity/definition';
export { isBuiltInKey, namedKeys } from './velocity/definition';
export { directionReader } from './velocity/direction';
export type { EventRow, EventsByKey, KeyEvents, State } from './velocity/event';
export { DEEP_ROWS, planVelocity, undecidedKeys } from './velocity/plan';
