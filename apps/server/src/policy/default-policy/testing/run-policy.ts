import { NO_SUBJECTS, subjectHashes, VELOCITY_KEYS, type VelocityKey } from '@assay/contract';
import {
  aggregate,
  buildListIndex,
  type CompiledRuleSet,
  type Decision,
  decide,
  type EventRow,
  type EventsByKey,
  listPort,
} from '@assay/rules';
import type { EarlierEvents, Example } from './example';
import { NOW, type PartialFacts } from './facts';

const READ_LIMIT = 5_001;

/** Returns the value of a key if the transaction has it, in plain text because examples need no hashes. */
function keyOf(facts: PartialFacts, key: VelocityKey): string | undefined {
  switch (key) {
    case 'device_hash':
      return facts.device_id;
    case 'true_device_id':
      return facts.device_details?.true_device_id ?? undefined;
    case 'shipping_address':
      return facts.shipping_street && facts.shipping_zip && `${facts.shipping_zip} ${facts.shipping_street}`;
    case 'cookie_hash':
    case 'address':
    case 'billing_address':
      return undefined;
    default:
      return facts[key];
  }
}

function currentEvent(facts: PartialFacts): EventRow {
  const of = (key: VelocityKey) => keyOf(facts, key) ?? null;
  return {
    id: 'current',
    at: NOW,
    amount: facts.transaction_amount ?? null,
    currency: facts.transaction_currency ?? null,
    action_type: facts.action_type ?? null,
    ip_country: facts.ip_details?.country ?? null,
    ekyc_result: null,
    label: null,
    state: null,
    event: null,
    direction: null,
    custom: null,
    subjects: subjectHashes(of),
  };
}

function rowsOf(earlier: EarlierEvents, facts: PartialFacts, group: number): readonly EventRow[] {
  const { times = 1, minutesAgo = 5, each, of = {}, amount, ip_country, state = 'APPROVE' } = earlier;
  return Array.from({ length: times }, (_, index) => ({
    id: `${group}/${index}`,
    at: NOW - minutesAgo * 60_000 - index,
    amount: amount ?? null,
    currency: facts.transaction_currency ?? null,
    action_type: null,
    ip_country: ip_country ?? null,
    ekyc_result: null,
    label: null,
    state,
    event: null,
    direction: null,
    custom: null,
    subjects: { ...NO_SUBJECTS, ...of, ...(each ? { [each]: `other ${group}/${index}` } : {}) },
  }));
}

function eventsByKey({ facts, earlier }: Example): EventsByKey {
  const carried = VELOCITY_KEYS.filter((key) => keyOf(facts, key));
  return new Map(
    carried.map((key) => {
      const rows = earlier.flatMap((events, group) =>
        events.by === key ? rowsOf(events, facts, group) : [],
      );
      return [key, { rows: rows.sort((a, b) => b.at - a.at), limit: READ_LIMIT }];
    }),
  );
}

/** Decides an example like the fraud API, with velocity from its earlier transactions. */
export function runPolicy(compiled: CompiledRuleSet, example: Example): Decision {
  const { facts, lists } = example;
  const indexes = compiled.set.lists.map(
    (list) => [list.id, buildListIndex(list, lists[list.id] ?? [])] as const,
  );
  return decide(compiled, {
    facts,
    now: NOW,
    velocity: aggregate(compiled.velocity, eventsByKey(example), currentEvent(facts)),
    lists: listPort(new Map(indexes)),
  });
}
