import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';

let server: AssayServer;
let call: string;

const then = { state: 'DECLINE' };
const ruleOf = (when: string) => ({ name: 'Draft', when, then });

beforeAll(async () => {
  server = await startAssay();
  const { live } = server.owner;
  await live.fraud({ transaction_id: 'one', transaction_amount: 120, user_id: 'u1', config: {} });
  const { data } = await live.manage('GET', '/transactions/one/evaluations');
  call = (data.evaluations as unknown as readonly { readonly id: string }[])[0]!.id;
});
afterAll(() => server.close());

const tried = async (when: string) =>
  server.owner.live.manage('POST', `/evaluations/${call}/rule-test`, { rule: ruleOf(when) });

describe('draft rule on a stored evaluation', () => {
  it('matches and shows the value of each part', async () => {
    const { data } = await tried('transaction_amount > 100');
    expect(data).toMatchObject({ matches: true, was: 'APPROVE', becomes: 'DECLINE', not_requested: [] });
    expect(data.when).toMatchObject({
      outcome: 'true',
      parts: [{ text: 'transaction_amount', value: 120 }, {}],
    });
  });

  it('reports the distance to a match', async () => {
    const { data } = await tried('transaction_amount > 150');
    expect(data).toMatchObject({ matches: false, was: 'APPROVE', becomes: 'APPROVE' });
    expect(data.when).toMatchObject({ outcome: 'false', missed_by: 30 });
  });

  it('reports unknown facts and velocity values that were not computed at the time', async () => {
    expect((await tried('ip_details.tor = true')).data.when).toMatchObject({ outcome: 'unknown' });
    const { data } = await tried('count(user_id, 3h) > 0');
    expect(data.matches).toBe(false);
    expect(data.not_requested).toHaveLength(1);
  });

  it('uses velocity values that the rules of the time computed', async () => {
    const { data } = await tried('count(user_id, 1h) >= 1');
    expect(data).toMatchObject({ matches: true, not_requested: [] });
  });

  it('rejects an evaluation of another account and an invalid rule', async () => {
    const stranger = await server.newAccount('Stranger');
    const theirs = await stranger.live.manage('POST', `/evaluations/${call}/rule-test`, {
      rule: ruleOf('transaction_amount > 100'),
    });
    expect(theirs.error.code).toBe('3001');
    expect((await tried('transaction_amout > 1')).error).toMatchObject({
      code: '1006',
      details: [{ field: 'rule.when.left', expected: expect.stringContaining('transaction_amount') }],
    });
  });

  it('leaves the policy unchanged', async () => {
    const before = (await server.owner.live.manage('GET', '/policy')).data.version;
    await tried('transaction_amount > 100');
    expect((await server.owner.live.manage('GET', '/policy')).data.version).toBe(before);
  });
});

describe('draft rule on given facts', () => {
  it('uses only the facts that are sent and performs no lookups', async () => {
    const send = (facts: object) =>
      server.owner.live.manage('POST', '/rules/test', {
        rule: ruleOf('ip_details.tor = true and transaction_amount > 10'),
        facts,
      });
    expect((await send({ transaction_amount: 20, ip_details: { tor: true } })).data.matches).toBe(true);
    expect((await send({ transaction_amount: 20, ip: '198.51.100.7' })).data.when).toMatchObject({
      outcome: 'unknown',
    });
  });
});
