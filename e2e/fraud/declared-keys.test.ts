import { compileRuleSet } from '@assay/rules';
import { findEvaluation, findPolicy, keyHasher } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PolicyDocument, policyCatalogue } from '../../apps/server/src/policy/versions/policies';
import { storedKeys } from '../../apps/server/src/scoring/index';
import { replayEvaluation } from '../../apps/server/src/scoring/replay/replay';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { decideBy, fired } from '../../apps/server/src/testing/policy-of';
import { deploymentKeysOf } from '../../apps/server/src/testing/test-keys';

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

async function ruledBy(
  rules: { readonly [id: string]: string },
  velocity: NonNullable<Parameters<typeof decideBy>[2]>['velocity'],
): Promise<TestAccount> {
  const account = await server.newAccount('Flows');
  await decideBy(account, rules, velocity === undefined ? {} : { velocity });
  return account;
}

/** Scores a stored transaction again from the data in the database. */
async function replay({ id }: TestAccount, transactionId: string) {
  const record = (await findEvaluation(server.database, id, { transactionId }))!;
  const policy = await findPolicy<PolicyDocument>(server.database, id, record.policyVersion);
  return replayEvaluation(record, compileRuleSet(policy!.document, policyCatalogue).compiled, false);
}

describe('counterparties', () => {
  it('are counted by receiver, merchant, BIN, affiliate, campaign and brand', async () => {
    const values = {
      receiver_id: 'r-1',
      receiver_bank_account: 'DE89 3704 0044 0532 0130 00',
      merchant_id: 'm-1',
      card_bin: '41111111',
      affiliate_id: 'a-1',
      bonus_campaign_id: 'c-1',
      brand_id: 'b-1',
    };
    const names = Object.keys(values);
    const rules = Object.fromEntries(names.map((name) => [name, `count(${name}, 1h) >= 2`]));
    const shop = await ruledBy({ ...rules, fan_in: 'distinct(user_id by receiver_id, 1h) >= 2' }, undefined);
    expect(await fired(shop, { ...values, user_id: 'ann' })).toEqual([]);
    const spelled = { ...values, receiver_bank_account: 'de89370400440532013000', user_id: 'bob' };
    expect([...(await fired(shop, spelled))].sort()).toEqual([...names, 'fan_in'].sort());
    expect(await fired(shop, { user_id: 'ann' })).toEqual([]);
  });

  it('have directions by the mapping of the policy', async () => {
    const rules = {
      out: 'direction = "outflow"',
      sent: 'count(user_id, 1h where direction = "outflow") >= 2',
    };
    const shop = await ruledBy(rules, { outflow: ['gift card'], inflow: [] });
    expect(await fired(shop, { user_id: 'ann', action_type: 'withdrawal' })).toEqual([]);
    expect(
      await fired(shop, { user_id: 'ann', action_type: 'login', transaction_type: 'Gift-Card' }),
    ).toEqual(['out']);
    expect(await fired(shop, { user_id: 'ann', action_type: 'gift_card' })).toEqual(['out', 'sent']);
    const usual = await ruledBy(rules, undefined);
    expect(await fired(usual, { user_id: 'ann', action_type: 'Withdrawal' })).toEqual(['out']);
  });
});

describe('keys that a policy declares', () => {
  it('are pairs of keys and custom fields, also for parallel requests', async () => {
    const shop = await ruledBy(
      {
        pair: 'count([user_id, receiver_id], 1h) >= 3',
        voucher: 'count(custom_fields.`voucher code`, 1h) >= 3',
        vouchers: 'distinct(custom_fields.`voucher code` by user_id, 1h) >= 2',
      },
      { indexed_fields: ['custom_fields.voucher code'] },
    );
    const pay = (user_id: string, receiver_id: string, code: unknown) =>
      fired(shop, { user_id, receiver_id, custom_fields: { 'voucher code': code } });
    const first = await Promise.all([pay('ann', 'r1', 'X'), pay('ann', 'r1', ' X '), pay('ann', 'r1', 'X')]);
    expect(first.flat().sort()).toEqual(['pair', 'voucher']);
    expect(await pay('ann', 'r2', 'Y')).toEqual(['vouchers']);
    expect(await pay('bob', 'r1', 7)).toEqual([]);
    const odd = ['', ' ', 'x'.repeat(5000), 'ﷺ'.repeat(900), '\u202e', null, true, {}, [], 1e300, -0];
    for (const code of odd) {
      const { status } = await shop.live.fraud({ user_id: 'eve', custom_fields: { 'voucher code': code } });
      expect([code, status]).toEqual([code, 200]);
    }
    // No text may contain NUL.
    const nul = await shop.live.fraud({ custom_fields: { 'voucher code': '\u0000' } });
    expect([200, 400]).toContain(nul.status);
  });

  it('are found again from the stored transaction, which is replayed byte for byte', async () => {
    const shop = await ruledBy(
      {
        pair: 'count([user_id, merchant_id], 1h) >= 2',
        plan: 'count(custom_fields.voucher, 1h) >= 2',
        large: 'account_amount > 4 and not_exist(direction)',
      },
      { indexed_fields: ['custom_fields.voucher'], currency: 'EUR' },
    );
    const request = { user_id: 'ann', merchant_id: 'm', custom_fields: { voucher: 'V' } };
    await fired(shop, request);
    const second = {
      ...request,
      transaction_id: 'second',
      transaction_amount: 5,
      transaction_currency: 'USD',
    };
    expect([...(await fired(shop, second))].sort()).toEqual(['large', 'pair', 'plan']);
    expect(await replay(shop, 'second')).toMatchObject({ identical: true });
    // Each transaction has a user, a merchant, a voucher, and the pair. Erasure and labels find them by these keys.
    const rows = await server.database.query<{ key: string }>({
      text: 'SELECT key_hash::text AS key FROM velocity_event WHERE account_id = $1',
      values: [shop.id],
      accounts: [shop.id],
    });
    const record = (await findEvaluation(server.database, shop.id, { transactionId: 'second' }))!;
    const hasher = keyHasher((await deploymentKeysOf(server.database)).pepper);
    const { events } = storedKeys(record, hasher);
    expect(events).toHaveLength(4);
    expect(rows.map(({ key }) => key).sort()).toEqual([...events, ...events].sort());
  });

  it('are rejected if a rule uses a field that is not indexed', async () => {
    const shop = await server.newAccount('Flows');
    const when = 'count(custom_fields.voucher, 1h) > 2';
    await expect(decideBy(shop, { R1: when })).rejects.toThrow(
      "custom_fields.voucher isn't an indexed field",
    );
  });

  it('are rejected if their stored values are too few', async () => {
    const shop = await server.newAccount('Flows');
    const score = (n: number) => shop.live.fraud({ custom_fields: { plan: n % 3, order: `o${n}` } });
    for (let n = 0; n < 100; n += 20)
      await Promise.all(Array.from({ length: 20 }, (_, more) => score(n + more)));
    await expect(
      decideBy(shop, {}, { velocity: { indexed_fields: ['custom_fields.order', 'custom_fields.plan'] } }),
    ).rejects.toThrow(
      /too few different values .*indexed_fields\[1\].*newest 100 transactions with custom_fields.plan have 3/,
    );
    await decideBy(shop, {}, { velocity: { indexed_fields: ['custom_fields.order'] } });
  });
});

describe('currencies', () => {
  it('are converted by the reference rates, and unknown without a rate', async () => {
    const shop = await ruledBy(
      {
        dollars:
          'sum(transaction_amount in "USD" by user_id, 1h) > 21.47 and sum(transaction_amount in "USD" by user_id, 1h) < 21.48',
        euros: 'sum(transaction_amount in account_currency by user_id, 1h) > 18.7',
        large: 'account_amount >= 10',
        known: 'max(transaction_amount in "EUR" by user_id, 1h) > 0',
      },
      { currency: 'EUR' },
    );
    const pay = (transaction_amount: number, transaction_currency: string) =>
      fired(shop, { user_id: 'ann', transaction_amount, transaction_currency });
    expect(await pay(10, 'EUR')).toEqual(['known', 'large']);
    expect(await pay(10, 'USD')).toEqual(['dollars', 'euros', 'known']);
    expect(await pay(10, 'XXX')).toEqual([]);
  });
});
