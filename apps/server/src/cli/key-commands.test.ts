import { countClearRecords, listMonitored } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay } from '../testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { runCliHere } from '../testing/run-cli-here';

const ID = '0193a5a0-0000-7000-8000-000000000001';

let store: TestDatabase;
let server: AssayServer;
beforeAll(async () => {
  store = await openTestDatabase();
  server = await startAssay({ shared: store });
});
afterAll(async () => {
  await server.close();
  await store.drop();
});

/** Returns the JSON lines that a command printed. */
async function keys(...args: readonly string[]) {
  const { code, stdout, stderr } = await runCliHere(['keys', ...args], { env: { DATABASE_URL: store.url } });
  expect([code, stderr]).toEqual([0, '']);
  const lines = stdout.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as { readonly [name: string]: unknown });
}
const ofSpace = (lines: Awaited<ReturnType<typeof keys>>) =>
  lines.find(({ space }) => space === server.owner.id);

describe('assay keys', { timeout: 120_000 }, () => {
  it('counts data that an earlier version stored in plain text, and encrypts it while a server runs', async () => {
    await server.owner.live.fraud({ transaction_id: 't-1' });
    await store.database.query({
      text: `INSERT INTO monitored_name (account_id, id, subject_key, user_id, name, query, settings, cadence, generation, created_at, checked_at)
             VALUES ($1, $2, 77, 'u-1', 'Jane Doe', '{"name":"Jane Doe","type":"PERSON"}', '{}', 'DAILY', 0, 1, 1)`,
      values: [server.owner.id, ID],
    });
    const status = await keys('status');
    const known = status.flatMap(({ key }) => (key === undefined ? [] : [String(key)]));
    expect(known.sort()).toEqual(['data', 'master', 'pepper', 'signing']);
    expect(ofSpace(status)).toMatchObject({ evaluations: 1, outdated: 0, clear_records: 1 });
    expect((await keys('seal')).at(-1)).toEqual({ sealed: 1 });
    expect(ofSpace(await keys('status'))).toMatchObject({ clear_records: 0 });
    const [row] = await store.database.query({
      text: 'SELECT name, query, user_id FROM monitored_name WHERE account_id = $1',
      values: [server.owner.id],
    });
    expect(row).toEqual({ name: null, query: null, user_id: null });
    expect(await countClearRecords(server.database, server.owner.id)).toBe(0);
    expect(await listMonitored(server.database, server.owner.id, { limit: 1 })).toMatchObject([
      { userId: 'u-1', name: 'Jane Doe', query: { type: 'PERSON' } },
    ]);
  });

  it('creates a new data key that encrypts later transactions', async () => {
    const [made] = await keys('rotate', 'data');
    expect(made).toMatchObject({ key: 'data', id: expect.stringMatching(/^[0-9a-f]{8}$/) });
    const status = await keys('status');
    expect(status.filter(({ key }) => key === 'data')).toHaveLength(2);
    expect(ofSpace(status)).toMatchObject({ evaluations: 1, outdated: 0 });
  });
});
