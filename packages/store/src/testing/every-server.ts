import { afterEach, beforeAll, describe } from 'vitest';
import type { Database } from '../connection/connection';
import { openDatabase } from '../connection/database';
import { createDatabase } from './create-database';
import { citusServer, embeddedServer, outsideServer } from './test-database';
import type { TestServer } from './test-servers';

const SERVERS: readonly (readonly [name: string, open: () => Promise<TestServer>])[] = [
  ['on the embedded server', embeddedServer],
  ...(outsideServer ? [['on an outside server', outsideServer] as const] : []),
  ...(citusServer ? [['on a cluster of Citus', citusServer] as const] : []),
];

/** Databases of one test; all are dropped afterwards. */
interface Databases {
  /** Returns the address of a new, empty database. */
  create(): Promise<string>;
  /** Returns a new database with the newest schema. */
  open(): Promise<Database>;
  /** Opens another connection pool on the same database, like another process. */
  connect(url: string, role?: string): Database;
  /** Returns a new database with the newest schema and the serving role, with its address. */
  serveAt(): Promise<{ readonly url: string; readonly role: string; readonly database: Database }>;
  /** The same for an existing database. */
  serveOn(url: string): Database;
  /** Returns the roles of the server's databases. */
  roles(): TestServer['roles'];
  /** Returns a new database with the newest schema, with its address. */
  openAt(): Promise<{ readonly url: string; readonly database: Database }>;
}

/**
 * Runs the same tests on the embedded server, on that of ASSAY_TEST_DATABASE_URL and on the cluster of
 * ASSAY_TEST_CITUS_URL. Call at the top level of a file.
 */
export function onEveryServer(tests: (databases: Databases) => void): void {
  describe.each(SERVERS)('%s', (_name, openServer) => {
    let server: TestServer;
    let made: { drop(): Promise<void> }[] = [];
    let open: Database[] = [];
    beforeAll(async () => {
      server = await openServer();
    });
    afterEach(async () => {
      for (const database of open) await database.close();
      for (const database of made) await database.drop();
      open = [];
      made = [];
    });

    const make = async (template: string | null): Promise<string> => {
      const database = await createDatabase(server, template);
      made.push(database);
      return database.url;
    };
    const keep = (database: Database): Database => {
      open.push(database);
      return database;
    };
    const databases: Databases = {
      create: () => make(null),
      connect: (url, role) =>
        keep(openDatabase({ url, maxConnections: 6, ...(role === undefined ? {} : { role }) })),
      roles: () => server.roles,
      serveOn: (url) => databases.connect(url, server.roles.serving),
      async serveAt() {
        const url = await make(server.template);
        return { url, role: server.roles.serving, database: databases.serveOn(url) };
      },
      async openAt() {
        const url = await make(server.template);
        return { url, database: databases.connect(url) };
      },
      open: async () => (await databases.openAt()).database,
    };
    tests(databases);
  });
}
