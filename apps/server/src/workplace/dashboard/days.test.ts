import { describe, expect, it } from 'vitest';
import { isTimeZone } from '../../platform/time-slices';
import { bucketCuts, isDate, localDate, startOfDay, unitFor } from './days';

const HOUR_MS = 3_600_000;
const iso = (at: number) => new Date(at).toISOString();
const hours = (cuts: readonly number[]) =>
  cuts.slice(1).map((cut, index) => (cut - (cuts[index] ?? 0)) / HOUR_MS);

describe('days of a time zone', () => {
  it("start at local midnight, also at offsets that aren't whole hours", () => {
    expect(iso(startOfDay('2026-11-25', 'UTC'))).toBe('2026-11-25T00:00:00.000Z');
    expect(iso(startOfDay('2026-11-25', 'Asia/Kolkata'))).toBe('2026-11-24T18:30:00.000Z');
    expect(iso(startOfDay('2026-11-25', 'Asia/Kathmandu'))).toBe('2026-11-24T18:15:00.000Z');
    expect(iso(startOfDay('2026-11-25', 'Pacific/Kiritimati'))).toBe('2026-11-24T10:00:00.000Z');
  });

  it('have 23 or 25 hours when clocks change', () => {
    expect(hours(bucketCuts('2026-03-28', '2026-03-30', 'Europe/Berlin', 'day'))).toEqual([24, 23, 24]);
    expect(hours(bucketCuts('2026-10-24', '2026-10-26', 'Europe/Berlin', 'day'))).toEqual([24, 25, 24]);
    expect(bucketCuts('2026-03-29', '2026-03-29', 'Europe/Berlin', 'hour')).toHaveLength(24);
    expect(hours(bucketCuts('2026-04-04', '2026-04-06', 'Australia/Lord_Howe', 'day'))).toEqual([
      24, 24.5, 24,
    ]);
  });

  it("start at 01:00 when midnight is skipped, and don't exist when the day is skipped", () => {
    const start = startOfDay('2026-04-24', 'Africa/Cairo');
    expect(localDate(start, 'Africa/Cairo')).toBe('2026-04-24');
    expect(localDate(start - 900_000, 'Africa/Cairo')).toBe('2026-04-23');
    expect(bucketCuts('2011-12-29', '2011-12-31', 'Pacific/Apia', 'day')).toHaveLength(3);
  });

  it('are grouped into hours, days, weeks and months', () => {
    expect([1, 2, 3, 92, 93, 1098, 1099, 3660].map(unitFor)).toEqual([
      'hour',
      'hour',
      'day',
      'day',
      'week',
      'week',
      'month',
      'month',
    ]);
    expect(bucketCuts('2026-01-31', '2026-03-02', 'UTC', 'month').map((at) => iso(at).slice(0, 10))).toEqual([
      '2026-01-31',
      '2026-02-01',
      '2026-03-01',
      '2026-03-03',
    ]);
    expect(bucketCuts('2026-01-01', '2026-01-10', 'UTC', 'week').map((at) => iso(at).slice(0, 10))).toEqual([
      '2026-01-01',
      '2026-01-08',
      '2026-01-11',
    ]);
  });

  it('are calendar days', () => {
    expect(['2026-02-28', '2028-02-29', '2026-02-29', '2026-13-01', 'today'].map(isDate)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(['Europe/Berlin', 'Middle/Earth', ''].map(isTimeZone)).toEqual([true, false, false]);
  });
});
