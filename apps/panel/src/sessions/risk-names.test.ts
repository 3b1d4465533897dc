import { RISK_FLAGS } from '@assay/contract';
import { describe, expect, it } from 'vitest';
import { duration, RISK_NAMES } from './session-risk';

describe('session texts', () => {
  it('exist for every risk category', () => {
    expect(RISK_NAMES.map(([category]) => category).sort()).toEqual(Object.keys(RISK_FLAGS).sort());
  });

  it.each([
    [0, '0 s'],
    [59.6, '1 min'],
    [61, '1 min 1 s'],
    [3_600, '1 h'],
    [7_384, '2 h 3 min 4 s'],
  ])('formats %d seconds as %s', (seconds, expected) => {
    expect(duration(seconds)).toBe(expected);
  });
});
