import { describe, expect, it } from 'vitest';
import { pickStills } from './pick-stills';

describe('stills of one moment', () => {
  it('are sent the sharpest first, and the next ones in the order in which they were taken', () => {
    expect(pickStills([120, 300, 90, 250, 280, 100], 3)).toEqual({ best: 1, others: [0, 3, 4] });
  });

  it('are the first ones where nobody could look at them, or all are alike', () => {
    expect(pickStills([null, null, null, null], 2)).toEqual({ best: 0, others: [1, 2] });
    expect(pickStills([200, 200, 200], 2)).toEqual({ best: 0, others: [1, 2] });
  });

  it('that could not be looked at come last', () => {
    expect(pickStills([null, 50, null, 80], 2)).toEqual({ best: 3, others: [0, 1] });
  });

  it('may be one alone', () => {
    expect(pickStills([10], 3)).toEqual({ best: 0, others: [] });
  });
});
