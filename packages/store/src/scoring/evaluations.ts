import type { EnvironmentId, EvaluationId, TransactionId } from '@assay/contract';
import { Batcher } from '../connection/batcher';
import type { Connection, Database } from '../connection/connection';
import { againWhenOvertaken } from '../connection/overtaken';
import { StoreUnavailable } from '../connection/unavailable';
import { addListEntries } from '../policy/lists';
import { openEvaluation, openRows, STORED_COLUMNS, type StoredColumns } from '../privacy/vault';
import { sealAnswer } from './idempotency';
import { LARGEST_BATCH, type NewEvaluation, persist } from './keep-calls';
import { STATE_NAMES, type StateName } from './stored-event';

/** Reason why an evaluation could not be stored; null on success. */
type Failure = { readonly error: unknown } | null;

/**
 * Stores a batch in one statement. A rejection of one member would fail those of other accounts with it, so
 * each is then stored separately. A rejected statement stored nothing, but one whose connection broke may
 * have been stored: it fails as a whole.
 */
async function persistBatch(
  connection: Connection,
  batch: readonly NewEvaluation[],
): Promise<readonly Failure[]> {
  try {
    await persist(connection, batch);
    return batch.map(() => null);
  } catch (error) {
    if (batch.length === 1 || error instanceof StoreUnavailable) throw error;
  }
  const failures: Failure[] = [];
  for (const evaluation of batch) {
    failures.push(
      await persist(connection, [evaluation]).then(
        () => null,
        (error: unknown) => ({ error }),
      ),
    );
  }
  return failures;
}

const FULFIL = `UPDATE idempotency SET status = 200, kept = $4, evaluation_id = $5::uuid WHERE account_id = $1 AND route = $2 AND key = $3`;

/**
 * Stores evaluations durably: the promise resolves after the commit. Most requests share transactions. A
 * request with an Idempotency-Key, list entries of a rule or feature rows gets a separate one, which includes
 * them.
 */
export function evaluationWriter(database: Database): { keep(evaluation: NewEvaluation): Promise<void> } {
  const batcher = new Batcher(
    (batch: readonly NewEvaluation[]) => persistBatch(database, batch),
    { lanes: 2, largest: LARGEST_BATCH },
    ({ environmentId }) => database.groupOf(environmentId),
  );
  return {
    keep: async (evaluation) => {
      const { idempotency, listAdditions, writes } = evaluation;
      if (!idempotency && listAdditions.length === 0 && writes.length === 0) {
        const failure = await batcher.add(evaluation);
        if (failure) throw failure.error;
        return;
      }
      const storeAlone = async (connection: Connection) => {
        await persist(connection, [evaluation]);
        for (const write of writes) await write(connection);
        for (const { accountId, list_id, value, rule_id } of listAdditions) {
          await addListEntries(connection, accountId, [
            {
              listId: list_id,
              value,
              note: evaluation.transactionId,
              transactionId: evaluation.transactionId,
              author: `rule ${rule_id}`,
              createdAt: new Date(evaluation.event.at),
              expiresAt: null,
            },
          ]);
        }
        if (!idempotency) return;
        await connection.query({
          text: FULFIL,
          values: [
            evaluation.environmentId,
            idempotency.route,
            idempotency.key,
            sealAnswer(connection.vault, evaluation.environmentId, idempotency, evaluation.answer),
            evaluation.event.id,
          ],
        });
      };
      await againWhenOvertaken(() => database.transaction(storeAlone));
    },
  };
}

export interface StoredEvaluation {
  readonly id: EvaluationId;
  readonly transactionId: TransactionId;
  readonly serviceId: number;
  readonly at: number;
  readonly state: StateName;
  readonly fraudScore: number;
  readonly policyVersion: number;
}
export interface StoredEvaluationRecord extends StoredEvaluation {
  readonly request: string;
  readonly seen: string;
  readonly answer: string;
}

export const SUMMARY =
  'id::text AS id, transaction_id, service_id, at, state::int AS state, fraud_score, policy_version';

export interface SummaryRow {
  readonly id: string;
  readonly transaction_id: string;
  readonly service_id: number;
  readonly at: number;
  readonly state: number;
  readonly fraud_score: number;
  readonly policy_version: number;
}
export const toSummary = (row: SummaryRow): StoredEvaluation => ({
  id: row.id,
  transactionId: row.transaction_id,
  serviceId: row.service_id,
  at: row.at,
  state: STATE_NAMES[row.state] ?? 'REVIEW',
  fraudScore: row.fraud_score,
  policyVersion: row.policy_version,
});

/**
 * Returns an evaluation by its id, or the newest of a transaction by the caller's transaction_id; null if
 * unknown.
 */
export async function findEvaluation(
  database: Connection,
  environmentId: EnvironmentId,
  id: { readonly evaluationId: EvaluationId } | { readonly transactionId: TransactionId },
): Promise<StoredEvaluationRecord | null> {
  const byId = 'evaluationId' in id;
  const rows = await database.query<SummaryRow & StoredColumns>({
    text: `SELECT ${SUMMARY}, ${STORED_COLUMNS} FROM evaluation
           WHERE account_id = $1 AND ${byId ? 'id = $2::uuid' : 'transaction_id = $2'} ORDER BY id DESC LIMIT 1`,
    values: [environmentId, byId ? id.evaluationId : id.transactionId],
  });
  const [found = null] = await openRows(database, rows, (row, vault) => {
    const texts = openEvaluation(vault, environmentId, row);
    return texts && { ...toSummary(row), ...texts };
  });
  return found;
}
