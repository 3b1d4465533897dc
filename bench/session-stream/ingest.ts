import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { deflateSync } from 'node:zlib';
import { freshDatabase, type Server } from '../fraud-call/servers';
import { dataFolder, KEY, startSubject } from '../fraud-call/subject';
import { atLeast, type Row } from '../row';

const STREAMS = 300;
const ROUNDS = 6;
const AT_ONCE = 32;

/** Returns 15 seconds of a person: movement, presses, a field left. */
function eventsOf(count: number): readonly object[] {
  return Array.from({ length: count }, (_, n) => {
    const t = n * 50;
    if (n % 12 === 5) {
      return {
        k: 'click',
        t,
        el: '0a919fc0',
        ptr: 'mouse',
        moves: 12,
        tail: 3,
        warp: 1.2,
        off: 0.4,
        hold: 93.5,
      };
    }
    if (n % 25 === 20) {
      return {
        k: 'field',
        t,
        el: `0000000${n % 9}`,
        kind: 'text',
        add: 12,
        keys: 13,
        bs: 1,
        dur: 4021,
        edit: 2910,
        end: 1,
        fn: 12,
        fs: 2010,
        fq: 391_200,
        fd: 11,
        fh: [0, 0, 0, 1, 1, 2, 3, 2, 2, 1],
        dn: 13,
        ds: 1210,
        dq: 118_000,
        dh: [0, 0, 0, 0, 4, 6, 3],
      };
    }
    return {
      k: 'move',
      t,
      ptr: 'mouse',
      n: 14,
      c: 29,
      ms: 231,
      len: 214.3,
      net: 190.1,
      near: 4,
      gcd: 1,
      dts: 6,
    };
  });
}

async function authorize(server: Server): Promise<string> {
  const answer = await fetch(`${server.url}/session-monitoring-api/v1/auth`, {
    method: 'POST',
    headers: { 'x-api-key': KEY },
  });
  const { token } = JSON.parse(Buffer.from(await answer.text(), 'base64').toString()) as { token: string };
  return token;
}

async function cpuSeconds(server: Server): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^assay_process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}

interface Tab {
  readonly id: string;
  token: string;
  seq: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function post(
  server: Server,
  body: Buffer,
): Promise<{ readonly status: number; readonly token: string | undefined }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.url}/session-ingest/v1/events`,
      { method: 'POST', agent, headers: { 'content-type': 'text/plain', 'content-length': body.length } },
      (answer) => {
        answer.resume();
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, token: answer.headers['x-new-token']?.toString() }),
        );
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}

async function send(server: Server, tab: Tab, events: readonly object[]): Promise<void> {
  const now = Date.now();
  const body = JSON.stringify({
    token: tab.token,
    stream: tab.id,
    seq: tab.seq++,
    t0: now - 5000,
    sent: 5000,
    n: events.length,
    v: '0.1.0',
    time: [5000, 0, 0],
    events,
  });
  const { status, token } = await post(server, deflateSync(body));
  if (status !== 200) throw new Error(`the ingest returned ${status}`);
  tab.token = token ?? tab.token;
}

/**
 * Sends this number of batches from every tab, with many concurrent tabs.
 * @returns events per second, by elapsed time and by CPU time
 */
async function run(
  server: Server,
  tabs: readonly Tab[],
  perBatch: number,
): Promise<{ wall: number; cpu: number }> {
  const events = eventsOf(perBatch);
  const jobs = Array.from({ length: ROUNDS }, () => tabs).flat();
  const before = await cpuSeconds(server);
  const began = performance.now();
  let next = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let job = jobs[next++]; job; job = jobs[next++]) await send(server, job, events);
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const sent = jobs.length * perBatch;
  return { wall: sent / seconds, cpu: sent / ((await cpuSeconds(server)) - before) };
}

/** Measures how fast batches are durably stored before the response, in full and in small batches. */
export async function benchIngest(): Promise<Row[]> {
  const database = await freshDatabase();
  if (!database) return [];
  const folder = dataFolder();
  const server = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  try {
    const tabs: Tab[] = [];
    for (let n = 0; n < STREAMS; n++) tabs.push({ id: randomUUID(), token: await authorize(server), seq: 0 });
    for (const tab of tabs) await send(server, tab, eventsOf(10));
    const full = await run(server, tabs, 100);
    const small = await run(server, tabs, 10);
    return [
      {
        figure: 'ingest, batches of 100 events, one core of the server',
        value: full.cpu,
        unit: 'events/s',
        bar: atLeast(5000),
      },
      {
        figure: 'ingest by elapsed time, with sender and database on the same machine',
        value: full.wall,
        unit: 'events/s',
      },
      { figure: 'ingest, batches of 10 events, one core of the server', value: small.cpu, unit: 'events/s' },
    ];
  } finally {
    agent.destroy();
    await server.stop();
    await database.drop();
    folder.remove();
  }
}
