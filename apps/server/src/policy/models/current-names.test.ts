import { describe, expect, it } from 'vitest';
import { currentNames } from './routes';

describe('currentNames', () => {
  it('returns a backtest result of an earlier version with the current names', () => {
    const stored = {
      rules: { newly_blocked_good: { transactions: 1, examples: ['a'] } },
      draft: {
        false_alarm_rate: { value: 0.1, low: 0, high: 0.2 },
        confusion: { fired: { negative: 1 }, silent: { negative: 2 } },
        money: [{ currency: 'EUR', fired: 3, fired_negative: 2, fired_positive: 1 }],
        replaced: null,
      },
    };
    expect(currentNames(stored)).toEqual({
      rules: { new_false_positives: { transactions: 1, examples: ['a'] } },
      draft: {
        false_positive_rate: { value: 0.1, low: 0, high: 0.2 },
        confusion: { matched: { negative: 1 }, not_matched: { negative: 2 } },
        money: [{ currency: 'EUR', matched: 3, matched_negative: 2, matched_positive: 1 }],
        replaced: null,
      },
    });
  });

  it('returns a model report of an earlier version with the current names', () => {
    expect(currentNames({ suspects: ['amount'], rows: 7 })).toEqual({ suspected_leaks: ['amount'], rows: 7 });
  });

  it('returns null for a job without a result', () => {
    expect(currentNames(null)).toBeNull();
  });
});
