import {
  claimWorkflowJob,
  type Database,
  overdueExecutions,
  putBackWorkflowJob,
  renewWorkflowJob,
  StoreUnavailable,
  type WorkflowJob,
} from '@assay/store';
import type { Ambient } from '../../platform/ambient';
import { BlobsUnavailable } from '../../platform/blobs';
import { every, type Follower } from '../../platform/feature';
import { expire } from '../execution/commands';
import type { Executions } from '../execution/executions';
import type { CheckOutcome } from '../execution/state-shape';
import type { MediaStore } from '../media/media-store';
import type { ExecutionJobs } from './execution-job';

const LOOK_MS = 500;
/** Jobs that a process works on at once: while one waits for a service, the others go on. */
const LANES = 4;
/** A process that dies leaves its jobs to the others after this long; one that lives renews its hold. */
const LEASE_MS = 15_000;
const RENEW_MS = 4000;
/** About four minutes: longer than a fraud call that died half-way keeps its place. */
const MOST_FAILURES = 8;
/** How soon a job is tried again whose media could not be read. */
const OUTAGE_MS = 5000;
const OVERDUE_A_TURN = 100;
const SWEEP_MS = 2000;

interface WorkerPorts {
  readonly database: Database;
  readonly ambient: Ambient;
  readonly executions: Executions;
  readonly jobs: ExecutionJobs;
  readonly store: MediaStore;
  readonly onFault: (error: unknown) => void;
  /** false = other processes carry executions on. */
  readonly works?: boolean;
}

const FAULT: CheckOutcome = {
  status: 'ERROR',
  statusDetail: 'A technical fault kept the check from being done.',
  findings: [],
  extracted: {},
  duplicatesFound: null,
  transactionId: null,
};

/**
 * Carries executions on: the checks of submitted steps, fraud steps, and the end of those whose time is over; from its
 * construction until it is stopped.
 */
export class VerificationWorker {
  private readonly stopping = new AbortController();
  private readonly followers: readonly Follower[];
  private readonly lanes = new Set<Promise<void>>();
  private wakes = 0;

  constructor(private readonly ports: WorkerPorts) {
    const { store, onFault } = ports;
    const look = async () => this.wake();
    this.followers =
      ports.works === false
        ? []
        : [
            every(LOOK_MS, look, onFault),
            every(SWEEP_MS, () => this.endOverdue(), onFault),
            every(SWEEP_MS, () => store.sweep(), onFault),
          ];
  }

  /** Looks for jobs now instead of at the next turn. */
  wake(): void {
    if (this.ports.works === false) return;
    this.wakes++;
    this.open();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    for (const follower of this.followers) follower.stop();
    while (this.lanes.size > 0) await Promise.allSettled(this.lanes);
  }

  private open(): void {
    if (this.lanes.size >= LANES || this.stopping.signal.aborted) return;
    const opened: Promise<void> = this.lane()
      .catch(this.ports.onFault)
      .finally(() => this.lanes.delete(opened));
    this.lanes.add(opened);
  }

  /** Works while there are jobs; where there is one there may be more, so another lane looks beside it. */
  private async lane(): Promise<void> {
    const { database, ambient, onFault } = this.ports;
    for (let seen = -1; seen !== this.wakes && !this.stopping.signal.aborted; ) {
      seen = this.wakes;
      const owner = ambient.timeOrderedId();
      const now = ambient.now();
      const job = await claimWorkflowJob(database, { owner, now, until: now + LEASE_MS });
      if (!job) continue;
      seen = -1;
      this.open();
      await this.attempt(job, owner).catch(onFault);
    }
  }

  private async attempt(job: WorkflowJob, owner: string): Promise<void> {
    const { database, ambient, jobs, onFault } = this.ports;
    const hold = every(
      RENEW_MS,
      () => renewWorkflowJob(database, job, owner, ambient.now() + LEASE_MS),
      onFault,
    );
    try {
      const result = await jobs.carryOut(job, this.stopping.signal);
      if (!result) return;
      // A check that was cut off by the end of the process is begun anew by the next one.
      if (this.stopping.signal.aborted && 'found' in result) {
        await putBackWorkflowJob(database, job, owner, { failures: job.failures, dueAt: ambient.now() });
      } else await jobs.settle(job, owner, result);
    } catch (error) {
      await this.afterFailure(job, owner, error);
      throw error;
    } finally {
      hold.stop();
    }
  }

  /** A failed attempt: the job comes again, later each time, and not for ever. */
  private async afterFailure(job: WorkflowJob, owner: string, error: unknown): Promise<void> {
    const { database, ambient, jobs } = this.ports;
    if (error instanceof BlobsUnavailable) {
      const dueAt = ambient.now() + OUTAGE_MS;
      return putBackWorkflowJob(database, job, owner, { failures: job.failures, dueAt });
    }
    // The database is away: the lease ends by itself, and the job is there again.
    if (error instanceof StoreUnavailable) return;
    const failures = job.failures + 1;
    if (failures >= MOST_FAILURES) return jobs.settle(job, owner, { outcome: FAULT });
    const dueAt = ambient.now() + 1000 * 2 ** failures;
    return putBackWorkflowJob(database, job, owner, { failures, dueAt });
  }

  private async endOverdue(): Promise<void> {
    const { database, ambient, executions } = this.ports;
    const now = ambient.now();
    for (const { spaceId, id } of await overdueExecutions(database, now, OVERDUE_A_TURN)) {
      await executions.change(spaceId, id, (execution, definition) =>
        execution.status === 'PENDING' && execution.expiresAt <= now
          ? expire(definition, execution.state, { now: ambient.now(), newId: executions.newId })
          : null,
      );
    }
  }
}
