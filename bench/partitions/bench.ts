import { ALL_EVENT_COLUMNS } from '@assay/contract';
/**
 * Events of calls in partitions by time: what a look costs, what retention costs by deleting and by dropping, and for how long
 * calls wait while a table that was in one piece is converted beside them.
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
/** What a year's events are, and those of a day that is over. */
const EVENTS = 3_000_000;
const A_DAY = 1_000_000;
/** The shortest time whose partitions are days, and the days that are filled. */
const SHORT_DAYS = 7;
const FILLED_DAYS = 4;
const KEYS = 200_000;
const KEYS_OF_CALL = 10;
const CAP = 50;
const LOOKS = 4000;
const CALLERS = 4;
/** How far back the keys of a call look, in days: by counts of an hour and a day, and by the shipped rules. */
const WINDOWS = {
  'an hour and a day': [1 / 24, 1 / 24, 1 / 24, 1 / 24, 1 / 24, 1, 1, 1, 1, 1],
  'the shipped rules': [365, 1, 1, 7, 30, 7, 7, 7, 30, 7],
} as const;
/** Calls that look together. */
const AT_ONCE = [1, 16];

/** An open database of the bench, and its account. */
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

/** Events of as many calls as that, over a time. */
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

/** Lets time pass up to a moment as far as partitions go. */
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
      spaceId: account,
      keyHash,
      since: Math.floor(now - windows[k]! * DAY_MS),
      cap: CAP,
      columns: ALL_EVENT_COLUMNS,
    })),
    history: [],
  };
};

/** Processor time of the database for a look, microseconds, by how far it looks. */
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
        found.set(`${name}, ${atOnce} at once`, ((cpuOf([backend!.pid]) - before) / LOOKS) * 1000);
      }
    }
  } finally {
    await database.close();
  }
  return found;
}

/** Calls, as it were, beside some work: one after the other by each caller. @returns the longest wait, milliseconds, and how many there were */
async function callsBeside(fresh: FreshDatabase, account: number, work: () => Promise<void>) {
  const calling = openDatabase({ url: fresh.url, maxConnections: CALLERS });
  const { look } = velocityReader(calling);
  let longest = 0;
  let calls = 0;
  let isOver = false;
  const caller = async (n: number) => {
    while (!isOver) {
      const began = performance.now();
      await look(await lookOf(fresh, account, Date.now(), WINDOWS['the shipped rules'], n));
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

/** What a work takes: its time, and what it writes to the log. */
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
  if (!fresh) throw new Error('These figures need an outside PostgreSQL 15+: set BENCH_DATABASE_URL.');
  try {
    return await work(fresh);
  } finally {
    await fresh.drop();
  }
}

/** A year's events in one piece, before and after, and what happens in between. */
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
    const usual = await callsBeside(fresh, account, () => new Promise((done) => setTimeout(done, 5000)));
    const beside = await callsBeside(fresh, account, async () => {
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
          figure: `longest call of ${beside.calls} beside the conversion`,
          value: beside.longest,
          unit: 'ms',
          reference: `longest of ${usual.calls} in 5 s before: ${Math.round(usual.longest)} ms`,
        },
      ],
    };
  });
}

/** A year's events in partitions. */
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

/** A day's events whose time is over: deleted from one piece, or dropped. */
async function retention(perDay: number): Promise<readonly Row[]> {
  // The partition of today begins with time: its rows would be deleted.
  const from = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
  const to = from + FILLED_DAYS * DAY_MS;
  const moment = from + (SHORT_DAYS + 1) * DAY_MS;
  const kept = { before: moment - SHORT_DAYS * DAY_MS, now: moment };
  const deleted = await withFresh(async (fresh) => {
    const { database, account } = await opened(fresh, SHORT_DAYS, BEFORE_PARTITIONS);
    await seed(database, account, { from, to }, perDay * FILLED_DAYS);
    await fresh.query('VACUUM ANALYZE velocity_event');
    // The functions only: the table stays in one piece.
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
    if (Number(left?.oldest) !== from + DAY_MS) throw new Error('something else was dropped');
    await database.close();
    return took;
  });
  const against = (value: string) => ({ reference: `deleted from one piece: ${value}` });
  return [
    {
      figure: `a day of ${perDay} events, of ${FILLED_DAYS}, goes by dropping`,
      value: dropped.ms,
      unit: 'ms',
      ...against(`${Math.round(deleted.ms)} ms, and ${Math.round(deleted.vacuum)} ms of vacuum`),
      ratio: dropped.ms / (deleted.ms + deleted.vacuum),
    },
    {
      figure: 'written to the log of the database by that',
      value: dropped.bytes / 1e6,
      unit: 'MB',
      ...against(`${Math.round(deleted.bytes / 1e6)} MB`),
      ratio: dropped.bytes / deleted.bytes,
    },
  ];
}

/** `--events` of a year (3,000,000) and `--day` of a day (1,000,000), on an outside PostgreSQL (BENCH_DATABASE_URL). */
export async function benchPartitions(): Promise<readonly Row[]> {
  const events = optionOf('events', EVENTS);
  const { rows, before } = await conversion(events);
  const after = await parted(events);
  const look = [...after].map(
    ([name, value]): Row => ({
      figure: `a call's look at ${KEYS_OF_CALL} keys, windows of ${name}`,
      value,
      unit: 'µs of the database',
      reference: `in one piece: ${Math.round(before.get(name)!)} µs`,
      ratio: value / before.get(name)!,
    }),
  );
  return [...look, ...(await retention(optionOf('day', A_DAY))), ...rows];
}
