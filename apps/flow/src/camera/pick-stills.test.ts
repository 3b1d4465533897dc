import { describe, expect, it } from 'vitest';
import { pickStills } from './pick-stills';

describe('pickStills', () => {
  it('returns the sharpest still as best, and the next ones in capture order', () => {
    expect(pickStills([120, 300, 90, 250, 280, 100], 3)).toEqual({ best: 1, others: [0, 3, 4] });
  });

  it('returns the first stills when none was analyzed or all are equally sharp', () => {
    expect(pickStills([null, null, null, null], 2)).toEqual({ best: 0, others: [1, 2] });
    expect(pickStills([200, 200, 200], 2)).toEqual({ best: 0, others: [1, 2] });
  });

  it('ranks stills that were not analyzed last', () => {
    expect(pickStills([null, 50, null, 80], 2)).toEqual({ best: 3, others: [0, 1] });
  });

  it('returns a single still without others', () => {
    expect(pickStills([10], 3)).toEqual({ best: 0, others: [] });
  });
});
