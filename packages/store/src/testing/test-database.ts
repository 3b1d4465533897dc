import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { addressOf, administer, joinCluster, type TestServer } from './test-servers';

async function ask(path: string): Promise<TestServer> {
  const answer = await fetch(`${inject('testServers')}${path}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as TestServer;
}

/** The built-in PostgreSQL of this worker: connections to one server are few, and every worker needs some. */
export const embeddedServer = (): Promise<TestServer> => ask(`/embedded/${process.env.VITEST_POOL_ID ?? ''}`);

/** The server that ASSAY_TEST_DATABASE_URL names, null when it names none. */
export const outsideServer: (() => Promise<TestServer>) | null = process.env.ASSAY_TEST_DATABASE_URL
  ? () => ask('/outside')
  : null;

/** The cluster of Citus whose coordinator ASSAY_TEST_CITUS_URL names, null when it names none. */
export const citusServer: (() => Promise<TestServer>) | null = process.env.ASSAY_TEST_CITUS_URL
  ? () => ask('/citus')
  : null;

/** What the tests of servers run on. */
export const usualServer: () => Promise<TestServer> = citusServer ?? outsideServer ?? embeddedServer;

/**
 * Makes a database.
 * @param template the migrated one of the server, null for an empty database
 * @returns its address and its removal, now or soon, which closes what is connected to it
 */
export async function createDatabase(
  { url, path, workers }: TestServer,
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
  return { url: addressOf(url, name), drop: async () => void (await ask(`${path}?remove=${name}`)) };
}
