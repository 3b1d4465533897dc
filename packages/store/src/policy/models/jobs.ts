import type { AccountId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import {
  type Claim,
  changeHeld,
  claimOldest,
  hasCome,
  isFree,
  isHeld,
  LEASES,
  LeaseLost,
  released,
} from '../../connection/lease';

export type LearningJobKind = 'training' | 'backtest' | 'suggestions' | 'typologies' | 'drift';
export type LearningJobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

/** A job on an account's history that outlasts a request; `asked` and `result` are opaque to the store. */
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
  /** Time of its last update. */
  readonly touchedAt: number;
}

/** A claimed job, with its number of attempts. */
export interface TakenLearningJob extends LearningJob {
  readonly accountId: AccountId;
  readonly attempts: number;
  readonly owner: string;
}

const LEASE = LEASES.learningJob;

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

/** Returns jobs, newest first, without their results. */
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

/** Checks whether a job of a kind is waiting or running. */
export async function hasOpenJob(
  connection: Connection,
  accountId: AccountId,
  kind: LearningJobKind,
): Promise<boolean> {
  const [row] = await connection.query<{ open: boolean }>({
    text: `SELECT EXISTS (SELECT 1 FROM learning_job WHERE account_id = $1 AND kind = $2
             AND state IN ('waiting', 'running')) AS open`,
    values: [accountId, kind],
  });
  return row!.open;
}

/**
 * A running job updates its time, regardless of the process version; without an update, any process may claim
 * it.
 */
const WAITS = `state IN ('waiting', 'running')
  AND (state = 'waiting' OR ${hasCome('touched_at', `$now - ${LEASE.leaseMs}`, LEASE.leaseMs)})`;

/** Checks whether a job of any account is waiting, or its process has ended. */
export async function hasWaitingLearningJob(connection: Connection, now: number): Promise<boolean> {
  const rows = await connection.query({
    name: 'learning_job_any',
    accounts: 'every',
    text: `SELECT 1 FROM learning_job
           WHERE ${WAITS.replaceAll('$now', '$1::bigint')} AND ${isFree(LEASE, '$1::bigint')} LIMIT 1`,
    values: [now],
  });
  return rows.length > 0;
}

/**
 * Claims the job of any account that has waited longest; null if none waits. Concurrent processes never claim
 * the same one.
 */
export async function claimLearningJob(
  connection: Connection,
  claim: Claim,
): Promise<TakenLearningJob | null> {
  const job = await claimOldest<Omit<TakenLearningJob, 'owner'>>(connection, LEASE, claim, {
    waits: WAITS,
    order: 'id',
    columns: `account_id AS "accountId", attempts, ${COLUMNS}`,
    also: `state = 'running', touched_at = $now, attempts = attempts + 1`,
  });
  return job && { ...job, owner: claim.owner };
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

/**
 * Changes a claimed job; a continuing job extends its lease.
 * @returns false if a user stopped it, or another process has claimed it; nothing is written then
 */
export const changeLearningJob = (
  connection: Connection,
  { accountId, id, owner }: Pick<TakenLearningJob, 'accountId' | 'id' | 'owner'>,
  change: JobChange,
): Promise<boolean> =>
  changeHeld(
    connection,
    LEASE,
    { key: [accountId, id], owner },
    {
      name: 'learning_job_change',
      set: `state = $4, done = coalesce($5, done), total = coalesce($6, total), result = coalesce($7::jsonb, result),
             failure = $8, touched_at = $9, lease_until = $10, lease_owner = CASE WHEN $4 = 'running' THEN lease_owner END`,
      also: `state = 'running'`,
      values: [
        change.state,
        change.done ?? null,
        change.total ?? null,
        change.result === undefined ? null : JSON.stringify(change.result),
        change.failure ?? null,
        change.now,
        change.state === 'running' ? change.now + LEASE.leaseMs : 0,
      ],
    },
  );

/**
 * Locks a job until the transaction that writes its results has ended.
 * @throws LeaseLost
 */
export async function holdLearningJob(
  connection: Connection,
  { accountId, id, owner }: Pick<TakenLearningJob, 'accountId' | 'id' | 'owner'>,
): Promise<void> {
  if (!(await isHeld(connection, LEASE, { key: [accountId, id], owner }))) throw new LeaseLost();
}

/**
 * Stops an unfinished job of a kind.
 * @param now UNIX milliseconds
 * @returns true if it existed
 */
export async function cancelLearningJob(
  connection: Connection,
  accountId: AccountId,
  job: { readonly id: string; readonly kind: LearningJobKind; readonly now: number },
): Promise<boolean> {
  const stopped = await connection.query({
    text: `UPDATE learning_job SET state = 'cancelled', touched_at = $4, ${released(LEASE)}
           WHERE account_id = $1 AND id = $2::uuid AND kind = $3 AND state IN ('waiting', 'running') RETURNING 1`,
    values: [accountId, job.id, job.kind, job.now],
  });
  return stopped.length > 0;
}

/** Deletes results of jobs that ended before a given time (UNIX milliseconds). */
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
