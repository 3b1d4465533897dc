import type { RuleTrial } from '@assay/contract';
import {
  type DecisionInput,
  decide,
  explainDecision,
  type ListPort,
  ruleCounts,
  stateWith,
  type VelocityValue,
} from '@assay/rules';
import { DRAFT, type DraftCandidate, TODAY } from './draft-plan';

/** One call as rules see it; velocity answers by what was asked. */
interface TriedCall {
  readonly facts: DecisionInput['facts'];
  /** UNIX milliseconds. */
  readonly now: number;
  readonly velocity: ReadonlyMap<string, VelocityValue>;
  readonly lists: ListPort;
  /** Of a kept call; null = canaries do not count. */
  readonly canarySeed: number | null;
}

const NOT_KNOWN: VelocityValue = { value: null, lowerBound: false };

function inputOf(
  { velocity, ...call }: TriedCall,
  { velocity: plan }: DraftCandidate['conditions'],
): DecisionInput {
  return { ...call, velocity: plan.definitions.map(({ id }) => velocity.get(id) ?? NOT_KNOWN) };
}

/** What a draft makes of one call: whether it fires and why, and which state the call has under both policies. */
export function tryOnCall(candidate: DraftCandidate, call: TriedCall): RuleTrial {
  const { conditions, rest, rule, replaced, thresholds, policyVersion } = candidate;
  const { rules } = explainDecision(conditions, inputOf(call, conditions));
  const draft = rules.find(({ id }) => id === DRAFT)!;
  const wasFired =
    replaced !== null &&
    ruleCounts(replaced, call.canarySeed) &&
    rules.some(({ id, fired }) => id === TODAY && fired);
  const others = decide(rest, inputOf(call, rest));
  return {
    rule_id: rule.id,
    policy_version: policyVersion,
    fires: draft.fired,
    when: draft.when as RuleTrial['when'],
    was: stateWith(others, wasFired ? replaced : null, thresholds),
    becomes: stateWith(others, draft.fired ? rule : null, thresholds),
    not_asked: conditions.velocity.definitions.flatMap(({ id }) => (call.velocity.has(id) ? [] : [id])),
  };
}
