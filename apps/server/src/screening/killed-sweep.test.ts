import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { liveSpace } from '@assay/contract';
import { listAccounts, listMonitoringChanges } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/database';
import { clientAt } from '../testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  runAssay,
  type ServerProcess,
  startServer,
} from '../testing/program';
import { deploymentKeysOf } from '../testing/test-keys';
import { readManifest, writePublication } from './list-store';
import { entry, list } from './testing/lists';

const KEY = 'assay_live_key-of-killed-sweeps';
const NAMES = 500;
const NAME = 'Viktor Draganov Petrosyan';

let store: TestDatabase;
let folder: DataFolder;
let receiver: Server;
let server: ServerProcess | undefined;

beforeAll(async () => {
  store = await openTestDatabase();
  folder = await newDataFolder();
  receiver = createServer((request, response) => {
    request.resume();
    response.writeHead(200).end();
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
}, 120_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  await new Promise((closed) => receiver.close(closed));
  await store?.drop();
  await folder?.remove();
});

const start = () =>
  startServer({
    ASSAY_DATA_DIR: folder.path,
    DATABASE_URL: store.url,
    ASSAY_API_KEY: KEY,
    ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true',
  });

async function publish(names: readonly string[], day: string): Promise<void> {
  const at = `${day}T00:00:00.000Z`;
  const entries = names.map((name, number) => entry(`S-${number}`, name));
  const lists = [list('test_sanctions', 'sanctionlist', entries)];
  const stored = { name: 'world', format: 'test', lists, importedAt: at, seenAt: at, origin: null };
  await writePublication(folder.path, { ...stored, before: readManifest(folder.path, 'world') });
  await runAssay(['lists', 'build'], { env: { ASSAY_DATA_DIR: folder.path } });
}

const count = async (table: string): Promise<number> =>
  (await store.database.query<{ rows: number }>({ text: `SELECT count(*) AS rows FROM ${table}` }))[0]!.rows;

describe('server killed during a monitoring sweep', { timeout: 120_000 }, () => {
  it('reports each change once after another server finishes the sweep', async () => {
    await publish(['Somebody Quite Different'], '2026-11-01');
    server = await start();
    const client = clientAt(server.url, KEY);
    const { port } = receiver.address() as AddressInfo;
    const hook = { name: 'Bank', url: `http://127.0.0.1:${port}/`, events: ['aml/person_updates'] };
    expect((await client.manage('POST', '/webhooks', hook)).status).toBe(200);
    await client.send('POST', '/RestService/aml-api/v1', {
      json: {
        user_id: 'u-0',
        user_fullname: NAME,
        config: { type: 'PERSON', monitoring_required: true, monitoring_schedule: 'ON_CHANGE' },
      },
    });
    await store.database.query({
      text: `INSERT INTO monitored_name (account_id, id, subject_key, user_id, user_hash, name, query, settings, schedule, cadence, generation, created_at, checked_at)
             SELECT account_id, gen_random_uuid(), number, 'u-' || number, number, '${NAME}', '{"name":"${NAME}","type":"PERSON"}', settings, schedule, cadence, generation, created_at, checked_at
             FROM monitored_name, generate_series(1, ${NAMES - 1}) AS number`,
    });

    await publish(['Somebody Quite Different', NAME], '2026-11-02');
    await expect.poll(() => count('monitoring_change'), { timeout: 60_000, interval: 5 }).toBeGreaterThan(10);
    expect(await server.end('SIGKILL')).toBeNull();
    // One query, because the database may still be finishing statements of the killed process.
    const [half] = await store.database.query<{ changes: number; events: number; cases: number }>({
      text: `SELECT (SELECT count(*) FROM monitoring_change) AS changes, (SELECT count(*) FROM webhook_event) AS events,
               (SELECT count(*) FROM screening_case) AS cases`,
    });
    expect(half!.changes).toBeLessThan(NAMES);
    expect(half).toMatchObject({ events: half!.changes, cases: half!.changes });

    server = await start();
    const open = 'monitored_name WHERE due_at IS NOT NULL';
    await expect.poll(() => count(open), { timeout: 60_000 }).toBe(0);
    const everyone = Array.from({ length: NAMES }, (_, number) => `u-${number}`).sort();
    await deploymentKeysOf(store.database);
    const [owner] = await listAccounts(store.database);
    const changes = await listMonitoringChanges(store.database, liveSpace(owner!.id), {
      limit: 2 * NAMES,
      after: 0,
    });
    expect(changes.map(({ data }) => data.user_id).sort()).toEqual(everyone);
    expect(await count('webhook_event')).toBe(NAMES);
    expect(await count('(SELECT DISTINCT user_hashes FROM webhook_event) AS persons')).toBe(NAMES);
    expect(await count('screening_case')).toBe(NAMES);
  });
});
