import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beginOf, dayOf, lastDayBefore } from './execution-filters';

describe('days of a filter', () => {
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
  ])('ends %s where the next one begins, and shows it again', (day) => {
    const end = beginOf(day, 1) ?? '';
    expect(new Date(end).getHours()).toBe(0);
    expect(lastDayBefore(end)).toBe(day);
    expect(dayOf(new Date(beginOf(day) ?? ''))).toBe(day);
  });

  it('counts the hours that such a day has', () => {
    const hours = (day: string) =>
      (Date.parse(beginOf(day, 1) ?? '') - Date.parse(beginOf(day) ?? '')) / 3_600_000;
    expect(['2026-03-29', '2026-10-25', '2026-07-01'].map(hours)).toEqual([23, 25, 24]);
  });

  it('makes no moment of what is no day', () => {
    expect([beginOf(''), beginOf('2026-99-01')]).toEqual([undefined, undefined]);
  });
});
