import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';

const ERASE = '/RestService/erase-api/v2';
const NOBODY = '0190a0a0-0000-7000-8000-000000000000';

let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

const post = (json: unknown, of: TestAccount = shop) => of.live.send('POST', ERASE, { json });
const statusOf = async (id: unknown, of: TestAccount = shop) =>
  (await of.live.send('GET', `${ERASE}/${id}`)).data.status;
const requests = async () =>
  (await server.database.query<{ n: number }>({ text: 'SELECT count(*) AS n FROM erase_request' }))[0]!.n;

describe('POST erase', () => {
  it('responds immediately, finishes in the background, and is visible only to its account', async () => {
    const began = await post({ domains: ['FRAUD', 'IDV'], emails: ['Jane@Example.com'] });
    expect([began.status, began.data.status]).toEqual([200, 'IN_PROGRESS']);
    const id = began.data.request_id;
    await expect.poll(() => statusOf(id), { timeout: 10_000 }).toBe('COMPLETED');
    expect(await statusOf(String(id).toUpperCase())).toBe('COMPLETED');
    const other = await server.newAccount('Other');
    for (const [who, what] of [
      [other, id],
      [shop, NOBODY],
      [shop, 'no id'],
    ] as const) {
      const answer = await who.live.send('GET', `${ERASE}/${what}`);
      expect([answer.status, answer.error.code]).toEqual([404, '3001']);
    }
  });

  it('allows a repeated request and an Idempotency-Key replay', async () => {
    const json = { domains: ['FRAUD'], user_ids: ['nobody'] };
    const headers = { 'idempotency-key': 'again' };
    const first = await shop.live.send('POST', ERASE, { json, headers });
    const again = await shop.live.send('POST', ERASE, { json, headers });
    expect(again.text).toBe(first.text);
    const anew = await post(json);
    expect(anew.data.request_id).not.toBe(first.data.request_id);
    for (const { data } of [first, anew]) {
      await expect.poll(() => statusOf(data.request_id), { timeout: 10_000 }).toBe('COMPLETED');
    }
  });

  it.each([
    ['anna@münchen.de', 'anna@xn--mnchen-3ya.de'],
    ['bert@xn--mnchen-3ya.de', 'Bert@MÜNCHEN.de'],
  ])('for %s finds the person stored as %s', async (sent, named) => {
    await shop.live.fraud({ transaction_id: sent, email: sent });
    const { data } = await post({ domains: ['FRAUD'], emails: [named] });
    await expect.poll(() => statusOf(data.request_id), { timeout: 10_000 }).toBe('COMPLETED');
    const tags = await shop.live.send('GET', `/RestService/tag-api/v1/tags/${encodeURIComponent(sent)}`);
    expect(tags.status).toBe(404);
  });

  it('requires a key with the erase scope', async () => {
    const { data } = await shop.live.manage('POST', '/keys', { name: 'Fraud only', scopes: ['fraud'] });
    const send = (headers: { readonly [name: string]: string }) =>
      server.withHeaders(headers).send('POST', ERASE, { json: { domains: ['FRAUD'], emails: ['a@b.co'] } });
    const refusals = [
      await send({}),
      await send({ 'x-api-key': 'wrong' }),
      await send({ 'x-api-key': String(data.api_key) }),
    ];
    expect(refusals.map(({ status, error }) => [status, error.code])).toEqual([
      [401, '2001'],
      [401, '2002'],
      [403, '2003'],
    ]);
  });
});

describe('POST erase with an invalid request', () => {
  it.each<readonly [string, unknown, string]>([
    ['no domains', { emails: ['a@b.co'] }, 'domains'],
    ['an unknown domain', { domains: ['FRAUD', 'fraud'], emails: ['a@b.co'] }, 'domains[1]'],
    ['nobody', { domains: ['FRAUD'] }, 'emails'],
    ['empty lists', { domains: ['FRAUD'], emails: [], user_ids: [] }, 'emails'],
    ['a text for a list', { domains: ['FRAUD'], emails: 'a@b.co' }, 'emails'],
    ['half a number for an id', { domains: ['FRAUD'], user_ids: [7.5] }, 'user_ids[0]'],
    ['a number for an address', { domains: ['FRAUD'], emails: [7] }, 'emails[0]'],
    ['an empty id', { domains: ['FRAUD'], user_ids: [''] }, 'user_ids[0]'],
    ['too long an id', { domains: ['FRAUD'], user_ids: ['x'.repeat(256)] }, 'user_ids[0]'],
    [
      'too many',
      { domains: ['FRAUD'], user_ids: Array.from({ length: 1001 }, (_, i) => `u${i}`) },
      'user_ids',
    ],
  ])('with %s starts no erasure', async (_name, json, field) => {
    const before = await requests();
    const answer = await post(json);
    expect([answer.status, answer.error.code]).toEqual([400, '1006']);
    expect(answer.error.details?.map((detail) => detail.field)).toContain(field);
    expect(await requests()).toBe(before);
  });

  it('reports every invalid address', async () => {
    const bad = [
      '',
      'jane',
      'jane@',
      '@b.co',
      'a b@c.co',
      'a@b',
      'a@b..co',
      '.a@b.co',
      'a@-b.co',
      'a@b.1',
      `${'l'.repeat(65)}@b.co`,
    ];
    const good = ['jane.o+tag@example.co.uk', 'müller@exämple.de', "o'neil@xn--exmple-cua.de"];
    const answer = await post({ domains: ['FRAUD'], emails: [...good, ...bad] });
    expect(answer.error.code).toBe('1006');
    expect(answer.error.details?.map(({ field }) => field)).toEqual(
      bad.map((_, index) => `emails[${good.length + index}]`),
    );
    expect(answer.text).not.toContain('jane');
  });

  it("rejects an empty body, truncated JSON and JSON that isn't an object", async () => {
    const send = (bytes?: string) => shop.live.send('POST', ERASE, bytes === undefined ? {} : { bytes });
    expect((await send()).error.code).toBe('1000');
    expect((await send('{"domains":')).error.code).toBe('1006');
    expect((await send('[]')).error.code).toBe('1006');
  });
});
