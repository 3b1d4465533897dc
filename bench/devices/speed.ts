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
import { type FreshDatabase, freshDatabase } from '../fraud-call/databases';
import { populationOf } from './population';

const DAY_MS = 86_400_000;
const NOW = 1_800_000_000_000;
const CHUNK = 20_000;
/** Different devices of the population; each is stored many times, in other networks. */
const DISTINCT = 10_000;
const MATCHES = 1000;
const PER_KEY = 24;
const hasher = keyHasher('bench');
const shares = { devices: () => 0, having: () => 0 };

interface Prepared {
  readonly look: Look;
  readonly memory: Buffer;
  readonly texts: readonly string[];
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
      texts: keyTexts(input, look.values[NETWORK] ?? 0),
      kind: deviceKind(input),
    });
  }
  return [...seen.values()];
}

/** Copies share all but their networks, as devices of one model do. */
function keysOf({ texts }: Prepared, copy: number): readonly string[] {
  return texts.map((text, index) => hasher('device_block', index === 0 ? `${text} ${copy}` : text));
}

async function fill(database: FreshDatabase, prepared: readonly Prepared[], count: number): Promise<void> {
  for (let from = 0; from < count; from += CHUNK) {
    const rows = Array.from({ length: Math.min(CHUNK, count - from) }, (_, index) => {
      const device = prepared[(from + index) % prepared.length] as Prepared;
      return { device, keys: keysOf(device, Math.floor((from + index) / prepared.length)) };
    });
    await database.query(
      `WITH made AS (
         INSERT INTO device (account_id, id, first_seen, last_seen, last_day, memory, keys)
         SELECT 1, gen_random_uuid(), $1::bigint, $1, ($1 / ${DAY_MS})::int - (random() * 60)::int, m, k::bigint[]
         FROM unnest($2::bytea[], $3::text[]) AS r(m, k) RETURNING id, keys
       )
       INSERT INTO device_look SELECT DISTINCT 1, unnest(keys), id FROM made`,
      [NOW, rows.map((row) => row.device.memory), rows.map((row) => `{${row.keys.join()}}`)],
    );
  }
  await database.query('ANALYZE device; ANALYZE device_look');
}

interface MatchSpeed {
  readonly stored: number;
  readonly p50: number;
  readonly p95: number;
  /** Candidates that the database gave, on average. */
  readonly candidates: number;
  /** Processor time of a match, ms: of this process, and of the database's; null where the database is elsewhere. */
  readonly processor: { readonly own: number; readonly database: number | null };
}

/** Linux counts the processor time of a process in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process of this machine, ms; null where it cannot be read. */
function processorTime(pid: number): number | null {
  try {
    // proc(5): behind the name in parentheses, utime and stime are the 12th and 13th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * TICK_MS : null;
  } catch {
    return null;
  }
}

/** Processor time of the one connection's server process, ms. */
async function databaseTime(database: Database): Promise<number | null> {
  const [row] = await database.query<{ pid: number }>({ text: 'SELECT pg_backend_pid() AS pid', values: [] });
  return row ? processorTime(row.pid) : null;
}

/** Finding and judging the device of a session among so many stored ones; null without a database. */
export async function measureMatchSpeed(stored: number): Promise<MatchSpeed | null> {
  const fresh = await freshDatabase();
  if (!fresh) return null;
  const database = openDatabase({ url: fresh.url, maxConnections: 1 });
  try {
    await migrate(database, new Date(NOW));
    const prepared = prepare();
    await fill(fresh, prepared, stored);
    const times: number[] = [];
    let found = 0;
    const [own, before] = [process.cpuUsage(), await databaseTime(database)];
    for (let index = 0; index < MATCHES; index++) {
      const device = prepared[(index * 7919) % prepared.length] as Prepared;
      const start = performance.now();
      const rows = await findDevices(database, {
        spaceId: 1,
        keys: keysOf(device, index % Math.max(1, Math.floor(stored / prepared.length))),
        since: NOW - 120 * DAY_MS,
        perKey: PER_KEY,
        personsSince: NOW - DAY_MS,
      });
      const alike = rows.flatMap((row) => {
        const memory = unpackMemory(row.memory);
        return memory ? [{ ...row, memory }] : [];
      });
      const { look, kind } = device;
      identify({ look, kind, shares, now: NOW, hasToken: true }, null, alike);
      times.push(performance.now() - start);
      found += rows.length;
    }
    const after = await databaseTime(database);
    const { user, system } = process.cpuUsage(own);
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
    const processor = {
      own: (user + system) / 1000 / MATCHES,
      database: before === null || after === null ? null : (after - before) / MATCHES,
    };
    return { stored, p50: at(0.5), p95: at(0.95), candidates: found / MATCHES, processor };
  } finally {
    await database.close();
    await fresh.drop();
  }
}
