import type { AmlResult } from '@assay/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { type Client, items } from '../../testing/client';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { entry, type ListsFolder, list, listsFolder } from '../testing/lists';

let folder: ListsFolder;
let store: TestDatabase;
let server: AssayServer;
let shop: TestAccount;

const PERSON = entry('S-1', 'Viktor Draganov Petrosyan', { programs: ['ONE'] });
const NEXT_YEAR = '2099-01-01T00:00:00.000Z';

beforeAll(async () => {
  folder = await listsFolder();
  store = await openTestDatabase();
  await folder.publish('world', [list('test_sanctions', 'sanctionlist', [PERSON])], new Date('2026-10-01'));
  server = await startAssay({ shared: store, env: { ASSAY_DATA_DIR: folder.dataDir } });
});
beforeEach(async () => {
  shop = await server.newAccount('Shop');
});
afterAll(async () => {
  await server?.close();
  await store?.drop();
  await folder?.remove();
});

const screen = async (body: object = {}) => {
  const json = { user_id: 'u-1', user_fullname: 'Viktor Draganov Petrosyan', ...body };
  const { data } = await server
    .withKey(shop.liveKey)
    .send<AmlResult>('POST', '/RestService/aml-api/v1', { json });
  return data;
};
const theCase = async () => {
  const [summary] = items((await shop.live.manage('GET', '/cases')).data.cases);
  return (await shop.live.manage('GET', `/cases/${String(summary?.id)}`)).data;
};
const decide = async (body: object, by: Client = shop.live) =>
  by.manage('POST', `/cases/${String((await theCase()).id)}/decisions`, body);
const whitelist = async () =>
  items((await shop.live.manage('GET', '/screening/cleared-matches')).data.cleared_matches);
const theAudit = async (action: string) =>
  items((await shop.live.manage('GET', `/audit-log?action=${action}`)).data.records);

/** Returns a client with a second user's key. */
async function colleague(): Promise<Client> {
  const { data } = await shop.live.manage('POST', '/keys', { name: 'Second', scopes: ['admin'] });
  return server.withKey(String(data.api_key));
}

const CHANGED = 'test_sanctions S-1: different name or date of birth';
const FALSE_POSITIVE = { decision: 'FALSE_POSITIVE', comment: 'Another date of birth' };

describe('clearing rule', () => {
  it('is named in later responses with the cleared match, its reason and its expiry', async () => {
    await screen();
    await decide({ ...FALSE_POSITIVE, expires_at: NEXT_YEAR });
    const [kept] = await whitelist();
    expect(kept).toMatchObject({
      user_id: 'u-1',
      name: 'Viktor Draganov Petrosyan',
      entry_name: 'Viktor Draganov Petrosyan',
      list: 'test_sanctions',
      source_id: 'S-1',
      reason: 'Another date of birth',
      state: 'ACTIVE',
      approved_by: null,
      expires_at: NEXT_YEAR,
    });
    const silent = await screen();
    expect(silent.has_sanction_match).toBe(false);
    expect(silent.result_payload).toMatchObject({
      sanctionlist_entries: [],
      whitelisted_entries: 1,
      passed_over: [
        { whitelist_id: kept?.id, source_id: 'S-1', source_name: 'test_sanctions', until: NEXT_YEAR },
      ],
    });
    const stranger = await screen({ user_id: 'u-2' });
    expect(stranger.has_sanction_match).toBe(true);
    expect(stranger.result_payload.passed_over).toBeUndefined();
    expect((await theCase()).entries).toMatchObject([{ decision: null }]);
    expect(await theAudit('case.decide')).toMatchObject([{ change: { matches: 1, expires_at: NEXT_YEAR } }]);
  });

  it('is found by user id, name and reference, and only by its own account', async () => {
    await screen();
    await decide(FALSE_POSITIVE);
    const found = async (text: string, by = shop.live) =>
      items((await by.manage('POST', '/screening/cleared-matches/search', { text })).data.cleared_matches)
        .length;
    expect(await found(' u-1 ')).toBe(1);
    expect(await found('viktor  DRAGANOV petrosyan')).toBe(1);
    expect(await found('S-1')).toBe(1);
    expect(await found('Viktor')).toBe(0);
    expect(await found("' OR 1=1 --")).toBe(0);
    const other = await server.newAccount('Other');
    expect(await found('u-1', other.live)).toBe(0);
    const [kept] = await whitelist();
    const path = `/screening/cleared-matches/${String(kept?.id)}`;
    expect((await other.live.manage('GET', path)).status).toBe(404);
    expect((await other.live.manage('DELETE', path)).status).toBe(404);
    for (const bad of [
      '/screening/cleared-matches/zz',
      '/screening/cleared-matches?before=zz',
      '/screening/cleared-matches?limit=0',
    ])
      expect((await shop.live.manage('GET', bad)).status).toBeGreaterThanOrEqual(400);
  });

  it("doesn't apply to another name or date of birth of the user, and reopens the decision", async () => {
    await screen({ user_dob: '1980-05-06' });
    await decide(FALSE_POSITIVE);
    const { id } = await theCase();
    await shop.live.manage('PATCH', `/cases/${String(id)}`, { status: 'CLOSED' });
    const passed = async (body: object) => (await screen(body)).has_sanction_match;
    expect(await passed({ user_dob: '1980-05-06' })).toBe(false);
    // The same name in another form, and without a date of birth.
    expect(await passed({ user_fullname: 'PETROSYAN, Viktor Draganov' })).toBe(false);
    expect((await theCase()).status).toBe('CLOSED');
    expect(await passed({ user_dob: '1981-05-06' })).toBe(true);
    expect(await theCase()).toMatchObject({ status: 'OPEN', undecided: 1, entries: [{ decision: null }] });
    expect(items((await theCase()).history)).toContainEqual(expect.objectContaining({ note: CHANGED }));
    expect(await passed({ user_dob: '1980-05-06' })).toBe(false);
    // Once that is decided too, the rule applies to both.
    await screen({ user_dob: '1981-05-06' });
    await decide(FALSE_POSITIVE);
    expect(await passed({ user_dob: '1981-05-06' })).toBe(false);
    expect(await passed({ user_dob: '1980-05-06' })).toBe(false);
    expect(await passed({ user_fullname: 'Viktor Petrosyan' })).toBe(true);
  });

  it("created without a date of birth doesn't apply to a later date of birth", async () => {
    await screen();
    await decide(FALSE_POSITIVE);
    expect((await screen()).has_sanction_match).toBe(false);
    expect((await screen({ user_dob: '1980-05-06' })).has_sanction_match).toBe(true);
  });

  it('lets a match count again after it is removed', async () => {
    await screen();
    await decide(FALSE_POSITIVE);
    const { id } = await theCase();
    await shop.live.manage('PATCH', `/cases/${String(id)}`, { status: 'CLOSED' });
    const [kept] = await whitelist();
    const removed = await shop.live.manage('DELETE', `/screening/cleared-matches/${String(kept?.id)}`);
    expect(removed.data).toEqual({ removed: true });
    const again = await theCase();
    expect(again).toMatchObject({
      status: 'OPEN',
      undecided: 1,
      entries: [{ decision: null, cleared_match: null }],
    });
    expect(items(again.history).at(-1)).toMatchObject({
      action: 'whitelist_ended',
      note: 'test_sanctions S-1',
    });
    expect((await screen()).has_sanction_match).toBe(true);
    expect(await theAudit('whitelist.remove')).toMatchObject([{ target: kept?.id }]);
  });

  it('stops applying after its expiry, and monitoring then reports the match', async () => {
    await screen({ config: { monitoring_required: true, monitoring_schedule: 'ON_CHANGE' } });
    await decide({ ...FALSE_POSITIVE, expires_at: NEXT_YEAR });
    await store.database.query({
      text: 'UPDATE screening_whitelist SET expires_at = 1 WHERE account_id = $1',
      values: [shop.id],
    });
    expect((await screen()).has_sanction_match).toBe(true);
    await expect.poll(whitelist, { timeout: 20_000 }).toEqual([]);
    expect(await theCase()).toMatchObject({ status: 'OPEN', undecided: 1 });
    expect(await theAudit('whitelist.expire')).toMatchObject([{ actor: 'screening' }]);
    const news = async () => items((await shop.live.manage('GET', '/screening/changes')).data.changes);
    await expect.poll(async () => (await news()).length, { timeout: 20_000 }).toBe(1);
    expect(await news()).toMatchObject([{ data: { changes: { added: [{ source_id: 'S-1' }] } } }]);
  });

  it('is removed when the match turns out to be a true match', async () => {
    await screen();
    await decide(FALSE_POSITIVE);
    const matches = [{ list: 'test_sanctions', source_id: 'S-1' }];
    await decide({ decision: 'TRUE_MATCH', matches });
    expect(await whitelist()).toEqual([]);
    expect((await screen()).has_sanction_match).toBe(true);
  });

  it('accepts only a future expiry, and only for a false positive', async () => {
    await screen();
    for (const bad of [
      { ...FALSE_POSITIVE, expires_at: '2020-01-01T00:00:00Z' },
      { ...FALSE_POSITIVE, expires_at: 'soon' },
      { decision: 'TRUE_MATCH', expires_at: NEXT_YEAR },
      { ...FALSE_POSITIVE, matches: [{ list: 'test_sanctions', source_id: 'S-9' }] },
    ])
      expect((await decide(bad)).status).toBe(400);
    expect(await whitelist()).toEqual([]);
  });

  it('is erased with the person', async () => {
    await screen();
    await decide(FALSE_POSITIVE);
    const erased = await server
      .withKey(shop.liveKey)
      .send<{ erase_request_id: string }>('POST', '/RestService/erase-api/v2', {
        json: { user_ids: ['u-1'], domains: ['AML_Case_Management'] },
      });
    expect(erased.status).toBe(200);
    await expect.poll(whitelist, { timeout: 20_000 }).toEqual([]);
  });
});

describe('clearing rule with four-eyes approval', () => {
  beforeEach(async () => {
    const queue = { name: 'All cases', source: 'SCREENING', four_eyes: true };
    expect((await shop.live.manage('POST', '/queues', queue)).status).toBe(200);
    await screen();
  });

  it('applies only after a second user confirms it', async () => {
    const first = await decide({ ...FALSE_POSITIVE, expires_at: NEXT_YEAR });
    expect(first.data).toMatchObject({
      four_eyes: true,
      undecided: 1,
      entries: [{ decision: null, cleared_match: { state: 'PROPOSED', reason: 'Another date of birth' } }],
    });
    expect((await screen()).has_sanction_match).toBe(true);
    const matches = [{ list: 'test_sanctions', source_id: 'S-1' }];
    expect((await decide({ ...FALSE_POSITIVE, matches })).error.code).toBe('3009');
    const second = await decide({ ...FALSE_POSITIVE, comment: 'I agree', matches }, await colleague());
    expect(second.data).toMatchObject({
      undecided: 0,
      entries: [
        {
          decision: 'FALSE_POSITIVE',
          cleared_match: { state: 'ACTIVE', reason: 'Another date of birth\nI agree', expires_at: NEXT_YEAR },
        },
      ],
    });
    const [kept] = await whitelist();
    expect(kept?.approved_by).not.toBe(kept?.proposed_by);
    expect((await screen()).has_sanction_match).toBe(false);
  });

  it("can't be bypassed by closing the case first", async () => {
    const { id } = await theCase();
    const close = () => shop.live.manage('PATCH', `/cases/${String(id)}`, { status: 'CLOSED' });
    await decide(FALSE_POSITIVE);
    expect(await close()).toMatchObject({ status: 409, error: { code: '3011' } });
    await decide({ decision: 'INCONCLUSIVE' });
    expect((await close()).status).toBe(200);
    const matches = [{ list: 'test_sanctions', source_id: 'S-1' }];
    const { data } = await decide({ ...FALSE_POSITIVE, matches });
    expect(data).toMatchObject({ status: 'OPEN', entries: [{ cleared_match: { state: 'PROPOSED' } }] });
    expect(items(data.history).at(-1)).toMatchObject({ action: 'status', note: 'OPEN' });
    expect((await screen()).has_sanction_match).toBe(true);
  });
});
