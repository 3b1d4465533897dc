import { describe, expect, it } from 'vitest';
import type { Connection, Database } from '../connection/connection';
import { createAccount } from '../identity/accounts';
import { evaluationWriter } from '../scoring/evaluations';
import type { NewEvaluation } from '../scoring/keep-calls';
import { onEveryServer } from '../testing/every-server';
import { newEvaluation } from '../testing/new-evaluation';
import { listEvaluations } from '../workplace/find/list-evaluations';
import {
  eraseWebhooks,
  exportWebhooks,
  listWebhookDeliveries,
  removeWebhooksOlderThan,
} from './delivery-log';
import { deliveryQueue } from './delivery-queue';
import { createWebhookEndpoint, subscribedEvents } from './endpoints';
import { type EventPersons, enqueueEvent, openEvent } from './outbox';

const id = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const OWNER = id(999);

async function newAccount(database: Database): Promise<number> {
  return createAccount(database, { name: 'Shop', owner: false, settings: {}, now: new Date(0) });
}

async function newEndpoint(database: Database, environmentId: number, n = 1): Promise<void> {
  await createWebhookEndpoint(database, {
    environmentId,
    id: id(n),
    name: 'Shop',
    url: 'https://shop.example/',
    events: ['transaction/processed'],
    secret: Buffer.from('sealed'),
    createdAt: 0,
  });
}

const emit = (
  database: Connection,
  environmentId: number,
  name: string,
  at = 1,
  persons: EventPersons = {},
) =>
  enqueueEvent(database, {
    environmentId,
    event: 'transaction/processed',
    data: { id: name, state: 'APPROVE' },
    at,
    ...persons,
  });

const stored = async (database: Database) =>
  (
    await database.query<{ environmentId: number; event: string; kept: Buffer }>({
      text: 'SELECT account_id AS "environmentId", event, kept FROM webhook_event ORDER BY sequence',
    })
  ).map(({ environmentId, event, kept }) => {
    const data = openEvent(database.vault, environmentId, event, { kept, data: null });
    return JSON.parse(data ?? '').id as string;
  });

/** Creates increasing ids, like a process. */
function ids(): () => string {
  let n = 100;
  return () => id(n++);
}

onEveryServer((databases) => {
  describe('enqueueEvent', () => {
    it('stores events of committed transactions in order, and none without subscribers', async () => {
      const database = await databases.open();
      const [shop, quiet] = [await newAccount(database), await newAccount(database)];
      await newEndpoint(database, shop);
      expect(await subscribedEvents(database, shop)).toEqual(new Set(['transaction/processed']));
      await emit(database, shop, 'a');
      await emit(database, quiet, 'unheard');
      const failed = database.transaction(async (connection) => {
        await emit(connection, shop, 'never');
        throw new Error('changed my mind');
      });
      await expect(failed).rejects.toThrow('changed my mind');
      await emit(database, shop, 'b');
      expect(await stored(database)).toEqual(['a', 'b']);
    });

    it('stores events with the batch of their evaluations', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      const writer = evaluationWriter(database);
      const emitting = (n: number): NewEvaluation =>
        newEvaluation(shop, n, {
          eventKeys: ['7'],
          historyKeys: ['7'],
          ...(n % 3 === 0
            ? {
                outbox: {
                  event: 'transaction/processed',
                  data: `{"id":"order-${n} \\"{}\\\\,ü"}`,
                  userHash: n === 0 ? null : String(n),
                  emailHash: '-5',
                },
              }
            : {}),
        });
      await Promise.all(Array.from({ length: 40 }, (_, n) => writer.keep(emitting(n))));
      expect((await listEvaluations(database, shop, { limit: 100 })).evaluations).toHaveLength(40);
      const wanted = Array.from({ length: 14 }, (_, n) => `order-${n * 3} "{}\\,ü`);
      expect((await stored(database)).sort()).toEqual(wanted.sort());
      const [first] = await database.query({
        text: `SELECT user_hashes::text AS users, email_hashes::text AS emails, transaction_id FROM webhook_event
               WHERE transaction_id = 'order-0'`,
      });
      expect(first).toEqual({ users: '{}', emails: '{-5}', transaction_id: 'order-0' });
      // The same evaluation can't be written again, and neither can its event.
      await expect(writer.keep(emitting(3))).rejects.toThrow(/duplicate key/);
      expect(await stored(database)).toHaveLength(14);
    });
  });

  describe('deliveryQueue', () => {
    it('creates one delivery per event and endpoint in order, with any number of processes', async () => {
      const { url, database } = await databases.openAt();
      const shop = await newAccount(database);
      await newEndpoint(database, shop, 1);
      await newEndpoint(database, shop, 2);
      for (let n = 0; n < 60; n++) await emit(database, shop, `t${n}`);
      const newId = ids();
      const queues = [database, databases.connect(url)].map((each, n) => deliveryQueue(each, id(900 + n)));
      await Promise.all([...queues, ...queues].map((queue) => queue.fanOut(5, newId)));
      expect(await listWebhookDeliveries(database, shop, {}, { limit: 500 })).toHaveLength(120);
      const [queue] = queues;
      const [lane, ...others] = (await queue?.claim({ now: 5, until: 9, most: 1, failing: true })) ?? [];
      expect(others).toEqual([]);
      const work = lane && (await queue?.due(lane, 5));
      expect(work?.deliveries.map(({ data }) => JSON.parse(data).id)).toEqual(
        Array.from({ length: 32 }, (_, n) => `t${n}`),
      );
      // The other lane is free; the first one is claimed until its lease ends.
      expect(await queues[1]?.claim({ now: 5, until: 9, most: 9, failing: true })).toHaveLength(1);
      expect(await queues[1]?.claim({ now: 8, until: 9, most: 9, failing: true })).toEqual([]);
      expect(await queues[1]?.claim({ now: 9, until: 12, most: 9, failing: true })).toHaveLength(2);
      expect(lane && (await queue?.due(lane, 9))).toBeNull();
      // A lease from before the clock was set back by an hour must not block a lane for an hour.
      const hour = 3_600_000;
      const most = { most: 9, failing: true };
      expect(await queue?.claim({ now: hour, until: hour + 20_000, ...most })).toHaveLength(2);
      expect(await queues[1]?.claim({ now: hour + 1000, until: hour + 21_000, ...most })).toEqual([]);
      expect(await queues[1]?.claim({ now: 20, until: 20_020, ...most })).toHaveLength(2);
    });
  });

  describe('recall', () => {
    const DAY = 86_400_000;
    const WAITS = [0, 60_000, 240_000];
    const dueAt = async (database: Database, shop: number) =>
      (await listWebhookDeliveries(database, shop, {}, { limit: 9 })).map(
        ({ nextAttemptAt }) => nextAttemptAt,
      );

    it('makes deliveries due that wait longer than their schedule allows', async () => {
      const database = await databases.open();
      const [shop, other] = [await newAccount(database), await newAccount(database)];
      const queue = deliveryQueue(database, OWNER);
      const newId = ids();
      for (const [n, each] of [shop, other].entries()) {
        await newEndpoint(database, each, n);
        await emit(database, each, `t${n}`);
      }
      await queue.fanOut(DAY, newId);
      // Within the difference of clocks, and then a day behind.
      expect(await queue.recall(DAY - 60_000, WAITS)).toBe(0);
      expect(await queue.recall(5, WAITS)).toBe(2);
      expect([await dueAt(database, shop), await dueAt(database, other)]).toEqual([[5], [5]]);
      expect(await queue.recall(5, WAITS)).toBe(0);
    });

    it('allows the wait after the attempts so far', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      await newEndpoint(database, shop);
      await emit(database, shop, 't');
      const queue = deliveryQueue(database, OWNER);
      await queue.fanOut(DAY, ids());
      await database.query({
        text: 'UPDATE webhook_delivery SET attempts = 2 WHERE account_id = $1',
        values: [shop],
      });
      expect(await queue.recall(DAY - 300_000, WAITS)).toBe(0);
      expect(await queue.recall(DAY - 300_001, WAITS)).toBe(1);
    });
  });

  describe('stored events and deliveries', () => {
    it('are deleted after the retention period', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      await newEndpoint(database, shop);
      for (const at of [10, 20, 30]) await emit(database, shop, `at-${at}`, at);
      await deliveryQueue(database, OWNER).fanOut(30, ids());
      expect(await removeWebhooksOlderThan(database, shop, 30)).toBe(2);
      expect(await stored(database)).toEqual(['at-30']);
      expect(await listWebhookDeliveries(database, shop, {}, { limit: 9 })).toHaveLength(1);
    });

    it('are exported and erased for a person, in this account only', async () => {
      const database = await databases.open();
      const [shop, other] = [await newAccount(database), await newAccount(database)];
      await newEndpoint(database, shop, 1);
      await newEndpoint(database, other, 2);
      await emit(database, shop, 'by user', 1, { userHashes: ['1'] });
      await emit(database, shop, 'by one of many', 2, { emailHashes: ['8', '2', '9'] });
      await emit(database, shop, 'by transaction', 3, { transactionId: 'order' });
      await emit(database, shop, 'not theirs', 4, {
        userHashes: ['2'],
        emailHashes: ['1'],
        transactionId: 'else',
      });
      await emit(database, other, 'elsewhere', 5, { userHashes: ['1'] });
      await deliveryQueue(database, OWNER).fanOut(30, ids());
      const person = { userHashes: ['1'], emailHashes: ['2'], transactionIds: ['order'] };
      expect(await exportWebhooks(database, shop, person)).toEqual(
        ['by user', 'by one of many', 'by transaction'].map((name, n) => ({
          event: 'transaction/processed',
          at: new Date(n + 1).toISOString(),
          data: { id: name, state: 'APPROVE' },
          deliveries: [{ id: expect.any(String), endpoint_id: id(1), attempts: [] }],
        })),
      );
      expect(await database.transaction((connection) => eraseWebhooks(connection, shop, person))).toBe(6);
      expect(await stored(database)).toEqual(['not theirs', 'elsewhere']);
      expect(await exportWebhooks(database, shop, person)).toEqual([]);
      expect(await listWebhookDeliveries(database, shop, {}, { limit: 9 })).toHaveLength(1);
      expect(await eraseWebhooks(database, shop, person)).toBe(0);
    });
  });
});
