import {
  claimWorkflowJob,
  type Database,
  overdueExecutions,
  putBackWorkflowJob,
  renewWorkflowJob,
  StoreUnavailable,
  type WorkflowJob,
} from '@assay/store';
import { BlobsUnavailable } from '../../platform/blobs';
import { every } from '../../platform/followers';
import type { Sources } from '../../platform/sources';
import { expire } from '../execution/commands';
import type { Executions } from '../execution/executions';
import type { CheckOutcome } from '../execution/state';
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
  readonly sources: Sources;
  readonly executions: Executions;
  readonly jobs: ExecutionJobs;
  readonly store: MediaStore;
  readonly onFault: (error: unknown) => void;
}

interface Worker {
  /** Looks for jobs now instead of at the next turn. */
  wake(): void;
  stop(): Promise<void>;
}

const FAULT: CheckOutcome = {
  status: 'ERROR',
  statusDetail: 'A technical fault kept the check from being done.',
  findings: [],
  extracted: {},
  duplicatesFound: null,
  transactionId: null,
};

/** Carries executions on: the checks of submitted steps, fraud steps, and the end of those whose time is over. */
export function startWorker(ports: WorkerPorts): Worker {
  const { database, sources, executions, jobs } = ports;
  const stopping = new AbortController();

  /** A failed attempt: the job comes again, later each time, and not for ever. */
  async function afterFailure(job: WorkflowJob, owner: string, error: unknown): Promise<void> {
    if (error instanceof BlobsUnavailable) {
      const dueAt = sources.now() + OUTAGE_MS;
      return putBackWorkflowJob(database, job, owner, { failures: job.failures, dueAt });
    }
    // The database is away: the lease ends by itself, and the job is there again.
    if (error instanceof StoreUnavailable) return;
    const failures = job.failures + 1;
    if (failures >= MOST_FAILURES) return jobs.settle(job, owner, { outcome: FAULT });
    const dueAt = sources.now() + 1000 * 2 ** failures;
    return putBackWorkflowJob(database, job, owner, { failures, dueAt });
  }

  async function attempt(job: WorkflowJob, owner: string): Promise<void> {
    const hold = every(
      RENEW_MS,
      () => renewWorkflowJob(database, job, owner, sources.now() + LEASE_MS),
      ports.onFault,
    );
    try {
      const result = await jobs.carryOut(job, stopping.signal);
      if (!result) return;
      // A check that was cut off by the end of the process is begun anew by the next one.
      if (stopping.signal.aborted && 'found' in result) {
        await putBackWorkflowJob(database, job, owner, { failures: job.failures, dueAt: sources.now() });
      } else await jobs.settle(job, owner, result);
    } catch (error) {
      await afterFailure(job, owner, error);
      throw error;
    } finally {
      hold.stop();
    }
  }

  let wakes = 0;
  const lanes = new Set<Promise<void>>();

  /** Works while there are jobs; where there is one there may be more, so another lane looks beside it. */
  async function lane(): Promise<void> {
    for (let seen = -1; seen !== wakes && !stopping.signal.aborted; ) {
      seen = wakes;
      const owner = sources.timeOrderedId();
      const now = sources.now();
      const job = await claimWorkflowJob(database, { owner, now, until: now + LEASE_MS });
      if (!job) continue;
      seen = -1;
      open();
      await attempt(job, owner).catch(ports.onFault);
    }
  }

  function open(): void {
    if (lanes.size >= LANES || stopping.signal.aborted) return;
    const opened: Promise<void> = lane()
      .catch(ports.onFault)
      .finally(() => lanes.delete(opened));
    lanes.add(opened);
  }

  function wake(): void {
    wakes++;
    open();
  }

  async function endOverdue(): Promise<void> {
    const now = sources.now();
    for (const { spaceId, id } of await overdueExecutions(database, now, OVERDUE_A_TURN)) {
      await executions.change(spaceId, id, (execution, definition) =>
        execution.status === 'PENDING' && execution.expiresAt <= now
          ? expire(definition, execution.state, { now: sources.now(), newId: executions.newId })
          : null,
      );
    }
  }

  const followers = [
    every(
      LOOK_MS,
      async () => {
        wake();
        await endOverdue();
      },
      ports.onFault,
    ),
    every(SWEEP_MS, () => ports.store.sweep(), ports.onFault),
  ];
  return {
    wake,
    async stop() {
      stopping.abort();
      for (const follower of followers) follower.stop();
      while (lanes.size > 0) await Promise.allSettled(lanes);
    },
  };
}
