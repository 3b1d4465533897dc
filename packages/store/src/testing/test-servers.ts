import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, systemClock } from '@assay/embedded-postgres';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database';
import { migrate } from '../migrate';
import { provideRoles } from '../wall/roles';

/** A PostgreSQL server that all tests of a worker share. */
export interface TestServer {
  /** Where tests ask for it. */
  readonly path: string;
  /** An address whose user may create databases. */
  readonly url: string;
  /** Roles without a password: whoever connects as the user of the address takes them on. */
  readonly roles: { readonly migrating: string; readonly serving: string; readonly reading: string };
  /** A migrated database that nobody is connected to: copying it is faster than migrating another one. */
  readonly template: string;
}

interface OwnedServer extends Omit<TestServer, 'path'> {
  /** Removes a database, or sees to it that it will be. */
  remove(database: string): Promise<void>;
  stop(): Promise<void>;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address where tests ask for servers: `/embedded/<worker>` and `/outside`; `?remove=<database>` removes one of that. */
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

const dropOf = (database: string): string => `DROP DATABASE ${database} WITH (FORCE)`;

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

async function makeTemplate(
  url: string,
): Promise<Omit<TestServer, 'url' | 'path'> & { drop(): Promise<void> }> {
  const run = randomBytes(8).toString('hex');
  const template = `assay_template_${run}`;
  const roles = rolesOf(run);
  await administer(url, `CREATE DATABASE ${template}`);
  const database = openDatabase({ url: addressOf(url, template), maxConnections: 1 });
  try {
    await migrate(database, MIGRATED_AT);
    await provideRoles(database, roles);
  } finally {
    await database.close();
  }
  return {
    template,
    roles: {
      migrating: roles.migrating.name,
      serving: roles.serving.name,
      reading: roles.reading.name,
    },
    async drop() {
      await administer(url, dropOf(template));
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
  const { template, roles } = await makeTemplate(embedded.url);
  return {
    url: embedded.url,
    template,
    roles,
    remove: (database) => administer(embedded.url, dropOf(database)),
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openOutsideServer(): Promise<OwnedServer> {
  const url = process.env.ASSAY_TEST_DATABASE_URL;
  if (!url) throw new Error('ASSAY_TEST_DATABASE_URL names no server');
  const { drop, ...made } = await makeTemplate(url);
  // Removing one waits for the disk, a second and more where other things are written: no test waits for that.
  let removals: Promise<void> = Promise.resolve();
  return {
    url,
    ...made,
    async remove(database) {
      removals = removals.then(() => administer(url, dropOf(database)));
    },
    async stop() {
      await removals;
      await drop();
    },
  };
}

/**
 * Global set-up of the tests (vitest.config.ts): each server is started by the first test that asks for it over
 * loopback, and stopped behind the last test. A run without a database starts none.
 */
export default async function provideTestServers(project: TestProject): Promise<() => Promise<void>> {
  const servers = new Map<string, Promise<OwnedServer>>();
  const serverAt = (path: string): Promise<OwnedServer> => {
    const known = servers.get(path) ?? (path === '/outside' ? openOutsideServer() : startEmbeddedServer());
    servers.set(path, known);
    return known;
  };
  const answer = async (asked: string): Promise<TestServer> => {
    const [path = '', query] = asked.split('?');
    const { remove, stop: _, ...server } = await serverAt(path);
    const database = new URLSearchParams(query).get('remove');
    if (database !== null) await remove(database);
    return { ...server, path };
  };
  const http = createServer((request, response) => {
    answer(request.url ?? '').then(
      (server) => response.end(JSON.stringify(server)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => http.listen(0, '127.0.0.1', listening));
  const address = http.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port to listen on');
  project.provide('testServers', `http://127.0.0.1:${address.port}`);
  return async () => {
    http.close();
    const started = await Promise.allSettled(servers.values());
    for (const server of started) if (server.status === 'fulfilled') await server.value.stop();
  };
}
