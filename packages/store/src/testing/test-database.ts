import { inject } from 'vitest';
import { askForServer } from './create-database';
import type { TestServer } from './test-servers';

const ask = (path: string): Promise<TestServer> => askForServer(`${inject('testServers')}${path}`);

/**
 * Returns the embedded PostgreSQL of this worker: one server has few connections, and every worker needs
 * some.
 */
export const embeddedServer = (): Promise<TestServer> => ask(`/embedded/${process.env.VITEST_POOL_ID ?? ''}`);

/** The server in ASSAY_TEST_DATABASE_URL; null if not set. */
export const outsideServer: (() => Promise<TestServer>) | null = process.env.ASSAY_TEST_DATABASE_URL
  ? () => ask('/outside')
  : null;

/** The Citus cluster whose coordinator is in ASSAY_TEST_CITUS_URL; null if not set. */
export const citusServer: (() => Promise<TestServer>) | null = process.env.ASSAY_TEST_CITUS_URL
  ? () => ask('/citus')
  : null;

/** Database server for tests of the server program. */
export const usualServer: () => Promise<TestServer> = citusServer ?? outsideServer ?? embeddedServer;
