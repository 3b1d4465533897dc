import { StoreUnavailable } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import type { Method, Send } from '../../apps/server/src/testing/client';

let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

const FRAUD = '/RestService/fraud-api/v2/';
const EMAIL = '/RestService/email-api/v3/';
const PHONE = '/RestService/phone-api/v2/';
const IP = '/RestService/ip-api/v1/';

interface Case {
  readonly about: string;
  readonly method?: Method;
  readonly url: string;
  readonly send: Send;
  readonly status: number;
  readonly code: string;
  readonly message: string | RegExp;
  /** Names the input that is wrong. */
  readonly field?: string;
}

const json = (value: unknown): Send => ({ json: value });

const CASES: readonly Case[] = [
  {
    about: 'no bytes at all',
    url: FRAUD,
    send: { bytes: '' },
    status: 400,
    code: '1000',
    message: 'Empty request body',
  },
  {
    about: 'no bytes at all',
    url: EMAIL,
    send: { bytes: '' },
    status: 400,
    code: '1000',
    message: 'Empty request body',
  },
  {
    about: 'config that is no object',
    url: FRAUD,
    send: json({ config: [] }),
    status: 400,
    code: '1001',
    message: /config should be sent as object/,
  },
  {
    about: 'a config key of the wrong type',
    url: FRAUD,
    send: json({ config: { email: { timeout: 'soon' } } }),
    status: 400,
    code: '1001',
    message: 'Incorrect config object: email.timeout should be sent as integer (milliseconds)',
    field: 'config.email.timeout',
  },
  {
    about: 'an unknown AML type',
    url: FRAUD,
    send: json({ config: { aml: { type: 'ALIEN' } } }),
    status: 400,
    code: '1001',
    message: /aml\.type should be sent as one of PERSON, ENTITY, UNKNOWN/,
    field: 'config.aml.type',
  },
  {
    about: 'an unknown monitoring schedule',
    url: FRAUD,
    send: json({ config: { aml: { monitoring_schedule: 'HOURLY' } } }),
    status: 400,
    code: '1001',
    message: /monitoring_schedule/,
    field: 'config.aml.monitoring_schedule',
  },
  {
    about: 'a config key of the wrong type',
    url: PHONE,
    send: json({ phone: '36301234567', config: { timeout: {} } }),
    status: 400,
    code: '1001',
    message: /timeout should be sent as integer/,
    field: 'config.timeout',
  },
  {
    about: 'an address that is none',
    url: FRAUD,
    send: json({ ip: '300.1.1.1' }),
    status: 400,
    code: '1002',
    message: 'Invalid ip',
  },
  {
    about: 'an address that is none',
    method: 'GET',
    url: `${IP}1.2.3`,
    send: {},
    status: 400,
    code: '1002',
    message: 'Invalid ip',
  },
  {
    about: 'an address with a zone',
    method: 'GET',
    url: `${IP}fe80::1%25eth0`,
    send: {},
    status: 400,
    code: '1002',
    message: 'Invalid ip',
  },
  {
    about: 'text that is no JSON',
    url: FRAUD,
    send: { bytes: '{"ip":' },
    status: 400,
    code: '1006',
    message: 'Invalid input json',
  },
  {
    about: 'a body that is no object',
    url: FRAUD,
    send: json([{}]),
    status: 400,
    code: '1006',
    message: /the body should be an object/,
  },
  {
    about: 'an impossible date',
    url: FRAUD,
    send: json({ user_dob: '1990-02-30' }),
    status: 400,
    code: '1006',
    message: /user_dob should be sent as date/,
    field: 'user_dob',
  },
  {
    about: 'a number that cannot be read',
    url: FRAUD,
    send: json({ transaction_amount: 'a lot' }),
    status: 400,
    code: '1006',
    message: /transaction_amount should be sent as float/,
    field: 'transaction_amount',
  },
  {
    about: 'an item that is no object',
    url: FRAUD,
    send: json({ items: [{}, 'shoe'] }),
    status: 400,
    code: '1006',
    message: /items\[1\]/,
    field: 'items[1]',
  },
  {
    about: 'a number of days that is none',
    method: 'GET',
    url: `${IP}8.8.8.8?flags_timeframe_days=soon`,
    send: {},
    status: 400,
    code: '1006',
    message: /flags_timeframe_days/,
    field: 'flags_timeframe_days',
  },
  {
    about: 'no address at all',
    url: EMAIL,
    send: json({}),
    status: 400,
    code: '1009',
    message: 'Invalid email address',
  },
  {
    about: 'an address without "@"',
    url: EMAIL,
    send: json({ email: 'anna.example.com' }),
    status: 400,
    code: '1009',
    message: 'Invalid email address',
  },
  {
    about: 'no number at all',
    url: PHONE,
    send: json({ phone: null }),
    status: 400,
    code: '1011',
    message: 'Invalid phone number',
  },
  {
    about: 'a number without digits',
    url: PHONE,
    send: json({ phone: 'call me' }),
    status: 400,
    code: '1011',
    message: 'Invalid phone number',
  },
  {
    about: 'letters as the last digits of a card',
    url: FRAUD,
    send: json({ card_last: '12ab' }),
    status: 400,
    code: '1018',
    message: 'Invalid card_last format',
    field: 'card_last',
  },
  {
    about: 'five last digits of a card',
    url: FRAUD,
    send: json({ card_last: '12345' }),
    status: 400,
    code: '1018',
    message: 'Invalid card_last format',
    field: 'card_last',
  },
  {
    about: 'an address line over 100 characters',
    url: FRAUD,
    send: json({ billing_street: 'x'.repeat(101) }),
    status: 400,
    code: '3000',
    message: 'billing_street size must be between 0 and 100',
    field: 'billing_street',
  },
  {
    about: 'a transaction_id over 255 characters',
    url: FRAUD,
    send: json({ transaction_id: 'x'.repeat(256) }),
    status: 400,
    code: '3000',
    message: 'transaction_id size must be between 0 and 255',
    field: 'transaction_id',
  },
  {
    about: 'an address over 320 characters',
    url: EMAIL,
    send: json({ email: `${'x'.repeat(320)}@example.com` }),
    status: 400,
    code: '3000',
    message: /email size must be/,
    field: 'email',
  },
  {
    about: 'a body over a mebibyte',
    url: FRAUD,
    send: json({ unknown: 'x'.repeat(1_100_000) }),
    status: 400,
    code: '3000',
    message: /body size/,
  },
  {
    about: 'an Idempotency-Key over 255 characters',
    url: FRAUD,
    send: { json: {}, headers: { 'idempotency-key': 'k'.repeat(256) } },
    status: 400,
    code: '3000',
    message: /Idempotency-Key/,
  },
  {
    about: 'an unknown path',
    url: '/RestService/nothing/v1',
    send: json({}),
    status: 404,
    code: '3001',
    message: /not found/,
  },
  {
    about: 'another content type',
    url: FRAUD,
    send: { bytes: '<a/>', headers: { 'content-type': 'text/xml' } },
    status: 415,
    code: '4015',
    message: /application\/json/,
  },
];

describe('refused calls', () => {
  it.each(CASES)('$method $url with $about is $status, code $code', async (expected) => {
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

describe('keys', () => {
  it('a call without a key is 2001, with a hint when the key came in the body', async () => {
    const nobody = server.withHeaders({});
    const plain = await nobody.fraud({});
    expect([plain.status, plain.error.code, plain.error.message]).toEqual([
      401,
      '2001',
      'Missing license key',
    ]);
    const hinted = await nobody.fraud({ license_key: shop.liveKey });
    expect([hinted.status, hinted.error.code]).toEqual([401, '2001']);
    expect(hinted.error.message).toContain('X-API-KEY');
    expect(hinted.text).not.toContain(shop.liveKey);
  });

  it.each(['', ' ', 'wrong', 'ä'.repeat(20)])('an unknown key (%j) is refused', async (key) => {
    const { status, error } = await server.withHeaders({ 'x-api-key': key }).fraud({});
    expect([status, error.code]).toEqual([401, key.trim() === '' && key !== ' ' ? '2001' : '2002']);
  });
});

describe('a database that is away', () => {
  it('is 503, code 4001, with the time to come back; and no failure of the server', async () => {
    const own = await startAssay();
    const query = own.database.query;
    Object.assign(own.database, { query: () => Promise.reject(new StoreUnavailable(null)) });
    for (const answer of [
      await own.owner.live.fraud({}),
      await own.owner.live.ip('8.8.8.8'),
      await own.owner.live.email({ email: 'a@example.com' }),
    ]) {
      expect([answer.status, answer.error.code, answer.error.message]).toEqual([503, '4001', 'System error']);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await own.app.inject('/readyz')).statusCode).toBe(503);
    expect((await own.app.inject('/healthz')).statusCode).toBe(200);
    Object.assign(own.database, { query });
    expect((await own.owner.live.fraud({})).status).toBe(200);
    // What follows changes in the background could not look either.
    own.takeFaults();
    await own.close();
  });
});
