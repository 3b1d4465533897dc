import type { SpaceId, WebhookEvent } from '@assay/contract';
import { type Account, type Database, subscribedEvents } from '@assay/store';

/** Which events the endpoints of a space want, held in memory as long as the account's settings stay as they are. */
interface Subscriptions {
  wants(account: Account, spaceId: SpaceId, event: WebhookEvent): Promise<boolean>;
}

interface Known {
  readonly settingsVersion: number;
  readonly events: Promise<ReadonlySet<string>>;
}

/** Every change of an endpoint raises its account's settings version, which each process follows. */
export function openSubscriptions(database: Database): Subscriptions {
  const known = new Map<number, Known>();

  function eventsOf({ settingsVersion }: Account, spaceId: SpaceId): Promise<ReadonlySet<string>> {
    const held = known.get(spaceId);
    if (held?.settingsVersion === settingsVersion) return held.events;
    const events = subscribedEvents(database, spaceId);
    const reading = { settingsVersion, events };
    known.set(spaceId, reading);
    events.catch(() => {
      if (known.get(spaceId) === reading) known.delete(spaceId);
    });
    return events;
  }

  return {
    wants: async (account, spaceId, event) => (await eventsOf(account, spaceId)).has(event),
  };
}
