import { describe, expect, it } from 'vitest';
import { utcOffset } from './place-table';

describe('utcOffset', () => {
  it.each([
    ['America/New_York', '2026-01-15T12:00:00Z', '-05:00'],
    ['America/New_York', '2026-07-15T12:00:00Z', '-04:00'],
    ['Asia/Kathmandu', '2026-01-15T12:00:00Z', '+05:45'],
    ['America/St_Johns', '2026-01-15T12:00:00Z', '-03:30'],
    ['Europe/London', '2026-01-15T12:00:00Z', '+00:00'],
    ['Pacific/Kiritimati', '2026-01-15T12:00:00Z', '+14:00'],
  ])('%s at %s has the offset %s', (zone, moment, expected) => {
    expect(utcOffset(zone, new Date(moment))).toBe(expected);
  });

  it('changes at the daylight saving time change, and back for an earlier time', () => {
    const before = new Date('2026-03-29T00:59:59Z');
    const after = new Date('2026-03-29T01:00:00Z');
    expect([before, after, before].map((at) => utcOffset('Europe/Berlin', at))).toEqual([
      '+01:00',
      '+02:00',
      '+01:00',
    ]);
  });

  it('returns null for an unknown zone', () => {
    expect(utcOffset('Mars/Olympus_Mons', new Date(0))).toBeNull();
  });
});
