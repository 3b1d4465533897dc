import { type ChildProcess, spawn } from 'node:child_process';
import type { ProviderAnswer } from '../checks/provider';
import type { EngineJob, EngineRunner } from './engine-job';
import type { AnswerMessage, JobMessage } from './messages';
import type { Launch } from './sandbox/launch';

/** Memory that WebAssembly and the networks took is not given back: a process is replaced now and then. */
const MOST_JOBS = 50;
const MOST_MEMORY = 1.5 * 2 ** 30;
/** A process that nobody needed for so long is ended. */
const IDLE_MS = 600_000;
/**
 * No place has become free for so long while jobs wait: most jobs take less, and somebody may have made one to keep the engines busy.
 */
const PATIENCE_MS = 6000;
/** One process beyond those of the pool, for as long as jobs wait. */
export const SPARE_PROCESSES = 1;

/** An engine failed, or its process ended; the message is for the log and holds nothing of the job. */
class EngineFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EngineFailure';
  }
}

export interface PoolOptions {
  /** What starts a process that looks at pictures. */
  readonly launch: Launch;
  /** Processes at a time. */
  readonly size: number;
  /** Jobs after which a process is replaced. */
  readonly mostJobs?: number;
}

interface Task {
  readonly id: number;
  readonly job: EngineJob;
  /** Takes it from where it is, with the process that has it. */
  end(reason: unknown): void;
  settle(outcome: { readonly answer: ProviderAnswer } | { readonly error: unknown }): void;
}

/** One place of the pool: a process, or none yet. */
interface Place {
  child: ChildProcess | null;
  task: Task | null;
  done: number;
  /** Runs out when its job takes too long, or when it has had none for long. */
  timer: NodeJS.Timeout | null;
}

const emptyPlace = (): Place => ({ child: null, task: null, done: 0, timer: null });

function setTimer(place: Place, timer: NodeJS.Timeout | null): void {
  if (place.timer) clearTimeout(place.timer);
  place.timer = timer;
}

/** Ends the process of a place, and the job that it has. */
function end(place: Place): void {
  const { child, task } = place;
  setTimer(place, null);
  Object.assign(place, { child: null, task: null, done: 0 });
  child?.removeAllListeners();
  // Whatever it still has to report of its end is of no interest.
  child?.on('error', () => undefined);
  child?.kill('SIGKILL');
  task?.settle({ error: new EngineFailure('the process of the engine ended') });
}

/**
 * Runs jobs in processes of their own, started with the first job: a crash or a hang costs that job and nothing else.
 * A job waits until one of them takes it; its time counts from then. One that takes too long, or is aborted, takes its
 * process with it. While one keeps others waiting for long, these are done beside it, one at a time.
 */
export class EnginePool implements EngineRunner {
  private readonly launch: Launch;
  private readonly mostJobs: number;
  private readonly places: readonly Place[];
  private readonly spare: Place = emptyPlace();
  /** Runs out when no place becomes free for long while jobs wait. */
  private patience: NodeJS.Timeout | null = null;
  private readonly waiting: Task[] = [];
  private nextId = 1;
  private isClosed = false;

  constructor({ launch, size, mostJobs = MOST_JOBS }: PoolOptions) {
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

  /** Gives waiting jobs to places that have none. */
  private next(): void {
    if (this.isClosed) return;
    const free = this.places.filter(({ task }) => !task).slice(0, this.waiting.length);
    for (const place of free) this.give(place);
    if (free.length > 0 || this.waiting.length === 0) this.setPatience(false);
    // What the spare process has begun with it goes on with.
    if (this.spare.child && !this.spare.task) {
      if (this.waiting.length > 0) this.give(this.spare);
      else end(this.spare);
    }
    if (this.waiting.length > 0 && !this.spare.child && !this.patience) this.setPatience(true);
  }

  /** Begins to wait for a place to become free, or has no need to any more. */
  private setPatience(isNeeded: boolean): void {
    if (this.patience) clearTimeout(this.patience);
    this.patience = isNeeded
      ? setTimeout(() => {
          this.patience = null;
          if (this.waiting.length > 0) this.give(this.spare);
        }, PATIENCE_MS)
      : null;
  }

  /** Gives the job that waits longest to a place. */
  private give(place: Place): void {
    const task = this.waiting.shift();
    if (!task) return;
    place.task = task;
    setTimer(
      place,
      setTimeout(
        () => task.end(new DOMException('the engine took too long', 'TimeoutError')),
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
      // Nothing that the server was given in confidence is the engine's business.
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
    if (place.done >= this.mostJobs || message.memory > MOST_MEMORY) end(place);
    else setTimer(place, setTimeout(() => end(place), IDLE_MS).unref());
    this.next();
  }

  /** Takes a job from where it is, with the process that has it. */
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
