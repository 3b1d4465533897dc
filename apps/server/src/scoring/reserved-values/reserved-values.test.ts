import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import {
  type AmlResult,
  type BankParty,
  ERRORS,
  type ErrorName,
  type FraudData,
  MODULE_NAMES,
  MODULE_SWITCHES,
} from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { type Answer, type Client, items } from '../../testing/client';
import { RESERVED_VALUES } from './reserved-facts';
import type { ReservedOutcome, ReservedValue } from './reserved-value';

let server: AssayServer;
let shop: TestAccount;
/** A client with a test key that may screen names and read cases. */
let screener: Client;
let dns: Socket;
let asked = 0;

beforeAll(async () => {
  dns = createSocket('udp4', () => {
    asked += 1;
  });
  dns.bind(0, '127.0.0.1');
  await once(dns, 'listening');
  const limits = { timeoutMs: 200 };
  server = await startAssay({
    providers: {
      allowNetworks: ['127.0.0.0/8'],
      dns: { servers: [`127.0.0.1:${dns.address().port}`], limits },
      website: { limits },
    },
    env: { ASSAY_CALL_DEADLINE_MS: '1000' },
  });
  shop = await server.newAccount('Shop');
  const { data } = await shop.live.manage('POST', '/keys', {
    name: 'Screens and looks',
    kind: 'test',
    scopes: ['screening', 'admin'],
  });
  screener = server.withKey(String(data.api_key));
  // The first address opens the city tables, which may take longer than the deadline of this server.
  await shop.test.fraud({ config: CONFIG, ...ORDINARY });
});
afterAll(async () => {
  await server.close();
  dns.close();
});

/** Gives every module some input unless a reserved value replaces it. */
const ORDINARY = {
  ip: '203.0.113.5',
  email: 'ann@example.com',
  phone_number: '36301234567',
  card_bin: '400000',
  user_fullname: 'Agnes Wintermark',
  user_bank_name: 'Any Bank',
  id_value: '1020304050',
  ...Object.fromEntries(
    ['user', 'billing', 'shipping'].flatMap((type) => [
      [`${type}_country`, 'US'],
      [`${type}_street`, '123 N Main St'],
      [`${type}_city`, 'Springfield'],
      [`${type}_region`, 'IL'],
      [`${type}_zip`, '62704'],
    ]),
  ),
};

const SWITCHES = MODULE_SWITCHES.map((name) => [name, true]);
const CONFIG = {
  ...Object.fromEntries(SWITCHES),
  aml: { sources: { adversemedia_enabled: true } },
  ekyc: { type: 'CO_ID_CC' },
  address: { verify_user_address: true, verify_billing_address: true, verify_shipping_address: true },
  // The values repeat, so velocity rules would match. They aren't tested here.
  ignore_velocity_rules: true,
  response_fields: ['state', 'applied_rules', ...MODULE_NAMES].join(','),
};

/** Returns the member of a nested value at a dotted path. */
const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((object, name) => (object as { [name: string]: unknown } | null)?.[name], value);

const GROUPS = ['sanctionlist', 'pep', 'watchlist', 'crimelist'] as const;

function expectListed(
  { listed, stories = [] }: Extract<ReservedOutcome, { listed: unknown }>,
  aml: AmlResult,
) {
  for (const kind of GROUPS) {
    const entries = listed.filter(({ list }) => list.kind === kind);
    expect(aml[`has_${kind === 'sanctionlist' ? 'sanction' : kind}_match`], kind).toBe(entries.length > 0);
    expect(
      aml.result_payload[`${kind}_entries`].map((entry) => [entry.source_id, entry.name, entry.scores]),
    ).toEqual(entries.map(({ entry }) => [entry.sourceId, entry.names[0]?.text, { relevancy_score: 1 }]));
  }
  expect(aml.has_adversemedia_match).toBe(stories.length > 0);
  expect(aml.result_payload.adversemedia_entries.map(({ id, media }) => [id, media[0]?.title])).toEqual(
    stories.map(({ id, title }) => [id, title]),
  );
}

function expectFailure(error: ErrorName, answer: Pick<Answer<unknown>, 'status' | 'error' | 'headers'>) {
  const { status, code } = ERRORS[error];
  expect([answer.status, answer.error.code]).toEqual([status, code]);
  if (status !== 500) expect(answer.headers['retry-after']).toBe('1');
}

/** Checks the response of the fraud API for a reserved value. */
function expectOutcome({ field, outcome }: ReservedValue, answer: Answer<FraudData>) {
  if ('error' in outcome) return expectFailure(outcome.error, answer);
  expect(answer.status).toBe(200);
  const { data } = answer;
  if ('state' in outcome) {
    expect(data.state).toBe(outcome.state);
    expect(data.applied_rules[0]).toEqual({
      id: 'L:TEST',
      name: `Reserved test value in ${field}`,
      operation: null,
      score: 0,
    });
  } else if ('ekyc' in outcome) {
    expect(data.ekyc_result).toBe(outcome.ekyc);
    expect(data.ekyc_data === null).toBe(outcome.ekyc === 'ERROR');
  } else if ('silent' in outcome) expect(data[outcome.silent]).toBeNull();
  else if ('listed' in outcome) {
    if (field === 'user_fullname') return expectListed(outcome, data.aml_details as AmlResult);
    const slot = data.aml_bank_screening_details?.sender[field.slice('user_'.length) as keyof BankParty];
    expect(slot).toMatchObject({
      has_match: outcome.listed.length > 0,
      entries: outcome.listed.map(({ entry }) => ({ source_id: entry.sourceId, match_type: 'EXACT' })),
    });
  } else {
    for (const [path, value] of Object.entries(outcome.members)) {
      expect(at(data[outcome.module], path), path).toEqual(value);
    }
    expect(data[outcome.module]).not.toBeNull();
  }
}

describe.each(RESERVED_VALUES)('reserved value $field $value', (reserved) => {
  const { field, value, outcome } = reserved;
  const request = { config: CONFIG, ...ORDINARY, [field]: value };

  it('has its published outcome with a test key', async () => {
    expectOutcome(reserved, await shop.test.fraud(request));
  });

  it('is an ordinary value with a live key', async () => {
    const plain = { ...request, config: { ...CONFIG, email_api: false } };
    const { status, data } = await shop.live.fraud(plain);
    expect(status).toBe(200);
    expect(data.applied_rules.map((rule) => rule.id)).not.toContain('L:TEST');
    if ('state' in outcome && outcome.state === 'DECLINE') expect(data.state).not.toBe('DECLINE');
    expect(data.aml_details).toMatchObject({ has_sanction_match: false, has_pep_match: false });
    expect([data.device_details, data.session_monitoring_details]).toEqual([null, null]);
    expect(data.aml_bank_screening_details?.has_bank_match).toBe(false);
  });
});

describe('score of a reserved IP', () => {
  it.each(
    RESERVED_VALUES.filter(({ defaultScore }) => defaultScore !== undefined),
  )("gives $value the score of a new account's rules, in the lookup and in the fraud API", async ({
    value,
    defaultScore,
  }) => {
    const call = await shop.test.fraud({ ip: value, config: { ip_api: true, ignore_velocity_rules: true } });
    const alone = await shop.test.ip(value);
    expect([call.data.ip_details?.score, alone.data.score]).toEqual([defaultScore, defaultScore]);
  });
});

const ofField = (field: ReservedValue['field']) =>
  RESERVED_VALUES.filter((reserved) => reserved.field === field);

/**
 * Checks the members of a lookup response that also exist there. Members that only the fraud API returns are
 * skipped.
 */
function expectAlone({ outcome }: ReservedValue, answer: Answer<object>, without: readonly string[] = []) {
  if ('silent' in outcome) return expectFailure('unavailable', answer);
  if (!('members' in outcome)) throw new Error('a target is shown or silent');
  expect(answer.status).toBe(200);
  for (const [path, value] of Object.entries(outcome.members)) {
    if (without.includes(path)) continue;
    const expected = path === 'breach_details' ? expect.objectContaining({ number_of_breaches: 1 }) : value;
    expect(at(answer.data, path), path).toEqual(expected);
  }
}

describe('standalone lookups of reserved values', () => {
  it.each(ofField('email'))('email lookup returns the reserved facts of $value', async (reserved) => {
    expectAlone(reserved, await shop.test.email({ email: reserved.value }), [
      'email_details.email_randomness_score',
    ]);
  });
  it.each(ofField('phone_number'))('phone lookup returns the reserved facts of $value', async (reserved) => {
    expectAlone(reserved, await shop.test.phone({ phone: reserved.value }));
  });
  it.each(ofField('ip'))('IP lookup returns the reserved facts of $value', async (reserved) => {
    expectAlone(reserved, await shop.test.ip(reserved.value));
  });
  it.each(
    ofField('user_fullname').filter(({ outcome }) => 'listed' in outcome),
  )('name screening returns the reserved matches of $value', async ({ value, outcome }) => {
    const config = CONFIG.aml;
    const aml = (json: object) => screener.send<AmlResult>('POST', '/RestService/aml-api/v1', { json });
    const whole = await aml({ user_fullname: value, config });
    const [user_firstname, ...rest] = value.split(' ');
    const parts = await aml({ user_firstname, user_lastname: rest.join(' '), config });
    for (const { data } of [whole, parts]) {
      expectListed(outcome as Extract<ReservedOutcome, { listed: unknown }>, data);
    }
  });
  it.each(
    ofField('user_id').filter(({ outcome }) => 'error' in outcome),
  )('name screening fails for the reserved user id $value', async (reserved) => {
    const json = { user_fullname: 'Agnes Wintermark', user_id: reserved.value };
    const answer = await screener.send('POST', '/RestService/aml-api/v1', { json });
    expectFailure((reserved.outcome as Extract<ReservedOutcome, { error: unknown }>).error, answer);
  });

  it('a live key gets no reserved facts', async () => {
    const { data } = await shop.live.ip('192.0.2.3');
    expect(data.tor).not.toBe(true);
    const json = { user_fullname: 'Test Sanctioned' };
    const aml = await shop.live.send<AmlResult>('POST', '/RestService/aml-api/v1', { json });
    expect(aml.data.has_sanction_match).toBe(false);
  });
});

describe('reserved name', () => {
  it('matches only enabled list types, on either side of a payment, and creates a case', async () => {
    const off = { aml: { sources: { sanction_enabled: false } } };
    const unlisted = await shop.test.fraud({
      user_fullname: 'Test Sanctioned',
      config: { aml_api: true, ...off },
    });
    expect(unlisted.data.aml_details?.has_sanction_match).toBe(false);
    const paid = await shop.test.fraud({
      ...ORDINARY,
      receiver_fullname: 'Test Sanctioned',
      receiver_id: 'receiver-of-test',
      config: { aml_api: true, aml: { payment_screening: {} } },
    });
    expect(paid.data.aml_details?.receiver?.has_sanction_match).toBe(true);
    const { data } = await screener.manage('GET', '/cases');
    expect(items(data.cases)).toContainEqual(
      expect.objectContaining({ user_id: 'receiver-of-test', name: 'Test Sanctioned', undecided: 1 }),
    );
  });
});

describe('reserved address', () => {
  it('is located for distance calculations', async () => {
    const { data } = await shop.test.fraud({
      config: { ip_api: true },
      ip: '192.0.2.1',
      custom_lat: 40.71,
      custom_long: -74.01,
    });
    expect(data.geolocation_details?.ip_user_distance).toBe(0);
  });
});

describe('test key', () => {
  it('matches reserved values in other spellings', async () => {
    const full = await shop.test.fraud({
      config: CONFIG,
      id_value: '111.111.111-11',
      email: ' FULL@Assay.Test ',
      phone_number: '+1 (202) 555-0102',
    });
    expect(full.data.ekyc_result).toBe('SUCCESS');
    expect(full.data.email_details?.email_details?.full_inbox).toBe(true);
    expect(full.data.phone_details?.provider_carrier_details.type).toBe('VOIP');
  });

  it('queries no live source, unlike a live key', async () => {
    asked = 0;
    await shop.test.fraud({ config: { email_api: true }, email: 'ann@example.org' });
    await shop.test.email({ email: 'bob@example.org' });
    expect(asked).toBe(0);
    await shop.live.fraud({ config: { email_api: true }, email: 'ann@example.org' });
    expect(asked).toBeGreaterThan(0);
  });
});
