import { ALL_EVENT_COLUMNS } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../identity/accounts';
import { evaluationWriter } from '../scoring/evaluations';
import { velocityReader } from '../scoring/velocity';
import { onEveryServer } from '../testing/every-server';
import { newEvaluation } from '../testing/new-evaluation';
import { listEvaluations } from '../workplace/find/list-evaluations';
import { removeOlderThan } from './retention';

onEveryServer((databases) => {
  describe('removeOlderThan', () => {
    it('deletes data older than the given time, in this environment only', async () => {
      const database = await databases.open();
      const account = () =>
        createAccount(database, { name: 'Shop', owner: false, settings: {}, now: new Date(0) });
      const [mine, other] = [await account(), await account()];
      const writer = evaluationWriter(database);
      for (const accountId of [mine, other]) {
        for (let n = 0; n < 10; n++) {
          await writer.keep(
            newEvaluation(accountId, n * 1000, { eventKeys: ['7'], historyKeys: [String(n)] }),
          );
        }
      }
      const { at } = newEvaluation(mine, 5000).event;
      const kept = { before: at, now: at };
      expect(await removeOlderThan(database, mine, kept)).toBe(5);
      expect(
        (await listEvaluations(database, mine, { limit: 50 })).evaluations.map((kept) => kept.at),
      ).toEqual([9, 8, 7, 6, 5].map((n) => newEvaluation(mine, n * 1000).event.at));
      expect((await listEvaluations(database, other, { limit: 50 })).evaluations).toHaveLength(10);
      const reader = velocityReader(database);
      const key = { environmentId: mine, keyHash: '2', sharing: new Set([mine, other]) };
      const look = await reader.look({
        events: [{ environmentId: mine, keyHash: '7', since: 0, cap: 50, columns: ALL_EVENT_COLUMNS }],
        history: [key, { ...key, keyHash: '8' }],
      });
      const ofOther = await reader.look({
        events: [{ environmentId: other, keyHash: '7', since: 0, cap: 50, columns: ALL_EVENT_COLUMNS }],
        history: [],
      });
      expect([look, ofOther].map(({ events }) => events[0]?.length)).toEqual([5, 10]);
      expect(look.history.map((rows) => rows.map((row) => row.environmentId).sort())).toEqual([
        [other],
        [mine, other],
      ]);
      expect(await removeOlderThan(database, mine, kept)).toBe(0);
      const found = await database.query({
        text: 'SELECT count(*)::int AS rows FROM evaluation_find WHERE account_id = $1',
        values: [mine],
      });
      expect(found).toEqual([{ rows: 5 }]);
    });
  });
});
