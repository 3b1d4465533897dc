import { type Database, openDatabase } from '@assay/store';
import {
  createDatabase,
  createServedDatabase,
  type ServedDatabase,
} from '../../../../packages/store/src/testing/create-database';
import { citusServer, usualServer } from '../../../../packages/store/src/testing/test-database';

export interface TestDatabase {
  readonly url: string;
  /** Open, with the newest schema, as a role that passes every wall: what tests look at rows with. */
  readonly database: Database;
  /** The same as the role that serves: what servers of tests run on. */
  readonly serving: Database;
  /** Statements of theirs that read tables of accounts and named no account. */
  readonly unnamed: readonly string[];
  /** Closes both and removes it. */
  drop(): Promise<void>;
}

/** An empty database: for programs that bring the schema themselves. */
export async function openEmptyDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  return createDatabase(await usualServer(), null);
}

/** A distributed database for programs that bring theirs otherwise; null without ASSAY_TEST_CITUS_URL. */
export async function openClusterDatabase(): Promise<ServedDatabase | null> {
  return citusServer && createServedDatabase(await citusServer());
}

/**
 * A fresh, migrated database for the tests of one file: on the cluster of ASSAY_TEST_CITUS_URL, on the server named by
 * ASSAY_TEST_DATABASE_URL, else on the built-in one that all files of this worker share.
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
