import { describe, expect, it } from 'vitest';
import { onEveryServer } from '../testing/every-server';
import type { Connection } from './connection';
import { StoreUnavailable } from './unavailable';

onEveryServer((databases) => {
  it('a connection that dies between two statements of a transaction fails only that transaction', async () => {
    const { url, database } = await databases.openAt();
    const other = databases.connect(url);
    const isGone = async (pid: number) => {
      const rows = await other.query({
        text: 'SELECT 1 FROM pg_stat_activity WHERE pid = $1',
        values: [pid],
      });
      return rows.length === 0;
    };
    const transaction = database.transaction(async (connection) => {
      const [row] = await connection.query<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid' });
      const pid = row?.pid ?? 0;
      await other.query({ text: 'SELECT pg_terminate_backend($1::int)', values: [pid] });
      while (!(await isGone(pid)));
      await connection.query({ text: 'SELECT 1' });
    });
    await expect(transaction).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await database.query({ text: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
  });

  describe('a named statement', () => {
    const EVERY_KIND = {
      name: 'every kind',
      text: `SELECT $1::int8 AS big, $2::text AS text, $3::jsonb AS json, $4::bytea AS bytes, $5::int8[] AS numbers,
                    $6::bool AS yes, $7::timestamptz AS at, NULL AS nothing`,
    };
    const values = [2 ** 40, 'héé', { a: [1] }, Buffer.from([0, 255]), [1, 2], true, new Date(0)];

    it('returns its rows, described for the first time or already known, alone and in a transaction', async () => {
      const { database } = await databases.openAt();
      const ask = (connection: Connection) => connection.query({ ...EVERY_KIND, values });
      const [big, text, json, bytes, , yes, at] = values;
      const row = { big, text, json, bytes, numbers: ['1', '2'], yes, at, nothing: null };
      for (let n = 0; n < 3; n++) expect(await ask(database)).toEqual([row]);
      expect(await database.transaction(async (one) => [await ask(one), await ask(one)])).toEqual([
        [row],
        [row],
      ]);
      const several = { name: 'several', text: 'SELECT n FROM generate_series(1, $1::int) n' };
      for (const count of [3, 0, 2]) {
        const rows = await database.query({ ...several, values: [count] });
        expect(rows).toEqual(Array.from({ length: count }, (_, index) => ({ n: index + 1 })));
      }
    });

    it('returns an empty list without rows', async () => {
      const { database } = await databases.openAt();
      await database.query({ text: 'CREATE TABLE noted (n int)' });
      const note = { name: 'note', text: 'INSERT INTO noted VALUES ($1)' };
      for (const n of [1, 2]) expect(await database.query({ ...note, values: [n] })).toEqual([]);
      expect(await database.query({ text: 'SELECT n FROM noted ORDER BY n' })).toEqual([{ n: 1 }, { n: 2 }]);
    });

    it('reports an error and the connection stays usable', async () => {
      const { database } = await databases.openAt();
      const divide = { name: 'divide', text: 'SELECT 6 / $1::int AS share' };
      await database.transaction(async (connection) => {
        expect(await connection.query({ ...divide, values: [2] })).toEqual([{ share: 3 }]);
        const other = { name: 'divide', text: 'SELECT 1' };
        await expect(connection.query(other)).rejects.toThrow('two statements have the name divide');
        const circle: { toPostgres(): unknown } = { toPostgres: () => circle };
        await expect(connection.query({ ...divide, values: [circle] })).rejects.toThrow('circular');
        expect(await connection.query({ ...divide, values: [3] })).toEqual([{ share: 2 }]);
      });
      await expect(database.query({ ...divide, values: [0] })).rejects.toMatchObject({ code: '22012' });
      await expect(database.query({ name: 'wrong', text: 'SELEC 1' })).rejects.toMatchObject({
        code: '42601',
      });
      expect(await database.query({ ...divide, values: [6] })).toEqual([{ share: 1 }]);
    });
  });
});
