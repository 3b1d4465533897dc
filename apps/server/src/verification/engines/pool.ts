import { type ChildProcess, spawn } from 'node:child_process';
import type { ProviderAnswer } from '../checks/provider';
import type { EngineJob, EngineRunner } from './engine-job';
import type { AnswerMessage, JobMessage } from './messages';
import type { Launch } from './sandbox/launch';

/**
 * Maximum number of jobs per process. WebAssembly and the networks never release memory, so processes are
 * replaced.
 */
const MAX_JOBS = 50;
const MAX_MEMORY = 1.5 * 2 ** 30;
/** Time after which an idle process is ended, in milliseconds. */
const IDLE_MS = 600_000;
/**
 * Time without a free process after which the spare process starts, in milliseconds. Most jobs take less, and
 * a malicious job may try to block the engines.
 */
const PATIENCE_MS = 6000;
/** Number of processes added to the pool while jobs wait. */
export const SPARE_PROCESSES = 1;

/** An engine failed or its process ended; the message is for the log and contains no job data. */
class EngineFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EngineFailure';
  }
}

export interface PoolOptions {
  /** Starts an engine process. */
  readonly launch: Launch;
  /** Maximum number of processes. */
  readonly size: number;
  /** Number of jobs after which a process is replaced. */
  readonly mostJobs?: number;
}

interface Task {
  readonly id: number;
  readonly job: EngineJob;
  /** Removes the task from the queue, or ends the process that runs it. */
  end(reason: unknown): void;
  settle(outcome: { readonly answer: ProviderAnswer } | { readonly error: unknown }): void;
}

/** A slot of the pool, with or without a process. */
interface Place {
  child: ChildProcess | null;
  task: Task | null;
  done: number;
  /** Fires at the timeout of the job, or after the idle time. */
  timer: NodeJS.Timeout | null;
}

const emptyPlace = (): Place => ({ child: null, task: null, done: 0, timer: null });

function setTimer(place: Place, timer: NodeJS.Timeout | null): void {
  if (place.timer) clearTimeout(place.timer);
  place.timer = timer;
}

/** Ends the process of a slot and fails its job. */
function end(place: Place): void {
  const { child, task } = place;
  setTimer(place, null);
  Object.assign(place, { child: null, task: null, done: 0 });
  child?.removeAllListeners();
  // Later errors of an ended process are irrelevant.
  child?.on('error', () => undefined);
  child?.kill('SIGKILL');
  task?.settle({ error: new EngineFailure('the engine process stopped') });
}

/**
 * Runs jobs in child processes, started with the first job, so that a crash or hang affects only one job. The
 * timeout of a job starts when a process accepts it. A job that times out or is aborted ends its process.
 * While a job blocks others for long, these run one at a time in a spare process.
 */
export class EnginePool implements EngineRunner {
  private readonly launch: Launch;
  private readonly mostJobs: number;
  private readonly places: readonly Place[];
  private readonly spare: Place = emptyPlace();
  /** Fires when no process becomes free for a long time while jobs wait. */
  private patience: NodeJS.Timeout | null = null;
  private readonly waiting: Task[] = [];
  private nextId = 1;
  private isClosed = false;

  constructor({ launch, size, mostJobs = MAX_JOBS }: PoolOptions) {
    this.launch = launch;
    this.mostJobs = mostJobs;
    this.places = Array.from({ length: size }, emptyPlace);
  }

  run(job: EngineJob, signal: AbortSignal): Promise<ProviderAnswer> {
    if (signal.aborted) return Promise.reject(signal.reason);
    if (this.isClosed) return Promise.reject(new EngineFailure('the engines are closed'));
    return new Promise((resolve, reject) => {
      const onAbort = () => task.end(signal.reason);
      const task: Task = {
        id: this.nextId++,
        job,
        end: (reason) => this.take(task, reason),
        settle(outcome) {
          signal.removeEventListener('abort', onAbort);
          if ('answer' in outcome) resolve(outcome.answer);
          else reject(outcome.error);
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      this.waiting.push(task);
      this.next();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const task of this.waiting.splice(0))
      task.settle({ error: new EngineFailure('the engines are closed') });
    this.setPatience(false);
    for (const place of this.all()) end(place);
  }

  private all(): readonly Place[] {
    return [...this.places, this.spare];
  }

  /** Assigns waiting jobs to free slots. */
  private next(): void {
    if (this.isClosed) return;
    const free = this.places.filter(({ task }) => !task).slice(0, this.waiting.length);
    for (const place of free) this.give(place);
    if (free.length > 0 || this.waiting.length === 0) this.setPatience(false);
    // The spare process finishes a job that it has started.
    if (this.spare.child && !this.spare.task) {
      if (this.waiting.length > 0) this.give(this.spare);
      else end(this.spare);
    }
    if (this.waiting.length > 0 && !this.spare.child && !this.patience) this.setPatience(true);
  }

  /** Starts or stops the timer for the spare process. */
  private setPatience(isNeeded: boolean): void {
    if (this.patience) clearTimeout(this.patience);
    this.patience = isNeeded
      ? setTimeout(() => {
          this.patience = null;
          if (this.waiting.length > 0) this.give(this.spare);
        }, PATIENCE_MS)
      : null;
  }

  /** Assigns the oldest waiting job to a slot. */
  private give(place: Place): void {
    const task = this.waiting.shift();
    if (!task) return;
    place.task = task;
    setTimer(
      place,
      setTimeout(
        () => task.end(new DOMException('the engine exceeded its time limit', 'TimeoutError')),
        task.job.limitMs,
      ),
    );
    this.started(place).send({ id: task.id, job: task.job } satisfies JobMessage, (error) => {
      if (error && place.task === task) {
        end(place);
        this.next();
      }
    });
  }

  private started(place: Place): ChildProcess {
    if (place.child) return place.child;
    const child = spawn(this.launch.command, this.launch.args, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // The engine must not receive the server's secrets in environment variables.
      env: {},
      cwd: '/',
    });
    const gone = () => {
      if (place.child !== child) return;
      end(place);
      this.next();
    };
    child.on('message', (message) => this.answered(place, message as AnswerMessage));
    child.on('error', gone);
    child.on('exit', gone);
    place.child = child;
    return child;
  }

  private answered(place: Place, message: AnswerMessage): void {
    const { task } = place;
    if (task?.id !== message.id) return;
    place.task = null;
    place.done++;
    task.settle(
      'answer' in message ? message : { error: new EngineFailure(`the engine failed: ${message.failure}`) },
    );
    if (place.done >= this.mostJobs || message.memory > MAX_MEMORY) end(place);
    else setTimer(place, setTimeout(() => end(place), IDLE_MS).unref());
    this.next();
  }

  /** Removes a job from the queue, or ends the process that runs it. */
  private take(task: Task, reason: unknown): void {
    const at = this.waiting.indexOf(task);
    if (at >= 0) this.waiting.splice(at, 1);
    const place = this.all().find((other) => other.task === task);
    task.settle({ error: reason });
    if (place) {
      end(place);
      this.next();
    }
  }
}
