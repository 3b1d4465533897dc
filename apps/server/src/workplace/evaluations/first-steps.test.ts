import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

describe('GET /first-steps', () => {
  it('reports completed steps of each account separately', async () => {
    const shop = await server.newAccount('Shop');
    const steps = async (account = shop) => (await account.live.manage('GET', '/first-steps')).data;
    const none = { owner: false, call: false, device: false, webhook: false, list: false, workflow: false };
    expect(await steps()).toEqual(none);
    // A request with a test key also counts as the first.
    await shop.test.fraud({ transaction_id: 'first' });
    const lists = await shop.live.manage('GET', '/lists');
    const [list] = lists.data.lists as unknown as readonly { readonly id: string }[];
    const put = await shop.live.manage('POST', `/lists/${list?.id}/entries`, {
      values: ['somebody@example.com'],
    });
    expect(put.status, JSON.stringify(put.error)).toBeLessThan(300);
    expect(await steps()).toEqual({ ...none, call: true, list: true });
    const other = await server.newAccount('Other');
    expect(await steps(other)).toEqual(none);
  });
});
