import type { ExecutionId, SpaceId } from '@assay/contract';
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

/** A step of an execution that some process is to carry on. */
export interface WorkflowJob {
  readonly spaceId: SpaceId;
  readonly executionId: ExecutionId;
  readonly step: string;
  /** Attempts in a row that failed. */
  readonly failures: number;
}

const LEASE = LEASES.verificationStep;
/** A job that is put back comes again sooner than this. */
const LONGEST_REST_MS = 600_000;

const heldBy = ({ spaceId, executionId }: WorkflowJob, owner: string) => ({
  key: [spaceId, executionId],
  owner,
});

/** Takes the job of any account that waits longest and that nobody works on; null when there is none. */
export const claimWorkflowJob = (connection: Connection, claim: Claim): Promise<WorkflowJob | null> =>
  claimOldest(connection, LEASE, claim, {
    waits: hasCome('due_at', '$now', LONGEST_REST_MS),
    order: 'due_at',
    columns: 'account_id AS "spaceId", execution_id::text AS "executionId", step, failures',
  });

/** Whether a worker still holds its job; asked in the transaction that writes the result. */
export const holdsWorkflowJob = (connection: Connection, job: WorkflowJob, owner: string): Promise<boolean> =>
  isHeld(connection, LEASE, heldBy(job, owner));

/** Holds a job for longer: who works on it is alive. @returns false when somebody else has it by now */
export const renewWorkflowJob = (
  connection: Connection,
  job: WorkflowJob,
  owner: string,
  until: number,
): Promise<boolean> => renewHeld(connection, LEASE, heldBy(job, owner), until);

/** Gives a held job back for later. @returns false when somebody else has it by now */
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
