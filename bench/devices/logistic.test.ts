import { describe, expect, it } from 'vitest';
import { fitLogistic, lossOf } from './logistic';
import { Chance } from './random';

const chance = new Chance(7);
const TRUE = [-0.5, 1.2, 0];
const EXAMPLES = Array.from({ length: 20_000 }, () => {
  const terms = [1, 4 * chance.next() - 2, 4 * chance.next() - 2];
  const sum = terms.reduce((all, term, place) => all + term * (TRUE[place] ?? 0), 0);
  return { terms, isRight: chance.happens(1 / (1 + Math.exp(-sum))) };
});
const FREE = { believed: [0, 1, 3], ridge: 1, isFree: [true, true, true] };

describe('logistic regression', () => {
  it('recovers the weights of the examples and is deterministic', () => {
    const fitted = fitLogistic(EXAMPLES, FREE);
    for (const [place, weight] of TRUE.entries()) expect(fitted[place]).toBeCloseTo(weight, 1);
    expect(fitLogistic(EXAMPLES, FREE)).toEqual(fitted);
    expect(lossOf(EXAMPLES, fitted)).toBeLessThan(lossOf(EXAMPLES, FREE.believed));
  });

  it('stays at the prior with little evidence and for fixed terms', () => {
    expect(fitLogistic(EXAMPLES.slice(0, 5), { ...FREE, ridge: 1e6 })[2]).toBeCloseTo(3, 3);
    expect(fitLogistic(EXAMPLES, { ...FREE, isFree: [true, true, false] })[2]).toBe(3);
    expect(fitLogistic([], FREE)).toEqual(FREE.believed);
  });

  it('has a loss of ln 2 without information', () => {
    expect(lossOf(EXAMPLES, [0, 0, 0])).toBeCloseTo(Math.LN2, 9);
  });
});
