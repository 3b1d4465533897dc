import {
  eraseCases,
  eraseMonitoredNames,
  eraseScreenings,
  exportCases,
  exportMonitoredNames,
  exportScreenings,
  keyHasher,
  removeScreeningsBefore,
} from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personScope } from '../privacy/erase/scope';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { deploymentKeysOf } from '../testing/test-keys';
import { type ListsFolder, listsFolder, WORLD } from './testing/lists';

let folder: ListsFolder;
let server: AssayServer;
let hasher: (type: string, value: string) => string;

beforeAll(async () => {
  folder = await listsFolder();
  await folder.publish('world', WORLD, new Date('2026-10-01T00:00:00Z'));
  server = await startAssay({ env: { ASSAY_DATA_DIR: folder.dataDir } });
  const { pepper } = await deploymentKeysOf(server.database);
  hasher = keyHasher(pepper);
});
afterAll(async () => {
  await server?.close();
  await folder?.remove();
});

const LISTED = { user_fullname: 'Viktor Draganov Petrosyan' };
const nobody = { userHashes: [], emailHashes: [], transactionIds: [] };

describe('stored screening data of a person', () => {
  it('is found by user id, email and transaction, exported and erased, without affecting others', async () => {
    const { id: space, live } = await server.newAccount('Shop');
    const { database } = server;
    const screen = (user_id: string) =>
      live.send('POST', '/RestService/aml-api/v1', {
        json: { ...LISTED, user_id, config: { monitoring_required: true } },
      });
    await screen('u-1');
    await screen('u-2');
    const fraud = { ...LISTED, config: { aml_api: true, aml: { monitoring_required: true } } };
    await live.fraud({ ...fraud, user_id: 'u-3', email: 'V@Example.com', transaction_id: 't-3' });
    await live.fraud({ ...fraud, user_id: 'u-4', transaction_id: 't-4' });

    const byUser = { ...nobody, userHashes: [hasher('user_id', 'u-1')] };
    expect(JSON.stringify(await exportScreenings(database, space, byUser))).toContain('u-1');
    expect(JSON.stringify(await exportCases(database, space, byUser))).toContain('S-1');
    expect(JSON.stringify(await exportMonitoredNames(database, space, byUser))).toContain('Petrosyan');
    expect(await eraseScreenings(database, space, byUser)).toBe(1);
    expect(await eraseCases(database, space, byUser)).toBe(1);
    expect(await eraseMonitoredNames(database, space, byUser)).toBe(1);
    const byEmail = { ...nobody, emailHashes: [hasher('email', 'v@example.com')] };
    expect([
      await eraseCases(database, space, byEmail),
      await eraseMonitoredNames(database, space, byEmail),
    ]).toEqual([1, 1]);
    const byTransaction = { ...nobody, transactionIds: ['t-4'] };
    expect(await eraseCases(database, space, byTransaction)).toBe(1);
    expect(await eraseMonitoredNames(database, space, byTransaction)).toBe(1);

    for (const erased of [byUser, byEmail, byTransaction]) {
      expect(await exportScreenings(database, space, erased)).toEqual([]);
      expect(await exportCases(database, space, erased)).toEqual([]);
      expect(await exportMonitoredNames(database, space, erased)).toEqual([]);
    }
    const { data } = await live.manage('GET', '/cases');
    expect(data.cases).toMatchObject([{ user_id: 'u-2' }]);
    const matches = await database.query<{ count: number }>({
      text: 'SELECT count(*) AS count FROM monitored_match WHERE account_id = $1',
      values: [space],
    });
    expect(matches).toEqual([{ count: 1 }]);
  });

  it('is found by every address of a mailbox and by the hashes of versions before 0.2', async () => {
    const { id: space, live } = await server.newAccount('Mailboxes');
    const fraud = { ...LISTED, config: { aml_api: true, aml: { monitoring_required: true } } };
    await live.fraud({ ...fraud, user_id: 'u-5', email: 'V.Pet+shop@GoogleMail.com' });
    const place = { environmentId: space, accountId: space, hasher };
    const foundBy = async (email: string) => {
      const person = { ...nobody, ...personScope({ emails: [email], userIds: [] }, place) };
      const found = [await exportCases(server.database, space, person)];
      found.push(await exportMonitoredNames(server.database, space, person));
      return found.map((rows) => rows.length);
    };
    expect(await foundBy('vpet+other@gmail.com')).toEqual([1, 1]);
    expect(await foundBy('somebody.else@gmail.com')).toEqual([0, 0]);
    for (const table of ['screening_case', 'monitored_name'])
      await server.database.query({
        text: `UPDATE ${table} SET email_hash = $2 WHERE account_id = $1`,
        values: [space, hasher('email', 'v.pet+shop@googlemail.com')],
      });
    expect(await foundBy('v.pet+shop@googlemail.com')).toEqual([1, 1]);
  });

  it('is deleted after its retention period', async () => {
    const { id: space, live } = await server.newAccount('Old');
    await live.send('POST', '/RestService/aml-api/v1', { json: { user_fullname: 'Agnes Wintermark' } });
    const now = server.clock.now();
    expect(await removeScreeningsBefore(server.database, space, now - 60_000)).toBe(0);
    expect(await removeScreeningsBefore(server.database, space, now + 60_000)).toBe(1);
  });
});
