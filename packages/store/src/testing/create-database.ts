import { randomBytes } from 'node:crypto';
import { addressOf, administer, alone, joinCluster, type TestServer } from './test-servers';

/** Asks for a server of tests. @param door its address */
export async function askForServer(door: string): Promise<TestServer> {
  const answer = await fetch(door);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as TestServer;
}

/**
 * Makes a database.
 * @param template the migrated one of the server, null for an empty database
 * @returns its address and its removal, now or soon, which closes what is connected to it
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
        // A power cut may take what tests wrote.
        `ALTER DATABASE ${name} SET synchronous_commit = off`,
      ),
    ),
  );
  if (!template && workers.length > 0) await joinCluster(url, workers, name);
  return { url: addressOf(url, name), drop: async () => void (await askForServer(`${door}?remove=${name}`)) };
}

/** A migrated database for a program that serves. */
export interface ServedDatabase {
  /** As who passes every wall: to look at rows with. */
  readonly url: string;
  /** As the role that serves. */
  readonly servingUrl: string;
  /** Ends every connection to it, on every server that it lies on. */
  cutOff(): Promise<void>;
  drop(): Promise<void>;
}

/** Makes a migrated database, distributed where the server is a cluster. */
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
