import { ALL_EVENT_COLUMNS } from '@assay/contract';
/**
 * Measures events partitioned by time: the cost of a read, the cost of retention by deleting and by dropping,
 * and how long requests wait during the conversion of an unpartitioned table.
 */
import {
  createAccount,
  type Database,
  migrate,
  openDatabase,
  removeOlderThan,
  stepVelocityPartitions,
  velocityReader,
} from '@assay/store';
import { type FreshDatabase, freshDatabase } from '../fraud-call/servers';
import { optionOf } from '../option';
import { cpuOf } from '../process-cpu';
import type { Row } from '../row';

const DAY_MS = 86_400_000;
const BEFORE_PARTITIONS = 54;
const YEAR_DAYS = 365;
/** Number of events per year, and of an expired day. */
const EVENTS = 3_000_000;
const A_DAY = 1_000_000;
/** Shortest retention whose partitions are days, and the number of filled days. */
const SHORT_DAYS = 7;
const FILLED_DAYS = 4;
const KEYS = 200_000;
const KEYS_OF_CALL = 10;
const CAP = 50;
const LOOKS = 4000;
const CALLERS = 4;
/** Time windows of a transaction's keys, in days: for counts of an hour and a day, and for the default rules. */
const WINDOWS = {
  'an hour and a day': [1 / 24, 1 / 24, 1 / 24, 1 / 24, 1 / 24, 1, 1, 1, 1, 1],
  'the default rules': [365, 1, 1, 7, 30, 7, 7, 7, 30, 7],
} as const;
/** Concurrent reads. */
const AT_ONCE = [1, 16];

/** Opens a database for the benchmark and creates its account. */
async function opened(fresh: FreshDatabase, days: number, upTo?: number) {
  const database = openDatabase({ url: fresh.url, maxConnections: CALLERS + 1 });
  await migrate(database, new Date(), upTo);
  const account = await createAccount(database, {
    name: 'Bench',
    owner: true,
    settings: { retention_days: days },
    now: new Date(),
  });
  return { database, account };
}

const SEED = `INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, amount, currency, action_type,
    ip_country, user_id, email, phone_number, ip, device_hash, cookie_hash, card_hash, address)
  SELECT $1::int, hashint8extended(n * 7919 % ${KEYS}, k), $2::bigint + n * ($3::bigint - $2::bigint) / $4::bigint, gen_random_uuid(), n, 0, n, 'EUR',
    'purchase', 'DE', n, n, n, n, n, n, n, n
  FROM generate_series(0, $4::bigint - 1) n, generate_series(1, ${KEYS_OF_CALL}) k`;

/** Stores the events of this number of transactions over a period. */
async function seed(
  database: Database,
  account: number,
  time: { readonly from: number; readonly to: number },
  events: number,
) {
  await database.patient(0).query({
    text: SEED,
    values: [account, time.from, time.to, Math.ceil(events / KEYS_OF_CALL)],
    accounts: 'every',
  });
}

const stepAt = async (database: Database, moment: number) => {
  const [step] = await database.patient(0).query<{ did: string | null; part: string }>({
    text: 'SELECT did, part FROM velocity_step($1)',
    values: [moment],
    accounts: 'every',
  });
  return step!;
};

/** Runs partition maintenance up to a moment. */
async function partitionUpTo(database: Database, moment: number) {
  while ((await stepAt(database, moment)).did !== null);
}

const lookOf = async (
  fresh: FreshDatabase,
  account: number,
  now: number,
  windows: readonly number[],
  n: number,
) => {
  const [{ hashes } = { hashes: [] }] = (await fresh.query(
    `SELECT array_agg(hashint8extended($1::bigint, k)::text) AS hashes FROM generate_series(1, ${KEYS_OF_CALL}) k`,
    [n],
  )) as readonly { readonly hashes: readonly string[] }[];
  return {
    events: hashes.map((keyHash, k) => ({
      environmentId: account,
      keyHash,
      since: Math.floor(now - windows[k]! * DAY_MS),
      cap: CAP,
      columns: ALL_EVENT_COLUMNS,
    })),
    history: [],
  };
};

/** Returns the database's CPU time for a read in microseconds, by time window. */
async function looks(fresh: FreshDatabase, url: string, account: number, now: number) {
  const database = openDatabase({ url, maxConnections: 1 });
  const found = new Map<string, number>();
  try {
    const { look } = velocityReader(database);
    const [backend] = await database.query<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid' });
    for (const [name, windows] of Object.entries(WINDOWS)) {
      const asked = await Promise.all(
        Array.from({ length: 400 }, (_, n) => lookOf(fresh, account, now, windows, (n * 997) % KEYS)),
      );
      for (const one of asked) await look(one);
      for (const atOnce of AT_ONCE) {
        const before = cpuOf([backend!.pid]);
        for (let n = 0; n < LOOKS; n += atOnce)
          await Promise.all(Array.from({ length: atOnce }, (_, k) => look(asked[(n + k) % asked.length]!)));
        found.set(`${name}, ${atOnce} concurrent`, ((cpuOf([backend!.pid]) - before) / LOOKS) * 1000);
      }
    }
  } finally {
    await database.close();
  }
  return found;
}

/**
 * Runs simulated transactions during some work, sequentially for each caller.
 * @returns the longest wait in milliseconds, and their number
 */
async function callsDuring(fresh: FreshDatabase, account: number, work: () => Promise<void>) {
  const calling = openDatabase({ url: fresh.url, maxConnections: CALLERS });
  const { look } = velocityReader(calling);
  let longest = 0;
  let calls = 0;
  let isOver = false;
  const caller = async (n: number) => {
    while (!isOver) {
      const began = performance.now();
      await look(await lookOf(fresh, account, Date.now(), WINDOWS['the default rules'], n));
      await calling.query({
        text: `INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state)
               SELECT $1, k, $2, gen_random_uuid(), k, 0 FROM generate_series(1, ${KEYS_OF_CALL}) k`,
        values: [account, Date.now()],
      });
      longest = Math.max(longest, performance.now() - began);
      calls++;
    }
  };
  const callers = Array.from({ length: CALLERS }, (_, n) => caller(n));
  await work();
  isOver = true;
  await Promise.all(callers);
  await calling.close();
  return { longest, calls };
}

/** Returns the duration of some work, and the bytes that it writes to the write-ahead log. */
async function taken(fresh: FreshDatabase, work: () => Promise<unknown>) {
  const written = async () => {
    const [row] = await fresh.query("SELECT (pg_current_wal_insert_lsn() - '0/0')::float8 AS bytes");
    return Number(row?.bytes);
  };
  const before = await written();
  const began = performance.now();
  await work();
  return { ms: performance.now() - began, bytes: (await written()) - before };
}

async function withFresh<T>(work: (fresh: FreshDatabase) => Promise<T>): Promise<T> {
  const fresh = await freshDatabase();
  if (!fresh)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  try {
    return await work(fresh);
  } finally {
    await fresh.drop();
  }
}

/** Converts a year's events from one table, and measures before, during and after it. */
async function conversion(
  events: number,
): Promise<{ readonly rows: readonly Row[]; readonly before: ReadonlyMap<string, number> }> {
  return withFresh(async (fresh) => {
    const { database, account } = await opened(fresh, YEAR_DAYS, BEFORE_PARTITIONS);
    const now = Date.now();
    await seed(database, account, { from: now - YEAR_DAYS * DAY_MS, to: now }, events);
    await fresh.query('VACUUM ANALYZE velocity_event');
    const before = await looks(fresh, fresh.url, account, now);
    const steps: Row[] = [];
    const usual = await callsDuring(fresh, account, () => new Promise((done) => setTimeout(done, 5000)));
    const beside = await callsDuring(fresh, account, async () => {
      await migrate(database, new Date());
      for (;;) {
        const began = performance.now();
        const step = await stepVelocityPartitions(database);
        if (step === null) return;
        const did = step === 'waits' ? 'waits' : step.did;
        if (did !== 'added')
          steps.push({ figure: `conversion: ${did}`, value: performance.now() - began, unit: 'ms' });
      }
    });
    await database.close();
    return {
      before,
      rows: [
        ...steps,
        {
          figure: `longest of ${beside.calls} requests during the conversion`,
          value: beside.longest,
          unit: 'ms',
          reference: `longest of ${usual.calls} in the 5 s before: ${Math.round(usual.longest)} ms`,
        },
      ],
    };
  });
}

/** Measures a year's events in partitions. */
const parted = (events: number) =>
  withFresh(async (fresh) => {
    const { database, account } = await opened(fresh, YEAR_DAYS);
    const from = Date.now();
    const now = from + YEAR_DAYS * DAY_MS;
    await partitionUpTo(database, now - DAY_MS);
    await seed(database, account, { from, to: now }, events);
    await fresh.query('VACUUM ANALYZE velocity_event');
    const found = await looks(fresh, fresh.url, account, now);
    await database.close();
    return found;
  });

/** Measures the removal of an expired day's events: deleted from one table, or dropped as a partition. */
async function retention(perDay: number): Promise<readonly Row[]> {
  // Today's partition also contains earlier times, so its rows would be deleted individually.
  const from = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
  const to = from + FILLED_DAYS * DAY_MS;
  const moment = from + (SHORT_DAYS + 1) * DAY_MS;
  const kept = { before: moment - SHORT_DAYS * DAY_MS, now: moment };
  const deleted = await withFresh(async (fresh) => {
    const { database, account } = await opened(fresh, SHORT_DAYS, BEFORE_PARTITIONS);
    await seed(database, account, { from, to }, perDay * FILLED_DAYS);
    await fresh.query('VACUUM ANALYZE velocity_event');
    // Migrates only the functions; the table stays unpartitioned.
    await migrate(database, new Date());
    const took = await taken(fresh, () => removeOlderThan(database.patient(), account, kept));
    const vacuum = await taken(fresh, () => fresh.query('VACUUM velocity_event'));
    await database.close();
    return { ms: took.ms, bytes: took.bytes, vacuum: vacuum.ms };
  });
  const dropped = await withFresh(async (fresh) => {
    const { database, account } = await opened(fresh, SHORT_DAYS, BEFORE_PARTITIONS);
    await migrate(database, new Date());
    await partitionUpTo(database, to);
    await seed(database, account, { from, to }, perDay * FILLED_DAYS);
    await fresh.query('VACUUM ANALYZE velocity_event');
    const took = await taken(fresh, async () => {
      await removeOlderThan(database.patient(), account, kept);
      while ((await stepAt(database, moment)).did === 'dropped');
    });
    const [left] = await fresh.query('SELECT min(at)::float8 AS oldest FROM velocity_event');
    if (Number(left?.oldest) !== from + DAY_MS) throw new Error('an unexpected partition was dropped');
    await database.close();
    return took;
  });
  const against = (value: string) => ({ reference: `deleted from one table: ${value}` });
  return [
    {
      figure: `dropping a day of ${perDay} events, of ${FILLED_DAYS} days`,
      value: dropped.ms,
      unit: 'ms',
      ...against(`${Math.round(deleted.ms)} ms, and ${Math.round(deleted.vacuum)} ms of vacuum`),
      ratio: dropped.ms / (deleted.ms + deleted.vacuum),
    },
    {
      figure: 'write-ahead log of dropping the day',
      value: dropped.bytes / 1e6,
      unit: 'MB',
      ...against(`${Math.round(deleted.bytes / 1e6)} MB`),
      ratio: dropped.bytes / deleted.bytes,
    },
  ];
}

/**
 * Runs on an external PostgreSQL (BENCH_DATABASE_URL). `--events` sets the events of a year (3,000,000),
 * `--day` those of a day (1,000,000).
 */
export async function benchPartitions(): Promise<readonly Row[]> {
  const events = optionOf('events', EVENTS);
  const { rows, before } = await conversion(events);
  const after = await parted(events);
  const look = [...after].map(
    ([name, value]): Row => ({
      figure: `read of ${KEYS_OF_CALL} keys by a transaction, windows of ${name}`,
      value,
      unit: 'µs of database CPU',
      reference: `in one table: ${Math.round(before.get(name)!)} µs`,
      ratio: value / before.get(name)!,
    }),
  );
  return [...look, ...(await retention(optionOf('day', A_DAY))), ...rows];
}
