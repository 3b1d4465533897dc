import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';

let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  server = await startAssay();
  shop = await server.newAccount('Shop');
});
afterAll(() => server.close());

/** Members of the response (docs/reference/fraud-api.md), without those that are sent only on request. */
const CORE = [
  'id',
  'state',
  'fraud_score',
  'blackbox_score',
  'ip_details',
  'email_details',
  'bin_details',
  'phone_details',
  'aml_details',
  'device_details',
  'geolocation_details',
  'version',
  'applied_rules',
  'calculation_time',
  'service_id',
  'rule_category_details',
  'string_analyses',
];

const EVERY_MODULE = {
  config: { ip_api: true, email_api: true, phone_api: true },
  ip: '8.8.8.8',
  email: 'Anna.Kovacs@Example.com',
  phone_number: '+36 30 123 4567',
  card_bin: '411111',
  user_fullname: 'Anna Kovacs',
  user_country: 'HU',
  user_city: 'Budapest',
  billing_country: 'US',
  billing_city: 'Chicago',
};

describe('fraud response', () => {
  it('has every core field, null or empty, for an empty request', async () => {
    const { status, text, success, error, data } = await shop.live.fraud({});
    expect(status).toBe(200);
    expect(text.startsWith('{"success":true,"error":{},"data":{"id":')).toBe(true);
    expect({ success, error }).toEqual({ success: true, error: {} });
    expect(Object.keys(data)).toEqual(CORE);
    expect(data).toMatchObject({
      state: 'APPROVE',
      fraud_score: 0,
      blackbox_score: expect.any(Number),
      ip_details: null,
      email_details: null,
      bin_details: null,
      phone_details: null,
      aml_details: null,
      device_details: null,
      geolocation_details: null,
      version: 'v2',
      string_analyses: [],
    });
  });

  it('contains the data of each enabled module', async () => {
    const { data } = await shop.live.fraud(EVERY_MODULE);
    expect(Object.keys(data)).toEqual(CORE);
    // No source for Tor exits is loaded, so the value is unknown and not false.
    expect(data.ip_details).toMatchObject({ ip: '8.8.8.8', country: 'US', tor: null });
    expect(data.email_details).toMatchObject({ email: 'anna.kovacs@example.com' });
    expect(data.email_details?.email_details?.email_randomness_score).toEqual(expect.any(Number));
    expect(data.phone_details).toMatchObject({
      phone: '36301234567',
      provider_carrier_details: { country: 'HU', phone_is_valid: true, type: 'MOBILE' },
    });
    expect(data.bin_details).toMatchObject({ card_bin: '411111', bin_card: 'VISA' });
    expect(data.geolocation_details?.user_billing_distance).toBeGreaterThan(7000);
    expect(data.string_analyses.map((analysis) => analysis.field)).toEqual(['email', 'user_fullname']);
  });

  it('is null for a disabled module, whatever the request contains', async () => {
    const { data } = await shop.live.fraud({ ...EVERY_MODULE, config: { ip_api: false, bin_api: false } });
    expect(data).toMatchObject({
      ip_details: null,
      email_details: null,
      phone_details: null,
      bin_details: null,
    });
  });

  it('identifies its origin: an ID of twelve hexadecimal digits, a service_id, milliseconds', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => shop.live.fraud({})));
    for (const { data } of answers) {
      expect(data.id).toMatch(/^[0-9a-f]{12}$/);
      expect(data.calculation_time).toBeGreaterThanOrEqual(0);
    }
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(40);
    expect(new Set(answers.map(({ data }) => data.service_id)).size).toBe(40);
    const { data } = await shop.live.fraud({ transaction_id: 'Order-1/ä' });
    expect(data.id).toBe('Order-1/ä');
  });

  it('does not refuse an invalid email address or phone number', async () => {
    const { status, data } = await shop.live.fraud({
      config: EVERY_MODULE.config,
      email: 'not an address',
      phone_number: 'call me',
    });
    expect(status).toBe(200);
    expect(data.email_details?.email_details?.valid_format).toBe(false);
    expect(data.phone_details?.provider_carrier_details.phone_is_valid).toBe(false);
  });

  it('accepts null, empty texts, numbers as texts and unknown fields', async () => {
    const { status, data } = await shop.live.fraud({
      config: { ip_api: 'true', email_api: null, email: '', unknown: { a: 1 } },
      ip: '8.8.8.8',
      email: null,
      user_id: '',
      phone_number: 36301234567,
      transaction_amount: '12.50',
      gift: '1',
      items: '',
      what_is_this: [1, 2, 3],
    });
    expect(status).toBe(200);
    expect(data.ip_details?.ip).toBe('8.8.8.8');
  });
});

describe('config.response_fields', () => {
  const keysFor = async (fields: unknown) => {
    const { data } = await shop.live.fraud({
      ...EVERY_MODULE,
      config: { ...EVERY_MODULE.config, response_fields: fields },
    });
    return Object.keys(data);
  };

  it('is a strict allowlist, scalars included, in the documented order', async () => {
    expect(await keysFor('fraud_score, state,ip_details')).toEqual(['state', 'fraud_score', 'ip_details']);
    expect(await keysFor('id')).toEqual(['id']);
  });

  it('ignores unknown names, and names that are not in this response', async () => {
    expect(await keysFor('state,nonsense,STATE,__proto__,constructor,ekyc_data')).toEqual(['state']);
    expect(await keysFor('nonsense')).toEqual([]);
  });

  it('is not set by an empty text or null', async () => {
    expect(await keysFor('')).toEqual(CORE);
    expect(await keysFor(null)).toEqual(CORE);
  });
});

describe('IP lookup', () => {
  it('includes history, flags and ID only on request', async () => {
    const plain = await shop.live.ip('9.9.9.9');
    for (const name of ['history', 'flags', 'id']) expect(plain.data).not.toHaveProperty(name);
    const all = await shop.live.ip('9.9.9.9', '?include=history,flags,id&flags_timeframe_days=30');
    expect(all.data).toMatchObject({ history: { hits: 1 }, flags: [], id: expect.any(String) });
    const one = await shop.live.ip('9.9.9.9', '?include=id');
    expect(one.data).toHaveProperty('id');
    expect(one.data).not.toHaveProperty('history');
  });

  it('accepts IPv6', async () => {
    expect((await shop.live.ip('2001:4860:4860::8888')).data).toMatchObject({
      ip: '2001:4860:4860::8888',
    });
  });

  it('scores an address by the rules about it', async () => {
    const { data } = await shop.live.ip('185.220.101.1');
    expect(data.score).toBe(
      data.applied_rules.reduce((sum, rule) => sum + (rule.operation === '-' ? -rule.score : rule.score), 0),
    );
  });
});

describe('email and phone lookups', () => {
  it('always return their history, and an email without the fields of the fraud response', async () => {
    const email = await shop.live.email({ email: 'Someone@Example.com', config: { timeout: 5000 } });
    expect(email.data).toMatchObject({
      email: 'someone@example.com',
      service_fraud_history: { hits: 0, customer_hits: 0 },
    });
    expect(email.data.email_details).not.toHaveProperty('email_randomness_score');
    const phone = await shop.live.phone({ phone: 36301234568 });
    expect(phone.data).toMatchObject({ phone: '36301234568', service_fraud_history: { hits: 0 } });
    expect(phone.data).not.toHaveProperty('hlr_details');
  });

  it('return live sources as null if they are requested and not configured', async () => {
    const { data } = await shop.live.phone({
      phone: '36301234567',
      config: { include: 'hlr_details,cnam_lookup' },
    });
    expect(data).toMatchObject({ hlr_details: null, cnam_details: null });
  });

  it('return a result for invalid inputs', async () => {
    expect((await shop.live.email({ email: '@' })).data.email_details.valid_format).toBe(false);
    expect((await shop.live.phone({ phone: 'ext. 12' })).data.provider_carrier_details.phone_is_valid).toBe(
      false,
    );
  });

  it('analyze the domain of an address that was not sent', async () => {
    const config = { email_api: true };
    const { data } = await shop.live.fraud({ config, email_domain: ' MAILINATOR.com\n' });
    const { email_domain_details: domain, id, ...rest } = data.email_details ?? {};
    expect(domain).toMatchObject({ domain: 'mailinator.com', tld: '.com', disposable: true });
    expect(id).toEqual(expect.any(String));
    expect(Object.values(rest).filter((value) => value !== null)).toEqual([]);
    // Rules about domains use it.
    expect(data.applied_rules.some(({ id: rule }) => rule.startsWith('E'))).toBe(true);
    const none = await shop.live.fraud({ config, email_domain: 'no domain at all' });
    expect(none.data.email_details?.email_domain_details.domain).toBeNull();
  });
});
