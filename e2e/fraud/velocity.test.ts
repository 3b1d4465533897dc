import { NO_SUBJECTS } from '@assay/contract';
import { evaluationWriter, keyHasher } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { decideBy, fired } from '../../apps/server/src/testing/policy-of';
import { deploymentKeysOf } from '../../apps/server/src/testing/test-keys';

const HOUR_MS = 3_600_000;

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

/** Creates an account whose only rules are these conditions, by ID. */
async function ruledBy(rules: { readonly [id: string]: string }): Promise<TestAccount> {
  const account = await server.newAccount('Velocity');
  await decideBy(account, rules);
  return account;
}

describe('velocity', () => {
  it('counts for each of twenty parallel requests of one card exactly those before it', async () => {
    const shop = await ruledBy({ busy: 'count(card_hash, 1h) > 5' });
    const calls = Array.from({ length: 20 }, () => fired(shop, { card_hash: 'card-1' }));
    const reached = (await Promise.all(calls)).filter((ids) => ids.includes('busy'));
    expect(reached).toHaveLength(15);
    expect(await fired(shop, { card_hash: 'card-1' })).toEqual(['busy']);
    expect(await fired(shop, { card_hash: 'card-2' })).toEqual([]);
  });

  it('counts a repeated transaction_id once', async () => {
    const shop = await ruledBy({ twice: 'count(card_hash, 1h) >= 2' });
    const again = { card_hash: 'card', transaction_id: 'order-1' };
    expect(await fired(shop, again)).toEqual([]);
    expect(await fired(shop, again)).toEqual([]);
    expect(await Promise.all([fired(shop, again), fired(shop, again)])).toEqual([[], []]);
    expect(await fired(shop, { card_hash: 'card', transaction_id: 'order-2' })).toEqual(['twice']);
  });

  it('ignores events before the window', async () => {
    const shop = await ruledBy({ busy: 'count(user_id, 1h) >= 2', known: 'count(user_id, 24h) >= 2' });
    expect(await fired(shop, { user_id: 'ann' })).toEqual([]);
    server.clock.advance(HOUR_MS + 1000);
    expect(await fired(shop, { user_id: 'ann' })).toEqual(['known']);
  });

  it('is left out on request, and the transaction still counts', async () => {
    const shop = await ruledBy({ twice: 'count(user_id, 1h) >= 2' });
    const request = { user_id: 'ann' };
    await fired(shop, request);
    expect(await fired(shop, { ...request, config: { ignore_velocity_rules: true } })).toEqual([]);
    const third = await ruledBy({ thrice: 'count(user_id, 1h) >= 3' });
    await fired(third, request);
    await fired(third, { ...request, config: { ignore_velocity_rules: true } });
    expect(await fired(third, request)).toEqual(['thrice']);
  });

  it('computes sums and averages, and finds events again', async () => {
    const shop = await ruledBy({
      sum: 'sum(transaction_amount by user_id, 24h) >= 30',
      average: 'avg(transaction_amount by user_id, 24h) = 10',
      devices: 'distinct(device_hash by user_id, 24h) >= 2',
      known: 'seen_before(card_hash by user_id, 24h)',
    });
    const call = (device: string) =>
      fired(shop, { user_id: 'ann', transaction_amount: 10, device_id: device, card_hash: 'c' });
    expect(await call('d1')).not.toContain('sum');
    expect(await call('d1')).toEqual(expect.arrayContaining(['average', 'known']));
    expect(await call('d2')).toEqual(expect.arrayContaining(['sum', 'devices', 'known']));
  });

  it('uses the state of earlier transactions', async () => {
    const shop = await server.newAccount('Shop');
    const blocked = { id: 'blocked', name: 'Blocked', kind: 'block', field: 'email' } as const;
    await decideBy(
      shop,
      { declined: 'count(user_id, 1h where state = "DECLINE") >= 1' },
      { lists: [blocked] },
    );
    await shop.live.manage('POST', '/lists/blocked/entries', { values: ['bad@example.com'] });
    await shop.live.fraud({ user_id: 'ann' });
    expect(await fired(shop, { user_id: 'ann' })).toEqual([]);
    await shop.live.fraud({ user_id: 'ann', email: 'bad@example.com' });
    expect(await fired(shop, { user_id: 'ann' })).toEqual(['declined']);
  });
});

/** Fewer than may wait for the database. */
const AT_ONCE = 500;

/** Stores `count` transactions of one IP, two hundred of each user in a row, the newest a second ago. */
async function storeBusyIp(account: TestAccount, ip: string, count: number): Promise<void> {
  const hasher = keyHasher((await deploymentKeysOf(server.database)).pepper);
  const writer = evaluationWriter(server.database);
  const key = hasher('ip', ip);
  const begin = server.clock.now() - 1000 - count;
  const nobody = { ...NO_SUBJECTS, ip: key };
  const keep = (n: number) => {
    const at = begin + n;
    const hex = at.toString(16).padStart(12, '0');
    const tail = n.toString(16).padStart(12, '0');
    return writer.keep({
      environmentId: account.id,
      event: {
        id: `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${tail}`,
        transaction: String(n),
        at,
        amount: 1,
        currency: 'EUR',
        action_type: null,
        ip_country: null,
        ekyc_result: null,
        event: null,
        direction: null,
        custom: null,
        label: null,
        state: 'APPROVE',
        subjects: { ...nobody, user_id: hasher('user_id', `user-${Math.floor(n / 200)}`) },
      },
      transactionId: `busy-${n}`,
      serviceId: 0,
      fraudScore: 0,
      policyVersion: 1,
      request: '{}',
      seen: '{}',
      answer: '{}',
      appliedRules: null,
      receiver: { user: null, account: null },
      findTerms: [],
      eventKeys: [key],
      historyKeys: [],
      listAdditions: [],
      writes: [],
    });
  };
  for (let from = 0; from < count; from += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => keep(from + n)));
  }
}

describe('key with 20,000 stored events', () => {
  it('is still compared with its thresholds, including those beyond the newest events', async () => {
    // The newest 256 events are from two users, the 5,000 counted at most from twenty-five.
    const shop = await ruledBy({
      few: 'distinct(user_id by ip, 24h) < 20',
      twenty: 'distinct(user_id by ip, 24h) >= 20',
      many: 'count(ip, 24h) >= 100',
      most: 'count(ip, 24h) >= 5000',
      declined: 'count(ip, 24h where state = "DECLINE") >= 1',
    });
    const ip = '203.0.113.77';
    await storeBusyIp(shop, ip, 20_000);
    expect(await fired(shop, { ip, user_id: 'another user' })).toEqual(['many', 'most', 'twenty']);
  });
});
