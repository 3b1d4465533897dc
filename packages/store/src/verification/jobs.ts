import type { EnvironmentId, ExecutionId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import {
  type Claim,
  changeHeld,
  claimOldest,
  hasCome,
  isHeld,
  LEASES,
  released,
  renewHeld,
} from '../connection/lease';

/** A step of an execution that a process must run. */
export interface WorkflowJob {
  readonly environmentId: EnvironmentId;
  readonly executionId: ExecutionId;
  readonly step: string;
  /** Number of consecutive failed attempts. */
  readonly failures: number;
}

const LEASE = LEASES.verificationStep;
/** Maximum delay of a postponed job, in milliseconds. */
const MAX_REST_MS = 600_000;

const heldBy = ({ environmentId, executionId }: WorkflowJob, owner: string) => ({
  key: [environmentId, executionId],
  owner,
});

/** Claims the free job of any account that has waited longest; null if none waits. */
export const claimWorkflowJob = (connection: Connection, claim: Claim): Promise<WorkflowJob | null> =>
  claimOldest(connection, LEASE, claim, {
    waits: hasCome('due_at', '$now', MAX_REST_MS),
    order: 'due_at',
    columns: 'account_id AS "environmentId", execution_id::text AS "executionId", step, failures',
  });

/** Checks whether a worker still holds its job, in the transaction that writes the result. */
export const holdsWorkflowJob = (connection: Connection, job: WorkflowJob, owner: string): Promise<boolean> =>
  isHeld(connection, LEASE, heldBy(job, owner));

/**
 * Extends the lease of a job.
 * @returns false if another worker has claimed it
 */
export const renewWorkflowJob = (
  connection: Connection,
  job: WorkflowJob,
  owner: string,
  until: number,
): Promise<boolean> => renewHeld(connection, LEASE, heldBy(job, owner), until);

/**
 * Postpones a claimed job.
 * @returns false if another worker has claimed it
 */
export const putBackWorkflowJob = (
  connection: Connection,
  job: WorkflowJob,
  owner: string,
  back: { readonly failures: number; readonly dueAt: number },
): Promise<boolean> =>
  changeHeld(connection, LEASE, heldBy(job, owner), {
    name: 'workflow_job_put_back',
    set: `failures = $4, due_at = $5, ${released(LEASE)}`,
    values: [back.failures, back.dueAt],
  });
