import type { PolicyFile } from '@assay/management-api';
import { describe, expect, it } from 'vitest';
import { policyChanges } from './policy-text';

const effect = JSON.parse('{"then":{"score":{"operation":"+","value":5}}}');
const ruleOf = (id: string, more: object = {}) => ({
  id,
  name: `Rule ${id}`,
  when_text: 'gift = true and transaction_amount > 5',
  mode: 'shadow',
  canary_percent: null,
  category: null,
  priority: 100,
  starts_at: null,
  ends_at: null,
  ...effect,
  ...more,
});
const policy = (rules: readonly object[], more: object = {}) =>
  ({
    rules,
    categories: [],
    lists: [],
    thresholds: { review: 10, decline: 20 },
    ...more,
  }) as unknown as PolicyFile;

describe('changes of a policy', () => {
  it('are empty for equal policies', () => {
    expect(policyChanges(policy([ruleOf('A')]), policy([ruleOf('A')]))).toEqual([]);
  });

  it('list added, removed and changed rules with their texts', () => {
    const [changed, removed, added, ...others] = policyChanges(
      policy([ruleOf('A'), ruleOf('B')]),
      policy([ruleOf('A', { mode: 'canary', canary_percent: 5 }), ruleOf('C')]),
    );
    expect(changed).toMatchObject({ title: 'Rule A: Rule A', kind: 'changed' });
    expect(changed?.after).toContain('Mode: canary 5%');
    expect(changed?.after).toContain('Condition: gift = true\n  and transaction_amount > 5');
    expect(removed).toMatchObject({ kind: 'removed', after: '' });
    expect(added).toMatchObject({ kind: 'added', before: '' });
    expect(others).toEqual([]);
  });

  it('list thresholds, categories and lists', () => {
    const changes = policyChanges(
      policy([]),
      policy([], {
        thresholds: { review: 12, decline: 20 },
        categories: [{ id: 'cards', name: 'Cards', thresholds: null }],
        lists: [{ id: 'mules', name: 'Mules', kind: 'block', field: 'email' }],
      }),
    );
    expect(changes.map(({ kind, title }) => `${kind} ${title}`)).toEqual([
      'changed Thresholds and settings',
      'added Category cards: Cards',
      'added List mules: Mules',
    ]);
    expect(changes[0]?.after).toContain('Review at: 12');
  });
});
