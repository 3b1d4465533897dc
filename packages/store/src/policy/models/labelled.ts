import type { EvaluationId, SpaceId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { type KeptColumns, openEvaluation, openRows } from '../../privacy/vault';
import type { KeptEvaluationRecord } from '../../scoring/evaluations';
import { STATE_NAMES } from '../../scoring/stored-event';

/** An evaluation as the statements of this folder read it. */
export interface RecordRow extends KeptColumns {
  readonly transaction_id: string;
  readonly service_id: number;
  readonly at: number;
  readonly state: number;
  readonly fraud_score: number;
  readonly policy_version: number;
}

/** @param table name or alias of `evaluation`. */
export const recordColumns = (table: string): string =>
  `${table}.id::text AS id, ${table}.transaction_id, ${table}.service_id, ${table}.at, ${table}.state::int AS state,
   ${table}.fraud_score, ${table}.policy_version, ${table}.kept, ${table}.request, ${table}.seen, ${table}.answer`;

/** The records of rows, each with what `more` makes of its row; erased ones are left out. */
export const toRecords = <R extends RecordRow, More extends object = object>(
  connection: Connection,
  spaceId: SpaceId,
  rows: readonly R[],
  more: (row: R) => More = () => ({}) as More,
): Promise<readonly (KeptEvaluationRecord & More)[]> =>
  openRows(connection, rows, (row, vault) => {
    const texts = openEvaluation(vault, spaceId, row);
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

/** What somebody said of a transaction afterwards. */
export interface TransactionSignal {
  readonly evaluationId: EvaluationId;
  /** -1 = fraud, 1 = in order. */
  readonly signal: -1 | 1;
}

const PAGE = 500;
const NO_ID = '00000000-0000-0000-0000-000000000000';

type LabelledRow = RecordRow & { readonly signal: -1 | 1 };

/** Every labelled evaluation of a space, oldest first; read page by page along the index of labels. */
export async function* labelledEvaluations(
  connection: Connection,
  spaceId: SpaceId,
): AsyncGenerator<{ readonly record: KeptEvaluationRecord; readonly signal: -1 | 1 }> {
  for (let after = NO_ID; ; ) {
    const rows = await connection.query<LabelledRow>({
      text: `SELECT ${recordColumns('e')}, l.signal::int AS signal
             FROM transaction_label l JOIN evaluation e ON e.account_id = l.account_id AND e.id = l.evaluation_id
             WHERE l.account_id = $1 AND l.evaluation_id > $2::uuid ORDER BY l.evaluation_id LIMIT ${PAGE}`,
      values: [spaceId, after],
    });
    for (const { signal, ...record } of await toRecords(connection, spaceId, rows, (row) => ({
      signal: row.signal,
    }))) {
      yield { record, signal };
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}

/** How many labels of each sign a space has. */
export async function labelCounts(
  connection: Connection,
  spaceId: SpaceId,
): Promise<{ readonly negative: number; readonly positive: number }> {
  const [row] = await connection.query<{ negative: number; positive: number }>({
    text: `SELECT count(*) FILTER (WHERE signal < 0) AS negative, count(*) FILTER (WHERE signal > 0) AS positive
           FROM transaction_label WHERE account_id = $1`,
    values: [spaceId],
  });
  return row!;
}

/** Signals of evaluations between two ids, both included. */
export async function signalsBetween(
  connection: Connection,
  spaceId: SpaceId,
  first: string,
  last: string,
): Promise<readonly TransactionSignal[]> {
  return connection.query({
    text: `SELECT evaluation_id::text AS "evaluationId", signal::int AS signal FROM transaction_label
           WHERE account_id = $1 AND evaluation_id >= $2::uuid AND evaluation_id <= $3::uuid`,
    values: [spaceId, first, last],
  });
}
