import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ALL_ROUTES } from '@assay/openapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { parseAnswer, type RawAnswer } from '../../apps/server/src/testing/raw-http';

let server: AssayServer;
let shop: TestAccount;
let port: number;

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
  port = await server.listen();
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };
/** Bodies that are refused for different reasons. */
const BODIES: readonly (readonly [string, { readonly [header: string]: string }, string | Buffer])[] = [
  ['broken JSON', JSON_TYPE, '{"a":'],
  ['another type', { 'content-type': 'text/plain' }, 'a'],
  ['over the limit', JSON_TYPE, ' '.repeat(1_100_000)],
  ['an unknown coding', { ...JSON_TYPE, 'content-encoding': 'br' }, 'a'],
  ['a gzip bomb', { ...JSON_TYPE, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(50_000_000))],
];

const KEYED = ALL_ROUTES.filter(({ scope, method }) => scope !== null && method !== 'get').map((route) => ({
  name: `${route.method.toUpperCase()} ${route.path}`,
  method: route.method.toUpperCase() as 'POST',
  url: route.path.replace(/\{\w+\}/g, 'x'),
}));

describe('authentication before the body', () => {
  it('is tested on every route with a key and a body', () => {
    expect(KEYED.length).toBeGreaterThan(40);
  });

  it.each(KEYED)('is checked first on $name', async ({ method, url }) => {
    const answerTo = async (key: object, headers = {}, payload?: string | Buffer) => {
      const sent = payload === undefined ? {} : { payload };
      const answer = await server.app.inject({ method, url, headers: { ...key, ...headers }, ...sent });
      return [answer.statusCode, answer.json().error.code];
    };
    for (const key of [{}, { 'x-api-key': 'nobody' }]) {
      const alone = await answerTo(key);
      expect([401, 402]).toContain(alone[0]);
      for (const [about, headers, body] of BODIES)
        expect(await answerTo(key, headers, body), about).toEqual(alone);
    }
  });

  it('also applies to the scope, the IP address and the rate limit', async () => {
    const made = async (rest: object) => {
      const { data } = await shop.live.manage('POST', '/keys', { name: 'Narrow', kind: 'live', ...rest });
      return String(data.api_key);
    };
    const codeFor = async (key: string) => {
      const { status, error } = await server
        .withKey(key)
        .send('POST', '/RestService/fraud-api/v2/', { bytes: '{', headers: { 'content-encoding': 'br' } });
      return [status, error.code];
    };
    expect(await codeFor(await made({ scopes: ['tags'] }))).toEqual([403, '2003']);
    expect(await codeFor(await made({ scopes: ['fraud'], allowed_ips: ['192.0.2.1'] }))).toEqual([
      401,
      '1017',
    ]);
    const slow = await server.newAccount('Slow', { rate_limit: 1 });
    const codes = [];
    for (let call = 0; call < 4; call++) codes.push(await codeFor(slow.liveKey));
    expect(codes).toContainEqual([429, '4004']);
  });

  it('also applies to the verification page', async () => {
    const { statusCode, json } = await server.app.inject({
      method: 'POST',
      url: '/flow-api/v1/submit',
      headers: { authorization: 'Bearer unknown', ...JSON_TYPE },
      payload: '{',
    });
    expect([statusCode, json().error.code]).toEqual([401, '2006']);
  });

  it('refuses an unknown route before its body is read', async () => {
    for (const [url, status] of [
      ['/RestService/nothing/v1', 404],
      ['/RestService/ip-api/v1/8.8.8.8', 405],
    ] as const) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url,
        headers: JSON_TYPE,
        payload: '{',
      });
      expect(statusCode).toBe(status);
    }
  });
});

/** A connection on which requests are written manually. */
class Wire {
  private received = Buffer.alloc(0);
  private constructor(readonly socket: Socket) {
    socket.on('data', (bytes: Buffer) => {
      this.received = Buffer.concat([this.received, bytes]);
    });
    socket.on('error', () => undefined);
  }

  static async open(): Promise<Wire> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    return new Wire(socket);
  }

  head(headers: object, line = 'POST /RestService/fraud-api/v2/ HTTP/1.1'): void {
    const lines = Object.entries({ Host: 'a', 'Content-Type': 'application/json', ...headers });
    this.socket.write(`${[line, ...lines.map(([name, value]) => `${name}: ${value}`)].join('\r\n')}\r\n\r\n`);
  }

  /** Returns the next complete response. */
  async answer(): Promise<RawAnswer> {
    for (;;) {
      const answer = parseAnswer(this.received);
      const length = Number(answer?.headers['content-length'] ?? 0);
      if (answer && Buffer.byteLength(answer.text) >= length) {
        const end = this.received.indexOf('\r\n\r\n') + 4 + length;
        const text = this.received.subarray(end - length, end).toString();
        this.received = this.received.subarray(end);
        return { ...answer, text };
      }
      await Promise.race([once(this.socket, 'data'), once(this.socket, 'close')]);
      if (this.socket.destroyed && this.received.length === 0) throw new Error('closed without an answer');
    }
  }

  async untilClosed(): Promise<void> {
    if (!this.socket.destroyed) await new Promise((resolve) => this.socket.once('close', resolve));
  }
}

describe('response before the body', () => {
  it('does not wait for the body, and the connection remains usable', async () => {
    const wire = await Wire.open();
    wire.head({ 'Content-Length': 400_000 });
    const refused = await wire.answer();
    expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([401, '2001']);
    expect(refused.headers.connection).not.toBe('close');
    wire.socket.write(Buffer.alloc(400_000, 0x20));
    wire.head({ 'X-API-Key': shop.liveKey, 'Content-Length': 2 });
    wire.socket.write('{}');
    expect((await wire.answer()).status).toBe(200);
    wire.socket.destroy();
  });

  it('reaches a client that sends the whole body first, and closes after it on request', async () => {
    const wire = await Wire.open();
    wire.head({ 'Content-Length': 8_000_000, Connection: 'close' });
    for (let sent = 0; sent < 8; sent++) wire.socket.write(Buffer.alloc(1_000_000, 0x20));
    expect((await wire.answer()).status).toBe(401);
    await wire.untilClosed();
  });

  it('ends a connection that sends an excessive body', async () => {
    const wire = await Wire.open();
    wire.head({ 'Content-Length': 1_000_000_000 });
    expect((await wire.answer()).status).toBe(401);
    const writeOn = () => {
      while (wire.socket.writable && wire.socket.write(Buffer.alloc(1_000_000)));
    };
    wire.socket.on('drain', writeOn);
    writeOn();
    await wire.untilClosed();
  });

  it('refuses a body that is too large as soon as its length is known', async () => {
    const wire = await Wire.open();
    wire.head({ 'X-API-Key': shop.liveKey, 'Content-Length': 2_000_000 });
    const refused = await wire.answer();
    expect([refused.status, JSON.parse(refused.text).error.code]).toEqual([400, '3000']);
    wire.socket.destroy();
  });

  it('saves the body of a client that asks first whether to send it', async () => {
    const wire = await Wire.open();
    wire.head({ 'Content-Length': 2, Expect: '100-continue' });
    expect((await wire.answer()).status).toBe(401);
    wire.socket.destroy();

    const welcome = await Wire.open();
    welcome.head({ 'X-API-Key': shop.liveKey, 'Content-Length': 2, Expect: '100-continue' });
    expect((await welcome.answer()).status).toBe(100);
    welcome.socket.write('{}');
    expect((await welcome.answer()).status).toBe(200);
    welcome.socket.destroy();
  });
});
