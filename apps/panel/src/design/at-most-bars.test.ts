import { describe, expect, it } from 'vitest';
import { atMostBars } from './at-most-bars';

describe('bars of a sparkline', () => {
  it('are the values if there are few', () => {
    expect(atMostBars([3, 1, 2])).toEqual([3, 1, 2]);
    expect(atMostBars([])).toEqual([]);
  });

  it('are sums of neighbors if there are many', () => {
    expect(atMostBars(new Array<number>(28).fill(1))).toEqual(new Array<number>(14).fill(2));
    expect(atMostBars(new Array<number>(15).fill(1))).toEqual([2, 2, 2, 2, 2, 2, 2, 1]);
  });
});
