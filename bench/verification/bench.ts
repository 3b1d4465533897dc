import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { freshDatabase } from '../fraud-call/databases';
import { freePort, type Server, startProgram } from '../fraud-call/servers';
import { dataFolder, KEY, startSubject } from '../fraud-call/subject';
import { median, type Row } from '../row';

const HEADERS = { 'content-type': 'application/json', 'x-api-key': KEY };
const SECONDS = 5;
const ROUNDS = 3;
const CONNECTIONS = 8;
const READS_PER_SECOND = 200;

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
  if (response.status !== 200) throw new Error(`${method} ${path} answered ${response.status}`);
  return data;
}

async function rate(url: string, body: string): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: SECONDS,
    method: 'POST',
    headers: HEADERS,
    body,
  });
  if (result.non2xx + result.errors > 0) throw new Error('requests failed');
  return result.requests.average;
}

/** A finished execution with a check. */
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

/** init-workflow beside a bare Fastify with one insert, and reads of a finished execution at a fixed rate. */
export async function benchVerification(): Promise<readonly Row[]> {
  const database = await freshDatabase();
  if (!database) throw new Error('These figures need an outside PostgreSQL 15+: set BENCH_DATABASE_URL.');
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
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      bare.push(await rate(`${reference.url}/init`, body));
      ours.push(await rate(`${subject.url}/orchestration-api/v1/init-workflow`, body));
    }
    const reads = await autocannon({
      url: subject.url + path,
      connections: CONNECTIONS,
      duration: SECONDS * 2,
      overallRate: READS_PER_SECOND,
      headers: HEADERS,
    });
    if (reads.non2xx + reads.errors > 0) throw new Error('reads failed');
    return [
      {
        figure: 'init-workflow, mean time of a request',
        value: 1000 / (median(ours) / CONNECTIONS),
        unit: 'ms',
        reference: `bare Fastify and one insert: ${(1000 / (median(bare) / CONNECTIONS)).toFixed(2)} ms`,
        ratio: median(bare) / median(ours),
        bar: '≤ 1.5 ×',
      },
      {
        figure: 'read of a finished execution, p99',
        value: reads.latency.p99,
        unit: 'ms',
        reference: `${Math.round(reads.requests.average)} requests/s`,
        bar: '≤ 20 ms at 200/s',
      },
    ];
  } finally {
    await reference.stop();
    await subject.stop();
    await database.drop();
    folder.remove();
  }
}
