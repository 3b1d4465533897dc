import type { KeptEvaluationRecord } from '../evaluations';
import { STATE_NAMES } from '../velocity';

/** An evaluation as the statements of this folder read it. */
export interface RecordRow {
  readonly id: string;
  readonly transaction_id: string;
  readonly service_id: number;
  readonly at: number;
  readonly state: number;
  readonly fraud_score: number;
  readonly policy_version: number;
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
}

/** @param table name or alias of `evaluation`. */
export const recordColumns = (table: string): string =>
  `${table}.id::text AS id, ${table}.transaction_id, ${table}.service_id, ${table}.at, ${table}.state::int AS state,
   ${table}.fraud_score, ${table}.policy_version, ${table}.request, ${table}.seen, ${table}.answer`;

export const toRecord = (row: RecordRow): KeptEvaluationRecord => ({
  id: row.id,
  transactionId: row.transaction_id,
  serviceId: row.service_id,
  at: row.at,
  state: STATE_NAMES[row.state] ?? 'REVIEW',
  fraudScore: row.fraud_score,
  policyVersion: row.policy_version,
  request: row.request,
  seen: row.seen,
  answer: row.answer,
});
