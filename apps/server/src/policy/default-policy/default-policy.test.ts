import type { VelocityKey } from '@assay/contract';
import { compileRuleSet, decide, listPort } from '@assay/rules';
import { describe, expect, it } from 'vitest';
import { policyCatalogue } from '../versions/policies';
import { defaultPolicy } from './default-policy';
import type { Example } from './testing/example';
import { ruleExamples } from './testing/examples';
import { NOW, type PartialFacts } from './testing/facts';
import { runPolicy } from './testing/run-policy';

const { compiled, problems } = compileRuleSet(defaultPolicy, policyCatalogue);
const { rules } = defaultPolicy;
const firedBy = (example: Example) => runPolicy(compiled, example).applied_rules.map(({ id }) => id);

/** Ids that the rules of a category may use; trust uses the letter of the trusted subject. */
const PREFIXES: { readonly [category: string]: RegExp } = {
  email: /^E1\d\d$/,
  ip: /^P1\d\d$/,
  phone: /^P5\d\d$/,
  card: /^B1\d\d$/,
  device: /^HC7\d\d$/,
  session: /^HC8\d\d$/,
  trust: /^(E|P|HC)6\d\d$/,
};
const OTHER = /^HC[1-5]\d\d$/;

/** Rules strong enough to cause a review alone. All others need a second one. */
const STRONG = ['E101', 'E103', 'HC404', 'HC701', 'P101', 'P502'];

describe('default policy', () => {
  it('compiles against the field catalog', () => {
    expect(problems).toEqual([]);
    expect(compiled.rules).toHaveLength(rules.length);
  });

  it('covers every category with live rules and unique ids', () => {
    expect(rules.length).toBeGreaterThanOrEqual(130);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
    for (const { id, category, mode } of rules) {
      expect(id).toMatch(PREFIXES[category ?? ''] ?? OTHER);
      expect(mode).toBe('live');
    }
    expect([...compiled.scoringCategories].sort()).toEqual(
      defaultPolicy.categories.map(({ id }) => id).sort(),
    );
  });

  it('uses few velocity definitions over few keys', () => {
    expect(compiled.velocity.definitions.length).toBeGreaterThanOrEqual(12);
    expect(compiled.velocity.definitions.length).toBeLessThanOrEqual(26);
    expect(compiled.velocity.keys.map(({ key }) => key)).toEqual<VelocityKey[]>([
      'card_hash',
      'device_hash',
      'email',
      'ip',
      'password_hash',
      'phone_number',
      'shipping_address',
      'true_device_id',
      'user_bank_account',
      'user_id',
    ]);
  });

  it('lists all strong rules: no other single rule reaches review', () => {
    const strong = rules.filter(({ then: { score } }) => score?.operation === '+' && score.value >= 10);
    expect(strong.map(({ id }) => id).sort()).toEqual(STRONG);
  });
});

describe('default rules', () => {
  it('each have an example', () => {
    expect(Object.keys(ruleExamples).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  it.each(
    Object.entries(ruleExamples),
  )('%s matches its positive example and not its negative one', (id, example) => {
    expect(firedBy(example.fires)).toContain(id);
    expect(firedBy(example.spares)).not.toContain(id);
  });
});

describe('missing facts', () => {
  const nothing: PartialFacts = {};
  const nulls = Object.fromEntries([...policyCatalogue.keys()].map((path) => [path.split('.')[0], null]));

  it.each([
    ['left out', nothing],
    ['null', nulls as PartialFacts],
  ])('match no rule when they are %s', (_, facts) => {
    expect(firedBy({ facts, earlier: [], lists: {} })).toEqual([]);
  });

  it('match no rule of a module without a result', () => {
    const modules = [
      'ip_details',
      'email_details',
      'phone_details',
      'bin_details',
      'geolocation_details',
      'device_details',
      'session_monitoring_details',
      'text',
    ];
    for (const [id, { fires }] of Object.entries(ruleExamples)) {
      const used = modules.filter((module) => module in fires.facts);
      const silent = { ...fires.facts, ...Object.fromEntries(used.map((module) => [module, null])) };
      const still = firedBy({ ...fires, facts: silent as PartialFacts });
      // Velocity rules read request fields; a module only adds to them.
      if (used.length > 0 && !/^HC[46]/.test(id)) expect(still).not.toContain(id);
    }
  });

  it('match no velocity rule when velocity is disabled', () => {
    for (const { id } of rules.filter(({ category }) => category === 'velocity')) {
      const facts = ruleExamples[id]?.fires.facts ?? {};
      const decision = decide(compiled, { facts, now: NOW, velocity: [], lists: listPort(new Map()) });
      expect(decision.applied_rules.map((rule) => rule.id)).not.toContain(id);
    }
  });
});
