import { describe, expect, it } from 'vitest';
import { shortTime } from './time';

const now = new Date('2026-11-29T20:00:00Z');
// English times have a narrow space before AM and PM.
const short = (at: string, zone: string) => shortTime(new Date(at), now, zone).replace('\u202f', ' ');

describe('shortTime', () => {
  it.each([
    ['2026-11-29T04:05:59Z', 'UTC', 'Today, 4:05 AM'],
    ['2026-11-29T04:05:59Z', 'America/New_York', 'Nov 28, 11:05 PM'],
    ['2026-11-28T16:20:10Z', 'UTC', 'Nov 28, 4:20 PM'],
    ['2025-11-28T16:20:10Z', 'UTC', 'Nov 28, 2025'],
  ])('shows %s in %s as %s', (at, zone, text) => {
    expect(short(at, zone)).toBe(text);
  });
});
