import {
  claimWorkflowJob,
  type Database,
  LEASES,
  overdueExecutions,
  putBackWorkflowJob,
  renewWorkflowJob,
  type WorkflowJob,
} from '@assay/store';
import { BlobsUnavailable } from '../../platform/blobs';
import { every, type Follower } from '../../platform/feature';
import type { Runtime } from '../../platform/runtime';
import { type HeldJob, WorkerLoop } from '../../platform/worker-loop';
import { expire } from '../execution/commands';
import type { Executions } from '../execution/executions';
import type { CheckOutcome } from '../execution/state-shape';
import type { MediaStore } from '../media/media-store';
import type { ExecutionJobs } from './execution-job';

const LOOK_MS = 500;
/** Number of concurrent jobs per process; while one waits for a service, the others continue. */
const LANES = 4;
const RENEW_MS = 4000;
/** Maximum attempts: about four minutes, which is longer than the lock of an interrupted fraud request. */
const MAX_FAILURES = 8;
/** Delay before retrying a job with unreadable media, in milliseconds. */
const OUTAGE_MS = 5000;
const OVERDUE_A_TURN = 100;
const SWEEP_MS = 2000;

interface WorkerPorts {
  readonly database: Database;
  readonly runtime: Runtime;
  readonly executions: Executions;
  readonly jobs: ExecutionJobs;
  readonly store: MediaStore;
  readonly onFault: (error: unknown) => void;
  /** False when other processes process executions. */
  readonly works?: boolean;
}

const FAULT: CheckOutcome = {
  status: 'ERROR',
  statusDetail: 'A technical error prevented the check.',
  findings: [],
  extracted: {},
  duplicatesFound: null,
  transactionId: null,
};

/**
 * Processes executions from construction until it is stopped: checks of submitted steps, fraud steps, and
 * expiry.
 */
export class VerificationWorker {
  private readonly loop: WorkerLoop<WorkflowJob> | null;
  private readonly followers: readonly Follower[];

  constructor(private readonly ports: WorkerPorts) {
    const { store, onFault } = ports;
    this.loop = ports.works === false ? null : this.newLoop();
    this.followers =
      ports.works === false
        ? []
        : [every(SWEEP_MS, () => this.endOverdue(), onFault), every(SWEEP_MS, () => store.sweep(), onFault)];
  }

  private newLoop(): WorkerLoop<WorkflowJob> {
    const { database, runtime, onFault } = this.ports;
    return new WorkerLoop<WorkflowJob>({
      runtime,
      leaseMs: LEASES.verificationStep.leaseMs,
      renewal: {
        everyMs: RENEW_MS,
        async renew(held, until) {
          const isOurs = await Promise.all(
            held.map(({ job, owner }) => renewWorkflowJob(database, job, owner, until)),
          );
          return held.filter((_, at) => !isOurs[at]);
        },
      },
      lookEveryMs: LOOK_MS,
      most: LANES,
      keyOf: ({ environmentId, executionId }) => `${environmentId}/${executionId}`,
      async claim(claim) {
        const job = await claimWorkflowJob(database, claim);
        return job ? [job] : [];
      },
      work: (held) => this.attempt(held),
      failed: (held, error) => this.afterFailure(held, error),
      onFault,
    });
  }

  /** Checks for jobs immediately instead of at the next interval. */
  wake(): void {
    this.loop?.wake();
  }

  async stop(): Promise<void> {
    for (const follower of this.followers) follower.stop();
    await this.loop?.stop();
  }

  private async attempt({ job, owner, signal }: HeldJob<WorkflowJob>): Promise<void> {
    const { database, runtime, jobs } = this.ports;
    const result = await jobs.carryOut(job, signal);
    if (!result) return;
    // A check aborted by the end of the process is run again by the next process.
    if (signal.aborted && 'found' in result)
      await putBackWorkflowJob(database, job, owner, { failures: job.failures, dueAt: runtime.now() });
    else await jobs.settle(job, owner, result);
  }

  /** Schedules another attempt after a failure, with growing delays and a maximum number. */
  private async afterFailure({ job, owner }: HeldJob<WorkflowJob>, error: unknown): Promise<void> {
    const { database, runtime, jobs } = this.ports;
    const isOutage = error instanceof BlobsUnavailable;
    const failures = isOutage ? job.failures : job.failures + 1;
    if (failures >= MAX_FAILURES) return jobs.settle(job, owner, { outcome: FAULT });
    const dueAt = runtime.now() + (isOutage ? OUTAGE_MS : 1000 * 2 ** failures);
    await putBackWorkflowJob(database, job, owner, { failures, dueAt });
  }

  private async endOverdue(): Promise<void> {
    const { database, runtime, executions } = this.ports;
    const now = runtime.now();
    for (const { environmentId, id } of await overdueExecutions(database, now, OVERDUE_A_TURN)) {
      await executions.change(environmentId, id, (execution, definition) =>
        execution.status === 'PENDING' && execution.expiresAt <= now
          ? expire(definition, execution.state, { now: runtime.now(), newId: executions.newId })
          : null,
      );
    }
  }
}
