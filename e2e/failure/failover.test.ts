import { openDatabase } from '@assay/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import { replicatedPair } from '../../packages/embedded-postgres/src/testing/replicated';
import { startLoad } from './load';

const KEY = 'assay_live_key-of-failover-tests';

let folder: DataFolder;
let pair: Awaited<ReturnType<typeof replicatedPair>>;
let server: ServerProcess;

const bothServers = () =>
  pair.first.url().replace(/@[^/]*/, `@127.0.0.1:${pair.first.port},127.0.0.1:${pair.second.port}`);

beforeAll(async () => {
  folder = await newDataFolder();
  pair = await replicatedPair('on both');
  server = await startServer({
    ASSAY_DATA_DIR: folder.path,
    // The standby is named first, and must not be used as the primary.
    DATABASE_URL: bothServers().replace(/@([^,]*),([^/]*)/, '@$2,$1'),
    ASSAY_API_KEY: KEY,
    ASSAY_RATE_LIMIT: '0',
    ASSAY_VERIFICATION_ENGINES: 'off',
  });
}, 300_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  await pair?.remove();
  await folder?.remove();
}, 60_000);

const storedCalls = async (url: string, name: string) => {
  const opened = openDatabase({ url, maxConnections: 1 });
  const [row] = await opened.query<{ calls: number }>({
    text: `SELECT count(DISTINCT transaction_id)::int AS calls FROM evaluation WHERE transaction_id LIKE $1`,
    values: [`${name}-%`],
    accounts: 'every',
  });
  await opened.close();
  return row?.calls ?? 0;
};

it(
  'loss of the primary under load: the server follows the promoted standby and loses no answered request',
  { timeout: 240_000 },
  async () => {
    const load = startLoad(clientAt(server.url, KEY), 'failover');
    await expect.poll(() => load.answered.size, { timeout: 60_000 }).toBeGreaterThan(100);
    await pair.first.kill();
    await pair.second.promote();
    const promoted = performance.now();
    const before = load.answered.size;
    await expect.poll(() => load.answered.size, { timeout: 30_000, interval: 20 }).toBeGreaterThan(before);
    const pause = performance.now() - promoted;
    await expect.poll(() => load.answered.size, { timeout: 60_000 }).toBeGreaterThan(before + 100);
    await load.stop();
    expect(load.broken()).toBe(0);
    expect(new Set(load.refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['503 4001']),
    );
    expect(load.refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    // Requests that were cut off may be stored; answered ones must be.
    expect(await storedCalls(pair.second.url(), 'failover')).toBeGreaterThanOrEqual(load.answered.size);
    expect(server.log()).toContain('"event":"database-moved"');
    process.stdout.write(`first answer ${Math.round(pause)} ms after the promotion\n`);
  },
);

it('a primary that returns with its old data is not followed', { timeout: 120_000 }, async () => {
  await pair.first.start();
  const both = openDatabase({ url: bothServers(), maxConnections: 2 });
  const port = async () =>
    (await both.query<{ port: number }>({ text: 'SELECT inet_server_port() AS port' }))[0]?.port;
  expect(await port()).toBe(pair.second.port);
  const load = startLoad(clientAt(server.url, KEY), 'returned');
  await expect.poll(() => load.answered.size, { timeout: 60_000 }).toBeGreaterThan(50);
  await load.stop();
  expect([load.broken(), load.refused]).toEqual([0, []]);
  expect(await storedCalls(pair.second.url(), 'returned')).toBe(load.answered.size);
  expect(await port()).toBe(pair.second.port);
  await both.close();
});
