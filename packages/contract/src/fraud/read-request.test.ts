import { describe, expect, it } from 'vitest';
import { ApiError, failureEnvelope } from '../errors';
import { parseJson } from '../json-text';
import { REQUEST_FIELDS, type RequestField } from './fields';
import { readFraudRequest } from './read-request';

function failure(body: unknown, isIp?: (text: string) => boolean): ApiError {
  try {
    readFraudRequest(body, isIp);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
  throw new Error('was accepted');
}

describe('readFraudRequest', () => {
  it('accepts an empty object', () => {
    expect(readFraudRequest({})).toEqual({ request: {}, config: {} });
  });

  it('treats null and "" as absent for every field, and ignores unknown members', () => {
    for (const absent of [null, '']) {
      const body = Object.fromEntries(Object.keys(REQUEST_FIELDS).map((name) => [name, absent]));
      expect(readFraudRequest({ ...body, config: absent, unknown: { deep: [1] } })).toEqual({
        request: {},
        config: {},
      });
    }
  });

  it.each([
    [{ transaction_amount: '12.50' }, { transaction_amount: 12.5 }],
    [{ transaction_amount: 1e3 }, { transaction_amount: 1000 }],
    [{ user_created: '1700000000' }, { user_created: 1_700_000_000 }],
    [
      { gift: 'TRUE', cvv_result: 0 },
      { gift: true, cvv_result: false },
    ],
    [
      { phone_number: 36301234567, id_value: 12345678901 },
      { phone_number: '36301234567', id_value: '12345678901' },
    ],
    [
      { user_id: 42, transaction_id: 0, card_last: 1234, items: [{ item_id: 7 }] },
      { user_id: '42', transaction_id: '0', card_last: '1234', items: [{ item_id: '7' }] },
    ],
    [
      { email: ' a@b.c\r\n', phone_number: '\t+36 30 1 ', ip: ' 8.8.8.8\n', email_domain: ' b.c ' },
      { email: 'a@b.c', phone_number: '+36 30 1', ip: '8.8.8.8', email_domain: 'b.c' },
    ],
    [{ email: ' \r\n ', ip: ' ' }, {}],
    [
      { receiver_dob: 'about 1970', doc_issue_date: '30.02.1990' },
      { receiver_dob: 'about 1970', doc_issue_date: '30.02.1990' },
    ],
    [{ receiver_dob: '1990-02-28T10:00:00Z' }, { receiver_dob: '1990-02-28T10:00:00Z' }],
    [{ user_dob: '1990-02-28T10:00:00Z' }, { user_dob: '1990-02-28' }],
    [{ card_expire: '04/28' }, { card_expire: '2028-04-30' }],
    [{ card_expire: '2028-02' }, { card_expire: '2028-02-29' }],
    [{ card_expire: '2028-04-15' }, { card_expire: '2028-04-15' }],
    [{ card_last: '1234' }, { card_last: '1234' }],
    [
      { items: [{ item_id: 'a', item_quantity: '2', other: 1 }] },
      { items: [{ item_id: 'a', item_quantity: 2 }] },
    ],
  ])('reads %j', (body, request) => {
    expect(readFraudRequest(body).request).toEqual(request);
  });

  it.each([
    [{ user_dob: '1990-02-30' }, 'user_dob'],
    [{ user_dob: '30/02/1990' }, 'user_dob'],
    [{ transaction_amount: 'abc' }, 'transaction_amount'],
    [{ transaction_amount: 1e300 }, 'transaction_amount'],
    [{ transaction_amount: '1e999' }, 'transaction_amount'],
    [{ user_created: 1.5 }, 'user_created'],
    [{ gift: 'maybe' }, 'gift'],
    [{ email: { a: 1 } }, 'email'],
    [{ user_id: ['a'] }, 'user_id'],
    [{ phone_number: 1.5 }, 'phone_number'],
    [{ card_expire: '13/28' }, 'card_expire'],
    [{ custom_fields: [] }, 'custom_fields'],
    [{ items: { item_id: 'a' } }, 'items'],
    [{ items: ['a'] }, 'items[0]'],
    [{ items: [{ item_price: 'x' }] }, 'items[0].item_price'],
  ])('reports the field of %j', (body, field) => {
    const error = failure(body);
    expect(error.entry).toMatchObject({ code: '1006', status: 400 });
    expect(error.details?.map((detail) => detail.field)).toEqual([field]);
    expect(failureEnvelope(error)).toMatchObject({ success: false, data: {}, error: { code: '1006' } });
  });

  it('preserves the digits of ids beyond the safe integer range', () => {
    const body = parseJson('{"user_id":12345678901234567890,"items":[{"item_id":9007199254740993}]}');
    expect(readFraudRequest(body).request).toEqual({
      user_id: '12345678901234567890',
      items: [{ item_id: '9007199254740993' }],
    });
  });

  it.each([
    [{ user_id: -1 }],
    [{ user_id: 1.5 }],
    [{ user_id: true }],
    [{ user_fullname: 5 }],
  ])('rejects a number or boolean for a text field: %j', (body) => {
    expect(failure(body).details?.[0]?.field).toBe(Object.keys(body)[0]);
  });

  it('names all wrong fields at once', () => {
    const error = failure({ transaction_amount: 'x', gift: 'y', user_dob: 'z' });
    expect(error.details?.map((detail) => detail.field)).toEqual(['transaction_amount', 'gift', 'user_dob']);
  });

  it('names values that are too long together with unreadable values', () => {
    const error = failure({ user_street: 'x'.repeat(101), user_dob: 'z' });
    expect([error.entry.code, error.details?.map((detail) => detail.field)]).toEqual([
      '1006',
      ['user_dob', 'user_street'],
    ]);
  });

  it('rejects a value one character longer than the limit of its field', () => {
    for (const [name, field] of Object.entries<RequestField>(REQUEST_FIELDS)) {
      if (field.kind !== 'string' || field.max === undefined || name === 'card_last') continue;
      expect(readFraudRequest({ [name]: 'x'.repeat(field.max) }).request).toHaveProperty(name);
      const error = failure({ [name]: 'x'.repeat(field.max + 1) });
      expect(error.entry).toMatchObject({ code: '3000', status: 400 });
      expect(error.message).toBe(`${name} size must be between 0 and ${field.max}`);
    }
  });

  it('enforces the documented limits', () => {
    const max = (name: keyof typeof REQUEST_FIELDS) => (REQUEST_FIELDS[name] as RequestField).max;
    expect([
      max('transaction_id'),
      max('card_hash'),
      max('card_bin'),
      max('transaction_currency'),
      max('billing_street'),
    ]).toEqual([255, 500, 15, 4, 100]);
  });

  it.each(['12', '12345', 'abcd', '12 4'])('rejects card_last %j with its specific code', (card_last) => {
    expect(failure({ card_last }).entry.code).toBe('1018');
  });

  it.each(['.', '..'])("rejects the id %j, which can't be a path segment", (transaction_id) => {
    const error = failure({ transaction_id });
    expect([error.entry.code, error.details]).toEqual([
      '1006',
      [{ field: 'transaction_id', expected: 'string other than . and ..' }],
    ]);
    expect(new URL(`https://a/tags/${encodeURIComponent(transaction_id)}/add`).pathname).not.toContain(
      `/${transaction_id}/add`,
    );
  });

  it.each([
    '...',
    '.a',
    ' . ',
    '../x',
    '%2e',
  ])('accepts the id %j, which can be a path segment', (transaction_id) => {
    expect(readFraudRequest({ transaction_id }).request).toEqual({ transaction_id });
    const { pathname } = new URL(`https://a/tags/${encodeURIComponent(transaction_id)}/add`);
    expect(decodeURIComponent(pathname)).toBe(`/tags/${transaction_id}/add`);
  });

  it('names every fault of the request and of its config, under the code of the first', () => {
    const body = { user_dob: '1990-02-30', user_street: 'x'.repeat(101), card_last: '12' };
    const fields = ({ details }: ApiError) => details?.map(({ field }) => field);
    expect(failure(body).entry.code).toBe('1006');
    expect(fields(failure(body))).toEqual(['user_dob', 'user_street', 'card_last']);
    const error = failure({ ...body, config: { ip_api: 'maybe', email: { timeout: 'soon' }, bin: 5 } });
    expect(error.entry.code).toBe('1001');
    expect(error.message).toBe('Incorrect config object: ip_api should be sent as boolean');
    expect(fields(error)).toEqual([
      'config.ip_api',
      'config.email.timeout',
      'config.bin',
      'user_dob',
      'user_street',
      'card_last',
    ]);
    expect(fields(failure({ config: [] }))).toEqual(['config']);
    // An invalid IP address is listed with the other faults; alone, it has its own code.
    const none = () => false;
    const all = failure({ ...body, ip: '1.2.3' }, none);
    expect(fields(all)).toEqual(['user_dob', 'user_street', 'card_last', 'ip']);
    const last = failure({ ip: '1.2.3', card_last: '12' }, none);
    expect([last.entry.code, fields(last)]).toEqual(['1018', ['card_last', 'ip']]);
    const alone = failure({ ip: '1.2.3' }, none);
    expect([alone.entry.code, fields(alone)]).toEqual(['1002', ['ip']]);
  });

  it('rejects nesting that could exhaust the stack', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`) as object;
    expect(failure({ custom_fields: deep }).details?.[0]?.field).toBe('custom_fields');
  });

  it.each([
    ['members', { custom_fields: Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`f${n}`, 1])) }],
    ['elements', { custom_fields: { a: new Array(1_001).fill(1) } }],
    ['characters', { custom_fields: { a: 'x'.repeat(40_000), b: { c: 'x'.repeat(30_000) } } }],
  ])('rejects custom fields with too many %s', (_what, body) => {
    expect(failure(body).entry.code).toBe('1006');
    expect(failure(body).details).toEqual([
      { field: 'custom_fields', expected: 'object with at most 1000 members and 65536 characters' },
    ]);
  });

  it('does not read prototype keys as fields or configuration', () => {
    const body = JSON.parse(
      '{"__proto__":{"email":"a@b.c"},"constructor":{"x":1},"config":{"__proto__":{"ip_api":true}}}',
    ) as unknown;
    const { request, config } = readFraudRequest(body);
    expect(Object.keys(request)).toEqual([]);
    expect(request.email).toBeUndefined();
    expect(config.ip_api).toBeUndefined();
  });

  it.each([[[]], ['text'], [5], [true], [null]])('rejects the body %j', (body) => {
    expect(failure(body).entry.code).toBe('1006');
  });
});

describe('readConfig', () => {
  it('reads booleans and numbers from texts', () => {
    const { config } = readFraudRequest({
      config: { ip_api: 'true', email: { timeout: '3000', version: 'v3' }, phone_api: 1 },
    });
    expect(config).toEqual({ ip_api: true, email: { timeout: 3000, version: 'v3' }, phone_api: true });
  });

  it.each([
    [{ config: 'x' }, 'config'],
    [{ config: [] }, 'config'],
    [{ config: { ip_api: 'maybe' } }, 'ip_api'],
    [{ config: { email: true } }, 'email'],
    [{ config: { email: { timeout: 'soon' } } }, 'email.timeout'],
    [{ config: { email: { timeout: -1 } } }, 'email.timeout'],
    [{ config: { response_fields: ['id'] } }, 'response_fields'],
    [{ config: { aml: { type: 'ROBOT' } } }, 'aml.type'],
    [{ config: { aml: { monitoring_schedule: 'HOURLY' } } }, 'aml.monitoring_schedule'],
    [
      { config: { aml: { payment_screening: { sender_config: { type: 'x' } } } } },
      'aml.payment_screening.sender_config.type',
    ],
  ])('names the key of %j', (body, key) => {
    const error = failure(body);
    expect(error.entry).toMatchObject({ code: '1001', status: 400 });
    expect(error.message).toContain(`Incorrect config object: ${key} should be sent as `);
  });
});
