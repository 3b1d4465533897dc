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

interface PopularityPorts {
  readonly database: Database;
  /** UNIX milliseconds. */
  now(): number;
}

/** How common values are among an account's own sessions of the last 30 days. */
export class Popularity {
  private readonly known = new LRUCache<number, Counts>({ max: MOST_SPACES });
  private readonly asked = new Set<number>();
  private pending = new Map<string, ValueSightings>();

  constructor(private readonly ports: PopularityPorts) {}

  /** Whether a value is rare; null while the account has too little traffic to judge, or the counts are not read yet. */
  isRare(spaceId: SpaceId, kind: CountedValue, valueHash: string): boolean | null {
    this.asked.add(spaceId);
    const counts = this.known.get(spaceId);
    if (!counts || counts.totals[kind] < LEAST_TRAFFIC) return null;
    return (counts.of.get(`${kind} ${valueHash}`) ?? 0) / counts.totals[kind] < RARE_SHARE;
  }

  /** Counts a session's values; they are written a little later, many at once. */
  count(spaceId: SpaceId, kind: CountedValue, valueHash: string): void {
    const day = Math.floor(this.ports.now() / DAY_MS);
    const key = `${spaceId} ${kind} ${valueHash} ${day}`;
    const sightings = (this.pending.get(key)?.sightings ?? 0) + 1;
    this.pending.set(key, { spaceId, kind, valueHash, day, sightings });
  }

  /** Writes what was counted since, and reads counts that are old again. */
  async flush(): Promise<void> {
    const batch = this.pending;
    this.pending = new Map();
    await addValueSightings(this.ports.database, [...batch.values()]);
    for (const spaceId of this.asked) {
      const readAt = this.known.get(spaceId)?.readAt;
      if (readAt === undefined || this.ports.now() - readAt > FRESH_MS) await this.read(spaceId);
    }
    this.asked.clear();
  }

  private async read(spaceId: SpaceId): Promise<void> {
    const at = this.ports.now();
    const since = Math.floor(at / DAY_MS) - WINDOW_DAYS;
    const totals = { user_agent: 0, resolution: 0 };
    const of = new Map<string, number>();
    for (const { kind, valueHash, sightings } of await valueSightings(this.ports.database, spaceId, since)) {
      totals[kind] += sightings;
      of.set(`${kind} ${valueHash}`, sightings);
    }
    this.known.set(spaceId, { readAt: at, totals, of });
  }
}
