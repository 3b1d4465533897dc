import { describe, expect, it } from 'vitest';
import {
  above,
  atLeast,
  atMost,
  type Bar,
  below,
  outcomesOf,
  type Row,
  ratioAtLeast,
  ratioAtMost,
  summary,
  table,
} from './row';

const row = (value: number, bar: Bar | readonly Bar[], ratio?: number): Row => ({
  figure: 'a call',
  value,
  unit: 'ms',
  bar,
  ...(ratio === undefined ? {} : { ratio }),
});

describe('outcomesOf', () => {
  it.each([
    ['at most, equal', row(20, atMost(20)), 'met'],
    ['at most, above', row(25, atMost(20)), 'missed by 5 ms (25 %)'],
    ['at least, equal', row(20, atLeast(20)), 'met'],
    ['at least, below', row(15, atLeast(20)), 'missed by 5 ms (25 %)'],
    ['below, equal', row(20, below(20)), 'missed by 0 ms (0 %)'],
    ['above, equal', row(20, above(20)), 'missed by 0 ms (0 %)'],
    ['zero allowed, one', row(1, atMost(0)), 'missed by 1 ms'],
    ['not a number', row(Number.NaN, atMost(20)), 'missed: not measured'],
    ['ratio, equal or better', row(20, ratioAtMost(1.1), 1), 'met'],
    ['ratio, above', row(20, ratioAtMost(1.1), 2.2), 'missed by 1.1 × (100 %)'],
    ['ratio, below', row(20, ratioAtLeast(0.5), 0.4), 'missed by 0.1 × (20 %)'],
    ['missing ratio', row(20, ratioAtLeast(0.5)), 'missed: not measured'],
  ])('compares the figure with its target: %s', (_what, measured, outcome) => {
    expect(outcomesOf(measured)).toEqual([outcome]);
  });

  it('returns an empty list without a target', () => {
    expect(outcomesOf({ figure: 'a call', value: 1, unit: 'ms' })).toEqual([]);
  });
});

describe('table and summary', () => {
  it('table shows the targets of each figure and their outcomes', () => {
    const lines = table([row(2000, [atMost(1500), ratioAtMost(3)], 2)]).split('\n');
    expect(lines).toEqual([
      '| figure | measured | baseline, same run | ratio | target | outcome |',
      '| --- | --- | --- | --- | --- | --- |',
      '| a call | 2,000 ms |  | 2 × | ≤ 1,500 ms, ≤ 3 × | missed by 500 ms (33.333 %), met |',
    ]);
  });

  it('summary counts met and missed targets and lists each missed one', () => {
    expect(summary([row(1, atMost(2)), row(3, atMost(2)), row(4, atMost(2))])).toBe(
      '1 targets met, 2 missed\n- a call: missed by 1 ms (50 %)\n- a call: missed by 2 ms (100 %)',
    );
  });
});
