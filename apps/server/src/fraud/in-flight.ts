import type { StateName, StoredEvent } from '@assay/store';

/** The event of a call that is not yet committed; its state becomes known when it is decided. */
export interface OpenEvent extends Omit<StoredEvent, 'state' | 'ip_country'> {
  state: StateName | null;
  ip_country: string | null;
}

/**
 * Calls of this process that have been counted on but are not yet in the database. Without it, twenty parallel calls
 * of one card would each see no other; with it, the n-th sees exactly n-1 earlier ones.
 */
export class InFlight {
  private readonly byKey = new Map<string, Set<OpenEvent>>();

  private static slot(spaceId: number, keyHash: string): string {
    return `${spaceId}/${keyHash}`;
  }

  enter(spaceId: number, keyHashes: readonly string[], event: OpenEvent): void {
    for (const keyHash of keyHashes) {
      const slot = InFlight.slot(spaceId, keyHash);
      const events = this.byKey.get(slot);
      if (events) events.add(event);
      else this.byKey.set(slot, new Set([event]));
    }
  }

  /** To be called after the commit (or the failure): from then on the database tells of the event. */
  leave(spaceId: number, keyHashes: readonly string[], event: OpenEvent): void {
    for (const keyHash of keyHashes) {
      const slot = InFlight.slot(spaceId, keyHash);
      const events = this.byKey.get(slot);
      events?.delete(event);
      if (events?.size === 0) this.byKey.delete(slot);
    }
  }

  /** Open events of a key that began before `id`, taken before the database is asked. */
  before(spaceId: number, keyHash: string, id: string): readonly OpenEvent[] {
    const events = this.byKey.get(InFlight.slot(spaceId, keyHash));
    return events ? [...events].filter((event) => event.id < id) : [];
  }
}

/**
 * Joins what the database knows with what was in flight when it was asked: an event in both is one event, and a call
 * that began after `id` is never counted by it, however early it committed. Newest first.
 */
export function mergeEvents(
  stored: readonly StoredEvent[],
  open: readonly OpenEvent[],
  id: string,
): readonly StoredEvent[] {
  const earlier = stored.some((event) => event.id >= id) ? stored.filter((event) => event.id < id) : stored;
  if (open.length === 0) return earlier;
  const known = new Set(earlier.map((event) => event.id));
  const missing = open.filter((event) => !known.has(event.id));
  return [...missing, ...earlier].sort((a, b) => (a.id < b.id ? 1 : -1));
}
