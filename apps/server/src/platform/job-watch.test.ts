import { describe, expect, it } from 'vitest';
import { JobWatch } from './job-watch';

describe('watched job', () => {
  it('reports the time since its last run and the number of consecutive failures', async () => {
    let now = 1000;
    let isBroken = false;
    const watch = new JobWatch(() => now);
    now = 1010;
    const job = watch.watched({
      name: 'sums',
      everyMs: 10,
      run: async () => {
        now += 5;
        if (isBroken) throw new Error('broken');
        return 'done';
      },
    });
    expect(watch.list()).toEqual([
      {
        name: 'sums',
        everyMs: 10,
        startedAgo: null,
        succeededAgo: null,
        watchedFor: 0,
        failures: 0,
        isRunning: false,
      },
    ]);
    expect(await job.run()).toBe('done');
    now += 100;
    expect(watch.list()).toMatchObject([
      { startedAgo: 105, succeededAgo: 100, watchedFor: 105, failures: 0 },
    ]);
    expect(watch.runningFor()).toBe(115);
    isBroken = true;
    await expect(job.run()).rejects.toThrow('broken');
    await expect(job.run()).rejects.toThrow('broken');
    expect(watch.list()).toMatchObject([{ startedAgo: 5, succeededAgo: 110, failures: 2, isRunning: false }]);
    isBroken = false;
    const running = job.run();
    expect(watch.list()[0]?.isRunning).toBe(true);
    await running;
    expect(watch.list()[0]?.failures).toBe(0);
  });
});
