import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { signedHeaders } from '../../apps/server/src/webhooks/message';
import { answerInTurn, cut, cutWithin, page, refuse, silent, type Turn } from './turns';

const found = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
const FRAUD = '/RestService/fraud-api/v2/';

interface Outcome {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the server answered
  readonly answer?: any;
  readonly raised?: string;
  readonly code?: string;
  /** Names from the error catalog that match the error. */
  readonly named?: readonly string[];
  readonly text?: string;
  readonly pauses: readonly number[];
}

/** A Python process that runs the orders of all tests, one after the other. */
class Python {
  private readonly child = spawn('python3', ['e2e/clients/python-client.py'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  private readonly outcomes = createInterface(this.child.stdout)[Symbol.asyncIterator]();

  /** Runs a command with a new client. */
  async run(order: object): Promise<Outcome> {
    this.child.stdin.write(`${JSON.stringify(order)}\n`);
    const { value, done } = await this.outcomes.next();
    if (done) throw new Error('Python ended: its error is above');
    return JSON.parse(value);
  }

  async end(): Promise<void> {
    this.child.stdin.end();
    await once(this.child, 'close');
  }
}

let child: Python;
const python = (order: object): Promise<Outcome> => child.run(order);

/**
 * Starts a server with a list of responses. Returns the client's outcome and the idempotency keys of its
 * requests.
 */
async function against(turns: readonly Turn[], order: object) {
  const server = await answerInTurn(turns);
  try {
    return { ...(await python({ url: server.url, key: 'k', ...order })), keys: server.keys };
  } finally {
    server.close();
  }
}

const call = { method: 'POST', path: FRAUD, body: {} };

describe.skipIf(!found)('Python client (needs python3, 3.9 or newer)', { timeout: 120_000 }, () => {
  let server: AssayServer;
  let shop: TestAccount;
  let at: { readonly url: string; readonly key: string };
  beforeAll(async () => {
    child = new Python();
    server = await startAssay();
    shop = await server.newAccount('Shop');
    at = { url: `http://127.0.0.1:${await server.listen()}`, key: shop.testKey };
  });
  afterAll(async () => {
    await child?.end();
    await server?.close();
  });

  it('sends fraud requests and lookups to the real server', async () => {
    const decided = await python({
      ...at,
      look: 'fraud',
      arguments: [{ user_id: 'ann', ip: '203.0.113.7' }],
    });
    expect(decided.answer.state).toMatch(/^(APPROVE|REVIEW|DECLINE)$/);
    expect((await python({ ...at, look: 'ip', arguments: ['203.0.113.7'] })).answer.ip).toBe('203.0.113.7');
    expect((await python({ ...at, look: 'email', arguments: ['ann@example.com'] })).answer.email).toBe(
      'ann@example.com',
    );
    expect((await python({ ...at, look: 'phone', arguments: ['+4915123456789'] })).raised).toBeUndefined();
  });

  it('reads every page of a list, and each row once', async () => {
    const pages = await server.newAccount('Pages');
    for (let n = 0; n < 5; n++) await pages.live.fraud({ user_id: `u${n}` });
    const path = '/management-api/v1/evaluations';
    const read = await python({ ...at, key: pages.liveKey, path, rows: 'evaluations', query: { limit: 2 } });
    expect(new Set(read.answer.map(({ id }: { id: string }) => id)).size).toBe(5);
    expect(read.answer).toHaveLength(5);
    expect(
      (await python({ ...at, key: pages.liveKey, path: '/management-api/v1/webhooks', rows: 'x' })).raised,
    ).toBe('ValueError');
  });

  it('sends files: attachments with their name, and lists as CSV, and reads them back', async () => {
    const mine = await server.newAccount('Files');
    await mine.live.fraud({});
    const [evaluation] = (await mine.live.manage('GET', '/evaluations')).data.evaluations as unknown as {
      id: string;
    }[];
    const files = { ...at, key: mine.liveKey };
    const name = "Brief (Anlage 1) d'Été.txt";
    const path = `/management-api/v1/evaluations/${evaluation!.id}/attachments`;
    const attached = await python({ ...files, attach: path, file: 'Dear Sir', file_name: name });
    expect(attached.answer).toMatchObject({ name, media_type: 'text/plain', size: 8 });
    expect(await python({ ...files, attach: path, file: '%PDF-1.7', file_name: name })).toMatchObject({
      raised: 'InvalidRequest',
      named: expect.arrayContaining(['media_refused']),
    });
    const made = await mine.live.manage('POST', '/lists', { name: 'Blocked', kind: 'block', field: 'email' });
    const { id: list } = made.data.list as unknown as { id: string };
    const csv = 'value,note\nmule@example.com,May\nno address,\n';
    expect((await python({ ...files, import: list, file: csv })).answer).toMatchObject({
      state: 'done',
      saved: 1,
      refused: 1,
      lines: [{ line: 3 }],
    });
    const read = { ...files, method: 'GET', path: `/management-api/v1/lists/${list}/file` };
    expect((await python(read)).answer).toMatch(/^value,note,.*\r\nmule@example\.com,May,/);
    expect((await python({ ...files, import: 'nothing', file: csv })).raised).toBe('NotFound');
  });

  it('sends a file once if no response arrives, and reports an import that did not finish', async () => {
    const cases = { method: 'POST', path: '/management-api/v1/cases/1/attachments' };
    for (const wrong of [{ file: 'a', body: {} }, { file_name: 'a' }])
      expect((await python({ ...at, ...cases, ...wrong })).raised).toBe('ValueError');
    expect(await against([cut], { ...cases, file: 'a' })).toMatchObject({
      raised: 'Unreachable',
      keys: [undefined],
    });
    for (const text of ['{"state":"running"}\n', '{"state":"run', '']) {
      const half: Turn = (_request, response) =>
        void response.setHeader('content-type', 'application/x-ndjson').end(text);
      expect((await against([half], { import: '1', file: 'a' })).raised).toBe('InvalidResponse');
    }
  });

  it('has the same cursor name for every list as the OpenAPI document', async () => {
    const { paths } = JSON.parse(await readFile('docs/openapi.json', 'utf8'));
    const forwards = Object.keys(paths).filter((path) =>
      paths[path].get?.parameters?.some(({ name }: { name?: string }) => name === 'after'),
    );
    expect(forwards.sort()).toEqual([
      '/management-api/v1/lists/{id}/entries',
      '/management-api/v1/screening/changes',
    ]);
  });

  it.each([
    ['an unknown key', { key: 'nobody' }, call, 'NotAuthenticated', '2002'],
    ['an input of another type', {}, { ...call, body: { user_dob: 'soon' } }, 'InvalidRequest', '1006'],
    ['an unknown path', {}, { method: 'GET', path: '/nowhere' }, 'NotFound', '3001'],
  ])('raises a specific type for %s', async (_what, key, order, raised, code) => {
    expect(await python({ ...at, ...order, ...key })).toMatchObject({ raised, code, pauses: [] });
  });

  it('retries with the same idempotency key, and waits as the server requests', async () => {
    const done = await against([refuse(503, '4001', { 'retry-after': '2' }), cut], call);
    expect(done).toMatchObject({ answer: { state: 'APPROVE' }, pauses: [2, 0.5] });
    expect(new Set(done.keys).size).toBe(1);
    expect(done.keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    408, 500, 502, 503, 504,
  ])('retries after status %s with the same idempotency key', async (status) => {
    const order = { ...call, idempotency_key: 'order-1001' };
    const done = await against([refuse(status, '4001'), refuse(status, '4001')], order);
    expect(done).toMatchObject({ answer: { state: 'APPROVE' }, pauses: [0.25, 0.5] });
    expect(done.keys).toEqual(['order-1001', 'order-1001', 'order-1001']);
  });

  it('waits for its own attempt that still runs, but not for a conflict', async () => {
    expect((await against([cut, refuse(409, '3009')], call)).answer).toEqual({ state: 'APPROVE' });
    const conflict = await against([refuse(409, '3009')], call);
    expect([conflict.raised, conflict.keys.length]).toEqual(['Conflict', 1]);
  });

  it('gives up after three attempts, when the requested wait is too long, and when an action could happen twice', async () => {
    const twice = { method: 'DELETE', path: '/management-api/v1/webhooks/1' };
    const limit = refuse(429, '4004');
    expect(await against([limit, limit, limit], twice)).toMatchObject({
      raised: 'TooManyRequests',
      pauses: [0.25, 0.5],
    });
    expect(await against([refuse(503, '4001', { 'retry-after': '31' })], call)).toMatchObject({
      raised: 'ServerFault',
      pauses: [],
    });
    expect(await against([cut], twice)).toMatchObject({ raised: 'Unreachable', pauses: [] });
    for (const status of [500, 503])
      expect(await against([refuse(status, '4001')], twice)).toMatchObject({
        raised: 'ServerFault',
        pauses: [],
      });
  });

  it.each([
    ['cut off at the start', cut, 'Unreachable'],
    ['cut off in the middle', cutWithin, 'Unreachable'],
    ['an error page of a proxy', page(502), 'ServerFault'],
    ['missing', silent, 'TimedOut'],
  ])('retries at most three times after a response that is %s', async (_what, turn, raised) => {
    const order = { ...call, timeout: 0.5 };
    expect((await against([turn, turn], order)).answer).toEqual({ state: 'APPROVE' });
    const never = await against([turn, turn, turn], order);
    expect([never.raised, never.keys.length]).toEqual([raised, 3]);
  });

  it('reports an unreadable success response, and reads dates and texts', async () => {
    expect((await against([page(200)], call)).raised).toBe('InvalidResponse');
    const past = refuse(503, '4001', { 'retry-after': 'Fri, 20 Nov 2020 10:00:07 GMT' });
    expect((await against([past], call)).pauses).toEqual([0]);
    const metrics = await python({ ...at, key: shop.liveKey, method: 'GET', path: '/metrics' });
    expect(metrics.answer).toContain('assay_');
    const executions = { path: '/management-api/v1/workflow-executions', rows: 'executions' };
    expect((await python({ ...at, key: shop.liveKey, ...executions })).answer).toEqual([]);
  });

  it('has the same error names as the catalog', async () => {
    const order = { ...at, key: 'nobody', ...call };
    expect((await python(order)).named).toContain('invalid_key');
  });

  it('does not follow redirects, which would send its key', async () => {
    const away: Turn = (_request, response) => void response.writeHead(307, { location: '/elsewhere' }).end();
    const done = await against([away], call);
    expect([done.raised, done.keys.length]).toEqual(['InvalidRequest', 1]);
  });

  it('accepts messages that the server signed, and rejects others', async () => {
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
    const body = '{"event":"ping","timestamp":"2026-11-20T15:10:00.000Z","data":{}}';
    const signing = { header: 'Service-Signature', secret, previousSecret: other };
    const headers = signedHeaders('0199a7f0', body, 1_795_187_400_000, signing);
    const message = { body, headers, now: 1_795_187_400 };
    for (const plain of [true, false]) {
      const given = { ...message, plain };
      for (const secrets of [secret, other, [other, secret]]) {
        expect((await python({ ...given, secrets })).answer).toMatchObject({ event: 'ping' });
      }
      const stranger = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;
      expect((await python({ ...given, secrets: stranger })).raised).toBe('UntrustedWebhook');
      expect((await python({ ...given, body: `${body} `, secrets: secret })).raised).toBe('UntrustedWebhook');
      expect((await python({ ...given, headers: {}, secrets: secret })).raised).toBe('UntrustedWebhook');
      const text = '{"event":7}';
      const odd = signedHeaders('1', text, 1_795_187_400_000, { ...signing, previousSecret: null });
      const read = await python({ ...given, body: text, headers: odd, secrets: secret });
      expect([read.raised, read.text]).toEqual([
        'UntrustedWebhook',
        "The signed body isn't a webhook message.",
      ]);
    }
    for (const now of [message.now - 301, message.now + 301]) {
      expect((await python({ ...message, now, secrets: secret })).raised).toBe('UntrustedWebhook');
    }
  });
});
