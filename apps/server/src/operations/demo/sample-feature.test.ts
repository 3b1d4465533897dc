import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

describe('POST /sample-transactions', () => {
  it('scores transactions of every state in the test environment and leaves the live one empty', async () => {
    const shop = await server.newAccount('Shop');
    const added = await shop.live.manage('POST', '/sample-transactions');
    expect(added.data).toEqual({ added: 60 });
    const stored = async (environment: string) =>
      (await shop.live.manage('GET', `/evaluations?environment=${environment}&limit=100`)).data
        .evaluations as unknown as readonly { readonly state: string; readonly transaction_id: string }[];
    const samples = await stored('test');
    expect(samples).toHaveLength(60);
    expect(new Set(samples.map(({ transaction_id }) => transaction_id)).size).toBe(60);
    expect(samples.every(({ transaction_id }) => transaction_id.startsWith('sample-'))).toBe(true);
    expect(new Set(samples.map(({ state }) => state)).size).toBeGreaterThan(1);
    expect(await stored('live')).toEqual([]);
  });

  it('is refused to a test key, which can’t change settings', async () => {
    const shop = await server.newAccount('Other shop');
    expect((await shop.test.manage('POST', '/sample-transactions')).status).toBe(403);
  });
});
