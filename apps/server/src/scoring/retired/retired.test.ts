import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { items } from '../../testing/client';

const V1 = '/RestService/fraud-api/v1.0/';
const ERASE = '/RestService/erase-api/v1';
const FRAUD = 'fraud_detection_fraud';

let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

const score = (json: unknown) => shop.live.send('POST', V1, { json });

describe('deprecated versions', () => {
  it.each([
    ['POST', V1, { ip: '8.8.8.8' }, '/RestService/fraud-api/v2/'],
    ['GET', '/RestService/email-api/v2/a%40example.com', undefined, '/RestService/email-api/v3/'],
    ['GET', '/RestService/phone-api/v1/36301234567', undefined, '/RestService/phone-api/v2/'],
    [
      'PUT',
      '/RestService/fraud-api/label/none',
      { label: FRAUD },
      '/RestService/fraud-api/transaction-label/v2',
    ],
    ['POST', ERASE, { user_ids: ['nobody'] }, '/RestService/erase-api/v2'],
  ] as const)('%s %s returns the deprecation headers in every response', async (method, url, json, successor) => {
    for (const client of [shop.live, server.withHeaders({})]) {
      const { headers } = await client.send(method, url, json === undefined ? {} : { json });
      expect(headers).toMatchObject({
        deprecation: '@1795132800',
        sunset: 'Mon, 20 Nov 2028 00:00:00 GMT',
        link: `<${successor}>; rel="successor-version"`,
      });
    }
  });

  it.each([
    ['fraud-api/v1.0', 'POST', V1, {}],
    ['email-api/v2', 'GET', '/RestService/email-api/v2/a%40example.com', undefined],
    ['phone-api/v1', 'GET', '/RestService/phone-api/v1/36301234567', undefined],
    ['fraud-api/label', 'PUT', '/RestService/fraud-api/label/some', { label: FRAUD }],
    ['fraud-api/label/v1', 'PUT', '/RestService/fraud-api/label/v1/some', { label: FRAUD }],
    ['erase-api/v1', 'POST', ERASE, { user_ids: ['nobody'] }],
  ] as const)('%s can be disabled per account', async (version, method, url, json) => {
    const strict = await server.newAccount('Strict', { disabled_versions: [version] });
    const send = json === undefined ? {} : { json };
    const refused = await strict.live.send(method, url, send);
    expect([refused.status, refused.error.code]).toEqual([410, '4010']);
    expect((await shop.live.send(method, url, send)).status).not.toBe(410);
  });
});

describe('fraud v1.0', () => {
  it('preserves all digits of an id that exceeds the number range', async () => {
    const answer = await shop.live.send('POST', '/RestService/fraud-api/v1.0/', {
      bytes: '{"transaction_id":12345678901234567890}',
    });
    expect(answer.data.id).toBe('12345678901234567890');
  });

  it('returns the current decision in the v1.0 format and stores it like any other', async () => {
    const answer = await score({
      transaction_id: 'old-1',
      ip: '8.8.8.8',
      run_email_api: true,
      email: 'Someone@Example.com',
      phone_number: '+36 30 123 4567',
      card_bin: '411111',
      user_order_memo: 'two hats',
      transaction_amount: '12.5',
      transaction_currency: 'EUR',
    });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.data)).toEqual([
      'id',
      'state',
      'fraud_score',
      'proxy_score',
      'ip_details',
      'email_details',
      'bin_details',
      'phone_details',
      'version',
      'applied_rules',
      'device_details',
      'calculation_time',
      'service_id',
    ]);
    expect(answer.data).toMatchObject({
      id: 'old-1',
      version: 'v1.0',
      ip_details: { ip: '8.8.8.8', country: 'US' },
      email_details: { email: 'someone@example.com', domain_details: { domain: 'example.com' } },
      phone_details: { number: '36301234567', valid: true, type: 'MOBILE', country: 'HU' },
      bin_details: { card_bin: '411111' },
    });
    const kept = await shop.live.manage('GET', '/transactions/old-1/evaluations');
    const [evaluation] = items(kept.data.evaluations);
    const read = await shop.live.manage('GET', `/evaluations/${evaluation?.id}`);
    expect(read.data.request).toMatchObject({ order_memo: 'two hats', transaction_amount: 12.5 });
  });

  it('runs the email module only if `run_email_api` is set', async () => {
    expect((await score({ email: 'a@example.com' })).data.email_details).toBeNull();
  });

  it.each<readonly [object, string]>([
    [{ ip: '1.2.3' }, '1002'],
    [{ ip: 7 }, '1002'],
    [{ run_email_api: true }, '1008'],
    [{ run_email_api: true, email: 'nobody' }, '1009'],
    [{ transaction_id: 'x'.repeat(256) }, '3000'],
    [{ user_created: 'yesterday' }, '3001'],
    [{ cvv_result: 'maybe' }, '3002'],
    [{ transaction_amount: 'much', transaction_currency: 'EUR' }, '3003'],
    [{ items: [{ item_quantity: 'few' }] }, '3004'],
    [{ items: [{ item_price: 'cheap' }] }, '3005'],
    [{ merchant_created_at: 'then' }, '3006'],
    [{ action_type: 7 }, '3007'],
    [{ transaction_currency: 'EUR' }, '3008'],
    [{ gift: 'perhaps' }, '3009'],
    [{ gift_message: 'perhaps' }, '3010'],
    [{ card_last: '12' }, '1006'],
    [{ user_name: 7 }, '1006'],
    [[], '1006'],
  ])('rejects %j with code %s', async (body, code) => {
    const answer = await score(body);
    expect([answer.status, answer.error.code]).toEqual([400, code]);
    if (code === '1002') expect(answer.error.details?.map(({ field }) => field)).toEqual(['ip']);
  });

  it('uses the v1.0 error codes for invalid bodies and keys', async () => {
    const codeOf = async (answer: ReturnType<typeof score>) => {
      const { status, error } = await answer;
      return [status, error.code];
    };
    expect(await codeOf(shop.live.send('POST', V1))).toEqual([400, '1000']);
    expect(await codeOf(shop.live.send('POST', V1, { bytes: '{"ip"' }))).toEqual([400, '1006']);
    expect(await codeOf(server.withHeaders({}).send('POST', V1, { json: {} }))).toEqual([401, '1003']);
    expect(await codeOf(server.withKey('nobody').send('POST', V1, { json: {} }))).toEqual([401, '1004']);
    const { data } = await shop.live.manage('POST', '/keys', { name: 'Tags only', scopes: ['tags'] });
    const tagger = server.withKey(String(data.api_key));
    expect(await codeOf(tagger.send('POST', V1, { json: {} }))).toEqual([401, '1011']);
  });
});

describe('label v1', () => {
  it('labels a single transaction and several at once', async () => {
    for (const id of ['l1', 'l2', 'l3']) await shop.live.fraud({ transaction_id: id });
    const put = (path: string, json: object) =>
      shop.live.send('PUT', `/RestService/fraud-api/${path}`, { json });
    expect((await put('label/l1', { label: FRAUD })).data).toEqual({});
    expect((await put('label/v1/l2', { label: FRAUD })).data).toEqual({});
    expect((await put('label/v1', { transactions: [{ transaction_id: 'l3', label: FRAUD }] })).data).toEqual(
      {},
    );
    const found = await shop.live.manage('GET', `/evaluations?label=${FRAUD}`);
    expect(items(found.data.evaluations)).toHaveLength(3);
    const badLabel = await put('label/l1', { label: 'my own label' });
    expect([badLabel.error.code, badLabel.error.details?.map(({ field }) => field)]).toEqual([
      '1006',
      ['label'],
    ]);
    const unknown = await put('label/none', { label: 'my own label' });
    expect([unknown.error.code, unknown.error.details?.map(({ field }) => field)]).toEqual([
      '1006',
      ['label', 'transaction_id'],
    ]);
    expect((await shop.live.send('PUT', '/RestService/fraud-api/label/l1')).error.code).toBe('1000');
  });
});

describe('Idempotency-Key', () => {
  it('also applies to label v1', async () => {
    await shop.live.fraud({ transaction_id: 'label-once' });
    const label = (value: string) =>
      shop.live.send('PUT', '/RestService/fraud-api/label/label-once', {
        json: { label: value },
        headers: { 'idempotency-key': 'label v1' },
      });
    expect((await label('fraud_detection_fraud')).status).toBe(200);
    expect((await label('fraud_detection_fraud')).status).toBe(200);
    const other = await label('fraud_detection_scam');
    expect([other.status, other.error.code]).toEqual([409, '3009']);
  });
});

describe('deprecated lookups', () => {
  it('email v2 returns the facts of v3 under the v2 names', async () => {
    const url = '/RestService/email-api/v2/who%40mailinator.com';
    const plain = await shop.live.send('GET', url);
    expect(plain.data).toMatchObject({
      email: 'who@mailinator.com',
      domain_details: { domain: 'mailinator.com', disposable: true },
      account_details: null,
    });
    expect(Number(plain.data.score)).toBeGreaterThan(0);
    expect(plain.data).not.toHaveProperty('history');
    const more = await shop.live.send('GET', `${url}?include=history,flags,id&timeout=500`);
    // The v1 count includes the current query.
    expect(more.data.history).toMatchObject({ hits: 2, customer_hits: 2 });
    expect(more.data).toMatchObject({ flags: [], id: expect.any(String) });
    expect((await shop.live.send('GET', '/RestService/email-api/v2/nobody')).error.code).toBe('1009');
    expect((await shop.live.send('GET', `${url}?timeout=soon`)).error.code).toBe('1001');
  });

  it('phone v1 returns the facts of v2 under the v1 names', async () => {
    const { data } = await shop.live.send('GET', '/RestService/phone-api/v1/36301234568?include=history');
    expect(data).toMatchObject({
      number: '36301234568',
      valid: true,
      type: 'MOBILE',
      country: 'HU',
      history: { hits: 1 },
    });
    const { error } = await shop.live.send('GET', '/RestService/phone-api/v1/none');
    expect([error.code, error.details?.[0]?.field]).toEqual(['1011', 'number']);
  });
});

describe('erase v1', () => {
  const erase = (json: unknown) => shop.live.send('POST', ERASE, { json });

  it('erases before it responds and returns the counts', async () => {
    const calls = [
      { transaction_id: 'gone-1', user_id: 'leaver', email: 'leaver@example.com', ip: '91.0.0.7' },
      { transaction_id: 'gone-1', email: 'leaver@example.com', phone_number: '4930123456' },
      { transaction_id: 'gone-2', user_id: 'leaver' },
      { transaction_id: 'stays', user_id: 'stayer', ip: '91.0.0.7' },
    ];
    for (const call of calls) expect((await shop.live.fraud(call)).status).toBe(200);
    const answer = await erase({ emails: ['Leaver@Example.com'], user_ids: ['leaver'] });
    expect([answer.status, answer.data]).toEqual([
      200,
      { transaction_records: 2, email_records: 2, phone_records: 1, ip_records: 1, dry_run: false },
    ]);
    const kept = async (id: string) =>
      items((await shop.live.manage('GET', `/transactions/${id}/evaluations`)).data.evaluations).length;
    expect([await kept('gone-1'), await kept('gone-2'), await kept('stays')]).toEqual([0, 0, 1]);
  });

  it('accepts email addresses that v2 rejects and returns zero counts if nothing matches', async () => {
    const answer = await erase({ emails: ['a..b@localhost'] });
    expect(answer.data).toEqual({
      transaction_records: 0,
      email_records: 0,
      phone_records: 0,
      ip_records: 0,
      dry_run: false,
    });
  });

  it.each([
    ['a missing body', undefined, '1000'],
    ['a body without persons', {}, '1006'],
    ['empty lists', { emails: [], user_ids: [] }, '1006'],
    ['an invalid email address', { emails: ['nobody'] }, '1006'],
    ['a value instead of a list', { user_ids: 'leaver' }, '1006'],
    ['a fractional user id', { user_ids: [5.5] }, '1006'],
  ])('rejects %s', async (_name, json, code) => {
    const answer = await (json === undefined ? shop.live.send('POST', ERASE) : erase(json));
    expect([answer.status, answer.error.code]).toEqual([400, code]);
  });
});
