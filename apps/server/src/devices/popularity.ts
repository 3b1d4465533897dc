import type { EnvironmentId } from '@assay/contract';
import {
  addValueObservations,
  type CountedValue,
  type Database,
  type ValueObservations,
  valueObservations,
} from '@assay/store';
import { LRUCache } from 'lru-cache';

const DAY_MS = 86_400_000;
const WINDOW_DAYS = 30;
/** Age in milliseconds after which counts are read again. */
const FRESH_MS = 300_000;
/** Minimum number of sessions to determine rarity. */
const MIN_TRAFFIC = 1000;
const RARE_SHARE = 0.001;
const MAX_ENVIRONMENTS = 2000;

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
  private readonly known = new LRUCache<number, Counts>({ max: MAX_ENVIRONMENTS });
  private readonly asked = new Set<number>();
  private pending = new Map<string, ValueObservations>();

  constructor(private readonly ports: PopularityPorts) {}

  /** Returns true for a rare value; null while the account has too little traffic or the counts aren't loaded. */
  isRare(environmentId: EnvironmentId, kind: CountedValue, valueHash: string): boolean | null {
    this.asked.add(environmentId);
    const counts = this.known.get(environmentId);
    if (!counts || counts.totals[kind] < MIN_TRAFFIC) return null;
    return (counts.of.get(`${kind} ${valueHash}`) ?? 0) / counts.totals[kind] < RARE_SHARE;
  }

  /** Counts a session's values; they are written in batches with a short delay. */
  count(environmentId: EnvironmentId, kind: CountedValue, valueHash: string): void {
    const day = Math.floor(this.ports.now() / DAY_MS);
    const key = `${environmentId} ${kind} ${valueHash} ${day}`;
    const observations = (this.pending.get(key)?.observations ?? 0) + 1;
    this.pending.set(key, { environmentId, kind, valueHash, day, observations });
  }

  /** Writes the pending counts and reads outdated counts again. */
  async flush(): Promise<void> {
    const batch = this.pending;
    this.pending = new Map();
    await addValueObservations(this.ports.database, [...batch.values()]);
    for (const environmentId of this.asked) {
      const readAt = this.known.get(environmentId)?.readAt;
      if (readAt === undefined || this.ports.now() - readAt > FRESH_MS) await this.read(environmentId);
    }
    this.asked.clear();
  }

  private async read(environmentId: EnvironmentId): Promise<void> {
    const at = this.ports.now();
    const since = Math.floor(at / DAY_MS) - WINDOW_DAYS;
    const totals = { user_agent: 0, resolution: 0 };
    const of = new Map<string, number>();
    for (const { kind, valueHash, observations } of await valueObservations(
      this.ports.database,
      environmentId,
      since,
    )) {
      totals[kind] += observations;
      of.set(`${kind} ${valueHash}`, observations);
    }
    this.known.set(environmentId, { readAt: at, totals, of });
  }
}
