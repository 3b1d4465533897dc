import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleNode } from '../ast';
import { checkText } from '../check/check-rule';
import { transactionFields } from '../check/type-of';
import { compileTest } from '../evaluate/compile-test';
import type { Surroundings } from '../evaluate/language';
import { Scope, type VelocityValue } from '../evaluate/scope';
import { type Facts, SlotLayout } from '../evaluate/slots';
import { buildListIndex, listPort } from '../lists/list-index';
import { arbitraryCondition, arbitraryFacts, arbitraryVelocityValue } from '../testing/arbitrary-rule';
import { CATALOGUE } from '../testing/catalogue';
import { planVelocity, velocityIndex } from '../velocity/plan';
import { DECISION_STEPS, Work } from '../work';
import { demandsOf } from './necessity';
import { buildRuleIndex } from './rule-index';

const NOW = Date.UTC(2026, 0, 1, 3, 30);
const lists = listPort(
  new Map([['blocked', buildListIndex({ field: 'email', kind: 'block' }, ['Bad@Example.com'])]]),
);

function indexed(nodes: readonly RuleNode[]) {
  const layout = new SlotLayout();
  const surroundings: Surroundings = {
    fields: transactionFields(CATALOGUE),
    slotOf: (path) => layout.slotOf(path),
    velocityIndexOf: velocityIndex(planVelocity(nodes)),
    listFieldOf: (id) => (id === 'blocked' ? 'email' : null),
  };
  const tests = nodes.map((node) => compileTest(node, true, surroundings));
  const index = buildRuleIndex(nodes.length, (rule) => demandsOf(nodes[rule]!, true, surroundings), 1);
  return (facts: Facts, velocity: readonly VelocityValue[] = []) => {
    const work = new Work(DECISION_STEPS);
    const scope = new Scope(layout.fill(facts, work), velocity, NOW, lists, work);
    return {
      fires: tests.map((fires) => fires(scope)),
      possible: [...index.possible(scope)].map((bit) => bit === 1),
    };
  };
}

function isPossible(text: string, facts: Facts, velocity: readonly VelocityValue[] = []): boolean {
  const checked = checkText(text, CATALOGUE);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return indexed([checked.ast])(facts, velocity).possible[0]!;
}

const counted = (value: number | boolean | null) => [{ value, lowerBound: false }];

describe('rule index', () => {
  it.each<[string, Facts, boolean]>([
    ['ip_details.tor', { ip_details: { tor: true } }, true],
    ['ip_details.tor', { ip_details: { tor: false } }, false],
    ['ip_details.tor', { ip_details: null }, false],
    ['not ip_details.tor', { ip_details: { tor: false } }, true],
    ['not ip_details.tor', {}, false],
    ['transaction_amount > 10', { transaction_amount: 9.99 }, false],
    ['transaction_amount > 10', { transaction_amount: 10.01 }, true],
    ['transaction_amount < 10', { transaction_amount: 11 }, false],
    ['not transaction_amount > 10', { transaction_amount: 11 }, false],
    ['transaction_amount > 10', { transaction_amount: '11' }, false],
    ['user_country = "US"', { user_country: 'DE' }, false],
    ['user_country in ["CA", "US"]', { user_country: 'DE' }, false],
    ['user_country in ["CA", "US"]', { user_country: 'CA' }, true],
    ['user_country = "US" or user_country = "CA"', { user_country: 'CA' }, true],
    ['user_country = "US" or gift', { user_country: 'CA' }, false],
    ['user_country = "US" or not_exist(gift)', { user_country: 'CA' }, true],
    ['exists(email) and user_country = "US"', { email: 'a@b.c', user_country: 'CA' }, false],
    ['not (gift or user_country = "US")', { gift: true, user_country: 'CA' }, false],
    ['gift and user_country = "US" and transaction_amount > 10', { gift: true, user_country: 'US' }, false],
    [
      'gift and user_country = "US" and transaction_amount > 10',
      { gift: true, user_country: 'US', transaction_amount: 11 },
      true,
    ],
    ['user_country = ip_details.country', { user_country: 'US' }, false],
    ['length(user_fullname) > 3', {}, false],
    ['email in list("blocked")', {}, false],
    ['user_fullname matches "x"', {}, false],
    ['hour_of_day() = 3', {}, true],
  ])('rates %s on %j as possible: %s', (text, facts, expected) =>
    expect(isPossible(text, facts)).toBe(expected));

  it.each<[string, number | boolean | null, boolean]>([
    ['count(ip, 1h) > 5', 4, false],
    ['count(ip, 1h) > 5', 6, true],
    ['count(ip, 1h) > 5', null, false],
    ['not seen_before(device_hash by user_id)', true, false],
    ['not seen_before(device_hash by user_id)', false, true],
  ])('rates %s with velocity %s as possible: %s', (text, value, expected) =>
    expect(isPossible(text, {}, counted(value))).toBe(expected));

  it('never excludes a rule that matches', () => {
    const seen = { fired: 0, leftOut: 0 };
    fc.assert(
      fc.property(
        fc.array(arbitraryCondition, { minLength: 1, maxLength: 5 }),
        arbitraryFacts,
        fc.array(arbitraryVelocityValue, { maxLength: 6 }),
        (nodes, facts, velocity) => {
          const { fires, possible } = indexed(nodes)(facts, velocity);
          for (const [at, fired] of fires.entries()) {
            if (fired) expect(possible[at]).toBe(true);
            if (fired) seen.fired++;
            if (!possible[at]) seen.leftOut++;
          }
        },
      ),
      { numRuns: 3_000 },
    );
    expect(seen.fired).toBeGreaterThan(300);
    expect(seen.leftOut).toBeGreaterThan(300);
  });
});
