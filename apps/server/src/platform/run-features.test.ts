import { describe, expect, it } from 'vitest';
import { expire, type Feature, healthOf, measureAll, runFeatures } from './feature';

const unexpected = (place: string) => (error: unknown) => {
  throw new Error(`${place}: ${error}`);
};

/** A feature that writes down what is asked of it. */
const recording = (name: string, seen: string[]): Feature => ({
  name,
  health: async () => [{ name, state: 'ok' }],
  measure: async () => void seen.push(`${name} measured`),
  retention: {
    account: async (accountId, before) => void seen.push(`${name} account ${accountId} ${before}`),
    space: async (spaceId, before) => void seen.push(`${name} space ${spaceId} ${before}`),
  },
  stop: async () => void seen.push(`${name} stopped`),
});

describe('the features of a server', () => {
  it('answer for their health and their gauges in their order, and may have neither', async () => {
    const seen: string[] = [];
    const features = [recording('a', seen), { name: 'bare' }, recording('b', seen)];
    expect(await healthOf(features)).toEqual([
      { name: 'a', state: 'ok' },
      { name: 'b', state: 'ok' },
    ]);
    await measureAll(features);
    expect(seen).toEqual(['a measured', 'b measured']);
  });

  it('answer for the others when one cannot say how it is', async () => {
    const lost: Feature = { name: 'lost', health: () => Promise.reject(new Error('The database is away.')) };
    expect(await healthOf([lost, recording('b', [])])).toEqual([
      { name: 'lost', state: 'degraded', note: 'How it is cannot be found out at present.' },
      { name: 'b', state: 'ok' },
    ]);
  });

  it('remove what is over of the account once and of each of its spaces', async () => {
    const seen: string[] = [];
    await expire([recording('a', seen), { name: 'bare' }], { id: 1, spaces: [1, 2], before: 30 });
    expect(seen).toEqual(['a account 1 30', 'a space 1 30', 'a space 2 30']);
  });

  it('end after the requests, the last of the list first', async () => {
    const seen: string[] = [];
    const closeHttp = async () => seen.push('requests ended');
    const features = [recording('a', seen), { name: 'bare' }, recording('b', seen)];
    await runFeatures(features, closeHttp, unexpected)();
    expect(seen).toEqual(['requests ended', 'b stopped', 'a stopped']);
  });

  it('have jobs that come again, with their failures reported by name, until the end', async () => {
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
