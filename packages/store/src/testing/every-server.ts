import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded, systemClock } from '@assay/embedded-postgres';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { type Database, openDatabase } from '../database';
import { migrate } from '../migrate';

interface Server {
  /** An address whose user may create databases. */
  readonly url: string;
  stop(): Promise<void>;
}

async function startEmbeddedServer(): Promise<Server> {
  const dataDir = await mkdtemp(join(tmpdir(), 'assay-store-'));
  // Root's PostgreSQL runs as another user: from a closed folder it would move out, and stay behind there.
  await chmod(dataDir, 0o711);
  const embedded = await startEmbedded({ dataDir, clock: systemClock, log: () => undefined });
  return {
    url: embedded.url,
    async stop() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const outside = process.env.ASSAY_TEST_DATABASE_URL;

const SERVERS: readonly { readonly name: string; start(): Promise<Server> }[] = [
  { name: 'on the embedded server', start: startEmbeddedServer },
  ...(outside
    ? [{ name: 'on an outside server', start: async () => ({ url: outside, stop: async () => undefined }) }]
    : []),
];

/** Databases of one test; all are dropped behind it. */
export interface Databases {
  /** The address of a new, empty database. */
  create(): Promise<string>;
  /** A new database with the newest schema. */
  open(): Promise<Database>;
  /** Another process, as it were, on the same database. */
  connect(url: string): Database;
  /** A new database with the newest schema, and its address. */
  openAt(): Promise<{ readonly url: string; readonly database: Database }>;
}

async function administer(url: string, text: string): Promise<void> {
  const database = openDatabase({ url, maxConnections: 1 });
  await database.query({ text }).finally(() => database.close());
}

/** Runs the same tests on the embedded server and on that of ASSAY_TEST_DATABASE_URL. Call at a file's top level. */
export function onEveryServer(tests: (databases: Databases) => void): void {
  describe.each(SERVERS.map(({ name, start }) => [name, start] as const))('%s', (_name, start) => {
    let server: Server;
    let names: string[] = [];
    let open: Database[] = [];
    beforeAll(async () => {
      server = await start();
    });
    afterEach(async () => {
      for (const database of open) await database.close();
      for (const name of names) await administer(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
      open = [];
      names = [];
    });
    afterAll(() => server.stop());

    const databases: Databases = {
      async create() {
        const name = `assay_store_${randomBytes(8).toString('hex')}`;
        await administer(server.url, `CREATE DATABASE ${name}`);
        names.push(name);
        const address = new URL(server.url);
        address.pathname = `/${name}`;
        return address.href;
      },
      connect(url) {
        const database = openDatabase({ url, maxConnections: 6 });
        open.push(database);
        return database;
      },
      async openAt() {
        const url = await databases.create();
        const database = databases.connect(url);
        await migrate(database, new Date(0));
        return { url, database };
      },
      open: async () => (await databases.openAt()).database,
    };
    tests(databases);
  });
}
