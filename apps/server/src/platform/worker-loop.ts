import { type Claim, LeaseLost, StoreUnavailable } from '@assay/store';
import type { Ambient } from './ambient';
import { every, type Follower } from './feature';

/** A job that a loop holds. */
export interface HeldJob<Job> {
  readonly job: Job;
  /** Token of the claim: what the job writes asks for it. */
  readonly owner: string;
  /** Aborted when another process has the job by now, or this one stops: the work ends as soon as it can. */
  readonly signal: AbortSignal;
}

export interface WorkerLoopPorts<Job> {
  readonly ambient: Pick<Ambient, 'now' | 'timeOrderedId'>;
  /** How long a claim holds a job that is not renewed: a process that dies leaves its jobs to others after so long. */
  readonly leaseMs: number;
  /** How often what is held is renewed, all of it together. Left out: the work renews its lease in what it writes. */
  readonly renewal?: {
    readonly everyMs: number;
    /** @returns those that another process has by now */
    renew(held: readonly HeldJob<Job>[], until: number): Promise<readonly HeldJob<Job>[]>;
  };
  /** How often the loop looks for jobs by itself; left out = it is told to. */
  readonly lookEveryMs?: number;
  /** Jobs at a time. */
  readonly most: number;
  /** Jobs come in batches: a look takes as many as there are and the next look takes more. Otherwise one is taken at a time. */
  readonly inBatches?: true;
  /** The token of every claim, where the work of all is written together; left out = each claim has its own. */
  readonly owner?: string;
  /** What a job is known by: a job that comes again while it is still being ended here waits for that. */
  keyOf(job: Job): string;
  /** Takes jobs that wait, at most one unless they come in batches. @param holds how many are held already */
  claim(claim: Claim, holds: number): Promise<readonly Job[]>;
  /** Does a job and writes what came of it, or gives it back. */
  work(held: HeldJob<Job>): Promise<void>;
  /** What becomes of a job whose work threw: it is given back for later or given up. Not called while the database is away, or when another process has the job. */
  failed?(held: HeldJob<Job>, error: unknown): Promise<void>;
  readonly onFault: (error: unknown) => void;
}

interface Entry<Job> {
  readonly held: HeldJob<Job>;
  readonly lost: AbortController;
  ended: Promise<void>;
}

/**
 * Does work that waits in the database beside other processes that do the same: takes jobs by leases, renews what it holds,
 * and ends work whose lease it has lost. A process that dies leaves its jobs to the others when their leases end; one
 * that was paused writes nothing, for every statement that writes asks for the token of its claim.
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

  /** Looks for jobs now instead of at the next turn. */
  wake(): void {
    this.look().catch(this.ports.onFault);
  }

  /**
   * Does what waits, one job after the other, until nothing does.
   * @returns how many jobs there were
   * @throws the first fault, once all are done
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

  /** Does a job that this process took elsewhere. @throws what its work threw */
  async finish(job: Job, owner: string): Promise<void> {
    const faults: unknown[] = [];
    await this.enter(job, owner, (error) => faults.push(error)).ended;
    if (faults.length > 0) throw faults[0];
  }

  /** Takes no more work and ends when what is under way has; the work hears of it by its signal. */
  async stop(): Promise<void> {
    this.stopping.abort();
    for (const follower of this.followers) follower.stop();
    // A look that is under way may still take jobs: they are given back, too.
    await this.looking?.catch(() => undefined);
    while (this.held.size > 0) await Promise.all([...this.held].map(({ ended }) => ended));
  }

  /** One look at a time; who asks meanwhile has it look once more. */
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
    const { ambient, leaseMs, claim } = this.ports;
    const owner = this.ports.owner ?? ambient.timeOrderedId();
    const now = ambient.now();
    const jobs = await claim({ owner, now, until: now + leaseMs }, this.held.size);
    return jobs.map((job) => ({ job, owner }));
  }

  private async renew(): Promise<void> {
    const { ambient, leaseMs, renewal } = this.ports;
    const entries = new Map([...this.held].map((entry) => [entry.held, entry]));
    if (!renewal || entries.size === 0) return;
    const lost = await renewal.renew([...entries.keys()], ambient.now() + leaseMs);
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
    // While the database is away, the lease ends by itself, and the job is there again.
    if (!(error instanceof LeaseLost || error instanceof StoreUnavailable))
      await this.ports.failed?.(held, error);
    throw error;
  }
}
