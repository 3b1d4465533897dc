import { type ChildProcess, fork } from 'node:child_process';
import type { ProviderAnswer } from '../checks/provider';
import type { EngineJob, EngineRunner } from './engine-job';
import type { AnswerMessage, JobMessage } from './messages';

/** Memory that WebAssembly and the networks took is not given back: a process is replaced now and then. */
const MOST_JOBS = 50;
const MOST_MEMORY = 1.5 * 2 ** 30;
/** A process that nobody needed for so long is ended. */
const IDLE_MS = 600_000;

/** An engine failed, or its process ended; the message is for the log and holds nothing of the job. */
class EngineFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EngineFailure';
  }
}

export interface PoolOptions {
  /** The built program of a process that looks at pictures. */
  readonly program: string;
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

/**
 * Runs jobs in processes of their own, started with the first job: a crash or a hang costs that job and nothing else.
 * A job waits until one of them takes it; its time counts from then. One that takes too long, or is aborted, takes its
 * process with it.
 */
export function enginePool({ program, size, mostJobs = MOST_JOBS }: PoolOptions): EngineRunner {
  const places: Place[] = Array.from({ length: size }, () => ({
    child: null,
    task: null,
    done: 0,
    timer: null,
  }));
  const waiting: Task[] = [];
  let nextId = 1;
  let isClosed = false;

  function setTimer(place: Place, timer: NodeJS.Timeout | null): void {
    if (place.timer) clearTimeout(place.timer);
    place.timer = timer;
  }

  function end(place: Place): void {
    const { child, task } = place;
    setTimer(place, null);
    Object.assign(place, { child: null, task: null, done: 0 });
    child?.removeAllListeners();
    // Whatever it still wants to say of its end is of no interest.
    child?.on('error', () => undefined);
    child?.kill('SIGKILL');
    task?.settle({ error: new EngineFailure('the process of the engine ended') });
  }

  function answered(place: Place, message: AnswerMessage): void {
    const { task } = place;
    if (task?.id !== message.id) return;
    place.task = null;
    place.done++;
    task.settle(
      'answer' in message ? message : { error: new EngineFailure(`the engine failed: ${message.failure}`) },
    );
    if (place.done >= mostJobs || message.memory > MOST_MEMORY) end(place);
    else setTimer(place, setTimeout(() => end(place), IDLE_MS).unref());
    next();
  }

  function started(place: Place): ChildProcess {
    if (place.child) return place.child;
    const child = fork(program, [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Nothing that the server was told in confidence is the engine's business.
      env: { PATH: process.env.PATH ?? '', NODE_ENV: process.env.NODE_ENV ?? '' },
      execArgv: [],
    });
    const gone = () => {
      if (place.child !== child) return;
      end(place);
      next();
    };
    child.on('message', (message) => answered(place, message as AnswerMessage));
    child.on('error', gone);
    child.on('exit', gone);
    place.child = child;
    return child;
  }

  function next(): void {
    for (const place of places) {
      if (place.task || isClosed) continue;
      const task = waiting.shift();
      if (!task) return;
      place.task = task;
      setTimer(
        place,
        setTimeout(
          () => task.end(new DOMException('the engine took too long', 'TimeoutError')),
          task.job.limitMs,
        ),
      );
      started(place).send({ id: task.id, job: task.job } satisfies JobMessage, (error) => {
        if (error && place.task === task) {
          end(place);
          next();
        }
      });
    }
  }

  function take(task: Task, reason: unknown): void {
    const at = waiting.indexOf(task);
    if (at >= 0) waiting.splice(at, 1);
    const place = places.find((other) => other.task === task);
    task.settle({ error: reason });
    if (place) {
      end(place);
      next();
    }
  }

  return {
    run(job, signal) {
      if (signal.aborted) return Promise.reject(signal.reason);
      if (isClosed) return Promise.reject(new EngineFailure('the engines are closed'));
      return new Promise((resolve, reject) => {
        const onAbort = () => task.end(signal.reason);
        const task: Task = {
          id: nextId++,
          job,
          end: (reason) => take(task, reason),
          settle(outcome) {
            signal.removeEventListener('abort', onAbort);
            if ('answer' in outcome) resolve(outcome.answer);
            else reject(outcome.error);
          },
        };
        signal.addEventListener('abort', onAbort, { once: true });
        waiting.push(task);
        next();
      });
    },
    async close() {
      isClosed = true;
      for (const task of waiting.splice(0))
        task.settle({ error: new EngineFailure('the engines are closed') });
      for (const place of places) end(place);
    },
  };
}
