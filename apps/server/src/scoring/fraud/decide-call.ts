import { type Details, ekycFactsOf, type FraudRequest } from '@assay/contract';
import { type Decision, decide, type Facts } from '@assay/rules';
import { phoneSpellings } from '../identity-keys/velocity-keys';
import type { FraudPorts, ModelScore } from './fraud-call';
import type { GatheredCall } from './gather';
import type { OpenCall } from './open-call';
import { isTestKey, settleTestState } from './test-scenarios';

/**
 * The number by which canaries are drawn for a call: 32 bits of the keyed hash of its transaction id, so that a repeated
 * transaction is drawn alike and nobody outside can choose. Kept with the call, so that a replay needs no key.
 * @returns null where the rules have no canary
 */
export const canarySeedOf = ({ policy, event }: Pick<OpenCall, 'policy' | 'event'>): number | null =>
  policy.compiled.hasCanary ? Number(BigInt.asUintN(32, BigInt(event.transaction))) : null;

/** Everything that rules can read of a transaction. A model sets the score after it has read the rest. */
interface TransactionFacts extends Facts {
  blackbox_score: number | null;
}

/** Collects the facts of a transaction. */
export function factsOf(
  request: FraudRequest,
  details: Details,
  blackboxScore: number | null,
  tags: readonly string[] | null = null,
): TransactionFacts {
  const text = Object.fromEntries(details.string_analyses.map((analysis) => [analysis.field, analysis]));
  const ekyc_data = details.ekyc_data && ekycFactsOf(details.ekyc_data);
  return { ...request, ...details, ekyc_data, text, blackbox_score: blackboxScore, tags };
}

/** A decision with what it rested on beyond what was gathered. */
export interface DecidedBy {
  readonly decision: Decision;
  /** What the account's model gives; null without one. */
  readonly scored: ModelScore | null;
  /** Lists that held the value they were asked about. */
  readonly listHits: readonly (readonly [list: string, value: string])[];
}

/** Whether a list holds a value; null without such a list. A phone number in national form is on it by its international number, too. */
function holds({ policy, call: { request } }: OpenCall, list: string, value: string): boolean | null {
  const held = policy.lists.has(list, value);
  if (held !== false || policy.compiled.surroundings.listFieldOf(list) !== 'phone_number') return held;
  const number = phoneSpellings(request);
  return number?.spelled === value && policy.lists.has(list, number.international) === true;
}

/** Scores by the model and decides by the rules. */
export function decideCall(ports: FraudPorts, gathered: GatheredCall): DecidedBy {
  const { open, velocity } = gathered;
  const { policy, event } = open;
  const { caller, request, receivedAt: now } = open.call;
  const facts = factsOf(request, gathered.details, null, gathered.tags);
  const scored = ports.model?.score({ caller, facts, velocity, policy, now }) ?? null;
  // Set on the same object: a copy would have more than fifty members.
  facts.blackbox_score = scored?.score ?? null;
  const listHits: [string, string][] = [];
  const decided = decide(policy.compiled, {
    facts,
    now,
    velocity,
    canarySeed: canarySeedOf(open),
    lists: {
      has(list, value) {
        const held = holds(open, list, value);
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
