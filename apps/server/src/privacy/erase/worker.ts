import { setTimeout as pause } from 'node:timers/promises';
import {
  accountOfSpace,
  advanceEraseRequest,
  appendAudit,
  type Connection,
  claimEraseRequest,
  type Database,
  type EraseCounts,
  type EraseLease,
  type EraseRequest,
  enqueueEvent,
  finishEraseRequest,
  holdEraseRequest,
  LEASES,
  putBackEraseRequest,
  withBitmapScans,
} from '@assay/store';
import type { Runtime } from '../../platform/runtime';
import { type HeldJob, WorkerLoop } from '../../platform/worker-loop';
import type { Hasher } from '../../scoring/index';
import { type EraseStep, type PersonBox, type PersonScope, personScope } from './scope';
import { stepsOf } from './steps';

export interface EraseWorkerPorts {
  /** Connection for the work itself, which may be slow. */
  readonly database: Database;
  /** Connection for the check for pending requests, once per second; usually nothing is pending. */
  readonly looks: Database;
  readonly runtime: Runtime;
  readonly hasher: Hasher;
  readonly box: PersonBox;
  /** Destroys the keys of the removed records, so that no copy of them can be decrypted. */
  readonly destroyKeys: () => Promise<unknown>;
  readonly onFault: (error: unknown) => void;
  /** False when other processes do the work. */
  readonly works?: boolean;
  /**
   * Called at the end of every batch transaction, and again after its commit. Tests throw here to verify that
   * the work can resume from any point.
   */
  readonly boundary?: (place: string) => Promise<void> | void;
}

const LOOK_MS = 1000;
/** Consecutive failed attempts after which a request fails: about one hour. */
const MAX_FAILURES = 12;
const MAX_REST_MS = 600_000;
/**
 * Maximum pause after a batch. The worker pauses as long as the batch took, so that requests get half of the
 * time.
 */
const MAX_PAUSE_MS = 250;

const sum = (a: EraseCounts, b: EraseCounts): EraseCounts =>
  Object.fromEntries(
    [...new Set([...Object.keys(a), ...Object.keys(b)])].map((kind) => [
      kind,
      (a[kind] ?? 0) + (b[kind] ?? 0),
    ]),
  );

type Progress = Pick<EraseRequest, 'step' | 'position' | 'counts'>;

/** A request and the progress of this process. */
interface EraseJob {
  readonly request: EraseRequest;
  reached: Progress & Pick<EraseRequest, 'failures'>;
  /** Counts of removed records, once the request has ended. */
  removed: EraseCounts | null;
}

const jobOf = (request: EraseRequest): EraseJob => ({ request, reached: request, removed: null });
const leaseOf = ({ job: { request }, owner }: HeldJob<EraseJob>): EraseLease => ({
  environmentId: request.environmentId,
  id: request.id,
  owner,
});

const restAfter = (failures: number) => Math.min(MAX_REST_MS, 1000 * 2 ** failures);

/** Writes the audit record of a finished request, without the person. */
async function audit(
  connection: Connection,
  request: EraseRequest,
  { at, state, counts }: { readonly at: number; readonly state: string; readonly counts: EraseCounts },
): Promise<void> {
  const account = await accountOfSpace(connection, request.environmentId);
  await appendAudit(connection, account, {
    at: new Date(at),
    actor: request.actor,
    action: 'erase.finish',
    target: `erase ${request.id}`,
    change: {
      status: state,
      domains: request.domains,
      space: account === request.environmentId ? 'live' : 'test',
      asked_at: new Date(request.askedAt).toISOString(),
      finished_at: new Date(at).toISOString(),
      removed: Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0)),
    },
  });
}

/** Finishes a request: writes the audit record and an event for subscribed webhook endpoints. */
async function end(
  { database, runtime, boundary }: EraseWorkerPorts,
  request: EraseRequest,
  lease: EraseLease,
  counts: EraseCounts,
  state: 'COMPLETED' | 'FAILED',
): Promise<void> {
  const { environmentId, id, domains } = request;
  const at = runtime.now();
  await database.transaction(async (connection) => {
    await finishEraseRequest(connection, lease, { state, at });
    await enqueueEvent(connection, {
      environmentId,
      event: 'erase/finished',
      at,
      data: {
        request_id: id,
        status: state,
        domains: [...domains],
        finished_at: new Date(at).toISOString(),
      },
    });
    await audit(connection, request, { at, state, counts });
    await boundary?.('end: before the commit');
  });
}

/**
 * Processes the erase requests of all accounts, one at a time, from construction until it is stopped. Several
 * processes can run a worker at the same time.
 */
export class EraseWorker {
  private readonly loop: WorkerLoop<EraseJob>;

  constructor(private readonly ports: EraseWorkerPorts) {
    const { looks, runtime, onFault } = ports;
    this.loop = new WorkerLoop<EraseJob>({
      runtime,
      // Each batch extends the lease in its transaction.
      leaseMs: LEASES.eraseRequest.leaseMs,
      ...(ports.works === false ? {} : { lookEveryMs: LOOK_MS }),
      most: 1,
      keyOf: ({ request }) => `${request.environmentId}/${request.id}`,
      async claim(claim) {
        const request = await claimEraseRequest(looks, claim);
        return request ? [jobOf(request)] : [];
      },
      work: (held) => this.attempt(held),
      failed: (held) => this.putBack(held),
      onFault,
    });
  }

  /** Checks for requests immediately instead of at the next interval. */
  wake(): void {
    if (this.ports.works !== false) this.loop.wake();
  }

  /**
   * Processes a request that this process holds until it is finished.
   * @returns counts of removed records; the progress so far when another process holds the request
   */
  async finish(request: EraseRequest, owner: string): Promise<EraseCounts> {
    const job = jobOf(request);
    await this.loop.finish(job, owner);
    return job.removed ?? request.counts;
  }

  /** Stops between two batches; the next worker continues from there. */
  stop(): Promise<void> {
    return this.loop.stop();
  }

  private async attempt(held: HeldJob<EraseJob>): Promise<void> {
    const { job } = held;
    job.removed = await this.work(held);
    if (job.removed === null)
      await putBackEraseRequest(this.ports.database, leaseOf(held), {
        failures: job.reached.failures,
        dueAt: 0,
      });
  }

  /** @returns counts of removed records, or null when the process stops before the end */
  private async work(held: HeldJob<EraseJob>): Promise<EraseCounts | null> {
    const { database, box, hasher, boundary } = this.ports;
    const { request } = held.job;
    const lease = leaseOf(held);
    const person = request.person && box.open(request.person, request);
    if (!person) {
      await end(this.ports, request, lease, request.counts, 'FAILED');
      return request.counts;
    }
    const environmentId = request.environmentId;
    const accountId = await accountOfSpace(database, environmentId);
    const scope = personScope(person, { environmentId, accountId, hasher });
    const steps = stepsOf(request.domains);
    // An unknown step of another version restarts from the first step; removed records stay removed.
    let index = Math.max(
      0,
      steps.findIndex(({ name }) => name === request.step),
    );
    let at: Progress = request;
    while (index < steps.length) {
      if (held.signal.aborted) return null;
      const step = steps[index]!;
      const began = performance.now();
      at = await this.turn(step, steps[index + 1]?.name ?? null, scope, lease, at);
      held.job.reached = { ...at, failures: 0 };
      await boundary?.(`${step.name}: after the commit`);
      if (at.position === null) index++;
      else await pause(Math.min(MAX_PAUSE_MS, performance.now() - began));
    }
    await this.ports.destroyKeys();
    await end(this.ports, request, lease, at.counts, 'COMPLETED');
    return at.counts;
  }

  /**
   * Runs one batch of a step.
   * @throws LeaseLost
   */
  private turn(
    step: EraseStep,
    behind: string | null,
    scope: PersonScope,
    lease: EraseLease,
    at: Progress,
  ): Promise<Progress> {
    const { database, runtime, boundary } = this.ports;
    return database.transaction(async (connection) => {
      const now = runtime.now();
      await holdEraseRequest(connection, lease, now + LEASES.eraseRequest.leaseMs);
      await withBitmapScans(connection);
      const { counts, next } = await step.run({ ...at, connection, scope, now });
      const reached: Progress = {
        step: next === null ? behind : step.name,
        position: next,
        counts: sum(at.counts, counts),
      };
      await advanceEraseRequest(connection, lease, reached);
      await boundary?.(`${step.name}: before the commit`);
      return reached;
    });
  }

  /** Returns a request to the queue for a later attempt, or marks it as failed for good. */
  private async putBack(held: HeldJob<EraseJob>): Promise<void> {
    const { database, runtime } = this.ports;
    const { request, reached } = held.job;
    const lease = leaseOf(held);
    const failures = reached.failures + 1;
    if (failures >= MAX_FAILURES) return end(this.ports, request, lease, reached.counts, 'FAILED');
    await putBackEraseRequest(database, lease, { failures, dueAt: runtime.now() + restAfter(failures) });
  }
}
