import type { CompiledRule, CompiledRuleSet } from '../decision/compile-rule-set';
import { type DecisionInput, decide, ruleCounts, scopeOf } from '../decision/decide';
import type { Decision, Effect, RuleMode } from '../decision/rule-set';
import { clampScore, evidenceOf, roundScore, type StateEvidence, settle } from '../decision/settle';
import type { Scope } from '../evaluate/scope';
import { printRule } from '../text/printer';
import type { State } from '../velocity/event';
import { EXPLANATION_STEPS, type InSteps, inOneGo } from '../work';
import { type ExplainedNode, explainCondition, STEPS_SPENT } from './explain-condition';

interface ExplainedRule {
  readonly id: string;
  readonly name: string;
  readonly mode: RuleMode;
  /**
   * For a canary: its share of transactions, and whether it counts in this one, matched or not; null for
   * other rules.
   */
  readonly canary: { readonly percent: number; readonly counted: boolean } | null;
  readonly then: Effect;
  /** False if the transaction's time is outside the rule's validity period; the rule was not evaluated then. */
  readonly in_force: boolean;
  readonly matched: boolean;
  readonly when: ExplainedNode;
}

/** The smallest change that would have given another state. */
export type Flip =
  | {
      readonly by: 'score';
      readonly to: State;
      /** Points to add (positive) or subtract (negative) from the sum before clamping. */
      readonly points: number;
      /** Live scoring rules that would each cause this alone, by matching or by not matching. */
      readonly rule_ids: readonly string[];
    }
  /** The state changes if none of these rules matches. */
  | { readonly by: 'rule'; readonly to: State; readonly rule_ids: readonly string[] }
  /** The state changes if the transaction is on none of these lists. */
  | { readonly by: 'list'; readonly to: State; readonly list_ids: readonly string[] };

export interface DecisionExplanation {
  readonly decision: Decision;
  /** Every live, canary and shadow rule in evaluation order, matched or not. */
  readonly rules: readonly ExplainedRule[];
  /** Null if no single change of this kind gives another state. */
  readonly flip: Flip | null;
}

/** Smallest difference between scores. */
const SCORE_STEP = 0.01;

/** Maximum number of explained parts; later rules only have their outcome. */
const MAX_EXPLAINED_PARTS = 20_000;

const partsIn = (node: ExplainedNode): number => node.parts.reduce((sum, part) => sum + partsIn(part), 1);

class RuleExplainer {
  private room = MAX_EXPLAINED_PARTS;
  private readonly matched: ReadonlySet<string>;
  private readonly undecided: ReadonlySet<string>;

  constructor(
    private readonly compiled: CompiledRuleSet,
    private readonly scope: Scope,
    private readonly canarySeed: number | null,
    { applied_rules, shadow_rules, undecided_rules }: Decision,
  ) {
    this.matched = new Set([...applied_rules, ...shadow_rules].map(({ id }) => id));
    this.undecided = new Set(undecided_rules);
  }

  explain({ rule, from, until }: CompiledRule): ExplainedRule {
    const { id, name, mode, then } = rule;
    const in_force = this.scope.now >= from && this.scope.now < until;
    const matched = this.matched.has(id);
    const percent = rule.canary_percent ?? 0;
    const canary = mode === 'canary' ? { percent, counted: ruleCounts(rule, this.canarySeed) } : null;
    return { id, name, mode, canary, then, in_force, matched, when: this.condition(rule, matched) };
  }

  private condition({ id, when }: CompiledRule['rule'], fired: boolean): ExplainedNode {
    if (this.undecided.has(id)) {
      const { op } = when;
      return { op, text: printRule(when), value: null, outcome: 'unknown', unknown: STEPS_SPENT, parts: [] };
    }
    const explained = explainCondition(when, this.scope, this.compiled.surroundings);
    this.room -= partsIn(explained);
    const shown = this.room < 0 ? { ...explained, parts: [] } : explained;
    // An explanation can run out of steps where the decision, which skips parts, did not.
    return fired && shown.outcome !== 'true' ? { ...shown, value: true, outcome: 'true' } : shown;
  }
}

/** Returns the points that the sum lacks to reach a threshold, or must lose to fall below it. */
function pointsTo(total: number, threshold: number): number {
  return total < threshold ? roundScore(threshold - total) : roundScore(threshold - total - SCORE_STEP);
}

/** Checks whether a matched rule affects the decision. */
const counts = ({ mode, canary }: Pick<ExplainedRule, 'mode' | 'canary'>): boolean =>
  canary?.counted ?? mode === 'live';

function scoreFlip(
  rules: readonly ExplainedRule[],
  evidence: StateEvidence,
  total: number,
  state: State,
): Flip | null {
  const { review, decline } = evidence.thresholds;
  const flips = [review, decline]
    // A score is never below 0 or above 100, so such thresholds are always or never reached.
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
      if (!counts(rule) || !rule.in_force || !rule.then.score) return false;
      const { operation, value } = rule.then.score;
      const change = (operation === '+') === rule.matched ? -value : value;
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

/**
 * Decides a transaction again and explains it: each rule down to its operands, and the smallest change that
 * gives another state.
 */
export const explainDecision = (compiled: CompiledRuleSet, input: DecisionInput): DecisionExplanation =>
  inOneGo(explainInSteps(compiled, input));

/** Runs `explainDecision` in steps, one per rule. */
export function* explainInSteps(
  compiled: CompiledRuleSet,
  input: DecisionInput,
): InSteps<DecisionExplanation> {
  const decision = decide(compiled, input);
  const scope = scopeOf(compiled, input, EXPLANATION_STEPS);
  const explainer = new RuleExplainer(compiled, scope, input.canarySeed ?? null, decision);
  const rules: ExplainedRule[] = [];
  for (const rule of compiled.rules) {
    yield;
    rules.push(explainer.explain(rule));
  }
  const fired = compiled.rules.filter((_, index) => rules[index]?.matched && counts(rules[index]));
  const evidence = evidenceOf(compiled, scope, fired, decision.fraud_score);
  return { decision, rules, flip: findFlip(rules, evidence, decision) };
}
