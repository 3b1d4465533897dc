import { describe, expect, it } from 'vitest';
import { afterAttempt, DISABLED_AFTER_MS, healthAfter, isGivenUp, verdictOn } from './outcome';
import type { Reply } from './receiver';

const MINUTE = 60_000;
const answered = (status: number, headers = {}): Reply => ({ status, headers, body: '' });
const SILENCE: Reply = { failure: 'timeout' };

describe('a verdict', () => {
  it.each([
    [200, 'delivered'],
    [204, 'delivered'],
    [301, 'failed'],
    [400, 'refused'],
    [404, 'refused'],
    [410, 'refused'],
    [429, 'failed'],
    [500, 'failed'],
    [503, 'failed'],
  ])('on status %i is %s', (status, verdict) => {
    expect(verdictOn(answered(status))).toBe(verdict);
  });
});

describe('attempts', () => {
  it('come at 0, +1 min, +5 min, +30 min, +2 h, +24 h, and then no more', () => {
    let delivery: { attempts: number; firstAttemptAt: number | null } = { attempts: 0, firstAttemptAt: null };
    let at = 1_000_000;
    const times: number[] = [];
    for (;;) {
      times.push(at - 1_000_000);
      const next = afterAttempt(delivery, SILENCE, { at, now: at + 30_000 });
      if (next.state !== 'PENDING') break;
      delivery = next;
      at = next.nextAttemptAt;
    }
    expect(times).toEqual([0, 1, 5, 30, 120, 1440].map((minutes) => minutes * MINUTE));
  });

  it('that come late are a minute apart', () => {
    const late = { attempts: 2, firstAttemptAt: 0 };
    const at = 90 * MINUTE;
    expect(afterAttempt(late, SILENCE, { at, now: at }).nextAttemptAt).toBe(at + MINUTE);
  });

  it('wait as long as the endpoint asks, an hour at most', () => {
    const first = { attempts: 0, firstAttemptAt: null };
    const after = (retryAfter: string) =>
      afterAttempt(first, answered(429, { 'retry-after': retryAfter }), { at: 0, now: 0 }).nextAttemptAt;
    expect([after('600'), after('5'), after('86400'), after('soon')]).toEqual([
      10 * MINUTE,
      MINUTE,
      60 * MINUTE,
      MINUTE,
    ]);
  });

  it('end with a 2xx, and with a 4xx other than 429', () => {
    const first = { attempts: 0, firstAttemptAt: null };
    expect(afterAttempt(first, answered(202), { at: 0, now: 1 }).state).toBe('DELIVERED');
    expect(afterAttempt(first, answered(422), { at: 0, now: 1 }).state).toBe('FAILED');
  });
});

describe('an endpoint', () => {
  const WELL = { failures: 0, failingSince: null, pausedUntil: 0 };

  it('rests after five failures in a row, longer each time, five minutes at most', () => {
    let health = { ...WELL } as ReturnType<typeof healthAfter>;
    const rests = Array.from({ length: 10 }, () => {
      health = healthAfter(health, SILENCE, 1000);
      return (health.pausedUntil - 1000) / 1000;
    });
    expect(rests).toEqual([0, 0, 0, 0, 30, 60, 120, 240, 300, 300]);
    expect(healthAfter(health, answered(200), 2000)).toEqual(WELL);
  });

  it('that answers 429 is left alone for as long as it asks', () => {
    expect(healthAfter(WELL, answered(429, { 'retry-after': '7' }), 0).pausedUntil).toBe(7000);
    expect(healthAfter(WELL, answered(429), 0).pausedUntil).toBe(30_000);
  });

  it('that refuses gets no rest, but has not succeeded either', () => {
    expect(healthAfter(WELL, answered(400), 5)).toEqual({ failures: 0, failingSince: 5, pausedUntil: 0 });
  });

  it('is given up after five days without a success', () => {
    const failing = healthAfter(WELL, SILENCE, 0);
    expect(isGivenUp(failing, DISABLED_AFTER_MS - 1)).toBe(false);
    expect(isGivenUp(failing, DISABLED_AFTER_MS)).toBe(true);
    expect(isGivenUp(WELL, DISABLED_AFTER_MS)).toBe(false);
  });
});
