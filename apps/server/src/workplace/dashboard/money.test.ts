import { expect, it } from 'vitest';
import { plainAmount } from './rule-figures';

it.each([
  [0.1 + 0.2, 0.3],
  [0.1 + 0.2 + 0.3 - 0.3 - 0.2 - 0.1, 0],
  [-19.990000000000002, -19.99],
  [999_999_999_999.99, 999_999_999_999.99],
  [1e15, 1e15],
  [0.0000014, 0.000001],
])('plainAmount(%d) returns %d', (sum, reported) => {
  expect(plainAmount(sum)).toBeCloseTo(reported, 12);
  expect(String(plainAmount(sum))).toBe(String(reported));
});
