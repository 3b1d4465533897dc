import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { distribute, migrate, openDatabase, provideRoles } from '@assay/store';
import pg from 'pg';

const DEFAULT_ADMIN = 'postgres://postgres@127.0.0.1:5432/postgres';

export interface FreshDatabase {
  readonly url: string;
  query(
    text: string,
    values?: readonly unknown[],
  ): Promise<readonly { readonly [column: string]: unknown }[]>;
  /** Process IDs of its server or servers that serve other clients than this benchmark. */
  pids(): Promise<readonly number[]>;
  drop(): Promise<void>;
}

const BACKENDS =
  'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';

/**
 * Creates an empty database on the external PostgreSQL (BENCH_DATABASE_URL, an administrator's address); null
 * if unavailable.
 */
export async function freshDatabase(): Promise<FreshDatabase | null> {
  const name = `assay_bench_${randomBytes(6).toString('hex')}`;
  return databaseAt(process.env.BENCH_DATABASE_URL ?? DEFAULT_ADMIN, name).catch(() => null);
}

/**
 * Creates an empty database.
 * @param adminUrl address of a server's administrator
 */
async function databaseAt(adminUrl: string, name: string): Promise<FreshDatabase> {
  const admin = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 2000 });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 2 });
  // A connection that is still closing is terminated when its database is dropped.
  pool.on('error', () => undefined);
  return {
    url: url.href,
    query: async (text, values) => (await pool.query(text, values as unknown[])).rows,
    pids: async () => (await pool.query<{ pid: number }>(BACKENDS)).rows.map(({ pid }) => pid),
    drop: async () => {
      await pool.end();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

const SHARDS = 8;

/** Creates an empty database on every server of a cluster; the coordinator's own database knows its workers. */
export async function clusterDatabase(coordinator: string): Promise<FreshDatabase> {
  const name = `assay_bench_${randomBytes(6).toString('hex')}`;
  const known = openDatabase({ url: coordinator, maxConnections: 1 });
  const nodes = await known
    .query<{ host: string; port: number }>({
      text: 'SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE groupid <> 0 AND isactive ORDER BY groupid',
    })
    .finally(() => known.close());
  const workers = nodes.map(({ host, port }) => {
    const address = new URL(coordinator);
    address.host = `${host}:${port}`;
    return address.href;
  });
  const parts: FreshDatabase[] = [];
  for (const server of [coordinator, ...workers]) parts.push(await databaseAt(server, name));
  for (const part of parts) await part.query('CREATE EXTENSION citus');
  const [first] = parts;
  const { hostname, port } = new URL(coordinator);
  await first!.query('SELECT citus_set_coordinator_host($1, $2)', [hostname, Number(port)]);
  for (const node of nodes) await first!.query('SELECT citus_add_node($1, $2)', [node.host, node.port]);
  return {
    url: first!.url,
    query: first!.query,
    pids: async () => (await Promise.all(parts.map((part) => part.pids()))).flat(),
    async drop() {
      for (const part of parts) await part.drop();
    },
  };
}

/**
 * Creates the schema and the roles, and distributes the tables of a cluster.
 * @returns the address of the serving role
 */
export async function preparedDatabase({ url }: FreshDatabase, isCluster: boolean): Promise<string> {
  const run = randomBytes(4).toString('hex');
  const role = (use: string) => ({ name: `assay_bench_${use}_${run}`, password: null });
  const roles = { migrating: role('migrating'), serving: role('serving'), reading: role('reading') };
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    await migrate(database, new Date());
    await provideRoles(database, roles);
    if (isCluster) await distribute(database, { shards: SHARDS });
  } finally {
    await database.close();
  }
  const serving = new URL(url);
  serving.username = roles.serving.name;
  return serving.href;
}

export interface Server {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Returns a port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** Starts a Node program and waits for a line of its output. */
export async function startProgram(
  args: readonly string[],
  env: { readonly [name: string]: string },
  port: number,
  readyLine: RegExp,
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const ready = (async () => {
    for await (const line of createInterface({ input: child.stdout })) if (readyLine.test(line)) break;
  })();
  await Promise.race([
    ready,
    exited.then(([code]) => {
      throw new Error(`${args.join(' ')} ended with code ${code} before it was ready`);
    }),
  ]);
  child.stdout.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
