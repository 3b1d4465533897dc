import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, systemClock } from '@assay/embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../connection/database';
import { distribute } from '../distribution/index';
import { migrate } from '../schema/migrate';
import { provideRoles } from '../schema/roles';

/** A PostgreSQL server shared by all tests of a worker. */
export interface TestServer {
  /** Address where tests request it: that of the test servers, and its name. */
  readonly door: string;
  /** Address of a user that may create databases. */
  readonly url: string;
  /** Addresses of the workers if it is a Citus coordinator: every database also exists on each of them. */
  readonly workers: readonly string[];
  /** Roles without a password: the user of the address switches to them. */
  readonly roles: { readonly migrating: string; readonly serving: string; readonly reading: string };
  /** A migrated database without connections: copying it is faster than migrating another one. */
  readonly template: string;
}

interface OwnedServer extends Omit<TestServer, 'door'> {
  /** Removes a database now or later. */
  remove(database: string): Promise<void>;
  stop(): Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Address where tests request servers: `/embedded/<worker>`, `/outside` and `/citus`;
     * `?remove=<database>` removes one of their databases.
     */
    readonly testServers: string;
  }
}

/** Migration time in the rows of test databases. */
const MIGRATED_AT = new Date(0);

/** Runs statements that can't run in a transaction, on the server's default database. */
export async function administer(url: string, ...texts: readonly string[]): Promise<void> {
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    for (const text of texts) await database.query({ text, script: true });
  } finally {
    await database.close();
  }
}

/** Returns a statement that rejects new connections to a database, because a Citus process would reconnect. */
const closed = (database: string): string => `ALTER DATABASE ${database} ALLOW_CONNECTIONS false`;

/** PostgreSQL documentation, appendix A: object in use. */
const IN_USE = '55006';

/**
 * Drops a database and closes its connections; a Citus process may take longer to exit than PostgreSQL waits
 * for it.
 */
async function drop(url: string, database: string, tries = 5): Promise<void> {
  try {
    await administer(url, closed(database), `DROP DATABASE ${database} WITH (FORCE)`);
  } catch (error) {
    if (tries === 1 || !(error instanceof Error && 'code' in error && error.code === IN_USE)) throw error;
    await drop(url, database, tries - 1);
  }
}

/** Returns the address of another database of the same server. */
export function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** Returns the roles of one test run, so that runs on the same server are independent. */
const rolesOf = (run: string) => ({
  migrating: { name: `assay_migrating_${run}`, password: null },
  serving: { name: `assay_serving_${run}`, password: null },
  reading: { name: `assay_reading_${run}`, password: null },
});

/**
 * Number of parts: every part has relations for each table, and every test copies all, so this is the minimum
 * for two workers.
 */
const TEST_SHARDS = 2;

/** Makes a database that exists on every server a Citus database. */
export async function joinCluster(url: string, workers: readonly string[], database: string): Promise<void> {
  for (const server of [url, ...workers])
    await administer(addressOf(server, database), 'CREATE EXTENSION citus');
  const at = (server: string): string => {
    const { hostname, port } = new URL(server);
    return `'${hostname}', ${port || 5432}`;
  };
  await administer(
    addressOf(url, database),
    `SELECT citus_set_coordinator_host(${at(url)})`,
    ...workers.map((worker) => `SELECT citus_add_node(${at(worker)})`),
  );
}

/** Returns a statement that closes all connections to a database, because Citus runs a process in each. */
export const alone = (database: string): string =>
  `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${database}' AND pid <> pg_backend_pid()`;

async function makeTemplate(
  url: string,
  workers: readonly string[],
): Promise<Omit<TestServer, 'url' | 'door'> & { dropAll(): Promise<void> }> {
  const run = randomBytes(8).toString('hex');
  const template = `assay_template_${run}`;
  const roles = rolesOf(run);
  const servers = [url, ...workers];
  for (const server of servers) await administer(server, `CREATE DATABASE ${template}`);
  if (workers.length > 0) await joinCluster(url, workers, template);
  const database = openDatabase({ url: addressOf(url, template), maxConnections: 1 });
  try {
    await migrate(database, MIGRATED_AT);
    await provideRoles(database, roles);
    if (workers.length > 0) await distribute(database, { shards: TEST_SHARDS });
  } finally {
    await database.close();
  }
  // A database with connections can't be copied.
  for (const server of servers) await administer(server, closed(template), alone(template));
  return {
    template,
    workers,
    roles: {
      migrating: roles.migrating.name,
      serving: roles.serving.name,
      reading: roles.reading.name,
    },
    async dropAll() {
      for (const server of servers) await drop(server, template);
      for (const { name } of Object.values(roles)) await administer(url, `DROP ROLE ${name}`);
    },
  };
}

async function startEmbeddedServer(): Promise<OwnedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-test-pg-'));
  // For root, PostgreSQL runs as another user, who needs access to the folder. All its files are here and are
  // removed with it.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({
    dataDir,
    clock: systemClock,
    log: () => undefined,
    // Durability is tested on separate servers.
    survivesPowerCut: false,
  });
  const { template, roles } = await makeTemplate(embedded.url, []);
  return {
    url: embedded.url,
    workers: [],
    template,
    roles,
    remove: (database) => drop(embedded.url, database),
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the workers of a coordinator. */
async function workersOf(url: string): Promise<readonly string[]> {
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    const nodes = await database.query<{ host: string; port: number }>({
      text: 'SELECT nodename AS host, nodeport AS port FROM pg_dist_node WHERE groupid <> 0 AND isactive ORDER BY groupid',
    });
    return nodes.map(({ host, port }) => {
      const address = new URL(url);
      address.host = `${host}:${port}`;
      return address.href;
    });
  } finally {
    await database.close();
  }
}

/**
 * Opens an external server.
 * @param variable environment variable with its address
 */
async function openOutsideServer(variable: string, isCluster: boolean): Promise<OwnedServer> {
  const url = process.env[variable];
  if (!url) throw new Error(`${variable} names no server`);
  const workers = isCluster ? await workersOf(url) : [];
  const { dropAll, ...made } = await makeTemplate(url, workers);
  // Removing a database waits for the disk, more than a second during other writes, so no test waits for it.
  let removals: Promise<void> = Promise.resolve();
  return {
    url,
    ...made,
    async remove(database) {
      removals = removals.then(async () => {
        for (const server of [url, ...workers]) await drop(server, database);
      });
    },
    async stop() {
      await removals;
      await dropAll();
    },
  };
}

const openAt = (path: string): Promise<OwnedServer> => {
  if (path === '/outside') return openOutsideServer('ASSAY_TEST_DATABASE_URL', false);
  if (path === '/citus') return openOutsideServer('ASSAY_TEST_CITUS_URL', true);
  return startEmbeddedServer();
};

/**
 * Global setup of the tests (vitest.config.ts): the first test that requests a server over loopback starts
 * it, and it stops after the last test. A run without a database starts none.
 */
export default async function provideTestServers(project: TestProject): Promise<() => Promise<void>> {
  const servers = new Map<string, Promise<OwnedServer>>();
  const serverAt = (path: string): Promise<OwnedServer> => {
    const known = servers.get(path) ?? openAt(path);
    servers.set(path, known);
    return known;
  };
  let address = '';
  const answer = async (asked: string): Promise<TestServer> => {
    const [path = '', query] = asked.split('?');
    const { remove, stop: _, ...server } = await serverAt(path);
    const database = new URLSearchParams(query).get('remove');
    if (database !== null) await remove(database);
    return { ...server, door: address + path };
  };
  const http = createServer((request, response) => {
    answer(request.url ?? '').then(
      (server) => response.end(JSON.stringify(server)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const bound = http.address();
  if (typeof bound !== 'object' || bound === null) throw new Error('no port to listen on');
  address = `http://127.0.0.1:${bound.port}`;
  project.provide('testServers', address);
  return async () => {
    http.close();
    const started = await Promise.allSettled(servers.values());
    for (const server of started) if (server.status === 'fulfilled') await server.value.stop();
  };
}
