import type { SpaceId } from '@assay/contract';
import type { StateName, StoredEvent } from '@assay/store';

/** The event of a call that is not yet committed; its state becomes known when it is decided. */
export interface OpenEvent extends Omit<StoredEvent, 'state' | 'ip_country' | 'ekyc_result'> {
  state: StateName | null;
  ip_country: string | null;
  ekyc_result: string | null;
}

const NONE: readonly OpenEvent[] = [];

/**
 * Calls of this process that have been counted on but are not yet in the database. Without it, twenty parallel calls
 * of one card would each see no other; with it, the n-th sees exactly n-1 earlier ones.
 */
export class InFlight {
  private readonly spaces = new Map<number, Map<string, OpenEvent[]>>();

  enter(spaceId: SpaceId, keyHashes: readonly string[], event: OpenEvent): void {
    let byKey = this.spaces.get(spaceId);
    if (!byKey) {
      byKey = new Map();
      this.spaces.set(spaceId, byKey);
    }
    for (const keyHash of keyHashes) {
      const events = byKey.get(keyHash);
      if (events) events.push(event);
      else byKey.set(keyHash, [event]);
    }
  }

  /** To be called after the commit (or the failure): from then on the database holds the event. */
  leave(spaceId: SpaceId, keyHashes: readonly string[], event: OpenEvent): void {
    const byKey = this.spaces.get(spaceId);
    if (!byKey) return;
    for (const keyHash of keyHashes) {
      const events = byKey.get(keyHash);
      if (!events) continue;
      if (events.length === 1) byKey.delete(keyHash);
      else events.splice(events.indexOf(event), 1);
    }
  }

  /** Open events of a key that began before `id`, taken before the database is asked. */
  before(spaceId: SpaceId, keyHash: string, id: string): readonly OpenEvent[] {
    const events = this.spaces.get(spaceId)?.get(keyHash);
    // Most calls are alone with their keys.
    if (!events || (events.length === 1 && events[0]?.id === id)) return NONE;
    return events.filter((event) => event.id < id);
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
  if (stored.length === 0 && open.length === 0) return stored;
  const earlier = stored.some((event) => event.id >= id) ? stored.filter((event) => event.id < id) : stored;
  if (open.length === 0) return earlier;
  const known = new Set(earlier.map((event) => event.id));
  const missing = open.filter((event) => !known.has(event.id));
  return [...missing, ...earlier].sort((a, b) => (a.id < b.id ? 1 : -1));
}
