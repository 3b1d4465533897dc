import type { CompiledRule, CompiledRuleSet } from '../decision/compile-rule-set';
import { type DecisionInput, decide, scopeOf } from '../decision/decide';
import type { Decision, Effect, RuleMode } from '../decision/rule-set';
import { clampScore, roundScore } from '../decision/score';
import { evidenceOf, type StateEvidence, settle } from '../decision/settle';
import type { Scope } from '../evaluate/scope';
import type { State } from '../velocity/event';
import { type ExplainedNode, explainCondition } from './explain-condition';

interface ExplainedRule {
  readonly id: string;
  readonly name: string;
  readonly mode: RuleMode;
  readonly then: Effect;
  /** False while the transaction's time lies outside the rule's life time: then it was not evaluated. */
  readonly in_force: boolean;
  readonly fired: boolean;
  readonly when: ExplainedNode;
}

/** The smallest change that would have given another state. */
export type Flip =
  | {
      readonly by: 'score';
      readonly to: State;
      /** Points to add (positive) or take away (negative) from the sum before clamping. */
      readonly points: number;
      /** Live scoring rules that would each bring this about alone, by firing or by not firing. */
      readonly rule_ids: readonly string[];
    }
  /** The state is another one when none of these rules fires. */
  | { readonly by: 'rule'; readonly to: State; readonly rule_ids: readonly string[] }
  /** The state is another one when the transaction is on none of these lists. */
  | { readonly by: 'list'; readonly to: State; readonly list_ids: readonly string[] };

export interface DecisionExplanation {
  readonly decision: Decision;
  /** Every live and shadow rule in the order of evaluation, fired or not. */
  readonly rules: readonly ExplainedRule[];
  /** Null when no single such change gives another state. */
  readonly flip: Flip | null;
}

/** The smallest step by which scores differ. */
const SCORE_STEP = 0.01;

function explainOne(
  compiled: CompiledRuleSet,
  { rule, from, until }: CompiledRule,
  scope: Scope,
): ExplainedRule {
  const { id, name, mode, then } = rule;
  const when = explainCondition(rule.when, scope, compiled.surroundings);
  const in_force = scope.now >= from && scope.now < until;
  return { id, name, mode, then, in_force, fired: in_force && when.outcome === 'true', when };
}

/** Explains one rule of a set against a transaction; null when the set has no such rule in use. */
export function explainRule(
  compiled: CompiledRuleSet,
  ruleId: string,
  input: DecisionInput,
): ExplainedRule | null {
  const rule = compiled.rules.find((candidate) => candidate.rule.id === ruleId);
  return rule === undefined ? null : explainOne(compiled, rule, scopeOf(compiled, input));
}

/** Points that the sum lacks to reach a threshold, or must lose to fall below it. */
function pointsTo(total: number, threshold: number): number {
  return total < threshold ? roundScore(threshold - total) : roundScore(threshold - total - SCORE_STEP);
}

function scoreFlip(
  rules: readonly ExplainedRule[],
  evidence: StateEvidence,
  total: number,
  state: State,
): Flip | null {
  const { review, decline } = evidence.thresholds;
  const flips = [review, decline]
    // A score is never below 0 nor above 100, so such thresholds are always or never reached.
    .filter((threshold) => threshold > 0 && threshold <= 100)
    .map((threshold) => {
      const points = pointsTo(total, threshold);
      return { points, to: settle({ ...evidence, score: clampScore(total + points) }).state };
    })
    .filter((flip) => flip.to !== state)
    .sort((a, b) => Math.abs(a.points) - Math.abs(b.points));
  const [nearest] = flips;
  if (nearest === undefined) return null;
  const rule_ids = rules
    .filter((rule) => {
      if (rule.mode !== 'live' || !rule.in_force || !rule.then.score) return false;
      const { operation, value } = rule.then.score;
      const change = (operation === '+') === rule.fired ? -value : value;
      return nearest.points > 0 ? change >= nearest.points : change <= nearest.points;
    })
    .map((rule) => rule.id);
  return { by: 'score', ...nearest, rule_ids };
}

function findFlip(rules: readonly ExplainedRule[], evidence: StateEvidence, decision: Decision): Flip | null {
  const { state, decided_by } = decision;
  switch (decided_by.by) {
    case 'allow_list':
    case 'block_list': {
      const without = decided_by.by === 'allow_list' ? { allowed: [] } : { blocked: [] };
      const to = settle({ ...evidence, ...without }).state;
      return to === state ? null : { by: 'list', to, list_ids: decided_by.ids };
    }
    case 'rule': {
      const stateRules = evidence.stateRules.filter((rule) => rule.state !== state);
      const to = settle({ ...evidence, stateRules }).state;
      return to === state ? null : { by: 'rule', to, rule_ids: decided_by.ids };
    }
    default:
      return scoreFlip(rules, evidence, decision.score_path.at(-1)?.total ?? 0, state);
  }
}

/** Decides a transaction again and explains everything about it: each rule to its operands, and what would flip it. */
export function explainDecision(compiled: CompiledRuleSet, input: DecisionInput): DecisionExplanation {
  const decision = decide(compiled, input);
  const scope = scopeOf(compiled, input);
  const rules = compiled.rules.map((rule) => explainOne(compiled, rule, scope));
  const fired = compiled.rules.filter((_, index) => rules[index]?.fired && rules[index].mode === 'live');
  const evidence = evidenceOf(compiled, scope, fired, decision.fraud_score);
  return { decision, rules, flip: findFlip(rules, evidence, decision) };
}
