import type { SpaceId, WebhookEvent } from '@assay/contract';
import { type Account, type Database, subscribedEvents } from '@assay/store';

interface Known {
  readonly settingsVersion: number;
  readonly events: Promise<ReadonlySet<string>>;
}

/**
 * Which events the endpoints of a space want, held in memory as long as the account's settings stay as they are: every
 * change of an endpoint raises its account's settings version, which each process follows.
 */
export class Subscriptions {
  private readonly known = new Map<number, Known>();

  constructor(private readonly ports: { readonly database: Database }) {}

  async wants(account: Account, spaceId: SpaceId, event: WebhookEvent): Promise<boolean> {
    return (await this.eventsOf(account, spaceId)).has(event);
  }

  private eventsOf({ settingsVersion }: Account, spaceId: SpaceId): Promise<ReadonlySet<string>> {
    const held = this.known.get(spaceId);
    if (held?.settingsVersion === settingsVersion) return held.events;
    const events = subscribedEvents(this.ports.database, spaceId);
    const reading = { settingsVersion, events };
    this.known.set(spaceId, reading);
    events.catch(() => {
      if (this.known.get(spaceId) === reading) this.known.delete(spaceId);
    });
    return events;
  }
}
