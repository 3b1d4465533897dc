/**
 * Measures the size of a stored transaction: bytes of each table, of the write-ahead log, and of the record
 * keys.
 */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type FreshDatabase, freshDatabase } from '../fraud-call/servers';
import { call, dataFolder, packData, startSubject } from '../fraud-call/subject';
import { optionOf } from '../option';
import type { Row } from '../row';
import { trafficStream } from '../traffic/stream';

const CALLS = 10_000;
const WARM_UP = 2000;
const CONNECTIONS = 16;
const SEED = 22;
/** Tables with fewer bytes per transaction are combined into one row. */
const SHOWN_BYTES = 20;

const SIZES = `SELECT coalesce(i.inhparent::regclass, c.oid::regclass)::text AS name, sum(pg_total_relation_size(c.oid))::float8 AS bytes
  FROM pg_class c LEFT JOIN pg_inherits i ON i.inhrelid = c.oid
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY 1`;
/** Transactions whose search entries and sums a job has not written yet. */
const BEHIND = `SELECT count(*)::int AS calls FROM evaluation e
  WHERE NOT EXISTS (SELECT FROM evaluation_find f WHERE f.account_id = e.account_id AND f.id = e.id)`;

const folderBytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );

async function measured(database: FreshDatabase, keys: string) {
  await database.query('VACUUM ANALYZE');
  const tables = new Map((await database.query(SIZES)).map((row) => [String(row.name), Number(row.bytes)]));
  const [log] = await database.query("SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS bytes");
  return { tables, log: Number(log?.bytes), keys: folderBytes(keys) };
}

async function send(server: Awaited<ReturnType<typeof startSubject>>, bodies: readonly string[]) {
  let next = 0;
  const caller = async () => {
    for (let body = bodies[next++]; body !== undefined; body = bodies[next++]) await call(server, body);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, caller));
}

async function untilFiled(database: FreshDatabase) {
  for (;;) {
    const [behind] = await database.query(BEHIND);
    if (behind?.calls === 0) return;
    await pause(500);
  }
}

/**
 * Runs on an external PostgreSQL (BENCH_DATABASE_URL) with realistic traffic: `--count` transactions (10,000)
 * after 2,000 that are not measured.
 */
export async function benchSize(): Promise<readonly Row[]> {
  await packData();
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const keys = join(folder.path, 'keys');
  const server = await startSubject({
    DATABASE_URL: database.url,
    ASSAY_DATA_DIR: folder.path,
    ASSAY_RECORD_KEYS_DIR: keys,
    ASSAY_VERIFICATION_ENGINES: 'off',
    ASSAY_CALL_DEADLINE_MS: '60000',
  });
  const count = optionOf('count', CALLS);
  try {
    const stream = trafficStream(SEED);
    await send(server, stream.take(WARM_UP));
    await untilFiled(database);
    const before = await measured(database, keys);
    await send(server, stream.take(count));
    await untilFiled(database);
    const after = await measured(database, keys);
    const perCall = (bytes: number) => bytes / count;
    const tables = [...after.tables]
      .map(([name, bytes]) => ({ name, bytes: perCall(bytes - (before.tables.get(name) ?? 0)) }))
      .sort((one, other) => other.bytes - one.bytes);
    const row = (figure: string, value: number): Row => ({ figure, value, unit: 'B/transaction' });
    const small = tables.filter(({ bytes }) => bytes < SHOWN_BYTES);
    return [
      row(
        'stored in the database, including indexes',
        tables.reduce((sum, { bytes }) => sum + bytes, 0),
      ),
      ...tables.filter((table) => !small.includes(table)).map(({ name, bytes }) => row(`… ${name}`, bytes)),
      row(
        '… all other tables',
        small.reduce((sum, { bytes }) => sum + bytes, 0),
      ),
      row('record keys, in files', perCall(after.keys - before.keys)),
      row('write-ahead log, as sent to archives and standbys', perCall(after.log - before.log)),
    ];
  } finally {
    await server.stop();
    await database.drop();
    folder.remove();
  }
}
