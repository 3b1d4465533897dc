import type { AmlResult } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../testing/assay-server';
import { items } from '../testing/client';
import { type ListsFolder, listsFolder, WORLD } from './testing/lists';

let folder: ListsFolder;
let server: AssayServer;

beforeAll(async () => {
  folder = await listsFolder();
  await folder.publish('world', WORLD, new Date('2026-10-01T00:00:00Z'));
  server = await startAssay({ env: { ASSAY_DATA_DIR: folder.dataDir } });
});
afterAll(async () => {
  await server?.close();
  await folder?.remove();
});

const screenAs = (account: TestAccount, body: unknown, path = 'aml-api/v1') =>
  account.live.send<AmlResult | null>('POST', `/RestService/${path}`, { json: body });
const screen = (body: unknown, path?: string) => screenAs(server.owner, body, path);
const resultOf = async (body: unknown): Promise<AmlResult> => {
  const { status, data, text } = await screen(body);
  expect(status, text).toBe(200);
  return data!;
};
const LISTED = { user_fullname: 'Viktor Draganov Petrosyan' };
const foundIn = ({ result_payload: payload }: AmlResult) => ({
  sanctions: payload.sanctionlist_entries.map(({ source_id }) => source_id),
  peps: payload.pep_entries.map(({ source_id }) => source_id),
  watch: payload.watchlist_entries.map(({ source_id }) => source_id),
  crime: payload.crimelist_entries.map(({ source_id }) => source_id),
});

describe('screening match', () => {
  it('contains every documented member', async () => {
    const data = await resultOf({ ...LISTED, user_dob: '1961-03-04', user_country: 'Bulgaria' });
    expect(data).toMatchObject({
      has_sanction_match: true,
      has_pep_match: false,
      has_watchlist_match: false,
      has_crimelist_match: false,
      has_adversemedia_match: false,
      local_aml_match: { has_brazil_spa_match: null, has_cpf_based_pep_match: null },
    });
    const [found] = data.result_payload.sanctionlist_entries;
    expect(found).toMatchObject({
      source_id: 'S-1',
      found: 'exact',
      name: 'Viktor Draganov Petrosyan',
      source: { source_name: 'test_sanctions', source_version: '2026-11-01' },
      first_seen: '2026-10-01T00:00:00.000Z',
      last_seen: '2026-10-01T00:00:00.000Z',
      akas: [{ name: 'Viktor Draganov Petrosyan', original: 'Виктор Драганов Петросян', type: 'aka' }],
      addresses: ['1 Harbour Street, Limassol'],
      birth_date: '1961-03-04',
      birth_precision: 'day',
      birth_place: 'Burgas',
      mother_name: 'Elena Draganova',
      nationality: 'BG',
      id_number: 'X1234567',
      id_type: 'passport',
      country: 'BG, CY',
      program: 'TEST-EO1',
    });
    expect(found?.attributes).toContainEqual({ key: 'listed_on', value: '2020-01-02' });
    expect(found?.scores.relevancy_score).toBeGreaterThan(0.9);
    expect(Number.isSafeInteger(found?.id)).toBe(true);
    const again = await resultOf({ user_fullname: 'Виктор Петросян' });
    expect(again.result_payload.sanctionlist_entries[0]?.id).toBe(found?.id);
    expect(data.result_payload.sanctionlist_sources.map(({ source_name }) => source_name).sort()).toEqual([
      'test_crime',
      'test_peps',
      'test_sanctions',
      'test_watch',
    ]);
  });

  it.each([
    ['Margarethe Ollenhauer-Quist', 'has_pep_match', { peps: ['P-1'] }],
    ['Thibault Marchandeau', 'has_watchlist_match', { watch: ['W-1'] }],
    ['Giovanni Ferrante', 'has_crimelist_match', { crime: ['C-1'] }],
    ['Northern Gale Shipping LLC', 'has_sanction_match', { sanctions: ['S-2'] }],
  ] as const)('on %s sets %s', async (user_fullname, flag, entries) => {
    const data = await resultOf({ user_fullname });
    expect(data[flag]).toBe(true);
    expect(foundIn(data)).toEqual({ sanctions: [], peps: [], watch: [], crime: [], ...entries });
  });

  it('is found by a name in parts, through minor versions and with a trailing slash', async () => {
    const parts = { user_firstname: 'Viktor', user_middlename: 'Draganov', user_lastname: 'Petrosyan' };
    for (const path of ['aml-api/v1', 'aml-api/v1/', 'aml-api/v1.1', 'aml-api/v1.0'])
      expect((await screen(parts, path)).data?.has_sanction_match, path).toBe(true);
  });

  it('is not returned for another person or from a disabled list', async () => {
    const nobody = await resultOf({ user_fullname: 'Agnes Wintermark' });
    expect(foundIn(nobody)).toEqual({ sanctions: [], peps: [], watch: [], crime: [] });
    const off = await resultOf({ ...LISTED, config: { sources: { sanction_enabled: false } } });
    expect(off.has_sanction_match).toBe(false);
    const grouped = await resultOf({
      ...LISTED,
      config: { aml: { sources: { sanction_enabled: 'false' } } },
    });
    expect(grouped.has_sanction_match).toBe(false);
    const other = await resultOf({ ...LISTED, user_dob: '1990-01-01' });
    expect(other.has_sanction_match).toBe(false);
  });
});

describe('screening request', () => {
  it.each([
    ['no bytes', undefined, '1000', undefined],
    ['an array', [], '1006', undefined],
    ['no name', { user_id: 'x', user_fullname: null }, '1006', 'user_fullname'],
    ['a first name alone', { user_firstname: 'A' }, '1006', 'user_fullname'],
    ['a last name alone', { user_lastname: 'Petrosyan' }, '1006', 'user_fullname'],
    ['a middle name alone', { user_middlename: 'Draganov' }, '1006', 'user_fullname'],
    ['a first and a middle name', { user_firstname: 'A', user_middlename: 'B' }, '1006', 'user_fullname'],
    ['a last name of blanks', { user_firstname: 'A', user_lastname: ' ' }, '1006', 'user_fullname'],
    ['a name of blanks', { user_fullname: ' ' }, '1006', 'user_fullname'],
    ['a name without letters', { user_fullname: '-.' }, '1006', 'user_fullname'],
    ['one letter', { user_fullname: 'A' }, '1006', 'user_fullname'],
    ['forms of address alone', { user_fullname: 'Mr. Dr.' }, '1006', 'user_fullname'],
    ['digits alone', { user_fullname: '123' }, '1006', 'user_fullname'],
    ['digits for both names', { user_firstname: '12', user_lastname: '٣٤' }, '1006', 'user_fullname'],
    ['one of full width', { user_fullname: 'Ｐｒｏｆ' }, '1006', 'user_fullname'],
    ['one in Cyrillic', { user_fullname: 'Господин' }, '1006', 'user_fullname'],
    ['one with an initial', { user_fullname: 'Dr A' }, '1006', 'user_fullname'],
    ['one for a first name', { user_firstname: 'Mrs', user_lastname: 'Petrosyan' }, '1006', 'user_fullname'],
    ['emoji', { user_fullname: '😀👩‍👩‍👧 🏴' }, '1006', 'user_fullname'],
    ['a name that is a number', { user_fullname: 12 }, '1006', 'user_fullname'],
    ['a zero character', { user_fullname: 'Ivan\u0000Petrov' }, '1006', undefined],
    ['an impossible date', { ...LISTED, user_dob: '1990-02-30' }, '1006', 'user_dob'],
    ['a config that is a list', { ...LISTED, config: [] }, '1001', undefined],
    ['an unknown type', { ...LISTED, config: { type: 'HUMAN' } }, '1001', 'config.type'],
    [
      'an unknown schedule',
      { ...LISTED, config: { monitoring_schedule: 'HOURLY' } },
      '1001',
      'config.monitoring_schedule',
    ],
    [
      'an unknown schedule next to the settings',
      { ...LISTED, monitoring_schedule: 'HOURLY' },
      '1001',
      'monitoring_schedule',
    ],
    [
      'a threshold over 1',
      { ...LISTED, config: { scoring: { score_threshold: 58 } } },
      '1001',
      'config.scoring.score_threshold',
    ],
    [
      'a profile that is not there',
      { ...LISTED, config: { search_profile_id: 'Nope' } },
      '1001',
      'config.search_profile_id',
    ],
    ['an endless name', { user_fullname: 'a'.repeat(10_001) }, '3000', 'user_fullname'],
  ])('rejects %s and names the field', async (_, body, code, field) => {
    const answer = await screen(body);
    expect(answer).toMatchObject({ status: 400, error: { code } });
    if (field) expect(answer.error.details?.[0]?.field).toBe(field);
  });

  it.each([
    ['ten thousand characters', 'Ivan Petrov '.repeat(833)],
    ['ten thousand letters without a space', 'a'.repeat(10_000)],
    ['mixed scripts', 'Иван Smith 山田 محمد Παπαδόπουλος'],
    ['bidi controls', '\u202eVlad\u2066imir\u2069'],
    ['only a legal form', 'GmbH & Co. KG'],
  ])('accepts %s', async (_, user_fullname) => {
    const { status, data } = await screen({ user_fullname });
    expect(status).toBe(200);
    expect(data?.has_sanction_match).toBe(false);
  });

  it('accepts null, "" and unknown members', async () => {
    const config = {
      version: 'v1',
      timeout: '',
      monitoring_schedule: null,
      scoring: { new_thing: 1 },
      x: {},
    };
    const data = await resultOf({ ...LISTED, user_dob: '', user_country: null, other: 1, config });
    expect(data.has_sanction_match).toBe(true);
  });

  it('enables monitoring from the top level, with settings in `config` taking precedence', async () => {
    const monitored = async (name: string) => {
      const { data } = await server.owner.live.manage('GET', '/screening/monitored-names');
      return items(data.monitored).find((one) => String(one.name) === name);
    };
    await resultOf({
      user_fullname: 'Other Settings',
      monitoring_required: true,
      monitoring_schedule: 'DAILY',
    });
    expect(await monitored('Other Settings')).toMatchObject({ monitoring_schedule: 'DAILY' });
    const config = { monitoring_required: false };
    await resultOf({ user_fullname: 'Within Settings', monitoring_required: true, config });
    expect(await monitored('Within Settings')).toBeUndefined();
  });

  it("lists monitored names by the user's key, so that no URL contains a user id", async () => {
    const { live } = server.owner;
    for (const user_id of ['key-1', 'key-2'])
      await resultOf({ user_id, user_fullname: `Person ${user_id}`, monitoring_required: true });
    const { data: found } = await live.manage('POST', '/cases/search', { user_id: 'key-2' });
    const { data } = await live.manage('GET', `/screening/monitored-names?user=${found.key}`);
    expect(items(data.monitored).map((one) => one.user_id)).toEqual(['key-2']);
    const refused = await live.manage('GET', '/screening/monitored-names?user_id=key-2');
    expect([refused.status, refused.error.details?.[0]?.field]).toEqual([400, 'user_id']);
  });

  it('requires the screening scope', async () => {
    const made = await server.owner.live.manage('POST', '/keys', { name: 'Other', scopes: ['fraud'] });
    const other = server.withKey(String(made.data.api_key));
    const answer = await other.send('POST', '/RestService/aml-api/v1', { json: LISTED });
    expect(answer).toMatchObject({ status: 403, error: { code: '2003' } });
    const none = await server.withHeaders({}).send('POST', '/RestService/aml-api/v1', { json: LISTED });
    expect(none).toMatchObject({ status: 401, error: { code: '2001' } });
  });

  it('is replayed for an Idempotency-Key', async () => {
    const send = (json: object) =>
      server.owner.live.send('POST', '/RestService/aml-api/v1', {
        json,
        headers: { 'idempotency-key': 'screen-1' },
      });
    const first = await send(LISTED);
    server.clock.advance(60_000);
    expect((await send(LISTED)).text).toBe(first.text);
    expect((await send({ user_fullname: 'Somebody Else' })).status).toBe(409);
  });

  it('returns a retryable error after a timeout, never a partial search', async () => {
    const { status, error, data, headers } = await screen({ ...LISTED, config: { timeout: 0 } });
    expect([status, error.code, data]).toEqual([503, '4001', {}]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const headersOf = { 'idempotency-key': 'in a hurry' };
    const send = (config: object) =>
      server.owner.live.send('POST', '/RestService/aml-api/v1', {
        json: { ...LISTED, config },
        headers: headersOf,
      });
    expect((await send({ timeout: 0 })).status).toBe(503);
    expect((await send({ timeout: 0 })).status).toBe(503);
  });
});

describe('search profile', () => {
  it('overrides inline settings, applies from the next request and is versioned', async () => {
    const shop = await server.newAccount('Profiles');
    const settings = { sources: { sanction_enabled: false } };
    const made = await shop.live.manage('POST', '/screening/profiles', { name: 'PEPs only', settings });
    expect(made.data.profile).toMatchObject({ version: 1, settings });
    const config = { search_profile_id: 'PEPs only', sources: { sanction_enabled: true } };
    expect((await screenAs(shop, { ...LISTED, config })).data?.has_sanction_match).toBe(false);
    await shop.live.manage('POST', '/screening/profiles', { name: 'PEPs only', settings: {} });
    expect((await screenAs(shop, { ...LISTED, config })).data?.has_sanction_match).toBe(true);
    // Another account doesn't have this profile.
    expect((await screen({ ...LISTED, config })).error.code).toBe('1001');
    const audit = await shop.live.manage('GET', '/audit-log');
    expect(
      items(audit.data.records).filter(({ action }) => String(action) === 'screening-profile.save'),
    ).toHaveLength(2);
    expect((await shop.live.manage('DELETE', '/screening/profiles/PEPs%20only')).data).toEqual({
      removed: true,
    });
    expect((await screenAs(shop, { ...LISTED, config })).status).toBe(400);
  });

  it('rejects an unknown setting', async () => {
    const wrong = { name: 'Wrong', settings: { scoring: { score_treshold: 0.5 } } };
    const answer = await server.owner.live.manage('POST', '/screening/profiles', wrong);
    expect(answer).toMatchObject({ status: 400, error: { code: '1001' } });
    expect(answer.error.details?.[0]?.field).toBe('settings.scoring.score_treshold');
  });
});

describe('GET /screening/status', () => {
  it('reports the lists; a new deployment has only the demo list and reports that', async () => {
    const status = await server.owner.live.manage('GET', '/screening/status');
    expect(status.data).toMatchObject({ state: 'ok', notice: null, entries: 6 });
    const fresh = await startAssay();
    try {
      const alone = await fresh.owner.live.manage('GET', '/screening/status');
      expect(alone.data).toMatchObject({ state: 'demonstration' });
      expect(String(alone.data.notice)).toContain('demonstration list');
      expect(Number(alone.data.entries)).toBeGreaterThan(30);
      const ready = JSON.parse((await fresh.app.inject('/readyz')).payload) as {
        components: { name: string; state: string; note?: string }[];
      };
      expect(ready.components.find(({ name }) => name === 'aml-lists')).toMatchObject({
        state: 'degraded',
        note: expect.stringContaining('demonstration list'),
      });
    } finally {
      await fresh.close();
    }
  });
});
