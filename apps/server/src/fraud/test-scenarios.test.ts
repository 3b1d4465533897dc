import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { ERRORS } from '@assay/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../testing/assay-server';
import { TEST_VALUES, type TestOutcome } from './data/test-values';

let server: AssayServer;
let shop: TestAccount;
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
});
afterAll(async () => {
  await server.close();
  dns.close();
});

// The same values come again and again here, which is not what is tested.
const MODULES = { ip_api: true, email_api: true, phone_api: true, ignore_velocity_rules: true };

/** Every module has something to answer, unless the reserved value takes its place. */
const ORDINARY = {
  ip: '203.0.113.5',
  email: 'ann@example.com',
  phone_number: '36301234567',
  card_bin: '400000',
};

/** The member of a nested answer at a dotted path. */
const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((object, name) => (object as { [name: string]: unknown } | null)?.[name], value);

function expectOutcome(outcome: TestOutcome, answer: Awaited<ReturnType<TestAccount['live']['fraud']>>) {
  if ('error' in outcome) {
    const { status, code } = ERRORS[outcome.error];
    expect([answer.status, answer.error.code]).toEqual([status, code]);
    if (status !== 500) expect(answer.headers['retry-after']).toBe('1');
    return;
  }
  expect(answer.status).toBe(200);
  if ('state' in outcome) expect(answer.data.state).toBe(outcome.state);
  else if ('silent' in outcome) expect(answer.data[outcome.silent]).toBeNull();
  else {
    for (const [path, value] of Object.entries(outcome.members)) {
      expect(at(answer.data[outcome.module], path), path).toEqual(value);
    }
  }
}

describe.each(TEST_VALUES)('$field $value', ({ field, value, outcome }) => {
  const request = { config: MODULES, ...ORDINARY, [field]: value };

  it('has its outcome with a test key', async () => {
    expectOutcome(outcome, await shop.test.fraud(request));
  });

  it('is a value like any other with a live key', async () => {
    const plain = { ...request, config: { ...MODULES, email_api: false } };
    const { status, data } = await shop.live.fraud(plain);
    expect(status).toBe(200);
    if ('silent' in outcome && outcome.silent !== 'email_details') {
      expect(data[outcome.silent]).not.toBeNull();
    }
    expect(data.applied_rules.map((rule) => rule.id)).not.toContain('TEST');
    if ('state' in outcome && outcome.state === 'DECLINE') expect(data.state).not.toBe('DECLINE');
  });
});

describe('a test key', () => {
  it('finds reserved values in the spellings of their kind', async () => {
    const full = await shop.test.fraud({
      config: MODULES,
      email: ' FULL@Assay.Test ',
      phone_number: '+1 (202) 555-0102',
    });
    expect(full.data.email_details?.email_details?.full_inbox).toBe(true);
    expect(full.data.phone_details?.provider_carrier_details.type).toBe('VOIP');
  });

  it('asks no live source; a live key does', async () => {
    asked = 0;
    await shop.test.fraud({ config: MODULES, email: 'ann@example.org' });
    await shop.test.email({ email: 'bob@example.org' });
    expect(asked).toBe(0);
    await shop.live.fraud({ config: MODULES, email: 'ann@example.org' });
    expect(asked).toBeGreaterThan(0);
  });
});
