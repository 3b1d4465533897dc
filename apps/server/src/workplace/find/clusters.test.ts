import { CLUSTER_MS, HUB_PEOPLE } from '@assay/management-api';
import type { Reads } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items } from '../../testing/client';
import { suggestedClusters } from './clusters';

let server: AssayServer;
let shop: TestAccount;
let other: TestAccount;

const call = (user: string, more: object) => ({
  transaction_id: `order-${user}`,
  user_id: user,
  transaction_amount: 100,
  transaction_currency: 'EUR',
  ...more,
});

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
  other = await server.newAccount('Other shop');
  // Three people: two share a device, two a card.
  await shop.live.fraud(call('ada', { device_id: 'ring-device' }));
  await shop.live.fraud(call('bob', { device_id: 'ring-device', card_hash: 'ring-card' }));
  await shop.live.fraud(call('cleo', { card_hash: 'ring-card' }));
  await shop.live.manage('PUT', '/transactions/order-bob/label', { label: 'fraud_detection_fraud' });
  // Two people with a larger amount.
  for (const user of ['dora', 'emil'])
    await shop.live.fraud(
      call(user, { transaction_amount: 5000, user_bank_account: 'DE75512108001245126199' }),
    );
  await shop.live.fraud(call('alone', { device_id: 'own-device' }));
  for (let visitor = 0; visitor <= HUB_PEOPLE; visitor++)
    await shop.live.fraud(call(`visitor-${visitor}`, { device_id: 'kiosk', ip: '198.51.100.7' }));
});
afterAll(() => server.close());

const clusters = async (account = shop, query = '') => {
  const answer = await account.live.manage('GET', `/links/clusters${query}`);
  expect(answer.status).toBe(200);
  return answer.data;
};

describe('GET /links/clusters', () => {
  it('returns people who share identifiers, with states, labels and amounts', async () => {
    const { clusters: found, complete, analyzed } = await clusters();
    expect(complete).toBe(true);
    expect(analyzed).toBe(6 + HUB_PEOPLE + 1);
    expect(items(found)).toMatchObject([
      {
        people: 3,
        calls: 3,
        declined: 1,
        frauds: 1,
        amounts: [{ currency: 'EUR', total: 300 }],
        identifier_count: 2,
        newest: { transaction_id: 'order-cleo' },
      },
      { kind: 'user_bank_account', people: 2, calls: 2, amounts: [{ currency: 'EUR', total: 10_000 }] },
    ]);
  });

  it('returns a key that opens the links of the cluster', async () => {
    const [largest] = items((await clusters()).clusters);
    const { data } = await shop.live.manage('GET', `/links?key=${largest?.key}`);
    expect(data.entity).toMatchObject({ people: 2, hub: false });
  });

  it('ignores identifiers that one person or too many people use', async () => {
    const kinds = items((await clusters()).clusters).flatMap(({ identifiers }) => items(identifiers));
    expect(kinds.map(({ kind }) => String(kind)).sort()).toEqual([
      'card_hash',
      'device_hash',
      'user_bank_account',
    ]);
  });

  it('returns nothing of other accounts or the other environment', async () => {
    const nothing = { clusters: [], analyzed: 0, complete: true };
    expect(await clusters(other)).toEqual(nothing);
    expect(await clusters(shop, '?environment=test')).toEqual(nothing);
  });
});

describe('suggestedClusters', () => {
  it('reports an incomplete search when its time is over', async () => {
    let reads = 0;
    const none = { query: async () => (reads++ === 0 ? [{ id: 'one' }] : []) } as unknown as Reads;
    let time = 0;
    const now = () => {
      const read = time;
      time += CLUSTER_MS;
      return read;
    };
    const hasher = undefined as never;
    expect(await suggestedClusters(none, 1 as never, { hasher, now })).toEqual({
      clusters: [],
      analyzed: 0,
      complete: false,
    });
  });
});
