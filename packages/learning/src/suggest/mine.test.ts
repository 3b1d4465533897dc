import { describe, expect, it } from 'vitest';
import { type Column, type Dataset, slice } from '../features/dataset';
import { seededRandom } from '../random';
import { mineRules } from './mine';

const ROWS = 5000;

/**
 * Creates fraud cases where a flag, an amount and a country coincide, and a few at random; after `until` the
 * pattern is gone.
 */
function planted(until: number): Dataset {
  const random = seededRandom(21);
  const flag = Float64Array.from({ length: ROWS }, () => Number(random.chance(0.3)));
  const amount = Float64Array.from({ length: ROWS }, () => Math.round(-Math.log(1 - random.next()) * 200));
  const country = Int32Array.from({ length: ROWS }, () => random.below(4));
  const noise = Float64Array.from({ length: ROWS }, () => random.normal());
  const labels = Uint8Array.from({ length: ROWS }, (_, i) => {
    const pattern = i < until && flag[i] === 1 && (amount[i] as number) >= 180 && country[i] === 2;
    return Number(random.chance(pattern ? 0.985 : 0.03));
  });
  const columns: Column[] = [
    { kind: 'flag', values: flag },
    { kind: 'number', values: amount },
    { kind: 'category', codes: country, values: ['DE', 'FR', 'XX', 'US'] },
    { kind: 'number', values: noise },
  ];
  return {
    features: [
      { name: 'tor', label: 'Tor', rule: 'ip_details.tor = true', ruleOtherwise: 'ip_details.tor = false' },
      { name: 'amount', label: 'Amount', rule: 'transaction_amount' },
      { name: 'country', label: 'Country', rule: 'user_country' },
      { name: 'noise', label: 'Noise', rule: 'user_balance' },
    ],
    columns,
    labels,
    at: Float64Array.from({ length: ROWS }, (_, i) => i),
  };
}

describe('mineRules', () => {
  it('finds the planted pattern and confirms it on later transactions', () => {
    const { suggestions, refused, laterRows } = mineRules(planted(ROWS));
    expect(refused).toBeNull();
    expect(laterRows).toBe(2000);
    const [best] = suggestions;
    expect(best?.text).toContain('ip_details.tor = true');
    expect(best?.text).toContain('user_country = "XX"');
    expect(best?.text).toMatch(/transaction_amount >= \d+/);
    expect(best && best.later.frauds / best.later.hits).toBeGreaterThan(0.9);
  });

  it('drops a rule that no longer holds on later transactions', () => {
    expect(mineRules(planted(2800)).suggestions).toEqual([]);
  });

  it('refuses fewer than 1,000 labels', () => {
    expect(mineRules(slice(planted(ROWS), 0, 800)).refused).toContain('Found 800');
  });
});
