import { countUnfound, keyHasher } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Directory } from '../../identity/accounts/directory';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items } from '../../testing/client';
import { deploymentKeysOf } from '../../testing/test-keys';
import { Backfill } from './open-find';

let server: AssayServer;
let shop: TestAccount;
let other: TestAccount;

const ANNA = {
  transaction_id: 'order-1',
  user_id: 'Customer-7',
  email: 'Zoe.Mueller@example.com',
  phone_number: '+49 170 1234567',
  ip: '198.51.100.7',
  device_id: 'device-9',
  card_hash: 'card-3',
  card_bin: '42424242',
  user_bank_account: 'DE02 1203 0000 0000 2020 51',
  user_fullname: 'Zoë Müller-Łoś',
  user_country: 'DE',
  payment_mode: 'Card',
  merchant_id: '77',
  action_type: 'purchase',
  transaction_amount: 120.5,
  transaction_currency: 'EUR',
};
const PEDRO = {
  transaction_id: 'order-2',
  user_id: 'customer-8',
  email: 'pedro@example.org',
  user_fullname: 'Mohammed Yusuf',
  shipping_country: 'BR',
  action_type: 'login',
  transaction_amount: 3,
  transaction_currency: 'BRL',
};

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
  other = await server.newAccount('Other shop');
  await shop.live.fraud(ANNA);
  await shop.live.fraud(PEDRO);
  await shop.test.fraud({ ...ANNA, transaction_id: 'test-order' });
});
afterAll(() => server.close());

const search = async (query: string, account = shop, environment: 'live' | 'test' = 'live') =>
  items((await account.live.manage('POST', '/search', { query, environment })).data.results);
const listed = async (query: string, account = shop) => {
  const answer = await account.live.manage('GET', `/evaluations?${query}`);
  expect(answer.status).toBe(200);
  return items(answer.data.evaluations).map(({ transaction_id }) => transaction_id);
};

describe('search', () => {
  it.each([
    ['user_id', 'Customer-7'],
    ['email', ' zoe.mueller@EXAMPLE.com '],
    ['phone_number', '0049 170 123 45 67'],
    ['ip', '::ffff:198.51.100.7'],
    ['device_hash', 'device-9'],
    ['card_hash', 'card-3'],
    ['user_bank_account', 'de02-1203-0000-0000-2020-51'],
    ['name', 'zoe MULLER'],
    ['name', 'Los, Müller'],
    ['name_sound', 'Zoey Miller'],
  ])('finds a person by the %s %s, and all their transactions by its key', async (kind, query) => {
    const found = (await search(query)).find((result) => String(result.kind) === kind);
    expect(found).toMatchObject({
      matches: 1,
      newest: { transaction_id: 'order-1', person: { name: 'Zoë Müller-Łoś' } },
    });
    expect(await listed(`key=${found?.key}`)).toEqual(['order-1']);
    expect(String(found?.key)).not.toContain(query);
  });

  it('finds transactions, evaluations and verifications by id', async () => {
    const [transaction] = await search('order-2');
    expect(transaction).toMatchObject({
      kind: 'transaction',
      key: null,
      newest: { transaction_id: 'order-2' },
    });
    const [evaluation] = await search(String(transaction?.id).toUpperCase());
    expect(evaluation).toMatchObject({ kind: 'evaluation', id: transaction?.id });
  });

  it('returns a phonetic match as `name_sound`, not as an exact name', async () => {
    expect(await search('Muhamed Jusuf')).toMatchObject([
      { kind: 'name_sound', newest: { transaction_id: 'order-2' } },
    ]);
    expect(await search('Mohammed Yusuf')).toMatchObject([{ kind: 'name' }]);
  });

  it.each([
    '',
    '   ',
    "'; DROP TABLE evaluation; --",
    '\u202eflesruoy',
    '🦓',
    '%',
    'zqx%',
    'a'.repeat(320),
  ])('returns no result for %j and reports a complete search', async (query) => {
    const answer = await shop.live.manage('POST', '/search', { query });
    if (query === '') expect(answer.status).toBe(400);
    else expect(answer.data).toEqual({ results: [], complete: true });
  });

  it('returns no data of other accounts or the other environment', async () => {
    expect(await search('Customer-7', other)).toEqual([]);
    expect(await search('Zoë Müller', other)).toEqual([]);
    const [mine] = await search('Customer-7');
    expect(await listed(`key=${mine?.key}`, other)).toEqual([]);
    expect(await search('Zoë Müller', shop, 'test')).toMatchObject([
      { newest: { transaction_id: 'test-order' } },
    ]);
  });
});

describe('evaluation filter', () => {
  it.each([
    ['current_state=APPROVE&action_type=purchase', ['order-1']],
    ['amount_from=100', ['order-1']],
    ['amount_to=3', ['order-2']],
    ['amount_from=3&amount_to=120.5', ['order-2', 'order-1']],
    ['currency=BRL', ['order-2']],
    ['country=de', ['order-1']],
    ['country=BR', ['order-2']],
    ['card_bin=424242', ['order-1']],
    ['card_bin=42424242', ['order-1']],
    ['email_domain=Example.ORG', ['order-2']],
    ['payment_mode=card', ['order-1']],
    ['merchant_id=77', ['order-1']],
    ['score_to=100&score_from=0&currency=EUR', ['order-1']],
    ['from=2000-01-01T00:00:00Z', ['order-2', 'order-1']],
    ['to=2000-01-01T00:00:00Z', []],
    ['country=DE&currency=BRL', []],
    ['rule=unknown-rule', []],
  ])('returns the matching transactions for %s', async (query, expected) => {
    expect(await listed(query)).toEqual(expected);
  });

  it('finds transactions by applied rules, and follows reviews, labels and tags', async () => {
    const rule = {
      id: 'big',
      name: 'Big',
      when: 'transaction_amount > 1000',
      ...JSON.parse('{"then":{"score":{"operation":"+","value":5}}}'),
    };
    await shop.live.manage('POST', '/rules', rule);
    await shop.live.fraud({ transaction_id: 'order-3', transaction_amount: 2000 });
    expect(await listed('rule=big')).toEqual(['order-3']);
    const [row] = items((await shop.live.manage('GET', '/evaluations?rule=big')).data.evaluations);
    expect(row).toMatchObject({ reasons: [{ id: 'big', name: 'Big', operation: '+', score: 5 }] });
    await shop.live.manage('POST', '/transactions/order-3/review', { state: 'REVIEW' });
    expect(await listed('current_state=REVIEW')).toEqual(['order-3']);
    await shop.live.manage('PUT', '/transactions/order-3/label', { label: 'fraud_detection_fraud' });
    expect(await listed('current_state=REVIEW')).toEqual([]);
    expect(await listed('current_state=DECLINE&label=fraud_detection_fraud&amount_from=1')).toEqual([
      'order-3',
    ]);
    await shop.live.manage('PUT', '/transactions/order-1/tags', { tags: ['vip'] });
    expect(await listed('tag=vip&currency=EUR')).toEqual(['order-1']);
  });

  it.each([
    ['key=email', 'key'],
    ['key=nothing:abcdefghijklmnop', 'key'],
    ['key=email:abcdefghijklmnopa', 'key'],
    ['key=email:1', 'key'],
    [`key=${'email:abcdefghijklmnop,'.repeat(6)}email:abcdefghijklmnop`, 'key'],
    ['amount_from=5&amount_to=4', 'amount_to'],
    ['amount_from=1e3', 'amount_from'],
    ['score_from=101', 'score_from'],
    ['from=yesterday', 'from'],
    ['to=2016-12-31T23:59:60Z', 'to'],
    ['current_state=MAYBE', 'current_state'],
    ['before=x', 'before'],
  ])('rejects by field name: %s', async (query, field) => {
    const answer = await shop.live.manage('GET', `/evaluations?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.error.details?.map((detail) => detail.field)).toEqual([field]);
  });
});

describe('transactions of an earlier version', () => {
  it('are found after indexing like new ones', async () => {
    const before = await listed('country=DE');
    await shop.live.manage('POST', '/transactions/order-2/review', { state: 'REVIEW' });
    const rows = () =>
      server.database.query({
        text: 'SELECT * FROM evaluation_find WHERE account_id = $1 ORDER BY id',
        values: [shop.id],
      });
    const written = await rows();
    await server.database.query({
      text: 'DELETE FROM evaluation_find WHERE account_id = $1',
      values: [shop.id],
    });
    const missing = await shop.live.manage('GET', '/evaluations?country=DE');
    expect(missing.data).toMatchObject({ evaluations: [], complete: false });
    expect((await shop.live.manage('GET', '/evaluations')).data.evaluations).toHaveLength(written.length);
    expect(await countUnfound(server.database, shop.id)).toBe(written.length);
    const { pepper } = await deploymentKeysOf(server.database);
    const backfill = new Backfill({
      database: server.database,
      directory: await Directory.open({ database: server.database, runtime: server.clock }),
      hasher: keyHasher(pepper),
      now: () => server.clock.now(),
    });
    expect(await backfill.run()).toBe(written.length);
    expect(await backfill.run()).toBe(0);
    expect(await rows()).toEqual(written);
    expect(await listed('country=DE')).toEqual(before);
    expect((await shop.live.manage('GET', '/evaluations?country=DE')).data.complete).toBe(true);
  });

  it('are indexed despite a damaged one, which is found by its plain-text columns', async () => {
    const id = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
    const ask = (text: string) => server.database.query({ text, values: [shop.id] });
    await ask(`INSERT INTO evaluation (account_id, id, transaction_id, service_id, at, state, fraud_score, policy_version, request, seen, answer)
      VALUES ($1, '${id}', 'damaged', 900001, 0, 0, 0, 1, '{"ip":', '{}', '{}')`);
    const { pepper } = await deploymentKeysOf(server.database);
    const backfill = new Backfill({
      database: server.database,
      directory: await Directory.open({ database: server.database, runtime: server.clock }),
      hasher: keyHasher(pepper),
      now: () => server.clock.now(),
    });
    await ask('DELETE FROM evaluation_find WHERE account_id = $1');
    const count = await countUnfound(server.database, shop.id);
    expect(await backfill.run()).toBe(count);
    expect(await countUnfound(server.database, shop.id)).toBe(0);
    for (const table of ['evaluation_find', 'evaluation'])
      await ask(`DELETE FROM ${table} WHERE account_id = $1 AND id = '${id}'`);
  });
});

describe('views and preferences', () => {
  it('returns `space` of a view saved by an earlier version as `environment`', async () => {
    const { live } = await server.newAccount('Earlier views');
    const search = { space: 'test', amount_from: '500' };
    const made = await live.manage('POST', '/views', { name: 'Earlier', search });
    expect(made.data).toMatchObject({ search: { environment: 'test', amount_from: '500' } });
    expect((await live.manage('GET', '/views')).data.views).toEqual([made.data]);
  });

  it('belong to their creator and can be shared', async () => {
    const made = await shop.live.manage('POST', '/views', { name: 'Large', search: { amount_from: '500' } });
    const again = await shop.live.manage('POST', '/views', {
      name: 'Large',
      shared: true,
      search: { amount_from: '600' },
    });
    expect(again.data).toMatchObject({
      id: made.data.id,
      shared: true,
      own: true,
      search: { amount_from: '600' },
    });
    const colleague = await shop.live.manage('POST', '/keys', { name: 'Second', scopes: ['admin'] });
    const second = server.withKey(String(colleague.data.api_key));
    await second.manage('POST', '/views', { name: 'Private', search: {} });
    expect((await second.manage('GET', '/views')).data.views).toMatchObject([
      { name: 'Large', own: false },
      { name: 'Private', own: true },
    ]);
    expect((await shop.live.manage('GET', '/views')).data.views).toHaveLength(1);
    expect((await other.live.manage('GET', '/views')).data.views).toEqual([]);
    expect((await second.manage('DELETE', `/views/${made.data.id}`)).status).toBe(200);
    expect((await second.manage('DELETE', `/views/${made.data.id}`)).status).toBe(404);
  });

  it('reject an invalid filter', async () => {
    for (const search of [{ 'a b': 'c' }, { amount_from: 5 }, { tag: 'x'.repeat(401) }]) {
      expect((await shop.live.manage('POST', '/views', { name: 'Odd', search })).status).toBe(400);
    }
  });

  it('store panel preferences per user', async () => {
    const preferences = { 'traffic.columns': 'time,person' };
    await shop.live.manage('PATCH', '/preferences', { preferences });
    await shop.live.manage('PATCH', '/preferences', { preferences: { 'shell.theme': 'dark' } });
    expect((await shop.live.manage('GET', '/preferences')).data.preferences).toEqual({
      ...preferences,
      'shell.theme': 'dark',
    });
    expect((await other.live.manage('GET', '/preferences')).data.preferences).toEqual({});
  });
});
