import type { Job } from './feature';

/** How a job of this process fares. Moments are UNIX milliseconds; null = not yet. */
export interface WatchedJob {
  readonly name: string;
  readonly everyMs: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  readonly succeededAt: number | null;
  /** Turns in a row that failed. */
  readonly failures: number;
  readonly isRunning: boolean;
}

/** Remembers when the jobs of this process ran and how it went. */
export class JobWatch {
  private readonly jobs = new Map<string, WatchedJob>();

  constructor(private readonly now: () => number) {}

  /** The job, watched; it does and throws what it did before. */
  watched(job: Job): Job {
    const { name, everyMs } = job;
    this.jobs.set(name, {
      name,
      everyMs,
      startedAt: null,
      endedAt: null,
      succeededAt: null,
      failures: 0,
      isRunning: false,
    });
    return { ...job, run: () => this.run(job) };
  }

  private note(name: string, change: Partial<WatchedJob>): void {
    const job = this.jobs.get(name);
    if (job) this.jobs.set(name, { ...job, ...change });
  }

  private async run(job: Job): Promise<unknown> {
    this.note(job.name, { startedAt: this.now(), isRunning: true });
    try {
      const result = await job.run();
      const now = this.now();
      this.note(job.name, { endedAt: now, succeededAt: now, failures: 0, isRunning: false });
      return result;
    } catch (error) {
      const failures = (this.jobs.get(job.name)?.failures ?? 0) + 1;
      this.note(job.name, { endedAt: this.now(), failures, isRunning: false });
      throw error;
    }
  }

  list(): readonly WatchedJob[] {
    return [...this.jobs.values()];
  }
}
