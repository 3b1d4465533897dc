import { expect, it } from 'vitest';
import { openDatabase } from '../../connection/database';
import { migrate } from '../../schema/migrate';
import { createDatabase } from '../../testing/create-database';
import { embeddedServer } from '../../testing/test-database';
import { tablesOf } from './catalogue';
import { RowSummer } from './copy';
import { dumpDatabase } from './dump';
import { loadDatabase, occupancyOf, UnfitBackup } from './load';
import { withWholeClient } from './whole-client';

/** Schema version before row-level security. */
const EARLIER = 23;
const NOW = new Date(0);

async function open(upTo?: number) {
  const made = await createDatabase(await embeddedServer(), null);
  const database = openDatabase({ url: made.url, maxConnections: 2 });
  await migrate(database, NOW, upTo);
  return {
    database,
    url: made.url,
    close: async () => {
      await database.close();
      await made.drop();
    },
  };
}

const addAccount = (database: ReturnType<typeof openDatabase>) =>
  database.query({
    text: `INSERT INTO account (name, settings, created_at) VALUES ('Töst\t\\N', '{}', now())`,
    accounts: 'every',
  });

/**
 * Copies one database to another.
 * @param change modifies the blocks of rows in transit
 */
async function copy(from: string, to: string, change: (block: Buffer) => Buffer = (block) => block) {
  const dump = dumpDatabase({ url: from });
  await dump.next();
  await loadDatabase({ url: to }, async (loader) => {
    for await (const part of dump) {
      if (part.kind === 'sequences') await loader.sequences(part.places);
      if (part.kind !== 'table') continue;
      const { shape } = part;
      let sum = new RowSummer().sum();
      const rows = async function* () {
        for (let next = await dump.next(); !next.done; next = await dump.next()) {
          if (next.value.kind === 'rows') yield change(next.value.block);
          if (next.value.kind !== 'sum') continue;
          sum = next.value.sum;
          return;
        }
      };
      await loader.table(shape, rows());
      await loader.compare(shape, sum);
    }
  });
}

it('loads the data of an earlier schema into that schema, and migrates it', async () => {
  const before = await open(EARLIER);
  const after = await open(EARLIER);
  try {
    await addAccount(before.database);
    await addAccount(before.database);
    expect(await occupancyOf({ url: after.url })).toBe('unused');
    await copy(before.url, after.url);
    expect(await occupancyOf({ url: after.url })).toBe('used');
    const { applied } = await migrate(after.database, NOW);
    expect(applied).toContain('wall');
    const accounts = { text: 'SELECT id, name FROM account ORDER BY id', accounts: 'every' } as const;
    expect(await after.database.query(accounts)).toEqual(await before.database.query(accounts));
    // The sequence continues after the loaded rows.
    await addAccount(after.database);
    expect(await after.database.query(accounts)).toHaveLength(3);
  } finally {
    await before.close();
    await after.close();
  }
}, 60_000);

it('detects rows that were changed in transit, and stores none of them', async () => {
  const before = await open();
  const after = await open();
  try {
    await addAccount(before.database);
    const changed = copy(before.url, after.url, (block) =>
      Buffer.from(block.toString().replace('Töst', 'Tost')),
    );
    await expect(changed).rejects.toBeInstanceOf(UnfitBackup);
    const cut = copy(before.url, after.url, (block) => block.subarray(0, 3));
    await expect(cut).rejects.toBeInstanceOf(UnfitBackup);
    expect(await occupancyOf({ url: after.url })).toBe('unused');
    await copy(before.url, after.url);
  } finally {
    await before.close();
    await after.close();
  }
}, 60_000);

it('copies a table of many rows in blocks with a slow reader', async () => {
  const store = await open();
  try {
    await store.database.query({
      text: `CREATE TABLE wide AS SELECT n, repeat(md5(n::text), 40) AS text FROM generate_series(1, 40000) n`,
      script: true,
    });
    const tables = await withWholeClient({ url: store.url }, tablesOf);
    expect(tables).toContainEqual({ table: 'wide', columns: ['n', 'text'] });
    let largest = 0;
    let bytes = 0;
    for await (const part of dumpDatabase({ url: store.url })) {
      if (part.kind !== 'rows') continue;
      largest = Math.max(largest, part.block.length);
      bytes += part.block.length;
      await new Promise((turn) => setImmediate(turn));
    }
    expect(bytes).toBeGreaterThan(50_000_000);
    expect(largest).toBeLessThan(4_000_000);
  } finally {
    await store.close();
  }
}, 60_000);

it('computes the same row sum for any order and block size', () => {
  const sumOf = (...blocks: readonly string[]) => {
    const summer = new RowSummer();
    for (const block of blocks) summer.add(Buffer.from(block));
    return summer.sum();
  };
  const all = sumOf('a\nbc\nd\n');
  expect(all.rows).toBe(3);
  expect(sumOf('d\nb', 'c', '\na\n')).toEqual(all);
  expect(sumOf('a\nbd\nc\n').digest).not.toBe(all.digest);
  expect(sumOf('a\na\nbc\nd\n').digest).not.toBe(all.digest);
});
