import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Embedded, startEmbedded, systemClock } from '@assay/embedded-postgres';
import { type Database, migrate, openDatabase } from '@assay/store';

export interface TestDatabase {
  readonly url: string;
  /** Open, with the newest schema. */
  readonly database: Database;
  /** Closes it and removes it, and the server with it when this was its last database. */
  drop(): Promise<void>;
}

interface TestServer {
  /** An address whose user may create databases. */
  readonly url: string;
  stop(): Promise<void>;
}

async function startOwnServer(): Promise<TestServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-test-pg-'));
  // Root's PostgreSQL runs as another user: from a closed folder it would move out, and stay behind there.
  await chmod(dataDir, 0o711);
  // Root's database runs as another user, who must be able to walk in: then all of it lies here and goes with it.
  await chmod(dataDir, 0o755);
  const embedded: Embedded = await startEmbedded({ dataDir, clock: systemClock, log: () => undefined });
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let server: Promise<TestServer> | undefined;
let open = 0;

/** The server named by ASSAY_TEST_DATABASE_URL, else one of our own, started by the first who asks. */
function testServer(): Promise<TestServer> {
  const url = process.env.ASSAY_TEST_DATABASE_URL;
  server ??= url ? Promise.resolve({ url, stop: async () => undefined }) : startOwnServer();
  return server;
}

async function administer(url: string, text: string): Promise<void> {
  const database = openDatabase({ url, maxConnections: 1 });
  try {
    await database.query({ text });
  } finally {
    await database.close();
  }
}

/**
 * A fresh, migrated database on a real PostgreSQL for the tests of one file.
 * @throws EmbeddedError, StoreUnavailable when there is no server to be had.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  open++;
  const running = await testServer();
  const name = `assay_test_${randomBytes(8).toString('hex')}`;
  await administer(running.url, `CREATE DATABASE ${name}`);
  const address = new URL(running.url);
  address.pathname = `/${name}`;
  const database = openDatabase({ url: address.href, maxConnections: 10 });
  await migrate(database, new Date());
  return {
    url: address.href,
    database,
    async drop() {
      await database.close();
      await administer(running.url, `DROP DATABASE ${name} WITH (FORCE)`);
      if (--open > 0) return;
      server = undefined;
      await running.stop();
    },
  };
}
