import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../apps/server/src/testing/client';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import { startTroubledProxy, type TroubledProxy } from '../../packages/store/src/testing/troubled-proxy';

const KEY = 'assay_live_key-of-slow-tests';
/** Delay of each piece of data in each direction, in milliseconds. */
const SLOW_MS = 150;
const CALLERS = 200;

let folder: DataFolder;
let database: TestDatabase;
let proxy: TroubledProxy;
let server: ServerProcess;
let client: Client;

beforeAll(async () => {
  folder = await newDataFolder();
  database = await openTestDatabase();
  proxy = await startTroubledProxy(database.url, SLOW_MS);
  server = await startServer({
    ASSAY_DATA_DIR: folder.path,
    DATABASE_URL: proxy.url,
    ASSAY_API_KEY: KEY,
    ASSAY_RATE_LIMIT: '0',
    ASSAY_CALL_DEADLINE_MS: '4000',
    ASSAY_VERIFICATION_ENGINES: 'off',
  });
  client = clientAt(server.url, KEY);
}, 120_000);
afterAll(async () => {
  proxy?.set('flows');
  await server?.end('SIGTERM');
  await proxy?.close();
  await database?.drop();
  await folder?.remove();
});

it(
  'a slow database loses no answered request and refuses the others as documented',
  {
    timeout: 120_000,
  },
  async () => {
    expect((await client.fraud({})).status).toBe(200);
    proxy.set('slow');
    const answers = await Promise.all(
      Array.from({ length: CALLERS }, (_, n) => client.fraud({ transaction_id: `slow-${n}`, user_id: 'u' })),
    );
    const decided = answers.filter(({ status }) => status === 200);
    expect(decided.length).toBeGreaterThan(0);
    for (const { status, error, headers } of answers.filter((answer) => answer.status !== 200)) {
      expect([status, error.code]).toEqual([503, '4001']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    proxy.set('flows');
    await expect.poll(async () => (await client.fraud({})).status).toBe(200);
    const kept = await database.database.query<{ id: string }>({
      text: `SELECT transaction_id AS id FROM evaluation WHERE transaction_id LIKE 'slow-%'`,
    });
    const ids = new Set(kept.map(({ id }) => id));
    expect(decided.filter(({ data }) => !ids.has(data.id))).toEqual([]);
  },
);
