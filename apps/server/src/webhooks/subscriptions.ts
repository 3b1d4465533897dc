import { type EnvironmentId, liveSpace, type WebhookEvent } from '@assay/contract';
import { type Account, type Database, type EventPersons, enqueueEvent, subscribedEvents } from '@assay/store';
import type { EmitListChange, ListChange } from '../policy/index';
import { type Hasher, keyHash } from '../scoring/index';

/** Returns the persons that list values refer to, by the type of the list. */
function personsIn(hasher: Hasher, { list, added, removed }: ListChange): EventPersons {
  const values = [...added, ...removed];
  if (list.field === 'email') return { emailHashes: values.map((value) => keyHash(hasher, 'email', value)) };
  return list.field === 'user_id'
    ? { userHashes: values.map((value) => keyHash(hasher, 'user_id', value)) }
    : {};
}

/** Emits list changes as `lists/updated`. */
export const listEvents =
  (hasher: Hasher): EmitListChange =>
  (connection, change) =>
    enqueueEvent(connection, {
      environmentId: liveSpace(change.accountId),
      event: 'lists/updated',
      data: {
        list: change.list,
        added: [...change.added],
        removed: [...change.removed],
        cleared: change.cleared,
        author: change.author,
        updated_at: new Date(change.at).toISOString(),
      },
      at: change.at,
      ...personsIn(hasher, change),
    });

interface Known {
  readonly settingsVersion: number;
  readonly events: Promise<ReadonlySet<string>>;
}

/**
 * Cache of the events that the endpoints of an environment are subscribed to. Every change of an endpoint
 * raises its account's settings version, which each process follows; a new version clears the entry.
 */
export class Subscriptions {
  private readonly known = new Map<number, Known>();

  constructor(private readonly ports: { readonly database: Database }) {}

  async wants(account: Account, environmentId: EnvironmentId, event: WebhookEvent): Promise<boolean> {
    return (await this.eventsOf(account, environmentId)).has(event);
  }

  private eventsOf({ settingsVersion }: Account, environmentId: EnvironmentId): Promise<ReadonlySet<string>> {
    const held = this.known.get(environmentId);
    if (held?.settingsVersion === settingsVersion) return held.events;
    const events = subscribedEvents(this.ports.database, environmentId);
    const reading = { settingsVersion, events };
    this.known.set(environmentId, reading);
    events.catch(() => {
      if (this.known.get(environmentId) === reading) this.known.delete(environmentId);
    });
    return events;
  }
}
