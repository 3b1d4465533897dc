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
/** Age in milliseconds after which counts are read again. */
const FRESH_MS = 300_000;
/** Minimum number of sessions to judge rarity. */
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
  /** Returns the current time in UNIX milliseconds. */
  now(): number;
}

/** Frequency of values among an account's sessions of the last 30 days. */
export class Popularity {
  private readonly known = new LRUCache<number, Counts>({ max: MOST_SPACES });
  private readonly asked = new Set<number>();
  private pending = new Map<string, ValueSightings>();

  constructor(private readonly ports: PopularityPorts) {}

  /** Returns true for a rare value; null while the account has too little traffic or the counts aren't loaded. */
  isRare(spaceId: SpaceId, kind: CountedValue, valueHash: string): boolean | null {
    this.asked.add(spaceId);
    const counts = this.known.get(spaceId);
    if (!counts || counts.totals[kind] < LEAST_TRAFFIC) return null;
    return (counts.of.get(`${kind} ${valueHash}`) ?? 0) / counts.totals[kind] < RARE_SHARE;
  }

  /** Counts a session's values; they are written in batches with a short delay. */
  count(spaceId: SpaceId, kind: CountedValue, valueHash: string): void {
    const day = Math.floor(this.ports.now() / DAY_MS);
    const key = `${spaceId} ${kind} ${valueHash} ${day}`;
    const sightings = (this.pending.get(key)?.sightings ?? 0) + 1;
    this.pending.set(key, { spaceId, kind, valueHash, day, sightings });
  }

  /** Writes the pending counts and reads outdated counts again. */
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
