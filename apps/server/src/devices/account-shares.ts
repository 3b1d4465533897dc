import type { SpaceId } from '@assay/contract';
import type { AccountShares, Look } from '@assay/devices';
import { addShares, type Database, type SharedValue, sharedValues } from '@assay/store';
import { LRUCache } from 'lru-cache';

/** Counts are read again after this long. */
const FRESH_MS = 300_000;
const MOST_SPACES = 500;
/** From so many devices of a segment on only one in SAMPLED is counted: the shares stay what they are. */
const ALL_COUNTED = 5000;
const SAMPLED = 16;
/** The place that counts the devices of a segment. */
const DEVICES = -1;

const keyOf = (segment: number, feature: number, value: number): string => `${segment} ${feature} ${value}`;

interface Counts extends AccountShares {
  readonly readAt: number;
}

const NOT_READ: AccountShares = { devices: () => 0, having: () => 0 };

interface SharesPorts {
  readonly database: Database;
  readonly now: () => number;
}

/** What each account's devices have in common: counted once for each new device, followed a little later. */
export class Shares {
  private readonly known = new LRUCache<number, Counts>({ max: MOST_SPACES });
  private readonly asked = new Set<SpaceId>();
  private pending = new Map<SpaceId, Map<string, SharedValue>>();
  private made = 0;

  constructor(private readonly ports: SharesPorts) {}

  of(spaceId: SpaceId): AccountShares {
    this.asked.add(spaceId);
    return this.known.get(spaceId) ?? NOT_READ;
  }

  /** Counts a device that was not known before. */
  count(spaceId: SpaceId, { segment, values }: Look): void {
    const isSampled = (this.known.get(spaceId)?.devices(segment) ?? 0) >= ALL_COUNTED;
    if (isSampled && this.made++ % SAMPLED !== 0) return;
    const weight = isSampled ? SAMPLED : 1;
    const batch = this.pending.get(spaceId) ?? new Map<string, SharedValue>();
    this.pending.set(spaceId, batch);
    const add = (feature: number, value: number) => {
      const key = keyOf(segment, feature, value);
      const devices = (batch.get(key)?.devices ?? 0) + weight;
      batch.set(key, { segment, feature, value, devices });
    };
    add(DEVICES, 0);
    for (const [feature, value] of values.entries()) if (value !== 0) add(feature, value);
  }

  /** Writes what was counted since, and reads counts that are old again. */
  async flush(): Promise<void> {
    const { database, now } = this.ports;
    const batch = this.pending;
    this.pending = new Map();
    for (const [spaceId, values] of batch) await addShares(database, spaceId, [...values.values()]);
    for (const spaceId of this.asked) {
      const readAt = this.known.get(spaceId)?.readAt;
      if (readAt === undefined || now() - readAt > FRESH_MS) await this.read(spaceId);
    }
    this.asked.clear();
  }

  private async read(spaceId: SpaceId): Promise<void> {
    const readAt = this.ports.now();
    const rows = await sharedValues(this.ports.database, spaceId);
    const of = new Map(rows.map((row) => [keyOf(row.segment, row.feature, row.value), row.devices]));
    this.known.set(spaceId, {
      readAt,
      devices: (segment) => of.get(keyOf(segment, DEVICES, 0)) ?? 0,
      having: (segment, feature, value) => of.get(keyOf(segment, feature, value)) ?? 0,
    });
  }
}
