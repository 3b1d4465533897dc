import type { SpaceId, TransactionId, WebhookData, WebhookEvent } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { openText } from '../privacy/kept-texts';
import type { Vault } from '../privacy/vault';
import { numbers } from '../scoring/velocity';

/** Whose data an event holds, so that erasure finds it: hashes of `keyHasher`, the transaction's id as it is. */
export interface EventPersons {
  /** `hasher('user_id', id)` */
  readonly userHashes?: readonly string[];
  /** Of the addresses' mailboxes; versions before 0.2 hashed an address as it was sent, in lower case. */
  readonly emailHashes?: readonly string[];
  readonly transactionId?: TransactionId;
}

export interface NewEvent<Event extends WebhookEvent = WebhookEvent> extends EventPersons {
  /** The space of the data: the account of a live key, the test space of a test key. */
  readonly spaceId: SpaceId;
  readonly event: Event;
  readonly data: WebhookData[Event];
  /** UNIX milliseconds. */
  readonly at: number;
}

export const webhookEventPlace = (event: string): string => `webhook event/${event}`;

/** The data of an event as it is kept. */
export const sealEvent = (vault: Vault, spaceId: SpaceId, event: string, data: string): Buffer =>
  vault.seal(spaceId, webhookEventPlace(event), Buffer.from(data));

/** The data of an event as JSON text; null = it is erased. */
export const openEvent = (
  vault: Vault,
  spaceId: SpaceId,
  event: string,
  { kept, data }: { readonly kept: Buffer | null; readonly data: string | null },
): string | null => openText(vault, spaceId, webhookEventPlace(event), { kept, text: data });

/**
 * Writes an event to the outbox, in the caller's transaction: it is delivered if, and only if, that commits.
 * Where no endpoint wants it nothing is written. One row however many endpoints there are: the dispatcher makes the
 * deliveries, so that the transaction that has something to report stays short.
 */
export async function enqueueEvent<Event extends WebhookEvent>(
  connection: Connection,
  event: NewEvent<Event>,
): Promise<void> {
  await connection.query({
    name: 'enqueue_event',
    text: `INSERT INTO webhook_event (account_id, event, at, kept, user_hashes, email_hashes, transaction_id)
           SELECT $1::int, $2::text, $3::bigint, $4::bytea, $5::bigint[], $6::bigint[], $7::text
           WHERE EXISTS (SELECT 1 FROM webhook_endpoint
                         WHERE account_id = $1 AND disabled_at IS NULL AND $2 = ANY(events)) RETURNING 1`,
    values: [
      event.spaceId,
      event.event,
      event.at,
      sealEvent(connection.vault, event.spaceId, event.event, JSON.stringify(event.data)),
      numbers(event.userHashes ?? []),
      numbers(event.emailHashes ?? []),
      event.transactionId ?? null,
    ],
  });
}
