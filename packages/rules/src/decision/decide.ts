import { Scope, type VelocityValue } from '../evaluate/scope';
import type { Facts } from '../evaluate/slots';
import type { ListPort } from '../lists/list-index';
import type { CompiledRule, CompiledRuleSet } from './compile-rule-set';
import type { AppliedRule, CategoryDetail, Decision, ListEntry, ScoreStep, ShadowRule } from './rule-set';
import { clampScore, roundScore, stateOfScore } from './score';
import { evidenceOf, listValue, settle, stateSetBy } from './settle';

export interface DecisionInput {
  /** Request fields at top level, the modules' answers nested (`ip_details`, …). */
  readonly facts: Facts;
  /** The transaction's time, milliseconds since the epoch. */
  readonly now: number;
  /** Answers in the order of the plan's definitions; empty to run without velocity. */
  readonly velocity: readonly VelocityValue[];
  readonly lists: ListPort;
}

/** Fills the scope of a decision from its input. */
export function scopeOf(compiled: CompiledRuleSet, input: DecisionInput): Scope {
  return new Scope(compiled.layout.fill(input.facts), input.velocity, input.now, input.lists);
}

function applied({ rule }: CompiledRule): AppliedRule {
  const score = 'score' in rule.then ? rule.then.score : null;
  return { id: rule.id, name: rule.name, operation: score?.operation ?? null, score: score?.value ?? 0 };
}

function listEntry(compiled: CompiledRule, scope: Scope): ListEntry | null {
  const { rule, listSlots } = compiled;
  if (!('list' in rule.then) || rule.then.list === undefined) return null;
  const { list_id, field, action } = rule.then.list;
  const value = listValue(field, listSlots, scope);
  return value === null ? null : { rule_id: rule.id, list_id, field, action, value };
}

function scorePath(fired: readonly CompiledRule[]): ScoreStep[] {
  const steps: ScoreStep[] = [];
  let total = 0;
  for (const { rule } of fired) {
    if (!('score' in rule.then)) continue;
    const { operation, value } = rule.then.score;
    total += operation === '+' ? value : -value;
    steps.push({ rule_id: rule.id, operation, score: value, total: roundScore(total) });
  }
  return steps;
}

function categoryDetails(compiled: CompiledRuleSet, fired: readonly CompiledRule[]): CategoryDetail[] {
  return compiled.set.categories.map(({ id, name, thresholds }) => {
    if (!compiled.scoringCategories.has(id)) return { id, name, score: null, state: null };
    const path = scorePath(fired.filter(({ rule }) => rule.category === id));
    const score = clampScore(path.at(-1)?.total ?? 0);
    return { id, name, score, state: thresholds === null ? null : stateOfScore(score, thresholds) };
  });
}

/** Decides one transaction. The same input always gives the same answer; never throws on any facts. */
export function decide(compiled: CompiledRuleSet, input: DecisionInput): Decision {
  const scope = scopeOf(compiled, input);
  const fired: CompiledRule[] = [];
  const shadow: ShadowRule[] = [];
  for (const rule of compiled.rules) {
    if (input.now < rule.from || input.now >= rule.until || !rule.fires(scope)) continue;
    if (rule.rule.mode === 'live') fired.push(rule);
    else shadow.push({ ...applied(rule), state: stateSetBy(rule) });
  }
  const score_path = scorePath(fired);
  const fraud_score = clampScore(score_path.at(-1)?.total ?? 0);
  return {
    ...settle(evidenceOf(compiled, scope, fired, fraud_score)),
    fraud_score,
    applied_rules: fired.map(applied),
    rule_category_details: categoryDetails(compiled, fired),
    shadow_rules: shadow,
    list_actions: fired.flatMap((rule) => listEntry(rule, scope) ?? []),
    score_path,
  };
}
