import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../../testing/assay-server';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

it("exports a person's stored data only with a key that has the erase scope", async () => {
  const shop = await server.newAccount('Shop');
  const keyWith = async (scopes: readonly string[]) => {
    const { data } = await shop.live.manage('POST', '/keys', { name: scopes.join(' '), scopes });
    return server.withKey(String(data.api_key));
  };
  const asked = { email: 'ann@example.com' };
  const refused = await (await keyWith(['admin'])).manage('POST', '/person-export', asked);
  expect([refused.status, refused.error.code]).toEqual([403, '2003']);
  expect((await (await keyWith(['admin', 'erase'])).manage('POST', '/person-export', asked)).status).toBe(
    200,
  );
});
