import {
  type EnvironmentId,
  type EvaluationId,
  type PaymentEventType,
  VELOCITY_SUBJECTS,
} from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { numbers } from '../../connection/statement';

/** An event to count under every key of its transaction. Times are UNIX milliseconds. */
interface CountedPaymentEvent {
  readonly evaluation: { readonly id: EvaluationId; readonly at: number };
  /** Possible hashes of the transaction; its rows determine the actual ones. */
  readonly keyHashes: readonly string[];
  readonly type: PaymentEventType;
  readonly occurredAt: number;
  /** null = those of the transaction. */
  readonly amount: number | null;
  readonly currency: string | null;
}

/** Columns that an event has from its transaction. */
const COPIED = [
  'state',
  'action_type',
  'ip_country',
  'ekyc_result',
  'direction',
  'receiver_user',
  'receiver_account',
  'custom',
  'label',
  ...VELOCITY_SUBJECTS,
] as const;

const INSERT = `
INSERT INTO velocity_event (account_id, key_hash, at, evaluation_id, transaction_hash, event, amount, currency, ${COPIED.join(', ')})
SELECT $1::int, v.key_hash, k.occurred_at, v.evaluation_id, v.transaction_hash, k.type, coalesce(k.amount, v.amount),
  coalesce(k.currency, v.currency), ${COPIED.map((column) => `v.${column}`).join(', ')}
FROM unnest($2::bigint[], $3::bigint[], $4::uuid[], $5::bigint[], $6::text[], $7::float8[], $8::text[])
  AS k(key_hash, at, evaluation_id, occurred_at, type, amount, currency)
JOIN velocity_event v ON v.account_id = $1 AND v.key_hash = k.key_hash AND v.at = k.at AND v.evaluation_id = k.evaluation_id
  AND v.event IS NULL
RETURNING 1`;

/**
 * Writes a row per key of each event's transaction, with the keys and subjects of the transaction's own rows,
 * so that rules count the events.
 */
export async function countPaymentEvents(
  connection: Connection,
  environmentId: EnvironmentId,
  events: readonly CountedPaymentEvent[],
): Promise<void> {
  const rows = events.flatMap((event) => event.keyHashes.map((keyHash) => ({ keyHash, event })));
  if (rows.length === 0) return;
  await connection.query({
    name: 'payment_events_count',
    text: INSERT,
    values: [
      environmentId,
      numbers(rows.map(({ keyHash }) => keyHash)),
      numbers(rows.map(({ event }) => event.evaluation.at)),
      rows.map(({ event }) => event.evaluation.id),
      numbers(rows.map(({ event }) => event.occurredAt)),
      rows.map(({ event }) => event.type),
      numbers(rows.map(({ event }) => event.amount)),
      rows.map(({ event }) => event.currency),
    ],
  });
}

/** A key of a removed event. */
interface RemovedRow {
  readonly keyHash: string;
  readonly at: number;
  readonly evaluationId: EvaluationId;
}

/** Deletes the rows of events; those of transactions stay. */
export async function uncountPaymentEvents(
  connection: Connection,
  environmentId: EnvironmentId,
  rows: readonly RemovedRow[],
): Promise<number> {
  if (rows.length === 0) return 0;
  const gone = await connection.query({
    name: 'payment_events_uncount',
    text: `DELETE FROM velocity_event e USING unnest($2::bigint[], $3::bigint[], $4::uuid[]) AS k(key_hash, at, evaluation_id)
           WHERE e.account_id = $1 AND e.key_hash = k.key_hash AND e.at = k.at AND e.evaluation_id = k.evaluation_id
             AND e.event IS NOT NULL RETURNING 1`,
    values: [
      environmentId,
      numbers(rows.map(({ keyHash }) => keyHash)),
      numbers(rows.map(({ at }) => at)),
      rows.map(({ evaluationId }) => evaluationId),
    ],
  });
  return gone.length;
}
