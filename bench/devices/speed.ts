import { readFileSync } from 'node:fs';
import {
  deviceKind,
  identify,
  keyTexts,
  type Look,
  lookOf,
  memoryOf,
  NETWORK,
  packMemory,
  unpackMemory,
} from '@assay/devices';
import { type Database, findDevices, keyHasher, migrate, openDatabase } from '@assay/store';
import { type FreshDatabase, freshDatabase } from '../fraud-call/servers';
import { populationOf } from './population';

const DAY_MS = 86_400_000;
const NOW = 1_800_000_000_000;
/** Number of distinct devices of the population; each is stored repeatedly in other networks. */
const DISTINCT = 10_000;
const MATCHES = 2000;
/** Number of warm-up matches before measuring: a server has warm connections and compiled code. */
const WARM_UP = 500;
/** Distance between the keys of two networks. */
const APART = 7_046_029_254_386_353_131n;
const PER_KEY = 24;
const hasher = keyHasher('bench');
const shares = { devices: () => 0, returned: () => 0, having: () => 0 };

interface Prepared {
  readonly look: Look;
  readonly memory: Buffer;
  readonly keys: readonly string[];
  readonly kind: ReturnType<typeof deviceKind>;
}

function prepare(): readonly Prepared[] {
  const seen = new Map<number, Prepared>();
  for (const { machine, day } of populationOf(DISTINCT, 1, 5).visits) {
    if (seen.has(machine.number)) continue;
    const { input } = machine.visit(day);
    const look = lookOf(input, 'bench');
    seen.set(machine.number, {
      look,
      memory: packMemory(memoryOf(look, Math.floor(NOW / DAY_MS))),
      keys: keyTexts(input, look.values[NETWORK] ?? 0).map((text) => hasher('device_block', text)),
      kind: deviceKind(input),
    });
  }
  return [...seen.values()];
}

/** Returns the network key of a copy, different for each copy. */
const atHome = (key: string, copy: number): string =>
  `${BigInt.asIntN(64, BigInt(key) + BigInt(copy) * APART)}`;

const keysOf = ({ keys: [home, ...others] }: Prepared, copy: number): readonly string[] => [
  atHome(home as string, copy),
  ...others,
];

/**
 * Stores copies of the distinct devices. They share all keys except the network's, so every other key is
 * crowded and a match has the maximum number of candidates. Copies of a model are far apart on disk.
 */
async function fill(database: FreshDatabase, prepared: readonly Prepared[], count: number): Promise<void> {
  // Without WAL and before the indexes exist, because the tables are filled once.
  await database.query('ALTER TABLE device SET UNLOGGED, DROP CONSTRAINT device_pkey');
  await database.query('ALTER TABLE device_look SET UNLOGGED, DROP CONSTRAINT device_look_pkey');
  for (let copy = 0; copy * prepared.length < count; copy++) {
    const rows = prepared.slice(0, count - copy * prepared.length);
    await database.query(
      `WITH made AS (
         INSERT INTO device (account_id, id, first_seen, last_seen, last_day, memory, keys)
         SELECT 1, gen_random_uuid(), $1::bigint, $1, ($1 / ${DAY_MS})::int - (random() * 60)::int, m, k::bigint[]
         FROM unnest($2::bytea[], $3::text[]) AS r(m, k) RETURNING id, keys
       )
       INSERT INTO device_look SELECT DISTINCT 1, unnest(keys), id FROM made`,
      [NOW, rows.map(({ memory }) => memory), rows.map((row) => `{${keysOf(row, copy).join()}}`)],
    );
  }
  await database.query('ALTER TABLE device ADD PRIMARY KEY (account_id, id)');
  await database.query('ALTER TABLE device_look ADD PRIMARY KEY (account_id, key_hash, device_id)');
  await database.query('VACUUM ANALYZE device');
  await database.query('VACUUM ANALYZE device_look');
}

interface Times {
  readonly p50: number;
  readonly p99: number;
}

export interface MatchSpeed {
  readonly stored: number;
  /** Milliseconds from request to decision. */
  readonly match: Times;
  /** The statement's part of it. */
  readonly statement: Times;
  /** Average number of candidates from the database. */
  readonly candidates: number;
  /**
   * CPU time of a match in milliseconds: of this process, and of the database's; null if the database is on
   * another machine.
   */
  readonly processor: { readonly own: number; readonly database: number | null };
}

/** Resolution of Linux's CPU time, in milliseconds. */
const TICK_MS = 10;

/** Returns the CPU time of a process of this machine, in milliseconds; null if it can't be read. */
function processorTime(pid: number): number | null {
  try {
    // proc(5): after the name in parentheses, utime and stime are the 12th and 13th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : null;
  } catch {
    return null;
  }
}

/** Returns the CPU time of the only connection's server process, in milliseconds. */
async function databaseTime(database: Database): Promise<number | null> {
  const [row] = await database.query<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid', values: [] });
  return row ? processorTime(row.pid) : null;
}

function timesOf(taken: readonly number[]): Times {
  const sorted = [...taken].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Runs one visit: fetches and compares its candidates. */
async function match(database: Database, { look, kind }: Prepared, keys: readonly string[]) {
  const start = performance.now();
  const rows = await findDevices(database, {
    environmentId: 1,
    keys,
    since: NOW - 120 * DAY_MS,
    perKey: PER_KEY,
    personsSince: NOW - DAY_MS,
  });
  const fetched = performance.now();
  const alike = rows.flatMap((row) => {
    const memory = unpackMemory(row.memory);
    return memory ? [{ ...row, memory }] : [];
  });
  identify({ look, kind, shares, now: NOW, hasToken: true, forgets: false }, null, alike);
  return { found: rows.length, statement: fetched - start, whole: performance.now() - start };
}

/**
 * Measures finding and evaluating a session's device among this number of stored ones; null without a
 * database.
 */
export async function measureMatchSpeed(stored: number): Promise<MatchSpeed | null> {
  const fresh = await freshDatabase();
  if (!fresh) return null;
  const database = openDatabase({ url: fresh.url, maxConnections: 1 });
  try {
    await migrate(database, new Date(NOW));
    const prepared = prepare();
    await fill(fresh, prepared, stored);
    const copies = Math.max(1, Math.floor(stored / prepared.length));
    const visit = (index: number) => {
      const device = prepared[(index * 7919) % prepared.length] as Prepared;
      return match(database, device, keysOf(device, (index * 31) % copies));
    };
    for (let index = MATCHES; index < MATCHES + WARM_UP; index++) await visit(index);
    const [own, before] = [process.cpuUsage(), await databaseTime(database)];
    const met: Awaited<ReturnType<typeof match>>[] = [];
    for (let index = 0; index < MATCHES; index++) met.push(await visit(index));
    const after = await databaseTime(database);
    const { user, system } = process.cpuUsage(own);
    return {
      stored,
      match: timesOf(met.map(({ whole }) => whole)),
      statement: timesOf(met.map(({ statement }) => statement)),
      candidates: met.reduce((sum, { found }) => sum + found, 0) / MATCHES,
      processor: {
        own: (user + system) / 1000 / MATCHES,
        database: before === null || after === null ? null : (after - before) / MATCHES,
      },
    };
  } finally {
    await database.close();
    await fresh.drop();
  }
}
