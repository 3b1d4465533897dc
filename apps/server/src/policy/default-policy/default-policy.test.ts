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

/** What a category's rules may be numbered with; trust takes the letter of what is trusted. */
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

/** Signs strong enough to send a transaction to review by themselves. Everything else needs company. */
const STRONG = ['E101', 'E103', 'HC404', 'HC701', 'P101', 'P502'];

describe('the default policy', () => {
  it('fits the catalogue of fields', () => {
    expect(problems).toEqual([]);
    expect(compiled.rules).toHaveLength(rules.length);
  });

  it('covers every category with live rules of its own numbers', () => {
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

  it('asks few velocity questions over few keys', () => {
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

  it('knows strong signs by name: no other single rule reaches review', () => {
    const strong = rules.filter(({ then: { score } }) => score?.operation === '+' && score.value >= 10);
    expect(strong.map(({ id }) => id).sort()).toEqual(STRONG);
  });
});

describe('every rule', () => {
  it('has an example', () => {
    expect(Object.keys(ruleExamples).sort()).toEqual(rules.map(({ id }) => id).sort());
  });

  it.each(Object.entries(ruleExamples))('%s fires on its example and spares the other', (id, example) => {
    expect(firedBy(example.fires)).toContain(id);
    expect(firedBy(example.spares)).not.toContain(id);
  });
});

describe('what is not known', () => {
  const nothing: PartialFacts = {};
  const nulls = Object.fromEntries([...policyCatalogue.keys()].map((path) => [path.split('.')[0], null]));

  it.each([
    ['left out', nothing],
    ['null', nulls as PartialFacts],
  ])('fires no rule when it is %s', (_, facts) => {
    expect(firedBy({ facts, earlier: [], lists: {} })).toEqual([]);
  });

  it('fires no rule of a module that does not answer', () => {
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
      // Velocity rules read what was sent; a module only adds to them.
      if (used.length > 0 && !/^HC[46]/.test(id)) expect(still).not.toContain(id);
    }
  });

  it('fires no velocity rule when velocity is switched off', () => {
    for (const { id } of rules.filter(({ category }) => category === 'velocity')) {
      const facts = ruleExamples[id]?.fires.facts ?? {};
      const decision = decide(compiled, { facts, now: NOW, velocity: [], lists: listPort(new Map()) });
      expect(decision.applied_rules.map((rule) => rule.id)).not.toContain(id);
    }
  });
});
