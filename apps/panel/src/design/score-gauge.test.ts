import { describe, expect, it } from 'vitest';
import { placeOf } from './score-gauge';

const ZONES = [
  { from: 0, to: 10 },
  { from: 10, to: 20 },
  { from: 20, to: 100 },
];

describe('placeOf', () => {
  it.each([
    [-3, 0],
    [5, 100 / 6],
    [10, 100 / 3],
    [15, 50],
    [20, 200 / 3],
    [100, 100],
    [140, 100],
  ])('puts the score %s at %s%%', (score, place) => {
    expect(placeOf(score, ZONES)).toBeCloseTo(place);
  });
});
