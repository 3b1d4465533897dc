import { describe, expect, it } from 'vitest';
import { expire, type Feature, healthOf, measureAll, runFeatures } from './feature';

const unexpected = (place: string) => (error: unknown) => {
  throw new Error(`${place}: ${error}`);
};

/** Returns a feature that records its calls. */
const recording = (name: string, seen: string[]): Feature => ({
  name,
  health: async () => [{ name, state: 'ok' }],
  measure: async () => void seen.push(`${name} measured`),
  retention: {
    account: async (accountId, before) => void seen.push(`${name} account ${accountId} ${before}`),
    space: async (environmentId, before) => void seen.push(`${name} space ${environmentId} ${before}`),
  },
  stop: async () => void seen.push(`${name} stopped`),
});

describe('runFeatures, healthOf, measureAll and expire', () => {
  it('return health and gauges in feature order, and accept features without either', async () => {
    const seen: string[] = [];
    const features = [recording('a', seen), { name: 'bare' }, recording('b', seen)];
    expect(await healthOf(features)).toEqual([
      { name: 'a', state: 'ok' },
      { name: 'b', state: 'ok' },
    ]);
    await measureAll(features);
    expect(seen).toEqual(['a measured', 'b measured']);
  });

  it('return the health of the other features when one fails to report', async () => {
    const lost: Feature = { name: 'lost', health: () => Promise.reject(new Error('The database is away.')) };
    expect(await healthOf([lost, recording('b', [])])).toEqual([
      { name: 'lost', state: 'degraded', note: 'The state is unknown.' },
      { name: 'b', state: 'ok' },
    ]);
  });

  it('delete expired data once per account and once per environment', async () => {
    const seen: string[] = [];
    await expire([recording('a', seen), { name: 'bare' }], { id: 1, spaces: [1, 2], before: 30 });
    expect(seen).toEqual(['a account 1 30', 'a space 1 30', 'a space 2 30']);
  });

  it('stop features after the requests, in reverse order', async () => {
    const seen: string[] = [];
    const closeHttp = async () => seen.push('requests ended');
    const features = [recording('a', seen), { name: 'bare' }, recording('b', seen)];
    await runFeatures(features, closeHttp, unexpected)();
    expect(seen).toEqual(['requests ended', 'b stopped', 'a stopped']);
  });

  it('repeat jobs and report their failures by name until the end', async () => {
    const failures: string[] = [];
    let turns = 0;
    const close = runFeatures(
      [
        {
          jobs: [
            { name: 'works', everyMs: 1, run: async () => void turns++ },
            { name: 'fails', everyMs: 1, run: () => Promise.reject(new Error('no')) },
          ],
        },
      ],
      async () => undefined,
      (place) => () => void failures.push(place),
    );
    await expect.poll(() => turns > 2 && failures.length > 1).toBe(true);
    await close();
    expect(new Set(failures)).toEqual(new Set(['fails']));
  });
});
