import type { AmlResult } from '@assay/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items } from '../../testing/client';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { entry, type ListsFolder, list, listsFolder } from '../testing/lists';

let folder: ListsFolder;
let store: TestDatabase;
let server: AssayServer;
let shop: TestAccount;

const PERSON = entry('S-1', 'Viktor Draganov Petrosyan', { programs: ['ONE'] });
const publish = (person = PERSON, at = '2026-10-01') =>
  folder.publish('world', [list('test_sanctions', 'sanctionlist', [person])], new Date(at));

const start = () => startAssay({ shared: store, env: { ASSAY_DATA_DIR: folder.dataDir } });

beforeAll(async () => {
  folder = await listsFolder();
  store = await openTestDatabase();
  await publish();
  server = await start();
});
beforeEach(async () => {
  shop = await server.newAccount('Shop');
});
afterAll(async () => {
  await server?.close();
  await store?.drop();
  await folder?.remove();
});

const screen = async (from: AssayServer, account: TestAccount, body: object = {}) => {
  const json = { user_id: 'u-1', user_fullname: 'Viktor Draganov Petrosyan', ...body };
  const client = from.withKey(account.liveKey);
  const { data } = await client.send<AmlResult>('POST', '/RestService/aml-api/v1', { json });
  return data;
};
const theCase = async () => {
  const [summary] = items((await shop.live.manage('GET', '/cases')).data.cases);
  return (await shop.live.manage('GET', `/cases/${String(summary?.id)}`)).data;
};

/** Returns the cases of a user by the key of their id, because URLs contain no user ids. */
async function casesOf(user_id: string) {
  const { data } = await shop.live.manage('POST', '/cases/search', { user_id });
  const { cases } = (await shop.live.manage('GET', `/cases?user=${String(data.key)}`)).data;
  expect(items(cases)).toHaveLength(Number(data.matches));
  return cases;
}

describe('screening case', () => {
  it('is opened once per person by a match, with the entry as it was then', async () => {
    await screen(server, shop);
    await screen(server, shop);
    expect(await casesOf('u-1')).toMatchObject([
      {
        user_id: 'u-1',
        status: 'OPEN',
        matches: 1,
        undecided: 1,
        best_match: { list: 'test_sanctions', list_kind: 'sanctionlist', score: expect.any(Number) },
      },
    ]);
    expect(await theCase()).toMatchObject({
      entries: [{ list: 'test_sanctions', source_id: 'S-1', decision: null, entry: { program: 'ONE' } }],
      history: [{ action: 'opened', actor: 'screening' }],
    });
    expect(await casesOf('u-2')).toEqual([]);
    for (const query of ['user_id=u-1', 'user=u-1'])
      expect((await shop.live.manage('GET', `/cases?${query}`)).error.code).toBe('1006');
    for (const body of [{}, { user_id: '' }, { user_id: 'u'.repeat(256) }, { user_id: {} }])
      expect((await shop.live.manage('POST', '/cases/search', body)).status).toBe(400);
  });

  it('is created once by concurrent screenings, all of which are stored', async () => {
    const calls = Array.from({ length: 60 }, (_, call) =>
      screen(server, shop, call % 3 === 0 ? { user_fullname: 'Nobody Known' } : { user_id: `u-${call % 2}` }),
    );
    await Promise.all(calls);
    for (const user of ['u-0', 'u-1']) {
      const [found, ...others] = items(await casesOf(user));
      expect([found?.matches, others]).toEqual([1, []]);
      const { history } = (await shop.live.manage('GET', `/cases/${String(found?.id)}`)).data;
      expect(history).toMatchObject([{ sequence: 1, action: 'opened' }]);
    }
    const kept = await store.database.query({
      text: 'SELECT matches FROM screening WHERE account_id = $1',
      values: [shop.id],
    });
    expect(kept).toHaveLength(60);
    expect(kept.filter(({ matches }) => matches === 1)).toHaveLength(40);
  });

  it('is assigned, commented and closed, with every step in its history', async () => {
    await screen(server, shop);
    const path = `/cases/${String((await theCase()).id)}`;
    await shop.live.manage('PATCH', path, { assignee: 'anna', status: 'IN_REVIEW' });
    await shop.live.manage('PATCH', path, { comment: 'Asked for a passport' });
    // A case can be closed only after it is decided; the comment of the rejected request isn't stored either.
    const early = await shop.live.manage('PATCH', path, { status: 'CLOSED', comment: 'Nothing to see' });
    expect(early).toMatchObject({ status: 409, error: { code: '3011' } });
    await shop.live.manage('POST', `${path}/decisions`, { decision: 'INCONCLUSIVE' });
    const closed = await shop.live.manage('PATCH', path, { status: 'CLOSED', assignee: null });
    expect(closed.data).toMatchObject({ status: 'CLOSED', assignee: null });
    expect(items(closed.data.history).map(({ action, note }) => `${action} ${note}`)).toEqual([
      'opened test_sanctions S-1',
      'status IN_REVIEW',
      'assigned anna',
      'commented Asked for a passport',
      'decided INCONCLUSIVE: test_sanctions S-1',
      'status CLOSED',
      'assigned ',
    ]);
    expect((await shop.live.manage('GET', '/cases?status=OPEN')).data.cases).toEqual([]);
  });

  it('stays closed for a cleared match until the entry changes, and then reopens', async () => {
    await screen(server, shop);
    const path = `/cases/${String((await theCase()).id)}`;
    const decided = await shop.live.manage('POST', `${path}/decisions`, {
      decision: 'FALSE_POSITIVE',
      comment: 'Another person',
    });
    expect(decided.data).toMatchObject({ undecided: 0, entries: [{ decision: 'FALSE_POSITIVE' }] });
    await shop.live.manage('PATCH', path, { status: 'CLOSED' });

    const silent = await screen(server, shop);
    expect(silent.has_sanction_match).toBe(false);
    expect(silent.result_payload.whitelisted_entries).toBe(1);
    // The clearing rule applies to this person only.
    expect((await screen(server, shop, { user_id: 'u-2' })).has_sanction_match).toBe(true);

    await publish(entry('S-1', 'Viktor Draganov Petrosyan', { programs: ['ONE', 'TWO'] }), '2026-11-01');
    await server.close();
    server = await start();
    shop = { ...shop, live: server.withKey(shop.liveKey) };
    const loud = await screen(server, shop);
    expect(loud.has_sanction_match).toBe(true);
    const again = (await shop.live.manage('GET', path)).data;
    expect(again).toMatchObject({ status: 'OPEN', undecided: 1, entries: [{ decision: null }] });
    expect(items(again.history).at(-1)).toMatchObject({ action: 'reopened', note: 'test_sanctions S-1' });
  });

  it('is visible only to its account and environment', async () => {
    await screen(server, shop);
    const { id } = await theCase();
    const other = await server.newAccount('Other');
    expect((await other.live.manage('GET', `/cases/${String(id)}`)).status).toBe(404);
    expect((await other.live.manage('PATCH', `/cases/${String(id)}`, { status: 'CLOSED' })).status).toBe(404);
    expect((await other.live.manage('GET', '/cases')).data.cases).toEqual([]);
    expect((await shop.live.manage('GET', '/cases/not-an-id')).status).toBe(404);
  });

  it("rejects decisions on matches that it doesn't have", async () => {
    await screen(server, shop);
    const path = `/cases/${String((await theCase()).id)}/decisions`;
    const matches = [{ list: 'test_sanctions', source_id: 'S-9' }];
    const wrong = await shop.live.manage('POST', path, { decision: 'TRUE_MATCH', matches });
    expect(wrong).toMatchObject({ status: 400, error: { code: '1006' } });
    expect((await theCase()).undecided).toBe(1);
  });
});
