import { type Decision, decide } from '@assay/rules';
import { phoneSpellings } from '../identity-keys/velocity-keys';
import type { ModelScore } from './blackbox-model';
import { canarySeedOf } from './canary-seed';
import { factsOf } from './facts';
import type { FraudPorts } from './fraud-call';
import type { GatheredCall } from './gather-call';
import { isTestKey, settleTestState } from './test-scenarios';

/** A decision with what it rested on beyond what was gathered. */
export interface DecidedBy {
  readonly decision: Decision;
  /** What the account's model gives; null without one. */
  readonly scored: ModelScore | null;
  /** Lists that held the value they were asked about. */
  readonly listHits: readonly (readonly [list: string, value: string])[];
}

/** Whether a list holds a value; null without such a list. A phone number in national form is on it by its international number, too. */
function holds({ policy, request }: GatheredCall, list: string, value: string): boolean | null {
  const held = policy.lists.has(list, value);
  if (held !== false || policy.compiled.surroundings.listFieldOf(list) !== 'phone_number') return held;
  const number = phoneSpellings(request);
  return number?.spelled === value && policy.lists.has(list, number.international) === true;
}

/** Scores by the model and decides by the rules. */
export function decideCall(ports: FraudPorts, call: GatheredCall): DecidedBy {
  const { caller, request, policy, velocity, event, receivedAt: now } = call;
  const facts = factsOf(request, call.details, null, call.tags);
  const scored = ports.model?.score({ caller, facts, velocity, policy, now }) ?? null;
  const listHits: [string, string][] = [];
  const decided = decide(policy.compiled, {
    // Not made anew: that is half a hundred members.
    facts: Object.assign(facts, { blackbox_score: scored?.score ?? null }),
    now,
    velocity,
    canarySeed: canarySeedOf(call),
    lists: {
      has(list, value) {
        const held = holds(call, list, value);
        if (held) listHits.push([list, value]);
        return held;
      },
      isEmpty: (list) => policy.lists.isEmpty?.(list) === true,
    },
  });
  const decision = isTestKey(caller) ? settleTestState(request, decided) : decided;
  event.state = decision.state;
  return { decision, scored, listHits };
}
