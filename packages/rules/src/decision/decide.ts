import { Scope, type VelocityValue } from '../evaluate/scope';
import type { Facts } from '../evaluate/slots';
import type { ListPort } from '../lists/list-index';
import { DECISION_STEPS, Work } from '../work';
import type { CompiledRule, CompiledRuleSet } from './compile-rule-set';
import {
  type AppliedRule,
  type CategoryDetail,
  type DecidedBy,
  type Decision,
  LIST_REASON,
  type ListEntry,
  type Rule,
  type ScoreStep,
  type ShadowRule,
} from './rule-set';
import { clampScore, evidenceOf, listValue, roundScore, settle, stateOfScore } from './settle';

// Canaries are rules that are live for a share of transactions and in shadow mode for the rest. The selection
// hashes the transaction's seed with the rule id. Two canaries therefore select different transactions, and a
// transaction is always selected the same way.

/** Limits of a canary's share, in percent. */
export const MIN_CANARY_PERCENT = 0.1;
export const MAX_CANARY_PERCENT = 99.9;

const FNV_PRIME = 0x01000193;
const FNV_BASIS = 0x811c9dc5;

/**
 * Hashes the seed's bytes and the text with FNV-1a (draft-eastlake-fnv), followed by the finalizer of
 * MurmurHash3.
 * @returns 0 to 2^32 - 1
 */
function mixed(seed: number, text: string): number {
  let hash = FNV_BASIS;
  for (let shift = 0; shift < 32; shift += 8) hash = Math.imul(hash ^ ((seed >>> shift) & 0xff), FNV_PRIME);
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Checks whether a matching rule counts: a live rule always, a canary for its share of transactions.
 * @param seed canary seed of the transaction, 32 bits; null = no canary counts
 */
export function ruleCounts(
  { id, mode, canary_percent }: Pick<Rule, 'id' | 'mode' | 'canary_percent'>,
  seed: number | null,
): boolean {
  if (mode !== 'canary') return mode === 'live';
  return seed !== null && mixed(seed, id) < ((canary_percent ?? 0) / 100) * 2 ** 32;
}

export interface DecisionInput {
  /** Request fields at top level, module results nested (`ip_details`, …). */
  readonly facts: Facts;
  /** The transaction's time, milliseconds since the epoch. */
  readonly now: number;
  /** Values in the order of the plan's definitions; empty to run without velocity. */
  readonly velocity: readonly VelocityValue[];
  readonly lists: ListPort;
  /** Canary seed of the transaction, 32 bits; absent or null = no canary counts. */
  readonly canarySeed?: number | null;
}

/**
 * Creates the scope of a decision from its input.
 * @param steps step budget
 */
export function scopeOf(compiled: CompiledRuleSet, input: DecisionInput, steps = DECISION_STEPS): Scope {
  const work = new Work(steps);
  return new Scope(compiled.layout.fill(input.facts, work), input.velocity, input.now, input.lists, work);
}

/** Returns the list entries of the matched rules; a rule whose value is missing adds none. */
function listEntries(fired: readonly CompiledRule[], scope: Scope): ListEntry[] {
  const entries: ListEntry[] = [];
  for (const { rule, listAction, listSlots } of fired) {
    if (listAction === null) continue;
    const { list_id, field, action } = listAction;
    const value = listValue(field, listSlots, scope);
    if (value !== null) entries.push({ rule_id: rule.id, list_id, field, action, value });
  }
  return entries;
}

function scorePath(fired: readonly CompiledRule[]): ScoreStep[] {
  const steps: ScoreStep[] = [];
  let total = 0;
  for (const { applied } of fired) {
    const { id, operation, score } = applied;
    if (operation === null) continue;
    total += operation === '+' ? score : -score;
    steps.push({ rule_id: id, operation, score, total: roundScore(total) });
  }
  return steps;
}

function categoryDetails(compiled: CompiledRuleSet, fired: readonly CompiledRule[]): CategoryDetail[] {
  const byCategory = new Map<string, CompiledRule[]>();
  for (const rule of fired) {
    const { category } = rule.rule;
    if (category == null) continue;
    const held = byCategory.get(category);
    if (held) held.push(rule);
    else byCategory.set(category, [rule]);
  }
  return compiled.set.categories.map(({ id, name, thresholds }) => {
    if (!compiled.scoringCategories.has(id)) return { id, name, score: null, state: null };
    const path = scorePath(byCategory.get(id) ?? []);
    const score = clampScore(path.at(-1)?.total ?? 0);
    return { id, name, score, state: thresholds === null ? null : stateOfScore(score, thresholds) };
  });
}

const LIST_WORDS = { allow_list: 'On the allowlist', block_list: 'On the blocklist' } as const;

/** Lists that set the state precede the matched rules, so that every state has a reason. */
function listReasons({ set }: CompiledRuleSet, decidedBy: DecidedBy): AppliedRule[] {
  if (decidedBy.by !== 'allow_list' && decidedBy.by !== 'block_list') return [];
  const words = LIST_WORDS[decidedBy.by];
  return decidedBy.ids.map((id) => ({
    id: LIST_REASON + id,
    name: `${words} “${set.lists.find((list) => list.id === id)?.name ?? id}”`,
    operation: null,
    score: 0,
  }));
}

/** Decides one transaction. Deterministic; never throws for any facts. */
export function decide(compiled: CompiledRuleSet, input: DecisionInput): Decision {
  const scope = scopeOf(compiled, input);
  const fired: CompiledRule[] = [];
  const shadow: ShadowRule[] = [];
  const undecided: string[] = [];
  const isCut = scope.work.isSpent;
  const possible = compiled.index.possible(scope);
  for (let i = 0; i < possible.length; i++) {
    // If fields could not be read, the index treats them as missing, so it can't exclude rules.
    if (possible[i] === 0 && !isCut) continue;
    const rule = compiled.rules[i]!;
    if (input.now < rule.from || input.now >= rule.until) continue;
    const fires = scope.work.spend(rule.steps) && rule.fires(scope);
    if (!fires) {
      if (scope.work.isSpent) undecided.push(rule.rule.id);
      continue;
    }
    if (ruleCounts(rule.rule, input.canarySeed ?? null)) fired.push(rule);
    else shadow.push({ ...rule.applied, state: rule.state });
  }
  const score_path = scorePath(fired);
  const fraud_score = clampScore(score_path.at(-1)?.total ?? 0);
  const { state, decided_by } = settle(evidenceOf(compiled, scope, fired, fraud_score));
  return {
    state,
    decided_by,
    fraud_score,
    applied_rules: [...listReasons(compiled, decided_by), ...fired.map((rule) => rule.applied)],
    rule_category_details: categoryDetails(compiled, fired),
    shadow_rules: shadow,
    undecided_rules: undecided,
    list_actions: listEntries(fired, scope),
    score_path,
  };
}
