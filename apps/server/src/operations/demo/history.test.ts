import { Engine, Graph, transferOf } from '@assay/typologies';
import { describe, expect, it } from 'vitest';
import { DEMO_TYPOLOGIES } from './flows';
import { history, remainingToday } from './history';
import { seededRandom } from './people';
import { Shop } from './shop';
import { ShiftedClock } from './traffic';

const DAY_MS = 86_400_000;
const FROM = Date.UTC(2026, 8, 1);
const WEEKS = 8;

const reported = (seed: number) => {
  const random = seededRandom(seed);
  return history(new Shop(random), random, { from: FROM, to: FROM + WEEKS * 7 * DAY_MS });
};

describe('history', () => {
  const calls = reported(1);

  it('covers every day of its period, in order', () => {
    const times = calls.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.every((at) => at >= FROM && at < FROM + WEEKS * 7 * DAY_MS)).toBe(true);
    expect(new Set(times.map((at) => Math.floor((at - FROM) / DAY_MS))).size).toBe(WEEKS * 7);
  });

  it('returns the same history for the same seed and a different one for another seed', () => {
    expect(reported(1)).toEqual(calls);
    expect(reported(2)).not.toEqual(calls);
  });

  it('contains a fraud ring: many cards and names, one computer and one address', () => {
    const ring = calls.filter(({ story }) => story === 'card testing');
    const distinct = (value: (call: (typeof ring)[number]) => unknown) => new Set(ring.map(value)).size;
    expect(ring.length).toBeGreaterThan(20);
    expect([distinct(({ device }) => device), distinct(({ request }) => request.ip)]).toEqual([1, 1]);
    expect(distinct(({ request }) => request.card_hash)).toBe(ring.length);
    expect(distinct(({ request }) => request.user_id)).toBe(ring.length);
  });

  it('contains flows of money that the switched-on typologies find', () => {
    const settings = DEMO_TYPOLOGIES.filter(({ mode }) => mode === 'on').map(({ id }) => ({
      id,
      parameters: {},
    }));
    const engine = new Engine(settings, new Graph());
    const found = calls.flatMap(({ at, request }, index) =>
      engine.observe(
        transferOf({
          id: String(index),
          at,
          amount: request.transaction_amount ?? null,
          currency: request.transaction_currency ?? null,
          sender: request.user_id ?? null,
          receiver: request.receiver_id ?? request.receiver_bank_account ?? null,
        }),
      ),
    );
    expect(new Set(found.map(({ typology }) => typology))).toEqual(new Set(settings.map(({ id }) => id)));
    expect(new Set(found.map(({ entity }) => entity.key)).size).toBeLessThan(12);
  });

  it('contains mostly legitimate customers who return', () => {
    const frauds = calls.filter(({ isFraud }) => isFraud).length;
    expect(frauds / calls.length).toBeGreaterThan(0.01);
    expect(frauds / calls.length).toBeLessThan(0.05);
    expect(new Set(calls.map(({ request }) => request.user_id)).size).toBeLessThan(calls.length / 2);
  });
});

describe('remaining transactions of today', () => {
  const call = (day: number) => ({ at: FROM + day * DAY_MS });
  const past = [0, 1, 2].flatMap((day) => Array.from({ length: 10 }, () => call(day)));

  it('fill today up to 1.5 times an ordinary day', () => {
    expect(remainingToday([...past, call(3), call(3)], FROM + 3.5 * DAY_MS)).toBe(13);
    expect(remainingToday([...past, ...Array.from({ length: 40 }, () => call(3))], FROM + 3.5 * DAY_MS)).toBe(
      0,
    );
  });

  it('keep today of a whole demo below 1.5 times every ordinary day', () => {
    const calls = reported(1);
    const now = FROM + WEEKS * 7 * DAY_MS - 1;
    const today = calls.filter(({ at }) => at >= FROM + (WEEKS * 7 - 1) * DAY_MS).length;
    const counts = [...new Set(calls.map(({ at }) => Math.floor((at - FROM) / DAY_MS)))].map(
      (day) => calls.filter(({ at }) => Math.floor((at - FROM) / DAY_MS) === day).length,
    );
    const median = counts.sort((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0;
    expect((today + remainingToday(calls, now)) / median).toBeLessThanOrEqual(1.55);
  });
});

describe('ShiftedClock', () => {
  it('is set back, runs from there, and returns to the present', () => {
    const clock = new ShiftedClock();
    clock.moveTo(FROM + 0.5);
    expect(Number.isInteger(clock.now())).toBe(true);
    expect(clock.now() - FROM).toBeLessThan(60_000);
    clock.follow(Date.now(), 0);
    expect(clock.now() - FROM).toBeLessThan(60_000);
    clock.comeBack();
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(1000);
  });
});
