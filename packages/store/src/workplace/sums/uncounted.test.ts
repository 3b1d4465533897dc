import { expect, it } from 'vitest';
import { openDatabase } from '../../connection/database';
import { createAccount } from '../../identity/accounts';
import { evaluationWriter } from '../../scoring/evaluations';
import { firstIdAt } from '../../scoring/ids';
import { onEveryServer } from '../../testing/every-server';
import { newEvaluation } from '../../testing/new-evaluation';
import { rowsRead } from '../../testing/rows-read';
import { callsBetween } from './uncounted';

const TABLES = ['evaluation', 'evaluation_find'];
const CALLS = 400;
/** PostgreSQL settles on one plan of a prepared statement after five runs. */
const RUNS_UNTIL_SETTLED = 6;

onEveryServer((databases) => {
  it('reads only a few evaluations, even with a plan from when there were none', async () => {
    const { url } = await databases.openAt();
    // A single connection, so that its prepared statements stay.
    const database = openDatabase({ url, maxConnections: 1 });
    try {
      const space = await createAccount(database, {
        name: 'Shop',
        owner: false,
        settings: {},
        now: new Date(0),
      });
      const range = { after: firstIdAt(0), before: firstIdAt(2_000_000_000_000), limit: 25 };
      for (let run = 0; run < RUNS_UNTIL_SETTLED; run++) await callsBetween(database, space, range);
      const writer = evaluationWriter(database);
      await Promise.all(Array.from({ length: CALLS }, (_, n) => writer.keep(newEvaluation(space, n))));
      await database.transaction(async (connection) => {
        const before = await rowsRead(connection, TABLES);
        const calls = await callsBetween(connection, space, range);
        expect(calls.map(({ amount, currency }) => ({ amount, currency }))).toEqual(
          Array.from({ length: 25 }, () => ({ amount: 12.5, currency: 'EUR' })),
        );
        expect((await rowsRead(connection, TABLES)) - before).toBeLessThanOrEqual(2 * range.limit);
      });
    } finally {
      await database.close();
    }
  });
});
