import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { png } from '../../../../../e2e/verification/pictures';
import {
  type Client,
  type ManagementServer,
  startManagement,
} from '../../management/testing/management-server';

let server: ManagementServer;
let shop: Client;

beforeAll(async () => {
  server = await startManagement();
  shop = server.withKey(await server.newAccount('Shop'));
});
afterAll(() => server.close());

const put = (bytes: Buffer | string) =>
  shop('PUT', '/account/logo', {
    body: { picture: typeof bytes === 'string' ? bytes : bytes.toString('base64') },
  });

describe('account logo', () => {
  it('is set, named by its content, replaced and removed; the audit log holds its digest but not the image', async () => {
    const set = await put(png(120, 40));
    expect(set.body.data.logo).toMatchObject({ media_type: 'image/png', width: 120, height: 40 });
    const { path } = set.body.data.logo as unknown as { readonly path: string };
    expect(path).toMatch(/^\/flow\/logos\/[0-9a-f]{32}\.png$/);
    expect((await shop('GET', '/account')).body.data).toEqual(set.body.data);
    const other = await put(png(60, 60));
    expect((other.body.data.logo as unknown as { readonly path: string }).path).not.toBe(path);
    const removed = await shop('DELETE', '/account/logo');
    expect(removed.body.data.logo).toBeNull();
    const { records } = (await shop('GET', '/audit-log')).body.data as unknown as {
      readonly records: readonly { readonly action: string; readonly change: object }[];
    };
    const changes = records.filter(({ action }) => action === 'account.logo').map(({ change }) => change);
    expect(changes).toMatchObject([{ removed: true }, { width: 60 }, { width: 120 }]);
    expect(JSON.stringify(changes)).not.toContain('iVBOR');
  });

  it.each<[string, Buffer | string]>([
    [
      'a drawing with text inside',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'.padEnd(99)),
    ],
    ['a page named as nothing', Buffer.from('<!doctype html><title>Shop</title>'.padEnd(99))],
    ['half a picture', png(120, 40).subarray(0, 40)],
    ['a picture of 1,025 pixels', png(1025, 2)],
    ['no base64', 'not base64!'],
    ['nothing', ''],
    ['more than 64 KiB', Buffer.concat([png(40, 40), Buffer.alloc(65_536)])],
  ])('is rejected: %s', async (_name, bytes) => {
    const refused = await put(bytes);
    expect([refused.status, refused.body.error.code]).toEqual([400, '1006']);
    expect((await shop('GET', '/account')).body.data.logo).toBeNull();
  });
});

describe('account contact details', () => {
  it('are stored, and null removes them', async () => {
    const body = {
      contact_email: 'help@shop.example',
      contact_phone: '+49 30 1234567',
      contact_url: 'https://shop.example/help',
    };
    expect((await shop('PATCH', '/account', { body })).body.data).toMatchObject(body);
    const without = await shop('PATCH', '/account', { body: { contact_phone: null } });
    expect(without.body.data).toMatchObject({ ...body, contact_phone: null });
  });

  it.each([
    { contact_url: 'javascript:alert(1)' },
    { contact_email: 'nobody' },
    { contact_phone: 'call us' },
  ])('are rejected: %j', async (body) => {
    expect((await shop('PATCH', '/account', { body })).status).toBe(400);
  });
});
