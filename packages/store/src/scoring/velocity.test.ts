import { ALL_EVENT_COLUMNS, eventColumnSet, NO_SUBJECTS } from '@assay/contract';
import { expect, it } from 'vitest';
import { onEveryServer } from '../testing/every-server';
import { newEvaluation } from '../testing/new-evaluation';
import { evaluationWriter } from './evaluations';
import type { NewEvaluation } from './keep-calls';
import { type HistoryRow, velocityReader } from './velocity';

const ACCOUNTS = [1, 2, 3] as const;
const KEYS = ['11', '12', '13', '14', '15'] as const;
const STATES = ['APPROVE', 'REVIEW', 'DECLINE'] as const;

/** Evaluations of several accounts that share keys; their content depends on their number. */
const CALLS = Array.from({ length: 150 }, (_, n): NewEvaluation => {
  const keys = KEYS.filter((_key, place) => (n * 7 + place * place * 3) % 4 !== 0);
  const call = newEvaluation(ACCOUNTS[(n * 5 + (n >> 3)) % 3]!, n, { eventKeys: keys, historyKeys: keys });
  const { event } = call;
  const subjects = { ...event.subjects, merchant_id: n % 4 === 0 ? null : String(n % 4) };
  const direction = ([null, 'inflow', 'outflow'] as const)[n % 3]!;
  const custom = n % 5 === 0 ? null : new Map([['77', String(-n)]]);
  return { ...call, event: { ...event, state: STATES[(n * 11) % 3]!, direction, subjects, custom } };
});

const newestFirst = (a: NewEvaluation, b: NewEvaluation) => b.event.at - a.event.at;
const callsOf = (account: number, key: string) =>
  CALLS.filter(({ environmentId, eventKeys }) => environmentId === account && eventKeys.includes(key));

/** Computes the counter of a key in an account. */
function counterOf(account: number, key: string): HistoryRow {
  const at = callsOf(account, key).map(({ event }) => event.at);
  const fraud = callsOf(account, key).flatMap(({ event }) => (event.state === 'DECLINE' ? [event.at] : []));
  return {
    environmentId: account,
    hits: at.length,
    firstSeen: Math.min(...at),
    lastSeen: Math.max(...at),
    fraudHits: fraud.length,
    fraudFirstSeen: fraud.length > 0 ? Math.min(...fraud) : null,
    fraudLastSeen: fraud.length > 0 ? Math.max(...fraud) : null,
  };
}

// The same evaluations and expectations for every kind of server: all must return the same counts.
onEveryServer((databases) => {
  it('counts the events of keys and their lifetimes on every kind of server', async () => {
    const database = await databases.open();
    const writer = evaluationWriter(database);
    await Promise.all(CALLS.map((call) => writer.keep(call)));
    const reader = velocityReader(database);
    const since = CALLS[40]!.event.at;
    const sharing = new Set<number>(ACCOUNTS);
    const seen = await Promise.all(
      ACCOUNTS.map((environmentId) =>
        reader.look({
          events: KEYS.flatMap((keyHash) => [
            { environmentId, keyHash, since: 0, cap: 20, columns: ALL_EVENT_COLUMNS },
            { environmentId, keyHash, since, cap: 5000, columns: ALL_EVENT_COLUMNS },
          ]),
          history: KEYS.map((keyHash) => ({ keyHash, environmentId, sharing })),
        }),
      ),
    );
    for (const [place, account] of ACCOUNTS.entries()) {
      for (const [at, key] of KEYS.entries()) {
        const events = callsOf(account, key)
          .sort(newestFirst)
          .map(({ event }) => event);
        expect(seen[place]?.events[2 * at]).toEqual(events.slice(0, 20));
        expect(seen[place]?.events[2 * at + 1]).toEqual(events.filter((event) => event.at >= since));
        const counters = seen[place]?.history[at]?.toSorted((a, b) => a.environmentId - b.environmentId);
        expect(counters).toEqual(ACCOUNTS.map((of) => counterOf(of, key)));
      }
    }
  });

  it('reads only the columns of an event that its key requests', async () => {
    const database = await databases.open();
    const call = newEvaluation(1, 1, { eventKeys: ['21', '22', '23'], historyKeys: [] });
    await evaluationWriter(database).keep(call);
    const { id, transaction, at, amount, subjects } = call.event;
    const unread = {
      id,
      transaction,
      at,
      amount: null,
      currency: null,
      action_type: null,
      ip_country: null,
      ekyc_result: null,
      event: null,
      direction: null,
      label: null,
      state: null,
      subjects: NO_SUBJECTS,
      custom: null,
    };
    const key = { environmentId: 1, since: 0, cap: 20 };
    const { events } = await velocityReader(database).look({
      events: [
        { ...key, keyHash: '21', columns: 0 },
        { ...key, keyHash: '22', columns: eventColumnSet(['amount', 'user_id']) },
        { ...key, keyHash: '23', columns: ALL_EVENT_COLUMNS },
      ],
      history: [],
    });
    expect(events).toEqual([
      [unread],
      [{ ...unread, amount, subjects: { ...NO_SUBJECTS, user_id: subjects.user_id } }],
      [call.event],
    ]);
  });

  it('reads later events of a payment only for keys that request their type', async () => {
    const database = await databases.open();
    const call = newEvaluation(1, 1, { eventKeys: ['31'], historyKeys: [] });
    await evaluationWriter(database).keep(call);
    await database.query({
      text: `INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, amount, event)
             VALUES (1, 31, $1, $2, $3, 0, 5, 'refunded')`,
      values: [call.event.at + 1, call.event.id, call.event.transaction],
      accounts: [1],
    });
    const key = { environmentId: 1, keyHash: '31', since: 0, cap: 20 };
    const { events } = await velocityReader(database).look({
      events: [
        { ...key, columns: eventColumnSet(['amount']) },
        { ...key, columns: eventColumnSet(['amount', 'event']) },
      ],
      history: [],
    });
    expect(events.map((rows) => rows.map(({ amount, event }) => [amount, event]))).toEqual([
      [[call.event.amount, null]],
      [
        [5, 'refunded'],
        [call.event.amount, null],
      ],
    ]);
  });

  it('an account that does not share its counters reads only its own', async () => {
    const database = await databases.open();
    const writer = evaluationWriter(database);
    const call = newEvaluation(1, 1, { eventKeys: ['7'], historyKeys: ['7'] });
    await writer.keep(call);
    const key = { keyHash: '7', environmentId: 1, sharing: new Set([2, 3]) };
    const { history } = await velocityReader(database).look({ events: [], history: [key] });
    expect(history).toMatchObject([[{ environmentId: 1, hits: 1 }]]);
  });
});
