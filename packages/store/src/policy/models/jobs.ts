import type { AccountId } from '@assay/contract';
import { claimFirst, LOOKED_AT } from '../../connection/claims';
import type { Connection } from '../../connection/connection';

export type LearningJobKind = 'training' | 'backtest' | 'suggestions';
export type LearningJobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** Work on an account's history that outlasts a request; `asked` and `result` are opaque to the store. */
export interface LearningJob {
  readonly id: string;
  readonly kind: LearningJobKind;
  readonly state: LearningJobState;
  readonly author: string;
  readonly asked: unknown;
  readonly done: number;
  /** 0 = not known yet. */
  readonly total: number;
  readonly result: unknown;
  /** One sentence for people. */
  readonly failure: string | null;
  /** UNIX milliseconds. */
  readonly askedAt: number;
  /** When it last gave a sign of life. */
  readonly touchedAt: number;
}

const COLUMNS =
  'id::text AS id, kind, state, author, asked, done, total, result, failure, asked_at AS "askedAt", touched_at AS "touchedAt"';

export async function addLearningJob(
  connection: Connection,
  accountId: AccountId,
  job: Pick<LearningJob, 'id' | 'kind' | 'author' | 'asked' | 'askedAt'>,
): Promise<void> {
  await connection.query({
    text: `INSERT INTO learning_job (account_id, id, kind, state, author, asked, asked_at, touched_at)
           VALUES ($1, $2, $3, 'waiting', $4, $5, $6, $6)`,
    values: [accountId, job.id, job.kind, job.author, JSON.stringify(job.asked), job.askedAt],
  });
}

export async function findLearningJob(
  connection: Connection,
  accountId: AccountId,
  id: string,
): Promise<LearningJob | null> {
  const [row] = await connection.query<LearningJob>({
    text: `SELECT ${COLUMNS} FROM learning_job WHERE account_id = $1 AND id = $2::uuid`,
    values: [accountId, id],
  });
  return row ?? null;
}

/** Newest first; what came out is left out. */
export async function listLearningJobs(
  connection: Connection,
  accountId: AccountId,
  page: { readonly limit: number; readonly kind?: LearningJobKind },
): Promise<readonly LearningJob[]> {
  return connection.query({
    text: `SELECT ${COLUMNS.replace('result,', 'NULL AS result,')} FROM learning_job
           WHERE account_id = $1 AND ($3::text IS NULL OR kind = $3) ORDER BY id DESC LIMIT $2`,
    values: [accountId, page.limit, page.kind ?? null],
  });
}

/** Whether work of a kind waits or is under way: it gave a sign of life since `aliveSince` (UNIX milliseconds). */
export async function hasOpenJob(
  connection: Connection,
  accountId: AccountId,
  kind: LearningJobKind,
  aliveSince: number,
): Promise<boolean> {
  const [row] = await connection.query<{ open: boolean }>({
    text: `SELECT EXISTS (SELECT 1 FROM learning_job WHERE account_id = $1 AND kind = $2
             AND (state = 'waiting' OR (state = 'running' AND touched_at >= $3))) AS open`,
    values: [accountId, kind, aliveSince],
  });
  return row!.open;
}

/** Whether a job of any account waits to be done. */
export async function hasWaitingLearningJob(connection: Connection): Promise<boolean> {
  const rows = await connection.query({
    name: 'learning_job_waiting',
    accounts: 'every',
    text: `SELECT 1 FROM learning_job WHERE state = 'waiting' LIMIT 1`,
  });
  return rows.length > 0;
}

/** Takes the job of any account that waits longest; null when none waits. No two processes take the same one. */
export async function claimLearningJob(
  connection: Connection,
  now: number,
): Promise<(LearningJob & { readonly accountId: AccountId }) | null> {
  const waiting = await connection.query<Pick<LearningJob, 'id'> & { readonly accountId: AccountId }>({
    accounts: 'every',
    text: `SELECT account_id AS "accountId", id::text AS id FROM learning_job WHERE state = 'waiting' ORDER BY id LIMIT ${LOOKED_AT}`,
  });
  return claimFirst(waiting, async ({ accountId, id }) => {
    const [row = null] = await connection.query<LearningJob & { readonly accountId: AccountId }>({
      text: `UPDATE learning_job SET state = 'running', touched_at = $3
             WHERE account_id = $1 AND id = (SELECT id FROM learning_job
               WHERE account_id = $1 AND id = $2::uuid AND state = 'waiting' FOR UPDATE SKIP LOCKED)
             RETURNING account_id AS "accountId", ${COLUMNS}`,
      values: [accountId, id, now],
    });
    return row;
  });
}

export interface JobChange {
  readonly state: LearningJobState;
  readonly done?: number;
  readonly total?: number;
  readonly result?: unknown;
  readonly failure?: string;
  /** UNIX milliseconds. */
  readonly now: number;
}

/** @returns whether it was changed: one that somebody stopped stays so */
export async function changeLearningJob(
  connection: Connection,
  accountId: AccountId,
  id: string,
  change: JobChange,
): Promise<boolean> {
  const changed = await connection.query({
    text: `UPDATE learning_job SET state = $3, done = coalesce($4, done), total = coalesce($5, total),
             result = coalesce($6::jsonb, result), failure = $7, touched_at = $8
           WHERE account_id = $1 AND id = $2::uuid AND state <> 'cancelled' RETURNING 1`,
    values: [
      accountId,
      id,
      change.state,
      change.done ?? null,
      change.total ?? null,
      change.result === undefined ? null : JSON.stringify(change.result),
      change.failure ?? null,
      change.now,
    ],
  });
  return changed.length > 0;
}

/** Stops a job of a kind that is not over. @param now UNIX milliseconds. @returns whether there was one */
export async function cancelLearningJob(
  connection: Connection,
  accountId: AccountId,
  job: { readonly id: string; readonly kind: LearningJobKind; readonly now: number },
): Promise<boolean> {
  const stopped = await connection.query({
    text: `UPDATE learning_job SET state = 'cancelled', touched_at = $4
           WHERE account_id = $1 AND id = $2::uuid AND kind = $3 AND state IN ('waiting', 'running') RETURNING 1`,
    values: [accountId, job.id, job.kind, job.now],
  });
  return stopped.length > 0;
}

/** Forgets what came of work that ended before a moment (UNIX milliseconds). */
export async function forgetLearningJobs(
  connection: Connection,
  accountId: AccountId,
  before: number,
): Promise<void> {
  await connection.query({
    text: `DELETE FROM learning_job
           WHERE account_id = $1 AND state IN ('done', 'failed', 'cancelled') AND touched_at < $2`,
    values: [accountId, before],
  });
}
