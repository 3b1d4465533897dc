import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  items,
  type ManagementServer,
  startManagement,
} from '../../management/testing/management-server';
import { listValue } from './list-value';

let server: ManagementServer;
let shop: Client;

beforeAll(async () => {
  server = await startManagement();
});
beforeEach(async () => {
  shop = server.withKey(await server.newAccount('Shop'));
  await shop('POST', '/lists', { body: { id: 'mails', name: 'Mails', kind: 'block', field: 'email' } });
});
afterAll(() => server.close());

const add = (values: unknown, more: object = {}) =>
  shop('POST', '/lists/mails/entries', { body: { values, ...more } });
const valuesOf = async () =>
  items((await shop('GET', '/lists/mails/entries')).body.data.entries).map(({ value }) => value);

describe('list', () => {
  it('is created with a chosen or generated id, and is listed', async () => {
    const made = await shop('POST', '/lists', { body: { name: 'Ranges', kind: 'plain', field: 'ip' } });
    expect(made.body.data).toEqual({
      version: 3,
      list: { id: 'L003', name: 'Ranges', kind: 'plain', field: 'ip' },
    });
    const { lists } = (await shop('GET', '/lists')).body.data;
    expect(items(lists).map(({ id }) => id)).toEqual(['mails', 'L003']);
    const again = { id: 'mails', name: 'X', kind: 'allow', field: 'ip' };
    expect((await shop('POST', '/lists', { body: again })).status).toBe(409);
  });

  it('cannot be deleted while a rule uses it, and is then deleted with its entries', async () => {
    const rule = (id: string, when: string, then: object) =>
      shop('POST', '/rules', { body: { id, name: id, when, then } });
    await rule('R1', 'user_country = "DE" and not email in list("mails")', { state: 'REVIEW' });
    await rule('R2', 'user_country = "DE"', { list: { list_id: 'mails', field: 'email', action: 'add' } });
    await add(['a@example.com', 'b@example.com']);
    const listed = async (query: string) => items((await shop('GET', `/lists${query}`)).body.data.lists)[0];
    const rules = ['R1', 'R2'];
    expect(await listed('')).toMatchObject({ entries: null, changed_at: null, rules });
    const [{ created_at: newest } = {}] = items(
      (await shop('GET', '/lists/mails/entries')).body.data.entries,
    );
    expect(await listed('?include=counts')).toMatchObject({ entries: 2, changed_at: newest, rules });
    const used = await shop('DELETE', '/lists/mails');
    expect(used).toMatchObject({
      status: 409,
      body: { error: { message: expect.stringContaining('R1, R2') } },
    });
    await shop('DELETE', '/rules/R1');
    await shop('DELETE', '/rules/R2');
    expect((await shop('DELETE', '/lists/mails')).body.data).toEqual({ version: 7, removed_entries: 2 });
    expect((await shop('GET', '/lists/mails/entries')).status).toBe(404);
    await shop('POST', '/lists', { body: { id: 'mails', name: 'Mails', kind: 'block', field: 'email' } });
    expect(await valuesOf()).toEqual([]);
  });
});

describe('phone numbers in a list', () => {
  beforeEach(() =>
    shop('POST', '/lists', { body: { id: 'phones', name: 'Phones', kind: 'block', field: 'phone_number' } }),
  );
  const put = async (body: object) => (await shop('POST', '/lists/phones/entries', { body })).body;
  const held = async () =>
    items((await shop('GET', '/lists/phones/entries')).body.data.entries).map(({ value }) => value);
  const EXPECTED = expect.stringContaining('with its calling code');

  it('are stored by their country, and rejected with an explanation without one', async () => {
    expect(await put({ values: ['030 1234567'] })).toMatchObject({
      error: { code: '1006', details: [{ field: 'values[0]', expected: EXPECTED }] },
    });
    expect(await put({ values: ['030 1234567', '+49 30 1234568'], country: 'DE' })).toMatchObject({
      data: { saved: 2 },
    });
    const entries = [
      { value: '030 1234569', country: 'DE' },
      { value: '030 1234570' },
      { value: '030 1234571', country: 'US' },
      { value: '0049 30 1234572' },
    ];
    expect((await put({ entries, partial: true })).data).toEqual({
      saved: 2,
      refused: [
        { index: 1, expected: EXPECTED },
        { index: 2, expected: EXPECTED },
      ],
    });
    expect([...(await held())].sort()).toEqual(['49301234567', '49301234568', '49301234569', '49301234572']);
  });
});

describe('list entries', () => {
  it('are stored once each in a normalized spelling', async () => {
    const added = await add([' Someone@Example.com', 'someone@example.com', 'other@example.com']);
    expect(added.body.data).toEqual({ saved: 2, refused: [] });
    expect([...(await valuesOf())].sort()).toEqual(['other@example.com', 'someone@example.com']);
    const removed = await shop('DELETE', '/lists/mails/entries', {
      body: { values: ['SOMEONE@example.com', 'no@example.com'] },
    });
    expect(removed.body.data).toEqual({ removed: 1 });
    expect(await valuesOf()).toEqual(['other@example.com']);
  });

  it('are all rejected if one is invalid, which is reported by its index', async () => {
    const answer = await add(['a@example.com', 'no address', '']);
    expect(answer).toMatchObject({ status: 400, body: { error: { code: '1006' } } });
    expect(answer.body.error.details).toEqual(
      ['values[1]', 'values[2]'].map((field) => ({
        field,
        expected: 'an email address such as name@example.com',
      })),
    );
    expect(JSON.stringify(answer.body)).not.toContain('no address');
    expect(await valuesOf()).toEqual([]);
  });

  it('are limited to ten thousand per request', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => `user${index}@example.com`);
    expect((await add(many)).body.data).toEqual({ saved: 10_000, refused: [] });
    expect((await add([...many, 'one@example.com'])).body.error.details?.[0]?.field).toBe('values');
    expect((await add([])).body.error.details?.[0]?.field).toBe('values');
  });

  it('have a note, an author and an expiry in the future', async () => {
    await add(['a@example.com'], { note: 'Chargeback', expires_at: '2999-01-01T00:00:00Z' });
    const [entry] = items((await shop('GET', '/lists/mails/entries')).body.data.entries);
    expect(entry).toMatchObject({
      note: 'Chargeback',
      author: expect.stringContaining('First key'),
      expires_at: '2999-01-01T00:00:00.000Z',
    });
    await add(['a@example.com']);
    expect(items((await shop('GET', '/lists/mails/entries')).body.data.entries)[0]).toMatchObject({
      note: '',
      expires_at: null,
    });
    for (const expires_at of ['2001-01-01T00:00:00Z', 'tomorrow', '2999-02-30T00:00:00Z', 7]) {
      expect((await add(['a@example.com'], { expires_at })).body.error.details?.[0]?.field).toBe(
        'expires_at',
      );
    }
  });

  it('are returned in pages', async () => {
    await add(['a@example.com', 'b@example.com', 'c@example.com']);
    const first = (await shop('GET', '/lists/mails/entries?limit=2')).body.data;
    expect(String(first.next)).not.toContain('example');
    const second = (await shop('GET', `/lists/mails/entries?limit=2&after=${first.next}`)).body.data;
    const values = [...items(first.entries), ...items(second.entries)].map(({ value }) => value);
    expect(values.toSorted()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
    expect(second.next).toBeNull();
    const lost = await shop('GET', '/lists/mails/entries?after=nowhere');
    expect(lost.body.error.details?.[0]?.field).toBe('after');
  });

  it('are recorded in the audit log as counts, never as values', async () => {
    await add(['secret@example.com']);
    await shop('DELETE', '/lists/mails/entries', { body: { values: ['secret@example.com'] } });
    const audit = await shop('GET', '/audit-log');
    expect(items(audit.body.data.records).slice(0, 2)).toMatchObject([
      { action: 'list.remove', target: 'mails', change: { entries: 1 } },
      { action: 'list.add', target: 'mails', change: { entries: 1 } },
    ]);
    expect(JSON.stringify(audit.body)).not.toContain('secret@');
  });

  it('raise the version of the lists, so that every process reloads them', async () => {
    const before = (await shop('GET', '/account')).body.data;
    await add(['a@example.com']);
    const after = (await shop('GET', '/account')).body.data;
    expect(Number(after.lists_version)).toBe(Number(before.lists_version) + 1);
    expect(server.routePorts.directory.account(Number(after.id))?.listsVersion).toBe(after.lists_version);
  });
});

describe('spelling of an IP address in a list', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['2001:DB8:0::1', '2001:db8::1'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['203.0.113.0/24', '203.0.113.0/24'],
    ['2001:DB8::/32', '2001:db8::/32'],
    ['::ffff:10.0.0.0/104', '10.0.0.0/8'],
    ['203.0.113.0/33', null],
    ['203.0.113.0/', null],
    ['203.0.113/24', null],
    ['somewhere', null],
  ])('%s becomes %s', (value, spelled) => {
    expect(listValue('ip', value)).toBe(spelled);
  });
});

describe('list entries with individual settings', () => {
  it('have a note and an expiry each, and with `partial` only the invalid ones are rejected', async () => {
    await shop('POST', '/lists', { body: { id: 'bad_ips', name: 'Bad', kind: 'block', field: 'ip' } });
    const entries = [
      { value: '198.51.100.7', note: 'one', expires_at: '2999-01-01T00:00:00Z' },
      { value: 'no address' },
      { value: '203.0.113.0/24', expires_at: '2001-01-01T00:00:00Z' },
      { value: '198.51.100.8', note: 'two' },
    ];
    const whole = await shop('POST', '/lists/bad_ips/entries', { body: { entries } });
    expect(whole.body.error.details?.map(({ field }) => field)).toEqual([
      'entries[1].value',
      'entries[2].expires_at',
    ]);
    const { data } = (await shop('POST', '/lists/bad_ips/entries', { body: { entries, partial: true } }))
      .body;
    expect(data).toMatchObject({ saved: 2, refused: [{ index: 1 }, { index: 2 }] });
    const kept = (await shop('GET', '/lists/bad_ips/entries')).body.data;
    expect(new Map(items(kept.entries).map(({ value, note }) => [value, note]))).toEqual(
      new Map([
        ['198.51.100.7', 'one'],
        ['198.51.100.8', 'two'],
      ]),
    );
    const neither = await shop('POST', '/lists/bad_ips/entries', { body: { note: 'none' } });
    expect(neither.body.error).toMatchObject({ code: '1006', details: [{ field: 'values' }] });
  });
});
