import type { SpaceId } from '@assay/contract';
import {
  addValueSightings,
  type CountedValue,
  type Database,
  type ValueSightings,
  valueSightings,
} from '@assay/store';
import { LRUCache } from 'lru-cache';

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 30;
/** Counts are read again after this long. */
const FRESH_MS = 300_000;
/** Fewer sessions than this show nothing about what is rare. */
const LEAST_TRAFFIC = 1000;
const RARE_SHARE = 0.001;
const MOST_SPACES = 2000;

interface Counts {
  readonly readAt: number;
  readonly totals: { readonly [K in CountedValue]: number };
  readonly of: ReadonlyMap<string, number>;
}

/** How common values are among an account's own sessions of the last 30 days. */
export interface Popularity {
  /** Whether a value is rare; null while the account has too little traffic to judge, or the counts are not read yet. */
  isRare(spaceId: SpaceId, kind: CountedValue, valueHash: string): boolean | null;
  /** Counts a session's values; they are written a little later, many at once. */
  count(spaceId: SpaceId, kind: CountedValue, valueHash: string): void;
  /** Writes what was counted since, and reads counts that are old again. */
  flush(): Promise<void>;
}

export function openPopularity(database: Database, now: () => number): Popularity {
  const known = new LRUCache<number, Counts>({ max: MOST_SPACES });
  const asked = new Set<number>();
  let pending = new Map<string, ValueSightings>();

  async function read(spaceId: SpaceId): Promise<void> {
    const at = now();
    const rows = await valueSightings(database, spaceId, Math.floor(at / DAY_MS) - WINDOW_DAYS);
    const totals = { user_agent: 0, resolution: 0 };
    const of = new Map<string, number>();
    for (const { kind, valueHash, sightings } of rows) {
      totals[kind] += sightings;
      of.set(`${kind} ${valueHash}`, sightings);
    }
    known.set(spaceId, { readAt: at, totals, of });
  }

  return {
    isRare(spaceId, kind, valueHash) {
      asked.add(spaceId);
      const counts = known.get(spaceId);
      if (!counts || counts.totals[kind] < LEAST_TRAFFIC) return null;
      return (counts.of.get(`${kind} ${valueHash}`) ?? 0) / counts.totals[kind] < RARE_SHARE;
    },
    count(spaceId, kind, valueHash) {
      const day = Math.floor(now() / DAY_MS);
      const key = `${spaceId} ${kind} ${valueHash} ${day}`;
      const sightings = (pending.get(key)?.sightings ?? 0) + 1;
      pending.set(key, { spaceId, kind, valueHash, day, sightings });
    },
    async flush() {
      const batch = pending;
      pending = new Map();
      await addValueSightings(database, [...batch.values()]);
      for (const spaceId of asked) {
        const readAt = known.get(spaceId)?.readAt;
        if (readAt === undefined || now() - readAt > FRESH_MS) await read(spaceId);
      }
      asked.clear();
    },
  };
}
