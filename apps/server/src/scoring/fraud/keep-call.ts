import type { FraudData } from '@assay/contract';
import type { Decision } from '@assay/rules';
import type { Connection, NewEvaluation } from '@assay/store';
import type { ListChange } from '../../policy/index';
import { findTerms } from '../identity-keys/find-terms';
import { phoneSpellings, sightedKeys } from '../identity-keys/velocity-keys';
import type { FraudPorts } from './fraud-call';
import type { GatheredCall } from './gather-call';
import type { SeenRecord } from './seen-record';
import type { DecidedCall } from './signal';

/** A call with its answer, ready to be kept. */
export interface AnsweredCall extends GatheredCall {
  readonly decision: Decision;
  readonly seen: SeenRecord;
  /** `data` of the answer. */
  readonly answered: Partial<FraudData>;
  /** The whole answer as it is sent. */
  readonly answer: string;
}

const isTest = ({ caller }: GatheredCall): boolean => caller.key.kind === 'test';

/** What rules put on lists: of a phone number in national form the international one, by which any call meets it. */
function listEntriesOf({ decision, request }: AnsweredCall): Decision['list_actions'] {
  return decision.list_actions.map((action) => {
    const number = action.field === 'phone_number' ? phoneSpellings(request) : null;
    return number?.spelled === action.value ? { ...action, value: number.international } : action;
  });
}

/** What rules put on lists is an event of its own, recorded with the evaluation. */
function listEventsOf(ports: FraudPorts, call: AnsweredCall): NewEvaluation['writes'] {
  if (isTest(call)) return [];
  return listEntriesOf(call).flatMap(({ list_id, value, rule_id }) => {
    const list = call.policy.compiled.set.lists.find(({ id }) => id === list_id);
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

/** The rows that features keep with the call. */
function featureWrites({ caller, event, transactionId, receivedAt, decision, writes }: AnsweredCall) {
  const decided: DecidedCall = {
    spaceId: caller.spaceId,
    evaluationId: event.id,
    transactionId,
    at: receivedAt,
    state: decision.state,
  };
  return writes.map((write) => (connection: Connection) => write(connection, decided));
}

/** What `response_fields` left of the answer, and always which transaction it is and what became of it. */
const outboxOf = ({
  answered,
  hashes,
  transactionId,
  decision,
}: AnsweredCall): NonNullable<NewEvaluation['outbox']> => ({
  event: 'transaction/processed',
  data: JSON.stringify({ id: transactionId, state: decision.state, ...answered }),
  userHash: hashes.user_id ?? null,
  emailHash: hashes.email ?? null,
});

/** The record of a call. */
export function evaluationOf(ports: FraudPorts, call: AnsweredCall): NewEvaluation {
  const { caller, event, decision } = call;
  return {
    spaceId: caller.spaceId,
    event: { ...event, state: decision.state },
    transactionId: call.transactionId,
    serviceId: call.serviceId,
    fraudScore: decision.fraud_score,
    policyVersion: call.policy.version,
    request: JSON.stringify(call.request),
    seen: JSON.stringify(call.seen),
    answer: call.answer,
    appliedRules: call.answered.applied_rules?.map(({ id }) => id) ?? null,
    findTerms: findTerms(
      caller.spaceId,
      call.request,
      { rules: decision.applied_rules.map(({ id }) => id), ipCountry: event.ip_country },
      ports.hasher,
    ),
    eventKeys: call.eventKeys,
    historyKeys: [...sightedKeys(call.hashes), ...call.spelledKeys],
    listAdditions: isTest(call)
      ? []
      : listEntriesOf(call).map((action) => ({ ...action, accountId: caller.account.id })),
    ...(call.idempotency ? { idempotency: call.idempotency } : {}),
    writes: [...featureWrites(call), ...listEventsOf(ports, call)],
    ...(call.subscribed ? { outbox: outboxOf(call) } : {}),
  };
}

/** Keeps a call durably, and makes its list entries known to the next one. */
export async function keepCall(ports: FraudPorts, evaluation: NewEvaluation): Promise<void> {
  await ports.keep(evaluation);
  // They are kept already: should this fail, the follower brings them.
  if (evaluation.listAdditions.length > 0) await ports.directory.changed();
}
