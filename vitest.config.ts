import { configDefaults, defineConfig } from 'vitest/config';
import { LONG_TESTS, RARE_TESTS } from './scripts/long-tests.mjs';

/** What a run leaves out; one with a filter, nothing. */
const LEFT_OUT = { quick: [...LONG_TESTS, ...RARE_TESTS], all: RARE_TESTS, every: [] } as const;
const kind = (process.env.ASSAY_TESTS ?? 'every') as keyof typeof LEFT_OUT;

export default defineConfig({
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/*/src/**/*.test.ts',
      'sdk/*/src/**/*.test.ts',
      'e2e/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    // A busy machine is slow, not wrong.
    expect: { poll: { timeout: 15_000 } },
    exclude: [...configDefaults.exclude, ...LEFT_OUT[kind].map(({ files }) => files)],
    // A worker loads each module once, not once a file: that was half of the processor time of all tests.
    isolate: false,
    setupFiles: ['vitest.setup.ts'],
    // Each starts nothing before a test asks for it.
    globalSetup: ['packages/store/src/testing/test-servers.ts', 'e2e/panel/shared-stage.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Two cores wait for disks, processes and browsers half of the time.
    maxWorkers: 3,
  },
});
