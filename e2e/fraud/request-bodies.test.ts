import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';

let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

const FRAUD = '/RestService/fraud-api/v2/';
const CALL = JSON.stringify({ transaction_id: 'packed', user_fullname: 'René' });

async function send(bytes: Buffer, coding?: string, path = FRAUD) {
  const headers = coding === undefined ? {} : { 'content-encoding': coding };
  const { status, error, data } = await shop.live.send<{ id?: string }>('POST', path, { bytes, headers });
  return { status, code: error.code, message: error.message, id: data.id };
}

describe('compressed body', () => {
  it.each(['gzip', 'GZIP', 'x-gzip', ' gzip '])('with encoding %j is decompressed', async (coding) => {
    expect(await send(gzipSync(CALL), coding)).toMatchObject({ status: 200, id: 'packed' });
  });

  it('with several members is decompressed completely', async () => {
    const parts = Buffer.concat([gzipSync(CALL.slice(0, 10)), gzipSync(CALL.slice(10))]);
    expect(await send(parts, 'gzip')).toMatchObject({ status: 200, id: 'packed' });
  });

  it('may be declared as uncompressed', async () => {
    expect((await send(Buffer.from(CALL), 'identity')).status).toBe(200);
  });

  it.each([
    ['no bytes', Buffer.alloc(0)],
    ['compressed empty data', gzipSync('')],
  ])('with %s is an empty body', async (_about, bytes) => {
    expect(await send(bytes, 'gzip')).toMatchObject({ status: 400, code: '1000' });
  });

  it.each([
    ['plain text', Buffer.from(CALL)],
    ['half of the data', gzipSync(CALL).subarray(0, 30)],
    ['all data except the last byte', gzipSync(CALL).subarray(0, -1)],
    ['only a header', gzipSync(CALL).subarray(0, 10)],
    ['a wrong checksum', Buffer.concat([gzipSync(CALL).subarray(0, -8), Buffer.alloc(8)])],
    ['zlib', deflateSync(CALL)],
    ['compressed invalid JSON', gzipSync('{"a":')],
    ['data compressed twice', gzipSync(gzipSync(CALL))],
  ])('with %s returns 1006', async (_about, bytes) => {
    expect(await send(bytes, 'gzip')).toMatchObject({ status: 400, code: '1006' });
  });

  it('may decompress to the limit of an uncompressed body, and to no byte more', async () => {
    const padded = (length: number) => gzipSync('{}'.padEnd(length));
    expect((await send(padded(1_048_576), 'gzip')).status).toBe(200);
    expect(await send(padded(1_048_577), 'gzip')).toMatchObject({ status: 400, code: '3000' });
  });

  it.each([
    ['a compression bomb', gzipSync(Buffer.alloc(200_000_000, 0x20))],
    [
      'a compression bomb in many members',
      Buffer.concat(Array.from({ length: 500 }, () => gzipSync(Buffer.alloc(500_000)))),
    ],
  ])('with %s returns 3000', async (_about, bytes) => {
    expect(await send(bytes, 'gzip')).toMatchObject({ status: 400, code: '3000' });
  });

  it.each([
    ['br', brotliCompressSync(CALL)],
    ['deflate', deflateSync(CALL)],
    ['gzip, gzip', gzipSync(gzipSync(CALL))],
    ['nonsense', Buffer.from(CALL)],
  ])('with another encoding is refused: %s', async (coding, bytes) => {
    const refused = await send(bytes, coding);
    expect(refused).toMatchObject({ status: 415, code: '4015', message: expect.stringContaining('gzip') });
  });

  it('is the same request as its uncompressed form', async () => {
    const headers = { 'idempotency-key': 'one' };
    const plain = await shop.live.send<{ service_id: number }>('POST', FRAUD, { bytes: CALL, headers });
    const packed = await shop.live.send<{ service_id: number }>('POST', FRAUD, {
      bytes: gzipSync(`\ufeff${CALL}`),
      headers: { ...headers, 'content-encoding': 'gzip' },
    });
    expect([packed.status, packed.data.service_id]).toEqual([200, plain.data.service_id]);
  });

  it('is also decompressed for the management API and for a workflow', async () => {
    const made = await shop.live.send('POST', '/management-api/v1/keys', {
      bytes: gzipSync(JSON.stringify({ name: 'Packed', kind: 'live', scopes: ['fraud'] })),
      headers: { 'content-encoding': 'gzip' },
    });
    expect(made.status).toBe(200);
    // A workflow's inputs may contain a picture, so the limit is higher.
    const inputs = JSON.stringify({ workflowId: '0192', inputs: { user_id: 'x'.repeat(2_000_000) } });
    const init = await shop.live.send('POST', '/orchestration-api/v1/init-workflow', {
      bytes: gzipSync(inputs),
      headers: { 'content-encoding': 'gzip' },
    });
    expect(init.error.code).toBe('INVALID_INPUT_FORMAT');
  });
});

describe('byte order mark', () => {
  it('may begin a body, once', async () => {
    expect(await send(Buffer.from(`\ufeff${CALL}`))).toMatchObject({ status: 200, id: 'packed' });
    expect(await send(gzipSync(`\ufeff${CALL}`), 'gzip')).toMatchObject({ status: 200, id: 'packed' });
    expect(await send(Buffer.from(`\ufeff\ufeff${CALL}`))).toMatchObject({ status: 400, code: '1006' });
    expect(await send(Buffer.from('\ufeff'))).toMatchObject({ status: 400, code: '1000' });
  });

  it('is part of a value inside a body', async () => {
    expect(await send(Buffer.from('{"transaction_id":"\ufeffa"}'))).toMatchObject({ id: '\ufeffa' });
  });
});

describe('HEAD', () => {
  it.each([
    ['/RestService/ip-api/v1/8.8.8.8', 200],
    ['/RestService/ip-api/v1/8.8.8.8%00', 400],
    ['/RestService/fraud-api/transaction-label/v2/label-value-set', 200],
    ['/RestService/tag-api/v1/tags/nobodys', 404],
    ['/RestService/erase-api/v2/0192f0c1-2345-7890-abcd-0123456789ab', 404],
    ['/orchestration-api/v1/workflow-execution/0192f0c1-2345-7890-abcd-0123456789ab', 404],
    ['/management-api/v1/account', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/openapi.json', 200],
    ['/metrics', 200],
    ['/nowhere', 404],
  ])('%s returns %d like GET, without the body', async (url, status) => {
    const headers = { 'x-api-key': shop.liveKey };
    const got = await server.app.inject({ method: 'GET', url, headers });
    const head = await server.app.inject({ method: 'HEAD', url, headers });
    expect([got.statusCode, head.statusCode, head.body]).toEqual([status, status, '']);
    const same = ({ date: _date, 'content-length': _length, ...rest }: typeof got.headers) => rest;
    expect(same(head.headers)).toEqual(same(got.headers));
    // Bodies that grow with every request have a different length a moment later.
    if (!['/metrics', '/readyz'].includes(url))
      expect(head.headers['content-length']).toBe(got.headers['content-length']);
  });

  it('requires the same key as GET', async () => {
    const head = await server.app.inject({ method: 'HEAD', url: '/RestService/ip-api/v1/8.8.8.8' });
    expect([head.statusCode, head.body]).toEqual([401, '']);
  });
});

describe('IDs and values in a path', () => {
  it.each([
    '8.8.8.8%00',
    '%00',
    '%20',
    '8.8.8',
    '%zz',
    '%',
    '%ff',
    'x'.repeat(600),
    '::1%25lo',
  ])('the IP address %s returns 1002', async (ip) => {
    const { status, error } = await shop.live.ip(ip);
    expect([status, error.code]).toEqual([400, '1002']);
  });

  it.each([
    '%00',
    'x',
    '%zz',
    '0192f0c1-2345-7890-abcd-0123456789ab%00',
    'x'.repeat(600),
  ])('the execution %s returns 1006', async (id) => {
    for (const path of [
      '/orchestration-api/v1/workflow-execution',
      '/management-api/v1/workflow-executions',
    ]) {
      const { status, error } = await shop.live.send('GET', `${path}/${id}`);
      expect([status, error.code]).toEqual([400, '1006']);
    }
  });

  it.each(['%00', 'a%00b', '%zz', 'x'.repeat(600)])('the transaction %s is not found', async (id) => {
    const { status, error } = await shop.live.send('GET', `/RestService/tag-api/v1/tags/${id}`);
    expect([status, error.code]).toEqual([404, '3001']);
    const labelled = await shop.live.send('PUT', `/RestService/fraud-api/label/${id}`, {
      json: { label: 'fraud_detection_fraud' },
    });
    expect([labelled.status, labelled.error.code]).toEqual([400, '1006']);
  });
});
