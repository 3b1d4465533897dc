import { compileRuleSet } from '@assay/rules';
import { describe, expect, it } from 'vitest';
import { policyCatalogue } from '../versions/policies';
import { defaultPolicy } from './default-policy';
import { when } from './testing/example';
import { personas } from './testing/personas';
import { runPolicy } from './testing/run-policy';

const { compiled } = compileRuleSet(defaultPolicy, policyCatalogue);

describe('default policy', () => {
  it.each(personas)('returns $state for $who', ({ state, example }) => {
    const decision = runPolicy(compiled, example);
    const reasons = decision.applied_rules.map(
      ({ id, operation, score }) => `${id} ${operation ?? ''}${score}`,
    );
    expect({ state: decision.state, score: decision.fraud_score, reasons }).toMatchObject({ state });
  });
});

describe('default lists', () => {
  const facts = { ip: '198.51.100.7', ip_details: { country: 'XX', tor: true }, user_id: 'u1' };

  it('are empty, and an allowlist takes precedence over everything', () => {
    expect(runPolicy(compiled, when(facts)).state).toBe('REVIEW');
    const allowed = { allowed_users: ['u1'], blocked_countries: ['XX'] };
    expect(runPolicy(compiled, when(facts, allowed)).state).toBe('APPROVE');
  });

  it('block by the country of the IP as well as by that of the user', () => {
    const blocked = { blocked_countries: ['XX'] };
    expect(runPolicy(compiled, when(facts, blocked)).decided_by).toEqual({ by: 'rule', ids: ['P190'] });
    expect(runPolicy(compiled, when({ user_country: 'xx' }, blocked)).decided_by).toEqual({
      by: 'block_list',
      ids: ['blocked_countries'],
    });
  });
});
