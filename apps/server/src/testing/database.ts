import { type Database, openDatabase } from '@assay/store';
import {
  createDatabase,
  createServedDatabase,
  type ServedDatabase,
} from '../../../../packages/store/src/testing/create-database';
import { citusServer, usualServer } from '../../../../packages/store/src/testing/test-database';

export interface TestDatabase {
  readonly url: string;
  /** Open database with the newest schema and a role that bypasses row-level security, for assertions. */
  readonly database: Database;
  /** The same database with the serving role, used by test servers. */
  readonly serving: Database;
  /** Statements of test servers that read account tables without naming an account. */
  readonly unnamed: readonly string[];
  /** Closes both connections and drops the database. */
  drop(): Promise<void>;
}

/** Creates an empty database, for programs that create the schema themselves. */
export async function openEmptyDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  return createDatabase(await usualServer(), null);
}

/**
 * Creates a distributed database for programs that can't create one themselves; null without
 * ASSAY_TEST_CITUS_URL.
 */
export async function openClusterDatabase(): Promise<ServedDatabase | null> {
  return citusServer && createServedDatabase(await citusServer());
}

/**
 * Creates a fresh, migrated database for the tests of one file. It uses the cluster of ASSAY_TEST_CITUS_URL,
 * then the server of ASSAY_TEST_DATABASE_URL, then the built-in server shared by all files of this worker.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = await usualServer();
  const made = await createDatabase(server, server.template);
  const database = openDatabase({ url: made.url, maxConnections: 4 });
  const unnamed: string[] = [];
  const serving = openDatabase({
    url: made.url,
    role: server.roles.serving,
    maxConnections: 10,
    onNamesNoAccount: (text) => unnamed.push(text),
  });
  return {
    url: made.url,
    database,
    serving,
    unnamed,
    async drop() {
      await serving.close();
      await database.close();
      await made.drop();
    },
  };
}
