import { resolve } from 'node:path';
import autocannon from 'autocannon';
import {
  type FreshDatabase,
  freePort,
  freshDatabase,
  type Server,
  startProgram,
} from '../fraud-call/servers';
import { dataFolder, KEY, startSubject } from '../fraud-call/subject';
import { cpuOf } from '../process-cpu';
import { atMost, median, type Row, ratioAtMost } from '../row';
import { steadyLoad } from '../steady-load';

const HEADERS = { 'content-type': 'application/json', 'x-api-key': KEY };
const SECONDS = 5;
const ROUNDS = 5;
const CONNECTIONS = 8;
const WARM_UP = 8000;
const READS_PER_SECOND = 200;
const READ_CONNECTIONS = 64;

const DEFINITION = {
  start: 'card',
  nodes: [
    { id: 'card', type: 'CREDIT_CARD', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};

async function ask(server: Server, method: string, path: string, body?: object, headers = {}) {
  const response = await fetch(server.url + path, {
    method,
    headers: { ...HEADERS, ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const { data } = (await response.json()) as { readonly data: { readonly [name: string]: unknown } };
  if (response.status !== 200) throw new Error(`${method} ${path} returned ${response.status}`);
  return data;
}

interface Round {
  /** Elapsed milliseconds per request on one of the connections. */
  readonly elapsedMs: number;
  /** CPU milliseconds per request, of the server and of its database connections. */
  readonly cpuMs: number;
}

/** Runs one round of requests to a server. */
async function round(server: Server, path: string, body: string, database: FreshDatabase): Promise<Round> {
  const pids = async () => [
    server.process.pid ?? 0,
    ...(await database.query('SELECT pid FROM pg_stat_activity WHERE datname = current_database()')).map(
      ({ pid }) => Number(pid),
    ),
  ];
  const before = cpuOf(await pids());
  const result = await autocannon({
    url: server.url + path,
    connections: CONNECTIONS,
    duration: SECONDS,
    method: 'POST',
    headers: HEADERS,
    body,
  });
  if (result.non2xx + result.errors > 0) throw new Error('requests failed');
  const cpu = cpuOf(await pids()) - before;
  return { elapsedMs: (1000 * CONNECTIONS) / result.requests.average, cpuMs: cpu / result.requests.total };
}

/** Sends enough requests for the JavaScript engine to compile the code. */
async function warmUp(url: string, body: string): Promise<void> {
  await autocannon({
    url,
    connections: CONNECTIONS,
    amount: WARM_UP,
    method: 'POST',
    headers: HEADERS,
    body,
  });
}

/** Returns the p99 of reads at a fixed rate, in milliseconds. */
async function readP99({ url }: Server, path: string): Promise<number> {
  const rate = { perSecond: READS_PER_SECOND, seconds: SECONDS, connections: READ_CONNECTIONS };
  return (await steadyLoad({ ...rate, url, path, headers: HEADERS })).p99;
}

/** Creates a finished execution with a check. */
async function finishedExecution(server: Server, workflowId: string): Promise<string> {
  const inputs = { user_id: 'user-1', email: 'someone@example.com' };
  const begun = await ask(server, 'POST', '/orchestration-api/v1/init-workflow', { workflowId, inputs });
  const bearer = { authorization: `Bearer ${String(begun.token)}` };
  const card = { bin: '411111', last_four: '1111', luhn_valid: true, expiry: '12/39' };
  await ask(server, 'POST', '/flow-api/v1/submit', { step: 'card', card }, bearer);
  const path = `/orchestration-api/v1/workflow-execution/${String(begun.executionId)}`;
  for (let status = 'PENDING'; status === 'PENDING'; )
    status = String((await ask(server, 'GET', path)).status);
  return path;
}

/**
 * Compares init-workflow with a bare Fastify server with one insert, and measures reads of a finished
 * execution at a fixed rate.
 */
export async function benchVerification(): Promise<readonly Row[]> {
  const database = await freshDatabase();
  if (!database)
    throw new Error('This benchmark requires an external PostgreSQL 15 or later. Set BENCH_DATABASE_URL.');
  const folder = dataFolder();
  const subject = await startSubject({ DATABASE_URL: database.url, ASSAY_DATA_DIR: folder.path });
  const reference = await startProgram(
    [resolve('bench', 'verification', 'reference-server.mjs')],
    { DATABASE_URL: database.url },
    await freePort(),
    /listening/,
  );
  try {
    const made = await ask(subject, 'POST', '/management-api/v1/workflows', {
      name: 'Bench',
      definition: DEFINITION,
    });
    const workflowId = String((made.workflow as { readonly id: unknown }).id);
    await ask(subject, 'POST', `/management-api/v1/workflows/${workflowId}/activate`);
    const path = await finishedExecution(subject, workflowId);
    const body = JSON.stringify({ workflowId, inputs: { user_id: 'user-1', email: 'someone@example.com' } });
    const ours: Round[] = [];
    const bare: Round[] = [];
    const init = '/orchestration-api/v1/init-workflow';
    await warmUp(`${reference.url}/init`, body);
    await warmUp(subject.url + init, body);
    for (let at = 0; at < ROUNDS; at++) {
      bare.push(await round(reference, '/init', body, database));
      ours.push(await round(subject, init, body, database));
    }
    const pairs = (of: (one: Round) => number) =>
      median(ours.map((one, at) => of(one) / of(bare[at] ?? { elapsedMs: Number.NaN, cpuMs: Number.NaN })));
    const middle = (rounds: readonly Round[], of: (one: Round) => number) => median(rounds.map(of));
    const [row] = await database.query('SELECT id FROM bench_init LIMIT 1');
    const reads: number[] = [];
    const bareReads: number[] = [];
    for (let at = 0; at < ROUNDS; at++) {
      bareReads.push(await readP99(reference, `/init/${String(row?.id)}`));
      reads.push(await readP99(subject, path));
    }
    return [
      {
        figure: 'init-workflow, mean time per request',
        value: middle(ours, ({ elapsedMs }) => elapsedMs),
        unit: 'ms',
        reference: `bare Fastify with one insert: ${middle(bare, ({ elapsedMs }) => elapsedMs).toFixed(2)} ms`,
        ratio: pairs(({ elapsedMs }) => elapsedMs),
        bar: ratioAtMost(1.5),
      },
      {
        figure: 'init-workflow, CPU of server and database per request',
        value: middle(ours, ({ cpuMs }) => cpuMs),
        unit: 'ms',
        reference: `bare Fastify with one insert: ${middle(bare, ({ cpuMs }) => cpuMs).toFixed(3)} ms`,
        ratio: pairs(({ cpuMs }) => cpuMs),
      },
      {
        figure: 'read of a finished execution at 200/s, p99',
        value: median(reads),
        unit: 'ms',
        reference: `bare Fastify with one select: ${median(bareReads).toFixed(1)} ms`,
        bar: atMost(20),
      },
    ];
  } finally {
    await reference.stop();
    await subject.stop();
    await database.drop();
    folder.remove();
  }
}
