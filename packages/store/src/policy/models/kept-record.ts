import type { SpaceId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { type KeptColumns, openEvaluation } from '../../privacy/kept-texts';
import { openRows } from '../../privacy/vault';
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
