import { describe, expect, it } from 'vitest';
import { compileRuleSet } from '../decision/compile-rule-set';
import { DEFAULT_THRESHOLDS, type Effect, type ManagedList, type Rule } from '../decision/rule-set';
import type { VelocityValue } from '../evaluate/scope';
import { buildListIndex, listPort } from '../lists/list-index';
import { CATALOGUE } from '../testing/catalogue';
import { parseRule } from '../text/parser';
import { explainDecision } from './explain-decision';

function rule(id: string, text: string, then: Effect): Rule {
  const parsed = parseRule(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { id, name: id, category: null, priority: 1, mode: 'live', when: parsed.ast, then };
}

const plus = (value: number): Effect => ({ score: { operation: '+', value } });
const lists: ManagedList[] = [
  { id: 'allowed', name: 'Allowed', kind: 'allow', field: 'email' },
  { id: 'blocked', name: 'Blocked', kind: 'block', field: 'email' },
];
const port = listPort(
  new Map([
    ['allowed', buildListIndex({ field: 'email', kind: 'allow' }, ['friend@x.test'])],
    ['blocked', buildListIndex({ field: 'email', kind: 'block' }, ['foe@x.test'])],
  ]),
);

function compile(rules: readonly Rule[]) {
  const { compiled, problems } = compileRuleSet(
    { rules, categories: [], lists, thresholds: DEFAULT_THRESHOLDS },
    CATALOGUE,
  );
  expect(problems).toEqual([]);
  return compiled;
}

const explainRule = (of: ReturnType<typeof compile>, id: string, asked: ReturnType<typeof input>) =>
  explainDecision(of, asked).rules.find((explained) => explained.id === id);

function input(facts: Record<string, unknown>, velocity: readonly VelocityValue[] = []) {
  return { facts, now: 0, velocity, lists: port };
}

describe('explaining a rule', () => {
  const compiled = compile([
    rule(
      'R',
      'ip_details.country != user_country and (count(ip, 1h) > 5 or exists(email_details.breach_details))',
      plus(5),
    ),
  ]);

  it('reports every part with its value, its outcome and the distance from the bound', () => {
    const facts = { ip_details: { country: 'NG' }, user_country: 'US' };
    const explained = explainRule(compiled, 'R', input(facts, [{ value: 4, lowerBound: false }]));
    expect(explained).toMatchObject({ matched: false, in_force: true });
    expect(explained?.when).toMatchObject({
      op: 'and',
      outcome: 'false',
      parts: [
        {
          text: 'ip_details.country != user_country',
          outcome: 'true',
          parts: [
            { text: 'ip_details.country', value: 'NG' },
            { text: 'user_country', value: 'US' },
          ],
        },
        {
          outcome: 'false',
          parts: [
            {
              text: 'count(ip, 1h) > 5',
              outcome: 'false',
              missed_by: 2,
              parts: [{ value: 4 }, { value: 5 }],
            },
            { text: 'exists(email_details.breach_details)', outcome: 'false' },
          ],
        },
      ],
    });
  });

  it('reports missing values', () => {
    const explained = explainRule(compiled, 'R', input({ user_country: 'US' }));
    expect(explained?.when).toMatchObject({ outcome: 'unknown', unknown: 'ip_details.country is missing' });
    expect(explained?.when.parts[1]?.parts[0]).toMatchObject({
      outcome: 'unknown',
      unknown: 'no data for count by ip',
    });
  });

  it('marks velocity values that are lower bounds', () => {
    const explained = explainRule(compiled, 'R', input({}, [{ value: 33, lowerBound: true }]));
    expect(explained?.when.parts[1]?.parts[0]?.parts[0]).toMatchObject({ value: 33, lower_bound: true });
  });

  it('measures the distance of decimal numbers to the bound itself', () => {
    const amount = compile([
      rule('A', 'transaction_amount >= 100', plus(1)),
      rule('B', 'transaction_amount = "x"'.replace('"x"', '7'), plus(1)),
    ]);
    expect(explainRule(amount, 'A', input({ transaction_amount: 97.5 }))?.when.missed_by).toBe(2.5);
    expect(explainRule(amount, 'B', input({ transaction_amount: 7 }))?.when.missed_by).toBeUndefined();
  });
});

describe('smallest change that gives another state', () => {
  const compiled = compile([
    rule('A7', 'gift', plus(7)),
    rule('B3', 'ip_details.tor', plus(3)),
    rule('C9', 'ip_details.vpn', plus(9)),
    rule('D', 'user_id = "stop"', { state: 'DECLINE' }),
    rule('M', 'user_id = "minus"', { score: { operation: '-', value: 200 } }),
  ]);
  const flip = (facts: Record<string, unknown>) => explainDecision(compiled, input(facts)).flip;

  it('is the points missing to the next threshold, with the rules that would add them', () => {
    expect(flip({ gift: true })).toEqual({ by: 'score', points: 3, to: 'REVIEW', rule_ids: ['B3', 'C9'] });
  });

  it('is the surplus points, if that is nearer', () => {
    expect(flip({ gift: true, ip_details: { tor: true } })).toEqual({
      by: 'score',
      points: -0.01,
      to: 'APPROVE',
      rule_ids: ['A7', 'B3', 'M'],
    });
    expect(flip({ gift: true, ip_details: { vpn: true } })).toEqual({
      by: 'score',
      points: 4,
      to: 'DECLINE',
      rule_ids: [],
    });
  });

  it('counts from the sum before clamping', () => {
    expect(flip({ user_id: 'minus', gift: true })).toMatchObject({ points: 203, to: 'REVIEW' });
  });

  it('is the matched rules that set a state', () => {
    expect(flip({ user_id: 'stop' })).toEqual({ by: 'rule', to: 'APPROVE', rule_ids: ['D'] });
    expect(flip({ user_id: 'stop', gift: true, ip_details: { tor: true } })).toMatchObject({
      by: 'rule',
      to: 'REVIEW',
    });
  });

  it('is the matched lists, or null if the other evidence gives the same state', () => {
    expect(flip({ email: 'foe@x.test' })).toEqual({ by: 'list', to: 'APPROVE', list_ids: ['blocked'] });
    expect(flip({ email: 'friend@x.test' })).toBeNull();
    expect(flip({ email: 'friend@x.test', user_id: 'stop' })).toMatchObject({ by: 'list', to: 'DECLINE' });
  });

  it('is returned with the decision and every rule, matched or not', () => {
    const { decision, rules } = explainDecision(compiled, input({ gift: true }));
    expect(decision).toMatchObject({ state: 'APPROVE', fraud_score: 7 });
    expect(rules.map(({ id, matched }) => [id, matched])).toEqual([
      ['A7', true],
      ['B3', false],
      ['C9', false],
      ['D', false],
      ['M', false],
    ]);
  });
});
