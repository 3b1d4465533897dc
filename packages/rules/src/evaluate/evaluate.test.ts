import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleNode } from '../ast';
import { checkText } from '../check/check-rule';
import { transactionFields } from '../check/type-of';
import { explainCondition, type Outcome } from '../explain/explain-condition';
import { buildListIndex, listPort } from '../lists/list-index';
import { arbitraryCondition, arbitraryFacts, arbitraryVelocityValue } from '../testing/arbitrary-rule';
import { CATALOGUE } from '../testing/catalogue';
import { planVelocity, velocityIndex } from '../velocity/plan';
import { DECISION_STEPS, inOneGo, Work } from '../work';
import { compileTest } from './compile-test';
import { nothingCompiled, type Surroundings } from './language';
import { Scope, type VelocityValue } from './scope';
import { type Facts, SlotLayout } from './slots';

/** Thursday 2026-01-01 03:30 UTC. */
const NOW = Date.UTC(2026, 0, 1, 3, 30);

const lists = listPort(
  new Map([['blocked', buildListIndex({ field: 'email', kind: 'block' }, ['Bad@Example.com'])]]),
);

function scopeFor(layout: SlotLayout, facts: Facts, velocity: readonly VelocityValue[]): Scope {
  const work = new Work(DECISION_STEPS);
  return new Scope(layout.fill(facts, work), velocity, NOW, lists, work);
}

/** Runs a condition through the compiler for both outcomes and through the explainer. */
function run(node: RuleNode, facts: Facts, velocity: readonly VelocityValue[]) {
  const layout = new SlotLayout();
  const surroundings: Surroundings = {
    fields: transactionFields(CATALOGUE),
    slotOf: (path) => layout.slotOf(path),
    velocityIndexOf: velocityIndex(planVelocity([node])),
    listFieldOf: (id) => (id === 'blocked' || id === 'absent' ? 'email' : null),
  };
  const holds = compileTest(node, true, surroundings);
  const fails = compileTest(node, false, surroundings);
  const scope = scopeFor(layout, facts, velocity);
  const compiled = holds(scope) ? 'true' : fails(scope) ? 'false' : 'unknown';
  return {
    compiled,
    both: holds(scope) && fails(scope),
    explained: explainCondition(node, scope, surroundings),
  };
}

function outcome(text: string, facts: Facts, velocity: readonly VelocityValue[] = []): Outcome {
  const checked = checkText(text, CATALOGUE);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const { compiled, explained } = run(checked.ast, facts, velocity);
  expect(explained.outcome).toBe(compiled);
  return compiled as Outcome;
}

describe('three-valued logic', () => {
  const facts = { gift: true, ip_details: { tor: false } };
  // gift is true, ip_details.tor is false, ip_details.vpn is missing.
  it.each<[string, Outcome]>([
    ['ip_details.vpn', 'unknown'],
    ['not ip_details.vpn', 'unknown'],
    ['gift and ip_details.vpn', 'unknown'],
    ['ip_details.tor and ip_details.vpn', 'false'],
    ['gift or ip_details.vpn', 'true'],
    ['ip_details.tor or ip_details.vpn', 'unknown'],
    ['not (ip_details.tor and ip_details.vpn)', 'true'],
    ['not (gift or ip_details.vpn)', 'false'],
    ['ip_details.vpn = false', 'unknown'],
    ['ip_details.vpn != true', 'unknown'],
    ['exists(ip_details.vpn)', 'false'],
    ['not_exist(ip_details.vpn)', 'true'],
    ['not exists(ip_details.vpn)', 'true'],
    ['exists(gift)', 'true'],
  ])('evaluates %s to %s', (text, expected) => {
    expect(outcome(text, facts)).toBe(expected);
  });
});

describe('missing values', () => {
  it.each([
    null,
    '',
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    {},
  ])('makes %s unknown in every comparison', (value) => {
    const facts = { transaction_amount: value, user_country: value };
    for (const text of [
      'transaction_amount > 1',
      'transaction_amount <= 1',
      'transaction_amount != 1',
      'user_country != "US"',
      'user_country not in ["US"]',
      'user_country starts_with "U"',
    ]) {
      expect(outcome(text, facts)).toBe('unknown');
    }
  });

  it('treats a module without a result like missing fields', () => {
    expect(outcome('email_details.breach_details.number_of_breaches > 2', { email_details: null })).toBe(
      'unknown',
    );
    expect(outcome('not_exist(email_details.breach_details)', { email_details: null })).toBe('true');
  });

  it('does not convert between types', () => {
    expect(outcome('transaction_amount > 1', { transaction_amount: '5' })).toBe('unknown');
    expect(outcome('custom_fields.plan != "pro"', { custom_fields: { plan: 5 } })).toBe('unknown');
  });
});

describe('conditions', () => {
  const facts: Facts = {
    transaction_amount: 120.5,
    user_balance: -3,
    user_country: 'US',
    user_fullname: 'José  SMITH',
    card_fullname: 'smith jose',
    user_dob: '2008-01-02',
    email: 'BAD@example.com ',
    ip: '203.0.113.9',
    items: [{ item_category: 'gift card' }, { item_category: 'phone' }, 'x', null],
    custom_fields: { plan: 'pro', tax_id: '390.533.447-05', 'a.b': 1, nested: { deep: 2 } },
    ip_details: { isp_name: 'Amazon.com, Inc.', open_ports: [22, 80], timezone_offset: '-05:00' },
    device_details: { suspicious_flags: ['paste_used'], webrtc_ips: ['203.0.113.9'] },
    email_domain_details: { created: '2025-12-30 03:30:00' },
  };

  it.each<[string, Outcome]>([
    ['transaction_amount >= 120.5', 'true'],
    ['abs(user_balance) = 3', 'true'],
    ['transaction_amount / (user_balance + 3) > 1', 'unknown'],
    ['transaction_amount * 1e308 > 1', 'unknown'],
    ['transaction_amount + user_balance * 2 = 114.5', 'true'],
    ['user_country in ["CA", "US"]', 'true'],
    ['user_country in ["CA", "us"]', 'false'],
    ['user_country equals " us"', 'true'],
    ['ip_details.isp_name contains "AMAZON"', 'true'],
    ['ip_details.isp_name starts_with "amazon"', 'true'],
    ['ip_details.isp_name ends_with "inc."', 'true'],
    ['ip_details.isp_name matches "^Amazon\\\\.(com|de)"', 'true'],
    ['ip_details.isp_name matches "amazon"', 'false'],
    ['ip_details.open_ports contains 22', 'true'],
    ['ip_details.open_ports contains 23', 'false'],
    ['length(ip_details.open_ports) = 2', 'true'],
    ['device_details.suspicious_flags contains "paste_used"', 'true'],
    ['ip in device_details.webrtc_ips', 'true'],
    ['items.item_category contains "gift card"', 'true'],
    ['items.item_category contains "car"', 'false'],
    ['similar(user_fullname, card_fullname) = 1', 'true'],
    ['age(user_dob) = 17', 'true'],
    ['days_between(email_domain_details.created, now) = 2', 'true'],
    ['email_domain_details.created > "2025-12-30"', 'true'],
    ['user_dob < "2008-01-01"', 'false'],
    ['hour_of_day() = 3 and day_of_week() = 4', 'true'],
    ['hour_of_day(ip_details.timezone_offset) = 22 and day_of_week(ip_details.timezone_offset) = 3', 'true'],
    ['valid_national_id(custom_fields.tax_id, "BR CPF")', 'true'],
    ['not valid_national_id(custom_fields.tax_id, "BR CPF")', 'false'],
    ['valid_national_id(custom_fields.tax_id, "ES DNI") = false', 'true'],
    ['valid_national_id(custom_fields.absent, "BR CPF")', 'unknown'],
    ['not valid_national_id(custom_fields.absent, "BR CPF")', 'unknown'],
    ['custom_fields.plan = "pro"', 'true'],
    ['custom_fields.a.b = 1', 'true'],
    ['custom_fields.nested.deep = 2', 'true'],
  ])('evaluates %s to %s', (text, expected) => {
    expect(outcome(text, facts)).toBe(expected);
  });

  it("searches lists with the list's normalization; a list that is not loaded is unknown", () => {
    const { compiled } = run(
      { op: 'in', left: { op: 'field', path: 'email' }, right: { op: 'list', id: 'blocked' } },
      facts,
      [],
    );
    expect(compiled).toBe('true');
    const absent = run(
      { op: 'not_in', left: { op: 'field', path: 'email' }, right: { op: 'list', id: 'absent' } },
      facts,
      [],
    );
    expect(absent.compiled).toBe('unknown');
  });

  it('compares velocity values, and is unknown without them', () => {
    expect(outcome('count(ip, 1h) > 5', {}, [{ value: 6, lowerBound: false }])).toBe('true');
    expect(outcome('not count(ip, 1h) > 5', {}, [{ value: 5, lowerBound: false }])).toBe('true');
    expect(outcome('count(ip, 1h) > 5', {}, [])).toBe('unknown');
    expect(
      outcome('not seen_before(device_hash by user_id)', {}, [{ value: false, lowerBound: false }]),
    ).toBe('true');
    expect(outcome('since_last(user_id, 1d) < 5m', {}, [{ value: 299, lowerBound: false }])).toBe('true');
  });
});

describe('inherited members', () => {
  it.each([
    '__proto__',
    'constructor',
    'toString',
    'constructor.name',
    '__proto__.x',
    'hasOwnProperty',
  ])('are not read as custom_fields.%s', (name) => {
    expect(outcome(`exists(custom_fields.${name})`, { custom_fields: {} })).toBe('false');
  });

  it('are not read if the prototype has a value', () => {
    const facts = { custom_fields: Object.create({ x: 1 }) as object };
    expect(outcome('exists(custom_fields.__proto__)', facts)).toBe('false');
    expect(outcome('custom_fields.__proto__.x = 1', facts)).toBe('unknown');
  });

  it('are read if they are own members', () => {
    const facts = JSON.parse('{"custom_fields":{"__proto__":{"x":1},"constructor":"me"}}') as Facts;
    expect(outcome('custom_fields.constructor = "me"', facts)).toBe('true');
    expect(outcome('custom_fields.__proto__.x = 1', facts)).toBe('true');
  });
});

describe('equal parts of a rule set', () => {
  it('are compiled once, and evaluated for each transaction', () => {
    let held = 0;
    fc.assert(
      fc.property(
        fc.array(arbitraryCondition, { minLength: 2, maxLength: 4 }),
        fc.array(arbitraryFacts, { minLength: 2, maxLength: 4 }),
        (conditions, transactions) => {
          const nodes = conditions.flatMap((one): RuleNode[] => [
            one,
            { op: 'not', arg: one },
            structuredClone(one),
          ]);
          const layout = new SlotLayout();
          const apart: Surroundings = {
            fields: transactionFields(CATALOGUE),
            slotOf: (path) => layout.slotOf(path),
            velocityIndexOf: velocityIndex(planVelocity(nodes)),
            listFieldOf: (id) => (id === 'blocked' ? 'email' : null),
          };
          const compiled = inOneGo(nothingCompiled(nodes));
          const shared = nodes.map((node) => compileTest(node, true, { ...apart, compiled }));
          const separate = nodes.map((node) => compileTest(node, true, apart));
          for (const facts of transactions) {
            const scope = scopeFor(layout, facts, []);
            const answers = shared.map((test) => test(scope));
            expect(answers).toEqual(separate.map((test) => test(scope)));
            held += answers.filter(Boolean).length;
          }
          expect(new Set(shared).size).toBeLessThanOrEqual(2 * conditions.length);
        },
      ),
      { numRuns: 1_000 },
    );
    expect(held).toBeGreaterThan(300);
  });
});

describe('compiler and explainer', () => {
  it('agree on every rule and every transaction, and no outcome is both true and false', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(
        arbitraryCondition,
        arbitraryFacts,
        fc.array(arbitraryVelocityValue, { maxLength: 6 }),
        (node, facts, velocity) => {
          const { compiled, both, explained } = run(node, facts, velocity);
          expect(explained.outcome).toBe(compiled);
          expect(both).toBe(false);
          if (compiled === 'unknown') expect(explained.unknown).toBeTruthy();
          seen.add(compiled);
        },
      ),
      { numRuns: 3_000 },
    );
    expect(seen).toEqual(new Set(['true', 'false', 'unknown']));
  });

  it('never throw on facts of any shape', () => {
    fc.assert(
      fc.property(arbitraryCondition, fc.jsonValue(), (node, facts) => {
        expect(() => run(node, facts as Facts, [])).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });
});
