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

describe('a logistic regression', () => {
  it('finds the weights that the examples were drawn by, and the same ones again', () => {
    const fitted = fitLogistic(EXAMPLES, FREE);
    for (const [place, weight] of TRUE.entries()) expect(fitted[place]).toBeCloseTo(weight, 1);
    expect(fitLogistic(EXAMPLES, FREE)).toEqual(fitted);
    expect(lossOf(EXAMPLES, fitted)).toBeLessThan(lossOf(EXAMPLES, FREE.believed));
  });

  it('stays with what is believed where little is shown, and where a term is not free', () => {
    expect(fitLogistic(EXAMPLES.slice(0, 5), { ...FREE, ridge: 1e6 })[2]).toBeCloseTo(3, 3);
    expect(fitLogistic(EXAMPLES, { ...FREE, isFree: [true, true, false] })[2]).toBe(3);
    expect(fitLogistic([], FREE)).toEqual(FREE.believed);
  });

  it('counts a loss of the logarithm of two where nothing is known', () => {
    expect(lossOf(EXAMPLES, [0, 0, 0])).toBeCloseTo(Math.LN2, 9);
  });
});
