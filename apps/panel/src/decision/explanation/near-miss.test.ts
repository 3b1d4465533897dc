import type { Outcome } from '@assay/rules';
import { describe, expect, it } from 'vitest';
import type { ExplainedNode, ExplainedRule } from '../../api/evaluations';
import { groupRules, nearMiss } from './explanation';

function condition(text: string, outcome: Outcome, more: Partial<ExplainedNode> = {}): ExplainedNode {
  return { op: '=', text, value: outcome === 'true', outcome, parts: [], ...more };
}

function above(op: 'field' | 'velocity', bound: number, missed: number): ExplainedNode {
  const parts: ExplainedNode[] = [
    { op, text: 'x', value: bound - missed, parts: [] },
    { op: 'const', text: String(bound), value: bound, parts: [] },
  ];
  return condition(`x > ${bound}`, 'false', { op: '>', missed_by: missed, parts });
}

function both(...parts: readonly ExplainedNode[]): ExplainedNode {
  const outcome = parts.every((part) => part.outcome === 'true') ? 'true' : 'false';
  return condition('…', outcome, { op: 'and', parts });
}

function rule(when: ExplainedNode, more: Partial<ExplainedRule> = {}): ExplainedRule {
  const then = { score: { operation: '+', value: 5 } } as const;
  return {
    id: 'R1',
    name: 'A rule',
    mode: 'live',
    canary: null,
    then,
    in_force: true,
    matched: false,
    when,
    ...more,
  };
}

describe('nearMiss', () => {
  it('accepts a number close to its bound', () => {
    expect(nearMiss(rule(above('field', 80, 12)))?.lacking.text).toBe('x > 80');
    expect(nearMiss(rule(above('field', 80, 60)))).toBeNull();
  });

  it('accepts a count that misses one or two of several events', () => {
    expect(nearMiss(rule(above('velocity', 5, 2)))).not.toBeNull();
    expect(nearMiss(rule(above('velocity', 8, 3)))).toBeNull();
    expect(nearMiss(rule(above('velocity', 2, 2)))).toBeNull();
  });

  it('accepts a single false condition next to two informative true ones', () => {
    const lacking = condition('tor', 'false');
    const [a, b, guard] = [
      condition('a', 'true'),
      condition('b', 'true'),
      condition('exists(c)', 'true', { op: 'exists' }),
    ];
    expect(nearMiss(rule(both(a, lacking, b)))?.lacking).toBe(lacking);
    expect(nearMiss(rule(both(a, lacking)))).toBeNull();
    expect(nearMiss(rule(both(a, lacking, guard)))).toBeNull();
    expect(nearMiss(rule(both(a, b, condition('not c', 'false', { op: 'not' }))))).toBeNull();
    expect(nearMiss(rule(both(a, b, lacking, condition('c', 'unknown'))))).toBeNull();
    expect(nearMiss(rule(both(a, b, above('field', 80, 60))))).toBeNull();
  });

  it('returns the nearest of several alternatives', () => {
    const far = both(condition('a', 'false'), condition('b', 'false'));
    const near = above('field', 100, 1);
    const either = condition('…', 'false', { op: 'or', parts: [far, near] });
    expect(nearMiss(rule(either))?.lacking).toBe(near);
  });

  it('returns null for rules that matched, are inactive or are unknown', () => {
    expect(nearMiss(rule(condition('a', 'true'), { matched: true }))).toBeNull();
    expect(nearMiss(rule(above('field', 80, 1), { in_force: false }))).toBeNull();
    expect(nearMiss(rule(condition('a', 'unknown')))).toBeNull();
  });
});

it('puts each rule in one group', () => {
  const rules = [
    rule(condition('a', 'true'), { id: 'fired', matched: true }),
    rule(above('field', 80, 4), { id: 'near' }),
    rule(above('field', 80, 1), { id: 'nearer' }),
    rule(condition('a', 'unknown'), { id: 'unknown' }),
    rule(condition('a', 'false'), { id: 'quiet' }),
    rule(condition('a', 'unknown'), { id: 'expired', in_force: false }),
  ];
  const groups = groupRules(rules);
  expect(groups.fired.map(({ id }) => id)).toEqual(['fired']);
  expect(groups.near.map(({ rule: { id } }) => id)).toEqual(['nearer', 'near']);
  expect(groups.unknown.map(({ id }) => id)).toEqual(['unknown']);
  expect(groups.quiet.map(({ id }) => id)).toEqual(['quiet', 'expired']);
});
