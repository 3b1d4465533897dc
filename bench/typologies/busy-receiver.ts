/** Measures the velocity read of a receiver with a million events. */
import { EVENT_COLUMNS, eventColumnSet } from '@assay/contract';
import { migrate, openDatabase, velocityReader } from '@assay/store';
import { freshDatabase } from '../fraud-call/servers';
import { optionOf } from '../option';
import { type Row, ratioAtMost } from '../row';

const DAY_MS = 86_400_000;
const EVENTS = 1_000_000;
/** Receivers of the million other events: ordinary ones, and active ones that fill the deep read. */
const OTHERS = {
  ordinary: { first: 1000, keys: 1000 },
  active: { first: 5000, keys: 150 },
} as const;
const READS = 3000;
/** Reads of each kind that are not measured. */
const WARM_UP = 50;
/** Rows of the first read of a key that a rule sums, and of the deep read that follows if they don't decide. */
const CAPS = { first: 256, deep: 5001 } as const;
const BUSY = '1';

const FILL = `
INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, amount, currency, action_type, ip_country, user_id)
SELECT 1, $3::bigint + CASE WHEN $4::int = 0 THEN 0 ELSE n % $4::int END, $1::bigint - (n * $5::float8)::bigint, gen_random_uuid(), n, 0, 10, 'EUR', 'transfer', 'DE', n
FROM generate_series(1, $2::int) n`;

const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** Compares the busy receiver with ordinary and active ones, in turns, over 30 days. */
export async function benchBusyReceiver(): Promise<readonly Row[]> {
  const fresh = await freshDatabase();
  if (!fresh)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const database = openDatabase({ url: fresh.url, maxConnections: 4 });
  const busy = optionOf('events', EVENTS);
  try {
    await migrate(database, new Date());
    const now = Date.now();
    await fresh.query(FILL, [now, busy, BUSY, 0, (25 * DAY_MS) / busy]);
    for (const { first, keys } of Object.values(OTHERS))
      await fresh.query(FILL, [now, EVENTS, String(first), keys, (25 * DAY_MS) / EVENTS]);
    await fresh.query('VACUUM ANALYZE velocity_event');
    const reader = velocityReader(database);
    const columns = eventColumnSet(EVENT_COLUMNS);
    const read = async (keyHash: string, cap: number): Promise<number> => {
      const event = { environmentId: 1 as never, keyHash, since: now - 30 * DAY_MS, cap, columns };
      const began = performance.now();
      await reader.look({ events: [event], history: [] });
      return performance.now() - began;
    };
    /** Reads both kinds of receivers in turns. */
    const inTurns = async (cap: number, reads: number, { first, keys }: { first: number; keys: number }) => {
      const times = { busy: [] as number[], other: [] as number[] };
      for (let n = 0; n < reads + WARM_UP; n++) {
        const took = [await read(BUSY, cap), await read(String(first + (n % keys)), cap)] as const;
        if (n < WARM_UP) continue;
        times.busy.push(took[0]);
        times.other.push(took[1]);
      }
      return { busy: p99(times.busy), other: p99(times.other) };
    };
    const rows: Row[] = [];
    for (const [name, cap] of Object.entries(CAPS))
      for (const [kind, others] of Object.entries(OTHERS)) {
        const times = await inTurns(cap, name === 'deep' ? READS / 10 : READS, others);
        const events = Math.round(EVENTS / others.keys);
        rows.push({
          figure: `${name} velocity read of a receiver with ${busy.toLocaleString('en')} events, p99`,
          value: times.busy,
          unit: 'ms',
          reference: `${kind} receivers with ${events.toLocaleString('en')} events: ${times.other.toFixed(2)} ms`,
          ratio: times.busy / times.other,
          // A deep read of an ordinary receiver reads a fifth of the rows.
          ...(name === 'deep' && kind === 'ordinary' ? {} : { bar: ratioAtMost(1.5) }),
        });
      }
    return rows;
  } finally {
    await database.close();
    await fresh.drop();
  }
}
