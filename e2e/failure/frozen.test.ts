import { readdirSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { runningEmbeddedUrl } from '@assay/embedded-postgres';
import { openDatabase } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../../apps/server/src/testing/client';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import { ALL_LOOKED_AT } from './load';

const KEY = 'assay_live_key-of-frozen-tests';
const DEADLINE_MS = 2000;
/** `npm run fault` tests the limits in docs/benchmarks/reliability.md. Processes start later while other tests run. */
const isAlone = process.env.ASSAY_TEST_ALONE === 'true';
const LATE_MS = isAlone ? 1000 : 10_000;
const BACK_MS = isAlone ? 5000 : 30_000;
const AWAY = { status: 503, code: '4001' };

let folder: DataFolder;
let server: ServerProcess;
let client: Client;

async function start(): Promise<void> {
  server = await startServer({
    ASSAY_DATA_DIR: folder.path,
    ASSAY_API_KEY: KEY,
    ASSAY_RATE_LIMIT: '0',
    ASSAY_CALL_DEADLINE_MS: String(DEADLINE_MS),
    ASSAY_STOP_DEADLINE_MS: '4000',
    ASSAY_STOP_PAUSE_MS: '3000',
    ASSAY_VERIFICATION_ENGINES: 'off',
  });
  client = clientAt(server.url, KEY);
}

beforeAll(async () => {
  folder = await newDataFolder();
  await start();
}, 60_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await folder.remove();
}, 60_000);

/** Returns the main process of PostgreSQL and its child processes. */
function databaseProcesses(): readonly number[] {
  const [line = ''] = readFileSync(join(folder.path, 'pg', 'postmaster.pid'), 'utf8').split('\n');
  const parentOf = (pid: string): string => {
    try {
      return (
        / \S \d+/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/, ''))?.[0].slice(3) ?? ''
      );
    } catch {
      return '';
    }
  };
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === line);
  return [line, ...children].map(Number);
}

function signal(processes: readonly number[], name: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, name);
    } catch {
      // The process has ended meanwhile.
    }
  }
}

/** Sends concurrent requests and returns their responses. Throws if one is not answered in time. */
async function callsNow(count: number) {
  const calls = Array.from({ length: count }, (_, n) =>
    client.fraud({ user_id: `user-${n}`, card_hash: 'c', ...ALL_LOOKED_AT }),
  );
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('a call is not answered in time')), DEADLINE_MS + LATE_MS).unref();
  });
  return (await Promise.race([Promise.all(calls), late])).map(({ status, error, headers }) => {
    if (status === 503) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    return { status, code: error.code };
  });
}

const isBack = () => expect.poll(async () => (await client.fraud({})).status, { timeout: BACK_MS }).toBe(200);

describe('frozen database', { timeout: 60_000 }, () => {
  it('delays no request beyond its deadline, is reported, and serves again after it continues', async () => {
    await isBack();
    await callsNow(12);
    const frozen = databaseProcesses();
    expect(frozen.length).toBeGreaterThan(3);
    signal(frozen, 'SIGSTOP');
    try {
      for (let round = 0; round < 2; round++) {
        for (const answer of await callsNow(12)) expect(answer).toEqual(AWAY);
      }
      expect((await client.send('GET', '/readyz')).status).toBe(503);
      expect((await client.send('GET', '/healthz')).status).toBe(200);
      expect((await fetch(`${server.url}/metrics`)).status).toBe(200);
    } finally {
      signal(frozen, 'SIGCONT');
    }
    await isBack();
    await expect
      .poll(async () => (await client.send('GET', '/readyz')).status, { timeout: BACK_MS })
      .toBe(200);
  });

  it('does not delay the shutdown of a server', async () => {
    const frozen = databaseProcesses();
    signal(frozen, 'SIGSTOP');
    try {
      expect(await server.end('SIGTERM')).not.toBeNull();
    } finally {
      signal(frozen, 'SIGCONT');
    }
    await start();
    await isBack();
  });
});

describe('locked table', { timeout: 60_000 }, () => {
  it('delays no request beyond its deadline, and requests are stored again after the lock', async () => {
    const database = openDatabase({ url: (await runningEmbeddedUrl(folder.path)) ?? '', maxConnections: 1 });
    await database.transaction(async (connection) => {
      await connection.query({ text: 'LOCK TABLE evaluation IN ACCESS EXCLUSIVE MODE' });
      for (const answer of await callsNow(6)) expect(answer).toEqual(AWAY);
    });
    await database.close();
    await isBack();
  });
});

describe('server that shuts down', { timeout: 60_000 }, () => {
  it('reports it first, and answers requests on idle connections meanwhile', async () => {
    const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    const ask = (agent: Agent) =>
      new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
        request(`${server.url}/healthz`, { agent }, (answer) => {
          answer.resume().once('end', () => {
            resolve({ status: answer.statusCode, connection: answer.headers.connection });
          });
        })
          .once('error', reject)
          .end();
      });
    for (const answer of await Promise.all(agents.map(ask))) expect(answer.connection).toBe('keep-alive');
    server.kill('SIGTERM');
    await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
    for (const answer of await Promise.all(agents.map(ask))) {
      expect(answer).toEqual({ status: 200, connection: 'close' });
    }
    expect(await server.exited).toBe(0);
    for (const agent of agents) agent.destroy();
    await start();
  });
});
