import { describe, expect, it } from 'vitest';
import { afterAttempt, DISABLED_AFTER_MS, healthAfter, isGivenUp, laneWidth, verdictOn } from './outcome';
import type { Reply } from './receiver';

const MINUTE = 60_000;
const answered = (status: number, headers = {}): Reply => ({ status, headers, body: '' });
const SILENCE: Reply = { failure: 'timeout' };

describe('verdictOn', () => {
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
  ])('maps status %i to %s', (status, verdict) => {
    expect(verdictOn(answered(status))).toBe(verdict);
  });
});

describe('afterAttempt', () => {
  it('schedules attempts at 0, +1 min, +5 min, +30 min, +2 h and +24 h, and then no more', () => {
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

  it('leaves a minute between late attempts', () => {
    const late = { attempts: 2, firstAttemptAt: 0 };
    const at = 90 * MINUTE;
    expect(afterAttempt(late, SILENCE, { at, now: at }).nextAttemptAt).toBe(at + MINUTE);
  });

  it.each([
    1, 2, 3, 4,
  ])('moves the schedule if the clock was set back since the first of %i attempts', (attempts) => {
    const at = 1_000_000_000;
    const gap = [0, 1, 4, 25, 90, 1320][attempts + 1]! * MINUTE;
    const ahead = { attempts, firstAttemptAt: at + 1440 * MINUTE };
    const { nextAttemptAt, firstAttemptAt } = afterAttempt(ahead, SILENCE, { at, now: at });
    expect(nextAttemptAt).toBe(at + gap);
    expect(firstAttemptAt).toBeLessThan(at);
  });

  it("follows the schedule regardless of the endpoint's Retry-After", () => {
    const first = { attempts: 0, firstAttemptAt: null };
    const asked = answered(429, { 'retry-after': '600' });
    expect(afterAttempt(first, asked, { at: 0, now: 0 }).nextAttemptAt).toBe(MINUTE);
  });

  it('ends after a 2xx response, and after a 4xx response other than 429', () => {
    const first = { attempts: 0, firstAttemptAt: null };
    expect(afterAttempt(first, answered(202), { at: 0, now: 1 }).state).toBe('DELIVERED');
    expect(afterAttempt(first, answered(422), { at: 0, now: 1 }).state).toBe('FAILED');
  });
});

describe('healthAfter', () => {
  const WELL = { failures: 0, failingSince: null, pausedUntil: 0 };

  it('is healthy again after one success', () => {
    const failing = healthAfter(healthAfter(WELL, SILENCE, 1000), answered(500), 2000);
    expect(failing).toEqual({ failures: 2, failingSince: 1000, pausedUntil: 0 });
    expect(healthAfter(failing, answered(200), 3000)).toEqual(WELL);
  });

  it('pauses for the Retry-After of a 429 response', () => {
    expect(healthAfter(WELL, answered(429, { 'retry-after': '7' }), 0).pausedUntil).toBe(7000);
    expect(healthAfter(WELL, answered(429), 0).pausedUntil).toBe(30_000);
    expect(healthAfter(WELL, answered(503, { 'retry-after': '86400' }), 0).pausedUntil).toBe(60 * MINUTE);
    const resting = healthAfter(WELL, answered(429, { 'retry-after': '600' }), 0);
    expect(healthAfter(resting, SILENCE, 5).pausedUntil).toBe(600_000);
  });

  it('neither pauses nor counts as a success after a refusal', () => {
    expect(healthAfter(WELL, answered(400), 5)).toEqual({ failures: 0, failingSince: 5, pausedUntil: 0 });
  });

  it('leads to disabling after five days without a success', () => {
    const failing = healthAfter(WELL, SILENCE, 0);
    expect(isGivenUp(failing, DISABLED_AFTER_MS - 1)).toBe(false);
    expect(isGivenUp(failing, DISABLED_AFTER_MS)).toBe(true);
    expect(isGivenUp(WELL, DISABLED_AFTER_MS)).toBe(false);
  });
});

describe('laneWidth', () => {
  const WELL = { failures: 0, failingSince: null, pausedUntil: 0 };
  const FAILING = { failures: 9, failingSince: 0, pausedUntil: 0 };
  const first = { attempts: 0, dueAt: 0 };
  const again = { attempts: 2, dueAt: 0 };

  it('is one while the endpoint responds, and eight with a backlog', () => {
    expect([laneWidth(WELL, false, first, 60_000), laneWidth(WELL, true, first, 60_000)]).toEqual([1, 8]);
  });

  it('is one while the endpoint fails, and grows once deliveries are late', () => {
    const widths = [0, 1999, 2000, 3000, 4000, 8000, 9000, 60_000].map((now) =>
      laneWidth(FAILING, true, first, now),
    );
    expect(widths).toEqual([1, 1, 2, 4, 8, 100, 100, 100]);
  });

  it('grows for retries that are late', () => {
    expect([laneWidth(WELL, false, again, 1999), laneWidth(WELL, true, again, 1999)]).toEqual([1, 8]);
    expect([laneWidth(WELL, false, again, 3000), laneWidth(WELL, true, again, 3000)]).toEqual([4, 8]);
  });
});
