import type { ExecutionId, SpaceId } from '@assay/contract';
import { claimFirst, isFree, LOOKED_AT } from '../connection/claims';
import type { Connection } from '../connection/connection';

/** A step of an execution that some process is to carry on. */
export interface WorkflowJob {
  readonly spaceId: SpaceId;
  readonly executionId: ExecutionId;
  readonly step: string;
  /** Attempts in a row that failed. */
  readonly failures: number;
}

/** Takes the job of any account that waits longest and that nobody works on; null when there is none. */
export async function claimWorkflowJob(
  connection: Connection,
  { owner, now, until }: { readonly owner: string; readonly now: number; readonly until: number },
): Promise<WorkflowJob | null> {
  const waiting = await connection.query<Pick<WorkflowJob, 'spaceId' | 'executionId'>>({
    name: 'workflow_job_waiting',
    accounts: 'every',
    text: `SELECT account_id AS "spaceId", execution_id::text AS "executionId" FROM workflow_job
           WHERE due_at <= $1 AND ${isFree('lease_until', '$1::bigint')} ORDER BY due_at LIMIT ${LOOKED_AT}`,
    values: [now],
  });
  return claimFirst(waiting, async ({ spaceId, executionId }) => {
    const [row = null] = await connection.query<WorkflowJob>({
      name: 'workflow_job_claim',
      text: `UPDATE workflow_job SET lease_owner = $3::uuid, lease_until = $5
             WHERE account_id = $1 AND execution_id = (SELECT execution_id FROM workflow_job
               WHERE account_id = $1 AND execution_id = $2::uuid AND due_at <= $4 AND ${isFree('lease_until', '$4::bigint')} FOR UPDATE SKIP LOCKED)
             RETURNING account_id AS "spaceId", execution_id::text AS "executionId", step, failures`,
      values: [spaceId, executionId, owner, now, until],
    });
    return row;
  });
}

/** Whether a worker still holds its job; asked in the transaction that writes the result. */
export async function holdsWorkflowJob(
  connection: Connection,
  job: WorkflowJob,
  owner: string,
): Promise<boolean> {
  const rows = await connection.query({
    name: 'workflow_job_holds',
    text: `SELECT 1 FROM workflow_job
           WHERE account_id = $1 AND execution_id = $2::uuid AND step = $3 AND lease_owner = $4::uuid FOR UPDATE`,
    values: [job.spaceId, job.executionId, job.step, owner],
  });
  return rows.length > 0;
}

/** Holds a job for longer: who works on it is alive. */
export async function renewWorkflowJob(
  connection: Connection,
  job: WorkflowJob,
  owner: string,
  until: number,
): Promise<void> {
  await connection.query({
    name: 'workflow_job_renew',
    text: `UPDATE workflow_job SET lease_until = $4
           WHERE account_id = $1 AND execution_id = $2::uuid AND lease_owner = $3::uuid`,
    values: [job.spaceId, job.executionId, owner, until],
  });
}

/** Gives a held job back for later. */
export async function putBackWorkflowJob(
  connection: Connection,
  job: WorkflowJob,
  owner: string,
  back: { readonly failures: number; readonly dueAt: number },
): Promise<void> {
  await connection.query({
    text: `UPDATE workflow_job SET failures = $4, due_at = $5, lease_owner = NULL, lease_until = 0
           WHERE account_id = $1 AND execution_id = $2::uuid AND lease_owner = $3::uuid`,
    values: [job.spaceId, job.executionId, owner, back.failures, back.dueAt],
  });
}
