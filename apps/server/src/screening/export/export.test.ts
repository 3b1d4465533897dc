import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items } from '../../testing/client';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { entry, type ListsFolder, list, listsFolder } from '../testing/lists';
import { verifyScreeningExport } from './verify';

let folder: ListsFolder;
let store: TestDatabase;
let server: AssayServer;
let shop: TestAccount;
let other: TestAccount;

const HOUR = 3_600_000;
const period = () => {
  const now = Date.now();
  return `from=${new Date(now - HOUR).toISOString()}&to=${new Date(now + HOUR).toISOString()}`;
};

async function download(account: TestAccount, query = period()) {
  const reply = await server.app.inject({
    method: 'GET',
    url: `/management-api/v1/screening/export?${query}`,
    headers: { 'x-api-key': account.liveKey },
  });
  return { status: reply.statusCode, type: String(reply.headers['content-type']), text: reply.body };
}

const screen = (account: TestAccount, json: object) =>
  server.withKey(account.liveKey).send('POST', '/RestService/aml-api/v1', { json });

beforeAll(async () => {
  folder = await listsFolder();
  store = await openTestDatabase();
  const viktor = entry('S-1', 'Viktor Draganov Petrosyan');
  await folder.publish(
    'world',
    [list('test_sanctions', 'sanctionlist', [viktor], 'v7')],
    new Date('2026-10-01'),
  );
  server = await startAssay({ shared: store, env: { ASSAY_DATA_DIR: folder.dataDir } });
  shop = await server.newAccount('Shop');
  other = await server.newAccount('Other');
  await screen(shop, { user_id: 'u-1', user_fullname: 'Viktor Draganov Petrosyan', user_dob: '1961-03-04' });
  await screen(shop, { user_id: 'u-2', user_fullname: 'Anna, "Kovacs"' });
  await shop.live.fraud({
    transaction_id: 't-1',
    user_fullname: 'Viktor Draganov Petrosyan',
    config: { aml_api: true, response_fields: 'state' },
  });
});
afterAll(async () => {
  await server?.close();
  await store?.drop();
  await folder?.remove();
});

describe('export of screenings', () => {
  it('lists who was screened, when, against which list versions and with what result, signed', async () => {
    const { status, type, text } = await download(shop, `${period()}&format=jsonl`);
    expect(status).toBe(200);
    expect(type).toContain('application/x-ndjson');
    const rows = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      result: 'match',
      origin: 'screening_api',
      user_id: 'u-1',
      name: 'Viktor Draganov Petrosyan',
      date_of_birth: '1961-03-04',
      lists: [{ name: 'test_sanctions', version: 'v7' }],
      matches: [{ list: 'test_sanctions', source_id: 'S-1', score: 1 }],
      cleared: 0,
    });
    expect(rows[1]).toMatchObject({ result: 'no_match', user_id: 'u-2', matches: [] });
    expect(rows[2]).toMatchObject({ origin: 'fraud_api', transaction_id: 't-1', result: 'match' });
    expect(verifyScreeningExport(text, null)).toMatchObject({ valid: true, problem: null, rows: 3 });
  });

  it('is verified as CSV, and a changed file is rejected', async () => {
    const { text, type } = await download(shop);
    expect(type).toContain('text/csv');
    expect(text).toContain('"Anna, ""Kovacs"""');
    const checked = verifyScreeningExport(text, null);
    expect(checked).toMatchObject({ valid: true, rows: 3 });
    expect(verifyScreeningExport(text, String(checked?.public_key))?.valid).toBe(true);
    expect(verifyScreeningExport(text.replace('no_match', 'match'), null)?.problem).toContain('rows differ');
    expect(verifyScreeningExport(text.replace('live', 'test'), null)?.valid).toBe(false);
    expect(verifyScreeningExport(text, 'AAAA')?.problem).toContain('Another deployment');
    expect(verifyScreeningExport('{}', null)).toBeNull();
  });

  it('contains only the period and the account of the key, and is recorded in the audit log', async () => {
    const empty = await download(other);
    expect(verifyScreeningExport(empty.text, null)).toMatchObject({ valid: true, rows: 0 });
    const past = 'from=2020-01-01T00:00:00Z&to=2020-02-01T00:00:00Z';
    expect(verifyScreeningExport((await download(shop, past)).text, null)).toMatchObject({ rows: 0 });
    const { records } = (await shop.live.manage('GET', '/audit-log')).data;
    const exports = items(records).filter(({ action }) => String(action) === 'screening.export');
    expect(exports.length).toBeGreaterThan(0);
    expect(exports[0]).toMatchObject({ change: { from: '2020-01-01T00:00:00.000Z', format: 'csv' } });
  });

  it('rejects an empty period and a missing one', async () => {
    const reversed = 'from=2020-02-01T00:00:00Z&to=2020-01-01T00:00:00Z';
    expect((await download(shop, reversed)).status).toBe(400);
    expect((await download(shop, '')).status).toBe(400);
  });
});
