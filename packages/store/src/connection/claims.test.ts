import { expect, it } from 'vitest';
import { destroyRemovedKeys } from '../privacy/deployment-keys';
import { onEveryServer } from '../testing/every-server';
import { claimWorkflowJob } from '../verification/jobs';
import { claimFirst } from './claims';
import type { Connection } from './connection';

const OWNER = '01910000-0000-7000-8000-0000000000aa';
const idOf = (n: number) => `01910000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

const addJob = (connection: Connection, account: number, n: number, dueAt: number) =>
  connection.query({
    text: 'INSERT INTO workflow_job (account_id, execution_id, step, due_at) VALUES ($1, $2::uuid, $3, $4)',
    values: [account, idOf(n), 'check', dueAt],
  });

it('claimFirst skips work that was already claimed, and returns null without work', async () => {
  const asked: number[] = [];
  const claim = async (n: number) => {
    asked.push(n);
    return n === 3 ? 'mine' : null;
  };
  expect(await claimFirst([1, 2, 3, 4], claim)).toBe('mine');
  expect(asked).toEqual([1, 2, 3]);
  expect(await claimFirst([], claim)).toBeNull();
});

onEveryServer((databases) => {
  it('jobs are claimed by waiting time, so an account with one job never waits for an account with many', async () => {
    const database = await databases.open();
    for (let n = 0; n < 40; n++) await addJob(database, 1, n, n < 3 ? n : 100 + n);
    await addJob(database, 2, 50, 3);
    await addJob(database, 3, 60, 101);
    const taken: number[] = [];
    for (let turn = 0; turn < 7; turn++) {
      const job = await claimWorkflowJob(database, { owner: OWNER, now: 1000, until: 2000 });
      taken.push(job!.environmentId);
    }
    expect(taken.slice(0, 4)).toEqual([1, 1, 1, 2]);
    expect(taken.slice(4)).toContain(3);
  });

  it('concurrent workers claim each job once', async () => {
    const { url, database } = await databases.openAt();
    for (let n = 0; n < 6; n++) await addJob(database, 1 + (n % 3), n, n);
    const other = databases.connect(url);
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        claimWorkflowJob(n % 2 ? other : database, { owner: OWNER, now: 10, until: 20 }),
      ),
    );
    const ids = claims.flatMap((job) => job?.executionId ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (;;) {
      const job = await claimWorkflowJob(database, { owner: OWNER, now: 10, until: 20 });
      if (!job) break;
      ids.push(job.executionId);
    }
    expect(ids.toSorted()).toEqual(Array.from({ length: 6 }, (_, n) => idOf(n)));
  });

  it('keys of all accounts are destroyed once each', async () => {
    const database = await databases.open();
    for (const account of [1, 2, 3, 1])
      await database.query({
        text: 'INSERT INTO key_removal (account_id, key) VALUES ($1, $2)',
        values: [account, Buffer.from([account])],
      });
    const destroyed: number[] = [];
    const destroy = (keys: readonly Buffer[]) => destroyed.push(...keys.map((key) => key[0]!));
    expect(await destroyRemovedKeys(database, destroy)).toBe(4);
    expect(destroyed.toSorted()).toEqual([1, 1, 2, 3]);
    expect(await destroyRemovedKeys(database, destroy)).toBe(0);
  });
});
