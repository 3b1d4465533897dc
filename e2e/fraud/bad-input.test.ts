import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { openAnswer } from '../../apps/server/src/testing/client';
import { type RawAnswer, requestBytes, sendBytes } from '../../apps/server/src/testing/raw-http';

const PATH = '/RestService/fraud-api/v2/';

let server: AssayServer;
let shop: TestAccount;
let port: number;

beforeAll(async () => {
  server = await startAssay({ env: { ASSAY_REQUEST_TIMEOUT_MS: '300' } });
  shop = await server.newAccount('Shop');
  port = await server.listen();
});
afterAll(() => server.close());

/** Returns the number of rows that fraud requests create. */
async function written(): Promise<number> {
  const [row] = await server.database.query<{ rows: number }>({
    text: `SELECT (SELECT count(*) FROM evaluation) + (SELECT count(*) FROM velocity_event)
             + (SELECT count(*) FROM key_history) + (SELECT count(*) FROM idempotency) AS rows`,
  });
  return row!.rows;
}

let before = 0;
beforeEach(async () => {
  before = await written();
});
// After any input, the server still works and reports no internal error.
afterEach(async () => {
  expect((await shop.live.ip('192.0.2.1')).status).toBe(200);
  expect(server.takeFaults()).toEqual([]);
});

const JSON_TYPE = { 'Content-Type': 'application/json' };

interface Sent {
  readonly path?: string;
  readonly headers?: { readonly [name: string]: string };
}

async function post(
  body: string | Buffer,
  { path = PATH, headers = JSON_TYPE }: Sent = {},
): Promise<RawAnswer> {
  return sendBytes(
    port,
    requestBytes(`POST ${path} HTTP/1.1`, { 'X-API-Key': shop.liveKey, ...headers }, body),
  );
}

/** Checks a refusal: a valid envelope and no new rows. Returns its status and code. */
async function refusal(
  answer: RawAnswer,
  method = 'POST',
  path = PATH,
): Promise<readonly [number, string | undefined]> {
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  const { status, success, error, data } = openAnswer(method, path, answer);
  expect([success, data]).toEqual([false, {}]);
  expect(await written()).toBe(before);
  return [status, error.code];
}

const nested = (depth: number, open: string, close: string, inner = '1') =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`;

describe('body that is not a request', () => {
  it.each([
    ['half an object', '{"user_id":"ann"'],
    ['two objects', '{}{}'],
    ['a trailing comma', '{"user_id":"ann",}'],
    ['single quotes', "{'user_id':'ann'}"],
    ['NaN', '{"transaction_amount":NaN}'],
    ['a raw NUL', '{"user_id":"an\0n"}'],
    ['a NUL after the object', '{}\0'],
    ['an escaped NUL', '{"user_id":"an\\u0000n"}'],
    ['an escaped NUL in a name', '{"custom_fields":{"an\\u0000n":1}}'],
    ['half a surrogate pair', '{"user_id":"\\ud83d"}'],
    ['the other half of a pair', '{"user_id":"\\udc00"}'],
    ['halves in the wrong order', '{"unknown":{"deep":["\\udc00\\ud83d"]}}'],
    ['two byte order marks', '\ufeff\ufeff{}'],
    ['only spaces', '  \n'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a number', '1e999'],
    ['a text', '"{}"'],
    ['gzip', gzipSync('{}')],
    ['UTF-16', Buffer.from('{}', 'utf16le')],
  ])('is refused: %s', async (_about, body) => {
    expect(await refusal(await post(body))).toEqual([400, '1006']);
  });

  it.each([
    ['arrays', nested(100_000, '[', ']')],
    ['objects', nested(100_000, '{"a":', '}')],
    ['a known field', `{"custom_fields":${nested(100_000, '{"a":', '}')}}`],
    ['an unknown config key', `{"config":{"aml":{"scoring":${nested(100_000, '{"a":', '}')}}}}`],
    ['an item', `{"items":[{"item_custom_fields":${nested(50_000, '{"a":[', ']}')}}]}`],
  ])('nested 100,000 deep is refused, or ignored in unknown fields: %s', async (about, body) => {
    const answer = await post(body, { headers: { ...JSON_TYPE, 'Idempotency-Key': about } });
    if (about === 'objects' || about === 'an unknown config key') {
      // Unknown fields are not parsed, whatever their depth is.
      expect(answer.status).toBe(200);
      return;
    }
    expect((await refusal(answer))[0]).toBe(400);
  });

  it('nested 100,000 deep with escapes is refused', async () => {
    const body = `{"\\u0061":${nested(100_000, '[', ']', '"\\u0000"')}}`;
    expect(await refusal(await post(body))).toEqual([400, '1006']);
  });

  it('of ten megabytes is refused', async () => {
    expect(await refusal(await post(Buffer.alloc(10_000_000, 0x20)))).toEqual([400, '3000']);
  });

  it('of ten megabytes in pieces of unknown length is refused', async () => {
    const chunk = `40000\r\n${' '.repeat(0x40000)}\r\n`;
    const head =
      `POST ${PATH} HTTP/1.1\r\nHost: a\r\nX-API-Key: ${shop.liveKey}\r\nContent-Type: application/json\r\n` +
      'Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n';
    const answer = await sendBytes(port, `${head}${chunk.repeat(40)}0\r\n\r\n`);
    expect(await refusal(answer)).toEqual([400, '3000']);
  });
});

describe('values of the wrong kind', () => {
  it.each([
    '{"ip":{}}',
    '{"ip":["192.0.2.1"]}',
    '{"email":7}',
    '{"email":true}',
    '{"transaction_amount":1e400}',
    '{"transaction_amount":-1e400}',
    `{"transaction_amount":"${'9'.repeat(40)}"}`,
    '{"transaction_amount":1e16}',
    '{"user_created":1.5}',
    '{"phone_number":1e300}',
    '{"phone_number":-1}',
    '{"items":{"0":{}}}',
    '{"items":[null]}',
    '{"custom_fields":[]}',
    '{"user_dob":"0000-01-01"}',
    '{"user_dob":"2024-02-30"}',
    '{"user_dob":19900101}',
    '{"gift":"perhaps"}',
  ])('are refused: %s', async (body) => {
    expect(await refusal(await post(body))).toEqual([400, '1006']);
  });

  it.each([
    '{"config":7}',
    '{"config":[]}',
    '{"config":{"email":"x"}}',
    '{"config":{"ip_api":{}}}',
  ])('in config are refused: %s', async (body) => {
    expect(await refusal(await post(body))).toEqual([400, '1001']);
  });
});

describe('bytes that are not UTF-8', () => {
  it('are refused', async () => {
    const body = Buffer.from('{"user_fullname":"Ren\xe9"}', 'latin1');
    expect(await refusal(await post(body))).toEqual([400, '1006']);
  });
});

describe('odd requests that are readable', () => {
  it.each([
    ['__proto__', '{"__proto__":{"ip":"x","admin":true},"config":{"__proto__":{"ip_api":true}}}'],
    ['constructor', '{"constructor":{"prototype":{"ip":"x"}},"toString":1,"config":{"constructor":1}}'],
    ['__proto__ inside', '{"custom_fields":{"__proto__":{"a":1},"constructor":{"prototype":{}}}}'],
    ['a name twice: the last counts', '{"ip":"x","ip":"192.0.2.1"}'],
    [
      'control characters',
      '{"user_id":"a\\u001f\\u001eb","transaction_currency":"\\u001f","action_type":"\\u001e"}',
    ],
    ['a large number of an unknown field', '{"unknown":1e400}'],
    ['minus zero', '{"transaction_amount":-0}'],
  ])('are accepted: %s', async (_about, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(200);
    expect(openAnswer('POST', PATH, answer).success).toBe(true);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });

  it('stores text with control characters unchanged', async () => {
    const odd = {
      transaction_id: 'odd-\u001f\u001e\u007f',
      action_type: 'a\u001fb\u001ec',
      transaction_currency: 'E\u001eU',
    };
    for (let n = 0; n < 2; n++) {
      const { status, data } = await shop.live.fraud({ ...odd, user_id: 'odd' });
      expect([status, data.id]).toEqual([200, odd.transaction_id]);
    }
  });
});

describe('content types', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'nonsense',
    'application/jsonp',
  ])('%s is refused', async (type) => {
    expect(await refusal(await post('{}', { headers: { 'Content-Type': type } }))).toEqual([415, '4015']);
  });

  it('a body without a content type is refused', async () => {
    expect(await refusal(await post('{}', { headers: {} }))).toEqual([415, '4015']);
  });

  it('a request without body and content type has an empty body', async () => {
    expect(await refusal(await post('', { headers: {} }))).toEqual([400, '1000']);
  });

  it.each([
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/vnd.api+json',
  ])('%s is accepted', async (type) => {
    expect((await post('{}', { headers: { 'Content-Type': type } })).status).toBe(200);
  });
});

describe('invalid HTTP', () => {
  it.each([
    ['another protocol', 'EHLO localhost\r\n\r\n'],
    ['TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
    ['an unknown method', 'FETCH / HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a header without a name', 'GET / HTTP/1.1\r\n: a\r\n\r\n'],
    ['two lengths', `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
    [
      'a length and chunks',
      `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
    ],
    ['a negative length', `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n`],
    ['a broken chunk', `POST ${PATH} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`],
    ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ])('is refused: %s', async (_about, bytes) => {
    const answer = await sendBytes(port, bytes);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await refusal(answer))[0]).toBe(answer.status);
  });

  it('endless headers are refused', async () => {
    const answer = await sendBytes(port, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`);
    expect(await refusal(answer)).toEqual([400, '3000']);
  });

  it.each([
    ['a percent character', '/%'],
    ['a bad escape', '/%zz'],
    ['an escaped NUL', '/RestService/ip-api/v1/%00'],
    ['a very long name', `/RestService/ip-api/v1/${'1'.repeat(5000)}`],
    ['escaped slashes', '/RestService/ip-api/v1/..%2f..%2f'],
  ])('a path with %s is refused', async (_about, path) => {
    const answer = await sendBytes(port, requestBytes(`GET ${path} HTTP/1.1`, { 'X-API-Key': shop.liveKey }));
    // Bytes that are not a path don't belong to a documented path either.
    expect([400, 404]).toContain((await refusal(answer, 'GET', '/nowhere'))[0]);
  });

  it.each([
    'PROPFIND',
    'TRACE',
    'OPTIONS',
    'PATCH',
    'LINK',
  ])('%s is refused with the allowed methods', async (method) => {
    const answer = await sendBytes(
      port,
      requestBytes(`${method} ${PATH} HTTP/1.1`, { 'X-API-Key': shop.liveKey }),
    );
    expect(await refusal(answer, method)).toEqual([405, '4005']);
    expect(answer.headers.allow).toBe('POST');
  });

  it('HEAD is refused without a body', async () => {
    const answer = await sendBytes(port, requestBytes(`HEAD ${PATH} HTTP/1.1`, {}));
    expect([answer.status, answer.text]).toEqual([405, '']);
  });
});

describe('slow and aborted requests', () => {
  it('return 408 for a body that does not arrive in time', async () => {
    const head = `POST ${PATH} HTTP/1.1\r\nHost: a\r\nX-API-Key: ${shop.liveKey}\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{`;
    expect(await refusal(await sendBytes(port, head))).toEqual([408, '4008']);
  });

  it('return 408 for headers that do not arrive in time', async () => {
    expect(await refusal(await sendBytes(port, 'POST / HTTP/1.1\r\nHost: a\r\nX-Slow'))).toEqual([
      408,
      '4008',
    ]);
  });

  it('leave no error if the client disconnects', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const taken = once(server.app.server, 'request');
    socket.write(
      `POST ${PATH} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{`,
    );
    const [, response] = (await taken) as [unknown, NodeJS.EventEmitter];
    const closed = once(response, 'close');
    socket.destroy();
    await closed;
    expect(await written()).toBe(before);
  });
});
