import { describe, expect, it } from 'vitest';
import { sortRows } from './sort-rows';

const rows = [{ n: 2 }, { n: null }, { n: 10 }, { n: 1 }];

describe('sortRows', () => {
  it('sorts numbers by size, with missing values last in both directions', () => {
    expect(sortRows(rows, ({ n }) => n, 'ascending').map(({ n }) => n)).toEqual([1, 2, 10, null]);
    expect(sortRows(rows, ({ n }) => n, 'descending').map(({ n }) => n)).toEqual([10, 2, 1, null]);
  });

  it('sorts text, and leaves equal rows in their order', () => {
    const named = [
      { name: 'b', id: 1 },
      { name: 'a', id: 2 },
      { name: 'b', id: 3 },
    ];
    expect(sortRows(named, ({ name }) => name, 'ascending').map(({ id }) => id)).toEqual([2, 1, 3]);
  });
});
