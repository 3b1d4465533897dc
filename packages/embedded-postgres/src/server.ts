import { statfs } from 'node:fs/promises';
import { Client } from 'pg';
import type { Binaries } from './binaries';
import {
  DATABASE_NAME,
  databaseUrl,
  type Endpoint,
  freeLoopbackPort,
  ROLE_NAME,
  socketEndpoint,
} from './endpoint';
import { EmbeddedError, systemErrorCode } from './errors';
import type { RunAs } from './os-user';
import {
  adoptPostmaster,
  type Clock,
  clearLeftovers,
  type FoundPostmaster,
  findPostmaster,
  isSameServer,
  type Postmaster,
  spawnPostmaster,
  stopPostmaster,
} from './postmaster';
import { diskFull, serverFailure } from './server-failure';
import type { ServerLog } from './server-log';
import { type ServerChoices, serverArguments } from './settings';

/** `invalid_catalog_name`: the database does not exist (PostgreSQL error codes, appendix A). */
const NO_SUCH_DATABASE = '3D000';
/** `duplicate_database` */
const DATABASE_EXISTS = '42P04';
/** `invalid_password` */
const INVALID_PASSWORD = '28P01';

const POLL_MS = 20;
const CONNECT_TIMEOUT_MS = 2_000;

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  // The server may die under an open connection. The awaited query reports that; without a listener this
  // event would crash the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(endpoint: Endpoint, password: string): Promise<void> {
  await withClient(databaseUrl(endpoint, password, 'postgres'), async (client) => {
    await client.query(`CREATE DATABASE ${DATABASE_NAME} OWNER ${ROLE_NAME}`);
  });
}

/**
 * Returns true if the server executes a statement in our database now. Creates the database if the server has
 * none.
 */
async function answers(endpoint: Endpoint, password: string): Promise<boolean> {
  try {
    await withClient(databaseUrl(endpoint, password), (client) => client.query('SELECT 1'));
    return true;
  } catch (error) {
    switch (systemErrorCode(error)) {
      case INVALID_PASSWORD:
        throw new EmbeddedError(
          'password_refused',
          'PostgreSQL rejected the password that is stored next to its database.',
        );
      case NO_SUCH_DATABASE:
        await createDatabase(endpoint, password).catch((cause) => {
          if (systemErrorCode(cause) !== DATABASE_EXISTS) throw cause;
        });
        return false;
      default:
        // Not listening yet, still recovering, or shutting down: all of them mean not ready.
        return false;
    }
  }
}

/**
 * Waits until the server accepts queries, however long its crash recovery takes.
 *
 * @returns false if its process ended first
 */
export async function becomesReady(
  postmaster: Postmaster,
  endpoint: Endpoint,
  password: string,
  clock: Clock,
): Promise<boolean> {
  let ended = false;
  void postmaster.exited.then(() => {
    ended = true;
  });
  while (!ended) {
    if (await answers(endpoint, password)) return true;
    await Promise.race([postmaster.exited, clock.sleep(POLL_MS)]);
  }
  return false;
}

/** Values that stay the same over all starts of one cluster's server. */
export interface ServerPlan extends ServerChoices {
  readonly binaries: Binaries;
  readonly runAs: RunAs;
  readonly password: string;
  readonly log: ServerLog;
  readonly clock: Clock;
}

/** A server that accepts queries. */
export interface RunningServer {
  readonly postmaster: Postmaster;
  readonly endpoint: Endpoint;
  readonly url: string;
}

/** Called with a server's process before it is ready, so that it can be stopped during recovery. */
type ProcessObserver = (postmaster: Postmaster) => void;

/** Failures that usually pass within moments, so a first start tries again. */
const PASSING_FAILURES: readonly string[] = ['folder_in_use', 'port_taken'];
const FIRST_START_ATTEMPTS = 8;
const FIRST_START_PAUSE_MS = 400;

/**
 * Starts the server for the first time in this process, or adopts one that an earlier process left running
 * when it was killed. Adopting takes no time and needs no recovery. A found server with another version or
 * other settings, or one that doesn't respond, is shut down and replaced.
 */
export async function firstStart(plan: ServerPlan, onProcess: ProcessObserver): Promise<RunningServer> {
  const found = await findPostmaster(plan.cluster);
  if (found !== null) {
    const endpoint = socketEndpoint(plan.cluster) ?? endpointOf(found);
    const alike = isSameServer(found, plan.binaries, serverArguments(plan, endpoint));
    const postmaster = adoptPostmaster(found, plan.clock);
    onProcess(postmaster);
    if (alike && (await answers(endpoint, plan.password))) {
      return { postmaster, endpoint, url: databaseUrl(endpoint, plan.password) };
    }
    await stopPostmaster(postmaster, plan.clock);
  }
  for (let attempt = 1; ; attempt += 1) {
    const endpoint = socketEndpoint(plan.cluster) ?? { kind: 'loopback', port: await freeLoopbackPort() };
    try {
      return await launch(plan, endpoint, onProcess);
    } catch (error) {
      const passing = error instanceof EmbeddedError && PASSING_FAILURES.includes(error.code);
      if (!passing || attempt === FIRST_START_ATTEMPTS) throw error;
      await plan.clock.sleep(FIRST_START_PAUSE_MS);
    }
  }
}

function endpointOf(found: FoundPostmaster): Endpoint {
  const port = found.commandLine.find((word) => word.startsWith('port='))?.slice('port='.length);
  return { kind: 'loopback', port: Number(port) };
}

/**
 * Starts the server on `endpoint` and waits until it accepts queries.
 *
 * @throws EmbeddedError with PostgreSQL's reason, if it ends instead
 */
export async function launch(
  plan: ServerPlan,
  endpoint: Endpoint,
  onProcess: ProcessObserver,
): Promise<RunningServer> {
  await clearLeftovers(plan.cluster, plan.clock);
  await plan.log.rotate();
  const before = await plan.log.size();
  const postmaster = await spawnPostmaster(
    plan.binaries,
    serverArguments(plan, endpoint),
    plan.runAs,
    plan.log,
  );
  onProcess(postmaster);
  let ready: boolean;
  try {
    ready = await becomesReady(postmaster, endpoint, plan.password, plan.clock);
  } catch (error) {
    await stopPostmaster(postmaster, plan.clock);
    throw error;
  }
  if (!ready) throw await whyEnded(plan, before);
  return { postmaster, endpoint, url: databaseUrl(endpoint, plan.password) };
}

/**
 * Minimum free space, in bytes: with less than two segments of PostgreSQL's write-ahead log a start cannot
 * finish.
 */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/** Reads the failure from the log after the first `from` bytes. */
async function whyEnded(plan: ServerPlan, from: number): Promise<EmbeddedError> {
  const failure = serverFailure(await plan.log.readFrom(from), plan.cluster);
  if (failure.code !== 'start_failed') return failure;
  // A checkpoint that finds no space reports it on a level that is not logged, and then only that it failed.
  const { bavail, bsize } = await statfs(plan.cluster);
  return bavail * bsize < MIN_FREE_BYTES ? diskFull(plan.cluster) : failure;
}
