import type {
  CardNetwork,
  DisputeCategory,
  EnvironmentId,
  EvaluationId,
  PaymentEventType,
  PaymentEventWarning,
  PaymentLabelEffect,
  TransactionId,
} from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { numbers } from '../../connection/statement';
import { openJson, openRows, sealJson, type Vault } from '../../privacy/vault';

/** Ids that the caller chose; stored encrypted. */
interface PaymentEventIds {
  readonly eventId: string;
  readonly externalId: string | null;
  /** Acquirer reference number (ARN), under which networks report fraud and disputes. */
  readonly acquirerReference: string | null;
}

/** A stored payment event. Times are UNIX milliseconds. */
export interface PaymentEvent extends PaymentEventIds {
  readonly id: string;
  readonly transactionId: TransactionId;
  readonly evaluationId: EvaluationId;
  readonly type: PaymentEventType;
  readonly occurredAt: number;
  readonly recordedAt: number;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly network: CardNetwork | null;
  readonly code: string | null;
  readonly category: DisputeCategory | null;
  readonly dueAt: number | null;
  readonly warnings: readonly PaymentEventWarning[];
  readonly label: string | null;
  readonly labelEffect: PaymentLabelEffect;
  readonly author: string;
}

export interface NewPaymentEvent extends PaymentEvent {
  /** Keyed hashes of the caller's event id and of the content (`paymentEventKey`). */
  readonly eventKey: string;
  readonly digest: string;
  /** Velocity keys of the transaction. */
  readonly keyHashes: readonly string[];
}

export const paymentEventPlace = (id: string): string => `payment_event/${id}`;

/** Returns the keyed hash by which an event id, or a content, is compared. */
export const paymentEventKey = (
  vault: Vault,
  environmentId: EnvironmentId,
  kind: 'id' | 'content',
  text: string,
): string => vault.findKey(environmentId, `payment event ${kind} ${text}`);

/**
 * Stores events; one whose event id is already stored is skipped.
 * @returns ids of the stored events
 */
export async function insertPaymentEvents(
  connection: Connection,
  environmentId: EnvironmentId,
  events: readonly NewPaymentEvent[],
): Promise<ReadonlySet<string>> {
  if (events.length === 0) return new Set();
  const { vault } = connection;
  const rows = events.map(({ eventId, externalId, acquirerReference, ...event }) => ({
    ...event,
    kept: sealJson(vault, environmentId, paymentEventPlace(event.id), {
      eventId,
      externalId,
      acquirerReference,
    }),
  }));
  const stored = await connection.query<{ id: string }>({
    name: 'payment_event_insert',
    text: `INSERT INTO payment_event (account_id, id, transaction_id, evaluation_id, type, occurred_at, recorded_at, amount, currency,
             network, code, category, due_at, warnings, label, label_effect, author, event_key, digest, key_hashes, kept)
           SELECT $1, e.id, e.transaction_id, e.evaluation_id, e.type, e.occurred_at, e.recorded_at, e.amount, e.currency,
             e.network, e.code, e.category, e.due_at, e.warnings::text[], e.label, e.label_effect, e.author, e.event_key, e.digest,
             e.key_hashes::bigint[], e.kept
           FROM unnest($2::uuid[], $3::text[], $4::uuid[], $5::text[], $6::bigint[], $7::bigint[], $8::float8[], $9::text[],
             $10::text[], $11::text[], $12::text[], $13::bigint[], $14::text[], $15::text[], $16::text[], $17::text[], $18::text[],
             $19::text[], $20::text[], $21::bytea[])
             AS e(id, transaction_id, evaluation_id, type, occurred_at, recorded_at, amount, currency, network, code, category,
               due_at, warnings, label, label_effect, author, event_key, digest, key_hashes, kept)
           ON CONFLICT (account_id, event_key) DO NOTHING RETURNING id::text AS id`,
    values: [
      environmentId,
      rows.map(({ id }) => id),
      rows.map(({ transactionId }) => transactionId),
      rows.map(({ evaluationId }) => evaluationId),
      rows.map(({ type }) => type),
      numbers(rows.map(({ occurredAt }) => occurredAt)),
      numbers(rows.map(({ recordedAt }) => recordedAt)),
      numbers(rows.map(({ amount }) => amount)),
      rows.map(({ currency }) => currency),
      rows.map(({ network }) => network),
      rows.map(({ code }) => code),
      rows.map(({ category }) => category),
      numbers(rows.map(({ dueAt }) => dueAt)),
      rows.map(({ warnings }) => `{${warnings.join()}}`),
      rows.map(({ label }) => label),
      rows.map(({ labelEffect }) => labelEffect),
      rows.map(({ author }) => author),
      rows.map(({ eventKey }) => eventKey),
      rows.map(({ digest }) => digest),
      rows.map(({ keyHashes }) => numbers(keyHashes)),
      rows.map(({ kept }) => kept),
    ],
  });
  return new Set(stored.map(({ id }) => id));
}

const COLUMNS = `id::text AS id, transaction_id AS "transactionId", evaluation_id::text AS "evaluationId", type,
  occurred_at AS "occurredAt", recorded_at AS "recordedAt", amount, currency, network, code, category, due_at AS "dueAt", warnings,
  label, label_effect AS "labelEffect", author, kept`;

type EventRow = Omit<PaymentEvent, keyof PaymentEventIds> & { readonly kept: Buffer };

/** Decrypts rows; one whose key was destroyed is omitted. */
const opened = (
  connection: Connection,
  environmentId: EnvironmentId,
  rows: readonly EventRow[],
): Promise<readonly PaymentEvent[]> =>
  openRows(connection, rows, ({ kept, ...row }, vault) => {
    const ids = openJson<PaymentEventIds | null>(vault, environmentId, paymentEventPlace(row.id), {
      kept,
      clear: null,
    });
    return ids && { ...row, ...ids };
  });

/** Returns the events of transactions in the order in which they occurred, at most `most`, the newest ones. */
export async function eventsOfTransactions(
  connection: Connection,
  environmentId: EnvironmentId,
  transactionIds: readonly TransactionId[],
  most: number,
): Promise<readonly PaymentEvent[]> {
  const rows = await connection.query<EventRow>({
    name: 'payment_events_of_transactions',
    text: `SELECT ${COLUMNS} FROM payment_event WHERE account_id = $1 AND transaction_id = ANY($2)
           ORDER BY occurred_at DESC, id DESC LIMIT $3`,
    values: [environmentId, transactionIds, most],
  });
  return (await opened(connection, environmentId, rows)).toReversed();
}

/** The part of an earlier event that a new one is compared with. */
export type EarlierEvent = Pick<
  PaymentEvent,
  'transactionId' | 'type' | 'occurredAt' | 'amount' | 'currency' | 'category' | 'label' | 'labelEffect'
>;

/** Returns the events of transactions without their encrypted ids, in the order in which they occurred. */
export const earlierEvents = (
  connection: Connection,
  environmentId: EnvironmentId,
  transactionIds: readonly TransactionId[],
): Promise<readonly EarlierEvent[]> =>
  connection.query<EarlierEvent>({
    name: 'payment_events_earlier',
    text: `SELECT transaction_id AS "transactionId", type, occurred_at AS "occurredAt", amount, currency, category, label,
             label_effect AS "labelEffect"
           FROM payment_event WHERE account_id = $1 AND transaction_id = ANY($2) ORDER BY occurred_at, id`,
    values: [environmentId, transactionIds],
  });

/** The result of an event that is already stored, with the digest of its content. */
export type StoredResult = Pick<PaymentEvent, 'id' | 'category' | 'warnings' | 'label' | 'labelEffect'> & {
  readonly digest: string;
};

/** Returns the stored events with these event keys. */
export async function eventsByKey(
  connection: Connection,
  environmentId: EnvironmentId,
  eventKeys: readonly string[],
): Promise<ReadonlyMap<string, StoredResult>> {
  const rows = await connection.query<StoredResult & { readonly key: string }>({
    name: 'payment_events_by_key',
    text: `SELECT event_key AS key, id::text AS id, digest, category, warnings, label, label_effect AS "labelEffect" FROM payment_event WHERE account_id = $1 AND event_key = ANY($2)`,
    values: [environmentId, eventKeys],
  });
  return new Map(rows.map(({ key, ...row }) => [key, row]));
}

/** Returns the newest events of the newest transactions with a velocity key, newest first. */
export async function eventsOfKey(
  connection: Connection,
  environmentId: EnvironmentId,
  keyHash: string,
  { transactions, events }: { readonly transactions: number; readonly events: number },
): Promise<readonly PaymentEvent[]> {
  const rows = await connection.query<EventRow>({
    name: 'payment_events_of_key',
    text: `SELECT ${COLUMNS} FROM payment_event WHERE account_id = $1 AND evaluation_id IN (
             SELECT v.evaluation_id FROM velocity_event v WHERE v.account_id = $1 AND v.key_hash = $2::bigint
             AND v.event IS NULL ORDER BY v.at DESC, v.evaluation_id DESC LIMIT $3)
           ORDER BY occurred_at DESC, id DESC LIMIT $4`,
    values: [environmentId, keyHash, transactions, events],
  });
  return opened(connection, environmentId, rows);
}

/** The part of an event that transaction monitoring reads. */
export type MonitoredEvent = Pick<
  PaymentEvent,
  'id' | 'evaluationId' | 'type' | 'occurredAt' | 'amount' | 'currency'
>;

/** Returns events between two ids (both exclusive) in the order in which they were recorded. */
export const paymentEventsBetween = (
  connection: Connection,
  environmentId: EnvironmentId,
  range: { readonly after: string; readonly before: string; readonly limit: number },
): Promise<readonly MonitoredEvent[]> =>
  connection.query<MonitoredEvent>({
    name: 'payment_events_between',
    text: `SELECT id::text AS id, evaluation_id::text AS "evaluationId", type, occurred_at AS "occurredAt", amount, currency
           FROM payment_event WHERE account_id = $1 AND id > $2::uuid AND id < $3::uuid ORDER BY id LIMIT $4`,
    values: [environmentId, range.after, range.before, range.limit],
  });

/** Returns the number of events of an environment after an id. */
export async function countPaymentEventsAfter(
  connection: Connection,
  environmentId: EnvironmentId,
  after: string,
): Promise<number> {
  const [row] = await connection.query<{ count: number }>({
    text: 'SELECT count(*) AS count FROM payment_event WHERE account_id = $1 AND id > $2::uuid',
    values: [environmentId, after],
  });
  return row!.count;
}
