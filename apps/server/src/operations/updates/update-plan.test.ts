import { describe, expect, it } from 'vitest';
import { firstTurn, nextTurn, outsideQuietHours, quietHoursText, readQuietHours } from './update-plan';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const now = Date.parse('2026-11-20T10:00:00Z');
const turn = { cadenceHours: 24, failures: 0, now, chance: 0, quiet: null } as const;

describe('nextTurn', () => {
  it('follows the cadence after new data, up to a tenth earlier', () => {
    expect(nextTurn({ ...turn, outcome: 'accepted' })).toBe(now + 24 * HOUR);
    expect(nextTurn({ ...turn, outcome: 'unchanged', chance: 0.999 })).toBeCloseTo(now + 21.6024 * HOUR, -3);
  });

  it('uses gaps that grow to the cadence after failures', () => {
    const gaps = [1, 2, 3, 4, 5, 6, 50].map(
      (failures) => nextTurn({ ...turn, outcome: 'failed', failures, chance: 1 - Number.EPSILON }) - now,
    );
    expect(gaps.map((gap) => Math.round(gap / MINUTE))).toEqual([5, 15, 45, 135, 405, 1215, 1440]);
  });

  it('waits longer after a rejected document', () => {
    expect(nextTurn({ ...turn, outcome: 'refused', failures: 1 }) - now).toBe(30 * MINUTE);
  });

  it('respects the delay requested by the publisher', () => {
    const after = nextTurn({ ...turn, outcome: 'failed', failures: 1, retryAfterMs: 40 * MINUTE });
    expect(after - now).toBe(40 * MINUTE);
  });
});

describe('firstTurn', () => {
  it('is immediate without stored data, otherwise when the stored data reaches its cadence', () => {
    expect(firstTurn({ cadenceHours: 24, fetchedAt: null }, turn)).toBe(now);
    expect(firstTurn({ cadenceHours: 24, fetchedAt: now - 20 * HOUR }, turn)).toBe(now + 4 * HOUR);
    expect(firstTurn({ cadenceHours: 24, fetchedAt: now - 90 * HOUR }, { ...turn, chance: 0.5 })).toBe(
      now + 15 * MINUTE,
    );
  });
});

describe('quiet hours', () => {
  const day = readQuietHours('08:00-20:00')!;
  const night = readQuietHours('22:30-05:00')!;
  const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);

  it.each([
    ['10:00', day, '20:00'],
    ['07:59', day, '07:59'],
    ['20:00', day, '20:00'],
    ['04:59', night, '05:00'],
    ['12:00', night, '12:00'],
  ])('move %s', (time, quiet, moved) => {
    expect(outsideQuietHours(at(time), quiet, 0)).toBe(at(moved));
  });

  it('move a time past midnight', () => {
    expect(outsideQuietHours(at('23:00'), night, 0)).toBe(at('05:00') + 24 * HOUR);
  });

  it('spread updates after their end', () => {
    expect(outsideQuietHours(at('10:00'), day, 0.5)).toBe(at('20:15'));
  });

  it('are parsed and reported', () => {
    expect(quietHoursText(night)).toBe('22:30-05:00');
    for (const text of ['', '8-20', '08:00-24:00', '08:00-08:00', '08:60-09:00'])
      expect(readQuietHours(text)).toBeNull();
  });
});
