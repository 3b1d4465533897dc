import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Elements } from './elements';
import { addTo, watchLateness } from './lateness';
import type { Emit } from './moment';

/** Returns counts by class, up to the last class that has any. */
const counts = (byClass: { readonly [at: number]: number }): readonly number[] =>
  Array.from({ length: Math.max(...Object.keys(byClass).map(Number)) + 1 }, (_, at) => byClass[at] ?? 0);

/** Sets up a page whose clock, frames and timers advance only on request. */
function page() {
  const listening = new Map<string, (event: never) => void>();
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const sent: unknown[] = [];
  const clock = { at: 0 };
  const document = { hidden: false };
  vi.stubGlobal('document', document);
  vi.stubGlobal('performance', { now: () => clock.at });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  vi.stubGlobal('setTimeout', (run: () => void) => timers.push(run));
  const elements = {
    of: (event: { readonly isPrivate?: boolean }) => (event.isPrivate ? null : {}),
  } as unknown as Elements;
  const lateness = watchLateness(((_, members) => sent.push(members)) as Emit, elements, {
    on: (_, types, listener) => {
      for (const type of types.split(' ')) listening.set(type, listener);
    },
    off: () => undefined,
  });
  const due = (waiting: (() => void)[]) => {
    for (const run of waiting.splice(0)) run();
  };
  return {
    document,
    /** Delivers an event that occurred at `time` to the listener at `heard`, in milliseconds. */
    hear: (type: string, time: number, heard: number, more: object = {}) => {
      clock.at = heard;
      listening.get(type)?.({ isTrusted: true, timeStamp: time, ...more } as never);
    },
    pass: (at: number) => {
      clock.at = at;
      due(frames);
      due(timers);
    },
    sent: () => {
      lateness.flush();
      return sent.splice(0);
    },
  };
}

describe('watchLateness', () => {
  let seen: ReturnType<typeof page>;
  beforeEach(() => {
    seen = page();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('reports the delay of input, frames and timers by class', () => {
    seen.hear('keydown', 100, 103);
    seen.pass(117);
    seen.hear('keyup', 180, 310);
    seen.hear('pointermove', 480, 490);
    expect(seen.sent()).toEqual([
      { input: counts({ 3: 1, 6: 1, 12: 1 }), frame: counts({ 7: 1 }), timer: [1] },
    ]);
    expect(seen.sent()).toEqual([]);
  });

  it('measures frames and timers at most four times a second', () => {
    for (let at = 0; at < 1000; at += 10) {
      seen.hear('pointermove', at, at + 1);
      seen.pass(at + 5);
    }
    expect(seen.sent()).toMatchObject([{ frame: counts({ 4: 4 }), timer: [4] }]);
  });

  it('reports nothing for private fields, script events, or a page without events', () => {
    seen.hear('keydown', 100, 103, { isPrivate: true });
    seen.hear('keydown', 100, 103, { isTrusted: false });
    expect(seen.sent()).toEqual([]);
  });

  it('ignores delays while the page was hidden', () => {
    seen.hear('keydown', 100, 103);
    seen.hear('visibilitychange', 110, 110);
    seen.pass(60_000);
    expect(seen.sent()).toEqual([{ input: counts({ 3: 1 }), frame: [], timer: [] }]);
  });

  it('reports nothing when clocks are rounded', () => {
    for (const at of [100, 200, 300]) seen.hear('keydown', at, at + 100);
    expect(seen.sent()).toEqual([]);
  });

  it('adapts to clocks that differ after a sleep', () => {
    const hearParted = () => {
      for (const at of [10_000, 10_100, 10_200]) seen.hear('keydown', at - 5000, at);
      return seen.sent();
    };
    seen.hear('keydown', 100, 104);
    seen.sent();
    expect(hearParted()).toMatchObject([{ input: counts({ 15: 3 }) }]);
    expect(hearParted()).toMatchObject([{ input: counts({ 6: 3 }) }]);
  });
});

it('addTo counts a time in its class, and longer times in the last class', () => {
  const sum: number[] = [];
  for (const ms of [-1, 0, 0.9, 1, 1023, 99_999]) addTo(sum, ms);
  expect(sum).toEqual(counts({ 0: 3, 1: 1, 14: 1, 15: 1 }));
});
