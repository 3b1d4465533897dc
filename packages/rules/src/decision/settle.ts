/**
 * Determines the state of a transaction. The order is fixed:
 *  1. a value on an allowlist: APPROVE;
 *  2. a value on a blocklist: DECLINE;
 *  3. matched live rules that set a state: the most severe wins, DECLINE > REVIEW > APPROVE;
 *  4. the fraud score against the thresholds.
 */
import type { ListField } from '@assay/contract';
import type { Scope } from '../evaluate/scope';
import type { ListSlot } from '../evaluate/slots';
import { normaliseListValue } from '../lists/normalise';
import type { State } from '../velocity/event';
import type { BoundList, CompiledRule, CompiledRuleSet } from './compile-rule-set';
import type { DecidedBy, Decision, Rule, Thresholds } from './rule-set';

const MAX_SCORE = 100;

/** Rounds to two decimals, the precision of scores. */
export function roundScore(score: number): number {
  return Math.round((score + Number.EPSILON) * 100) / 100;
}

/** Converts a sum of points to a score: 0 to 100 with two decimals. */
export function clampScore(sum: number): number {
  return roundScore(Math.min(MAX_SCORE, Math.max(0, sum)));
}

/** Returns the state for a score. */
export function stateOfScore(score: number, thresholds: Thresholds): State {
  if (score >= thresholds.decline) return 'DECLINE';
  return score >= thresholds.review ? 'REVIEW' : 'APPROVE';
}

const SEVERITY: Readonly<Record<State, number>> = { APPROVE: 0, REVIEW: 1, DECLINE: 2 };

/** Returns the more severe of two states: DECLINE over REVIEW over APPROVE. */
function worseState(a: State, b: State): State {
  return SEVERITY[a] >= SEVERITY[b] ? a : b;
}

function pointsOf({ then }: Rule): number {
  const { score } = then;
  if (!score) return 0;
  return score.operation === '+' ? score.value : -score.value;
}

/**
 * Returns the state of a decision with one more matched rule. Lists precede rules, then the most severe rule
 * state, then the sum of all points.
 * @param decision by all other rules
 * @param rule live and matched; null = none
 */
export function stateWith(decision: Decision, rule: Rule | null, thresholds: Thresholds): State {
  const { decided_by, state, score_path } = decision;
  if (!rule || decided_by.by === 'allow_list' || decided_by.by === 'block_list') return state;
  const set = rule.then.state ?? null;
  if (decided_by.by === 'rule') return set ? worseState(set, state) : state;
  if (set) return set;
  return stateOfScore(clampScore((score_path.at(-1)?.total ?? 0) + pointsOf(rule)), thresholds);
}

/** All inputs of the state. */
export interface StateEvidence {
  /** Ids of the allowlists and blocklists that contain a value of the transaction. */
  readonly allowed: readonly string[];
  readonly blocked: readonly string[];
  /** Matched live rules that set a state. */
  readonly stateRules: readonly { readonly id: string; readonly state: State }[];
  readonly score: number;
  readonly thresholds: Thresholds;
}

/** Returns the transaction's value for a list, normalized; null if it is missing or provisional. */
export function listValue(field: ListField, slots: readonly ListSlot[], scope: Scope): string | null {
  for (const slot of slots) {
    const found = scope.slots[slot.value];
    const value = normaliseListValue(field, found);
    if (value !== null) return slot.guess !== null && scope.slots[slot.guess] === found ? null : value;
  }
  return null;
}

function listHits(lists: readonly BoundList[], scope: Scope): string[] {
  const hits: string[] = [];
  const spelled = new Map<ListField, string | null>();
  for (const { list, slots } of lists) {
    if (scope.lists.isEmpty?.(list.id) === true) continue;
    let value = spelled.get(list.field);
    if (value === undefined) {
      value = listValue(list.field, slots, scope);
      spelled.set(list.field, value);
    }
    if (value !== null && scope.lists.has(list.id, value) === true) hits.push(list.id);
  }
  return hits;
}

/** Collects the evidence from the lists and the matched live rules. */
export function evidenceOf(
  compiled: CompiledRuleSet,
  scope: Scope,
  fired: readonly CompiledRule[],
  score: number,
): StateEvidence {
  const stateRules: { id: string; state: State }[] = [];
  for (const { rule, state } of fired) if (state !== null) stateRules.push({ id: rule.id, state });
  return {
    allowed: listHits(compiled.allowLists, scope),
    blocked: listHits(compiled.blockLists, scope),
    stateRules,
    score,
    thresholds: compiled.set.thresholds,
  };
}

/** Determines the state and its reason. */
export function settle(evidence: StateEvidence): { state: State; decided_by: DecidedBy } {
  const { allowed, blocked, stateRules, score, thresholds } = evidence;
  if (allowed.length > 0) return { state: 'APPROVE', decided_by: { by: 'allow_list', ids: allowed } };
  if (blocked.length > 0) return { state: 'DECLINE', decided_by: { by: 'block_list', ids: blocked } };
  const [first, ...rest] = stateRules;
  if (first !== undefined) {
    const state = rest.reduce((worst, rule) => worseState(worst, rule.state), first.state);
    const ids = stateRules.filter((rule) => rule.state === state).map((rule) => rule.id);
    return { state, decided_by: { by: 'rule', ids } };
  }
  const state = stateOfScore(score, thresholds);
  if (state === 'APPROVE') return { state, decided_by: { by: 'default' } };
  const threshold = state === 'DECLINE' ? 'decline' : 'review';
  return { state, decided_by: { by: 'threshold', threshold, at: thresholds[threshold] } };
}
