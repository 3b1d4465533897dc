import { baseModel, Scorer } from '@assay/learning';
import { type CompiledRuleSet, checkText, compileRuleSet, decide, listPort, type Rule } from '@assay/rules';
import { type Database, evaluationsBetween, type StoredEvaluationRecord } from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStoredDecision } from '../../scoring/replay/replay';
import { type AssayServer, startAssay } from '../../testing/assay-server';
import { storeHistory } from '../../testing/stored-history';
import { type PolicyDocument, policyCatalogue } from '../versions/policies';
import { packColumn, unpackColumn } from './history/column';
import { FIRST_ID } from './history/read';
import { type BacktestSource, type Candidate, runBacktest } from './run';
import { backtestResultOf } from './summary';
import { newTally, type Tally } from './tally';

const ROWS = 1300;
const BLOCK_ROWS = 500;

function ruleOf(id: string, text: string, effect: Rule['then']): Rule {
  const checked = checkText(text, policyCatalogue, { lists: new Map() });
  if (!checked.ok) throw new Error(checked.problems[0]?.message);
  const then = effect;
  return {
    id,
    name: id,
    category: null,
    priority: 1,
    mode: id === 'SHADOW' ? 'shadow' : 'live',
    when: checked.ast,
    then,
  };
}
const points = (value: number): Rule['then'] => ({ score: { operation: '+', value } });

const DOCUMENT: PolicyDocument = {
  rules: [
    ruleOf('TOR', 'ip_details.tor = true or ip_details.harmful = true', points(60)),
    ruleOf('MAIL', 'email_details.email_domain_details.disposable = true', points(50)),
    ruleOf('FAR', 'geolocation_details.ip_user_distance > 800 and exists(bin_details)', points(20)),
    ruleOf('TEXT', 'text.email.randomness_score >= 60', points(15.5)),
    ruleOf('OLD', 'days_between(user_created, now) > 300', { score: { operation: '-', value: 10 } }),
    ruleOf(
      'NONE',
      'not_exist(ip_details) and not_exist(email_details) and transaction_amount > 20',
      points(5),
    ),
    ruleOf('MODEL', 'blackbox_score >= 70', points(30)),
    ruleOf('VELOCITY', 'count(user_id, 24h) > 3', points(40)),
    ruleOf('SHADOW', 'user_id = "u-5"', points(99)),
  ],
  categories: [],
  lists: [{ id: 'blocked', name: 'Blocked', kind: 'block', field: 'user_id' }],
  thresholds: { review: 20, decline: 60 },
};

let server: AssayServer;
let database: Database;
let environmentId: number;
let rules: CompiledRuleSet;
let candidate: Candidate;
let source: BacktestSource;

const noTally = (after = FIRST_ID): Tally => newTally({ after, velocity: 1, model: false });

async function finish(tally: Tally, of = candidate): Promise<Tally> {
  for await (const _ of runBacktest(source, of, tally)) {
    // The tally is updated in place.
  }
  return tally;
}

const countBlocks = async () => (await database.query({ text: 'SELECT 1 FROM history_block' })).length;

beforeAll(async () => {
  server = await startAssay();
  database = server.database;
  environmentId = server.owner.id;
  await storeHistory(database, { environmentId, policyVersion: 1, rows: ROWS, seed: 77 }, (n) => n % 3 !== 0);
  rules = compileRuleSet(DOCUMENT, policyCatalogue).compiled;
  expect(rules.rules.length).toBe(DOCUMENT.rules.length);
  candidate = { rules, scorer: null, lists: listPort(new Map()) };
  source = {
    database,
    environmentId,
    // The policy of that time contained the list but no rules.
    rulesOf: async () => compileRuleSet({ ...DOCUMENT, rules: [] }, policyCatalogue).compiled,
    blockRows: BLOCK_ROWS,
    now: Date.now(),
    until: Number.POSITIVE_INFINITY,
  };
});
afterAll(() => server.close());

describe('packed column', () => {
  it('unpacks to the values that were packed', () => {
    const columns: unknown[][] = [
      [undefined, 'a', 'b', 'a', undefined],
      [true, false, undefined],
      Array.from({ length: 400 }, (_, i) => (i % 7 === 0 ? undefined : i / 3)),
      Array.from({ length: 400 }, (_, i) => `text ${i}`),
      [{ x: [1] }, { x: [1] }, [], 1, '1'],
    ];
    for (const values of columns) {
      const packed = packColumn(values);
      const column = unpackColumn(packed ?? Buffer.alloc(0));
      const back = values.map((_, row) => (Number.isNaN(column.at(row)) ? undefined : column.at(row)));
      expect(back).toEqual(values);
    }
    expect(packColumn([undefined, undefined])).toBeNull();
  });
});

describe('runBacktest', () => {
  let first: Tally;

  it('decides every stored transaction as the rules would decide its evaluation', async () => {
    first = await finish(noTally());
    expect(first.rows).toBe(ROWS);
    const expected = noTally();
    const states = { APPROVE: 0, REVIEW: 1, DECLINE: 2 } as const;
    const then = await source.rulesOf(1);
    const records = await evaluationsBetween(database, environmentId, {
      after: FIRST_ID,
      before: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
      limit: ROWS + 1,
      hold: false,
    });
    const fired: Record<string, number> = {};
    for (const record of records as readonly StoredEvaluationRecord[]) {
      const { input } = readStoredDecision(record, then as CompiledRuleSet);
      const velocity = [{ value: null, lowerBound: false }];
      const decision = decide(rules, { ...input, velocity });
      expected.matrix[states[record.state] * 3 + states[decision.state]]!++;
      expected.shiftSum += decision.fraud_score - record.fraudScore;
      // A list that fixed the state is listed as a reason, but it isn't a rule.
      const ids = [...decision.applied_rules, ...decision.shadow_rules].map(({ id }) => id);
      for (const id of ids.filter((id) => !id.startsWith('L:'))) fired[id] = (fired[id] ?? 0) + 1;
    }
    expect(first.matrix).toEqual(expected.matrix);
    expect(first.shiftSum).toBeCloseTo(expected.shiftSum, 6);
    expect(Object.fromEntries(Object.values(first.rules).map(({ id, all }) => [id, all]))).toEqual(fired);
    // Every rule matches except the one whose velocity value was not computed at the time.
    expect(Object.keys(fired).sort()).toEqual(
      DOCUMENT.rules
        .map(({ id }) => id)
        .filter((id) => id !== 'VELOCITY')
        .sort(),
    );
    expect(first.unknownVelocity).toEqual([ROWS]);
  });

  it('stores full blocks packed and reads the same values from them', async () => {
    expect(await countBlocks()).toBe(2);
    expect(await finish(noTally())).toEqual(first);
  });

  it('continues from a checkpoint with the same result as an uninterrupted run', async () => {
    const tally = noTally();
    for await (const { rows } of runBacktest(source, candidate, tally)) if (rows >= 500) break;
    expect(tally.rows).toBeLessThan(ROWS);
    expect(await finish(JSON.parse(JSON.stringify(tally)) as Tally)).toEqual(first);
  });

  it('reports the effect of the rules in money and in people', () => {
    const result = backtestResultOf(first, rules, false);
    expect(result.rows).toBe(ROWS);
    expect(result.negative + result.positive).toBe(Math.ceil((ROWS * 2) / 3));
    const mail = result.rules?.rules.find(({ id }) => id === 'MAIL');
    expect(mail?.precision.value).toBeGreaterThan(0.5);
    expect(mail?.precision.low).toBeLessThan(mail?.precision.value ?? 0);
    expect(mail?.amounts.map(({ currency }) => currency).sort()).toEqual(['EUR', 'USD']);
    expect(result.rules?.matrix.reduce((sum, { rows }) => sum + rows, 0)).toBe(ROWS);
    expect(result.rules?.after.recall.value).toBeGreaterThan(result.rules?.before.recall.value ?? 1);
    expect(result.rules?.new_false_positives.transactions).toBe(result.rules?.newly_declined.positive);
    expect(result.rules?.new_false_positives.examples.length).toBeGreaterThan(0);
  });

  it('evaluates a model, alone and together with rules', async () => {
    const scorer = new Scorer(baseModel());
    const tally = newTally({ after: FIRST_ID, velocity: 1, model: true });
    await finish(tally, { ...candidate, scorer });
    const { model } = backtestResultOf(tally, rules, true);
    expect(model?.auc).toBeGreaterThan(0.85);
    expect(model?.mean_score_before).toBeCloseTo(49.5, 0);
    expect(tally.rules.MODEL?.all).not.toBe(first.rules.MODEL?.all);
  });

  it('drops removed evaluations and counts the rest', async () => {
    await database.query({
      text: `DELETE FROM evaluation WHERE account_id = $1 AND transaction_id IN ('t-700', 't-701')`,
      values: [environmentId],
    });
    expect(await countBlocks()).toBe(1);
    expect((await finish(noTally())).rows).toBe(ROWS - 2);
    // Packed again, without them.
    expect(await countBlocks()).toBe(2);
    expect((await finish(noTally())).rows).toBe(ROWS - 2);
  });

  it('drops the block of an evaluation that was changed', async () => {
    await database.query({
      text: `UPDATE evaluation SET request = '{}' WHERE account_id = $1 AND transaction_id = 't-100'`,
      values: [environmentId],
    });
    expect(await countBlocks()).toBe(1);
    expect((await finish(noTally())).rows).toBe(ROWS - 2);
  });

  it('stops at the end of the requested period', async () => {
    const until = Date.UTC(2026, 1, 1);
    const tally = noTally();
    for await (const _ of runBacktest({ ...source, until }, candidate, tally)) {
      // The tally is updated in place.
    }
    expect(tally.rows).toBeGreaterThan(100);
    expect(tally.rows).toBeLessThan(ROWS / 4);
  });
});

describe('backtest management API', () => {
  it('starts a backtest and returns its result', async () => {
    const { live } = server.owner;
    const policy = await live.manage('GET', '/policy');
    const started = await live.manage('POST', '/backtests', {
      document: policy.data.document,
      model: 'base',
    });
    expect(started.status).toBe(200);
    const path = `/backtests/${started.data.job?.id}`;
    await expect
      .poll(async () => (await live.manage('GET', path)).data.job?.state, { timeout: 20_000 })
      .toBe('done');
    const { data } = await live.manage('GET', path);
    expect(data.result?.rows).toBe(ROWS - 2);
    const listed = await live.manage('GET', '/backtests');
    expect(JSON.stringify(listed.data)).toContain(String(started.data.job?.id));
  });

  it('reports what is wrong with a candidate, and rejects one from another account', async () => {
    const { live } = server.owner;
    expect((await live.manage('POST', '/backtests', {})).error.code).toBe('1006');
    expect((await live.manage('POST', '/backtests', { model: '12' })).status).toBe(200);
    await expect
      .poll(
        async () => {
          const { data } = await live.manage('GET', '/backtests');
          return JSON.stringify(data);
        },
        { timeout: 20_000 },
      )
      .toContain('Model not found: 12.');
    const stranger = await server.newAccount('Stranger');
    const mine = await live.manage('GET', '/backtests');
    const id = (mine.data.backtests as unknown as readonly { readonly id: string }[])[0]?.id;
    expect((await stranger.live.manage('GET', `/backtests/${id}`)).error.code).toBe('3001');
    expect((await live.manage('GET', `/model-trainings/${id}`)).error.code).toBe('3001');
  });
});
