import { type Claim, LeaseLost, StoreUnavailable } from '@assay/store';
import { every, type Follower } from './feature';
import type { Runtime } from './runtime';

/** A job that a loop holds. */
export interface HeldJob<Job> {
  readonly job: Job;
  /** Token of the claim; every write of the job checks it. */
  readonly owner: string;
  /**
   * Aborted when another process has taken over the job, or this one stops. The work must end as soon as it
   * can.
   */
  readonly signal: AbortSignal;
}

export interface WorkerLoopPorts<Job> {
  readonly runtime: Pick<Runtime, 'now' | 'timeOrderedId'>;
  /**
   * Duration of a claim without renewal, in milliseconds. After it, other processes take over the jobs of a
   * process that died.
   */
  readonly leaseMs: number;
  /**
   * Interval at which all held leases are renewed together. Omitted if the work renews its lease when it
   * writes.
   */
  readonly renewal?: {
    readonly everyMs: number;
    /** @returns the jobs that another process has taken over */
    renew(held: readonly HeldJob<Job>[], until: number): Promise<readonly HeldJob<Job>[]>;
  };
  /** Interval at which the loop checks for jobs, in milliseconds; omitted if it only reacts to `wake`. */
  readonly lookEveryMs?: number;
  /** Maximum number of jobs at the same time. */
  readonly most: number;
  /**
   * True if jobs are claimed in batches: a claim takes all available jobs, and the next one takes more.
   * Otherwise jobs are claimed one at a time.
   */
  readonly inBatches?: true;
  /** Token of every claim, for work that is written together; by default each claim has a new one. */
  readonly owner?: string;
  /**
   * Returns the identity of a job. A job that is claimed again while its last attempt still runs here waits
   * for that attempt.
   */
  keyOf(job: Job): string;
  /**
   * Claims waiting jobs, at most one unless they come in batches.
   * @param holds number of jobs already held
   */
  claim(claim: Claim, holds: number): Promise<readonly Job[]>;
  /** Runs a job and writes its result, or returns it to the queue. */
  work(held: HeldJob<Job>): Promise<void>;
  /**
   * Handles a job whose work threw: returns it for a retry or gives it up. Not called while the database is
   * unavailable, or when another process has the job.
   */
  failed?(held: HeldJob<Job>, error: unknown): Promise<void>;
  readonly onFault: (error: unknown) => void;
}

interface Entry<Job> {
  readonly held: HeldJob<Job>;
  readonly lost: AbortController;
  ended: Promise<void>;
}

/**
 * Runs jobs from the database, in parallel with other processes that do the same. It claims jobs by leases,
 * renews them, and ends work whose lease is lost. When the leases of a dead process expire, other processes
 * take over its jobs. A paused process writes nothing, because every write checks the token of its claim.
 */
export class WorkerLoop<Job> {
  private readonly held = new Set<Entry<Job>>();
  private readonly stopping = new AbortController();
  private readonly followers: readonly Follower[];
  private looking: Promise<void> | null = null;
  private looksAgain = false;

  constructor(private readonly ports: WorkerLoopPorts<Job>) {
    const { lookEveryMs, renewal, onFault } = ports;
    this.followers = [
      ...(lookEveryMs === undefined ? [] : [every(lookEveryMs, () => this.look(), onFault)]),
      ...(renewal ? [every(renewal.everyMs, () => this.renew(), onFault)] : []),
    ];
  }

  get isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  /** Checks for jobs now instead of at the next interval. */
  wake(): void {
    this.look().catch(this.ports.onFault);
  }

  /**
   * Runs the waiting jobs one after the other until none is left.
   * @returns the number of jobs
   * @throws the first fault, after all are done
   */
  async workOff(): Promise<number> {
    const faults: unknown[] = [];
    let done = 0;
    for (; !this.isStopping; done++) {
      const [one] = await this.claim();
      if (!one) break;
      await this.enter(one.job, one.owner, (error) => faults.push(error)).ended;
    }
    if (faults.length > 0) throw faults[0];
    return done;
  }

  /**
   * Runs a job that this process claimed elsewhere.
   * @throws the error of the work
   */
  async finish(job: Job, owner: string): Promise<void> {
    const faults: unknown[] = [];
    await this.enter(job, owner, (error) => faults.push(error)).ended;
    if (faults.length > 0) throw faults[0];
  }

  /** Claims no more jobs and waits for the running ones, which are notified by their signal. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const follower of this.followers) follower.stop();
    // A pending claim may still take jobs; these are returned too.
    await this.looking?.catch(() => undefined);
    while (this.held.size > 0) await Promise.all([...this.held].map(({ ended }) => ended));
  }

  /** Runs one claim at a time. A call during a claim makes it repeat. */
  private look(): Promise<void> {
    this.looksAgain = this.looking !== null;
    this.looking ??= this.lookNow().finally(() => {
      this.looking = null;
      const again = this.looksAgain;
      this.looksAgain = false;
      if (again && this.held.size < this.ports.most) this.wake();
    });
    return this.looking;
  }

  private async lookNow(): Promise<void> {
    const { most, inBatches, onFault } = this.ports;
    while (!this.isStopping && this.held.size < most) {
      this.looksAgain = false;
      const claimed = await this.claim();
      for (const { job, owner } of claimed) {
        const entry = this.enter(job, owner, onFault);
        if (!inBatches) void entry.ended.then(() => this.wake());
      }
      if ((inBatches || claimed.length === 0) && !this.looksAgain) return;
    }
  }

  private async claim(): Promise<readonly { readonly job: Job; readonly owner: string }[]> {
    const { runtime, leaseMs, claim } = this.ports;
    const owner = this.ports.owner ?? runtime.timeOrderedId();
    const now = runtime.now();
    const jobs = await claim({ owner, now, until: now + leaseMs }, this.held.size);
    return jobs.map((job) => ({ job, owner }));
  }

  private async renew(): Promise<void> {
    const { runtime, leaseMs, renewal } = this.ports;
    const entries = new Map([...this.held].map((entry) => [entry.held, entry]));
    if (!renewal || entries.size === 0) return;
    const lost = await renewal.renew([...entries.keys()], runtime.now() + leaseMs);
    for (const held of lost) entries.get(held)?.lost.abort(new LeaseLost());
  }

  private enter(job: Job, owner: string, onFault: (error: unknown) => void): Entry<Job> {
    const key = this.ports.keyOf(job);
    const before = [...this.held].filter(({ held }) => this.ports.keyOf(held.job) === key);
    const lost = new AbortController();
    const held = { job, owner, signal: AbortSignal.any([this.stopping.signal, lost.signal]) };
    const entry: Entry<Job> = { held, lost, ended: Promise.resolve() };
    this.held.add(entry);
    entry.ended = Promise.all(before.map(({ ended }) => ended))
      .then(() => this.attempt(held))
      .catch(onFault)
      .finally(() => this.held.delete(entry));
    return entry;
  }

  private async attempt(held: HeldJob<Job>): Promise<void> {
    try {
      await this.ports.work(held).catch((error: unknown) => this.afterFailure(held, error));
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error;
    }
  }

  private async afterFailure(held: HeldJob<Job>, error: unknown): Promise<never> {
    // While the database is unavailable, the lease expires and the job becomes available again.
    if (!(error instanceof LeaseLost || error instanceof StoreUnavailable))
      await this.ports.failed?.(held, error);
    throw error;
  }
}
