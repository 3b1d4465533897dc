import { StoreUnavailable } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { ALL_LOOKED_AT } from '../failure/load';
import { REFUSALS } from './refusals';

const WAIT = { timeout: 10_000 };

let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

describe('refused requests', () => {
  it.each(REFUSALS)('$method $url with $about is $status, code $code', async (expected) => {
    const answer = await shop.live.send(expected.method ?? 'POST', expected.url, expected.send);
    expect([answer.status, answer.success, answer.error.code]).toEqual([
      expected.status,
      false,
      expected.code,
    ]);
    expect(answer.error.message).toMatch(expected.message);
    if (expected.field) expect(answer.error.details?.map(({ field }) => field)).toContain(expected.field);
    expect(answer.data).toEqual({});
  });

  it('name every wrong field at once', async () => {
    const { error } = await shop.live.fraud({ user_dob: 'x', gift: 'maybe', items: 3, ip: 4 });
    expect(error.details?.map(({ field }) => field).sort()).toEqual(['gift', 'ip', 'items', 'user_dob']);
  });
});

describe('API keys', () => {
  it('return 2001 for a request without a key, with the same hint wherever the key was put', async () => {
    const nobody = server.withHeaders({});
    const plain = await nobody.fraud({});
    expect([plain.status, plain.error.code]).toEqual([401, '2001']);
    expect(plain.error.message).toMatch(/^Missing license key: .*X-API-KEY/);
    expect((await nobody.fraud({ license_key: shop.liveKey })).error).toEqual(plain.error);
  });

  it.each(['', ' ', 'wrong', 'ä'.repeat(20)])('reject an unknown key (%j)', async (key) => {
    const { status, error } = await server.withHeaders({ 'x-api-key': key }).fraud({});
    expect([status, error.code]).toEqual([401, key.trim() === '' && key !== ' ' ? '2001' : '2002']);
  });
});

describe('unavailable database', () => {
  it('returns 503 with code 4001 and a retry time, and reports no server error', async () => {
    const own = await startAssay();
    // Data that is read once, such as the policy, is loaded: the request reaches every module.
    expect((await own.owner.live.fraud(ALL_LOOKED_AT)).status).toBe(200);
    const { query, transaction } = own.serving;
    const away = () => Promise.reject(new StoreUnavailable(null));
    Object.assign(own.serving, { query: away, transaction: away });
    const unheard: unknown[] = [];
    const hear = (reason: unknown) => unheard.push(reason);
    process.on('unhandledRejection', hear);
    for (const answer of [
      await own.owner.live.fraud({}),
      await own.owner.live.fraud(ALL_LOOKED_AT),
      await own.owner.live.ip('8.8.8.8'),
      await own.owner.live.email({ email: 'a@example.com' }),
    ]) {
      expect([answer.status, answer.error.code, answer.error.message]).toEqual([503, '4001', 'System error']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    process.off('unhandledRejection', hear);
    // An unhandled rejection would end the process.
    expect(unheard).toEqual([]);
    // The result of a database check is valid for a second.
    await expect.poll(async () => (await own.app.inject('/readyz')).statusCode, WAIT).toBe(503);
    expect((await own.app.inject('/healthz')).statusCode).toBe(200);
    Object.assign(own.serving, { query, transaction });
    expect((await own.owner.live.fraud({})).status).toBe(200);
    // Background jobs that follow changes could not read the database either.
    own.takeFaults();
    await own.close();
  });
});
