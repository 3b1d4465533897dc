import { expect, it } from 'vitest';
import { retryAfterMs } from './vendor-json';

const now = Date.UTC(2026, 0, 1, 12, 0, 0);

it.each([
  ['2', 2_000],
  [' 120 ', 120_000],
  ['0', 0],
  ['999999', 3_600_000],
  ['Thu, 01 Jan 2026 12:00:30 GMT', 30_000],
  ['Thu, 01 Jan 2026 11:00:00 GMT', 0],
  ['soon', null],
  [undefined, null],
])('retryAfterMs of %s is %s', (header, expected) => expect(retryAfterMs(header, now)).toBe(expected));
