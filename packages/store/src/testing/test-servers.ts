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

/** A PostgreSQL server that all tests of a worker share. */
export interface TestServer {
  /** The address where tests ask for it: that of its tests' servers, and its name. */
  readonly door: string;
  /** An address whose user may create databases. */
  readonly url: string;
  /** The same of the workers, where it is the coordinator of Citus: every database is one of each of them, too. */
  readonly workers: readonly string[];
  /** Roles without a password: whoever connects as the user of the address takes them on. */
  readonly roles: { readonly migrating: string; readonly serving: string; readonly reading: string };
  /** A migrated database that nobody is connected to: copying it is faster than migrating another one. */
  readonly template: string;
}

interface OwnedServer extends Omit<TestServer, 'door'> {
  /** Removes a database, or sees to it that it will be. */
  remove(database: string): Promise<void>;
  stop(): Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address where tests ask for servers: `/embedded/<worker>`, `/outside` and `/citus`; `?remove=<database>` removes one of that. */
    readonly testServers: string;
  }
}

/** When the schema of a test's database was made, as its row holds it. */
const MIGRATED_AT = new Date(0);

/** Runs statements that no transaction may hold, on the server's own database. */
export async function administer(url: string, ...texts: readonly string[]): Promise<void> {
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    for (const text of texts) await database.query({ text, script: true });
  } finally {
    await database.close();
  }
}

/** Nobody connects to a database from now on: a process of Citus would come back sooner or later. */
const closed = (database: string): string => `ALTER DATABASE ${database} ALLOW_CONNECTIONS false`;

/** PostgreSQL documentation, appendix A: object in use. */
const IN_USE = '55006';

/** Removes a database with whoever is connected; a process of Citus may take longer to go than PostgreSQL waits for it. */
async function drop(url: string, database: string, tries = 5): Promise<void> {
  try {
    await administer(url, closed(database), `DROP DATABASE ${database} WITH (FORCE)`);
  } catch (error) {
    if (tries === 1 || !(error instanceof Error && 'code' in error && error.code === IN_USE)) throw error;
    await drop(url, database, tries - 1);
  }
}

/** The address of another database of the same server. */
export function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** The roles of one run: runs that share a server know nothing of each other. */
const rolesOf = (run: string) => ({
  migrating: { name: `assay_migrating_${run}`, password: null },
  serving: { name: `assay_serving_${run}`, password: null },
  reading: { name: `assay_reading_${run}`, password: null },
});

/** Each table is some relations for each of them, and every test copies all: as few as two workers need. */
const TEST_SHARDS = 2;

/** Makes a database that lies on every server one of Citus. */
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

/** Ends whoever is connected to a database: Citus keeps a process of its own in each. */
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
  // A database that somebody is connected to cannot be copied.
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
  // Root's PostgreSQL runs as another user, who must be able to walk in: then all of it lies here and goes with it.
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({
    dataDir,
    clock: systemClock,
    log: () => undefined,
    // What the product promises is tested on servers of its own.
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

/** The workers that the coordinator of an address knows. */
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

/** @param variable that names its address */
async function openOutsideServer(variable: string, isCluster: boolean): Promise<OwnedServer> {
  const url = process.env[variable];
  if (!url) throw new Error(`${variable} names no server`);
  const workers = isCluster ? await workersOf(url) : [];
  const { dropAll, ...made } = await makeTemplate(url, workers);
  // Removing one waits for the disk, a second and more where other things are written: no test waits for that.
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
 * Global set-up of the tests (vitest.config.ts): each server is started by the first test that asks for it over
 * loopback, and stopped behind the last test. A run without a database starts none.
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
