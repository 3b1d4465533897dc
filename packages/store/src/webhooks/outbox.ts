import type { EnvironmentId, TransactionId, WebhookData, WebhookEvent } from '@assay/contract';
import { accountGroups } from '../connection/claims';
import type { Connection, Database } from '../connection/connection';
import { numbers } from '../connection/statement';
import { openText, type Vault } from '../privacy/vault';

const FAN_OUT_LOCK = 4_061_977_002;
const EVENTS_A_ROUND = 500;

interface Wanted {
  readonly account_id: number;
  readonly sequence: number;
  readonly event: string;
  readonly endpoint_id: string | null;
}

/**
 * Runs in one process at a time, so that deliveries are created in the order of their events: an event that
 * commits late follows the earlier ones, and is never inserted into a running fan-out.
 */
async function fanOutLocked(
  connection: Connection,
  accounts: readonly number[],
  { now, newId }: { readonly now: number; readonly newId: () => string },
): Promise<number> {
  const [lock] = await connection.query<{ taken: boolean }>({
    text: 'SELECT pg_try_advisory_xact_lock($1) AS taken',
    values: [FAN_OUT_LOCK],
  });
  if (!lock?.taken) return 0;
  const wanted = await connection.query<Wanted>({
    name: 'webhook_wanted',
    text: `SELECT v.account_id, v.sequence, v.event, e.id::text AS endpoint_id
           FROM (SELECT account_id, sequence, event FROM webhook_event
                 WHERE account_id = ANY($1::int[]) AND NOT fanned_out ORDER BY sequence LIMIT ${EVENTS_A_ROUND} FOR UPDATE) v
           LEFT JOIN webhook_endpoint e
             ON e.account_id = v.account_id AND e.account_id = ANY($1::int[]) AND e.disabled_at IS NULL AND v.event = ANY(e.events)
           ORDER BY v.sequence, e.id`,
    values: [accounts],
  });
  const deliveries = wanted.filter((row) => row.endpoint_id !== null).map((row) => ({ ...row, id: newId() }));
  if (deliveries.length > 0) {
    await connection.query({
      name: 'webhook_fan_out',
      accounts: deliveries.map((row) => row.account_id),
      text: `INSERT INTO webhook_delivery (account_id, id, endpoint_id, sequence, event, created_at, next_attempt_at)
             SELECT d.account_id, d.id, d.endpoint_id, d.sequence, d.event, $2::bigint, $2::bigint
             FROM jsonb_to_recordset($1::jsonb) AS d(account_id int, id uuid, endpoint_id uuid, sequence bigint, event text) RETURNING 1`,
      values: [JSON.stringify(deliveries), now],
    });
  }
  await connection.query({
    name: 'webhook_fanned_out',
    text: `UPDATE webhook_event v SET fanned_out = true
           FROM unnest($2::int[], $3::bigint[]) AS done(account_id, sequence)
           WHERE v.account_id = ANY($1::int[]) AND v.account_id = done.account_id AND v.sequence = done.sequence`,
    values: [accounts, wanted.map((row) => row.account_id), wanted.map((row) => row.sequence)],
  });
  return new Set(wanted.map((row) => row.sequence)).size;
}

/**
 * Creates the deliveries of the oldest events without deliveries.
 * @returns number of processed events; 0 = none, or another process is running it
 */
export async function fanOut(database: Database, now: number, newId: () => string): Promise<number> {
  const waiting = await database.query<{ account: number }>({
    name: 'webhook_waiting',
    accounts: 'every',
    text: `SELECT account_id AS account FROM webhook_event WHERE NOT fanned_out ORDER BY sequence LIMIT ${EVENTS_A_ROUND}`,
  });
  let looked = 0;
  for (const accounts of await accountGroups(
    database,
    waiting.map(({ account }) => account),
  ))
    looked += await database.transaction((connection) => fanOutLocked(connection, accounts, { now, newId }));
  return looked;
}

/** Persons of an event, so that erasure finds it: hashes of `keyHasher`, and the plain transaction id. */
export interface EventPersons {
  /** `hasher('user_id', id)` */
  readonly userHashes?: readonly string[];
  /** Hashes of the addresses' mailboxes; versions before 0.2 hashed an address as sent, in lower case. */
  readonly emailHashes?: readonly string[];
  readonly transactionId?: TransactionId;
}

export interface NewEvent<Event extends WebhookEvent = WebhookEvent> extends EventPersons {
  /** Environment of the data: the live or the test environment of the key. */
  readonly environmentId: EnvironmentId;
  readonly event: Event;
  readonly data: WebhookData[Event];
  /** UNIX milliseconds. */
  readonly at: number;
}

export const webhookEventPlace = (event: string): string => `webhook event/${event}`;

/** Encrypts the data of an event for storage. */
export const sealEvent = (vault: Vault, environmentId: EnvironmentId, event: string, data: string): Buffer =>
  vault.seal(environmentId, webhookEventPlace(event), Buffer.from(data));

/** Decrypts the data of an event as JSON text; null = erased. */
export const openEvent = (
  vault: Vault,
  environmentId: EnvironmentId,
  event: string,
  { kept, data }: { readonly kept: Buffer | null; readonly data: string | null },
): string | null => openText(vault, environmentId, webhookEventPlace(event), { kept, text: data });

/**
 * Writes an event to the outbox, in the caller's transaction: it is delivered if and only if that commits. If
 * no endpoint subscribes to it, nothing is written. It is one row for any number of endpoints, and the
 * dispatcher creates the deliveries, so that the reporting transaction stays short.
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
      event.environmentId,
      event.event,
      event.at,
      sealEvent(connection.vault, event.environmentId, event.event, JSON.stringify(event.data)),
      numbers(event.userHashes ?? []),
      numbers(event.emailHashes ?? []),
      event.transactionId ?? null,
    ],
  });
}
