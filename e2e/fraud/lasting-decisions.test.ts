import { compileRuleSet } from '@assay/rules';
import { type Database, findEvaluation, findPolicy, type StoredEvaluationRecord } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PolicyDocument, policyCatalogue } from '../../apps/server/src/policy/versions/policies';
import { replayEvaluation } from '../../apps/server/src/scoring/replay/replay';
import { type AssayServer, startAssay, type TestAccount } from '../../apps/server/src/testing/assay-server';
import { decideBy } from '../../apps/server/src/testing/policy-of';

let server: AssayServer;
let database: Database;
let shop: TestAccount;
let testSpace: number;

beforeAll(async () => {
  server = await startAssay();
  database = server.database;
  shop = await server.newAccount('Shop');
  const [space] = await database.query<{ id: number }>({
    text: 'SELECT id FROM account WHERE parent_id = $1',
    values: [shop.id],
  });
  testSpace = space!.id;
});
afterAll(() => server.close());

async function kept(environmentId: number, transactionId: string): Promise<StoredEvaluationRecord> {
  const record = await findEvaluation(database, environmentId, { transactionId });
  if (!record) throw new Error('the request was answered but not stored');
  return record;
}

/** Scores a stored transaction again from the data in the database. */
async function replay(environmentId: number, transactionId: string) {
  const record = await kept(environmentId, transactionId);
  const policy = await findPolicy<PolicyDocument>(database, shop.id, record.policyVersion);
  const { compiled } = compileRuleSet(policy!.document, policyCatalogue);
  return replayEvaluation(record, compiled, environmentId !== shop.id);
}

let count = 0;
/** Scores a request and expects that it is stored as it was answered, and replayed byte for byte. */
async function scored(request: object, kind: 'live' | 'test' = 'live'): Promise<string> {
  count += 1;
  const id = `order-${count}`;
  const { status, text } = await shop[kind].fraud({ transaction_id: id, ...request });
  expect(status).toBe(200);
  const environmentId = kind === 'live' ? shop.id : testSpace;
  expect((await kept(environmentId, id)).answer).toBe(text);
  expect(await replay(environmentId, id)).toEqual({ answer: text, identical: true });
  return id;
}

const RICH = {
  config: { ip_api: true, email_api: true, phone_api: true, ip: { include: 'history,flags,id' } },
  ip: '185.220.101.1',
  email: 'xkq7z9@mailinator.com',
  phone_number: '+36301234567',
  card_bin: '411111',
  card_hash: 'c1',
  user_id: 'ann',
  user_fullname: 'Anna Kovács 🦊',
  user_country: 'HU',
  user_city: 'Budapest',
  billing_country: 'US',
  billing_city: 'Chicago',
  transaction_amount: 1e-7,
  items: [{ item_name: 'a', item_price: 0.1, item_custom_fields: { deep: [1, { a: -0 }] } }],
  custom_fields: JSON.parse('{"__proto__":{"a":1},"constructor":2,"1":"one","é":"\\u2028"}') as object,
};

describe('decision', () => {
  it('is stored before the response is sent, and replays byte for byte', async () => {
    await scored({});
    await scored(RICH);
    await scored(RICH);
    await scored({ ...RICH, config: { ...RICH.config, ignore_velocity_rules: true } });
  });

  it('replays with response_fields, whatever they leave out', async () => {
    for (const response_fields of ['state', 'nonsense', 'id,applied_rules,ip_details', 'string_analyses']) {
      await scored({ ...RICH, config: { ...RICH.config, response_fields } });
    }
  });

  it('with a test key replays with the state of a reserved value', async () => {
    await scored({ ...RICH, user_id: 'test-decline', ip: '192.0.2.3', email: 'breached@assay.test' }, 'test');
    await scored({ ...RICH, ip: '192.0.2.9', config: { ...RICH.config, response_fields: 'state' } }, 'test');
  });

  it('replays with its own rules and lists after both have changed', async () => {
    await shop.live.manage('POST', '/lists/blocked_users/entries', { values: ['mallory'] });
    await shop.live.manage('POST', '/lists/allowed_ips/entries', { values: ['198.51.100.0/24'] });
    const blocked = await scored({ ...RICH, user_id: ' mallory ' });
    const allowed = await scored({ ...RICH, ip: '::ffff:198.51.100.7' });
    const scoredOnly = await scored(RICH);
    const before = await Promise.all([blocked, allowed, scoredOnly].map((id) => kept(shop.id, id)));
    expect(before.map(({ state }) => state).slice(0, 2)).toEqual(['DECLINE', 'APPROVE']);

    await shop.live.manage('DELETE', '/lists/blocked_users/entries', { values: ['mallory'] });
    await shop.live.manage('DELETE', '/lists/allowed_ips');
    await decideBy(shop, { other: 'exists(user_id)' });
    for (const record of before) {
      expect(await replay(shop.id, record.transactionId)).toEqual({ answer: record.answer, identical: true });
    }
    const now = await kept(shop.id, await scored(RICH));
    expect(now.policyVersion).toBeGreaterThan(before[0]!.policyVersion);
  });

  it('stores the shadow rules that would have matched, and is not changed by them', async () => {
    await decideBy(shop, {
      shown: 'exists(user_id)',
      hidden: { when: 'exists(user_id)', effect: { state: 'DECLINE' }, mode: 'shadow' },
    });
    const id = await scored({ user_id: 'ann' });
    const record = await kept(shop.id, id);
    expect(record.state).toBe('APPROVE');
    expect(JSON.parse(record.seen)).toMatchObject({ shadow_rules: ['hidden'] });
    expect(record.answer).not.toContain('hidden');
  });

  it('with a canary rule counts it for its share of the transactions, consistently, reports it, and replays', async () => {
    const canary = { when: 'exists(user_id)', effect: { state: 'DECLINE' }, mode: 'canary' } as const;
    await decideBy(shop, { half: { ...canary, canary_percent: 50 } });
    const records: StoredEvaluationRecord[] = [];
    for (let n = 0; n < 24; n++) records.push(await kept(shop.id, await scored({ user_id: 'ann' })));
    const declined = records.filter(({ state }) => state === 'DECLINE');
    // One in eight million runs has all of them on one side.
    expect(declined.length).toBeGreaterThan(0);
    expect(declined.length).toBeLessThan(24);
    for (const { state, answer, seen } of records) {
      expect(answer.includes('half')).toBe(state === 'DECLINE');
      expect(JSON.parse(seen).shadow_rules).toEqual(state === 'DECLINE' ? [] : ['half']);
    }
    const again = await shop.live.fraud({ transaction_id: declined[0]!.transactionId, user_id: 'eve' });
    expect(again.data.state).toBe('DECLINE');
    for (const isCounted of [true, false]) {
      const { id } = records.find(({ state }) => (state === 'DECLINE') === isCounted)!;
      const { data } = await shop.live.manage('GET', `/evaluations/${id}/explanation`);
      expect(data.rules).toMatchObject([
        { mode: 'canary', canary: { percent: 50, counted: isCounted }, matched: true },
      ]);
    }
    // A rule with another name is drawn separately, and a request without canary rules stores no number.
    await decideBy(shop, { whole: { when: 'exists(user_id)', effect: { state: 'DECLINE' } } });
    expect(JSON.parse((await kept(shop.id, await scored({ user_id: 'ann' }))).seen)).not.toHaveProperty(
      'canary',
    );
  });

  it('for a repeated transaction_id is the newest; the earlier ones are retained', async () => {
    const first = await shop.live.fraud({ transaction_id: 'twice', user_id: 'ann' });
    const second = await shop.live.fraud({ transaction_id: 'twice' });
    expect((await kept(shop.id, 'twice')).answer).toBe(second.text);
    const { data } = await shop.live.manage('GET', '/evaluations?transaction_id=twice');
    expect(data.evaluations).toHaveLength(2);
    expect(first.data.service_id).not.toBe(second.data.service_id);
  });
});

describe('rule that acts on a list', () => {
  it('adds its entry with the decision, and the next request matches it', async () => {
    const list = { id: 'blocked', name: 'Blocked', kind: 'block', field: 'email' } as const;
    const effect = { list: { list_id: 'blocked', field: 'email', action: 'add' } } as const;
    await decideBy(shop, { add: { when: 'action_type = "fraud"', effect } }, { lists: [list] });
    const marked = await shop.live.fraud({
      transaction_id: 'marking',
      action_type: 'fraud',
      email: 'Eve@Example.com',
    });
    expect(marked.data).toMatchObject({
      state: 'APPROVE',
      applied_rules: [{ id: 'add', operation: null, score: 0 }],
    });
    expect((await shop.live.fraud({ email: 'eve@example.com' })).data.state).toBe('DECLINE');
    const { data } = await shop.live.manage('GET', '/lists/blocked/entries');
    expect(data.entries).toMatchObject([
      { value: 'eve@example.com', author: 'rule add', note: 'marking', expires_at: null },
    ]);
  });
});
