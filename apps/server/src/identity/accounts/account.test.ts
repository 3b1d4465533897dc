import { appendAuditAlone } from '@assay/store';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type Client,
  items,
  type ManagementServer,
  startManagement,
} from '../../management/testing/management-server';

let server: ManagementServer;
let owner: Client;
let shop: Client;

beforeAll(async () => {
  server = await startManagement({ rateLimit: 25 });
  owner = server.withKey(server.ownerKey);
});
beforeEach(async () => {
  shop = server.withKey(await server.newAccount('Shop'));
});
afterAll(() => server.close());

describe('POST /accounts', () => {
  it("creates a live key with every scope and the deployment's default settings", async () => {
    const made = await owner('POST', '/accounts', { body: { name: 'Bank' } });
    expect(made.body.data.account).toMatchObject({
      name: 'Bank',
      owner: false,
      thresholds: { review: 10, decline: 20 },
      rate_limit: 25,
      retention_days: 365,
      timeouts: {},
      share_history: false,
      card_numbers: 'mask',
      disabled_versions: [],
      policy_version: 1,
    });
    expect(made.body.data.key).toMatchObject({ kind: 'live' });
    const client = server.withKey(String(made.body.data.key?.api_key));
    expect((await client('GET', '/account')).body.data).toEqual(made.body.data.account);
  });

  it('applies the requested rate limit', async () => {
    const made = await owner('POST', '/accounts', { body: { name: 'Slow', rate_limit: 1 } });
    const client = server.withKey(String(made.body.data.key?.api_key));
    const answers = await Promise.all(Array.from({ length: 6 }, () => client('GET', '/account')));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused).toMatchObject({ body: { error: { code: '4004', message: 'Too Many Requests' } } });
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('PATCH /account', () => {
  it('leaves settings that were not sent unchanged', async () => {
    const changed = await shop('PATCH', '/account', {
      body: {
        name: 'Shop 2',
        retention_days: 1,
        timeouts: { email: 1500, ip: 200 },
        disabled_versions: ['email-api/v2'],
      },
    });
    expect(changed.body.data).toMatchObject({
      name: 'Shop 2',
      rate_limit: 25,
      retention_days: 1,
      timeouts: { email: 1500, ip: 200 },
      disabled_versions: ['email-api/v2'],
      policy_version: 1,
    });
    const again = await shop('PATCH', '/account', {
      body: { timeouts: { email: null, bin: 10 }, share_history: false },
    });
    expect(again.body.data).toMatchObject({
      name: 'Shop 2',
      timeouts: { ip: 200, bin: 10 },
      share_history: false,
    });
    expect((await shop('GET', '/account')).body.data).toEqual(again.body.data);
  });

  it('takes effect immediately in this process', async () => {
    const { id } = (await shop('GET', '/account')).body.data;
    await shop('PATCH', '/account', { body: { rate_limit: 77 } });
    expect(server.routePorts.directory.account(Number(id))?.settings.rate_limit).toBe(77);
  });

  it('creates a new policy version when thresholds change', async () => {
    const changed = await shop('PATCH', '/account', { body: { thresholds: { review: 30, decline: 30 } } });
    expect(changed.body.data).toMatchObject({ thresholds: { review: 30, decline: 30 }, policy_version: 2 });
    const difference = await shop('GET', '/policy/versions/1/diff/2');
    expect(difference.body.data.thresholds).toEqual({
      from: { review: 10, decline: 20 },
      to: { review: 30, decline: 30 },
    });
  });

  it.each([
    [{ thresholds: { review: 21, decline: 20 } }, 'thresholds.review'],
    [{ thresholds: { review: -1, decline: 20 } }, 'thresholds.review'],
    [{ thresholds: { review: 1, decline: 100.5 } }, 'thresholds.decline'],
    [{ thresholds: { review: 1 } }, 'thresholds.decline'],
    [{ retention_days: 0 }, 'retention_days'],
    [{ rate_limit: -5 }, 'rate_limit'],
    [{ rate_limit: '5' }, 'rate_limit'],
    [{ timeouts: { email: 0 } }, 'timeouts.email'],
    [{ timeouts: { postman: 5 } }, 'timeouts.postman'],
    [{ disabled_versions: ['fraud-api/v2'] }, 'disabled_versions[0]'],
    [{ share_history: 'yes' }, 'share_history'],
    [{ name: 'x'.repeat(101) }, 'name'],
  ])('returns 400 for %j and names the field', async (body, field) => {
    const answer = await shop('PATCH', '/account', { body });
    expect(answer).toMatchObject({ status: 400, body: { error: { code: '1006', details: [{ field }] } } });
  });

  it('returns 409 and changes nothing when the policy version is stale', async () => {
    await shop('PATCH', '/account', { body: { thresholds: { review: 1, decline: 2 } } });
    const stale = await shop('PATCH', '/account', { body: { name: 'Stale', expected_version: 1 } });
    expect(stale).toMatchObject({ status: 409, body: { error: { code: '3009' } } });
    expect((await shop('GET', '/account')).body.data.name).toBe('Shop');
  });
});

describe('audit log', () => {
  it('lists every change, newest first, in pages, and verifies as intact', async () => {
    await shop('PATCH', '/account', { body: { name: 'A' } });
    await shop('PATCH', '/account', { body: { name: 'B' } });
    const all = items((await shop('GET', '/audit-log')).body.data.records);
    expect(all.map(({ sequence, action }) => [sequence, action])).toEqual([
      [3, 'account.change'],
      [2, 'account.change'],
      [1, 'account.create'],
    ]);
    expect(all[0]).toMatchObject({
      actor: expect.stringMatching(/^key assay_live_.* \(First key\)$/),
      change: { name: 'B' },
    });
    const page = await shop('GET', '/audit-log?limit=2');
    expect(page.body.data.next).toBe(2);
    const rest = await shop('GET', '/audit-log?limit=2&before=2');
    expect(items(rest.body.data.records).map(({ sequence }) => sequence)).toEqual([1]);
    expect((await shop('GET', '/audit-log/verification')).body.data).toEqual({
      intact: true,
      first_broken: null,
      // This test store has no keys, so no record carries a keyed mark.
      authenticated_from: null,
      expected_height: 3,
      height: 3,
      head: all[0]?.hash,
    });
    const checkpoint = await shop('GET', '/audit-log/checkpoint');
    expect(checkpoint.body.data).toMatchObject({ height: 3, head: all[0]?.hash });
    const { id } = (await shop('GET', '/account')).body.data;
    expect(checkpoint.body.data.account).toBe(id);
  });

  it('filters by actor, action and time', async () => {
    await shop('PATCH', '/account', { body: { name: 'A' } });
    const numbers = async (query: string) =>
      items((await shop('GET', `/audit-log?${query}`)).body.data.records).map(({ sequence }) => sequence);
    const [newest] = items((await shop('GET', '/audit-log')).body.data.records);
    expect(await numbers('action=account.create')).toEqual([1]);
    expect(await numbers('actor=assay')).toEqual([1]);
    expect(await numbers(`actor=${encodeURIComponent(String(newest?.actor))}`)).toEqual([2]);
    expect(await numbers('only=changes')).toEqual([2, 1]);
    expect(await numbers('from=2099-01-01T00:00:00Z')).toEqual([]);
    expect(await numbers('to=2099-01-01T00:00:00Z&action=account.change')).toEqual([2]);
    expect((await shop('GET', '/audit-log?from=yesterday')).body.error.code).toBe('1006');
  });

  it('leaves out views of personal data with `only=changes`', async () => {
    const id = Number((await shop('GET', '/account')).body.data.id);
    for (const action of ['person.readCase', 'media.read', 'person.reveal'])
      await appendAuditAlone(server.routePorts.database, id, {
        at: new Date(),
        actor: 'test',
        action,
        target: 'one',
        change: {},
      });
    const actions = async (query: string) =>
      items((await shop('GET', `/audit-log${query}`)).body.data.records).map(({ action }) => action);
    expect(await actions('')).toEqual(['person.reveal', 'media.read', 'person.readCase', 'account.create']);
    expect(await actions('?only=changes')).toEqual(['person.reveal', 'account.create']);
    expect((await shop('GET', '/audit-log?only=views')).body.error.code).toBe('1006');
  });

  it.each([
    ['changed', 'UPDATE audit SET actor = $2 WHERE account_id = $1 AND sequence = 2', ['somebody']],
    ['taken out', 'DELETE FROM audit WHERE account_id = $1 AND sequence = 2', []],
  ])('reports the position of a record that was %s', async (_what, text, more) => {
    await shop('PATCH', '/account', { body: { name: 'A' } });
    await shop('PATCH', '/account', { body: { name: 'B' } });
    const { id } = (await shop('GET', '/account')).body.data;
    await server.routePorts.database.query({ text, values: [Number(id), ...more] });
    expect((await shop('GET', '/audit-log/verification')).body.data).toMatchObject({
      intact: false,
      first_broken: 2,
    });
    expect(await shop('GET', '/audit-log/checkpoint')).toMatchObject({
      status: 409,
      body: { error: { code: '3009' } },
    });
  });
});

describe('account currency and time zone', () => {
  it('stores a currency and a time zone, and null removes them', async () => {
    const say = (body: object) => shop('PATCH', '/account', { body });
    expect((await shop('GET', '/account')).body.data).toMatchObject({ currency: null, time_zone: null });
    const chosen = { currency: 'HUF', time_zone: 'Europe/Budapest' };
    expect((await say(chosen)).body.data).toMatchObject(chosen);
    expect((await say({ retention_days: 30 })).body.data).toMatchObject(chosen);
    expect((await say({ currency: null })).body.data).toMatchObject({ ...chosen, currency: null });
    for (const [name, wrong] of [
      ['currency', 'euro'],
      ['time_zone', 'Middle/Earth'],
    ] as const) {
      const { status, body } = await say({ [name]: wrong });
      expect([status, body.error.details?.[0]?.field]).toEqual([400, name]);
    }
  });
});

describe('data sources', () => {
  it('lists sources without revealing their location', async () => {
    expect((await shop('GET', '/data-sources')).body.data).toEqual({ sources: [] });
    expect((await shop('GET', '/providers')).body.data).toEqual({ providers: [] });
  });
});
