/**
 * Test files that are known to fail sometimes. A listed file that fails and then passes when it runs alone counts as passed
 * until `expires`. From that day on the entry itself is a failure.
 *
 * @type {readonly import('./test-verdict.mjs').Quarantined[]}
 */
export const QUARANTINE = [
  {
    file: 'apps/server/src/cli/decision-commands.test.ts',
    reason:
      'Failed once in a background job with "the database is unavailable", while other programs used the database.',
    expires: '2026-12-13',
  },
  {
    file: 'e2e/panel/decision.test.ts',
    reason: 'Timed out once after 15 s while waiting for a page, at load 10 on two cores.',
    expires: '2026-12-13',
  },
  {
    file: 'apps/server/src/webhooks/dispatcher.test.ts',
    reason: 'Two dispatchers once needed longer than the limit for 500 messages, at load 14 on two cores.',
    expires: '2026-12-13',
  },
  {
    file: 'e2e/clients/python-client.test.ts',
    reason: 'A background job reported "the database is unavailable" once, at load 10 on two cores.',
    expires: '2026-12-13',
  },
  {
    file: 'e2e/device-agent/session.test.ts',
    reason: 'Chromium returned one of 18 permission states within the limit once, at load 20 on two cores.',
    expires: '2026-12-13',
  },
  {
    file: 'e2e/fraud/lasting-decisions.test.ts',
    reason: 'A new allowlist entry had no effect once, at load 11 on two cores. The cause is unknown.',
    expires: '2026-12-13',
  },
];

/**
 * Tests that CI may skip, by reason. Each name is a file, or a file and the start of a test's full name: `FILE > NAME`. Every
 * other skipped test fails CI. No browser test belongs here: `.ci/run` installs the programs that they need.
 *
 * @type {readonly import('./test-verdict.mjs').AllowedSkip[]}
 */
export const ALLOWED_SKIPS = [
  {
    reason: "The folder with shared data isn't next to the clone.",
    tests: [
      'packages/enrichment/src/email/registration.test.ts > readRdapDomain > parses a response recorded from a registry',
      'packages/enrichment/src/feeds/import-feed.test.ts > real snapshots',
      "packages/enrichment/src/feeds/own/own-networks.test.ts > MaxMind's own test files",
      "packages/enrichment/src/ip/mmdb-file.test.ts > MaxMind's test files",
      'packages/providers/src/dns/dnsbl.test.ts > with a real block list',
      'packages/providers/src/registration/rdap-bootstrap.test.ts > reads IANA’s own file',
      'packages/providers/src/registration/rdap-domain.test.ts > readRdapDomain reads a recorded response',
      'packages/screening/src/bank/bank.test.ts > OFAC wallets and BICs',
      'packages/screening/src/lists/difference.test.ts > three real dates of the SDN list',
      'packages/screening/src/lists/real-lists.test.ts',
      'packages/screening/src/names/compare-words.test.ts > areStrangers excludes only words without a match on a real list (needs ../shared)',
    ],
  },
  {
    reason: 'No Citus cluster is available (ASSAY_TEST_CITUS_URL).',
    tests: [
      'e2e/failure/lost-node.test.ts',
      'e2e/failure/rebalance.test.ts',
      'packages/store/src/distribution/account-nodes.test.ts > AccountNodes on a Citus cluster',
      'packages/store/src/distribution/distribute.test.ts > distribute on a Citus cluster',
    ],
  },
  {
    reason: 'No built folder of an earlier version is available (ASSAY_EARLIER_VERSION).',
    tests: ['e2e/failure/two-versions.test.ts'],
  },
  {
    reason:
      'PgBouncer, NSD, Unbound, rbldnsd or Postfix is not installed: they are services that start by themselves.',
    tests: [
      "packages/store/src/connection/database-session.test.ts > on the embedded server > connections through 'PgBouncer'",
      "packages/store/src/connection/database-session.test.ts > on an outside server > connections through 'PgBouncer'",
      'packages/providers/src/dns/dns-interop.test.ts',
      'packages/providers/src/smtp/postfix-interop.test.ts',
    ],
  },
  {
    reason: 'The container has no mount permission, no network namespaces, no Landlock or no network.',
    tests: [
      'apps/server/src/verification/engines/sandbox/sandbox.test.ts > operating system sandbox > network namespace blocks all connections',
      'apps/server/src/verification/engines/sandbox/sandbox.test.ts > operating system sandbox > Landlock blocks files',
      'e2e/failure/full-disk.test.ts',
      'e2e/orchestration-sdk/sample.test.ts > sample shop with its own Assay > listens on all addresses',
    ],
  },
];
