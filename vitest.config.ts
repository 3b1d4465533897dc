import { configDefaults, defineConfig } from 'vitest/config';
import { LONG_TESTS, RARE_TESTS } from './scripts/test-groups.mjs';

const EVERY = [
  'packages/*/src/**/*.test.ts',
  'apps/*/src/**/*.test.ts',
  'sdk/*/src/**/*.test.ts',
  'e2e/**/*.test.ts',
  'bench/**/*.test.ts',
];
const patterns = (groups: typeof LONG_TESTS) => groups.map(({ files }) => files);

/** The files of each group; `every` is for a filter, which selects among all of them. */
const RUNS = {
  quick: { include: EVERY, exclude: patterns([...LONG_TESTS, ...RARE_TESTS]) },
  long: { include: patterns(LONG_TESTS), exclude: [] },
  rare: { include: patterns(RARE_TESTS), exclude: [] },
  every: { include: EVERY, exclude: [] },
};
const run = RUNS[(process.env.ASSAY_TESTS ?? 'every') as keyof typeof RUNS];

export default defineConfig({
  test: {
    include: [...run.include],
    expect: {
      // A busy machine is slow, not wrong.
      poll: { timeout: 30_000 },
      // A test that runs no assertion fails, whatever path it takes: an empty loop, an early return.
      requireAssertions: true,
    },
    exclude: [...configDefaults.exclude, ...run.exclude],
    // A worker loads each module once, not once a file: that was half of the processor time of all tests.
    isolate: false,
    setupFiles: ['vitest.setup.ts'],
    // Each starts nothing before a test asks for it.
    globalSetup: ['packages/store/src/testing/test-servers.ts', 'e2e/panel/shared-stage.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Two cores wait for disks, processes and browsers half of the time.
    maxWorkers: 3,
  },
});
