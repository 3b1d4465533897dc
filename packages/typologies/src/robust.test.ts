import { describe, expect, it } from 'vitest';
import { predictedSurprise } from './robust';

/** Negative binomial probability of at least a count, added term by term. */
function tail(count: number, shape: number, rate: number): number {
  let term = (rate / (rate + 1)) ** shape;
  let below = 0;
  for (let n = 0; n < count; n++) {
    below += term;
    term *= (n + shape) / (n + 1) / (rate + 1);
  }
  return 1 - below;
}

describe('predictedSurprise', () => {
  it('is the logarithm of the negative binomial probability of at least the count', () => {
    const found = predictedSurprise(5, { count: 3, windows: 10 }, 0.5);
    expect(found).toBeCloseTo(-Math.log10(tail(5, 3.5, 11)), 6);
  });

  it('rises with the length of a history without such counts', () => {
    const after = (windows: number) => predictedSurprise(8, { count: 0, windows }, 0.3);
    expect(after(1)).toBeLessThan(6);
    expect(after(12)).toBeGreaterThan(8);
  });

  it('is low without a history if all accounts have such counts, and 0 up to the expected count', () => {
    expect(predictedSurprise(8, { count: 0, windows: 0 }, 20)).toBeLessThan(1);
    expect(predictedSurprise(3, { count: 40, windows: 10 }, 4)).toBe(0);
  });
});
