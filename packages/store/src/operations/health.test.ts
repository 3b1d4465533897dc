import { expect, it } from 'vitest';
import { onEveryServer } from '../testing/every-server';
import { databaseSize } from './health';

onEveryServer((databases) => {
  it('returns the row counts of the largest tables after the database has estimated them, and null before', async () => {
    const database = await databases.open();
    await database.query({
      text: `CREATE TABLE never_counted WITH (autovacuum_enabled = off) AS
             SELECT repeat(n::text, 100) AS text FROM generate_series(1, 20000) n`,
    });
    const found = async () => {
      const { largest } = await databaseSize(database);
      return largest.find(({ table }) => table === 'never_counted');
    };
    expect(await found()).toMatchObject({ bytes: expect.any(Number), rows: null });
    await database.query({ text: 'ANALYZE never_counted' });
    expect(await found()).toMatchObject({ rows: 20_000 });
  });
});
