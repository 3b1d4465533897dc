import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  items,
  type Json,
  type ManagementServer,
  startManagement,
} from '../../management/testing/management-server';

let server: ManagementServer;
let shop: Client;
let shopKey: string;

beforeAll(async () => {
  server = await startManagement();
});
beforeEach(async () => {
  shopKey = await server.newAccount('Shop');
  shop = server.withKey(shopKey);
});
afterAll(() => server.close());

const works = async (apiKey: Json | string | undefined) =>
  (await server.withKey(String(apiKey))('GET', '/account')).status === 200;
const firstKey = async () => items((await shop('GET', '/keys')).body.data.keys)[0]?.id;

describe('POST /keys', () => {
  it('returns the key value once, activates the key immediately, and lists it without its value', async () => {
    const made = await shop('POST', '/keys', { body: { name: 'Back office', scopes: ['admin'] } });
    expect(made.body.data).toMatchObject({
      name: 'Back office',
      kind: 'live',
      scopes: ['admin'],
      expires_at: null,
    });
    expect(made.headers['cache-control']).toBe('no-store');
    expect(await works(made.body.data.api_key)).toBe(true);
    const listed = await shop('GET', '/keys');
    expect(JSON.stringify(listed.body)).not.toContain(made.body.data.api_key);
  });

  it('rejects a scope that the caller lacks', async () => {
    const admin = await shop('POST', '/keys', { body: { name: 'Admin only', scopes: ['admin'] } });
    const client = server.withKey(String(admin.body.data.api_key));
    const refused = await client('POST', '/keys', { body: { name: 'More', scopes: ['admin', 'fraud'] } });
    expect(refused).toMatchObject({ status: 403, body: { error: { code: '2003' } } });
  });

  it('creates a test key when the caller is a test key', async () => {
    const test = await shop('POST', '/keys', {
      body: { name: 'T', scopes: ['admin', 'fraud'], kind: 'test' },
    });
    const client = server.withKey(String(test.body.data.api_key));
    const live = await client('POST', '/keys', { body: { name: 'L', scopes: ['fraud'], kind: 'live' } });
    expect(live.status).toBe(403);
    const unsaid = await client('POST', '/keys', { body: { name: 'L', scopes: ['fraud'] } });
    expect(unsaid.body.data.kind).toBe('test');
    expect((await client('DELETE', `/keys/${await firstKey()}`)).status).toBe(403);
    expect(
      (await client('POST', `/keys/${await firstKey()}/rotate`, { body: { overlap_seconds: 0 } })).status,
    ).toBe(403);
  });

  it('creates a key that works only from its allowed addresses', async () => {
    const made = await shop('POST', '/keys', {
      body: { name: 'Office', scopes: ['admin'], allowed_ips: ['203.0.113.0/24', '2001:db8::/32'] },
    });
    const from = (address: string) =>
      server.withHeaders({ 'x-api-key': String(made.body.data.api_key), 'x-forwarded-for': address })(
        'GET',
        '/account',
      );
    expect((await from('203.0.113.9')).status).toBe(200);
    expect((await from('2001:db8::1')).status).toBe(200);
    expect(await from('198.51.100.1')).toMatchObject({ status: 401, body: { error: { code: '1017' } } });
  });

  it('rejects invalid allowed addresses', async () => {
    const made = await shop('POST', '/keys', {
      body: { name: 'Office', scopes: ['admin'], allowed_ips: ['203.0.113.7', 'localhost', '10.0.0.0/33'] },
    });
    expect(made.body.error.details?.map(({ field }) => field)).toEqual(['allowed_ips[1]', 'allowed_ips[2]']);
  });
});

describe('DELETE /keys', () => {
  it('revokes the key immediately and lists it with its end', async () => {
    const made = await shop('POST', '/keys', { body: { name: 'Old', scopes: ['admin'] } });
    const { id, api_key } = made.body.data;
    expect(await works(api_key)).toBe(true);
    const deleted = await shop('DELETE', `/keys/${id}`);
    expect(deleted.body.data.key?.revoked_at).not.toBeNull();
    expect(await works(api_key)).toBe(false);
    expect((await shop('DELETE', `/keys/${id}`)).status).toBe(200);
    expect((await shop('POST', `/keys/${id}/rotate`, { body: { overlap_seconds: 0 } })).status).toBe(409);
  });

  it('never revokes the last live admin key, even with concurrent requests', async () => {
    await shop('POST', '/keys', { body: { name: 'Test', scopes: ['admin'], kind: 'test' } });
    await shop('POST', '/keys', { body: { name: 'Fraud', scopes: ['fraud'] } });
    const first = await firstKey();
    expect(await shop('DELETE', `/keys/${first}`)).toMatchObject({
      status: 409,
      body: { error: { code: '3009' } },
    });
    const second = await shop('POST', '/keys', { body: { name: 'Second', scopes: ['admin'] } });
    const both = await Promise.all([
      shop('DELETE', `/keys/${first}`),
      shop('DELETE', `/keys/${second.body.data.id}`),
    ]);
    // The second request finds the last key, or its key revoked.
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = await Promise.all([works(shopKey), works(second.body.data.api_key)]);
    expect(left.filter(Boolean)).toHaveLength(1);
  });
});

describe('key rotation', () => {
  it('leaves the old key valid until the overlap ends', async () => {
    const made = await shop('POST', '/keys', { body: { name: 'Checkout', scopes: ['admin', 'fraud'] } });
    const rotated = await shop('POST', `/keys/${made.body.data.id}/rotate`, {
      body: { overlap_seconds: 600 },
    });
    const { key, previous } = rotated.body.data;
    expect(key).toMatchObject({ name: 'Checkout', scopes: ['fraud', 'admin'], kind: 'live' });
    expect(previous?.expires_at).not.toBeNull();
    expect([await works(made.body.data.api_key), await works(key?.api_key)]).toEqual([true, true]);
    server.runtime.advance(599_000);
    expect(await works(made.body.data.api_key)).toBe(true);
    server.runtime.advance(1_001);
    expect([await works(made.body.data.api_key), await works(key?.api_key)]).toEqual([false, true]);
    const again = await shop('POST', `/keys/${made.body.data.id}/rotate`, { body: { overlap_seconds: 0 } });
    expect(again.status).toBe(409);
  });

  it('rotates the last admin key, whose successor replaces it', async () => {
    const rotated = await shop('POST', `/keys/${await firstKey()}/rotate`, { body: { overlap_seconds: 0 } });
    expect(rotated.status).toBe(200);
    expect((await shop('GET', '/account')).status).toBe(401);
    expect(await works(rotated.body.data.key?.api_key)).toBe(true);
  });

  it('rejects a scope that the caller lacks', async () => {
    const admin = await shop('POST', '/keys', { body: { name: 'Admin only', scopes: ['admin'] } });
    const client = server.withKey(String(admin.body.data.api_key));
    expect(
      (await client('POST', `/keys/${await firstKey()}/rotate`, { body: { overlap_seconds: 0 } })).status,
    ).toBe(403);
  });
});
