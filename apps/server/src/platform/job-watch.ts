import type { Job } from './feature';

/** State of a job of this process. Times are milliseconds ago; null means not yet. */
export interface WatchedJob {
  readonly name: string;
  readonly everyMs: number;
  readonly startedAgo: number | null;
  readonly succeededAgo: number | null;
  /** Time since the watch began. */
  readonly watchedFor: number;
  /** Number of consecutive failures. */
  readonly failures: number;
  readonly isRunning: boolean;
}

/** Times of the monotonic clock. */
interface Course {
  readonly everyMs: number;
  readonly watchedSince: number;
  readonly startedAt: number | null;
  readonly succeededAt: number | null;
  readonly failures: number;
  readonly isRunning: boolean;
}

/**
 * Records when the jobs of this process ran and how they ended. It uses a monotonic clock, because jobs are
 * scheduled by one, regardless of the deployment's time.
 */
export class JobWatch {
  private readonly jobs = new Map<string, Course>();
  private readonly since: number;

  /** @param steady returns monotonic milliseconds from an arbitrary start */
  constructor(private readonly steady: () => number) {
    this.since = steady();
  }

  /** Returns the time since the watch of this process began, in milliseconds. */
  runningFor(): number {
    return this.steady() - this.since;
  }

  /** Wraps a job to record its runs. Results and errors are passed on. */
  watched(job: Job): Job {
    const { name, everyMs } = job;
    this.jobs.set(name, {
      everyMs,
      watchedSince: this.steady(),
      startedAt: null,
      succeededAt: null,
      failures: 0,
      isRunning: false,
    });
    return { ...job, run: () => this.run(job) };
  }

  private note(name: string, change: Partial<Course>): void {
    const job = this.jobs.get(name);
    if (job) this.jobs.set(name, { ...job, ...change });
  }

  private async run(job: Job): Promise<unknown> {
    this.note(job.name, { startedAt: this.steady(), isRunning: true });
    try {
      const result = await job.run();
      this.note(job.name, { succeededAt: this.steady(), failures: 0, isRunning: false });
      return result;
    } catch (error) {
      const failures = (this.jobs.get(job.name)?.failures ?? 0) + 1;
      this.note(job.name, { failures, isRunning: false });
      throw error;
    }
  }

  list(): readonly WatchedJob[] {
    const now = this.steady();
    const ago = (moment: number | null) => (moment === null ? null : now - moment);
    return [...this.jobs].map(([name, { everyMs, watchedSince, startedAt, succeededAt, ...state }]) => ({
      name,
      everyMs,
      startedAgo: ago(startedAt),
      succeededAgo: ago(succeededAt),
      watchedFor: now - watchedSince,
      ...state,
    }));
  }
}
