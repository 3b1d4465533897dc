import type { ListField } from '@assay/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleNode } from '../ast';
import { buildListIndex, listPort } from '../lists/list-index';
import { arbitraryFacts } from '../testing/arbitrary-rule';
import { CATALOGUE } from '../testing/catalogue';
import { parseRule } from '../text/parser';
import { compileRuleSet } from './compile-rule-set';
import { decide } from './decide';
import { readRuleSet } from './read-rule-set';
import { DEFAULT_THRESHOLDS, type Effect, type ManagedList, type Rule, type RuleSet } from './rule-set';

const NOW = Date.UTC(2026, 0, 1);

function when(text: string): RuleNode {
  const parsed = parseRule(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.ast;
}

function rule(id: string, text: string, then: Effect, more: Partial<Rule> = {}): Rule {
  return {
    id,
    name: `Rule ${id}`,
    category: null,
    priority: 100,
    mode: 'live',
    when: when(text),
    then,
    ...more,
  };
}

const plus = (value: number): Effect => ({ score: { operation: '+', value } });
const minus = (value: number): Effect => ({ score: { operation: '-', value } });

function list(id: string, kind: ManagedList['kind'], field: ListField): ManagedList {
  return { id, name: id, kind, field };
}

function ruleSet(rules: readonly Rule[], more: Partial<RuleSet> = {}): RuleSet {
  return { rules, categories: [], lists: [], thresholds: DEFAULT_THRESHOLDS, ...more };
}

function run(
  set: RuleSet,
  facts: object,
  entries: Readonly<Record<string, readonly string[]>> = {},
  now = NOW,
) {
  const { compiled, problems } = compileRuleSet(set, CATALOGUE);
  expect(problems).toEqual([]);
  const indexes = set.lists.map((item): [string, ReturnType<typeof buildListIndex>] => [
    item.id,
    buildListIndex(item, entries[item.id] ?? []),
  ]);
  return decide(compiled, {
    facts: facts as Record<string, unknown>,
    now,
    velocity: [],
    lists: listPort(new Map(indexes)),
  });
}

describe('fraud score', () => {
  it('is the sum of the matched scores, reported step by step', () => {
    const set = ruleSet([
      rule('E101', 'ip_details.tor', plus(7.5)),
      rule('E102', 'ip_details.vpn', plus(99)),
      rule('E103', 'gift', minus(2.25)),
    ]);
    const decision = run(set, { ip_details: { tor: true, vpn: false }, gift: true });
    expect(decision.fraud_score).toBe(5.25);
    expect(decision.applied_rules).toEqual([
      { id: 'E101', name: 'Rule E101', operation: '+', score: 7.5 },
      { id: 'E103', name: 'Rule E103', operation: '-', score: 2.25 },
    ]);
    expect(decision.score_path).toEqual([
      { rule_id: 'E101', operation: '+', score: 7.5, total: 7.5 },
      { rule_id: 'E103', operation: '-', score: 2.25, total: 5.25 },
    ]);
  });

  it.each([
    [[0.1, 0.2], 0.3],
    [[60, 70], 100],
    [[1.005], 1.01],
    [[], 0],
  ])('changes by %j from %s, clamped to 0-100 with two decimals', (scores, expected) => {
    expect(
      run(ruleSet(scores.map((score, i) => rule(`R${i}`, 'gift', plus(score)))), { gift: true }).fraud_score,
    ).toBe(expected);
  });

  it('never falls below 0, and is clamped only at the end', () => {
    expect(run(ruleSet([rule('A', 'gift', minus(30))]), { gift: true }).fraud_score).toBe(0);
    const set = ruleSet([rule('A', 'gift', minus(30)), rule('B', 'gift', plus(40))]);
    expect(run(set, { gift: true }).fraud_score).toBe(10);
  });
});

describe('state', () => {
  it.each([
    [9.99, 'APPROVE', { by: 'default' }],
    [10, 'REVIEW', { by: 'threshold', threshold: 'review', at: 10 }],
    [19.99, 'REVIEW', { by: 'threshold', threshold: 'review', at: 10 }],
    [20, 'DECLINE', { by: 'threshold', threshold: 'decline', at: 20 }],
  ])('for a score of %s is %s', (score, state, decided_by) => {
    expect(run(ruleSet([rule('A', 'gift', plus(score))]), { gift: true })).toMatchObject({
      state,
      decided_by,
    });
  });

  it('is the most severe state of the matched rules, and overrides the score', () => {
    const set = ruleSet([
      rule('A', 'gift', { state: 'APPROVE' }),
      rule('B', 'gift', { state: 'REVIEW' }),
      rule('C', 'ip_details.tor', { state: 'DECLINE' }),
      rule('D', 'gift', plus(50)),
    ]);
    const decision = run(set, { gift: true });
    expect(decision).toMatchObject({
      state: 'REVIEW',
      decided_by: { by: 'rule', ids: ['B'] },
      fraud_score: 50,
    });
    expect(decision.applied_rules[0]).toEqual({ id: 'A', name: 'Rule A', operation: null, score: 0 });
  });

  const lists = [
    list('allowed', 'allow', 'email'),
    list('blocked', 'block', 'ip'),
    list('domains', 'block', 'email_domain'),
  ];
  const set = ruleSet([rule('A', 'gift', { state: 'DECLINE' }), rule('B', 'gift', plus(80))], { lists });
  const entries = { allowed: ['Me@Example.com'], blocked: ['10.0.0.0/8'], domains: ['spam.test'] };

  it('is APPROVE for an allowlist match regardless of rules and blocklists, and the score is unchanged', () => {
    const decision = run(set, { email: ' me@example.COM', ip: '10.1.1.1', gift: true }, entries);
    expect(decision).toMatchObject({
      state: 'APPROVE',
      decided_by: { by: 'allow_list', ids: ['allowed'] },
      fraud_score: 80,
    });
    expect(decision.applied_rules).toEqual([
      { id: 'L:allowed', name: expect.stringMatching(/^On the allowlist “.+”$/), operation: null, score: 0 },
      { id: 'A', name: 'Rule A', operation: null, score: 0 },
      { id: 'B', name: 'Rule B', operation: '+', score: 80 },
    ]);
  });

  it('lists every blocklist that set it, and no other list', () => {
    const blocked = run(set, { ip: '10.1.1.1', email: 'x@spam.test' }, entries);
    expect(blocked.applied_rules.map(({ id, name }) => [id, name.slice(0, 16)])).toEqual([
      ['L:blocked', 'On the blocklist'],
      ['L:domains', 'On the blocklist'],
    ]);
    const allowed = run(set, { ip: '10.1.1.1', email: 'me@example.com' }, entries);
    expect(allowed.applied_rules.map(({ id }) => id)).toEqual(['L:allowed']);
  });

  it('ignores lists for a provisional device id: conditions are unknown, and list actions add nothing', () => {
    const id = '01900000-0000-7000-8000-00000000000A';
    const met = ruleSet(
      [
        rule('R1', 'exists(device_details.true_device_id)', {
          state: 'REVIEW',
          list: { list_id: 'seen', field: 'true_device_id', action: 'add' },
        }),
        rule('R2', 'device_details.true_device_id in list("bad")', plus(1)),
        rule('R3', 'device_details.true_device_id not in list("seen")', plus(2)),
        rule('R4', 'device_details.device_match.likeliest_device_id in list("bad")', plus(4)),
      ],
      {
        lists: [
          list('bad', 'block', 'true_device_id'),
          list('good', 'allow', 'true_device_id'),
          list('seen', 'plain', 'true_device_id'),
        ],
      },
    );
    const device = (likeliest: string | null, lists: object) =>
      run(
        met,
        { device_details: { true_device_id: id, device_match: { likeliest_device_id: likeliest } } },
        lists as Record<string, string[]>,
      );
    const shown = ({ state, fraud_score, list_actions }: ReturnType<typeof run>) => [
      state,
      fraud_score,
      list_actions.map(({ value }) => value),
    ];
    const other = '01900000-0000-7000-8000-00000000000b';
    expect(shown(device(null, { bad: [id] }))).toEqual(['DECLINE', 3, [id.toLowerCase()]]);
    expect(shown(device(id, { bad: [id] }))).toEqual(['REVIEW', 4, []]);
    expect(shown(device(null, { good: [id] }))[0]).toBe('APPROVE');
    expect(shown(device(id, { good: [id] }))[0]).toBe('REVIEW');
    // A provisional id belongs to the token alone, so a list entry with it refers to that token.
    expect(shown(device(other, { bad: [id] }))).toEqual(['DECLINE', 3, [id.toLowerCase()]]);
  });

  it('is DECLINE for a blocklist match by IP range or email domain', () => {
    expect(run(set, { ip: '::ffff:10.1.1.1' }, entries)).toMatchObject({
      state: 'DECLINE',
      decided_by: { ids: ['blocked'] },
    });
    expect(run(set, { email: 'x@SPAM.test' }, entries)).toMatchObject({
      state: 'DECLINE',
      decided_by: { ids: ['domains'] },
    });
    expect(run(set, { email: 'x@ham.test', ip: '11.1.1.1' }, entries).state).toBe('APPROVE');
  });
});

describe('rule modes and effects', () => {
  it('report shadow rules separately without effect', () => {
    const set = ruleSet([
      rule('A', 'gift', plus(50), { mode: 'shadow' }),
      rule('B', 'gift', { state: 'DECLINE' }, { mode: 'shadow' }),
      rule('C', 'gift', plus(50), { mode: 'off' }),
    ]);
    const decision = run(set, { gift: true });
    expect(decision).toMatchObject({ state: 'APPROVE', fraud_score: 0, applied_rules: [] });
    expect(decision.shadow_rules).toEqual([
      { id: 'A', name: 'Rule A', operation: '+', score: 50, state: null },
      { id: 'B', name: 'Rule B', operation: null, score: 0, state: 'DECLINE' },
    ]);
  });

  it('apply from the start of a rule up to its end', () => {
    const set = ruleSet([
      rule('A', 'gift', plus(5), { starts_at: '2026-01-01', ends_at: '2026-01-02T00:00:00Z' }),
    ]);
    const at = (now: number) => run(set, { gift: true }, {}, now).fraud_score;
    expect([at(NOW - 1), at(NOW), at(NOW + 86_399_999), at(NOW + 86_400_000)]).toEqual([0, 5, 5, 0]);
  });

  it('add a value to a list, alone or with a state', () => {
    const lists = [list('bad', 'plain', 'email')];
    const action = { list_id: 'bad', field: 'email', action: 'add' } as const;
    const set = ruleSet(
      [rule('A', 'gift', { state: 'DECLINE', list: action }), rule('B', 'gift', { list: action })],
      { lists },
    );
    const decision = run(set, { gift: true, email: 'A@b.test' });
    expect(decision.list_actions.map(({ rule_id, value }) => [rule_id, value])).toEqual([
      ['A', 'a@b.test'],
      ['B', 'a@b.test'],
    ]);
    expect(decision.applied_rules.map((applied) => applied.operation)).toEqual([null, null]);
    expect(run(set, { gift: true }).list_actions).toEqual([]);
  });

  it('do not depend on the order in which rules were created', () => {
    const rules = [
      rule('C', 'gift', plus(0.1), { priority: 1 }),
      rule('A', 'gift', plus(0.2), { priority: 2 }),
      rule('B', 'gift', minus(0.15), { priority: 1 }),
      rule('D', 'gift', { state: 'REVIEW' }),
    ];
    const expected = run(ruleSet(rules), { gift: true });
    expect(expected.applied_rules.map((applied) => applied.id)).toEqual(['B', 'C', 'A', 'D']);
    fc.assert(
      fc.property(fc.shuffledSubarray(rules, { minLength: rules.length }), (shuffled) => {
        expect(run(ruleSet(shuffled), { gift: true })).toEqual(expected);
      }),
    );
  });
});

describe('rule categories', () => {
  const categories = [
    { id: 'net', name: 'Network', thresholds: { review: 5, decline: 50 } },
    { id: 'misc', name: 'Other', thresholds: null },
    { id: 'empty', name: 'Empty', thresholds: { review: 5, decline: 50 } },
  ];
  const set = ruleSet(
    [
      rule('A', 'gift', plus(6), { category: 'net' }),
      rule('B', 'ip_details.tor', plus(90), { category: 'net' }),
      rule('C', 'gift', plus(1), { category: 'misc' }),
    ],
    { categories },
  );

  it("have a separate score and state, which never affect the transaction's", () => {
    const decision = run(set, { gift: true });
    expect(decision.state).toBe('APPROVE');
    expect(decision.rule_category_details).toEqual([
      { id: 'net', name: 'Network', score: 6, state: 'REVIEW' },
      { id: 'misc', name: 'Other', score: 1, state: null },
      { id: 'empty', name: 'Empty', score: null, state: null },
    ]);
  });
});

describe('compileRuleSet with invalid rules', () => {
  it('excludes and names the invalid rules, and retains the rest', () => {
    const set = ruleSet([
      rule('ok', 'gift', plus(5)),
      rule('field', 'nothing = 1', plus(5)),
      rule('category', 'gift', plus(5), { category: 'none' }),
      rule('list', 'gift', { list: { list_id: 'none', field: 'email', action: 'add' } }),
      rule('date', 'gift', plus(5), { starts_at: 'tomorrow' }),
      rule('twice', 'gift', plus(5)),
      rule('twice', 'gift', plus(5)),
    ]);
    const { compiled, problems } = compileRuleSet(set, CATALOGUE);
    expect(problems.map(({ id, path }) => [id, path]).sort()).toEqual([
      ['category', '/category'],
      ['date', '/starts_at'],
      ['field', '/when/left'],
      ['list', '/then/list/list_id'],
      ['twice', '/id'],
    ]);
    expect(compiled.rules.map(({ rule: { id } }) => id)).toEqual(['ok', 'twice']);
  });
});

describe('readRuleSet', () => {
  const good = ruleSet([rule('A', 'gift', plus(5))], {
    categories: [{ id: 'net', name: 'Network', thresholds: null }],
    lists: [list('blocked', 'block', 'ip')],
  });

  const doing = (then: object) => ({ rules: [{ ...good.rules[0], then }] });

  it('accepts a valid JSON rule set', () => {
    expect(readRuleSet(JSON.parse(JSON.stringify(good)))).toEqual({ ok: true, set: good });
  });

  it.each<[string, object]>([
    ['/rules/0/priority', { rules: [{ ...good.rules[0], priority: '1' }] }],
    ['/rules/0/mode', { rules: [{ ...good.rules[0], mode: 'on' }] }],
    ['/rules/0/then', doing({})],
    ['/rules/0/then', doing({ ...plus(1), state: 'REVIEW' })],
    ['/rules/0/then/score/value', doing(plus(-1))],
    ['/rules/0/then/list/field', doing({ list: { list_id: 'x', field: 'x', action: 'add' } })],
    ['/rules/0/when', { rules: [{ ...good.rules[0], when: 'gift' }] }],
    ['/rules/0', { rules: [{ ...good.rules[0], wen: 1 }] }],
    ['/lists/0/kind', { lists: [{ ...good.lists[0], kind: 'grey' }] }],
    ['/categories', { categories: null }],
    ['/thresholds', { thresholds: { review: 30, decline: 20 } }],
    ['/thresholds/review', { thresholds: { review: Number.NaN, decline: 20 } }],
  ])('reports %s', (path, change) => {
    const reading = readRuleSet({ ...good, ...change });
    expect(reading.ok ? [] : reading.problems.map((problem) => problem.path)).toContain(path);
  });

  it('never throws for any JSON, and accepted sets compile', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.constantFrom('rules', 'lists', 'categories', 'thresholds'),
        (value, member) => {
          const reading = readRuleSet({ ...good, [member]: value });
          if (reading.ok) compileRuleSet(reading.set, CATALOGUE);
          expect(readRuleSet(value).ok).toBeTypeOf('boolean');
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

it('produces sets that decide facts of any shape', () => {
  const set = ruleSet([rule('A', 'ip_details.country != user_country and not gift', plus(5))], {
    lists: [list('blocked', 'block', 'ip')],
  });
  fc.assert(
    fc.property(fc.oneof(arbitraryFacts, fc.jsonValue()), (facts) => {
      const { fraud_score } = run(set, facts as object, { blocked: ['10.0.0.0/8'] });
      expect([0, 5]).toContain(fraud_score);
    }),
    { numRuns: 300 },
  );
});
