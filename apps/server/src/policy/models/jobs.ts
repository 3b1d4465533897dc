import { spawn } from 'node:child_process';
import type { AccountId } from '@assay/contract';
import {
  changeLearningJob,
  claimLearningJob,
  type Database,
  LEASES,
  type LearningJob,
  LeaseLost,
  type TakenLearningJob,
} from '@assay/store';
import type { Runtime } from '../../platform/runtime';
import { type HeldJob, WorkerLoop } from '../../platform/worker-loop';

/** Minimum time between two progress updates, in milliseconds. */
const TOUCH_MS = 1000;
const { leaseMs: LEASE_MS } = LEASES.learningJob;
const RENEW_MS = 20_000;
/** Maximum number of processes that may die during one job, because the job itself may be the cause. */
const MAX_ATTEMPTS = 3;

/** Reports the progress of a job, which may be shown to users. */
export type WorkProgress = (done: number, total: number) => Promise<void>;

/**
 * Runs one kind of job.
 * @returns the result of the job
 * @throws LearningFailure with a one-sentence message for users
 */
type JobWork = (job: TakenLearningJob, accountId: AccountId, progress: WorkProgress) => Promise<unknown>;

export type JobKinds = { readonly [kind in LearningJob['kind']]: JobWork };

/** The job cannot be done; the message is one sentence for users. */
export class LearningFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LearningFailure';
  }
}

/** Returns the effective state of a job: waiting if its process has been silent for too long. */
export const asItIs = (job: LearningJob, now: number): LearningJob =>
  job.state === 'running' && job.touchedAt < now - LEASE_MS ? { ...job, state: 'waiting' } : job;

interface WorkPorts {
  readonly database: Database;
  readonly runtime: Pick<Runtime, 'now' | 'timeOrderedId'>;
  readonly kinds: JobKinds;
}

async function work({ database, runtime: { now }, kinds }: WorkPorts, job: TakenLearningJob): Promise<void> {
  if (job.attempts > MAX_ATTEMPTS)
    throw new LearningFailure('The process that worked on it stopped. Start it again.');
  let touched = now();
  const progress: WorkProgress = async (done, total) => {
    if (now() - touched < TOUCH_MS) return;
    touched = now();
    const goesOn = await changeLearningJob(database, job, { state: 'running', done, total, now: touched });
    if (!goesOn) throw new LeaseLost();
  };
  const result = await kinds[job.kind](job, job.accountId, progress);
  await changeLearningJob(database, job, { state: 'done', result, now: now() });
}

/** Creates the loop that runs learning jobs in this process and stores their progress and results. */
export function learningLoop(
  ports: WorkPorts,
  onFault: (error: unknown) => void,
): WorkerLoop<TakenLearningJob> {
  const { database, runtime } = ports;
  return new WorkerLoop<TakenLearningJob>({
    runtime,
    leaseMs: LEASE_MS,
    renewal: {
      everyMs: RENEW_MS,
      async renew(held) {
        const now = runtime.now();
        const isOurs = await Promise.all(
          held.map(({ job }) => changeLearningJob(database, job, { state: 'running', now })),
        );
        return held.filter((_, at) => !isOurs[at]);
      },
    },
    most: 1,
    keyOf: ({ accountId, id }) => `${accountId}/${id}`,
    async claim(claim) {
      const job = await claimLearningJob(database, claim);
      return job ? [job] : [];
    },
    async work({ job }: HeldJob<TakenLearningJob>) {
      try {
        await work(ports, job);
      } catch (error) {
        if (!(error instanceof LearningFailure)) throw error;
        await changeLearningJob(database, job, {
          state: 'failed',
          failure: error.message,
          now: runtime.now(),
        });
      }
    },
    async failed({ job }) {
      const failure = 'An internal error stopped the job. The server log has the details.';
      await changeLearningJob(database, job, { state: 'failed', failure, now: runtime.now() });
    },
    onFault,
  });
}

/** Runs the jobs, in this or another process. */
export interface JobRunner {
  /** Checks for waiting jobs. */
  wake(): void;
  /** Stops the work. A job whose process is stopped waits for another process. */
  stop(): Promise<void>;
}

/** Runner for a process in which no jobs run. */
export const jobsElsewhere: JobRunner = { wake: () => undefined, stop: async () => undefined };

/** Runs one worker as long as there are wake-ups. */
function runner(
  work: () => { readonly done: Promise<unknown>; stop(): void },
  onFailure: (error: unknown) => void,
): JobRunner {
  let current: ReturnType<typeof work> | null = null;
  let again = false;
  let stopped = false;
  function wake(): void {
    if (stopped) return;
    again = current !== null;
    if (current) return;
    current = work();
    void current.done.catch(onFailure).then(() => {
      current = null;
      if (again) wake();
    });
  }
  return {
    wake,
    async stop() {
      stopped = true;
      const last = current?.done;
      current?.stop();
      await last?.catch(() => undefined);
    },
  };
}

/** Runs jobs in this process; requests are served between the steps. */
export function jobsHere(ports: WorkPorts, onFailure: (error: unknown) => void): JobRunner {
  const loop = learningLoop(ports, onFailure);
  return runner(() => ({ done: loop.workOff(), stop: () => void loop.stop() }), onFailure);
}

/**
 * Runs jobs in a child process, so that no request waits for them.
 * @param program the built `assay`; its `model work` runs the jobs
 * @param dataDir folder of the embedded database
 */
export const jobsInChildProcess = (
  program: string,
  dataDir: string,
  onFailure: (error: unknown) => void,
): JobRunner =>
  runner(() => {
    const child = spawn(process.execPath, [program, 'model', 'work'], {
      env: { ...process.env, ASSAY_DATA_DIR: dataDir },
      stdio: 'ignore',
    });
    const done = new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code) => {
        if (code === 0 || code === null) resolve();
        else reject(new Error(`the learning process exited with code ${code}`));
      });
    });
    return { done, stop: () => child.kill() };
  }, onFailure);
