import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startEmbedded, systemClock } from '@assay/embedded-postgres';
import { newDataFolder } from '../../../apps/server/src/testing/program';
import { freePort, type Server, startProgram } from '../../fraud-call/servers';
import { type CrashFindings, findingsAfter } from './findings';
import { goOn, type Receiver, startReceiver, type User } from './receiver';

const KEY = 'assay_live_key-of-crash-runs';
const USERS_AT_ONCE = 48;
const BEGUN_AT_ONCE = 8;
const REST_MS = 50;
const MAX_STARTS = 20;

/** Database of both servers. */
interface CrashDatabase {
  readonly url: string;
  /** Kills the database's process and waits until it is back. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export interface CrashPlan {
  /** Number of executions in flight. */
  readonly executions: number;
  /** Order of the kills, spread over the run. */
  readonly kills: readonly ('first' | 'second' | 'database')[];
  /** True if each flow ends with a fraud step; a step interrupted by a crash resumes after a minute. */
  readonly withFraud: boolean;
  /** The bundled program of `server.ts`. */
  readonly program: string;
  /** Maximum duration in milliseconds; after it, the current state is inspected. */
  readonly patienceMs: number;
  /** Default: an embedded one, whose PostgreSQL is killed. */
  readonly database?: CrashDatabase;
}

interface CrashReport extends CrashFindings {
  readonly seconds: number;
  readonly killed: number;
}

const definition = (withFraud: boolean) => ({
  start: 'document',
  nodes: [
    { id: 'document', type: 'DOCUMENT', next: 'selfie' },
    { id: 'selfie', type: 'SELFIE', next: withFraud ? 'fraud' : 'end' },
    ...(withFraud ? [{ id: 'fraud', type: 'FRAUD', next: 'end', settings: { config: {} } }] : []),
    { id: 'end', type: 'END', status: withFraud ? 'APPROVED' : 'DERIVED' },
  ],
});

async function ownDatabase(dataDir: string): Promise<CrashDatabase> {
  mkdirSync(dataDir, { mode: 0o777 });
  const embedded = await startEmbedded({ dataDir, clock: systemClock, log: () => undefined });
  return {
    url: embedded.url,
    async kill() {
      const before = embedded.pid();
      if (before !== null) process.kill(before, 'SIGKILL');
      while (embedded.pid() === before || embedded.state() !== 'ready') await delay(REST_MS);
    },
    stop: () => embedded.stop(),
  };
}

/** Two servers over one database; each can be killed and is restarted. */
class Pair {
  private readonly servers: (Server | null)[] = [null, null];
  private ports: readonly number[] = [];
  private turn = 0;
  private starting: Promise<void> = Promise.resolve();

  constructor(
    private readonly program: string,
    private readonly env: { readonly [name: string]: string },
  ) {}

  async start(): Promise<void> {
    this.ports = [await freePort(), await freePort()];
    for (const at of [0, 1]) await this.begin(at);
  }

  private async begin(at: number): Promise<void> {
    const server = await startProgram([this.program], this.env, this.ports[at] ?? 0, /is ready/);
    // A server that ended before it was ready also closed its output, so its health is checked.
    await fetch(`${server.url}/healthz`);
    this.servers[at] = server;
  }

  /** Returns the address of the next server that is up. */
  readonly pick = (): string => {
    const up = this.servers.flatMap((server) => server?.url ?? []);
    return up[this.turn++ % Math.max(1, up.length)] ?? `http://127.0.0.1:${this.ports[0]}`;
  };

  /** Kills a server that is up, and restarts it in the background. */
  async kill(at: number): Promise<void> {
    while (this.servers[at] === null) await delay(REST_MS);
    const server = this.servers[at];
    this.servers[at] = null;
    server?.process.kill('SIGKILL');
    this.starting = Promise.all([this.starting, this.beginAgain(at)]).then(() => undefined);
  }

  /** The database may have been killed as well, so a failed start is retried. */
  private async beginAgain(at: number): Promise<void> {
    for (let tries = 0; this.servers[at] === null && tries < MAX_STARTS; tries++) {
      await this.begin(at).catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    await this.starting;
    for (const server of this.servers) await server?.stop();
  }
}

async function manage(base: string, method: string, path: string, body: object) {
  const response = await fetch(`${base}${path}`, {
    method,
    headers: { 'x-api-key': KEY, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { readonly data: { readonly [name: string]: unknown } };
  if (response.status !== 200) throw new Error(`${method} ${path} returned ${response.status}`);
  return data;
}

/** Runs work for each item with a maximum concurrency. */
async function forEach<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const waiting = items.values();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (const item of waiting) await work(item);
    }),
  );
}

async function begunUsers(pair: Pair, receiver: Receiver, plan: CrashPlan): Promise<readonly User[]> {
  const base = pair.pick();
  await manage(base, 'POST', '/management-api/v1/webhooks', {
    name: 'Crash',
    url: receiver.url,
    events: ['orchestration/workflow_execution_finished', 'verification/session_finished'],
  });
  const made = await manage(base, 'POST', '/management-api/v1/workflows', {
    name: 'Crash',
    definition: definition(plan.withFraud),
  });
  const workflowId = String((made.workflow as { readonly id: unknown }).id);
  await manage(base, 'POST', `/management-api/v1/workflows/${workflowId}/activate`, {});
  const users: User[] = [];
  const numbers = Array.from({ length: plan.executions }, (_, number) => number);
  await forEach(numbers, BEGUN_AT_ONCE, async (number) => {
    const inputs = { user_id: `user-${number}` };
    const begun = await manage(base, 'POST', '/orchestration-api/v1/init-workflow', { workflowId, inputs });
    users.push({
      executionId: String(begun.executionId),
      token: String(begun.token),
      pictures: new Map(),
      finished: false,
    });
  });
  return users;
}

/** Holds users back while a kill is due, so that each kill interrupts running work. */
class Gate {
  limit = Number.POSITIVE_INFINITY;
  constructor(
    private readonly users: readonly User[],
    private readonly until: number,
  ) {}

  /** Number of pictures sent so far; two per user at the end. */
  done = (): number => this.users.reduce((sum, { pictures }) => sum + pictures.size, 0);
  isLate = (): boolean => Date.now() >= this.until;

  async pass(): Promise<void> {
    while (this.done() >= this.limit && !this.isLate()) await delay(REST_MS);
  }
}

/** Advances every user by one step in turn, so that all are in flight until the end. */
async function leadThrough(users: readonly User[], pick: () => string, gate: Gate): Promise<void> {
  let waiting: readonly User[] = users;
  while (waiting.length > 0 && !gate.isLate()) {
    await forEach(waiting, USERS_AT_ONCE, async (user) => {
      await gate.pass();
      await goOn(user, pick);
    });
    waiting = waiting.filter(({ finished }) => !finished);
    if (waiting.length > 0) await delay(REST_MS);
  }
}

/**
 * Performs the kills one after the other, spread over the pictures to send.
 * @returns the number of kills
 */
async function killAll(
  { kills, executions }: CrashPlan,
  gate: Gate,
  kill: (what: CrashPlan['kills'][number]) => Promise<void>,
): Promise<number> {
  let killed = 0;
  for (const [at, what] of kills.entries()) {
    const due = (executions * 2 * (at + 0.5)) / kills.length;
    // Work continues in the meantime, but not beyond the next kill.
    gate.limit = due + (executions * 2) / kills.length / 2;
    while (gate.done() < due && !gate.isLate()) await delay(REST_MS);
    if (gate.isLate()) break;
    await kill(what);
    killed++;
  }
  gate.limit = Number.POSITIVE_INFINITY;
  return killed;
}

/**
 * Runs executions over two servers, which are killed repeatedly with SIGKILL together with their PostgreSQL.
 * @throws Error when the servers can't be started
 */
export async function runCrashes(plan: CrashPlan): Promise<CrashReport> {
  const began = performance.now();
  const until = Date.now() + plan.patienceMs;
  const folder = await newDataFolder();
  const callLog = join(folder.path, 'calls.log');
  const database = plan.database ?? (await ownDatabase(join(folder.path, 'database')));
  const receiver = await startReceiver();
  const pair = new Pair(plan.program, {
    DATABASE_URL: database.url,
    ASSAY_DATA_DIR: folder.path,
    ASSAY_API_KEY: KEY,
    ASSAY_RATE_LIMIT: '0',
    ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true',
    CALL_LOG: callLog,
  });
  try {
    await pair.start();
    const users = await begunUsers(pair, receiver, plan);
    const gate = new Gate(users, until);
    const [killed] = await Promise.all([
      killAll(plan, gate, async (what) => {
        await (what === 'database' ? database.kill() : pair.kill(what === 'first' ? 0 : 1));
      }),
      leadThrough(users, pair.pick, gate),
    ]);
    const notified = () => new Set(receiver.deliveries.map(({ requestId }) => requestId)).size;
    while (notified() < users.length * 3 && Date.now() < until) await delay(REST_MS);
    const findings = await findingsAfter({
      databaseUrl: database.url,
      dataDir: folder.path,
      callLog,
      serverUrl: pair.pick(),
      key: KEY,
      users,
      deliveries: receiver.deliveries,
      withFraud: plan.withFraud,
    });
    return { ...findings, killed, seconds: (performance.now() - began) / 1000 };
  } finally {
    await pair.stop();
    await receiver.close();
    await database.stop();
    await folder.remove();
  }
}
