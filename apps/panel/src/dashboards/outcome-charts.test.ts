import { describe, expect, it } from 'vitest';
import { orderedRules } from './outcome-charts';

const rule = (id: string, approve: number, review: number, decline: number) => ({
  id,
  name: id,
  approve,
  review,
  decline,
});
const RULES = [rule('common', 960, 20, 20), rule('trust', 500, 0, 0), rule('sharp', 2, 3, 15)];
const ids = (order: 'stopped' | 'all') => orderedRules(RULES, order).map(({ id }) => id);

describe('orderedRules', () => {
  it('puts rules first whose matches are mostly reviewed or declined', () => {
    expect(ids('stopped')).toEqual(['sharp', 'common']);
  });

  it('puts rules with the most matches first', () => {
    expect(ids('all')).toEqual(['common', 'trust', 'sharp']);
  });
});
