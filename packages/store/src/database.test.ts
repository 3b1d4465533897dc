import { expect, it } from 'vitest';
import { StoreUnavailable } from './database';
import { onEveryServer } from './testing/every-server';

onEveryServer((databases) => {
  it('a connection that dies between two statements of a transaction fails it, and nothing else', async () => {
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
      await other.query({ text: 'SELECT pg_terminate_backend($1)', values: [pid] });
      while (!(await isGone(pid)));
      await connection.query({ text: 'SELECT 1' });
    });
    await expect(transaction).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await database.query({ text: 'SELECT 1 AS one' })).toEqual([{ one: 1 }]);
  });
});
