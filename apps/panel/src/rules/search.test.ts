import type { ManagedRule } from '@assay/management-api';
import { describe, expect, it } from 'vitest';
import type { RuleMetrics } from '../api/dashboard';
import { matchingRules, readRulesSearch, UNCATEGORIZED } from './search';

const effects = JSON.parse('[{"then":{"score":{"operation":"+","value":5}}},{"then":{"state":"DECLINE"}}]');
const ruleOf = (id: string, more: Partial<ManagedRule>, effect = 0): ManagedRule =>
  ({
    id,
    name: `Rule ${id}`,
    when_text: 'gift = true',
    mode: 'live',
    category: null,
    ...effects[effect],
    ...more,
  }) as ManagedRule;
const RULES = [
  ruleOf('A', { category: 'cards' }),
  ruleOf('B', { mode: 'shadow', when_text: 'ip_details.tor = true' }, 1),
  ruleOf('C', {}),
];
const figuresOf = (matches: number, fraud: number, legitimate: number) =>
  ({
    matches,
    shadow_matches: 0,
    fraud,
    legitimate,
    precision: fraud + legitimate === 0 ? null : fraud / (fraud + legitimate),
  }) as RuleMetrics;
const FIGURES = new Map([
  ['A', figuresOf(9, 1, 3)],
  ['B', figuresOf(5, 4, 1)],
]);
const ids = (search: Parameters<typeof matchingRules>[1], wanted = '') =>
  matchingRules(RULES, search, wanted, FIGURES).map(({ id }) => id);

describe('filters of the rules page', () => {
  it('select rules by mode, category, effect and words', () => {
    expect(ids({})).toEqual(['A', 'B', 'C']);
    expect(ids({ mode: 'shadow' })).toEqual(['B']);
    expect(ids({ category: 'cards' })).toEqual(['A']);
    expect(ids({ category: UNCATEGORIZED })).toEqual(['B', 'C']);
    expect(ids({ effect: 'state' })).toEqual(['B']);
    expect(ids({}, 'TOR rule')).toEqual(['B']);
  });

  it('select rules by their metrics', () => {
    expect(ids({ figures: 'matching' })).toEqual(['A', 'B']);
    expect(ids({ figures: 'quiet' })).toEqual(['C']);
    expect(ids({ figures: 'imprecise' })).toEqual(['A']);
    expect(ids({ figures: 'false_positives' })).toEqual(['A', 'B']);
    expect(matchingRules(RULES, { figures: 'quiet' }, '', undefined)).toHaveLength(3);
  });

  it('are read from the URL; invalid values are ignored', () => {
    const search = { mode: 'live', effect: 'score', figures: 'quiet', category: 'cards', range: 7 };
    expect(readRulesSearch(search)).toEqual({ ...search, range: '7' });
    expect(readRulesSearch({ mode: 'on', effect: 1, figures: '', category: '' })).toEqual({});
  });
});
