import { findKey } from '../../apps/server/src/scoring/identity-keys/find-key';
import { p95, STORED, storeCopies, timed } from '../find/stored';
import { type FreshDatabase, freshDatabase } from '../fraud-call/servers';
import { dataFolder, KEY, startSubject } from '../fraud-call/subject';
import { atMost, type Row } from '../row';
import { frameRows } from './frames';

const ASKED = 150;
const BAR = atMost(300);

/**
 * Events of the copies under shared keys: a user with about five transactions, a device with two users, a
 * card with three, a network with a hundred transactions, and one network with every hundredth transaction.
 */
const EVENTS = `
INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, amount, user_id, device_hash, card_hash, ip)
SELECT 1, k.hash, c.at, c.id, c.n, c.state, 1, c.person, c.device, c.card, c.network
FROM (
  SELECT e.id, e.at, e.state, n, hashint8extended(n % 200000, 11) AS person, hashint8extended(n % 200000 / 2, 12) AS device,
    hashint8extended(n % 200000 / 3, 13) AS card,
    CASE WHEN n % 100 = 0 THEN hashint8extended(0, 14) ELSE hashint8extended(n / 100, 15) END AS network
  FROM evaluation e CROSS JOIN LATERAL (SELECT substr(e.transaction_id, 5)::bigint AS n) numbered
  WHERE e.account_id = 1 AND e.transaction_id LIKE 'old-%'
) c CROSS JOIN LATERAL (VALUES (c.person), (c.device), (c.card), (c.network)) AS k(hash)`;

const KINDS = [
  ['user_id', 11, 200_000],
  ['device_hash', 12, 100_000],
  ['card_hash', 13, 66_000],
  ['ip', 15, 10_000],
] as const;

async function keysOf(
  database: FreshDatabase,
  kind: (typeof KINDS)[number][0] | 'ip',
  seed: number,
  values: readonly number[],
): Promise<readonly string[]> {
  const rows = await database.query(
    'SELECT hashint8extended(n, $2)::text AS hash FROM unnest($1::bigint[]) WITH ORDINALITY AS a(n, o) ORDER BY o',
    [values, seed],
  );
  return rows.map(({ hash }) => findKey(kind, [String(hash)]));
}

/** Measures GET /links over stored transactions, over HTTP, sequentially. */
async function apiRows(): Promise<Row[]> {
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const subject = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  const headers = { 'x-api-key': KEY };
  const get = (path: string) => fetch(`${subject.url}/management-api/v1${path}`, { headers });
  try {
    await storeCopies(database, subject.url);
    await database.query(EVENTS);
    await database.query('VACUUM ANALYZE velocity_event');
    const rows: Row[] = [];
    const stored = `${STORED.toLocaleString('en')} stored transactions`;
    const add = (about: string, times: readonly number[]) =>
      rows.push({ figure: `links of ${about}, ${stored}, p95`, value: p95(times), unit: 'ms', bar: BAR });
    const measured = async (keys: readonly string[]) => {
      const times: number[] = [];
      for (const key of keys) times.push(await timed(() => get(`/links?key=${key}`)));
      return times;
    };
    for (const [kind, seed, values] of KINDS) {
      const spread = Array.from({ length: ASKED }, (_, n) => Math.floor((n * values) / ASKED));
      add(`a ${kind}`, await measured(await keysOf(database, kind, seed, spread)));
    }
    const hub = await keysOf(database, 'ip', 14, [0]);
    add('a hub', await measured(Array.from({ length: ASKED }, () => hub[0] ?? '')));
    return rows;
  } finally {
    await subject.stop();
    await database.drop();
    folder.remove();
  }
}

/** Measures the graph of links in a browser, and its API over stored transactions. */
export async function benchLinks(): Promise<Row[]> {
  return [...(await frameRows()), ...(await apiRows())];
}
