import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { storeCall } from '../../management/testing/evaluations';
import {
  type Client,
  items,
  type ManagementServer,
  NO_EXPLANATION,
  startManagement,
} from '../../management/testing/management-server';

const DAY_MS = 86_400_000;

let server: ManagementServer;
let shop: Client;
let accountId: number;
let explained: string[];

beforeAll(async () => {
  server = await startManagement({
    explain: async (record, account) => {
      explained.push(`${account.id}/${record.id}`);
      return record.transactionId === 'forgotten' ? null : NO_EXPLANATION;
    },
  });
});
beforeEach(async () => {
  explained = [];
  shop = server.withKey(await server.newAccount('Shop'));
  accountId = Number((await shop('GET', '/account')).body.data.id);
});
afterAll(() => server.close());

const keep = (call: Parameters<typeof storeCall>[3], space = accountId) =>
  storeCall(server.routePorts.database, server.runtime, space, call);
const testSpace = () => server.routePorts.directory.account(accountId)?.testEnvironmentId ?? 0;

describe('evaluations', () => {
  it('are listed newest first, in pages', async () => {
    for (const transactionId of ['t1', 't2', 't3']) await keep({ transactionId });
    const first = (await shop('GET', '/evaluations?limit=2')).body.data;
    expect(items(first.evaluations).map(({ transaction_id }) => transaction_id)).toEqual(['t3', 't2']);
    const second = (await shop('GET', `/evaluations?limit=2&before=${first.next}`)).body.data;
    expect(items(second.evaluations).map(({ transaction_id }) => transaction_id)).toEqual(['t1']);
    expect(second.next).toBeNull();
  });

  it('are filtered by state and by transaction', async () => {
    await keep({ transactionId: 't1', state: 'DECLINE' });
    await keep({ transactionId: 't2' });
    const declined = (await shop('GET', '/evaluations?state=DECLINE')).body.data;
    expect(items(declined.evaluations)).toMatchObject([{ transaction_id: 't1', state: 'DECLINE' }]);
    const one = (await shop('GET', '/evaluations?transaction_id=t2')).body.data;
    expect(items(one.evaluations)).toMatchObject([{ transaction_id: 't2' }]);
  });

  it('return the request, the response and the data used', async () => {
    const id = await keep({ transactionId: 't1', state: 'REVIEW' });
    const { data } = (await shop('GET', `/evaluations/${id.toUpperCase()}`)).body;
    expect(data).toMatchObject({
      summary: { id, transaction_id: 't1', state: 'REVIEW', policy_version: 1, service_id: 7 },
      request: { transaction_id: 't1' },
      response: { success: true, data: { state: 'REVIEW' } },
      inputs: { engine: '1' },
    });
  });

  it('are explained with the rules of their time, or reported as not explainable', async () => {
    const id = await keep({ transactionId: 't1' });
    expect((await shop('GET', `/evaluations/${id}/explanation`)).body.data).toEqual(NO_EXPLANATION);
    expect(explained).toEqual([`${accountId}/${id}`]);
    const forgotten = await keep({ transactionId: 'forgotten' });
    expect((await shop('GET', `/evaluations/${forgotten}/explanation`)).status).toBe(409);
  });

  it('are listed by transaction id with any characters', async () => {
    await keep({ transactionId: 'a/b c?d' });
    await keep({ transactionId: 'a/b c?d', state: 'DECLINE' });
    const { data } = (await shop('GET', `/transactions/${encodeURIComponent('a/b c?d')}/evaluations`)).body;
    expect(items(data.evaluations).map(({ state }) => state)).toEqual(['DECLINE', 'APPROVE']);
    expect((await shop('GET', '/transactions/unknown/evaluations')).status).toBe(404);
  });
});

describe('test key data', () => {
  it("is in a separate environment that a live key can read and a test key can't leave", async () => {
    const live = await keep({ transactionId: 'live' });
    const test = await keep({ transactionId: 'test' }, testSpace());
    const listed = async (client: Client, query: string) =>
      items((await client('GET', `/evaluations${query}`)).body.data.evaluations).map(
        ({ transaction_id }) => transaction_id,
      );
    expect(await listed(shop, '')).toEqual(['live']);
    expect(await listed(shop, '?environment=test')).toEqual(['test']);
    expect((await shop('GET', `/evaluations/${test}`)).status).toBe(404);
    expect((await shop('GET', `/evaluations/${test}?environment=test`)).status).toBe(200);

    const key = await shop('POST', '/keys', { body: { name: 'T', scopes: ['admin'], kind: 'test' } });
    const tester = server.withKey(String(key.body.data.api_key));
    expect(await listed(tester, '')).toEqual(['test']);
    for (const path of [
      '/evaluations',
      `/evaluations/${live}`,
      `/evaluations/${live}/explanation`,
      '/transactions/live/evaluations',
      '/stats',
    ]) {
      expect((await tester('GET', `${path}?environment=live`)).status).toBe(403);
      if (path.includes('live')) expect((await tester('GET', path)).status).toBe(404);
    }
  });
});

describe('statistics', () => {
  it('count decisions per day and state, and matched rules', async () => {
    await shop('POST', '/rules', {
      body: {
        id: 'R1',
        name: 'Country',
        when: 'user_country = "DE"',
        ...JSON.parse('{"then":{"state":"REVIEW"}}'),
      },
    });
    await keep({ transactionId: 't1', state: 'DECLINE', fired: ['R1', 'GONE'] });
    await keep({ transactionId: 't2', state: 'REVIEW', fired: ['R1'] });
    await keep({ transactionId: 't3', ago: DAY_MS, withoutRules: true });
    await keep({ transactionId: 't4', ago: 9 * DAY_MS, fired: ['OLD'] });
    const { data } = (await shop('GET', '/stats?days=2')).body;
    expect(items(data.days?.counts)).toMatchObject([
      { approve: 1, review: 0, decline: 0 },
      { approve: 0, review: 1, decline: 1 },
    ]);
    expect(data.rules).toEqual({
      complete: true,
      evaluations: 2,
      matched: [
        { id: 'R1', name: 'Country', count: 2 },
        { id: 'GONE', name: null, count: 1 },
      ],
    });
    const week = (await shop('GET', '/stats')).body.data;
    expect(items(week.days?.counts)).toHaveLength(7);
    const month = (await shop('GET', '/stats?days=30&environment=live')).body.data;
    expect(items(month.days?.counts).reduce((sum, { approve }) => sum + Number(approve), 0)).toBe(2);
  });
});
