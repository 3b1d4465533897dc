import type { EnvironmentId, EvaluationId, TransactionId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { firstIdAt } from '../../scoring/ids';
import { eventsOfTransactions } from './events';

/** A removed event with the keys of its velocity rows. */
export interface RemovedPaymentEvent {
  readonly evaluationId: EvaluationId;
  /** UNIX milliseconds; the time of its velocity rows. */
  readonly at: number;
  readonly keyHashes: readonly string[];
}

const RETURNING =
  'RETURNING evaluation_id::text AS "evaluationId", occurred_at AS at, key_hashes::text[] AS "keyHashes"';

/**
 * Deletes the events of transactions.
 * @returns the removed events, whose velocity rows the caller removes
 */
export const erasePaymentEvents = (
  connection: Connection,
  environmentId: EnvironmentId,
  { transactionIds }: { readonly transactionIds: readonly TransactionId[] },
): Promise<readonly RemovedPaymentEvent[]> =>
  connection.query<RemovedPaymentEvent>({
    name: 'payment_events_erase',
    text: `DELETE FROM payment_event WHERE account_id = $1 AND transaction_id = ANY($2) ${RETURNING}`,
    values: [environmentId, transactionIds],
  });

/** Number of rows deleted per statement. */
const CHUNK = 2000;

/**
 * Deletes the events of evaluations from before a given time, some at once.
 * @param before UNIX milliseconds
 * @returns the removed events; empty when none is left
 */
export const expirePaymentEvents = (
  connection: Connection,
  environmentId: EnvironmentId,
  before: number,
): Promise<readonly RemovedPaymentEvent[]> =>
  connection.query<RemovedPaymentEvent>({
    name: 'payment_events_expire',
    text: `DELETE FROM payment_event WHERE account_id = $1 AND id IN (
             SELECT id FROM payment_event WHERE account_id = $1 AND evaluation_id < $2::uuid ORDER BY evaluation_id LIMIT ${CHUNK})
           ${RETURNING}`,
    values: [environmentId, firstIdAt(before)],
  });

const MAX_EXPORTED = 100_000;

/** Returns the stored events of transactions for the export of a person. */
export async function exportPaymentEvents(
  connection: Connection,
  environmentId: EnvironmentId,
  { transactionIds }: { readonly transactionIds: readonly TransactionId[] },
): Promise<readonly unknown[]> {
  return eventsOfTransactions(connection, environmentId, transactionIds, MAX_EXPORTED);
}
