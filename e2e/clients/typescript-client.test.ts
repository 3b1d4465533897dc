import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import {
  ApiFailure,
  Assay,
  type AssayOptions,
  Conflict,
  InvalidRequest,
  InvalidResponse,
  NotAllowed,
  NotAuthenticated,
  NotFound,
  ServerFault,
  TimedOut,
  TooManyRequests,
  Unreachable,
} from '../../clients/typescript/src/index';
import { answerInTurn, cut, cutWithin, page, refuse, silent, type Turn } from './turns';

let server: AssayServer;
let shop: TestAccount;
let url: string;
beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
  url = `http://127.0.0.1:${await server.listen()}`;
});
afterAll(() => server?.close());

/** Returns the rejection reason of a promise. */
const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );
const asking = (apiKey: string, more: Partial<AssayOptions> = {}) => new Assay({ url, apiKey, ...more });

describe('TypeScript client with the real server', () => {
  it('sends fraud, lookup and screening requests', async () => {
    const assay = asking(shop.testKey);
    const decided = await assay.fraud({
      config: { ip_api: true },
      user_id: 'ann',
      ip: '203.0.113.7',
    });
    expect(decided.state).toMatch(/^(APPROVE|REVIEW|DECLINE)$/);
    expect(decided.ip_details?.ip).toBe('203.0.113.7');
    expect((await assay.ip('2001:db8::7')).ip).toBe('2001:db8::7');
    expect((await assay.email('ann@example.com')).email).toBe('ann@example.com');
    expect((await assay.phone('+4915123456789')).provider_carrier_details?.country).toBe('DE');
    const live = asking(shop.liveKey);
    expect((await live.screen({ user_fullname: 'Ann Example' })).has_sanction_match).toBe(false);
    expect(await live.call('GET /metrics')).toContain('assay_');
    expect((await live.call('GET /healthz')).status).toBe('ok');
  });

  it('reads every page of a list and each row once, also if a list has no next page', async () => {
    const pages = await server.newAccount('Pages');
    const assay = asking(pages.liveKey);
    for (let n = 0; n < 23; n++) await assay.fraud({ user_id: `u${n}` });
    const seen: string[] = [];
    const list = 'GET /management-api/v1/evaluations';
    for await (const row of assay.rows(list, { query: { limit: 2 } })) seen.push(row.id);
    expect([seen.length, new Set(seen).size]).toEqual([23, 23]);
    let answered = 0;
    for await (const one of assay.pages(list, { query: { limit: 10 } })) answered += one.evaluations.length;
    expect(answered).toBe(23);
    for await (const row of assay.rows('GET /management-api/v1/workflow-executions'))
      throw new Error(`execution ${row.id} does not exist`);
    const made = await assay.call('POST /management-api/v1/lists', {
      body: { name: 'Blocked', kind: 'block', field: 'user_id' },
    });
    const id = made.list.id;
    const values = Array.from({ length: 7 }, (_, n) => `v${n}`);
    await assay.call('POST /management-api/v1/lists/{id}/entries', {
      path: { id },
      body: { values },
    });
    const entries = assay.rows('GET /management-api/v1/lists/{id}/entries', {
      path: { id },
      query: { limit: 3 },
    });
    const found: string[] = [];
    for await (const { value } of entries) found.push(value);
    expect(found.sort()).toEqual(values);
  });

  it('sends files: attachments with their name, and lists as CSV, and reads them back', async () => {
    const mine = await server.newAccount('Files');
    const assay = asking(mine.liveKey);
    await assay.fraud({ user_id: 'ann' });
    const [evaluation] = (await assay.call('GET /management-api/v1/evaluations')).evaluations;
    const path = { id: evaluation!.id };
    const attach = 'POST /management-api/v1/evaluations/{id}/attachments';
    const name = "Brief (Anlage 1) d'Été.txt";
    for (const file of ['Dear Sir', new TextEncoder().encode('Dear Sir'), new Blob(['Dear Sir'])]) {
      const made = await assay.call(attach, { path, file, fileName: name });
      expect(made.attachment).toMatchObject({ name, media_type: 'text/plain', size: 8 });
    }
    expect(await thrown(assay.call(attach, { path, file: '', fileName: name }))).toBeInstanceOf(
      InvalidRequest,
    );
    const cut = await thrown(assay.call(attach, { path, file: '%PDF-1.7', fileName: name }));
    expect(cut).toMatchObject({ code: '1020', status: 400 });

    const made = await assay.call('POST /management-api/v1/lists', {
      body: { name: 'Blocked', kind: 'block', field: 'email' },
    });
    const list = made.list.id;
    const done = await assay.importList(list, 'value,note\nmule@example.com,May\nno address,\n');
    expect(done).toMatchObject({ state: 'done', saved: 1, refused: 1, lines: [{ line: 3 }] });
    const csv = await assay.call('GET /management-api/v1/lists/{id}/file', { path: { id: list } });
    expect(csv).toMatch(/^value,note,.*\r\nmule@example\.com,May,/);
    expect(await thrown(assay.importList(list, ''))).toBeInstanceOf(InvalidRequest);
    expect(await thrown(assay.importList('nothing', 'a@example.com'))).toBeInstanceOf(NotFound);
  });

  it('sends nothing when a file has a body, or a name has no file', async () => {
    const assay = asking(shop.liveKey);
    const path = '/management-api/v1/cases/1/attachments';
    expect(await thrown(assay.request('POST', path, { file: 'a', body: {} }))).toBeInstanceOf(TypeError);
    expect(await thrown(assay.request('POST', path, { body: {}, fileName: 'a' }))).toBeInstanceOf(TypeError);
  });

  it('throws a specific type for every kind of refusal', async () => {
    const assay = asking(shop.liveKey);
    const lookups = await shop.live.manage('POST', '/keys', { name: 'Look-ups', scopes: ['lookups'] });
    const limited = await server.newAccount('Limited', { rate_limit: 1 });
    const once = asking(shop.testKey, { attempts: 1 });
    const refusals = [
      [() => once.fraud({ user_id: 'test-unavailable' }), ServerFault, 'unavailable'],
      [() => once.fraud({ user_id: 'test-system-error' }), ServerFault, 'system'],
      [() => once.fraud({ user_id: 'test-rate-limited' }), TooManyRequests, 'rateLimited'],
      [() => asking('nobody').fraud({}), NotAuthenticated, 'invalidKey'],
      [() => asking(String(lookups.data.api_key)).fraud({}), NotAllowed, 'missingScope'],
      [() => assay.fraud({ user_dob: 'soon' }), InvalidRequest, 'badJson'],
      [() => assay.ip('999.1.1.1'), InvalidRequest, 'badIp'],
      [() => assay.request('GET', '/nowhere'), NotFound, 'notFound'],
      [
        () => assay.call('GET /management-api/v1/evaluations/{id}', { path: { id: '..' } }),
        NotFound,
        'notFound',
      ],
      [() => assay.request('PATCH', '/RestService/fraud-api/v2/'), ApiFailure, 'methodNotAllowed'],
    ] as const;
    for (const [refused, Kind, name] of refusals) {
      const error = await thrown(refused());
      expect(error).toBeInstanceOf(Kind);
      expect(error).toBeInstanceOf(ApiFailure);
      expect([name, (error as ApiFailure).is(name)]).toEqual([name, true]);
    }
    const wrong = await thrown(assay.fraud({ user_dob: 'soon' }));
    expect((wrong as ApiFailure).details).toEqual([
      { field: 'user_dob', expected: expect.stringContaining('date') },
    ]);

    await assay.fraud({ user_id: 'a' }, { idempotencyKey: 'same' });
    const other = await thrown(assay.fraud({ user_id: 'b' }, { idempotencyKey: 'same' }));
    expect(other).toBeInstanceOf(Conflict);
    const hasty = asking(limited.liveKey, { attempts: 1 });
    const errors = await Promise.all(Array.from({ length: 5 }, () => thrown(hasty.fraud({}))));
    const many = errors.find((error) => error instanceof TooManyRequests);
    expect(many?.is('rateLimited')).toBe(true);
    expect(many?.retryAfter).toBeGreaterThan(0);
  });

  it('retries through a proxy that loses responses, and the transaction is scored once', async () => {
    const mine = await server.newAccount('Flaky');
    let lost = 0;
    // Every request reaches the server; one of every three responses comes back complete.
    const proxy = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk) => chunks.push(chunk));
      request.on('end', async () => {
        const headers = { ...request.headers } as Record<string, string>;
        delete headers.connection;
        delete headers['content-length'];
        delete headers.host;
        const answer = await fetch(url + request.url, {
          method: request.method ?? 'GET',
          headers,
          ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
        });
        const text = await answer.text();
        lost += 1;
        if (lost % 3 === 1) return response.destroy();
        response.writeHead(answer.status, {
          'content-type': 'application/json',
          'content-length': text.length,
        });
        if (lost % 3 === 2) return response.write(text.slice(0, 40), () => response.destroy());
        response.end(text);
      });
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    const assay = new Assay({
      url: `http://127.0.0.1:${port}`,
      apiKey: mine.liveKey,
      sleep: async () => undefined,
    });
    for (let n = 0; n < 4; n++) {
      expect((await assay.fraud({ transaction_id: `order-${n}` })).id).toBe(`order-${n}`);
    }
    proxy.close();
    const kept = await mine.live.manage('GET', '/evaluations');
    expect([lost, kept.data.evaluations?.length]).toEqual([12, 4]);
  });
});

describe('TypeScript client with misbehaving servers', () => {
  const closing: (() => void)[] = [];
  afterEach(() => {
    for (const close of closing.splice(0)) close();
  });
  async function against(turns: readonly Turn[], more: Partial<AssayOptions> = {}) {
    const made = await answerInTurn(turns);
    closing.push(made.close);
    const pauses: number[] = [];
    const assay = new Assay({
      url: made.url,
      apiKey: 'k',
      sleep: async (milliseconds) => void pauses.push(milliseconds),
      chance: () => 1,
      ...more,
    });
    return { assay, pauses, keys: made.keys };
  }
  const twice = (assay: Assay) => assay.request('DELETE', '/management-api/v1/webhooks/1');

  it('retries with the same idempotency key, and waits as the server requests', async () => {
    const { assay, pauses, keys } = await against([refuse(503, '4001', { 'retry-after': '2' }), cut]);
    expect(await assay.fraud({})).toEqual({ state: 'APPROVE' });
    expect(pauses).toEqual([2000, 500]);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    const dated = await against([refuse(429, '4004', { 'retry-after': 'Fri, 20 Nov 2026 10:00:07 GMT' })], {
      now: () => Date.UTC(2026, 10, 20, 10),
    });
    await dated.assay.fraud({}, { idempotencyKey: 'mine' });
    expect([dated.pauses, dated.keys]).toEqual([[7000], ['mine', 'mine']]);
  });

  it.each([
    408, 500, 502, 503, 504,
  ])('retries after status %s with the same idempotency key', async (status) => {
    const { assay, keys, pauses } = await against([refuse(status, '4001'), refuse(status, '4001')]);
    expect(await assay.fraud({}, { idempotencyKey: 'order-1001' })).toEqual({ state: 'APPROVE' });
    expect(keys).toEqual(['order-1001', 'order-1001', 'order-1001']);
    expect(pauses).toEqual([250, 500]);
  });

  it.each([
    ['breaks off', '{"state":"running","read":1,"size":2,"saved":0,"refused":0}\n'],
    ['is cut within a line', '{"state":"running","read":1'],
    ['is empty', ''],
  ])('distinguishes an import whose response %s from a finished one', async (_what, text) => {
    const { assay } = await against([
      (_request, response) => void response.setHeader('content-type', 'application/x-ndjson').end(text),
    ]);
    expect(await thrown(assay.importList('1', 'a'))).toBeInstanceOf(InvalidResponse);
  });

  it('sends a file once if no response arrives, because it might be stored twice', async () => {
    const { assay, keys } = await against([cut]);
    const path = '/management-api/v1/cases/1/attachments';
    expect(await thrown(assay.request('POST', path, { file: 'a' }))).toBeInstanceOf(Unreachable);
    expect(keys).toEqual([undefined]);
  });

  it('waits for its own attempt that still runs, but not for a conflict', async () => {
    const own = await against([cut, refuse(409, '3009')]);
    expect(await own.assay.fraud({})).toEqual({ state: 'APPROVE' });
    const other = await against([refuse(409, '3009')]);
    expect(await thrown(other.assay.fraud({}))).toBeInstanceOf(Conflict);
    expect(other.keys).toHaveLength(1);
  });

  it.each([
    ['cut off at the start', cut],
    ['cut off in the middle', cutWithin],
    ['an error page of a proxy', page(502)],
    ['missing', silent],
  ])('retries at most three times after a response that is %s', async (_what, turn) => {
    const better = await against([turn, turn], { timeout: 300 });
    expect(await better.assay.ip('203.0.113.7')).toEqual({ state: 'APPROVE' });
    const never = await against([turn, turn, turn], { timeout: 300 });
    const Kind =
      { [String(silent)]: TimedOut, [String(page(502))]: ServerFault }[String(turn)] ?? Unreachable;
    expect(await thrown(never.assay.fraud({}))).toBeInstanceOf(Kind);
    expect(never.keys).toHaveLength(3);
  });

  it('gives up at once when the requested wait is too long, and when an action could happen twice', async () => {
    const long = await against([refuse(503, '4001', { 'retry-after': '31' })]);
    expect(await thrown(long.assay.fraud({}))).toMatchObject({ name: 'ServerFault', retryAfter: 31_000 });
    for (const [turn, Kind] of [
      [cut, Unreachable],
      [refuse(500, '4001'), ServerFault],
      [refuse(503, '4001'), ServerFault],
    ] as const) {
      const once = await against([turn]);
      expect(await thrown(twice(once.assay))).toBeInstanceOf(Kind);
      expect([once.keys.length, once.pauses]).toEqual([1, []]);
    }
    const limit = refuse(429, '4004');
    const limited = await against([limit, limit, limit]);
    expect(await thrown(twice(limited.assay))).toBeInstanceOf(TooManyRequests);
    expect(limited.pauses).toEqual([250, 500]);
  });

  it('reports an unreadable success response', async () => {
    const strange: Turn = (_request, response) => void response.end('null');
    for (const turn of [page(200), strange]) {
      expect(await thrown((await against([turn])).assay.fraud({}))).toBeInstanceOf(InvalidResponse);
    }
    const odd: Turn = (_request, response) =>
      void response.writeHead(400).end('{"success":false,"error":{"code":7,"details":[3]},"data":{}}');
    const error = await thrown((await against([odd])).assay.fraud({}));
    expect(error).toMatchObject({ name: 'InvalidRequest', code: '', details: [] });
  });

  it('does not follow redirects, which would send its key', async () => {
    const away: Turn = (_request, response) => void response.writeHead(307, { location: '/elsewhere' }).end();
    const { assay, keys } = await against([away]);
    expect(await thrown(assay.fraud({}))).toMatchObject({ status: 307 });
    expect(keys).toHaveLength(1);
  });

  it("aborts with the caller's signal, during a request and during a pause", async () => {
    const during = await against([silent]);
    const one = new AbortController();
    const call = thrown(during.assay.fraud({}, { signal: one.signal }));
    await expect.poll(() => during.keys.length).toBe(1);
    one.abort(new Error('enough'));
    expect(await call).toMatchObject({ message: 'enough' });
    const two = new AbortController();
    const made = await answerInTurn([refuse(503, '4001', { 'retry-after': '20' })]);
    closing.push(made.close);
    // The client's own pause, which is longer than the test waits.
    const waiting = thrown(new Assay({ url: made.url, apiKey: 'k' }).fraud({}, { signal: two.signal }));
    await expect.poll(() => made.keys.length).toBe(1);
    two.abort(new Error('no more'));
    expect(await waiting).toMatchObject({ message: 'no more' });
    expect(await thrown(during.assay.fraud({}, { signal: AbortSignal.abort() }))).toMatchObject({
      name: 'AbortError',
    });
  });

  it('uses the given fetch, and sends nothing for an invalid combination', async () => {
    const calls: string[] = [];
    const assay = new Assay({
      url: 'https://assay.example/proxy/',
      apiKey: 'k',
      fetch: async (address, init) => {
        calls.push(`${init.method} ${address}`);
        return new Response('{"success":true,"error":{},"data":{}}');
      },
    });
    await assay.call('GET /RestService/ip-api/v1/{ip}', {
      path: { ip: '../x' },
      query: { include: 'id', flags_timeframe_days: undefined },
    });
    expect(calls).toEqual(['GET https://assay.example/proxy/RestService/ip-api/v1/..%2Fx?include=id']);
    expect(await thrown(assay.request('DELETE', '/x', { idempotencyKey: 'k' }))).toBeInstanceOf(TypeError);
    expect(await thrown(assay.ip(''))).toMatchObject({ message: 'path.ip is missing.' });
    for (const bad of ['ftp://host', 'https://host?x=1', 'https://user@host', 'nothing'])
      expect(() => new Assay({ url: bad, apiKey: 'k' })).toThrow(TypeError);
    expect(() => new Assay({ url, apiKey: '' })).toThrow('apiKey');
  });
});
