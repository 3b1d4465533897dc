import { expect, it } from 'vitest';
import { onEveryServer } from '../testing/every-server';
import { SEALED_TABLES } from './reseal';

onEveryServer((databases) => {
  it('reencrypts every table with encrypted values, in primary key order', async () => {
    const database = await databases.open();
    const rows = await database.query<{ name: string; key: readonly string[] }>({
      text: `SELECT c.relname AS name, ARRAY(
               SELECT a.attname || ' ' || format_type(a.atttypid, NULL) FROM unnest(i.indkey) WITH ORDINALITY AS k(number, ord)
               JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.number WHERE a.attname <> 'account_id' ORDER BY k.ord
             ) AS key
             FROM pg_class c JOIN pg_attribute s ON s.attrelid = c.oid AND s.attname = 'kept' AND s.atttypid = 'bytea'::regtype
             JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
             WHERE c.relkind = 'r' ORDER BY 1`,
    });
    const typeOf = { uuid: 'uuid', text: 'text', int: 'integer', bigint: 'bigint' };
    const tables = SEALED_TABLES.map(({ name, key }) => ({
      name,
      key: key.map(([column, type]) => `${column} ${typeOf[type]}`),
    }));
    expect(tables.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(rows);
  });
});
