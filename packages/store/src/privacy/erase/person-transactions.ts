import type { AccountId, EnvironmentId, EvaluationId, TransactionId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { numbers } from '../../connection/statement';
import { openEntries } from '../../policy/lists';
import { type RecordRow, recordColumns, toRecords } from '../../policy/models/labelled';
import type { StoredEvaluationRecord } from '../../scoring/evaluations';
import {
  ENTRIES_AT,
  ENTRIES_OF,
  type EntriesOf,
  type EntryPosition,
  entriesAt,
  entriesOf,
} from './list-entries';

/** A row of a table as exported for the person. */
interface PersonRow {
  readonly table: string;
  readonly row: { readonly [member: string]: unknown };
}

const rowsOf = (table: string, columns: string, where: string) =>
  `SELECT '${table}' AS table, to_jsonb(r) AS row FROM (SELECT ${columns} FROM ${table} WHERE ${where}) r`;

/**
 * Returns list entries that are a person's values, or that rules added for their transactions, each once.
 * @param at positions of other entries of theirs
 */
export async function exportListEntries(
  connection: Connection,
  accountId: AccountId,
  of: EntriesOf,
  at: readonly EntryPosition[] = [],
): Promise<readonly PersonRow[]> {
  const entries = (where: string, values: readonly unknown[]) =>
    connection.query<EntryPosition & { note: string; kept: Buffer | null; row: object }>({
      text: `SELECT list_id AS "listId", value AS key, note, kept,
               jsonb_build_object('list_id', list_id, 'author', author, 'created_at', created_at, 'expires_at', expires_at) AS row
             FROM list_entry WHERE ${where} ORDER BY list_id, value`,
      values,
    });
  const found = await entries(ENTRIES_OF, entriesOf(connection.vault, accountId, of));
  const known = new Set(found.map(({ listId, key }) => JSON.stringify([listId, key])));
  const others = at.filter(({ listId, key }) => !known.has(JSON.stringify([listId, key])));
  const rows = [...found, ...(await entries(ENTRIES_AT, entriesAt(accountId, others)))];
  const opened = await openEntries(connection, accountId, rows);
  return opened.map(({ value, note, row }) => ({ table: 'list_entry', row: { ...row, value, note } }));
}

/** Returns the counters of an address. */
export const exportCounters = (
  connection: Connection,
  environmentId: EnvironmentId,
  keyHashes: readonly string[],
): Promise<readonly PersonRow[]> =>
  connection.query({
    text: rowsOf(
      'key_history',
      'hits, first_seen, last_seen, fraud_hits, fraud_first_seen, fraud_last_seen',
      'account_id = $1 AND key_hash = ANY($2::bigint[]) ORDER BY first_seen',
    ),
    values: [environmentId, numbers(keyHashes)],
  });

/** Position in a person's transactions: after this event. */
export interface TransactionPosition {
  /** UNIX milliseconds. */
  readonly at: number;
  readonly evaluationId: EvaluationId;
}

/** An event of a person, and its transaction; null = only the event remains. */
export interface PersonEvent extends TransactionPosition {
  readonly transactionId: TransactionId | null;
}

/**
 * Returns evaluations under some keys, oldest first: every request with an email address or a user id left an
 * event under its key.
 * @param keyHashes hashes of `keyHasher`
 */
export async function eventsUnderKeys(
  connection: Connection,
  environmentId: EnvironmentId,
  keyHashes: readonly string[],
  page: { readonly after: TransactionPosition | null; readonly limit: number },
): Promise<readonly PersonEvent[]> {
  return connection.query({
    name: 'erase_events',
    text: `SELECT DISTINCT e.at, e.evaluation_id::text AS "evaluationId", v.transaction_id AS "transactionId"
           FROM unnest($2::bigint[]) AS k(key_hash)
           CROSS JOIN LATERAL (
             SELECT at, evaluation_id FROM velocity_event
             WHERE account_id = $1 AND key_hash = k.key_hash AND (at, evaluation_id) > ($3, $4::uuid) AND event IS NULL
             ORDER BY at, evaluation_id LIMIT $5
           ) e
           LEFT JOIN LATERAL (SELECT transaction_id FROM evaluation WHERE account_id = $1 AND id = e.evaluation_id LIMIT 1) v ON true
           ORDER BY 1, 2 LIMIT $5`,
    values: [
      environmentId,
      numbers(keyHashes),
      page.after?.at ?? -1,
      page.after?.evaluationId ?? '00000000-0000-0000-0000-000000000000',
      page.limit,
    ],
  });
}

/** Returns the distinct transactions of a page. */
export const transactionsOf = (events: readonly PersonEvent[]): readonly string[] => [
  ...new Set(events.flatMap(({ transactionId }) => transactionId ?? [])),
];

/** Returns evaluations by their ids, in creation order. */
export async function storedEvaluations(
  connection: Connection,
  environmentId: EnvironmentId,
  evaluationIds: readonly string[],
): Promise<readonly StoredEvaluationRecord[]> {
  const rows = await connection.query<RecordRow>({
    name: 'erase_kept_evaluations',
    text: `SELECT ${recordColumns('evaluation')} FROM evaluation WHERE account_id = $1 AND id = ANY($2::uuid[]) ORDER BY id`,
    values: [environmentId, evaluationIds],
  });
  return toRecords(connection, environmentId, rows);
}

/** Returns the transactions that have an evaluation under one of the keys. */
export async function transactionsUnderKeys(
  connection: Connection,
  environmentId: EnvironmentId,
  transactionIds: readonly TransactionId[],
  keyHashes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await connection.query<{ id: string }>({
    name: 'erase_transactions_under',
    text: `SELECT DISTINCT v.transaction_id AS id FROM evaluation v
           WHERE v.account_id = $1 AND v.transaction_id = ANY($2) AND EXISTS (
             SELECT 1 FROM velocity_event e WHERE e.account_id = $1 AND e.key_hash = ANY($3::bigint[])
               AND e.at = v.at AND e.evaluation_id = v.id)`,
    values: [environmentId, transactionIds, numbers(keyHashes)],
  });
  return new Set(rows.map(({ id }) => id));
}
