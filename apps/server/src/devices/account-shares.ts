import type { EnvironmentId } from '@assay/contract';
import type { AccountShares, Look } from '@assay/devices';
import { addShares, type Database, forgetRareShares, type SharedValue, sharedValues } from '@assay/store';
import { LRUCache } from 'lru-cache';

/** Age in milliseconds after which counts are read again. */
const FRESH_MS = 300_000;
const MAX_ENVIRONMENTS = 500;
/** Number of devices in a segment above which only one in SAMPLED is counted; the shares stay the same. */
const ALL_COUNTED = 5000;
const SAMPLED = 16;
/**
 * Number of new devices in an environment after which rare values are forgotten: values of fewer than one
 * device in this many.
 */
const RARE_AFTER = 20_000;
/** Feature numbers that count the devices of a segment, and visits of known devices with an unknown token. */
const DEVICES = -1;
const RETURNED = -2;

const keyOf = (segment: number, feature: number, value: number): string => `${segment} ${feature} ${value}`;

interface Counts extends AccountShares {
  readonly readAt: number;
  /** Devices of all segments. */
  readonly all: number;
}

const NOT_READ: AccountShares = { devices: () => 0, returned: () => 0, having: () => 0 };

interface SharesPorts {
  readonly database: Database;
  readonly now: () => number;
}

/**
 * Counts the attribute values that an account's devices share: once per new device, written with a short
 * delay.
 */
export class Shares {
  private readonly known = new LRUCache<number, Counts>({ max: MAX_ENVIRONMENTS });
  private readonly asked = new Set<EnvironmentId>();
  private readonly pending = new Map<EnvironmentId, Map<string, SharedValue>>();
  private made = 0;
  private readonly countedSince = new Map<EnvironmentId, number>();

  constructor(private readonly ports: SharesPorts) {}

  of(environmentId: EnvironmentId): AccountShares {
    this.asked.add(environmentId);
    return this.known.get(environmentId) ?? NOT_READ;
  }

  /** Counts a new device. */
  count(environmentId: EnvironmentId, { segment, values }: Pick<Look, 'segment' | 'values'>): void {
    const isSampled = (this.known.get(environmentId)?.devices(segment) ?? 0) >= ALL_COUNTED;
    if (isSampled && this.made++ % SAMPLED !== 0) return;
    const weight = isSampled ? SAMPLED : 1;
    this.add(environmentId, { segment, feature: DEVICES, value: 0, devices: weight });
    for (const [feature, value] of values.entries()) {
      if (value !== 0) this.add(environmentId, { segment, feature, value, devices: weight });
    }
  }

  /** Counts a visit of a known device with an unknown token. */
  countReturned(environmentId: EnvironmentId, { segment }: Pick<Look, 'segment'>): void {
    this.add(environmentId, { segment, feature: RETURNED, value: 0, devices: 1 });
  }

  /**
   * Writes the pending counts and reads outdated counts again. Counts that can't be written are retried at
   * the next flush and don't affect other environments.
   * @throws the first failure
   */
  async flush(): Promise<void> {
    const { now } = this.ports;
    const failures: unknown[] = [];
    for (const [environmentId, values] of [...this.pending]) {
      this.pending.delete(environmentId);
      await this.write(environmentId, [...values.values()]).catch((error: unknown) => failures.push(error));
    }
    for (const environmentId of this.asked) {
      const readAt = this.known.get(environmentId)?.readAt;
      if (readAt === undefined || now() - readAt > FRESH_MS) await this.read(environmentId);
    }
    this.asked.clear();
    if (failures.length > 0) throw failures[0];
  }

  private add(environmentId: EnvironmentId, counted: SharedValue): void {
    const batch = this.pending.get(environmentId) ?? new Map<string, SharedValue>();
    this.pending.set(environmentId, batch);
    const key = keyOf(counted.segment, counted.feature, counted.value);
    batch.set(key, { ...counted, devices: (batch.get(key)?.devices ?? 0) + counted.devices });
  }

  private async write(environmentId: EnvironmentId, values: readonly SharedValue[]): Promise<void> {
    try {
      await addShares(this.ports.database, environmentId, values);
    } catch (error) {
      for (const counted of values) this.add(environmentId, counted);
      throw error;
    }
    await this.forgetRare(environmentId, values);
  }

  private async forgetRare(environmentId: EnvironmentId, values: readonly SharedValue[]): Promise<void> {
    const added = values.reduce((sum, { feature, devices }) => sum + (feature === DEVICES ? devices : 0), 0);
    // A new process continues from the stored count of earlier processes.
    const before =
      this.countedSince.get(environmentId) ?? (this.known.get(environmentId)?.all ?? 0) % RARE_AFTER;
    const counted = before + added;
    this.countedSince.set(environmentId, counted % RARE_AFTER);
    if (counted >= RARE_AFTER) await forgetRareShares(this.ports.database, environmentId);
  }

  private async read(environmentId: EnvironmentId): Promise<void> {
    const readAt = this.ports.now();
    const rows = await sharedValues(this.ports.database, environmentId);
    const of = new Map(rows.map((row) => [keyOf(row.segment, row.feature, row.value), row.devices]));
    this.known.set(environmentId, {
      readAt,
      all: rows.reduce((sum, { feature, devices }) => sum + (feature === DEVICES ? devices : 0), 0),
      devices: (segment) => of.get(keyOf(segment, DEVICES, 0)) ?? 0,
      returned: (segment) => of.get(keyOf(segment, RETURNED, 0)) ?? 0,
      having: (segment, feature, value) => of.get(keyOf(segment, feature, value)) ?? 0,
    });
  }
}
