import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/database';
import { clientAt } from '../../apps/server/src/testing/over-http';
import {
  type DataFolder,
  newDataFolder,
  type ServerProcess,
  startServer,
} from '../../apps/server/src/testing/program';
import { startLoad } from './load';

const KEY = 'assay_live_key-of-several-processes';
const COUNT = 2;
const CALLERS = 4;

let folder: DataFolder;
let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  folder = await newDataFolder();
  database = await openTestDatabase();
  server = await startServer(
    {
      ASSAY_DATA_DIR: folder.path,
      DATABASE_URL: database.url,
      ASSAY_API_KEY: KEY,
      ASSAY_RATE_LIMIT: '0',
      ASSAY_VERIFICATION_ENGINES: 'off',
      // The clients leave little CPU time for processes that start meanwhile.
      ASSAY_CALL_DEADLINE_MS: '30000',
    },
    {},
    ['--processes', String(COUNT)],
  );
}, 300_000);
afterAll(async () => {
  await server?.end('SIGTERM');
  await database?.drop();
  await folder?.remove();
});

/** Returns the log lines of one event. */
const logged = (event: string): readonly { readonly process: number; readonly pid: number }[] =>
  server
    .log()
    .split('\n')
    .filter((line) => line.includes(`"event":"${event}"`))
    .map((line) => JSON.parse(line));

const readiness = async () => {
  // A new connection for each request: a reused one would reach the same process.
  const answer = await fetch(`${server.url}/readyz`, { headers: { connection: 'close' } });
  const body = (await answer.json()) as { components: { name: string; state: string; note?: string }[] };
  return { status: answer.status, group: body.components.find(({ name }) => name === 'processes') };
};

const storedCalls = async (name: string) => {
  const [row] = await database.database.query<{ calls: number }>({
    text: `SELECT count(DISTINCT transaction_id)::int AS calls FROM evaluation WHERE transaction_id LIKE $1`,
    values: [`${name}-%`],
  });
  return row?.calls;
};

describe('several processes on one port', { timeout: 300_000 }, () => {
  it('share requests, and each reports the state of all', async () => {
    expect(await readiness()).toEqual({ status: 200, group: { name: 'processes', state: 'ok' } });
    const load = startLoad(clientAt(server.url, KEY), 'together', CALLERS);
    await expect.poll(() => load.answered.size, { timeout: 120_000 }).toBeGreaterThan(200);
    await load.stop();
    expect([load.broken(), load.refused]).toEqual([0, []]);
    const page = await (await fetch(`${server.url}/metrics`)).text();
    const calls = [...page.matchAll(/assay_fraud_call_seconds_count\{process="(\d)"\} (\d+)/g)];
    expect(calls.map(([, number]) => Number(number)).sort()).toEqual([1, 2]);
    expect(calls.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(load.answered.size);
    expect(calls.every(([, , count]) => Number(count) > 0)).toBe(true);
  });

  it('a change applies in all of them once it is confirmed', async () => {
    const headers = { 'X-API-KEY': KEY, 'Content-Type': 'application/json', connection: 'close' };
    const change = async (limit: number) => {
      const answer = await fetch(`${server.url}/management-api/v1/account`, {
        method: 'PATCH',
        headers,
        body: JSON.stringify({ rate_limit: limit }),
      });
      expect(answer.status).toBe(200);
    };
    for (const limit of [7, 0, 8, 0]) {
      await change(limit);
      const seen = await Promise.all(
        Array.from({ length: 2 * COUNT }, async () => {
          const answer = await fetch(`${server.url}/management-api/v1/account`, { headers });
          return ((await answer.json()) as { data: { rate_limit: number } }).data.rate_limit;
        }),
      );
      expect(new Set(seen)).toEqual(new Set([limit]));
    }
  });

  it('a process that dies is replaced, and no answered request is lost', async () => {
    const load = startLoad(clientAt(server.url, KEY), 'killed', CALLERS);
    for (const number of [1, 2]) {
      const before = load.answered.size;
      await expect.poll(() => load.answered.size, { timeout: 120_000 }).toBeGreaterThan(before + 50);
      const ready = logged('process-ready').length;
      process.kill(logged('process-ready').findLast((line) => line.process === number)!.pid, 'SIGKILL');
      await expect.poll(() => logged('process-ready').length, { timeout: 120_000 }).toBe(ready + 1);
    }
    await load.stop();
    // Requests that a dying process held break; the others continue.
    expect(load.refused).toEqual([]);
    expect(await storedCalls('killed')).toBeGreaterThanOrEqual(load.answered.size);
    expect(logged('process-ended').map(({ process }) => process)).toEqual([1, 2]);
    expect(await readiness()).toEqual({ status: 200, group: { name: 'processes', state: 'ok' } });
  });

  it('a process that stops and dies leaves no client waiting', async () => {
    const pid = logged('process-ready').findLast((line) => line.process === 2)!.pid;
    const ready = logged('process-ready').length;
    process.kill(pid, 'SIGSTOP');
    // Each on a new connection, so that some reach the stopped process.
    const calls = Array.from({ length: 8 }, async () => {
      const answer = await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } });
      return answer.status;
    });
    await Promise.race(calls);
    process.kill(pid, 'SIGKILL');
    expect(await Promise.all(calls)).toEqual(Array.from({ length: 8 }, () => 200));
    await expect.poll(() => logged('process-ready').length, { timeout: 120_000 }).toBe(ready + 1);
  });

  it('SIGHUP replaces them one by one under load and breaks no request', async () => {
    const load = startLoad(clientAt(server.url, KEY), 'replaced', CALLERS);
    const before = new Set(logged('process-ready').map(({ pid }) => pid));
    let unready = 0;
    let isWatching = true;
    const watch = (async () => {
      while (isWatching) if ((await readiness()).status !== 200) unready++;
    })();
    server.kill('SIGHUP');
    await expect.poll(() => server.output(), { timeout: 240_000 }).toContain('All processes were restarted.');
    isWatching = false;
    await watch;
    await load.stop();
    expect(load.answered.size).toBeGreaterThan(0);
    expect([load.broken(), load.refused, unready]).toEqual([0, [], 0]);
    expect(await storedCalls('replaced')).toBe(load.answered.size);
    const now = logged('process-ready').slice(-COUNT);
    expect(now.map(({ process }) => process)).toEqual([1, 2]);
    expect(now.every(({ pid }) => !before.has(pid))).toBe(true);
  });

  it('SIGTERM shuts all of them down in order', async () => {
    const pids = logged('process-ready')
      .slice(-COUNT)
      .map(({ pid }) => pid);
    expect(await server.end('SIGTERM')).toBe(0);
    const isAlive = (pid: number) => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    expect(pids.filter(isAlive)).toEqual([]);
    expect(server.log()).not.toContain('left-late');
  });
});
