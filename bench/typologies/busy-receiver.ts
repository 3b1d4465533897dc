/** Measures the velocity read of a receiver with a million events. */
import { EVENT_COLUMNS, eventColumnSet } from '@assay/contract';
import { migrate, openDatabase, velocityReader } from '@assay/store';
import { freshDatabase } from '../fraud-call/servers';
import { optionOf } from '../option';
import { type Row, ratioAtMost } from '../row';

const DAY_MS = 86_400_000;
const EVENTS = 1_000_000;
const ORDINARY_KEYS = 1000;
const READS = 3000;
/** Rows of the first read of a key that a rule sums, and of the deep read that follows if they don't decide. */
const CAPS = { first: 256, deep: 5001 } as const;
const BUSY = '1';

const FILL = `
INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, state, amount, currency, action_type, ip_country, user_id)
SELECT 1, $3::bigint + CASE WHEN $4::int = 0 THEN 0 ELSE n % $4::int END, $1::bigint - (n * $5::float8)::bigint, gen_random_uuid(), n, 0, 10, 'EUR', 'transfer', 'DE', n
FROM generate_series(1, $2::int) n`;

const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/** Compares the busy key with ordinary ones that fill the same limits, in turns, over 30 days. */
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
    await fresh.query(FILL, [now, EVENTS, '1000', ORDINARY_KEYS, (25 * DAY_MS) / EVENTS]);
    await fresh.query('VACUUM ANALYZE velocity_event');
    const reader = velocityReader(database);
    const columns = eventColumnSet(EVENT_COLUMNS);
    const read = async (keyHash: string, cap: number): Promise<number> => {
      const event = { environmentId: 1 as never, keyHash, since: now - 30 * DAY_MS, cap, columns };
      const began = performance.now();
      await reader.look({ events: [event], history: [] });
      return performance.now() - began;
    };
    const rows: Row[] = [];
    for (const [name, cap] of Object.entries(CAPS)) {
      const times = { busy: [] as number[], ordinary: [] as number[] };
      const reads = name === 'deep' ? READS / 10 : READS;
      for (let n = 0; n < reads + 50; n++) {
        const took = [await read(BUSY, cap), await read(String(1000 + (n % ORDINARY_KEYS)), cap)] as const;
        if (n < 50) continue;
        times.busy.push(took[0]);
        times.ordinary.push(took[1]);
      }
      rows.push({
        figure: `${name} velocity read of a receiver with ${busy.toLocaleString('en')} events, p99`,
        value: p99(times.busy),
        unit: 'ms',
        reference: `receivers with ${(EVENTS / ORDINARY_KEYS).toLocaleString('en')} events: ${p99(times.ordinary).toFixed(2)} ms`,
        ratio: p99(times.busy) / p99(times.ordinary),
        bar: ratioAtMost(1.5),
      });
    }
    return rows;
  } finally {
    await database.close();
    await fresh.drop();
  }
}
