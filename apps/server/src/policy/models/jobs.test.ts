import { addLearningJob, changeLearningJob, claimLearningJob, findLearningJob } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { movableClock } from '../../testing/movable-clock';
import { asItIs, type JobKinds, learningLoop } from './jobs';

const ACCOUNT = 1;
const clock = movableClock(Date.UTC(2026, 10, 20));
let test: TestDatabase;
beforeAll(async () => {
  test = await openTestDatabase();
});
afterAll(() => test.drop());

/** Creates a job whose process died the given number of times. */
async function abandoned(times: number): Promise<string> {
  const id = clock.timeOrderedId();
  const job = { id, kind: 'training', author: 'test', asked: {}, askedAt: clock.now() } as const;
  await addLearningJob(test.database, ACCOUNT, job);
  for (let time = 0; time < times; time++) {
    const now = clock.now();
    const claim = { owner: clock.timeOrderedId(), now, until: now + 120_000 };
    expect(await claimLearningJob(test.database, claim)).toMatchObject({ id, attempts: time + 1 });
    clock.advance(120_001);
  }
  return id;
}

/**
 * Runs the waiting jobs.
 * @returns the number of jobs started
 */
async function workOff(work: JobKinds['training'] = async () => ({ version: 1 })): Promise<number> {
  let begun = 0;
  const training: JobKinds['training'] = (...job) => {
    begun++;
    return work(...job);
  };
  const none = async () => null;
  const kinds = { training, backtest: none, suggestions: none, typologies: none, drift: none };
  const loop = learningLoop({ database: test.database, runtime: clock, kinds }, () => undefined);
  await loop.workOff();
  await loop.stop();
  return begun;
}

const find = async (id: string) => (await findLearningJob(test.database, ACCOUNT, id))!;

describe('job whose process died', () => {
  it('is taken over and completed by another process', async () => {
    const id = await abandoned(1);
    expect((await find(id)).state).toBe('running');
    expect(asItIs(await find(id), clock.now()).state).toBe('waiting');
    expect(await workOff()).toBe(1);
    expect(await find(id)).toMatchObject({ state: 'done', result: { version: 1 } });
  });

  it('fails after three attempts, because the job itself may end the processes', async () => {
    const id = await abandoned(3);
    expect(await workOff()).toBe(0);
    expect(await find(id)).toMatchObject({
      state: 'failed',
      failure: 'The process that worked on it stopped. Start it again.',
    });
  });

  it('discards the result of a paused process if another one has taken over the job', async () => {
    const id = await abandoned(0);
    await workOff(async (mine) => {
      clock.advance(120_001);
      const now = clock.now();
      const taken = await claimLearningJob(test.database, {
        owner: clock.timeOrderedId(),
        now,
        until: now + 120_000,
      });
      expect(taken).toMatchObject({ id: mine.id, attempts: 2 });
      await changeLearningJob(test.database, taken!, { state: 'done', result: { version: 7 }, now });
      return { version: 1 };
    });
    expect(await find(id)).toMatchObject({ state: 'done', result: { version: 7 } });
  });
});
