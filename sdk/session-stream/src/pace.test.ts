import { describe, expect, it } from 'vitest';
import { type PaceSums, pace } from './pace';

/** Returns a generator of repeatable numbers between 0 and 1. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Returns the position of a hand that moves 900 px back and forth, one second each way. */
function place(ms: number): { readonly x: number; readonly y: number } {
  const way = (1 - Math.cos((ms / 1000) * Math.PI)) / 2;
  return { x: Math.round(100 + 900 * way), y: Math.round(300 + 200 * way) };
}

/** Returns the counts when the position at `was` is reported at `at`, both in milliseconds. */
function counted(samples: readonly { readonly was: number; readonly at: number }[]): PaceSums {
  const timing = pace();
  for (const { was, at } of samples) timing.add(at, place(was).x, place(was).y);
  return timing.take();
}

const every = (ms: number, until = 10_000): readonly number[] =>
  Array.from({ length: Math.floor(until / ms) }, (_, index) => index * ms);
const prompt = (times: readonly number[]) => times.map((at) => ({ was: at, at }));

describe('pace of a local pointer', () => {
  const random = dice(3);
  it.each([
    ['250 Hz', prompt(every(4))],
    ['125 Hz', prompt(every(8))],
    ['60 Hz', prompt(every(1000 / 60))],
    [
      '125 Hz with a clock of 15.6 ms',
      every(8).map((was) => ({ was, at: Math.floor(was / 15.625) * 15.625 })),
    ],
    ['67 Hz with a third of the reports lost', prompt(every(15).filter(() => random() > 0.33))],
    ['125 Hz with delays on a busy machine', prompt(every(8).map((at) => at + (random() < 0.3 ? 7 : 0)))],
    [
      '125 Hz with three positions per report',
      every(8).map((was) => ({ was, at: Math.ceil(was / 24) * 24 })),
    ],
  ])('shows no network delay at %s', (_, samples) => {
    const { pairs, uneven, odd, slack, fast } = counted(samples);
    expect(pairs).toBeGreaterThan(50);
    expect(odd / pairs).toBeLessThan(0.03);
    expect(odd).toBeLessThanOrEqual(uneven / 3);
    expect(slack / fast).toBeLessThan(0.2);
  });

  it('is not slow when reports are faster than the screen', () => {
    for (const ms of [1, 8, 1000 / 60]) {
      const { fast, slow } = counted(prompt(every(ms)));
      expect(fast).toBeGreaterThan(100);
      expect(slow).toBe(0);
    }
  });

  it('compares no steps at 1000 Hz, because they are too short', () => {
    expect(counted(prompt(every(1)))).toMatchObject({ pairs: 0, odd: 0 });
  });

  it('is not slow when single reports are late in a slow movement', () => {
    const random = dice(11);
    const timing = pace();
    for (let at = 0; at < 5000; at += random() < 0.03 ? 24 : 1) timing.add(at, Math.round(at * 0.5), 300);
    const { fast, slow } = timing.take();
    expect(slow).toBeGreaterThan(0);
    expect(slow / fast).toBeLessThan(0.2);
  });

  it('counts nothing for pauses', () => {
    expect(counted(prompt([0, 500, 1000, 1500, 2000]))).toMatchObject({ fast: 0, pairs: 0 });
  });
});

describe('pace of a pointer over a network', () => {
  it('shows changing delays', () => {
    const random = dice(5);
    let last = 0;
    const samples = every(17).map((was) => {
      last = Math.max(last, was + 20 + random() * 40);
      return { was, at: last };
    });
    const { pairs, uneven, odd } = counted(samples);
    expect(odd / pairs).toBeGreaterThan(0.35);
    expect(odd / uneven).toBeGreaterThan(0.5);
  });

  it('seldom has three quick steps in a row', () => {
    const random = dice(7);
    const delayed = every(17).map((was) => ({ was, at: was + 20 + random() * 14 }));
    const { fast, spaced } = counted(delayed);
    expect(spaced / fast).toBeGreaterThan(0.85);
    const planned = counted(delayed.map(({ was }, index) => ({ was, at: index * 12 })));
    expect(planned.fast).toBeGreaterThan(100);
    expect(planned.spaced).toBe(0);
  });

  it('is slower than any mouse, or slack when sent in packets', () => {
    const viewer = counted(prompt(every(24)));
    expect(viewer.slow).toBe(viewer.fast);
    expect(viewer.slack).toBe(0);
    const packets = counted(prompt(every(120)));
    expect(packets.fast).toBeGreaterThan(20);
    expect(packets.slack).toBe(packets.fast);
  });
});

it('pace restarts its counts after take', () => {
  const timing = pace();
  for (const at of every(8, 1000)) timing.add(at, place(at).x, place(at).y);
  expect(timing.take().fast).toBeGreaterThan(10);
  expect(timing.take()).toEqual({ fast: 0, spaced: 0, slow: 0, slack: 0, pairs: 0, uneven: 0, odd: 0 });
});
