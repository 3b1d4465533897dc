import { HUB_PEOPLE, LINKED_CALLS } from '@assay/management-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items } from '../../testing/client';

let server: AssayServer;
let shop: TestAccount;
let other: TestAccount;

const call = (user: string, more: object) => ({
  transaction_id: `order-${user}`,
  user_id: user,
  email: `${user}@example.com`,
  action_type: 'purchase',
  ...more,
});

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
  other = await server.newAccount('Other shop');
  const account = { user_bank_account: 'DE02 1203 0000 0000 2020 51' };
  await shop.live.fraud(call('ada', { device_id: 'ring-device', ...account }));
  await shop.live.fraud(call('bob', { device_id: 'ring-device', card_hash: 'ring-card' }));
  await shop.live.fraud(call('cleo', { card_hash: 'ring-card', ...account }));
  await shop.live.manage('PUT', '/transactions/order-bob/label', { label: 'fraud_detection_fraud' });
  for (let visitor = 0; visitor <= HUB_PEOPLE; visitor++)
    await shop.live.fraud(call(`visitor-${visitor}`, { ip: '198.51.100.7' }));
});
afterAll(() => server.close());

async function keyOf(kind: string, query: string): Promise<string> {
  const { data } = await shop.live.manage('POST', '/search', { query });
  const found = items(data.results).find((result) => String(result.kind) === kind);
  expect(found, `${kind} ${query}`).toBeDefined();
  return String(found?.key);
}
const links = async (query: string, account = shop) => {
  const answer = await account.live.manage('GET', `/links?${query}`);
  expect(answer.status).toBe(200);
  return answer.data;
};
type Neighbours = Parameters<typeof items>[0];
const ofKind = (neighbours: Neighbours, kind: string) =>
  items(neighbours).filter((one) => String(one.kind) === kind);
/** Each user is named by the transaction of the same name. */
const usersOf = (neighbours: Neighbours) =>
  ofKind(neighbours, 'user_id')
    .map(({ newest }) => String((newest as { [name: string]: unknown }).transaction_id).replace('order-', ''))
    .sort();

describe('GET /links', () => {
  it('returns the users of a device with states and labels', async () => {
    const { entity, neighbours, next } = await links(`key=${await keyOf('device_hash', 'ring-device')}`);
    expect(entity).toMatchObject({
      kind: 'device_hash',
      calls: 2,
      people: 2,
      hub: false,
      frauds: 1,
      declined: 1,
    });
    expect(usersOf(neighbours)).toEqual(['ada', 'bob']);
    expect(ofKind(neighbours, 'card_hash')[0]).toMatchObject({
      calls: 2,
      people: 2,
      shared: 1,
      frauds: 1,
    });
    expect(next).toBeNull();
  });

  it('allows following neighbors step by step', async () => {
    const device = await links(`key=${await keyOf('device_hash', 'ring-device')}`);
    const card = ofKind(device.neighbours, 'card_hash')[0];
    expect(usersOf((await links(`key=${card?.key}`)).neighbours)).toEqual(['bob', 'cleo']);
  });

  it('finds a bank account by its key', async () => {
    const key = await keyOf('user_bank_account', 'DE02120300000000202051');
    expect(usersOf((await links(`key=${key}`)).neighbours)).toEqual(['ada', 'cleo']);
  });

  it('link users through receivers and merchants', async () => {
    const to = { receiver_id: 'mule-1', receiver_bank_account: 'DE75 5121 0800 1245 1261 99' };
    const before = await server.newAccount('Counterparties');
    for (const user of ['dora', 'emil'])
      await before.live.fraud(call(user, { ...to, merchant_id: 'm-77', affiliate_id: 'aff-9' }));
    for (const [kind, query] of [
      ['receiver_id', 'mule-1'],
      ['receiver_bank_account', 'DE75512108001245126199'],
      ['merchant_id', 'm-77'],
      ['affiliate_id', 'aff-9'],
    ] as const) {
      const { data } = await before.live.manage('POST', '/search', { query });
      const found = items(data.results).find((result) => String(result.kind) === kind);
      expect(found, kind).toMatchObject({ matches: 2 });
      const { neighbours } = await links(`key=${found?.key}`, before);
      expect(usersOf(neighbours)).toEqual(['dora', 'emil']);
    }
    const { data } = await before.live.manage('POST', '/search', { query: 'dora' });
    const user = items(data.results).find((result) => String(result.kind) === 'user_id');
    const { neighbours } = await links(`key=${user?.key}`, before);
    const kinds = items(neighbours).map(({ kind }) => String(kind));
    expect(kinds).toEqual(
      expect.arrayContaining(['receiver_id', 'receiver_bank_account', 'merchant_id', 'affiliate_id']),
    );
  });

  it("returns a transaction's own identifiers", async () => {
    const { data } = await shop.live.manage('GET', '/evaluations?transaction_id=order-ada');
    const [evaluation] = items(data.evaluations);
    const { entity, neighbours } = await links(`evaluation=${evaluation?.id}`);
    expect(entity).toBeNull();
    expect(items(neighbours).map(({ kind, calls }) => [kind, calls])).toEqual([
      ['user_id', 1],
      ['email', 1],
      ['device_hash', 2],
      ['user_bank_account', 2],
    ]);
  });

  it('reports widely shared identifiers as hubs without expanding them', async () => {
    const ip = await keyOf('ip', '198.51.100.7');
    expect(await links(`key=${ip}`)).toMatchObject({
      entity: { hub: true, people: HUB_PEOPLE + 1 },
      neighbours: [],
    });
    const visitor = await links(`key=${await keyOf('user_id', 'visitor-0')}`);
    expect(ofKind(visitor.neighbours, 'ip')[0]).toMatchObject({ hub: true });
  });

  it('recognizes a hub even if one person uses it very often', async () => {
    const busy = 'busy-office';
    for (let visitor = 0; visitor <= HUB_PEOPLE; visitor++)
      await shop.live.fraud({ user_id: `guest-${visitor}`, device_id: busy });
    const calls = Array.from({ length: LINKED_CALLS }, (_, n) =>
      shop.live.fraud({ user_id: 'clerk', device_id: busy, transaction_id: `clerk-${n}` }),
    );
    await Promise.all(calls);
    const { entity } = await links(`key=${await keyOf('device_hash', busy)}`);
    expect(entity).toMatchObject({ calls: LINKED_CALLS, hub: true });
  }, 60_000);

  it('returns the identifiers of all transactions with a name', async () => {
    const named = { user_fullname: 'Zenobia Quartz' };
    await shop.live.fraud(call('zen', { ...named, device_id: 'zen-device' }));
    await shop.live.fraud(call('zoe', { ...named, device_id: 'zen-device' }));
    const { entity, neighbours } = await links(`key=${await keyOf('name', 'quartz zenobia')}`);
    expect(entity).toBeNull();
    expect(ofKind(neighbours, 'device_hash')[0]).toMatchObject({ shared: 2, people: 2 });
    expect(usersOf(neighbours)).toEqual(['zen', 'zoe']);
    const nobody = await links('key=name:abcdefghijklmnop');
    expect(nobody).toEqual({ entity: null, neighbours: [], next: null });
  });

  it('returns pages', async () => {
    const key = await keyOf('device_hash', 'ring-device');
    const whole = items((await links(`key=${key}`)).neighbours).map((one) => one.key);
    const turned: unknown[] = [];
    for (let skip: unknown = 0; skip !== null; ) {
      const page = await links(`key=${key}&limit=2&skip=${skip}`);
      turned.push(...items(page.neighbours).map((one) => one.key));
      skip = page.next;
    }
    expect(turned).toEqual(whole);
    expect(whole.length).toBeGreaterThan(2);
  });

  it('limits links to a period', async () => {
    const key = await keyOf('device_hash', 'ring-device');
    expect(await links(`key=${key}&to=2000-01-01T00:00:00Z`)).toEqual({
      entity: null,
      neighbours: [],
      next: null,
    });
  });

  it('returns no data of other accounts or the other environment', async () => {
    const key = await keyOf('device_hash', 'ring-device');
    const nothing = { entity: null, neighbours: [], next: null };
    expect(await links(`key=${key}`, other)).toEqual(nothing);
    expect(await links(`key=${key}&environment=test`)).toEqual(nothing);
  });

  it.each([
    ['', 'key'],
    ['key=email:abcdefghijklmnop&evaluation=0199a7f0-6a0e-7000-8000-000000000009', 'key'],
    ['key=email:1', 'key'],
    ['key=email:abcdefghijklmnop-abcdefghijklmnop', 'key'],
    ['key=email:abcdefghijklmnop&from=yesterday', 'from'],
    ['key=email:abcdefghijklmnop&to=2016-12-31T23:59:60Z', 'to'],
    ['key=email:abcdefghijklmnop&from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z', 'to'],
    ['key=email:abcdefghijklmnop&limit=51', 'limit'],
    ['key=email:abcdefghijklmnop&skip=-1', 'skip'],
  ])('rejects by field name: %s', async (query, field) => {
    const answer = await shop.live.manage('GET', `/links?${query}`);
    expect(answer.status).toBe(400);
    expect(answer.error.details?.map((detail) => detail.field)).toEqual([field]);
  });

  it.each([
    '0199a7f0-6a0e-7000-8000-000000000009',
    'x',
  ])('returns 404 for an unknown transaction: %s', async (id) => {
    expect((await shop.live.manage('GET', `/links?evaluation=${id}`)).status).toBe(404);
  });
});
