import type { State } from '../velocity/event';
import type { Decision, Rule, Thresholds } from './rule-set';
import { clampScore, stateOfScore, worseState } from './score';

function pointsOf({ then }: Rule): number {
  const { score } = then;
  if (!score) return 0;
  return score.operation === '+' ? score.value : -score.value;
}

/**
 * The state that a decision would have had with one more rule that fires: a list goes before every rule, then the worst of the
 * states that rules set, then the sum of all points.
 * @param decision by all the other rules
 * @param rule live and fired; null = none
 */
export function stateWith(decision: Decision, rule: Rule | null, thresholds: Thresholds): State {
  const { decided_by, state, score_path } = decision;
  if (!rule || decided_by.by === 'allow_list' || decided_by.by === 'block_list') return state;
  const set = rule.then.state ?? null;
  if (decided_by.by === 'rule') return set ? worseState(set, state) : state;
  if (set) return set;
  return stateOfScore(clampScore((score_path.at(-1)?.total ?? 0) + pointsOf(rule)), thresholds);
}
