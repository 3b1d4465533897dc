import { EmbeddedError } from './errors';
import { type Postmaster, signalProcess, stopPostmaster } from './postmaster';
import { firstStart, launch, type RunningServer, type ServerPlan } from './server';

/** State of the embedded server. `failed`: the quick restarts are used up; slow restarts continue every 30 s. */
export type EmbeddedState = 'starting' | 'ready' | 'down' | 'failed';

/** Pauses before the quick restarts, in milliseconds: with the starts under 10 s in total. */
const QUICK_RESTARTS_MS: readonly number[] = [100, 200, 400, 800, 1_600, 3_200];
const SLOW_RESTART_MS = 30_000;
/** Uptime in milliseconds after which a crash starts a new count of quick restarts. */
const PROVEN_MS = 60_000;
const LOG_CHECK_MS = 60_000;

/** Restarts one cluster's server as needed until it is stopped. */
export class Supervisor {
  readonly #plan: ServerPlan;
  readonly #log: (message: string) => void;
  readonly #onState: (state: EmbeddedState) => void;
  readonly #stopping = new AbortController();
  #state: EmbeddedState = 'starting';
  #postmaster: Postmaster | null = null;
  #watching: Promise<void> = Promise.resolve();
  #stopped: Promise<void> | null = null;

  constructor(plan: ServerPlan, log: (message: string) => void, onState: (state: EmbeddedState) => void) {
    this.#plan = plan;
    this.#log = log;
    this.#onState = onState;
  }

  get state(): EmbeddedState {
    return this.#state;
  }

  /** Pid of PostgreSQL's main process, or null if none exists. */
  get pid(): number | null {
    return this.#postmaster?.pid ?? null;
  }

  /** Starts or adopts the server and begins to supervise it. */
  async start(): Promise<RunningServer> {
    this.#onState('starting');
    process.once('exit', this.#stopAtExit);
    let server: RunningServer;
    try {
      server = await firstStart(this.#plan, (postmaster) => {
        this.#postmaster = postmaster;
      });
    } catch (error) {
      process.removeListener('exit', this.#stopAtExit);
      throw error;
    }
    this.#enter('ready');
    this.#watching = Promise.all([this.#watch(server), this.#tendLog()]).then(() => undefined);
    return server;
  }

  /** Shuts the server down and ends the supervision. Further calls return the same promise. */
  stop(): Promise<void> {
    this.#stopped ??= this.#shutDown();
    return this.#stopped;
  }

  async #shutDown(): Promise<void> {
    this.#stopping.abort();
    if (this.#postmaster !== null) await stopPostmaster(this.#postmaster, this.#plan.clock);
    await this.#watching;
    process.removeListener('exit', this.#stopAtExit);
    this.#postmaster = null;
    this.#enter('down');
  }

  /** Runs when this process ends without `stop()`: there is no time to wait, only to request a shutdown. */
  readonly #stopAtExit = (): void => {
    if (this.#postmaster !== null) signalProcess(this.#postmaster.pid, 'SIGINT');
  };

  #enter(state: EmbeddedState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#onState(state);
  }

  async #watch(first: RunningServer): Promise<void> {
    const { clock } = this.#plan;
    let failures = 0;
    for (let server: RunningServer | null = first; server !== null; ) {
      const readyAt = clock.now();
      await server.postmaster.exited;
      if (this.#stopping.signal.aborted) return;
      this.#postmaster = null;
      this.#enter('down');
      this.#log('The built-in PostgreSQL stopped unexpectedly and is being restarted.');
      if (clock.now() - readyAt >= PROVEN_MS) failures = 0;
      const endpoint: RunningServer['endpoint'] = server.endpoint;
      for (server = null; server === null; failures += 1) {
        await clock.sleep(QUICK_RESTARTS_MS[failures] ?? SLOW_RESTART_MS, this.#stopping.signal);
        if (this.#stopping.signal.aborted) return;
        server = await this.#restart(endpoint, failures);
      }
    }
  }

  async #restart(endpoint: RunningServer['endpoint'], failures: number): Promise<RunningServer | null> {
    if (this.#state !== 'failed') this.#enter('starting');
    try {
      const server = await launch(this.#plan, endpoint, (postmaster) => {
        this.#postmaster = postmaster;
        // A stop in the meantime found no process to end.
        if (this.#stopping.signal.aborted) signalProcess(postmaster.pid, 'SIGINT');
      });
      this.#enter('ready');
      this.#log('The built-in PostgreSQL is running again.');
      return server;
    } catch (error) {
      this.#postmaster = null;
      if (this.#stopping.signal.aborted) return null;
      const reason = error instanceof EmbeddedError ? error.message : String(error);
      this.#log(`The built-in PostgreSQL didn't restart: ${reason}`);
      this.#enter(failures + 1 < QUICK_RESTARTS_MS.length ? 'down' : 'failed');
      return null;
    }
  }

  async #tendLog(): Promise<void> {
    const { clock, log } = this.#plan;
    while (!this.#stopping.signal.aborted) {
      await clock.sleep(LOG_CHECK_MS, this.#stopping.signal);
      await log.rotate().catch(() => this.#log(`The log file ${log.path} couldn't be renamed.`));
    }
  }
}
