import { listAudit } from '@assay/store';
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

const newest = async (limit: number) =>
  (await listAudit(server.database, server.owner.id, { limit })).map(({ actor, action, target, change }) => ({
    actor,
    action,
    target,
    change,
  }));

it('writes many refusals as one record with the total count and some of the networks', async () => {
  const tally = new AuditLogTally();
  for (let n = 0; n < 5000; n++) tally.note(refusal({ network: `198.51.${n >> 8}.${n & 255}` }), 1000);
  tally.note(refusal({ actor: 'key a', action: 'person.readEvaluation', target: 'one' }), 2000);
  tally.note(refusal({ actor: 'key a', action: 'person.readEvaluation', target: 'two' }), 3000);
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
  const tally = new AuditLogTally();
  tally.note(refusal({ target: 'user 1' }), 1000);
  const away = { ...server.database, transaction: () => Promise.reject(new Error('away')) };
  await expect(tally.write(away, new Date(2000))).rejects.toThrow('away');
  tally.note(refusal({ target: 'user 1' }), 3000);
  await tally.write(server.database, new Date(4000));
  expect(await newest(1)).toMatchObject([
    { target: 'user 1', change: { count: 2, since: '1970-01-01T00:00:01.000Z' } },
  ]);
});
