import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { citusServer, usualServer } from '../../packages/store/src/testing/test-database';

const run = promisify(execFile);

describe('short soak test', () => {
  it('runs all daily actions of a deployment at once without a failure', async () => {
    const { url } = await usualServer();
    // The script exits with 1 if an action failed.
    const { stdout } = await run(process.execPath, ['scripts/soak.mjs', '--minutes', '1', '--calls', '4'], {
      // The other tests use most of the machine.
      env: {
        ...process.env,
        [citusServer ? 'BENCH_CITUS_URL' : 'BENCH_DATABASE_URL']: url,
        ASSAY_CALL_DEADLINE_MS: '60000',
      },
    });
    expect(stdout).toContain('0 actions failed.');
    const [, calls, others] = /^ +1 +(\d+)(?: +[\d.]+){4} +(\d+) +0 /m.exec(stdout) ?? [];
    expect(Number(calls)).toBeGreaterThan(0);
    expect(Number(others)).toBeGreaterThan(0);
  }, 300_000);
});
