import { type Details, type Direction, ekycFactsOf, type FraudRequest } from '@assay/contract';
import { type Decision, decide, type Facts } from '@assay/rules';
import { phoneSpellings } from '../identity-keys/velocity-keys';
import type { FraudPorts, ModelScore } from './fraud-call';
import type { GatheredCall } from './gather';
import { accountAmount, type OpenCall } from './open-call';
import { isTestKey, settleTestState } from './test-scenarios';

/**
 * Returns the seed for drawing canary rules: 32 bits of the keyed hash of the transaction id. A repeated
 * transaction gets the same draw, and outsiders can't choose it. The seed is stored with the evaluation so
 * that a replay needs no key.
 * @returns null if the policy contains no canary rules
 */
export const canarySeedOf = ({ policy, event }: Pick<OpenCall, 'policy' | 'event'>): number | null =>
  policy.compiled.hasCanary ? Number(BigInt.asUintN(32, BigInt(event.transaction))) : null;

/** All facts that rules can read of a transaction. A model sets the score after it has read the rest. */
interface TransactionFacts extends Facts {
  blackbox_score: number | null;
}

/** Facts of a payment that depend on the policy. */
interface PaymentFacts {
  readonly direction: Direction | null;
  /** Amount in the currency of the account. */
  readonly account_amount: number | null;
}

/** Collects the facts of a transaction. */
export function factsOf(
  request: FraudRequest,
  details: Details,
  blackboxScore: number | null,
  more: Partial<PaymentFacts> & { readonly tags?: readonly string[] | null } = {},
): TransactionFacts {
  const text = Object.fromEntries(details.string_analyses.map((analysis) => [analysis.field, analysis]));
  const ekyc_data = details.ekyc_data && ekycFactsOf(details.ekyc_data);
  const { tags = null, direction = null, account_amount = null } = more;
  return {
    ...request,
    ...details,
    ekyc_data,
    text,
    blackbox_score: blackboxScore,
    tags,
    direction,
    account_amount,
  };
}

/** A decision and what it used in addition to the gathered data. */
export interface DecidedBy {
  readonly decision: Decision;
  /** Result of the account's model; null without a model. */
  readonly scored: ModelScore | null;
  /** Lists that contained the value that was looked up. */
  readonly listHits: readonly (readonly [list: string, value: string])[];
}

/**
 * Checks if a list contains a value; null if the list doesn't exist. A phone number in national form is also
 * looked up by its international number.
 */
function holds({ policy, call: { request } }: OpenCall, list: string, value: string): boolean | null {
  const held = policy.lists.has(list, value);
  if (held !== false || policy.compiled.surroundings.listFieldOf(list) !== 'phone_number') return held;
  const number = phoneSpellings(request);
  return number?.spelled === value && policy.lists.has(list, number.international) === true;
}

/** Computes the model score, then applies the rules. */
export function decideCall(ports: FraudPorts, gathered: GatheredCall): DecidedBy {
  const { open, velocity } = gathered;
  const { policy, event } = open;
  const { caller, request, receivedAt: now } = open.call;
  const { tags } = gathered;
  const { direction } = event;
  const facts = factsOf(request, gathered.details, null, {
    tags,
    direction,
    account_amount: accountAmount(request, open.rates),
  });
  const scored = ports.model?.score({ caller, facts, velocity, policy, now }) ?? null;
  // The score is set on the same object because a copy would have more than fifty members.
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
