import { expect, it } from 'vitest';
import { openClusterDatabase } from '../../apps/server/src/testing/database';
import { crashProgram } from '../../bench/verification/crash/program';
import { runCrashes } from '../../bench/verification/crash/run';

/** The small version of `npm run bench -- verification-crash`. */
it(
  'two servers and their database are killed: every flow still ends once, with all captured and emitted data',
  {
    timeout: 180_000,
  },
  async () => {
    const cluster = await openClusterDatabase();
    const { killed, seconds, engineCallsRedone, deliveriesRepeated, ...faults } = await runCrashes({
      executions: 40,
      kills: ['first', 'database', 'second'],
      withFraud: false,
      program: await crashProgram(),
      patienceMs: 150_000,
      ...(cluster && { database: { url: cluster.url, kill: cluster.cutOff, stop: cluster.drop } }),
    });
    expect(killed).toBe(3);
    expect(Object.entries(faults).filter(([, count]) => count !== 0)).toEqual([]);
  },
);
