import { expect, it } from 'vitest';
import { lagOf } from './standby-reads';

const PRIMARY = [
  { at: 1000, position: 10n },
  { at: 1500, position: 20n },
  { at: 2000, position: 20n },
  { at: 2500, position: 31n },
];

it.each([
  ['has everything', 31n, 500],
  ['has more than the primary had when it was asked', 40n, 500],
  ['lacks the newest', 30n, 1000],
  ['has what was written last before a pause', 20n, 1000],
  ['lags', 19n, 2000],
  ['has a longer delay than reported', 9n, null],
] as const)('a standby that %s', (_, replayed, behind) => {
  expect(lagOf(PRIMARY, replayed, 3000)).toBe(behind);
});
