import { keyHasher } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../testing/assay-server';
import { items } from '../testing/client';
import { deploymentKeysOf } from '../testing/test-keys';
import { sortMonitoredNames } from './find-monitored';

let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  server = await startAssay({});
  shop = await server.newAccount('Shop');
  for (const [user_id, user_fullname] of [
    ['u-1', 'Mohammed Al-Rashid'],
    ['u-2', 'Mohamed Rachid'],
    ['u-3', 'Agnes Wintermark'],
  ])
    await shop.live.send('POST', '/RestService/aml-api/v1', {
      json: { user_id, user_fullname, config: { monitoring_required: true } },
    });
});
afterAll(() => server.close());

const search = async (query: string, by = shop) => {
  const { data } = await by.live.manage('POST', '/screening/monitored-names/search', { query });
  return items(data.found);
};
const namesOf = async (key: unknown, by = shop) => {
  const { data } = await by.live.manage('GET', `/screening/monitored-names?key=${String(key)}`);
  return items(data.monitored).map(({ user_id }) => user_id);
};

describe('search of monitored names', () => {
  it('finds by user id, by words in any order and case, and by phonetic match if that finds more', async () => {
    const [user] = await search('u-3');
    expect(user).toMatchObject({ kind: 'user_id', matches: 1 });
    expect(await namesOf(user?.key)).toEqual(['u-3']);
    const [written] = await search(' wintermark  AGNES ');
    expect(written).toMatchObject({ kind: 'name', matches: 1 });
    expect(await namesOf(written?.key)).toEqual(['u-3']);
    const [exact, alike] = await search('Mohamed');
    expect(exact).toMatchObject({ kind: 'name', matches: 1 });
    expect(alike).toMatchObject({ kind: 'name_sound', matches: 2 });
    expect(await namesOf(alike?.key)).toEqual(['u-2', 'u-1']);
    expect(await search('Nobody At All')).toEqual([]);
  });

  it('finds names of an earlier version once they are indexed', async () => {
    await server.database.query({
      accounts: 'every',
      text: 'UPDATE monitored_name SET terms = NULL',
      values: [],
    });
    expect(await search('Agnes')).toEqual([]);
    const { pepper } = await deploymentKeysOf(server.database);
    await sortMonitoredNames(server.serving, keyHasher(pepper), () => false);
    expect(await search('Agnes')).toMatchObject([{ kind: 'name', matches: 1 }]);
  });

  it('finds only names of the own account, and rejects forged keys', async () => {
    const other = await server.newAccount('Other');
    expect(await search('u-3', other)).toEqual([]);
    const [mine] = await search('Agnes');
    expect(await namesOf(mine?.key, other)).toEqual([]);
    for (const key of ['agnes', 'email:abcdefghijklmnop'])
      expect(await shop.live.manage('GET', `/screening/monitored-names?key=${key}`)).toMatchObject({
        status: 400,
      });
  });
});
