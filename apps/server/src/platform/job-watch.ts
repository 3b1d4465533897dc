import type { Job } from './feature';

/** How a job of this process fares. Times are milliseconds ago; null = not yet. */
export interface WatchedJob {
  readonly name: string;
  readonly everyMs: number;
  readonly startedAgo: number | null;
  readonly succeededAgo: number | null;
  /** For how long it has been watched. */
  readonly watchedFor: number;
  /** Turns in a row that failed. */
  readonly failures: number;
  readonly isRunning: boolean;
}

/** Moments of the steady clock. */
interface Course {
  readonly everyMs: number;
  readonly watchedSince: number;
  readonly startedAt: number | null;
  readonly succeededAt: number | null;
  readonly failures: number;
  readonly isRunning: boolean;
}

/**
 * Remembers when the jobs of this process ran and how it went, by a clock that never jumps: they come round by such a one, whatever time the
 * deployment has.
 */
export class JobWatch {
  private readonly jobs = new Map<string, Course>();
  private readonly since: number;

  /** @param steady milliseconds since any moment; never jumps */
  constructor(private readonly steady: () => number) {
    this.since = steady();
  }

  /** How long this process has been watched, milliseconds. */
  runningFor(): number {
    return this.steady() - this.since;
  }

  /** The job, watched; it does and throws what it did before. */
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
