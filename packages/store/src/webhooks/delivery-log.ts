import type { EnvironmentId, TransactionId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../connection/statement';
import { openRows } from '../privacy/vault';
import { withBitmapScans } from '../workplace/transactions/tags';
import { DELIVERY_STATES, type DeliveryAttempt, type DeliveryState } from './delivery-queue';
import { openEvent } from './outbox';

/** A delivery as reported in its log. Times are UNIX milliseconds. */
export interface LoggedDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly event: string;
  readonly createdAt: number;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** null = no further attempt. */
  readonly nextAttemptAt: number | null;
  /** Status of the last attempt: null = no response, or no attempt yet. */
  readonly lastStatus: number | null;
  readonly lastError: string | null;
}

export interface LoggedDeliveryRecord extends LoggedDelivery {
  /** Time of the event. */
  readonly at: number;
  /** The event's data as JSON text. */
  readonly data: string;
  readonly log: readonly DeliveryAttempt[];
}

const SUMMARY = `d.id::text AS id, d.endpoint_id::text AS "endpointId", d.event, d.created_at AS "createdAt", d.state, d.attempts,
  CASE WHEN d.state = 0 THEN d.next_attempt_at END AS "nextAttemptAt",
  (d.log->-1->>'status')::int AS "lastStatus", d.log->-1->>'error' AS "lastError"`;

type Stored<Logged> = Omit<Logged, 'state'> & { readonly state: number };

const logged = <Row extends { readonly state: number }>(row: Row) => ({
  ...row,
  state: DELIVERY_STATES[row.state] ?? 'PENDING',
});

/** Filter of the log; absent members don't restrict it. */
export interface DeliveryFilter {
  readonly endpointId?: string;
  readonly event?: string;
  readonly state?: DeliveryState;
  /** Creation time: start inclusive, end exclusive. */
  readonly since?: number;
  readonly until?: number;
}

function conditions(environmentId: EnvironmentId, filter: DeliveryFilter) {
  const values: unknown[] = [environmentId];
  const where = ['d.account_id = $1'];
  const also = (condition: (parameter: string) => string, value: unknown) => {
    if (value === undefined) return;
    values.push(value);
    where.push(condition(`$${values.length}`));
  };
  also((p) => `d.endpoint_id = ${p}`, filter.endpointId);
  also((p) => `d.event = ${p}`, filter.event);
  also((p) => `d.state = ${p}`, filter.state && DELIVERY_STATES.indexOf(filter.state));
  also((p) => `d.created_at >= ${p}`, filter.since);
  also((p) => `d.created_at < ${p}`, filter.until);
  return { values, also, where: () => where.join(' AND ') };
}

/** Returns deliveries, newest first; `before` is the id of the last one of the previous page. */
export async function listWebhookDeliveries(
  connection: Connection,
  environmentId: EnvironmentId,
  filter: DeliveryFilter,
  page: { readonly limit: number; readonly before?: string },
): Promise<readonly LoggedDelivery[]> {
  const { values, also, where } = conditions(environmentId, filter);
  also((p) => `d.id < ${p}`, page.before);
  const rows = await connection.query<Stored<LoggedDelivery>>({
    text: `SELECT ${SUMMARY} FROM webhook_delivery d WHERE ${where()} ORDER BY d.id DESC LIMIT ${page.limit}`,
    values,
  });
  return rows.map(logged);
}

interface EventColumns {
  readonly data: string | null;
  readonly kept: Buffer | null;
}

/** Returns rows with the data of their event as JSON text. */
const withData = <R extends EventColumns & { readonly event: string }>(
  connection: Connection,
  environmentId: EnvironmentId,
  rows: readonly R[],
): Promise<readonly (Omit<R, 'kept' | 'data'> & { readonly data: string })[]> =>
  openRows(connection, rows, ({ kept, data: before, ...row }, vault) => {
    const data = openEvent(vault, environmentId, row.event, { kept, data: before });
    return data === null ? null : { ...row, data };
  });

export async function findWebhookDelivery(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<LoggedDeliveryRecord | null> {
  const rows = await connection.query<Stored<Omit<LoggedDeliveryRecord, 'data'>> & EventColumns>({
    text: `SELECT ${SUMMARY}, v.at, v.data, v.kept, d.log FROM webhook_delivery d
           JOIN webhook_event v ON v.account_id = d.account_id AND v.sequence = d.sequence
           WHERE d.account_id = $1 AND d.id = $2`,
    values: [environmentId, id],
  });
  const [found = null] = await withData(connection, environmentId, rows);
  return found && logged(found);
}

/**
 * Resends deliveries with a new series of attempts; their ids are unchanged.
 * @param which one delivery, or a part of the log
 * @returns number of deliveries
 */
export async function resendWebhookDeliveries(
  connection: Connection,
  environmentId: EnvironmentId,
  which: { readonly id: string } | DeliveryFilter,
  now: number,
): Promise<number> {
  const { values, also, where } = conditions(environmentId, 'id' in which ? {} : which);
  if ('id' in which) also((p) => `d.id = ${p}`, which.id);
  values.push(now);
  const rows = await connection.query({
    text: `UPDATE webhook_delivery d SET state = 0, attempts = 0, first_attempt_at = NULL, next_attempt_at = $${values.length}
           WHERE ${where()} RETURNING 1`,
    values,
  });
  return rows.length;
}

/** Number of rows deleted per statement, small enough to block no delivery. */
const CHUNK = 2000;

/**
 * Deletes the log and its events from before a given time.
 * @returns number of deleted events
 */
export async function removeWebhooksOlderThan(
  connection: Connection,
  environmentId: EnvironmentId,
  before: number,
): Promise<number> {
  for (let removed = 0; ; ) {
    const gone = await connection.query({
      text: `WITH old AS (
               DELETE FROM webhook_event WHERE account_id = $1 AND sequence IN (
                 SELECT sequence FROM webhook_event WHERE account_id = $1 AND at < $2 ORDER BY at LIMIT ${CHUNK}
               ) RETURNING sequence
             ), deliveries AS (
               DELETE FROM webhook_delivery d USING old WHERE d.account_id = $1 AND d.sequence = old.sequence
             ) SELECT sequence FROM old`,
      values: [environmentId, before],
    });
    removed += gone.length;
    if (gone.length < CHUNK) return removed;
  }
}

/** Person whose data is selected: hashes of `keyHasher`, and ids of their transactions. */
export interface WebhookPerson {
  readonly userHashes: readonly string[];
  readonly emailHashes: readonly string[];
  readonly transactionIds: readonly TransactionId[];
}

/** Each condition uses a separate index; requires bitmap scans in the transaction. */
const OF_PERSON = `v.account_id = $1 AND
  (v.user_hashes && $2::bigint[] OR v.email_hashes && $3::bigint[] OR v.transaction_id = ANY($4::text[]))
  AND ($5::text[] IS NULL OR v.event = ANY($5))`;
const personValues = (
  environmentId: EnvironmentId,
  person: WebhookPerson,
  events: readonly string[] | null,
) => [environmentId, numbers(person.userHashes), numbers(person.emailHashes), person.transactionIds, events];

/**
 * Erases the events with a person's data, with their deliveries, sent or not. Runs in the caller's
 * transaction: it waits for a running fan-out of these events, and then also sees its deliveries.
 * @param kinds event kinds; default: all
 * @returns number of deleted rows
 */
export async function eraseWebhooks(
  connection: Connection,
  environmentId: EnvironmentId,
  person: WebhookPerson,
  kinds: readonly string[] | null = null,
): Promise<number> {
  await withBitmapScans(connection);
  const events = await connection.query<{ sequence: number }>({
    text: `SELECT v.sequence FROM webhook_event v WHERE ${OF_PERSON} ORDER BY v.sequence FOR UPDATE`,
    values: personValues(environmentId, person, kinds),
  });
  if (events.length === 0) return 0;
  const sequences = numbers(events.map(({ sequence }) => sequence));
  let erased = 0;
  for (const table of ['webhook_delivery', 'webhook_event']) {
    const gone = await connection.query({
      text: `DELETE FROM ${table} WHERE account_id = $1 AND sequence = ANY($2::bigint[]) RETURNING 1`,
      values: [environmentId, sequences],
    });
    erased += gone.length;
  }
  return erased;
}

/** Returns the events with a person's data, and their deliveries. */
export async function exportWebhooks(
  connection: Connection,
  environmentId: EnvironmentId,
  person: WebhookPerson,
): Promise<readonly unknown[]> {
  const rows = await connection.query<EventColumns & { event: string; at: number; deliveries: unknown }>({
    text: `SELECT v.event, v.at, v.data, v.kept, coalesce(
             (SELECT jsonb_agg(jsonb_build_object('id', d.id, 'endpoint_id', d.endpoint_id, 'attempts', d.log) ORDER BY d.id)
              FROM webhook_delivery d WHERE d.account_id = v.account_id AND d.sequence = v.sequence), '[]') AS deliveries
           FROM webhook_event v WHERE ${OF_PERSON} ORDER BY v.sequence`,
    values: personValues(environmentId, person, null),
  });
  return (await withData(connection, environmentId, rows)).map(({ data, at, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    data: JSON.parse(data) as unknown,
  }));
}
