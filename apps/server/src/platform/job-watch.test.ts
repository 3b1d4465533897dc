import { describe, expect, it } from 'vitest';
import { JobWatch } from './job-watch';

describe('a watched job', () => {
  it('is told with when it ran and how often in a row it failed', async () => {
    let now = 1000;
    let isBroken = false;
    const watch = new JobWatch(() => now);
    const job = watch.watched({
      name: 'sums',
      everyMs: 10,
      run: async () => {
        now += 5;
        if (isBroken) throw new Error('broken');
        return 'done';
      },
    });
    expect(watch.list()).toMatchObject([{ name: 'sums', startedAt: null, failures: 0, isRunning: false }]);
    expect(await job.run()).toBe('done');
    expect(watch.list()).toMatchObject([{ startedAt: 1000, endedAt: 1005, succeededAt: 1005, failures: 0 }]);
    isBroken = true;
    await expect(job.run()).rejects.toThrow('broken');
    await expect(job.run()).rejects.toThrow('broken');
    expect(watch.list()).toMatchObject([{ endedAt: 1015, succeededAt: 1005, failures: 2, isRunning: false }]);
    isBroken = false;
    const running = job.run();
    expect(watch.list()[0]?.isRunning).toBe(true);
    await running;
    expect(watch.list()[0]?.failures).toBe(0);
  });
});
