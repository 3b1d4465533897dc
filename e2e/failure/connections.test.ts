import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../apps/server/src/testing/client';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';

const KEY = 'assay_live_key-of-connection-tests';
const IDLE = 10_000;
const SLOW = 500;

let folder: DataFolder;
let server: ServerProcess;
let client: Client;
const sockets: Socket[] = [];

beforeAll(async () => {
  folder = await newDataFolder();
  server = await startServer({
    ASSAY_DATA_DIR: folder.path,
    ASSAY_API_KEY: KEY,
    ASSAY_RATE_LIMIT: '0',
    ASSAY_REQUEST_TIMEOUT_MS: '3000',
    ASSAY_VERIFICATION_ENGINES: 'off',
  });
  client = clientAt(server.url, KEY);
}, 120_000);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await server?.end('SIGTERM');
  await folder?.remove();
});

/** Opens a connection; null if it was refused or this process has no more descriptors. */
async function connected(): Promise<Socket | null> {
  const socket = connect(server.port, '127.0.0.1');
  sockets.push(socket);
  try {
    await once(socket, 'connect');
    socket.on('error', () => undefined);
    return socket;
  } catch {
    return null;
  }
}

async function many(count: number): Promise<number> {
  let open = 0;
  const together = 100 * availableParallelism();
  for (let at = 0; at < count; at += together) {
    const batch = await Promise.all(Array.from({ length: Math.min(together, count - at) }, connected));
    open += batch.filter((socket) => socket !== null).length;
  }
  return open;
}

/** Returns the descriptor limit of the server; 0 if unknown. */
async function descriptors(): Promise<number> {
  const text = await readFile(`/proc/${server.pid}/limits`, 'utf8').catch(() => '');
  return Number(/^Max open files\s+(\d+)/m.exec(text)?.[1] ?? 0);
}

describe('idle and slow connections', { timeout: 120_000 }, () => {
  it(`${IDLE} idle connections delay no request and leave nothing open`, async () => {
    await many(IDLE);
    // The server reserves descriptors for its own work: it closes excess connections and serves the rest.
    const statuses: number[] = [];
    for (let n = 0; n < 20; n++) {
      const answer = await client.fraud({ transaction_id: `idle-${n}` }).catch(() => null);
      statuses.push(answer?.status ?? 0);
    }
    if ((await descriptors()) > IDLE + 200) expect(statuses).toEqual(statuses.map(() => 200));
    for (const socket of sockets.splice(0)) socket.destroy();
    await expect
      .poll(async () => (await client.fraud({}).catch(() => null))?.status, { timeout: 20_000 })
      .toBe(200);
  });

  it(`${SLOW} connections that send a byte at a time are closed, and requests are answered meanwhile`, async () => {
    expect(await many(SLOW)).toBe(SLOW);
    const cut = sockets.map((socket) => once(socket.resume(), 'close'));
    for (const socket of sockets) socket.write('POST /RestService/fraud-api/v2/ HTTP/1.1\r\nHost: a\r\nX-');
    const dripping = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('a');
    }, 200);
    for (let n = 0; n < 30; n++)
      expect((await client.fraud({ transaction_id: `slow-${n}` })).status).toBe(200);
    await Promise.all(cut);
    clearInterval(dripping);
    expect((await client.fraud({})).status).toBe(200);
  });
});
