import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../apps/server/src/testing/client';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';

const KEY = 'assay_live_key-of-clock-tests';
const MINUTE = 60_000;
const preload = fileURLToPath(new URL('./testing/shifted-clock.mjs', import.meta.url));

let folder: DataFolder;
let database: TestDatabase;
let jumping: ServerProcess;
let steady: ServerProcess;
let client: Client;
let other: Client;

beforeAll(async () => {
  folder = await newDataFolder();
  database = await openTestDatabase();
  const env = {
    ASSAY_DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    ASSAY_API_KEY: KEY,
    ASSAY_RATE_LIMIT: '50',
    ASSAY_VERIFICATION_ENGINES: 'off',
  };
  jumping = await startServer({ ...env, NODE_OPTIONS: `--import ${preload}` });
  steady = await startServer(env);
  client = clientAt(jumping.url, KEY);
  other = clientAt(steady.url, KEY);
}, 120_000);
afterAll(async () => {
  await jumping?.end('SIGTERM');
  await steady?.end('SIGTERM');
  await database?.drop();
  await folder?.remove();
});

const components = async () => {
  const ready = await (await fetch(`${jumping.url}/readyz`)).json();
  return ready as { ready: boolean; components: readonly { name: string; state: string; note?: string }[] };
};
const clock = async () => (await components()).components.find(({ name }) => name === 'clock');
const gauge = async () => {
  const metrics = await (await fetch(`${jumping.url}/metrics`)).text();
  return Number(/^assay_clock_ahead_milliseconds (\S+)$/m.exec(metrics)?.[1]);
};

/** Expects that both processes score requests, store them with the database's time, and count them together. */
async function expectRightAnswers(name: string): Promise<void> {
  for (const [at, caller] of [client, other, client].entries()) {
    const { status, data } = await caller.fraud({ transaction_id: `${name}-${at}`, user_id: name });
    expect([status, data.id]).toEqual([200, `${name}-${at}`]);
  }
  const rows = await database.database.query<{ away: number }>({
    text: `SELECT abs(extract(epoch FROM now()) * 1000 - at)::float8 AS away FROM evaluation WHERE transaction_id LIKE $1`,
    values: [`${name}-%`],
  });
  expect(rows).toHaveLength(3);
  for (const { away } of rows) expect(away).toBeLessThan(MINUTE);
  const page = await client.manage('GET', '/audit-log');
  expect(page.status).toBe(200);
}

describe('clock that jumps', { timeout: 120_000 }, () => {
  it('by an hour, forward and back, changes no response, is reported, and is cleared when it is right again', async () => {
    await expectRightAnswers('before');
    expect(await clock()).toBeUndefined();
    for (const [name, words] of [
      ['ahead', /36\d\d s ahead of/],
      ['behind', /3[56]\d\d s behind/],
    ] as const) {
      jumping.kill('SIGUSR2');
      await expect.poll(async () => (await clock())?.note, { timeout: 20_000 }).toMatch(words);
      expect((await components()).ready).toBe(true);
      expect(Math.abs(await gauge())).toBeGreaterThan(50 * MINUTE);
      await expectRightAnswers(name);
    }
    jumping.kill('SIGUSR2');
    await expect.poll(clock, { timeout: 20_000 }).toBeUndefined();
    expect(await gauge()).toBe(0);
    await expectRightAnswers('after');
    const formatted = jumping.log().match(/"event":"clock","agrees":(true|false)/g) ?? [];
    expect(formatted.map((line) => line.endsWith('true'))).toEqual([false, true]);
  });
});
