import { addToAuditTally, listAudit } from '@assay/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';
import { AuditLogTally, type Occurrence } from './tally';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

const refusal = (more: Partial<Occurrence> = {}): Occurrence => ({
  account: server.owner.id,
  actor: 'nobody',
  action: 'session.refuse',
  target: '',
  network: '203.0.113.7',
  ...more,
});

const openTally = () => new AuditLogTally((sum) => addToAuditTally(server.database, sum));

const newest = async (limit: number) =>
  (await listAudit(server.database, server.owner.id, { limit })).map(({ actor, action, target, change }) => ({
    actor,
    action,
    target,
    change,
  }));

it('writes many refusals as one record with the total count and some of the networks', async () => {
  const tally = openTally();
  for (let n = 0; n < 5000; n++) void tally.note(refusal({ network: `198.51.${n >> 8}.${n & 255}` }), 1000);
  void tally.note(refusal({ actor: 'key a', action: 'person.readEvaluation', target: 'one' }), 2000);
  void tally.note(refusal({ actor: 'key a', action: 'person.readEvaluation', target: 'two' }), 3000);
  const before = (await newest(100)).length;
  await tally.write(server.database, new Date(60_000));
  await tally.write(server.database, new Date(120_000));
  const [reads, refusals, ...others] = await newest(100);
  expect(others).toHaveLength(before);
  expect(refusals).toMatchObject({
    actor: 'nobody',
    action: 'session.refuse',
    change: { count: 5000, since: '1970-01-01T00:00:01.000Z' },
  });
  expect(refusals?.change.networks).toHaveLength(20);
  expect(reads).toEqual({
    actor: 'key a',
    action: 'person.readEvaluation',
    target: '',
    change: {
      count: 2,
      since: '1970-01-01T00:00:02.000Z',
      networks: ['203.0.113.7'],
      targets: ['one', 'two'],
    },
  });
});

it('retries after a database failure and includes later occurrences', async () => {
  let isAway = true;
  const tally = new AuditLogTally((sum) =>
    isAway ? Promise.reject(new Error('away')) : addToAuditTally(server.database, sum),
  );
  await tally.note(refusal({ target: 'user 1' }), 1000);
  await expect(tally.write(server.database, new Date(2000))).rejects.toThrow('away');
  isAway = false;
  await tally.note(refusal({ target: 'user 1' }), 3000);
  await tally.write(server.database, new Date(4000));
  expect(await newest(1)).toMatchObject([
    { target: 'user 1', change: { count: 2, since: '1970-01-01T00:00:01.000Z' } },
  ]);
});

it('loses no occurrence of a process that was killed', async () => {
  await openTally().note(refusal({ actor: 'key killed', target: 'user 1' }), 1000);
  // Another process writes the sum, together with its occurrence.
  const survivor = openTally();
  await survivor.note(refusal({ actor: 'key killed', target: 'user 2' }), 2000);
  await survivor.write(server.database, new Date(62_000), { minAgeMs: 60_000 });
  expect(await newest(1)).toMatchObject([
    {
      actor: 'key killed',
      change: { count: 2, since: '1970-01-01T00:00:01.000Z', targets: ['user 1', 'user 2'] },
    },
  ]);
});

it('waits a minute before it writes a sum, also after the clock was set back', async () => {
  const tally = openTally();
  const day = 86_400_000;
  await tally.note(refusal({ actor: 'key young' }), 2 * day);
  const before = await newest(1);
  await tally.write(server.database, new Date(2 * day + 59_000), { minAgeMs: 60_000 });
  expect(await newest(1)).toEqual(before);
  await tally.write(server.database, new Date(day), { minAgeMs: 60_000 });
  expect(await newest(1)).toMatchObject([{ actor: 'key young', change: { count: 1 } }]);
});

it('shows the occurrences of the unfinished minute when the audit log is read', async () => {
  const wrong = server.withKey('assay_live_wrong');
  for (const _ of [1, 2]) expect((await wrong.manage('GET', '/account')).status).toBe(401);
  const { data } = await server.owner.live.manage('GET', '/audit-log?limit=1');
  expect(data.records).toMatchObject([{ action: 'key.refuse', change: { count: 2 } }]);
});
