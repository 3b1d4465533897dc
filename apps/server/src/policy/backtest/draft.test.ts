import { checkText, compileRuleSet, decide, listPort, type Rule } from '@assay/rules';
import {
  addLearningJob,
  changeLearningJob,
  claimLearningJob,
  type Database,
  evaluationsBetween,
} from '@assay/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStoredDecision } from '../../scoring/replay/replay';
import { type AssayServer, startAssay } from '../../testing/assay-server';
import { storeHistory } from '../../testing/stored-history';
import { type PolicyDocument, policyCatalogue } from '../versions/policies';
import { draftCandidate } from './draft-plan';
import { runDraft } from './draft-run';
import { draftResultOf } from './draft-summary';
import { newDraftTally } from './draft-tally';
import { FIRST_ID } from './history/read';
import { canarySeedOfRow } from './row-context';
import type { BacktestSource } from './run';

const ROWS = 900;

function ruleOf(id: string, text: string, effect: Rule['then'], mode: Rule['mode'] = 'live'): Rule {
  const checked = checkText(text, policyCatalogue, { lists: new Map() });
  if (!checked.ok) throw new Error(checked.problems[0]?.message);
  const then = effect;
  return { id, name: id, category: null, priority: 1, mode, when: checked.ast, then };
}
const points = (operation: '+' | '-', value: number): Rule['then'] => ({ score: { operation, value } });

const POLICY: PolicyDocument = {
  rules: [
    ruleOf('TOR', 'ip_details.tor = true or ip_details.harmful = true', points('+', 60)),
    ruleOf('MAIL', 'email_details.email_domain_details.disposable = true', points('+', 15)),
    ruleOf('OLD', 'days_between(user_created, now) > 300', points('-', 10)),
    ruleOf('FAR', 'geolocation_details.ip_user_distance > 800', { state: 'REVIEW' }),
    ruleOf('SHADOW', 'transaction_amount > 20', points('+', 50), 'shadow'),
    { ...ruleOf('CANARY', 'transaction_amount > 30', points('+', 12), 'canary'), canary_percent: 40 },
  ],
  categories: [],
  lists: [{ id: 'blocked', name: 'Blocked', kind: 'block', field: 'user_id' }],
  thresholds: { review: 10, decline: 20 },
};

let server: AssayServer;
let database: Database;
let source: BacktestSource;

beforeAll(async () => {
  server = await startAssay();
  database = server.database;
  const environmentId = server.owner.id;
  await storeHistory(database, { environmentId, policyVersion: 1, rows: ROWS, seed: 5 }, (n) => n % 3 !== 0);
  const then = compileRuleSet({ ...POLICY, rules: [] }, policyCatalogue).compiled;
  source = {
    database,
    environmentId,
    rulesOf: async () => then,
    blockRows: 400,
    now: Date.now(),
    until: Number.POSITIVE_INFINITY,
  };
});
afterAll(() => server.close());

async function tried(rule: Rule) {
  const candidate = draftCandidate(POLICY, { rule, policyVersion: 1 });
  const tally = newDraftTally(FIRST_ID, candidate.conditions.velocity.definitions.length);
  for await (const _ of runDraft(source, candidate, listPort(new Map()), tally)) {
    // The tally is updated in place.
  }
  const { draft, ...totals } = draftResultOf(tally, candidate);
  if (!draft) throw new Error('no draft');
  return { draft, totals };
}

/** Counts the state changes by fully deciding every stored transaction twice. */
async function moves(rule: Rule) {
  const compiled = (rules: readonly Rule[]) => compileRuleSet({ ...POLICY, rules }, policyCatalogue).compiled;
  const today = compiled(POLICY.rules);
  const changed = compiled([
    ...POLICY.rules.filter(({ id }) => id !== rule.id),
    { ...rule, mode: 'live', canary_percent: null, starts_at: null, ends_at: null },
  ]);
  const counts: Record<string, number> = {};
  const records = await evaluationsBetween(database, source.environmentId, {
    after: FIRST_ID,
    before: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
    limit: ROWS + 1,
    hold: false,
  });
  const then = await source.rulesOf(1);
  for (const record of records) {
    const { input } = readStoredDecision(record, then!);
    const row = { ...input, velocity: [], canarySeed: canarySeedOfRow(record.id) };
    const was = decide(today, row).state;
    const becomes = decide(changed, row).state;
    if (was !== becomes) counts[`${was} ${becomes}`] = (counts[`${was} ${becomes}`] ?? 0) + 1;
  }
  return counts;
}

const DRAFTS: readonly (readonly [string, Rule])[] = [
  ['a new rule that scores', ruleOf('NEW', 'transaction_amount > 60', points('+', 12), 'off')],
  ['a new rule that takes points away', ruleOf('NEW', 'transaction_amount > 10', points('-', 6))],
  ['a new rule that sets a state', ruleOf('NEW', 'transaction_amount > 80', { state: 'DECLINE' })],
  ['a new rule that approves', ruleOf('NEW', 'transaction_amount > 20', { state: 'APPROVE' })],
  [
    'another condition',
    ruleOf('MAIL', 'email_details.email_domain_details.free = true', points('+', 15), 'shadow'),
  ],
  [
    'another effect',
    ruleOf('MAIL', 'email_details.email_domain_details.disposable = true', { state: 'DECLINE' }),
  ],
  ['another state', ruleOf('FAR', 'geolocation_details.ip_user_distance > 100', { state: 'DECLINE' })],
  ['a canary for every transaction', ruleOf('CANARY', 'transaction_amount > 30', points('+', 12))],
  ['a rule in shadow that would count', ruleOf('SHADOW', 'transaction_amount > 50', points('+', 50))],
  [
    'a draft whose life begins later',
    { ...ruleOf('NEW', 'transaction_amount > 60', points('+', 12)), starts_at: '2090-01-01T00:00:00Z' },
  ],
];

describe('backtest of a draft', () => {
  it.each(DRAFTS)('%s: finds the same changes as deciding every transaction twice', async (_, rule) => {
    const { draft, totals } = await tried(rule);
    expect(totals.rows).toBe(ROWS);
    const found = Object.fromEntries(
      draft.changes.map(({ was, becomes, hits }) => [`${was} ${becomes}`, hits]),
    );
    const expected = await moves(rule);
    expect(found).toEqual(expected);
    expect(Object.keys(expected).length).toBeGreaterThan(0);
    for (const { hits, examples } of draft.changes) expect(examples.length).toBe(Math.min(hits, 20));
  });

  it('reports no changes for an unchanged rule', async () => {
    const same = POLICY.rules.find(({ id }) => id === 'MAIL')!;
    const { draft } = await tried(same);
    expect(draft.changes).toEqual([]);
    expect(draft.replaced).toMatchObject({ mode: 'live', hits: draft.hits, negative: draft.negative });
  });

  it('sums up the result by label and in money', async () => {
    const { draft, totals } = await tried(ruleOf('NEW', 'transaction_amount > 60', points('+', 12)));
    const { matched, not_matched } = draft.confusion;
    expect(matched.negative + not_matched.negative).toBe(totals.negative);
    expect(matched.positive + not_matched.positive).toBe(totals.positive);
    expect(matched.negative + matched.positive + matched.unlabelled).toBe(draft.hits);
    expect(matched.unlabelled + not_matched.unlabelled).toBe(ROWS - totals.negative - totals.positive);
    expect(draft.precision.value).toBeCloseTo(matched.negative / (matched.negative + matched.positive), 10);
    expect(draft.recall.value).toBeCloseTo(matched.negative / totals.negative, 10);
    expect(draft.alert_rate.value).toBeCloseTo(draft.hits / ROWS, 10);
    expect(draft.money.map(({ currency }) => currency).sort()).toEqual(['EUR', 'USD']);
    for (const sums of draft.money) {
      expect(sums.matched_negative).toBeLessThanOrEqual(Math.min(sums.matched, sums.all_negative));
      expect(sums.matched).toBeLessThan(sums.all);
      expect(sums.matched).toBeGreaterThan(0);
    }
    expect(draft.amounts.map(({ sum }) => sum)).toEqual(draft.money.map((sums) => sums.matched));
    expect(
      draft.examples.negative.every(({ label, amount }) => label === 'negative' && Number(amount) > 60),
    ).toBe(true);
  });

  it('counts the other rules that match the same transactions', async () => {
    const { draft } = await tried(ruleOf('NEW', 'ip_details.tor = true', points('+', 12)));
    const { overlap } = draft;
    expect(overlap?.compared).toBe(draft.hits);
    expect(overlap?.alone).toBe(0);
    expect(overlap?.rules[0]).toEqual({ id: 'TOR', name: 'TOR', mode: 'live', matches: draft.hits });
    expect(overlap?.rules.some(({ id }) => id === 'SHADOW')).toBe(false);
    const mail = await tried(POLICY.rules.find(({ id }) => id === 'MAIL')!);
    expect(mail.draft.overlap?.compared).toBeGreaterThan(0);
    expect(mail.draft.overlap?.rules.some(({ id }) => id === 'MAIL')).toBe(false);
  });

  it('reports the velocity values that were not computed at the time', async () => {
    const { draft } = await tried(ruleOf('NEW', 'count(user_id, 24h) > 3', points('+', 12)));
    expect(draft.hits).toBe(0);
    expect(draft.unknown_velocity).toEqual([{ definition: expect.any(String), rows: ROWS }]);
  });
});

describe('backtest of a draft by the management API', () => {
  const then = { state: 'DECLINE' };
  const DRAFT = { name: 'Much', when: 'transaction_amount > 60', mode: 'off', then };

  it('runs a draft rule and saves nothing', async () => {
    const { live } = server.owner;
    const before = (await live.manage('GET', '/policy')).data.version;
    const started = await live.manage('POST', '/backtests', { rule: DRAFT });
    expect(started.status).toBe(200);
    const path = `/backtests/${started.data.job?.id}`;
    await expect
      .poll(async () => (await live.manage('GET', path)).data.job?.state, { timeout: 25_000 })
      .toBe('done');
    const { data } = await live.manage('GET', path);
    expect(data.result).toMatchObject({
      rows: ROWS,
      rules: null,
      model: null,
      draft: { policy_version: before },
    });
    expect((await live.manage('GET', '/policy')).data.version).toBe(before);
    const ended = await live.manage('POST', `${path}/cancel`);
    expect(ended.data.job?.state).toBe('done');
  });

  it('reports each problem of a draft by its path', async () => {
    const { live } = server.owner;
    const wrong = await live.manage('POST', '/backtests', {
      rule: { ...DRAFT, when: 'transaction_amout > 1' },
    });
    expect(wrong.error).toMatchObject({ code: '1006', details: [{ field: 'rule.when.left' }] });
    const both = await live.manage('POST', '/backtests', { rule: DRAFT, model: 'base' });
    expect(both.error).toMatchObject({ code: '1006', details: [{ field: 'rule' }] });
    const lost = await live.manage('POST', '/backtests', { rule: { ...DRAFT, category: 'none' } });
    expect(lost.error).toMatchObject({ code: '1006', details: [{ field: 'rule.category' }] });
  });

  it('stays canceled even if its process still reports a result', async () => {
    const { live } = server.owner;
    const id = '0199a7f0-6a0e-7000-8000-00000000abcd';
    const job = { id, kind: 'backtest', author: 'test', asked: {}, askedAt: Date.now() } as const;
    await addLearningJob(database, server.owner.id, job);
    const now = Date.now();
    const taken = await claimLearningJob(database, { owner: id, now, until: now + 60_000 });
    const stopped = await live.manage('POST', `/backtests/${id}/cancel`);
    expect(stopped.data.job?.state).toBe('cancelled');
    const late = { state: 'done', result: {}, now: Date.now() } as const;
    expect(await changeLearningJob(database, taken!, late)).toBe(false);
    expect((await live.manage('GET', `/backtests/${id}`)).data.job?.state).toBe('cancelled');
    // The next backtest may start.
    expect((await live.manage('POST', '/backtests', { rule: DRAFT })).status).toBe(200);
  });
});
