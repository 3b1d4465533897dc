import { describe, expect, it } from 'vitest';
import { risingSlopes } from './light';

/** Returns the normal equations of `columns · slopes = values`. */
function equations(columns: readonly (readonly number[])[], values: readonly number[]) {
  const product = (one: readonly number[], other: readonly number[]) =>
    one.reduce((sum, value, index) => sum + value * other[index]!, 0);
  return {
    matrix: columns.map((one) => columns.map((other) => product(one, other))),
    right: columns.map((one) => product(one, values)),
  };
}

const COLUMNS = [
  [1, 0, 2, -1],
  [0, 1, 1, 1],
  [1, 1, 0, 3],
];

describe('risingSlopes', () => {
  it('returns the whole sum of squares when positive slopes explain the values', () => {
    const values = [0, 1, 2, 3].map(
      (row) => 2 * COLUMNS[0]![row]! + 0.5 * COLUMNS[1]![row]! + 3 * COLUMNS[2]![row]!,
    );
    const square = values.reduce((sum, value) => sum + value * value, 0);
    expect(risingSlopes(equations(COLUMNS, values))).toBeCloseTo(square, 9);
  });

  it('leaves a slope that would be negative at zero', () => {
    const falling = COLUMNS[1]!.map((value) => -value);
    const [without] = [equations([COLUMNS[0]!, COLUMNS[2]!], falling)];
    expect(risingSlopes(equations(COLUMNS, falling))).toBeCloseTo(risingSlopes(without!), 9);
    expect(risingSlopes(equations([COLUMNS[1]!], falling))).toBe(0);
  });

  it('returns 0 without light', () => {
    expect(
      risingSlopes(
        equations(
          [
            [0, 0],
            [0, 0],
          ],
          [1, -1],
        ),
      ),
    ).toBe(0);
  });
});
