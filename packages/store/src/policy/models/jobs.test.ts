import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createAccount } from '../../identity/accounts';
import { onEveryServer } from '../../testing/every-server';
import {
  addLearningJob,
  changeLearningJob,
  claimLearningJob,
  forgetLearningJobs,
  listLearningJobs,
} from './jobs';

onEveryServer((databases) => {
  describe('jobs on the history of an account', () => {
    it('are claimed once each, and deleted long after they ended', async () => {
      const database = await databases.open();
      const newAccount = () =>
        createAccount(database, { name: 'Shop', owner: false, settings: {}, now: new Date(0) });
      const [mine, other] = [await newAccount(), await newAccount()];
      const add = (accountId: number) =>
        addLearningJob(database, accountId, {
          id: randomUUID(),
          kind: 'training',
          author: 'test',
          asked: {},
          askedAt: 1000,
        });
      for (const accountId of [mine, mine, mine, other]) await add(accountId);
      const taken = await Promise.all(
        Array.from({ length: 5 }, () =>
          claimLearningJob(database, { owner: randomUUID(), now: 2000, until: 9000 }),
        ),
      );
      const jobs = taken.flatMap((job) => job ?? []);
      expect(new Set(jobs.map(({ id }) => id)).size).toBe(4);
      const ends = ['done', 'failed', 'running'] as const;
      for (const [index, job] of jobs.filter(({ accountId }) => accountId === mine).entries())
        await changeLearningJob(database, job, { state: ends[index]!, now: 3000 + index });
      const [theirs] = jobs.filter(({ accountId }) => accountId === other);
      await changeLearningJob(database, theirs!, { state: 'done', now: 0 });

      await forgetLearningJobs(database, mine, 3000);
      expect(await listLearningJobs(database, mine, { limit: 10 })).toHaveLength(3);
      await forgetLearningJobs(database, mine, 9000);
      const left = await listLearningJobs(database, mine, { limit: 10 });
      expect(left.map(({ state }) => state)).toEqual(['running']);
      expect(await listLearningJobs(database, other, { limit: 10 })).toHaveLength(1);
    });
  });
});
