import { inject } from 'vitest';
import { askForServer } from './create-database';
import type { TestServer } from './test-servers';

const ask = (path: string): Promise<TestServer> => askForServer(`${inject('testServers')}${path}`);

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
