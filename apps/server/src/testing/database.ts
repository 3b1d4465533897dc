import { type Database, openDatabase } from '@assay/store';
import {
  createDatabase,
  embeddedServer,
  outsideServer,
} from '../../../../packages/store/src/testing/test-database';

export interface TestDatabase {
  readonly url: string;
  /** Open, with the newest schema. */
  readonly database: Database;
  /** Closes it and removes it. */
  drop(): Promise<void>;
}

/**
 * A fresh, migrated database for the tests of one file: on the server named by ASSAY_TEST_DATABASE_URL, else on the
 * built-in one that all files of this worker share.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = await (outsideServer ?? embeddedServer)();
  const made = await createDatabase(server, server.template);
  const database = openDatabase({ url: made.url, maxConnections: 10 });
  return {
    url: made.url,
    database,
    async drop() {
      await database.close();
      await made.drop();
    },
  };
}
