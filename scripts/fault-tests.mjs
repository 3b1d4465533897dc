/**
 * Faults that tests inject into a running server, by name. `npm run fault -- NAME` runs the tests of one.
 * `only` selects tests of these files by a regular expression.
 *
 * @type {{ readonly [name: string]:
 *   { readonly what: string, readonly tests: readonly string[], readonly only?: string } }}
 */
export const FAULTS = {
  'kill-server': {
    what: 'kill -9 of the server under load. Every returned decision remains stored',
    tests: ['e2e/failure/lasting.test.ts'],
    only: 'a server that is killed',
  },
  'kill-database': {
    what: 'kill -9 of PostgreSQL under load. It restarts automatically',
    tests: ['e2e/failure/lasting.test.ts', 'packages/embedded-postgres/src/embedded.test.ts'],
    only: 'a database that is killed|crash of PostgreSQL',
  },
  'kill-worker': {
    what: 'kill -9 between verification steps and during ongoing monitoring. No finished check runs again',
    tests: ['e2e/verification/crash.test.ts', 'apps/server/src/screening/killed-sweep.test.ts'],
  },
  'kill-engine': {
    what: 'engines that crash, throw, hang, loop, or fill their memory',
    tests: [
      'apps/server/src/verification/engines/pool.test.ts',
      'apps/server/src/verification/engines/sandbox',
    ],
  },
  'hostile-engine': {
    what: 'a compromised engine in its sandbox tries to read, write, connect, fork, and send signals',
    tests: ['apps/server/src/verification/engines/sandbox'],
  },
  'full-disk': {
    what: 'a separate disk without free space (requires permission to mount)',
    tests: ['e2e/failure/full-disk.test.ts', 'apps/server/src/platform/disk-feature.test.ts'],
  },
  clock: {
    what: 'the clock of one of two servers jumps one hour forward and back',
    tests: ['e2e/failure/clock.test.ts', 'apps/server/src/platform/deployment-clock.test.ts'],
  },
  'frozen-database': {
    what: 'PostgreSQL stopped by SIGSTOP, a locked table, a network that drops all packets',
    tests: ['e2e/failure/frozen.test.ts', 'packages/store/src/connection/database-trouble.test.ts'],
  },
  'slow-database': {
    what: 'a database with slow statements. Every request gets a response or an error in time',
    tests: ['e2e/failure/slow-database.test.ts'],
  },
  'read-only-database': {
    what: 'a primary that becomes read-only. The server reports it and recovers without a restart',
    tests: ['e2e/failure/database-health.test.ts'],
  },
  'memory-limit': {
    what: 'a server with little memory and many maximum-size bodies at once',
    tests: ['e2e/failure/memory.test.ts'],
  },
  connections: {
    what: '10,000 idle connections, and 500 that send one byte at a time',
    tests: ['e2e/failure/connections.test.ts'],
  },
  'provider-storm': {
    what: 'providers that hang, fail, respond late, or respond all at once',
    tests: ['packages/providers/src/resilience'],
  },
  'corrupted-files': {
    what: 'truncated, altered, or half-written data and lists, and a damaged database cluster',
    tests: [
      'packages/versioned-files/src',
      'apps/server/src/screening/stored-lists.test.ts',
      'packages/embedded-postgres/src/data-folder.test.ts',
    ],
  },
  'rolling-restart': {
    what: 'two servers on one database, restarted one after the other under load. No request fails',
    tests: ['e2e/failure/rolling.test.ts'],
  },
  'lost-node': {
    what: 'an unresponsive worker of a Citus cluster (ASSAY_TEST_CITUS_URL), and a cut of all cluster connections',
    tests: ['e2e/failure/lost-node.test.ts', 'packages/store/src/distribution/account-nodes.test.ts'],
  },
  'two-versions': {
    what: 'servers of an earlier version (ASSAY_EARLIER_VERSION, a built folder) replaced one by one under load. No request fails',
    tests: ['e2e/failure/two-versions.test.ts'],
  },
};
