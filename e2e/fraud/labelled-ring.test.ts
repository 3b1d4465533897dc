import { compileRuleSet } from '@assay/rules';
import { findEvaluation, findPolicy } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PolicyDocument, policyCatalogue } from '../../apps/server/src/policy/versions/policies';
import { replayEvaluation } from '../../apps/server/src/scoring/replay/replay';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { decideBy, fired } from '../../apps/server/src/testing/policy-of';

const RULES = {
  ring: 'count(device_hash, 30d where labelled = "fraud") >= 1',
  chargeback: 'count(device_hash, 30d where label = "fraud_detection_chargeback_fraud") >= 1',
  crowd: 'distinct(user_id by device_hash, 30d where labelled = "fraud") >= 2',
  trusted: 'count(device_hash, 30d where labelled = "genuine") >= 1',
};

let server: AssayServer;
beforeAll(async () => {
  server = await startAssay();
});
afterAll(() => server.close());

async function newShop(): Promise<TestAccount> {
  const shop = await server.newAccount('Ring');
  await decideBy(shop, RULES);
  return shop;
}
const call = (user: string) => ({ transaction_id: `order-${user}`, user_id: user, device_id: 'shared' });
const label = async (shop: TestAccount, user: string, value: string | null) => {
  const path = `/transactions/order-${user}/label`;
  const { status } = await (value === null
    ? shop.live.manage('DELETE', path)
    : shop.live.manage('PUT', path, { label: value }));
  expect(status).toBe(200);
};

describe('users who share a device with a labeled fraud', () => {
  it('match the rule in requests after the label, and no longer after its removal', async () => {
    const shop = await newShop();
    await fired(shop, call('ada'));
    expect(await fired(shop, call('bob'))).toEqual([]);
    await label(shop, 'ada', 'fraud_detection_fraud');
    expect(await fired(shop, call('cleo'))).toEqual(['ring']);
    expect(await fired(shop, { user_id: 'dan', device_id: 'another' })).toEqual([]);
    await label(shop, 'bob', 'fraud_detection_chargeback_fraud');
    expect([...(await fired(shop, call('eve')))].sort()).toEqual(['chargeback', 'crowd', 'ring']);
    await label(shop, 'ada', 'fraud_detection_false_alert');
    expect([...(await fired(shop, call('fay')))].sort()).toEqual(['chargeback', 'ring', 'trusted']);
    await label(shop, 'ada', null);
    await label(shop, 'bob', null);
    expect(await fired(shop, call('gus'))).toEqual([]);
  });

  it('still match when the labeled transaction is evaluated again, which does not count itself', async () => {
    const shop = await newShop();
    await fired(shop, call('ada'));
    await label(shop, 'ada', 'fraud_detection_fraud');
    expect(await fired(shop, call('ada'))).toEqual([]);
    expect(await fired(shop, call('bob'))).toEqual(['ring']);
    await label(shop, 'ada', null);
    expect(await fired(shop, call('cleo'))).toEqual([]);
  });

  it('match once a review declines and a label names the reason: the state alone is not a label', async () => {
    const shop = await newShop();
    await fired(shop, call('ada'));
    await shop.live.manage('POST', '/transactions/order-ada/review', { state: 'DECLINE', comment: '' });
    expect(await fired(shop, call('bob'))).toEqual([]);
    // The state is unchanged; only the label is new.
    await label(shop, 'ada', 'fraud_detection_fraud');
    expect(await fired(shop, call('cleo'))).toEqual(['ring']);
  });

  it('are stored with the decision: it replays byte for byte after the label is removed', async () => {
    const shop = await newShop();
    await fired(shop, call('ada'));
    await label(shop, 'ada', 'fraud_detection_fraud');
    const { text } = await shop.live.fraud(call('bob'));
    await label(shop, 'ada', null);
    const record = await findEvaluation(server.database, shop.id, { transactionId: 'order-bob' });
    const policy = await findPolicy<PolicyDocument>(server.database, shop.id, record!.policyVersion);
    const { compiled } = compileRuleSet(policy!.document, policyCatalogue);
    expect(replayEvaluation(record!, compiled, false)).toEqual({ answer: text, identical: true });
    expect(text).toContain('"ring"');
    const { data } = await shop.live.manage('GET', `/evaluations/${record!.id}/explanation`);
    expect(JSON.stringify(data)).toContain('labelled');
  });

  it('are visible only to their own account', async () => {
    const [shop, other] = [await newShop(), await newShop()];
    await fired(shop, call('ada'));
    await label(shop, 'ada', 'fraud_detection_fraud');
    expect(await fired(other, call('bob'))).toEqual([]);
  });
});
