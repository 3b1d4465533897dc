import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { checkRule, checkText } from '../check/check-rule';
import { explainDecision } from '../explain/explain-decision';
import { listPort } from '../lists/list-index';
import { CATALOGUE } from '../testing/catalogue';
import { parseRule } from '../text/parser';
import { inOneGo } from '../work';
import { type CompiledRuleSet, checkInSteps, compileRuleSet } from './compile-rule-set';
import { decide } from './decide';
import { DEFAULT_THRESHOLDS, type Effect, type Rule } from './rule-set';

const LISTS = listPort(new Map());

const then: Effect = { score: { operation: '+', value: 1 } };

function rule(id: string, text: string, priority = 1): Rule {
  const parsed = parseRule(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { id, name: id, priority, mode: 'live', when: parsed.ast, then };
}

const setOf = (rules: readonly Rule[]) => ({
  rules,
  categories: [],
  lists: [],
  thresholds: DEFAULT_THRESHOLDS,
});

function compile(rules: readonly Rule[]): CompiledRuleSet {
  const { compiled, problems } = compileRuleSet(setOf(rules), CATALOGUE);
  expect(problems).toEqual([]);
  return compiled;
}

const input = (custom_fields: Record<string, unknown>) => ({
  facts: { custom_fields, transaction_amount: 5 },
  now: 0,
  velocity: [],
  lists: LISTS,
});

/** Each rule costs some hundred thousand steps on a text of 4,000 letters. */
const hostile = (count: number): Rule[] =>
  Array.from({ length: count }, (_, n) => rule(`H${n}`, `custom_fields.d matches "(a.{0,30}){9}b${n}$"`));

describe('decision step budget', () => {
  const text = { d: 'a'.repeat(4_000) };

  it('leaves rules beyond the budget unknown and evaluates the rules before them', () => {
    const compiled = compile([
      rule('A', 'transaction_amount = 5', 0),
      ...hostile(100),
      rule('Z', 'transaction_amount = 5', 2),
    ]);
    const { applied_rules, undecided_rules } = decide(compiled, input(text));
    expect(applied_rules.map(({ id }) => id)).toEqual(['A']);
    expect(undecided_rules.length).toBeGreaterThan(90);
    expect(undecided_rules).toContain('Z');
  });

  it('stops at the same rule each time', () => {
    const compiled = compile(hostile(50));
    const first = decide(compiled, input(text));
    decide(compiled, input({ d: 'b' }));
    expect(decide(compiled, input(text))).toEqual(first);
    expect(decide(compile(hostile(50)), input(text))).toEqual(first);
  });

  it('suffices for ordinary rules in any number that a policy may have', () => {
    const rules = Array.from({ length: 300 }, (_, n) =>
      rule(`R${n}`, `custom_fields.d matches "^user-?[0-9]+${n}@" or custom_fields.e contains "x${n}"`),
    );
    expect(decide(compile(rules), input({ d: 'john@x.test', e: 'someone' })).undecided_rules).toEqual([]);
  });

  it('leaves a negated condition unknown when the budget is spent', () => {
    const rules = hostile(50).map((one): Rule => ({ ...one, when: { op: 'not', arg: one.when } }));
    const { applied_rules, undecided_rules } = decide(compile(rules), input(text));
    expect(applied_rules.length + undecided_rules.length).toBe(50);
    expect(undecided_rules.length).toBeGreaterThan(40);
  });

  it.each<[string, (n: number) => string, Record<string, unknown>]>([
    ['long texts', (n) => `custom_fields.d contains "b${n}"`, { d: 'a'.repeat(800_000) }],
    ['long arrays', (n) => `custom_fields.d contains "b${n}"`, { d: new Array(100_000).fill('a') }],
    [
      'similarity',
      (n) => `similar(custom_fields.d, "${'ab'.repeat(60)}${n}") > 0.99`,
      { d: 'ba'.repeat(64) },
    ],
    [
      'fields of many elements',
      (n) => `exists(custom_fields.a.b.f${n})`,
      { a: Array.from({ length: 1_000 }, () => ({ b: Array.from({ length: 100 }, () => ({ c: 1 })) })) },
    ],
  ])('is spent by %s', (_name, when, fields) => {
    const rules = Array.from({ length: 1_000 }, (_, n) => rule(`R${n}`, when(n)));
    expect(decide(compile(rules), input(fields)).undecided_rules.length).toBeGreaterThan(0);
  });

  it('is reported in the explanation, which agrees with the decision', () => {
    const compiled = compile([rule('A', 'transaction_amount = 5', 0), ...hostile(50)]);
    const { decision, rules } = explainDecision(compiled, input(text));
    const cut = rules.filter(({ id }) => decision.undecided_rules.includes(id));
    expect(cut.length).toBeGreaterThan(40);
    for (const { matched, when } of cut) {
      expect(matched).toBe(false);
      expect(when).toMatchObject({ outcome: 'unknown', unknown: expect.stringContaining('step limit') });
    }
    expect(rules[0]).toMatchObject({ id: 'A', matched: true, when: { outcome: 'true' } });
  });

  it('also limits explanations, which evaluate parts that decisions skip', () => {
    const rules = Array.from({ length: 50 }, (_, n) =>
      rule(`R${n}`, `transaction_amount = 5 or custom_fields.d matches "(a.{0,30}){9}b${n}$"`),
    );
    const explained = explainDecision(compile(rules), input(text));
    expect(explained.decision.applied_rules).toHaveLength(50);
    expect(explained.rules.every(({ matched, when }) => matched && when.outcome === 'true')).toBe(true);
    expect(explained.rules.at(-1)?.when.parts[1]).toMatchObject({ outcome: 'unknown' });
  });
});

describe('limits on save', () => {
  const large = 'custom_fields.d matches "^(.*a){1000}$"';

  it('reject a pattern with too many states, in plain words', () => {
    expect(checkText(large, CATALOGUE)).toMatchObject({
      ok: false,
      problems: [
        {
          message: "the pattern can't be used: it has more than 1000 states with its repeats expanded",
        },
      ],
    });
  });

  it('reject a rule whose patterns have too many states in total', () => {
    const text = Array.from({ length: 5 }, (_, n) => `custom_fields.d matches "[ab]{900}${n}"`).join(' or ');
    expect(checkText(text, CATALOGUE)).toMatchObject({
      ok: false,
      problems: [{ message: 'the patterns of the rule have more than 4000 states in total' }],
    });
  });

  it('reject a policy whose patterns or parts exceed the total limits', () => {
    const patterns = Array.from({ length: 200 }, (_, n) =>
      rule(`R${n}`, `custom_fields.d matches "[ab]{900}${n}"`),
    );
    const parts = Array.from({ length: 3_000 }, (_, n) =>
      rule(
        `R${n}`,
        `custom_fields.d in [${Array.from({ length: 50 }, () => `"${'x'.repeat(50)}"`).join(',')}]`,
      ),
    );
    for (const [rules, message] of [
      [patterns, 'the patterns of the policy have more than 100000 states in total'],
      [parts, 'the rules of the policy have more than 100000 parts in total'],
    ] as const) {
      const problems = inOneGo(checkInSteps(setOf(rules), CATALOGUE));
      expect(problems[0]).toMatchObject({ message });
    }
  });

  it('retain a stored rule with such a pattern, whose condition is unknown', () => {
    const kept = rule('R', `not ${large} or transaction_amount = 5`);
    expect(checkRule(kept.when, CATALOGUE).ok).toBe(false);
    const compiled = compile([kept]);
    expect(decide(compiled, input({ d: 'a' })).applied_rules).toHaveLength(1);
    const explained = explainDecision(compiled, input({ d: 'a' })).rules[0]?.when;
    expect(explained?.parts[0]).toMatchObject({
      outcome: 'unknown',
      unknown: "the pattern can't be used: it has more than 1000 states with its repeats expanded",
    });
  });
});

describe('memory after a decision', () => {
  it('retains no value of the transaction', async () => {
    const compiled = compile([
      rule('A', 'custom_fields.d contains "x" and length(custom_fields.d) > 1'),
      rule('B', 'custom_fields.d contains "x" and length(custom_fields.d) > 2'),
    ]);
    const decided = () => {
      const value = ['x', 'John Smith'];
      decide(compiled, input({ d: value }));
      return new WeakRef(value);
    };
    const value = decided();
    setFlagsFromString('--expose-gc');
    // A weak reference holds its value until the event loop turn that created it has ended.
    await nextTurn();
    (runInNewContext('gc') as () => void)();
    expect(value.deref()).toBeUndefined();
  });
});
