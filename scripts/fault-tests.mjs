/**
 * Faults that tests inject into a running server, by name. `npm run fault -- NAME` runs the tests of one.
 * `only` selects tests of these files by a regular expression.
 *
 * @type {{ readonly [name: string]:
 *   { readonly what: string, readonly tests: readonly string[], readonly only?: string } }}
 */
export const FAULTS = {
  'kill-server': {
    what: 'kill -9 of the server under load; every answered decision is kept',
    tests: ['e2e/failure/lasting.test.ts'],
    only: 'a server that is killed',
  },
  'kill-database': {
    what: 'kill -9 of PostgreSQL under load; it is back by itself',
    tests: ['e2e/failure/lasting.test.ts', 'packages/embedded-postgres/src/embedded.test.ts'],
    only: 'a database that is killed|crash of PostgreSQL',
  },
  'kill-worker': {
    what: 'kill -9 between the steps of verifications and in sweeps of monitored names; no finished check is repeated',
    tests: ['e2e/verification/crash.test.ts', 'apps/server/src/screening/killed-sweep.test.ts'],
  },
  'kill-engine': {
    what: 'engines that crash, throw, hang, spin and fill their memory',
    tests: [
      'apps/server/src/verification/engines/pool.test.ts',
      'apps/server/src/verification/engines/sandbox',
    ],
  },
  'hostile-engine': {
    what: 'an engine that was taken over reads, writes, connects, forks and signals behind the walls of this machine',
    tests: ['apps/server/src/verification/engines/sandbox'],
  },
  'full-disk': {
    what: 'a disk of its own that is filled to the last byte (needs a user who may mount)',
    tests: ['e2e/failure/full-disk.test.ts', 'apps/server/src/platform/disk-feature.test.ts'],
  },
  clock: {
    what: 'the clock of one of two servers jumps by an hour, forward and back',
    tests: ['e2e/failure/clock.test.ts', 'apps/server/src/platform/deployment-clock.test.ts'],
  },
  'frozen-database': {
    what: 'PostgreSQL stopped by SIGSTOP, a locked table, a network that falls silent',
    tests: ['e2e/failure/frozen.test.ts', 'packages/store/src/connection/database-trouble.test.ts'],
  },
  'slow-database': {
    what: 'a database that answers each statement late; calls are answered or refused in time',
    tests: ['e2e/failure/slow-database.test.ts'],
  },
  'read-only-database': {
    what: 'a primary that was made read-only; reported, and well again without a restart',
    tests: ['e2e/failure/database-health.test.ts'],
  },
  'memory-limit': {
    what: 'a server with little memory and many of the largest bodies at once',
    tests: ['e2e/failure/memory.test.ts'],
  },
  connections: {
    what: '10,000 connections that say nothing, and 500 that send a byte at a time',
    tests: ['e2e/failure/connections.test.ts'],
  },
  'provider-storm': {
    what: 'providers that hang, fail, answer late and all at once: single flight, deadlines, breakers, bulkheads',
    tests: ['packages/providers/src/resilience'],
  },
  'corrupted-files': {
    what: 'data and lists that are cut off, altered or half written; a cluster that is damaged',
    tests: [
      'packages/versioned-files/src',
      'apps/server/src/screening/stored-lists.test.ts',
      'packages/embedded-postgres/src/data-folder.test.ts',
    ],
  },
  'rolling-restart': {
    what: 'two servers on one database, restarted in turn under load; no call breaks',
    tests: ['e2e/failure/rolling.test.ts'],
  },
  'lost-node': {
    what: 'a worker of a cluster of Citus (ASSAY_TEST_CITUS_URL) that falls silent, and every connection of the cluster cut',
    tests: ['e2e/failure/lost-node.test.ts', 'packages/store/src/distribution/account-nodes.test.ts'],
  },
  'two-versions': {
    what: 'servers of an earlier version (ASSAY_EARLIER_VERSION, a built folder) replaced one by one under load; no call breaks',
    tests: ['e2e/failure/two-versions.test.ts'],
  },
};
