import { describe, expect, it } from 'vitest';
import { LATENESS } from '../data/lateness';
import { emptySummary, type LatenessSum } from '../summary';
import { between, punctuality, quantile } from './punctuality';

/** Returns the given count in the class that starts at `ms`. */
const at = (ms: number, times: number): readonly number[] =>
  LATENESS.classes.map((from) => (from === ms ? times : 0));
const of = (late: Partial<LatenessSum>) =>
  punctuality({ ...emptySummary(), late: { input: [], frame: [], timer: [], ...late } });

describe('punctuality', () => {
  it('returns full trust without measurements, with too few, and on a prompt page', () => {
    const whole = { trust: 1, seen: null, contradiction: null };
    expect(of({})).toEqual(whole);
    expect(of({ timer: at(256, LATENESS.least - 1) })).toEqual(whole);
    expect(of({ timer: at(0, 40), frame: at(3, 40), input: at(12, 200) })).toEqual(whole);
  });

  it('returns less trust the later timers are, without jumps', () => {
    const trusts = LATENESS.classes.map((ms) => of({ timer: at(ms, 40) }).trust);
    expect(trusts).toEqual([...trusts].sort((a, b) => b - a));
    expect(trusts.at(0)).toBe(1);
    expect(trusts.at(-1)).toBe(0);
    const steps = Array.from({ length: 200 }, (_, ms) => between(LATENESS.trust, ms));
    for (const [ms, trust] of steps.slice(1).entries())
      expect((steps[ms] ?? 0) - trust).toBeLessThanOrEqual(0.1);
  });

  it('describes the lateness in words', () => {
    expect(of({ timer: at(8, 40) }).seen).toBe(
      'timing weighted at 42%: the page itself was late (p90 12 ms)',
    );
    expect(of({ timer: at(128, 40) }).seen).toBe(
      'timing not evaluated: the page itself was late (p90 243 ms)',
    );
  });

  it("isn't affected by the input's own lateness or by a page that blocks occasionally", () => {
    expect(of({ input: at(256, 100) }).trust).toBe(1);
    expect(of({ timer: at(0, 38).map((count, index) => count + (at(512, 2)[index] ?? 0)) }).trust).toBe(1);
  });

  it('returns full trust and a contradiction when only the input is late', () => {
    const prompt = { frame: at(3, 40), timer: at(0, 40) };
    expect(of({ ...prompt, input: at(128, 100) })).toEqual({
      trust: 1,
      seen: null,
      contradiction: 'input waits 192 ms, but the page waits 4 ms for frames and timers',
    });
    expect(of({ ...prompt, input: at(12, 100) }).contradiction).toBeNull();
    expect(of({ frame: at(128, 40), timer: at(64, 40), input: at(128, 100) }).contradiction).toBeNull();
  });
});

it('quantile interpolates within its class', () => {
  expect(quantile([10, 0, 10], 0.5)).toBe(1);
  expect(quantile([10, 0, 10], 0.75)).toBe(2.5);
  expect(quantile(at(1024, 3), 0.9)).toBe(1024);
  expect(quantile([], 0.9)).toBe(0);
});
