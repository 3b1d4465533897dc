import { MANAGEMENT_PREFIX, MANAGEMENT_ROUTES, mayAskForTestData } from '@assay/management-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { type Client, items } from '../../testing/client';

let server: AssayServer;
let shop: TestAccount;
let tester: Client;
let testerKey: string;

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
  const { data } = await shop.live.manage('POST', '/keys', {
    name: 'Integration',
    kind: 'test',
    scopes: ['admin', 'fraud', 'erase', 'tags'],
  });
  testerKey = String(data.api_key);
  tester = server.withKey(testerKey);
  await shop.live.manage('POST', '/lists', { id: 'bad', name: 'Bad', kind: 'block', field: 'email' });
  await shop.live.manage('POST', '/lists/bad/entries', { values: ['somebody@example.com'] });
});
afterAll(() => server.close());

// A shorthand property, because the linter mistakes a literal member `then` for a promise.
const then = { state: 'APPROVE' };
const RULE = { name: 'All', when: 'not_exist(gift)', then };

describe('test key with the admin scope', () => {
  it.each([
    ['POST', '/invitations', { email: 'me@example.com', role: 'owner' }],
    ['GET', '/users', undefined],
    ['GET', '/names', undefined],
    ['GET', '/reviewers', undefined],
    ['GET', '/sign-ins', undefined],
    ['POST', '/roles', { name: 'All', permissions: ['people:change'] }],
    ['POST', '/rules', RULE],
    ['PATCH', '/account', { thresholds: { review: 100, decline: 100 } }],
    ['GET', '/lists/bad/entries', undefined],
    ['POST', '/lists/bad/entries', { values: ['other@example.com'] }],
    ['POST', '/policy/versions/1/restore', {}],
    ['POST', '/backtests', { rule: RULE }],
    ['POST', '/queues', { name: 'All', source: 'DECISIONS' }],
    ['POST', '/screening/profiles', { name: 'Blind', settings: {} }],
    ['GET', '/audit-log', undefined],
    ['POST', '/accounts', { name: 'Another' }],
  ] as const)("can't change or read live data: %s %s", async (method, path, body) => {
    const { status, error } = await tester.manage(method, path, body);
    expect([status, error.code]).toEqual([403, '2003']);
  });

  it('gains no rights through a panel session', async () => {
    const signedIn = await tester.send('POST', `${MANAGEMENT_PREFIX}/session`, {
      json: { api_key: testerKey },
      headers: { 'x-assay-panel': '1' },
    });
    expect(signedIn.data).toMatchObject({ role: 'test-key' });
    const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    const session = server.withHeaders({ cookie, 'x-assay-panel': '1' });
    expect((await session.manage('GET', '/evaluations')).status).toBe(200);
    expect((await session.manage('POST', '/rules', RULE)).status).toBe(403);
  });

  it('can use the routes for test data', async () => {
    await tester.fraud({ transaction_id: 'try', email: 'somebody@example.com' });
    const { data } = await tester.manage('GET', '/evaluations');
    const [call] = items(data.evaluations);
    expect(call).toMatchObject({ transaction_id: 'try', state: 'DECLINE' });
    const path = `/evaluations/${call?.id}`;
    for (const [method, of, body] of [
      ['GET', `${path}/explanation`, undefined],
      ['POST', `${path}/rule-test`, { rule: RULE }],
      ['POST', '/transactions/try/review', { state: 'APPROVE', comment: '' }],
      ['PUT', '/transactions/try/tags', { tags: ['seen'] }],
      ['GET', '/rules', undefined],
      ['GET', '/account', undefined],
      ['GET', '/webhooks', undefined],
      ['GET', '/workflows', undefined],
      ['GET', '/dashboard?from=2026-11-01&to=2026-11-02', undefined],
      ['POST', '/keys', { name: 'Another', scopes: ['admin', 'fraud'] }],
      ['POST', '/person-export', { email: 'somebody@example.com' }],
    ] as const) {
      const { status, error } = await tester.manage(method, of, body);
      expect([of, status, error.message]).toEqual([of, 200, undefined]);
    }
  });

  it('can change only the allowed routes', () => {
    const changed = MANAGEMENT_ROUTES.filter(
      (route) => route.scope !== null && route.method !== 'get' && mayAskForTestData(route),
    );
    const live = /List|User|Invitation|Account|Polic|Proposal|Model|Training|Backtest|RuleCategory|Queue$/;
    expect(changed.map(({ operationId }) => operationId).filter((id) => live.test(id))).toEqual([
      'comparePolicyFile',
    ]);
  });
});
