import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabase } from '../../../../packages/store/src/testing/create-database';
import { usualServer } from '../../../../packages/store/src/testing/test-database';
import { runAssay, type ServerProcess, spawnAssay, startServer } from '../testing/program';

const KEY = 'assay_live_key-of-processes-with-roles';
const HEADERS = { 'X-API-KEY': KEY, 'Content-Type': 'application/json' };

let folder: string;
let made: Awaited<ReturnType<typeof createDatabase>>;
let receiver: Server;
let received: (body: string) => void = () => undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-role-'));
  made = await createDatabase(await usualServer(), null);
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      if (!body.includes('"ping"')) received(body);
      response.end();
    });
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  receiver.close();
  await made.drop();
  rmSync(folder, { recursive: true });
});

const env = () => ({
  DATABASE_URL: made.url,
  ASSAY_DATA_DIR: folder,
  ASSAY_API_KEY: KEY,
  ASSAY_ALLOW_LOOPBACK_WEBHOOKS: 'true',
  ASSAY_DB_CONNECTIONS: '4',
});

const post = async ({ url }: Pick<ServerProcess, 'url'>, path: string, body: object) => {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: HEADERS,
    body: JSON.stringify(body),
  });
  return { status: answer.status, text: await answer.text() };
};
const metricsOf = async (url: string) => (await fetch(`${url}/metrics`)).text();

/** Starts a worker and waits until it is ready; its output contains the address. */
async function startWorker() {
  const child = await spawnAssay(['serve', '--role', 'worker'], { ...env(), PORT: '0' });
  const ended = new Promise<void>((closed) => child.once('close', () => closed()));
  const url = await new Promise<string>((ready, failed) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, found] = /Health +(\S+)\/readyz/.exec(output) ?? [];
      if (found) ready(found);
    });
    child.once('close', () => failed(new Error(`the worker ended: ${output}`)));
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

it('one process serves requests and another runs the resulting jobs', async () => {
  const api = await startServer(env(), {}, ['--role', 'api']);
  try {
    const { port } = receiver.address() as AddressInfo;
    const endpoint = await post(api, '/management-api/v1/webhooks', {
      name: 'Shop',
      url: `http://127.0.0.1:${port}/`,
      events: ['transaction/processed'],
    });
    expect([endpoint.status, endpoint.text]).toEqual([200, expect.stringContaining('whsec_')]);
    const arrived = new Promise<string>((done) => {
      received = done;
    });
    const call = await post(api, '/RestService/fraud-api/v2/', { transaction_id: 'by-role' });
    expect(call.status).toBe(200);

    const worker = await startWorker();
    try {
      expect(await arrived).toContain('by-role');
      const refused = await post(worker, '/RestService/fraud-api/v2/', { transaction_id: 'no' });
      expect(refused.status).toBe(404);
      expect((await fetch(`${worker.url}/`)).status).toBe(404);
      expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
      expect(await metricsOf(worker.url)).toMatch(/assay_webhook_attempts_total\{outcome="\w+"\} 1/);
      expect(await metricsOf(api.url)).not.toMatch(/assay_webhook_attempts_total\{/);
    } finally {
      await worker.stop();
    }
  } finally {
    await api.end('SIGTERM');
  }
}, 120_000);

it('rejects an unknown role, and a second process on the built-in database', async () => {
  const unknown = await runAssay(['serve', '--role', 'boss']);
  expect(unknown.code).toBe(2);
  expect(unknown.stderr).toContain('Allowed choices are all, api, worker');
  const alone = await runAssay(['serve', '--role', 'worker'], { env: { ASSAY_DATA_DIR: folder } });
  expect([alone.code, alone.stdout]).toEqual([1, '']);
  expect(alone.stderr).toContain('Set DATABASE_URL');
}, 60_000);
