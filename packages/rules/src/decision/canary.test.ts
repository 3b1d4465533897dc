import { describe, expect, it } from 'vitest';
import { ruleCounts } from './decide';

const CALLS = 20_000;
const canary = (id: string, canary_percent: number) => ({ id, mode: 'canary' as const, canary_percent });
const counted = (id: string, percent: number): ReadonlySet<number> => {
  const rule = canary(id, percent);
  return new Set(Array.from({ length: CALLS }, (_, seed) => seed).filter((seed) => ruleCounts(rule, seed)));
};

describe('a canary rule', () => {
  it.each([0.1, 1, 10, 50, 99.9])('counts for its share of transactions: %d %%', (percent) => {
    const expected = (CALLS * percent) / 100;
    const spread = 4 * Math.sqrt(expected * (1 - percent / 100)) + 1;
    expect(Math.abs(counted('C1', percent).size - expected)).toBeLessThan(spread);
  });

  it('selects the same transactions each time, and retains them when the share grows', () => {
    const few = counted('C1', 5);
    expect(counted('C1', 5)).toEqual(few);
    const more = counted('C1', 25);
    expect([...few].every((seed) => more.has(seed))).toBe(true);
  });

  it('selects independently of another canary', () => {
    const [one, two] = [counted('C1', 50), counted('C2', 50)];
    const both = [...one].filter((seed) => two.has(seed)).length;
    expect(Math.abs(both - CALLS / 4)).toBeLessThan(4 * Math.sqrt(CALLS * 0.25 * 0.75));
  });

  it('counts for no transaction without a seed, while live rules count for all', () => {
    expect(ruleCounts(canary('C1', 99.9), null)).toBe(false);
    expect(ruleCounts({ id: 'R', mode: 'live' }, null)).toBe(true);
    expect(ruleCounts({ id: 'R', mode: 'shadow' }, 1)).toBe(false);
  });
});
