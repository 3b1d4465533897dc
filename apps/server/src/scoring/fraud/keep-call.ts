import type { FraudData } from '@assay/contract';
import type { Decision } from '@assay/rules';
import type { Connection, NewEvaluation } from '@assay/store';
import type { ListChange } from '../../policy/index';
import { findTerms } from '../identity-keys/find-terms';
import { phoneSpellings, receiverHashes, sightedKeys } from '../identity-keys/velocity-keys';
import type { DecidedCall } from '../modules/signal';
import type { SeenRecord } from './answer';
import type { FraudPorts } from './fraud-call';
import type { GatheredCall } from './gather';
import { isTestKey } from './test-scenarios';

/** A decided transaction with its response, ready to be stored. */
export interface AnsweredCall {
  readonly gathered: GatheredCall;
  readonly decision: Decision;
  readonly seen: SeenRecord;
  /** All results, regardless of `config.response_fields`. */
  readonly data: FraudData;
  /** `data` of the response, limited to the members in `config.response_fields`. */
  readonly answered: Partial<FraudData>;
  /** JSON text of the envelope as sent. */
  readonly text: string;
}

/**
 * Returns the list entries that rules add. A phone number in national form is stored in international form,
 * which matches any spelling.
 */
function listEntriesOf({ decision, gathered }: AnsweredCall): Decision['list_actions'] {
  const { request } = gathered.open.call;
  return decision.list_actions.map((action) => {
    const number = action.field === 'phone_number' ? phoneSpellings(request) : null;
    return number?.spelled === action.value ? { ...action, value: number.international } : action;
  });
}

/** Returns the events for list entries that rules add. Each is a separate event, recorded with the evaluation. */
function listEventsOf(ports: FraudPorts, answered: AnsweredCall): NewEvaluation['writes'] {
  const { call, policy } = answered.gathered.open;
  if (isTestKey(call.caller)) return [];
  return listEntriesOf(answered).flatMap(({ list_id, value, rule_id }) => {
    const list = policy.compiled.set.lists.find(({ id }) => id === list_id);
    if (!list) return [];
    const change: ListChange = {
      accountId: call.caller.account.id,
      list,
      added: [value],
      removed: [],
      cleared: false,
      author: `rule ${rule_id}`,
      at: call.receivedAt,
    };
    return [(connection: Connection) => ports.listChanged(connection, change)];
  });
}

/** Returns the rows that features store with the evaluation. */
function featureWrites({ decision, gathered: { open, writes } }: AnsweredCall) {
  const { call, event, transactionId } = open;
  const decided: DecidedCall = {
    environmentId: call.caller.environmentId,
    evaluationId: event.id,
    transactionId,
    at: call.receivedAt,
    state: decision.state,
  };
  return writes.map((write) => (connection: Connection) => write(connection, decided));
}

/** Returns the webhook payload: the members in `response_fields`, and always the transaction id and the state. */
function outboxOf({ gathered, decision, answered }: AnsweredCall): NonNullable<NewEvaluation['outbox']> {
  const { transactionId, hashes } = gathered.open;
  return {
    event: 'transaction/processed',
    data: JSON.stringify({ id: transactionId, state: decision.state, ...answered }),
    userHash: hashes.user_id ?? null,
    emailHash: hashes.email ?? null,
  };
}

/** Returns the evaluation record to store. */
export function evaluationOf(ports: FraudPorts, answered: AnsweredCall): NewEvaluation {
  const { decision, gathered } = answered;
  const { open, serviceId, subscribed } = gathered;
  const { call, event } = open;
  const { caller, request } = call;
  return {
    environmentId: caller.environmentId,
    event: { ...event, state: decision.state },
    receiver: receiverHashes(request, ports.hasher),
    transactionId: open.transactionId,
    serviceId,
    fraudScore: decision.fraud_score,
    policyVersion: open.policy.version,
    request: JSON.stringify(request),
    seen: JSON.stringify(answered.seen),
    answer: answered.text,
    appliedRules: answered.answered.applied_rules?.map(({ id }) => id) ?? null,
    findTerms: findTerms(
      caller.environmentId,
      request,
      { rules: decision.applied_rules.map(({ id }) => id), ipCountry: event.ip_country },
      ports.hasher,
    ),
    eventKeys: open.eventKeys,
    historyKeys: [...sightedKeys(open.hashes), ...open.spelledKeys],
    listAdditions: isTestKey(caller)
      ? []
      : listEntriesOf(answered).map((action) => ({ ...action, accountId: caller.account.id })),
    ...(call.idempotency ? { idempotency: call.idempotency } : {}),
    writes: [...featureWrites(answered), ...listEventsOf(ports, answered)],
    ...(subscribed ? { outbox: outboxOf(answered) } : {}),
  };
}

/** Stores an evaluation durably and makes its list entries visible to the next request. */
export async function storeCall(ports: FraudPorts, evaluation: NewEvaluation): Promise<void> {
  await ports.keep(evaluation);
  // The entries are already stored. If this notification fails, the follower picks them up.
  if (evaluation.listAdditions.length > 0) await ports.directory.changed();
}
