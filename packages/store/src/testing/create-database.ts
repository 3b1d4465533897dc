import { randomBytes } from 'node:crypto';
import { addressOf, administer, alone, joinCluster, type TestServer } from './test-servers';

/**
 * Requests a test server.
 * @param door its address
 */
export async function askForServer(door: string): Promise<TestServer> {
  const answer = await fetch(door);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as TestServer;
}

/**
 * Creates a database.
 * @param template migrated template database of the server, null for an empty database
 * @returns its address, and functions that remove it now or later and close its connections
 */
export async function createDatabase(
  { url, door, workers }: TestServer,
  template: string | null,
): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const name = `assay_test_${randomBytes(8).toString('hex')}`;
  await Promise.all(
    [url, ...workers].map((server) =>
      administer(
        server,
        template ? `CREATE DATABASE ${name} TEMPLATE ${template}` : `CREATE DATABASE ${name}`,
        // Data of tests need not survive a power failure.
        `ALTER DATABASE ${name} SET synchronous_commit = off`,
      ),
    ),
  );
  if (!template && workers.length > 0) await joinCluster(url, workers, name);
  return { url: addressOf(url, name), drop: async () => void (await askForServer(`${door}?remove=${name}`)) };
}

/** A migrated database for a server program. */
export interface ServedDatabase {
  /** Address of a role that bypasses row-level security, to inspect rows. */
  readonly url: string;
  /** Address of the serving role. */
  readonly servingUrl: string;
  /** Closes every connection to it, on all its servers. */
  cutOff(): Promise<void>;
  drop(): Promise<void>;
}

/** Creates a migrated database, distributed if the server is a cluster. */
export async function createServedDatabase(server: TestServer): Promise<ServedDatabase> {
  const made = await createDatabase(server, server.template);
  const serving = new URL(made.url);
  serving.username = server.roles.serving;
  const name = serving.pathname.slice(1);
  return {
    ...made,
    servingUrl: serving.href,
    async cutOff() {
      await Promise.all([server.url, ...server.workers].map((each) => administer(each, alone(name))));
    },
  };
}
