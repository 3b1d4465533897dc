import { ALL_EVENT_COLUMNS } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import type { Database } from '../connection/connection';
import { StoreUnavailable } from '../connection/unavailable';
import { createAccount } from '../identity/accounts';
import { listEntries } from '../policy/lists';
import { openVault } from '../privacy/vault';
import { onEveryServer } from '../testing/every-server';
import { idAt, newEvaluation } from '../testing/new-evaluation';
import { listEvaluations } from '../workplace/find/list-evaluations';
import { evaluationWriter, findEvaluation } from './evaluations';
import { fulfil, reserve } from './idempotency';
import type { NewEvaluation } from './keep-calls';
import { recordObservations } from './observations';
import { velocityReader } from './velocity';

async function newAccount(database: Database): Promise<number> {
  return createAccount(database, { name: 'Shop', owner: false, settings: {}, now: new Date(0) });
}

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);

onEveryServer((databases) => {
  describe('evaluationWriter', () => {
    it('stores each evaluation as given, with its events and counters', async () => {
      const database = await databases.open();
      const writer = evaluationWriter(database);
      await Promise.all(
        numbers(50).map((n) =>
          writer.keep(newEvaluation(1, n, { eventKeys: ['7', String(1000 + n)], historyKeys: ['7'] })),
        ),
      );
      const wanted = newEvaluation(1, 17);
      const found = await findEvaluation(database, 1, { transactionId: 'order-17' });
      expect(found).toEqual({
        id: wanted.event.id,
        transactionId: 'order-17',
        serviceId: 17,
        at: wanted.event.at,
        state: 'APPROVE',
        fraudScore: 0,
        policyVersion: 1,
        request: '{}',
        seen: '{}',
        answer: wanted.answer,
      });
      expect(await findEvaluation(database, 1, { evaluationId: wanted.event.id })).toEqual(found);
      expect(await findEvaluation(database, 2, { transactionId: 'order-17' })).toBeNull();
      const reader = velocityReader(database);
      const key = { environmentId: 1, keyHash: '7', sharing: new Set<number>() };
      const [seen, ofOther] = await Promise.all([
        reader.look({
          events: [
            { environmentId: 1, keyHash: '7', since: 0, cap: 100, columns: ALL_EVENT_COLUMNS },
            { environmentId: 1, keyHash: '1017', since: 0, cap: 100, columns: ALL_EVENT_COLUMNS },
          ],
          history: [key, { ...key, keyHash: '8' }],
        }),
        reader.look({
          events: [{ environmentId: 2, keyHash: '7', since: 0, cap: 100, columns: ALL_EVENT_COLUMNS }],
          history: [],
        }),
      ]);
      expect(seen.events.map((events) => events.length)).toEqual([50, 1]);
      expect(ofOther.events).toEqual([[]]);
      expect(seen.events[1]).toEqual([wanted.event]);
      expect(seen.history).toMatchObject([[{ environmentId: 1, hits: 50 }], []]);
    });

    it("rejects only the members of a batch that can't be written, and stores none of their data", async () => {
      const database = await databases.open();
      const writer = evaluationWriter(database);
      await writer.keep(newEvaluation(1, 0));
      // Evaluation 0 exists already, and PostgreSQL text can't contain NUL. Evaluations added in one tick
      // share a batch.
      const calls = [
        newEvaluation(1, 1, { eventKeys: ['7'], historyKeys: ['7'] }),
        newEvaluation(1, 0, { eventKeys: ['8'], historyKeys: ['8'] }),
        newEvaluation(2, 2, { eventKeys: ['7'], historyKeys: ['7'] }),
        newEvaluation(2, 3, { eventKeys: ['8'], historyKeys: ['8'], transactionId: '\0' }),
      ];
      const outcomes = await Promise.allSettled(calls.map((call) => writer.keep(call)));
      expect(outcomes.map(({ status }) => status)).toEqual([
        'fulfilled',
        'rejected',
        'fulfilled',
        'rejected',
      ]);
      expect((await listEvaluations(database, 1, { limit: 10 })).evaluations).toHaveLength(2);
      expect((await listEvaluations(database, 2, { limit: 10 })).evaluations).toHaveLength(1);
      const keys = await database.query({ text: 'SELECT key_hash::text AS key FROM velocity_event' });
      expect(keys).toEqual([{ key: '7' }, { key: '7' }]);
      expect(await database.query({ text: 'SELECT key_hash::text AS key, hits FROM key_history' })).toEqual([
        { key: '7', hits: 1 },
        { key: '7', hits: 1 },
      ]);
    });

    it('does not retry a batch whose connection broke, because some of it may be stored', async () => {
      let asked = 0;
      const gone: Database = {
        query: async () => {
          asked++;
          throw new StoreUnavailable(new Error('gone'));
        },
        transaction: () => Promise.reject(new StoreUnavailable(new Error('gone'))),
        patient: () => gone,
        refusals: { last: () => null, forget: () => undefined },
        isDistributed: async () => false,
        groupOf: async () => 0,
        vault: openVault,
        sealWith: () => undefined,
        noteHeadsWith: () => undefined,
        close: async () => undefined,
      };
      const writer = evaluationWriter(gone);
      const outcomes = await Promise.allSettled(numbers(3).map((n) => writer.keep(newEvaluation(1, n))));
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
      expect(asked).toBe(1);
    });

    it('stores event texts so that they can be read back, whatever they contain', async () => {
      const database = await databases.open();
      const writer = evaluationWriter(database);
      const { event } = newEvaluation(1, 1);
      const odd = { ...event, currency: '\u001f', action_type: 'a\u001fb\u001ec' };
      await writer.keep(newEvaluation(1, 1, { event: odd, eventKeys: ['7'] }));
      const { events } = await velocityReader(database).look({
        events: [{ environmentId: 1, keyHash: '7', since: 0, cap: 10, columns: ALL_EVENT_COLUMNS }],
        history: [],
      });
      expect(events).toEqual([[{ ...odd, currency: ' ', action_type: 'a b c' }]]);
    });

    it('returns the newest evaluation of a transaction, and pages from the newest back', async () => {
      const database = await databases.open();
      const writer = evaluationWriter(database);
      for (const n of numbers(5)) {
        const { event } = newEvaluation(1, n);
        const state = n % 2 === 0 ? 'DECLINE' : 'APPROVE';
        await writer.keep(newEvaluation(1, n, { transactionId: 'same', event: { ...event, state } }));
      }
      expect(await findEvaluation(database, 1, { transactionId: 'same' })).toMatchObject({ serviceId: 4 });
      const first = await listEvaluations(database, 1, { limit: 2 });
      const second = await listEvaluations(database, 1, {
        limit: 2,
        ...(first.next ? { before: first.next } : {}),
      });
      expect([...first.evaluations, ...second.evaluations].map(({ serviceId }) => serviceId)).toEqual([
        4, 3, 2, 1,
      ]);
      const declined = await listEvaluations(database, 1, {
        limit: 9,
        state: 'DECLINE',
        transactionId: 'same',
      });
      expect(declined.evaluations.map(({ serviceId }) => serviceId)).toEqual([4, 2, 0]);
    });

    it('lets two processes count the same keys without deadlocks', async () => {
      const { url, database } = await databases.openAt();
      const processes = [database, databases.connect(url)];
      const keys = numbers(8).map(String);
      const work = processes.flatMap((connection, process) => {
        const writer = evaluationWriter(connection);
        return numbers(150).flatMap((n) => {
          // Each uses the keys in a different order.
          const order = n % 2 === process ? keys : keys.toReversed();
          const at = n;
          return [
            writer.keep(newEvaluation(1, process * 1000 + n, { eventKeys: order, historyKeys: order })),
            recordObservations(
              connection,
              order.map((keyHash) => ({ keyHash, environmentId: 1, at, fraud: false })),
            ),
          ];
        });
      });
      await Promise.all(work);
      const rows = await database.query<{ hits: number }>({ text: 'SELECT hits FROM key_history' });
      expect(rows.map(({ hits }) => hits)).toEqual(keys.map(() => 600));
    });
  });

  describe('an evaluation with additional data', () => {
    const addition = (accountId: number, list_id: string, value: string) => ({
      accountId,
      list_id,
      value,
      rule_id: 'R1',
    });

    it('fulfills its Idempotency-Key in the same transaction', async () => {
      const database = await databases.open();
      const call = { environmentId: 1, route: 'fraud', key: 'k', bodyHash: Buffer.from('body') };
      await reserve(database, call, 0);
      const evaluation = newEvaluation(1, 1, { idempotency: call });
      await evaluationWriter(database).keep(evaluation);
      expect(await reserve(database, call, 1)).toEqual({
        kind: 'replay',
        status: 200,
        answer: evaluation.answer,
      });

      const other = { ...call, key: 'other' };
      await reserve(database, other, 0);
      // The same evaluation can't be written again, and neither can its response.
      await expect(evaluationWriter(database).keep({ ...evaluation, idempotency: other })).rejects.toThrow(
        /duplicate key/,
      );
      expect(await reserve(database, other, 1)).toEqual({ kind: 'in-progress' });
    });

    it('adds its values to the lists, all or none', async () => {
      const database = await databases.open();
      const shop = await newAccount(database);
      const keep = (evaluation: NewEvaluation) => evaluationWriter(database).keep(evaluation);
      const evaluation = newEvaluation(shop, 1, {
        listAdditions: [addition(shop, 'L1', 'a'), addition(shop, 'L2', 'b'), addition(shop, 'L1', 'a')],
      });
      await keep(evaluation);
      expect(await listEntries(database, shop, 'L1', { limit: 9 })).toMatchObject([
        {
          listId: 'L1',
          value: 'a',
          note: 'order-1',
          author: 'rule R1',
          createdAt: new Date(evaluation.event.at),
          expiresAt: null,
        },
      ]);
      await expect(keep({ ...evaluation, listAdditions: [addition(shop, 'L3', 'c')] })).rejects.toThrow();
      expect(await listEntries(database, shop, 'L3', { limit: 9 })).toEqual([]);
    });

    it('does not deadlock with another that adds the same values in another order', async () => {
      const { url, database } = await databases.openAt();
      const shop = await newAccount(database);
      const writers = [database, databases.connect(url)].map(evaluationWriter);
      await Promise.all(
        // One per connection, so that none waits for one.
        numbers(12).map((n) => {
          const values = n % 2 === 0 ? ['a', 'b', 'c'] : ['c', 'b', 'a'];
          return writers[n % 2]!.keep(
            newEvaluation(shop, n, { listAdditions: values.map((value) => addition(shop, 'L', value)) }),
          );
        }),
      );
      expect(await listEntries(database, shop, 'L', { limit: 9 })).toHaveLength(3);
    });
  });

  describe('reading events', () => {
    it('returns the newest first, up to the cap, from a given time', async () => {
      const database = await databases.open();
      const writer = evaluationWriter(database);
      await Promise.all(numbers(30).map((n) => writer.keep(newEvaluation(1, n, { eventKeys: ['7'] }))));
      const { at } = newEvaluation(1, 0).event;
      const { events } = await velocityReader(database).look({
        events: [
          { environmentId: 1, keyHash: '7', since: 0, cap: 3, columns: ALL_EVENT_COLUMNS },
          { environmentId: 1, keyHash: '7', since: at + 28, cap: 100, columns: ALL_EVENT_COLUMNS },
        ],
        history: [],
      });
      expect(events.map((found) => found.map(({ id }) => id))).toEqual([
        [29, 28, 27].map((n) => idAt(at + n, n)),
        [29, 28].map((n) => idAt(at + n, n)),
      ]);
    });
  });

  describe('a separately stored response', () => {
    it('is replayed with its status', async () => {
      const database = await databases.open();
      const call = { environmentId: 1, route: 'email', key: 'k', bodyHash: Buffer.from('body') };
      await reserve(database, call, 0);
      await fulfil(database, call, 201, '{}');
      expect(await reserve(database, call, 1)).toEqual({ kind: 'replay', status: 201, answer: '{}' });
    });
  });
});
