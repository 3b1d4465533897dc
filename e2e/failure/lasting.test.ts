import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { liveSpace } from '@assay/contract';
import { evaluationsBetween, listAccounts } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStoredStore } from '../../apps/server/src/cli/open-store';
import { readConfiguration } from '../../apps/server/src/configuration';
import type { Client } from '../../apps/server/src/testing/client';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  runAssay,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import { parseAnswer } from '../../apps/server/src/testing/raw-http';
import { type Load, startLoad } from './load';

const KEY = 'assay_live_key-of-failure-tests';

let folder: DataFolder;
let env: { readonly [name: string]: string };
let server: ServerProcess;
let client: Client;

async function start(): Promise<void> {
  server = await startServer(env);
  client = clientAt(server.url, KEY);
}

beforeAll(async () => {
  folder = await newDataFolder();
  env = {
    ASSAY_DATA_DIR: folder.path,
    ASSAY_API_KEY: KEY,
    ASSAY_RATE_LIMIT: '0',
    ASSAY_REQUEST_TIMEOUT_MS: '3000',
  };
  await start();
});
afterAll(async () => {
  await server.end('SIGTERM');
  await folder.remove();
});

/** Returns the main process of the server's PostgreSQL, or null if it is not running. */
function postmaster(): number | null {
  const file = join(folder.path, 'pg', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

const runs = (pid: number): boolean => existsSync(`/proc/${pid}`);

/** Expects that every answered request is stored in the database, as it was answered. */
async function expectStored(load: Load): Promise<void> {
  const { database, close } = await openStoredStore(readConfiguration(env));
  const [account] = await listAccounts(database);
  const rows = await evaluationsBetween(database, liveSpace(account!.id), {
    after: '00000000-0000-0000-0000-000000000000',
    before: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    limit: 1_000_000,
    hold: false,
  });
  await close();
  const kept = new Map(rows.map(({ transactionId, answer }) => [transactionId, answer]));
  const lost = [...load.answered].filter(([id, answer]) => kept.get(id) !== answer);
  expect(lost).toEqual([]);
}

describe('a server that is killed under load', { timeout: 60_000 }, () => {
  it('has every answered decision after a restart', async () => {
    const load = startLoad(client, 'killed');
    await expect.poll(() => load.answered.size, { timeout: 30_000 }).toBeGreaterThan(300);
    expect(await server.end('SIGKILL')).toBeNull();
    await load.stop();
    expect(load.broken()).toBeGreaterThan(0);
    await start();
    await expectStored(load);
    const [id = '', answer] = [...load.answered].at(-1) ?? [];
    const replay = await runAssay(['replay', id, '--answer'], { env });
    expect([replay.code, replay.stdout]).toEqual([0, `${answer}\n`]);
  });
});

describe('a database that is killed under load', { timeout: 60_000 }, () => {
  it('recovers within ten seconds; meanwhile requests return an error with a retry time', async () => {
    const load = startLoad(client, 'database');
    await expect.poll(() => load.answered.size, { timeout: 30_000 }).toBeGreaterThan(100);
    const killed = postmaster()!;
    process.kill(killed, 'SIGKILL');

    const ready = async () => (await client.send('GET', '/readyz')).status;
    await expect.poll(ready, { timeout: 5000, interval: 5 }).toBe(503);
    expect((await client.send('GET', '/healthz')).status).toBe(200);

    const before = load.answered.size;
    await expect.poll(ready, { timeout: 10_000 }).toBe(200);
    await expect.poll(() => load.answered.size, { timeout: 10_000 }).toBeGreaterThan(before + 50);
    await load.stop();

    expect(postmaster()).not.toBe(killed);
    expect(load.refused.length).toBeGreaterThan(0);
    for (const { status, code, retryAfter } of load.refused) {
      expect([status, code]).toEqual([503, '4001']);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    expect(load.broken()).toBe(0);
    await expectStored(load);
  });
});

describe('server that is asked to stop', { timeout: 60_000 }, () => {
  it('answers requests in progress, stops its database and exits with 0', async () => {
    const body = '{"transaction_id":"in flight"}';
    const socket = connect(server.port, '127.0.0.1');
    const received: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => received.push(chunk));
    socket.write(
      `POST /RestService/fraud-api/v2/ HTTP/1.1\r\nHost: a\r\nX-API-Key: ${KEY}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 5)}`,
    );
    // Follows the other request on its way in: when this one is answered, the other has begun.
    await client.send('GET', '/healthz');
    const database = postmaster()!;
    server.kill('SIGTERM');
    await expect.poll(() => server.output()).toContain('Stopping');
    socket.write(body.slice(5));
    await once(socket, 'close');
    expect(parseAnswer(Buffer.concat(received))).toMatchObject({ status: 200 });

    expect(await server.exited).toBe(0);
    expect(runs(database)).toBe(false);
    expect(postmaster()).toBeNull();
    expect(existsSync(join(folder.path, 'assay.lock'))).toBe(false);
    await start();
  });

  it('does not wait for idle connections', async () => {
    const silent = connect(server.port, '127.0.0.1');
    await once(silent, 'connect');
    await client.send('GET', '/healthz');
    expect(await server.end('SIGTERM')).toBe(0);
    silent.destroy();
    await start();
  });

  it('refuses no request while it closes', async () => {
    const load = startLoad(client, 'closing');
    await expect.poll(() => load.answered.size, { timeout: 30_000 }).toBeGreaterThan(100);
    expect(await server.end('SIGTERM')).toBe(0);
    await load.stop();
    expect(load.refused).toEqual([]);
    await start();
    await expectStored(load);
  });
});

describe('second server on the same folder', () => {
  it('reports the process that holds the folder', async () => {
    const { code, stderr } = await runAssay(['serve'], { env: { ...env, PORT: '0' } });
    expect(code).toBe(1);
    expect(stderr).toContain(`is in use by process ${server.pid} at ${server.url}`);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect((await client.fraud({})).status).toBe(200);
  });
});
