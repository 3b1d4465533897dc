/**
 * How the state of a transaction is fixed. The order is the same for everyone:
 *  1. a value on an allow list: APPROVE;
 *  2. a value on a block list: DECLINE;
 *  3. fired live rules that set a state: the worst wins, DECLINE > REVIEW > APPROVE;
 *  4. the fraud score against the thresholds.
 */
import type { ListField } from '@assay/contract';
import type { Scope } from '../evaluate/scope';
import type { ListSlot } from '../evaluate/slots';
import { normaliseListValue } from '../lists/normalise';
import type { State } from '../velocity/event';
import type { BoundList, CompiledRule, CompiledRuleSet } from './compile-rule-set';
import type { DecidedBy, Thresholds } from './rule-set';
import { stateOfScore, worseState } from './score';

/** Everything that bears on the state. */
export interface StateEvidence {
  /** Ids of the allow and block lists that hold a value of the transaction. */
  readonly allowed: readonly string[];
  readonly blocked: readonly string[];
  /** Fired live rules that set a state. */
  readonly stateRules: readonly { readonly id: string; readonly state: State }[];
  readonly score: number;
  readonly thresholds: Thresholds;
}

/** The transaction's value for a list, in the list's spelling; null when it has none, or only guesses it. */
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

/** Gathers the evidence from the lists and the fired live rules. */
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

/** Finds the state and what fixed it. */
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
