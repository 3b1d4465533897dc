import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beginOf, dayOf, lastDayBefore } from './days';

describe('day filters', () => {
  beforeAll(() => {
    vi.stubEnv('TZ', 'Europe/Berlin');
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    '2026-03-29',
    '2026-10-25',
    '2026-07-01',
    '2026-12-31',
  ])('converts %s to the start of the next day and back', (day) => {
    const end = beginOf(day, 1) ?? '';
    expect(new Date(end).getHours()).toBe(0);
    expect(lastDayBefore(end)).toBe(day);
    expect(dayOf(new Date(beginOf(day) ?? ''))).toBe(day);
  });

  it('respects days with 23 or 25 hours', () => {
    const hours = (day: string) =>
      (Date.parse(beginOf(day, 1) ?? '') - Date.parse(beginOf(day) ?? '')) / 3_600_000;
    expect(['2026-03-29', '2026-10-25', '2026-07-01'].map(hours)).toEqual([23, 25, 24]);
  });

  it('returns undefined for an invalid date', () => {
    expect([beginOf(''), beginOf('2026-99-01')]).toEqual([undefined, undefined]);
  });
});
