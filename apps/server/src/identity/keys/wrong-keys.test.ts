import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';

let server: AssayServer;
let shop: TestAccount;
beforeAll(async () => {
  server = await startAssay({ env: { ASSAY_TRUST_PROXY: '1' } });
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

const callFrom = async (address: string, key: string) => {
  const { status, headers, error } = await server
    .withHeaders({ 'x-api-key': key, 'x-forwarded-for': address })
    .send('GET', '/management-api/v1/account');
  return { status, code: error.code, retryAfter: headers['retry-after'] };
};

describe('WrongKeys', () => {
  it('stops lookups for a network after 30 unknown keys within a minute, without affecting others', async () => {
    for (let n = 0; n < 30; n++) {
      expect((await callFrom(`2001:db8:0:7::${n}`, `wrong-${n}`)).code).toBe('2002');
    }
    const held = await callFrom('2001:db8:0:7::ffff', 'wrong-again');
    expect([held.status, held.code]).toEqual([429, '4004']);
    expect(Number(held.retryAfter)).toBeGreaterThan(0);
    expect((await callFrom('2001:db8:0:8::1', 'wrong-elsewhere')).code).toBe('2002');
    expect((await callFrom('2001:db8:0:8::1', shop.liveKey)).status).toBe(200);
    // A key cached as valid is still accepted.
    expect((await callFrom('2001:db8:0:7::1', shop.liveKey)).status).toBe(200);
    // A key that was already looked up costs no query and still counts as unknown.
    expect((await callFrom('2001:db8:0:7::1', 'wrong-0')).code).toBe('2002');
    server.clock.advance(61_000);
    expect((await callFrom('2001:db8:0:7::1', 'wrong-later')).code).toBe('2002');
  });

  it("counts a repeated key once, so a service with an old key doesn't block its network", async () => {
    for (let n = 0; n < 40; n++) expect((await callFrom('198.51.100.7', 'old-key')).code).toBe('2002');
    const { data } = await shop.live.manage('POST', '/keys', {
      name: 'New',
      kind: 'live',
      scopes: ['admin'],
    });
    expect((await callFrom('198.51.100.7', String(data.api_key))).status).toBe(200);
  });
});
