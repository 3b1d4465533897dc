import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { payloads } from '../fraud-call/payload';
import type { Server } from '../fraud-call/servers';
import { FRAUD, KEY } from '../fraud-call/subject';

/** A repeated action. */
export interface Action {
  readonly name: string;
  /** Interval between starts, in milliseconds. */
  readonly everyMs: number;
  /** True if the next run waits until this one has ended. */
  readonly alone?: true;
  /** @throws Error for an unexpected response */
  run(): Promise<void>;
}

interface Parts {
  readonly server: Server;
  /** Data folder of the server, with its list. */
  readonly dataDir: string;
  readonly env: { readonly [name: string]: string };
  /** Fraud requests per second. */
  readonly callsPerSecond: number;
}

type Json = { readonly [name: string]: unknown };

const CALL_BODIES = 20_000;
const WORKFLOW = {
  start: 'card',
  nodes: [
    { id: 'card', type: 'CREDIT_CARD', next: 'end' },
    { id: 'end', type: 'END', status: 'DERIVED' },
  ],
};
const CARD = { bin: '411111', last_four: '1111', luhn_valid: true, expiry: '12/39' };
const EVENTS = Array.from({ length: 60 }, (_, n) =>
  n % 12 === 5
    ? {
        k: 'click',
        t: n * 50,
        el: '0a919fc0',
        ptr: 'mouse',
        moves: 12,
        tail: 3,
        warp: 1.2,
        off: 0.4,
        hold: 93.5,
      }
    : {
        k: 'move',
        t: n * 50,
        ptr: 'mouse',
        n: 14,
        c: 29,
        ms: 231,
        len: 214.3,
        net: 190.1,
        near: 4,
        gcd: 1,
        dts: 6,
      },
);

/**
 * Returns a function that sends requests of the soak's own account.
 * @returns `data` of the response
 */
const asker =
  (server: Server) =>
  async (method: string, path: string, body?: object, headers: { readonly [name: string]: string } = {}) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: { 'x-api-key': KEY, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (answer.status !== 200)
      throw new Error(`${method} ${path} returned ${answer.status}: ${text.slice(0, 200)}`);
    return (JSON.parse(text) as { readonly data: Json }).data;
  };
type Ask = ReturnType<typeof asker>;

function calls({ server, callsPerSecond }: Parts): Action {
  const bodies = payloads(CALL_BODIES, 1);
  const headers = { 'content-type': 'application/json', 'x-api-key': KEY };
  let sent = 0;
  return {
    name: 'calls',
    everyMs: 1000 / callsPerSecond,
    async run() {
      // The same people return with other transactions.
      const body = bodies[sent++ % CALL_BODIES]!.replace(/^\{/, `{"transaction_id":"soak-${sent}",`);
      const answer = await fetch(server.url + FRAUD, { method: 'POST', headers, body });
      await answer.arrayBuffer();
      if (answer.status !== 200) throw new Error(`a fraud request returned ${answer.status}`);
    },
  };
}

function screenings(ask: Ask): Action {
  let sent = 0;
  return {
    name: 'screenings',
    everyMs: 500,
    run: async () =>
      void (await ask('POST', '/RestService/aml-api/v1', {
        user_fullname: `Agnes Wintermark ${sent++ % 500}`,
        config: { aml: { sanction_enabled: true } },
      })),
  };
}

/** Opens a tab, watches it for several batches, and leaves it. */
function sessions({ server }: Parts): Action {
  const post = async (body: Buffer) => {
    const answer = await fetch(`${server.url}/session-ingest/v1/events`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: new Uint8Array(body),
    });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`the ingest returned ${answer.status}`);
    return answer.headers.get('x-new-token');
  };
  return {
    name: 'sessions',
    everyMs: 1000,
    async run() {
      const authorized = await fetch(`${server.url}/session-monitoring-api/v1/auth`, {
        method: 'POST',
        headers: { 'x-api-key': KEY },
      });
      const text = Buffer.from(await authorized.text(), 'base64').toString();
      let { token } = JSON.parse(text) as { token: string };
      const stream = randomUUID();
      for (let seq = 0; seq < 3; seq++) {
        const more = {
          t0: Date.now() - 5000,
          sent: 5000,
          n: EVENTS.length,
          v: '0.1.0',
          time: [5000, 0, 0],
          events: EVENTS,
        };
        token = (await post(deflateSync(JSON.stringify({ token, stream, seq, ...more })))) ?? token;
      }
    },
  };
}

async function verifications(ask: Ask): Promise<Action> {
  const made = await ask('POST', '/management-api/v1/workflows', { name: 'Soak', definition: WORKFLOW });
  const workflowId = String((made.workflow as Json).id);
  await ask('POST', `/management-api/v1/workflows/${workflowId}/activate`);
  return {
    name: 'verifications',
    everyMs: 2000,
    async run() {
      const inputs = { user_id: `user-${randomUUID()}`, email: 'someone@example.com' };
      const begun = await ask('POST', '/orchestration-api/v1/init-workflow', { workflowId, inputs });
      const bearer = { authorization: `Bearer ${String(begun.token)}` };
      await ask('POST', '/flow-api/v1/submit', { step: 'card', card: CARD }, bearer);
      const path = `/orchestration-api/v1/workflow-execution/${String(begun.executionId)}`;
      for (let status = 'PENDING'; status === 'PENDING'; ) status = String((await ask('GET', path)).status);
    },
  };
}

/** Polls until background work is done. */
async function until(isDone: () => Promise<boolean>): Promise<void> {
  while (!(await isDone())) await new Promise((resolve) => setTimeout(resolve, 250));
}

const backtests = (ask: Ask): Action => ({
  name: 'back-tests',
  everyMs: 30_000,
  alone: true,
  async run() {
    const { job } = await ask('POST', '/management-api/v1/backtests', { model: 'base' });
    await until(async () => {
      const read = await ask('GET', `/management-api/v1/backtests/${String((job as Json).id)}`);
      const { state } = read.job as Json;
      if (state === 'failed') throw new Error('a backtest failed');
      return state === 'done';
    });
  },
});

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const LISTED = 200;

/** Returns a list in the United Nations format, different in each round. */
function publication(round: number): string {
  const persons = Array.from({ length: LISTED + (round % 20) }, (_, n) => {
    const name = `Wintermark${LETTERS[n % 26]}${LETTERS[Math.floor(n / 26) % 26]}`;
    return `<INDIVIDUAL><DATAID>${n + 1}</DATAID><FIRST_NAME>Agnes</FIRST_NAME><SECOND_NAME>${name}</SECOND_NAME><REFERENCE_NUMBER>TSi.${n + 1}</REFERENCE_NUMBER></INDIVIDUAL>`;
  });
  const day = String((round % 28) + 1).padStart(2, '0');
  return `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="2026-03-${day}T00:00:00Z"><INDIVIDUALS>${persons.join('')}</INDIVIDUALS><ENTITIES></ENTITIES></CONSOLIDATED_LIST>`;
}

/** Imports a new publication of a screening list, and changes an account's own list. */
function listUpdates(ask: Ask, { dataDir, env }: Parts): Action {
  let round = 0;
  return {
    name: 'list updates',
    everyMs: 30_000,
    alone: true,
    async run() {
      round++;
      const file = join(dataDir, 'soak-list.xml');
      await writeFile(file, publication(round));
      const program = [resolve('dist', 'assay.mjs'), 'lists', 'import', 'un-xml', file];
      await promisify(execFile)(process.execPath, program, { env: { ...process.env, ...env } });
      const path = '/management-api/v1/lists/blocked_emails/entries';
      const values = Array.from({ length: 20 }, (_, n) => `soak-${round}-${n}@example.com`);
      await ask('POST', path, { values });
      await ask('DELETE', path, { values });
    },
  };
}

function erasures(ask: Ask): Action {
  let round = 0;
  return {
    name: 'erasures',
    everyMs: 15_000,
    async run() {
      const person = { user_id: `gone-${++round}`, email: `gone-${round}@erase.example` };
      for (let n = 0; n < 5; n++)
        await ask('POST', FRAUD, { ...person, transaction_id: `gone-${round}-${n}` });
      const asked = { domains: ['FRAUD'], emails: [person.email], user_ids: [person.user_id] };
      const { request_id } = await ask('POST', '/RestService/erase-api/v2', asked);
      await until(async () => {
        const { status } = await ask('GET', `/RestService/erase-api/v2/${String(request_id)}`);
        if (status === 'FAILED') throw new Error('an erasure failed');
        return status === 'COMPLETED';
      });
    },
  };
}

/** Returns the concurrent actions of a busy deployment. */
export async function mixedActions(parts: Parts): Promise<readonly Action[]> {
  const ask = asker(parts.server);
  return [
    calls(parts),
    screenings(ask),
    sessions(parts),
    await verifications(ask),
    backtests(ask),
    listUpdates(ask, parts),
    erasures(ask),
  ];
}
