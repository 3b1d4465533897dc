import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items, type Json } from '../../testing/client';

const TAGS = '/RestService/tag-api/v1/tags';

let server: AssayServer;
let shop: TestAccount;
let count = 0;

/**
 * Creates a transaction.
 * @returns its id
 */
async function transaction(of: TestAccount = shop): Promise<string> {
  const id = `order-${++count}`;
  await of.live.fraud({ transaction_id: id });
  return id;
}
const post = (path: string, json: object, of: TestAccount = shop) =>
  of.live.send('POST', `${TAGS}/${path}`, { json });
const tagsOf = async (id: string) => (await shop.live.send('GET', `${TAGS}/${id}`)).data.tags;
const words = (n: number, from = 0) => Array.from({ length: n }, (_, i) => `tag ${from + i}`);

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

describe('tags of one transaction', () => {
  it('are added in order without duplicates', async () => {
    const id = await transaction();
    expect((await post(`${id}/add`, { tags: ['b', 'a', 'b'] })).data.tags).toEqual(['b', 'a']);
    expect((await post(`${id}/add`, { tags: ['c', 'a'] })).data.tags).toEqual(['b', 'a', 'c']);
    expect(await tagsOf(id)).toEqual(['b', 'a', 'c']);
  });

  it('are replaced, removed one by one, and removed all at once', async () => {
    const id = await transaction();
    await post(`${id}/add`, { tags: ['a', 'b', 'c'] });
    expect((await post(`${id}/delete`, { tags: ['b', 'not there'] })).data.tags).toEqual(['a', 'c']);
    expect((await post(`${id}/update`, { tags: ['z', 'a'] })).data.tags).toEqual(['z', 'a']);
    expect((await shop.live.send('DELETE', `${TAGS}/${id}`)).data.tags).toEqual([]);
    expect(await tagsOf(id)).toEqual([]);
  });

  it('can be any text, for any transaction id', async () => {
    const id = 'Bestellung 1/ä?';
    await shop.live.fraud({ transaction_id: id });
    const tags = ['ünïcode 🎉', '"quoted", {braced} \\ and\ttabbed', 'NULL', '😀'.repeat(256)];
    expect((await post(`${encodeURIComponent(id)}/add`, { tags })).data.tags).toEqual(tags);
  });

  it('include the tags of all concurrent writers', async () => {
    const id = await transaction();
    await Promise.all(words(20).map((tag) => post(`${id}/add`, { tags: [tag] })));
    expect([...items((await shop.live.send('GET', `${TAGS}/${id}`)).data.tags)].sort()).toEqual(
      [...words(20)].sort(),
    );
  });
});

describe('bulk tags', () => {
  it('return every transaction in request order, duplicates once', async () => {
    const [a, b] = [await transaction(), await transaction()];
    await post(`${a}/add`, { tags: ['old'] });
    const added = await post('bulk-add', { transaction_ids: [b, a, b], tags: ['new'] });
    expect(added.data.updated_items).toEqual([
      { transaction_id: b, tags: ['new'] },
      { transaction_id: a, tags: ['old', 'new'] },
    ]);
    const removed = await post('bulk-delete', { transaction_ids: [a, b], tags: ['new'] });
    expect(items(removed.data.updated_items).map((item) => item.tags)).toEqual([['old'], []]);
    const replaced = await post('bulk-update', { transaction_ids: [a, b], tags: ['x', 'y'] });
    expect(items(replaced.data.updated_items).map((item) => item.tags)).toEqual([
      ['x', 'y'],
      ['x', 'y'],
    ]);
  });

  it('change nothing when one id is unknown or would exceed the maximum', async () => {
    const [a, b] = [await transaction(), await transaction()];
    const unknown = await post('bulk-add', { transaction_ids: [a, 'unknown'], tags: ['t'] });
    expect([unknown.status, unknown.error.code]).toEqual([404, '3001']);
    expect(unknown.error.details).toEqual([
      {
        field: 'transaction_ids[1]',
        expected: 'a transaction of this account in the same environment (live or test)',
      },
    ]);
    await post(`${b}/add`, { tags: words(50) });
    await post(`${b}/add`, { tags: words(50, 50) });
    const full = await post('bulk-add', { transaction_ids: [a, b], tags: ['one more'] });
    expect([full.status, full.error.code]).toEqual([400, '3000']);
    expect(await tagsOf(a)).toEqual([]);
    expect(items(await tagsOf(b))).toHaveLength(100);
  });

  it('are serialized for overlapping transactions', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => transaction()));
    await Promise.all(
      words(8).map((tag, n) =>
        post('bulk-add', { transaction_ids: n % 2 ? ids : [...ids].reverse(), tags: [tag] }),
      ),
    );
    for (const id of ids) expect(items(await tagsOf(id))).toHaveLength(8);
  });
});

describe('empty tag list', () => {
  it('removes all tags in an update, single or bulk, and is rejected for add and delete', async () => {
    const [a, b] = [await transaction(), await transaction()];
    await post('bulk-add', { transaction_ids: [a, b], tags: ['vip', 'old'] });
    for (const verb of ['add', 'delete']) {
      expect((await post(`${a}/${verb}`, { tags: [] })).error.code).toBe('1006');
      expect((await post(`bulk-${verb}`, { transaction_ids: [a], tags: [] })).error.code).toBe('1006');
    }
    expect((await post(`${a}/update`, { tags: [] })).data).toEqual({ tags: [] });
    expect((await post('bulk-update', { transaction_ids: [b], tags: [] })).data).toEqual({
      updated_items: [{ transaction_id: b, tags: [] }],
    });
    expect([await tagsOf(a), await tagsOf(b)]).toEqual([[], []]);
  });
});

describe('invalid tag request', () => {
  it.each<readonly [string, object, number, string]>([
    ['51 tags', { tags: words(51) }, 400, '3000'],
    ['a tag of 257 characters', { tags: ['x'.repeat(257)] }, 400, '3000'],
    ['an empty tag', { tags: [''] }, 400, '1006'],
    ['a number', { tags: [1] }, 400, '1006'],
    ['no list', { tags: 'vip' }, 400, '1006'],
    ['nothing', {}, 400, '1006'],
  ])('rejects %s and applies nothing', async (_name, body, status, code) => {
    const id = await transaction();
    for (const verb of ['add', 'update', 'delete']) {
      const answer = await post(`${id}/${verb}`, body);
      expect([answer.status, answer.error.code]).toEqual([status, code]);
    }
    expect(await tagsOf(id)).toEqual([]);
  });

  it('names the field of the request: the transaction in the path or the index in the list', async () => {
    const id = await transaction();
    const fields = (answer: Awaited<ReturnType<typeof post>>) =>
      answer.error.details?.map(({ field }) => field);
    for (const method of ['GET', 'DELETE'] as const) {
      expect(fields(await shop.live.send(method, `${TAGS}/nobody`))).toEqual(['transaction_id']);
    }
    expect(fields(await post('nobody/add', { tags: ['t'] }))).toEqual(['transaction_id']);
    // A duplicate transaction counts once but doesn't shift later indexes.
    expect(fields(await post('bulk-add', { transaction_ids: [id, id, 'nobody'], tags: ['t'] }))).toEqual([
      'transaction_ids[2]',
    ]);
    expect(fields(await post('bulk-add', { transaction_ids: [id, ''], tags: ['', 't', 5] }))).toEqual([
      'transaction_ids[1]',
      'tags[0]',
      'tags[2]',
    ]);
  });

  it('rejects NUL, a missing body and truncated JSON', async () => {
    const id = await transaction();
    const send = (bytes: string) => shop.live.send('POST', `${TAGS}/${id}/add`, { bytes });
    expect((await send('{"tags":["a\\u0000b"]}')).error.code).toBe('1006');
    expect((await send('{"tags":')).error.code).toBe('1006');
    expect((await shop.live.send('POST', `${TAGS}/${id}/add`)).error.code).toBe('1000');
    expect(await tagsOf(id)).toEqual([]);
  });

  it.each<readonly [object, string]>([
    [{ tags: ['t'] }, '1005'],
    [{ transaction_ids: [], tags: ['t'] }, '1005'],
    [{ transaction_ids: 'order-1', tags: ['t'] }, '1006'],
    [{ transaction_ids: Array.from({ length: 501 }, (_, i) => `o${i}`), tags: ['t'] }, '3000'],
    [{ transaction_ids: ['order-1'] }, '1006'],
  ])('rejects in bulk: %j', async (body, code) => {
    expect((await post('bulk-add', body)).error.code).toBe(code);
  });

  it('reports a nonexistent transaction, one of another account and one of the test environment as unknown', async () => {
    const other = await server.newAccount('Other');
    const theirs = await transaction(other);
    await shop.test.fraud({ transaction_id: 'tested' });
    for (const id of ['nobody', theirs, 'tested']) {
      expect((await shop.live.send('GET', `${TAGS}/${id}`)).error.code).toBe('3001');
      expect((await post(`${id}/add`, { tags: ['t'] })).status).toBe(404);
      expect((await shop.live.send('DELETE', `${TAGS}/${id}`)).status).toBe(404);
    }
  });
});

describe('panel tags', () => {
  const put = (id: string, tags: unknown, of = shop, query = '') =>
    of.live.manage('PUT', `/transactions/${id}/tags${query}`, { tags });

  it('replace the tags of a transaction; the audit log records the user, not the tags', async () => {
    const id = await transaction();
    await post(`${id}/add`, { tags: ['old'] });
    const { data } = await put(id, ['jane doe', 'vip', 'vip']);
    expect(data).toEqual({ transaction_id: id, tags: ['jane doe', 'vip'] });
    expect(await tagsOf(id)).toEqual(['jane doe', 'vip']);
    const trail = await shop.live.manage('GET', '/audit-log?limit=1');
    expect(items(trail.data.records)).toMatchObject([{ action: 'transaction.tag', change: { tags: 2 } }]);
    expect(trail.text).not.toContain('jane doe');
    expect((await put(id, [])).data.tags).toEqual([]);
  });

  it.each<readonly [string, unknown, string]>([
    ['no list', 'vip', '1006'],
    ['an empty tag', [''], '1006'],
    ['a tag of 257 characters', ['x'.repeat(257)], '1006'],
    ['101 tags', Array.from({ length: 101 }, (_, i) => `t${i}`), '1006'],
    ['a NUL', ['a\u0000b'], '1006'],
  ])('are rejected for %s', async (_name, tags, code) => {
    const id = await transaction();
    await post(`${id}/add`, { tags: ['stays'] });
    const answer = await put(id, tags);
    expect([answer.status, answer.error.code]).toEqual([400, code]);
    expect(await tagsOf(id)).toEqual(['stays']);
  });

  it('return 404 for an id with a NUL', async () => {
    expect((await put('a%00b', ['t'])).status).toBe(404);
  });

  it("return 404 for another account's transaction", async () => {
    const other = await server.newAccount('Other');
    const theirs = await transaction(other);
    expect((await put(theirs, ['t'])).status).toBe(404);
    expect((await put(theirs, ['t'], other, '?environment=test')).status).toBe(404);
  });
});

describe('tag search', () => {
  it('finds transactions by tag and returns their tags', async () => {
    const id = await transaction();
    await post(`${id}/add`, { tags: ['rare word', 'vip'] });
    const found = await shop.live.manage('GET', '/evaluations?tag=rare%20word');
    const [only, ...others] = items(found.data.evaluations) as readonly Json[];
    expect(others).toEqual([]);
    expect(only).toMatchObject({ transaction_id: id, tags: ['rare word', 'vip'] });
    expect(items((await shop.live.manage('GET', '/tags')).data.tags)).toContain('rare word');
    expect(items((await shop.live.manage('GET', '/tags?environment=test')).data.tags)).toEqual([]);
  });
});

describe('rule on tags', () => {
  it("reads the transaction's current tags when it is evaluated again, and on replay", async () => {
    const tagged = await server.newAccount('Tagged');
    // As text, because the linter mistakes a literal member `then` for a promise.
    const rule = '{"name":"Known to be bad","when":"tags contains \\"bad\\"","then":{"state":"DECLINE"}}';
    await tagged.live.manage('POST', '/rules', JSON.parse(rule));
    const first = await tagged.live.fraud({ transaction_id: 'again' });
    expect(first.data.state).toBe('APPROVE');
    await post('again/add', { tags: ['bad'] }, tagged);
    const second = await tagged.live.fraud({ transaction_id: 'again' });
    expect(second.data.state).toBe('DECLINE');
    const [newest] = items(
      (await tagged.live.manage('GET', '/evaluations?transaction_id=again')).data.evaluations,
    );
    const explained = await tagged.live.manage('GET', `/evaluations/${newest?.id}/explanation`);
    expect(explained.data.decision?.state).toBe('DECLINE');
  });
});
