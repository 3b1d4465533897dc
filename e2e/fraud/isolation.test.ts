import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import { decideBy, fired } from '../../apps/server/src/testing/policy-of';

let shared: TestDatabase;
let server: AssayServer;
/** Another process of the deployment. */
let other: AssayServer;

beforeAll(async () => {
  shared = await openTestDatabase();
  server = await startAssay({ shared, env: { ASSAY_TRUST_PROXY: '1' } });
  other = await startAssay({ shared });
});
afterAll(async () => {
  await server.close();
  await other.close();
  await shared.drop();
});

async function keyOf(
  account: TestAccount,
  key: object,
): Promise<{ readonly id: string; readonly value: string }> {
  const { data } = await account.live.manage('POST', '/keys', { name: 'Key', scopes: ['fraud'], ...key });
  return { id: String(data.id), value: String(data.api_key) };
}

describe('two accounts', () => {
  it('are isolated from each other: transactions, rules, lists, velocity', async () => {
    const shop = await server.newAccount('Shop');
    const bank = await server.newAccount('Bank');
    const list = { id: 'blocked', name: 'Blocked', kind: 'block', field: 'user_id' } as const;
    await decideBy(shop, { busy: 'count(user_id, 1h) >= 2' }, { lists: [list] });
    await decideBy(bank, { busy: 'count(user_id, 1h) >= 2' }, { lists: [list] });
    await shop.live.manage('POST', '/lists/blocked/entries', { values: ['mallory'] });

    const own = { transaction_id: 'order-1', user_id: 'ann' };
    await shop.live.fraud(own);
    expect(await fired(bank, own)).toEqual([]);
    expect(await fired(shop, { ...own, transaction_id: 'order-2' })).toEqual(['busy']);
    expect((await shop.live.fraud({ user_id: 'mallory' })).data.state).toBe('DECLINE');
    expect((await bank.live.fraud({ user_id: 'mallory' })).data.state).toBe('APPROVE');

    const seen = await bank.live.manage('GET', '/evaluations?transaction_id=order-2');
    expect(seen.data.evaluations).toEqual([]);
  });
});

describe('test key', () => {
  it('has separate data', async () => {
    const shop = await server.newAccount('Shop', { share_history: true });
    await decideBy(shop, { busy: 'count(user_id, 1h) >= 2' });
    const email = 'kinds@example.com';
    await shop.live.fraud({ user_id: 'ann', email });
    const tested = await shop.test.fraud({ user_id: 'ann', email, config: { email_api: true } });
    expect(tested.data.applied_rules).toEqual([]);
    expect(tested.data.email_details?.service_fraud_history).toMatchObject({ hits: 0, customer_hits: 0 });
    expect(await fired(shop, { user_id: 'ann' })).toEqual(['busy']);
    const looked = await shop.test.email({ email });
    expect(looked.data.service_fraud_history).toMatchObject({ hits: 1, customer_hits: 1 });
    // Queries of test keys are not shared with any account.
    const bank = await server.newAccount('Bank', { share_history: true });
    expect((await bank.live.email({ email })).data.service_fraud_history.hits).toBe(1);
  });

  it('adds nothing to the lists of the account', async () => {
    const shop = await server.newAccount('Shop');
    const list = { id: 'blocked', name: 'Blocked', kind: 'block', field: 'user_id' } as const;
    const effect = { list: { list_id: 'blocked', field: 'user_id', action: 'add' } } as const;
    await decideBy(shop, { add: { when: 'action_type = "mark"', effect } }, { lists: [list] });
    await shop.test.fraud({ action_type: 'mark', user_id: 'ann' });
    const { data } = await shop.live.manage('GET', '/lists/blocked/entries');
    expect(data.entries).toEqual([]);
  });
});

describe('API key', () => {
  it('grants only its scopes', async () => {
    const shop = await server.newAccount('Shop');
    const fraudOnly = server.withKey((await keyOf(shop, { scopes: ['fraud'] })).value);
    const lookupsOnly = server.withKey((await keyOf(shop, { scopes: ['lookups'] })).value);
    expect((await fraudOnly.fraud({})).status).toBe(200);
    expect((await lookupsOnly.ip('192.0.2.1')).status).toBe(200);
    for (const refused of [
      await fraudOnly.ip('192.0.2.1'),
      await fraudOnly.email({ email: 'a@example.com' }),
      await fraudOnly.phone({ phone: '36301234567' }),
      await fraudOnly.manage('GET', '/keys'),
      await lookupsOnly.fraud({}),
    ]) {
      expect([refused.status, refused.error.code]).toEqual([403, '2003']);
    }
  });

  it('is restricted to its IP addresses', async () => {
    const shop = await server.newAccount('Shop');
    const { value } = await keyOf(shop, { allowed_ips: ['203.0.113.0/24', '2001:db8::/32'] });
    const from = async (address: string) => {
      const client = server.withHeaders({ 'x-api-key': value, 'x-forwarded-for': address });
      const { status, error } = await client.fraud({});
      return error.code ?? status;
    };
    expect(await from('203.0.113.9')).toBe(200);
    expect(await from('::ffff:203.0.113.9')).toBe(200);
    expect(await from('2001:db8:1::1')).toBe(200);
    expect(await from('203.0.114.9')).toBe('1017');
    expect(await from('2001:db9::1')).toBe('1017');
  });

  it('ignores a forwarded address unless a proxy is trusted', async () => {
    const shop = await server.newAccount('Shop');
    const { value } = await keyOf(shop, { allowed_ips: ['203.0.113.9'] });
    await expect
      .poll(async () => (await other.withKey(value).fraud({})).error.code, { timeout: 5000 })
      .toBe('1017');
    const pretended = other.withHeaders({ 'x-api-key': value, 'x-forwarded-for': '203.0.113.9' });
    expect((await pretended.fraud({})).error.code).toBe('1017');
  });

  it('stops working when it is revoked, in every process', async () => {
    const shop = await server.newAccount('Shop');
    const { id, value } = await keyOf(shop, {});
    const far = other.withKey(value);
    await expect.poll(async () => (await far.fraud({})).status, { timeout: 5000 }).toBe(200);
    await shop.live.manage('DELETE', `/keys/${id}`);
    expect((await server.withKey(value).fraud({})).error.code).toBe('2002');
    // The other process checks for changes every half second.
    await expect.poll(async () => (await far.fraud({})).error.code, { timeout: 2000 }).toBe('2002');
  });

  it('stops working after the overlap of its rotation', async () => {
    const shop = await server.newAccount('Shop');
    const { id, value } = await keyOf(shop, {});
    const { data } = await shop.live.manage('POST', `/keys/${id}/rotate`, { overlap_seconds: 60 });
    const successor = server.withKey(String(data.key?.api_key));
    expect((await server.withKey(value).fraud({})).status).toBe(200);
    server.clock.advance(61_000);
    expect((await server.withKey(value).fraud({})).error.code).toBe('2002');
    expect((await successor.fraud({})).status).toBe(200);
  });
});

describe('change made through one process', () => {
  it('applies in the other process: rules and lists', async () => {
    const shop = await server.newAccount('Shop');
    const far = other.withKey(shop.liveKey);
    const list = { id: 'blocked', name: 'Blocked', kind: 'block', field: 'user_id' } as const;
    await decideBy(shop, { always: 'not_exist(payment_id)' }, { lists: [list] });
    const rules = async () => (await far.fraud({})).data.applied_rules.map((rule) => rule.id);
    await expect.poll(rules, { timeout: 5000 }).toEqual(['always']);
    await shop.live.manage('POST', '/lists/blocked/entries', { values: ['mallory'] });
    const state = async () => (await far.fraud({ user_id: 'mallory' })).data.state;
    await expect.poll(state, { timeout: 5000 }).toBe('DECLINE');
  });
});
