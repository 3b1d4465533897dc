import { BASE_MODEL_NAME, baseModel, FEATURES, Scorer } from '@assay/learning';
import { checkText, decide } from '@assay/rules';
import { findEvaluation, labelledEvaluations, noteRetraining } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStoredDecision, replayEvaluation } from '../../scoring/replay/replay';
import { type AssayServer, startAssay, type TestAccount } from '../../testing/assay-server';
import { openTestDatabase, type TestDatabase } from '../../testing/database';
import { storeHistory } from '../../testing/stored-history';
import { policyCatalogue } from '../versions/policies';
import { velocityPositions } from './live-models';
import { adviceOf, policyRules } from './training';

const PATIENCE = { timeout: 25_000 };
const ROWS = 1300;
const CALL = {
  config: { ip_api: true, email_api: true, phone_api: true },
  ip: '185.220.101.1',
  email: 'xkq7z9@mailinator.com',
  phone_number: '36301234567',
  user_fullname: 'Anna Kovacs',
  card_bin: '411111',
  user_country: 'HU',
  transaction_amount: 120.5,
};

let shared: TestDatabase;
let server: AssayServer;
let shop: TestAccount;

beforeAll(async () => {
  shared = await openTestDatabase();
  server = await startAssay({ shared });
  shop = server.owner;
  await storeHistory(shared.database, { environmentId: shop.id, policyVersion: 1, rows: ROWS, seed: 5 });
});
afterAll(async () => {
  await server.close();
  await shared.drop();
});

/**
 * Gives every label of the shop another signal.
 * @param signal an SQL expression
 */
const relabel = (signal: string) =>
  server.database.query({
    text: `UPDATE transaction_label l SET signal = ${signal} FROM evaluation e
           WHERE l.account_id = $1 AND e.account_id = $1 AND e.id = l.evaluation_id`,
    values: [shop.id],
  });
const AS_THEY_ARE = "CASE l.label WHEN 'fraud' THEN -1 ELSE 1 END";
/** Sets every label of the shop according to the currency of its transaction. */
async function relabelByCurrency(): Promise<void> {
  const inDollars: string[] = [];
  for await (const { record } of labelledEvaluations(server.database, shop.id)) {
    if (record.request.includes('"USD"')) inDollars.push(record.id);
  }
  await server.database.query({
    text: `UPDATE transaction_label SET signal = CASE WHEN evaluation_id = ANY($2::uuid[]) THEN -1 ELSE 1 END
           WHERE account_id = $1`,
    values: [shop.id, inDollars],
  });
}

const scoring = async () => String((await shop.live.manage('GET', '/models')).data.scoring);

async function finished(account: TestAccount, start: string, body?: object) {
  const started = await account.live.manage('POST', start, body);
  if (!started.success) throw new Error(started.error.message);
  const path = `${start}/${started.data.job?.id}`;
  await expect
    .poll(async () => String((await account.live.manage('GET', path)).data.job?.state), PATIENCE)
    .toBe('done');
  return (await account.live.manage('GET', path)).data;
}

async function kept(transactionId: string) {
  const record = await findEvaluation(server.database, shop.id, { transactionId });
  if (!record) throw new Error('nothing was stored');
  const compiled = await policyRules(server.database, shop.id)(record.policyVersion);
  if (!compiled) throw new Error('the rules are gone');
  return { record, compiled, ...readStoredDecision(record, compiled) };
}

describe('blackbox_score', () => {
  it('can be reproduced exactly from the stored evaluation, at the cost of a few bytes', async () => {
    const { data } = await shop.live.fraud({ ...CALL, transaction_id: 'seen' });
    expect(data.blackbox_score).toBeGreaterThan(0);
    expect(Math.round((data.blackbox_score ?? 0) * 100) / 100).toBe(data.blackbox_score);
    const { seen, input, compiled, record } = await kept('seen');
    expect(JSON.stringify(seen.model)).toBe('{"name":"base-1"}');
    const places = velocityPositions(compiled);
    const again = new Scorer(baseModel()).score({
      facts: input.facts,
      now: input.now,
      velocity: (id) => input.velocity[places.get(id) ?? -1]?.value,
    });
    expect(again).toBe(data.blackbox_score);
    expect(replayEvaluation(record, compiled, false).identical).toBe(true);
    expect(decide(compiled, input).fraud_score).toBe(data.fraud_score);
  });

  it('is explained by contributions that add up to it', async () => {
    await shop.live.fraud({ ...CALL, transaction_id: 'why' });
    const { record, seen } = await kept('why');
    const { data } = await shop.live.manage('GET', `/evaluations/${record.id}/score-explanation?limit=5`);
    expect(data.model).toBe(BASE_MODEL_NAME);
    expect(data.score).toBe(seen.blackbox_score);
    const reasons = data.contributions as unknown as readonly {
      readonly contribution: number;
      readonly label: string;
    }[];
    expect(reasons.length).toBe(5);
    const sum = reasons.reduce((total, { contribution }) => total + contribution, 0);
    expect(Number(data.bias) + sum + Number(data.rest)).toBeCloseTo(Number(data.raw), 9);
  });

  it('is null if the operator disabled model scores', async () => {
    const other = await startAssay({ shared, env: { ASSAY_BLACKBOX_SCORE: 'false' } });
    try {
      const { data } = await other.owner.live.fraud({ ...CALL, transaction_id: 'unseen' });
      expect(data.blackbox_score).toBeNull();
    } finally {
      await other.close();
    }
  });

  it('is also computed for test keys, by the base model', async () => {
    const { data } = await shop.test.fraud({ ...CALL, transaction_id: 'test-key' });
    expect(data.blackbox_score).toEqual(expect.any(Number));
  });
});

describe('model training', () => {
  it('is refused without enough labels and changes nothing', async () => {
    const stranger = await server.newAccount('Few labels');
    const { result } = await finished(stranger, '/model-trainings');
    expect(result).toEqual({
      version: null,
      promoted: false,
      refused: 'Training needs at least 1000 labeled transactions. Found 0.',
    });
    expect((await stranger.live.manage('GET', '/models')).data.scoring).toBe(BASE_MODEL_NAME);
  });

  it('is refused when all labels have the same value', async () => {
    await relabel('-1');
    const { result } = await finished(shop, '/model-trainings');
    expect(String(result?.refused)).toContain(`Found ${ROWS} and 0`);
    expect((await shop.live.manage('GET', '/models')).data.models).toEqual([]);
    await relabel(AS_THEY_ARE);
  });

  it('is refused if a direction names an unknown feature', async () => {
    const body = { directions: { transaction_amount: 'rising', nothing: 'falling' } };
    const { result } = await finished(shop, '/model-trainings', body);
    expect(result?.refused).toContain('"nothing"');
    const wrong = { directions: { transaction_amount: 'sideways' } };
    expect((await shop.live.manage('POST', '/model-trainings', wrong)).success).toBe(false);
  });

  it('creates a challenger that scores only after promotion, in all processes, and can be rolled back', async () => {
    const other = await startAssay({ shared });
    try {
      const { result } = await finished(shop, '/model-trainings', {
        directions: { transaction_amount: 'rising' },
      });
      expect(result).toEqual({ version: 1, promoted: false, refused: null });
      expect(await scoring()).toBe(BASE_MODEL_NAME);
      const { data } = await shop.live.manage('GET', '/models/1');
      expect(data.report?.quality?.auc).toBeGreaterThan(0.7);
      expect(data.report?.champion?.model).toBe(BASE_MODEL_NAME);

      expect((await shop.live.manage('POST', '/models/1/promotion')).data.scoring).toBe('1');
      const nameAfter = async (asked: AssayServer) => {
        await asked.withKey(shop.liveKey).fraud({ ...CALL, transaction_id: 'followed' });
        return (await kept('followed')).seen.model;
      };
      await expect.poll(() => nameAfter(server), PATIENCE).toEqual({ name: 1 });
      await expect.poll(() => nameAfter(other), PATIENCE).toEqual({ name: 1 });
      const { record } = await kept('followed');
      const explained = await shop.live.manage('GET', `/evaluations/${record.id}/score-explanation`);
      expect(explained.data.model).toBe('1');
      expect(explained.data.score).toBe((await kept('followed')).seen.blackbox_score);

      expect((await shop.live.manage('POST', '/models/rollback')).data.scoring).toBe(BASE_MODEL_NAME);
      await expect.poll(() => nameAfter(other), PATIENCE).toEqual({ name: BASE_MODEL_NAME });
      expect((await shop.live.manage('POST', '/models/rollback')).error.code).toBe('3009');
    } finally {
      await other.close();
    }
  });

  it('reports that retraining is due after an erasure, until it is done', async () => {
    const due = async () => (await shop.live.manage('GET', '/models')).data.retraining_noted_at;
    await noteRetraining(server.database, shop.id, server.clock.now());
    expect(await due()).toEqual(expect.any(String));
    await finished(shop, '/model-trainings');
    expect(await due()).toBeNull();
  });

  it('returns 3001 for models of other accounts', async () => {
    const stranger = await server.newAccount('Stranger');
    expect((await stranger.live.manage('GET', '/models/1')).error.code).toBe('3001');
    expect((await stranger.live.manage('POST', '/models/1/promotion')).error.code).toBe('3001');
    expect((await shop.live.manage('GET', '/models/0')).error.code).toBe('3001');
    expect((await shop.live.manage('PATCH', '/models', { promote_by_rule: true })).data.promote_by_rule).toBe(
      true,
    );
  });
});

describe('adviceOf', () => {
  const quality = (auc: number | null, calibrationError = 0.01) => ({
    rows: 500,
    frauds: 50,
    auc,
    prAuc: 0.5,
    brier: 0.05,
    calibrationError,
    reliability: [],
  });

  it('requires a clearly better ranking, calibrated probabilities and no leak', () => {
    const certain = { low: 0.001, high: 0.1 };
    expect(adviceOf(quality(0.9), quality(0.85), [], certain).promote).toBe(true);
    expect(adviceOf(quality(0.902), quality(0.9), [], certain)).toEqual({
      promote: false,
      reason: expect.stringContaining('0.9020 against 0.9000'),
    });
    expect(adviceOf(quality(0.9, 0.2), quality(0.8), [], certain).reason).toContain('off by 0.200');
    expect(adviceOf(quality(0.99), quality(0.8), ['outcome'], certain).reason).toContain('outcome');
    expect(adviceOf(quality(null), quality(0.8), [], null).promote).toBe(false);
  });

  it('requires that the interval of the gain excludes 0', () => {
    const advice = adviceOf(quality(0.9), quality(0.85), [], { low: -0.01, high: 0.11 });
    expect(advice.promote).toBe(false);
    expect(advice.reason).toContain('gain -0.0100 to 0.1100 (95%)');
  });
});

describe('rule suggestions', () => {
  it('are derived from the labels and added as shadow rules', async () => {
    await relabelByCurrency();
    const { result } = await finished(shop, '/rule-suggestions');
    expect(result?.refused).toBeNull();
    const found = result?.suggestions as unknown as readonly {
      readonly when_text: string;
      readonly precision: { readonly low: number };
    }[];
    expect(found[0]?.when_text).toBe('transaction_currency = "USD"');
    for (const { precision } of found) expect(precision.low).toBeGreaterThanOrEqual(0.85);
    const jobs = await server.database.query<{ id: string }>({
      text: `SELECT id::text FROM learning_job WHERE account_id = $1 AND kind = 'suggestions' ORDER BY id DESC`,
      values: [shop.id],
    });
    const path = `/rule-suggestions/${jobs[0]?.id}/accepted`;
    expect((await shop.live.manage('POST', path, { when_text: 'gift = true' })).error.code).toBe('1006');
    const accepted = await shop.live.manage('POST', path, { when_text: found[0]?.when_text });
    expect(accepted.success).toBe(true);
    const rule = await shop.live.manage('GET', `/rules/${accepted.data.rule_id}`);
    expect(rule.data.rule?.mode).toBe('shadow');
  });

  it('can use every feature because each one can be written in the rule language', () => {
    for (const { name, kind, rule, ruleOtherwise } of FEATURES) {
      const texts =
        kind === 'flag' ? [rule, ruleOtherwise] : [kind === 'number' ? `${rule} >= 1.5` : `${rule} = "x"`];
      for (const text of texts) {
        const checked = checkText(String(text), policyCatalogue, { lists: new Map() });
        expect(checked.ok ? [] : checked.problems, name).toEqual([]);
      }
    }
  });
});
