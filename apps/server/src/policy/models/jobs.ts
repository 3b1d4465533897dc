import { spawn } from 'node:child_process';
import type { AccountId } from '@assay/contract';
import { changeLearningJob, claimLearningJob, type Database, type LearningJob } from '@assay/store';
import type { WorkProgress } from './training';

/** A sign of life is given this often; without one for the second time span the process has ended. */
const TOUCH_MS = 1000;
const SILENT_MS = 120_000;

/** Work of one kind: @returns what the job answers. @throws LearningFailure with one sentence for people. */
type JobWork = (job: LearningJob, accountId: AccountId, progress: WorkProgress) => Promise<unknown>;

export type JobKinds = { readonly [kind in LearningJob['kind']]: JobWork };

/** The work cannot be done; the message is one sentence for people. */
export class LearningFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LearningFailure';
  }
}

/** Somebody stopped the work. */
class Cancelled extends Error {}

/** A moment before which a running job's last sign of life means that its process ended. */
export const aliveSince = (now: number): number => now - SILENT_MS;

/** A job as it is: one that is silent too long has failed, whatever its row holds. */
export const asItIs = (job: LearningJob, now: number): LearningJob =>
  job.state === 'running' && job.touchedAt < aliveSince(now)
    ? { ...job, state: 'failed', failure: 'The process that worked on it ended.' }
    : job;

/**
 * Does every job that waits, one after the other, and keeps how far each is and what came out.
 * @throws the first unforeseen failure, once all are done; the error of those jobs points to the log.
 */
export async function workOff(database: Database, now: () => number, kinds: JobKinds): Promise<void> {
  const faults: unknown[] = [];
  for (
    let job = await claimLearningJob(database, now());
    job;
    job = await claimLearningJob(database, now())
  ) {
    const { accountId, id } = job;
    let touched = now();
    const progress: WorkProgress = async (done, total) => {
      if (now() - touched < TOUCH_MS) return;
      touched = now();
      const goesOn = await changeLearningJob(database, accountId, id, {
        state: 'running',
        done,
        total,
        now: touched,
      });
      if (!goesOn) throw new Cancelled();
    };
    try {
      const result = await kinds[job.kind](job, accountId, progress);
      await changeLearningJob(database, accountId, id, { state: 'done', result, now: now() });
    } catch (error) {
      if (error instanceof Cancelled) continue;
      const known = error instanceof LearningFailure;
      if (!known) faults.push(error);
      const failure = known ? error.message : 'It could not be finished; the log says why.';
      await changeLearningJob(database, accountId, id, { state: 'failed', failure, now: now() });
    }
  }
  if (faults.length > 0) throw faults[0];
}

/** Where jobs are worked off. */
export interface JobRunner {
  /** There may be jobs that wait. */
  wake(): void;
  /** Ends the work; a job that was under way has failed. */
  stop(): Promise<void>;
}

/** Other processes do the jobs. */
export const jobsElsewhere: JobRunner = { wake: () => undefined, stop: async () => undefined };

/** Keeps one worker going as long as it is woken. */
function runner(
  work: () => { readonly done: Promise<void>; stop(): void },
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

/** Works in this process: between the steps of the work, calls are answered. */
export const jobsHere = (
  database: Database,
  now: () => number,
  kinds: JobKinds,
  onFailure: (error: unknown) => void,
): JobRunner => runner(() => ({ done: workOff(database, now, kinds), stop: () => undefined }), onFailure);

/**
 * Works in a process of its own, so that no call waits for it.
 * @param program the built `assay`; its `model work` does the jobs.
 * @param dataDir where that process finds the embedded database.
 */
export const jobsBeside = (
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
        else reject(new Error(`the learning process ended with ${code}`));
      });
    });
    return { done, stop: () => child.kill() };
  }, onFailure);
