import type { EnvironmentId, EvaluationId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { openEvaluation, openRows, type StoredColumns } from '../../privacy/vault';
import type { StoredEvaluationRecord } from '../../scoring/evaluations';
import { firstIdAt } from '../../scoring/ids';
import { STATE_NAMES } from '../../scoring/stored-event';

/** An evaluation as the statements of this folder read it. */
export interface RecordRow extends StoredColumns {
  readonly transaction_id: string;
  readonly service_id: number;
  readonly at: number;
  readonly state: number;
  readonly fraud_score: number;
  readonly policy_version: number;
}

/**
 * Returns the selected columns.
 * @param table name or alias of `evaluation`
 */
export const recordColumns = (table: string): string =>
  `${table}.id::text AS id, ${table}.transaction_id, ${table}.service_id, ${table}.at, ${table}.state::int AS state,
   ${table}.fraud_score, ${table}.policy_version, ${table}.kept, ${table}.request, ${table}.seen, ${table}.answer`;

/** Converts rows to records, each with the result of `more`; erased ones are omitted. */
export const toRecords = <R extends RecordRow, More extends object = object>(
  connection: Connection,
  environmentId: EnvironmentId,
  rows: readonly R[],
  more: (row: R) => More = () => ({}) as More,
): Promise<readonly (StoredEvaluationRecord & More)[]> =>
  openRows(connection, rows, (row, vault) => {
    const texts = openEvaluation(vault, environmentId, row);
    return (
      texts && {
        id: row.id,
        transactionId: row.transaction_id,
        serviceId: row.service_id,
        at: row.at,
        state: STATE_NAMES[row.state] ?? 'REVIEW',
        fraudScore: row.fraud_score,
        policyVersion: row.policy_version,
        ...texts,
        ...more(row),
      }
    );
  });

/** Later feedback on a transaction. */
export interface TransactionSignal {
  readonly evaluationId: EvaluationId;
  /** -1 = fraud, 1 = legitimate. */
  readonly signal: -1 | 1;
}

const PAGE = 500;
const NO_ID = '00000000-0000-0000-0000-000000000000';

type LabelledRow = RecordRow & { readonly signal: -1 | 1 };

/**
 * Yields the labeled evaluations of an environment, oldest first; reads page by page along the label index.
 * @param period UNIX milliseconds: transactions from `from` (inclusive) to `to` (exclusive); default: all
 */
export async function* labelledEvaluations(
  connection: Connection,
  environmentId: EnvironmentId,
  period: { readonly from?: number | undefined; readonly to?: number | undefined } = {},
): AsyncGenerator<{ readonly record: StoredEvaluationRecord; readonly signal: -1 | 1 }> {
  const end = period.to === undefined ? null : firstIdAt(period.to);
  for (let after = period.from === undefined ? NO_ID : firstIdAt(period.from); ; ) {
    const rows = await connection.query<LabelledRow>({
      text: `SELECT ${recordColumns('e')}, l.signal::int AS signal
             FROM transaction_label l JOIN evaluation e ON e.account_id = l.account_id AND e.id = l.evaluation_id
             WHERE l.account_id = $1 AND l.evaluation_id > $2::uuid AND ($3::uuid IS NULL OR l.evaluation_id < $3::uuid)
             ORDER BY l.evaluation_id LIMIT ${PAGE}`,
      values: [environmentId, after, end],
    });
    for (const { signal, ...record } of await toRecords(connection, environmentId, rows, (row) => ({
      signal: row.signal,
    }))) {
      yield { record, signal };
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

/** Counts the fraud and legitimate labels of an environment. */
export async function labelCounts(
  connection: Connection,
  environmentId: EnvironmentId,
): Promise<{ readonly negative: number; readonly positive: number }> {
  const [row] = await connection.query<{ negative: number; positive: number }>({
    text: `SELECT count(*) FILTER (WHERE signal < 0) AS negative, count(*) FILTER (WHERE signal > 0) AS positive
           FROM transaction_label WHERE account_id = $1`,
    values: [environmentId],
  });
  return row!;
}

/**
 * Counts the labels of transactions of a period.
 * @param period UNIX milliseconds, `from` inclusive, `to` exclusive
 */
export async function countLabels(
  connection: Connection,
  environmentId: EnvironmentId,
  period: { readonly from: number; readonly to: number },
): Promise<number> {
  const [row] = await connection.query<{ count: number }>({
    text: `SELECT count(*) AS count FROM transaction_label
           WHERE account_id = $1 AND evaluation_id >= $2::uuid AND evaluation_id < $3::uuid`,
    values: [environmentId, firstIdAt(period.from), firstIdAt(period.to)],
  });
  return row!.count;
}

/** Returns the signals of evaluations between two ids, both inclusive. */
export async function signalsBetween(
  connection: Connection,
  environmentId: EnvironmentId,
  first: string,
  last: string,
): Promise<readonly TransactionSignal[]> {
  return connection.query({
    text: `SELECT evaluation_id::text AS "evaluationId", signal::int AS signal FROM transaction_label
           WHERE account_id = $1 AND evaluation_id >= $2::uuid AND evaluation_id <= $3::uuid`,
    values: [environmentId, first, last],
  });
}
