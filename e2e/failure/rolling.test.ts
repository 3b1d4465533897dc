import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import {
  type DataFolder,
  newDataFolder,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import { balancer } from './balancer';
import { startLoad } from './load';

const KEY = 'assay_live_key-of-rolling-tests';

let folder: DataFolder;
let database: TestDatabase;
const places: (ServerProcess | null)[] = [];

const start = () =>
  startServer({
    ASSAY_DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    ASSAY_API_KEY: KEY,
    ASSAY_RATE_LIMIT: '0',
    ASSAY_VERIFICATION_ENGINES: 'off',
  });

beforeAll(async () => {
  folder = await newDataFolder();
  database = await openTestDatabase();
  places.push(await start(), await start());
}, 120_000);
afterAll(async () => {
  for (const server of places) await server?.end('SIGTERM');
  await database?.drop();
  await folder?.remove();
});

it('a rolling restart of two servers breaks no request', { timeout: 180_000 }, async () => {
  const { look, client, stop } = balancer(places, KEY);
  await look();
  const load = startLoad(client, 'rolling');
  for (const place of [0, 1, 0, 1]) {
    const before = load.answered.size;
    await expect.poll(() => load.answered.size, { timeout: 30_000 }).toBeGreaterThan(before + 100);
    expect(await places[place]?.end('SIGTERM')).toBe(0);
    places[place] = null;
    const alone = load.answered.size;
    await expect.poll(() => load.answered.size, { timeout: 30_000 }).toBeGreaterThan(alone + 50);
    places[place] = await start();
    await look();
  }
  await load.stop();
  stop();
  expect([load.broken(), load.refused]).toEqual([0, []]);
  const [kept] = await database.database.query<{ calls: number }>({
    text: `SELECT count(DISTINCT transaction_id)::int AS calls FROM evaluation WHERE transaction_id LIKE 'rolling-%'`,
  });
  expect(kept?.calls).toBe(load.answered.size);
});
