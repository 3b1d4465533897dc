import { beforeEach, describe, expect, test } from 'vitest';
import { pageWith } from '../testing/page';
import { OriginWatch } from './origin';

const move = (clientX: number, timeStamp: number, more: object = {}) =>
  ({
    isTrusted: true,
    pointerType: 'mouse',
    clientX,
    clientY: 40,
    timeStamp,
    getCoalescedEvents: () => [1, 2],
    ...more,
  }) as unknown as PointerEvent;

const key = (code: string, name: string, more: object = {}) =>
  ({
    isTrusted: true,
    repeat: false,
    code,
    key: name,
    shiftKey: false,
    timeStamp: 5,
    getModifierState: () => false,
    ...more,
  }) as unknown as KeyboardEvent;

describe('OriginWatch', () => {
  /** Sets up a top-level window. */
  const alone = (more: object = {}) => {
    const window = { ...more, top: {} };
    window.top = window;
    pageWith({ window });
  };
  beforeEach(() => alone());

  test('recognizes a mouse: several samples per move, whole pixels, and times in whole milliseconds', () => {
    const origin = new OriginWatch();
    for (let at = 0; at < 20; at++) origin.move(move(80.44 + 0.8 * at, 1000.3 + 17 * at), 1.25);
    expect(origin.summary()).toMatchObject({ moves: 20, samples: 40, offGrid: 0, timed: 20, inPhase: 20 });
  });

  test('recognizes a program: one sample per move, fractional pixels, and arbitrary times', () => {
    const origin = new OriginWatch();
    const one = { getCoalescedEvents: () => [1] };
    for (let at = 0; at < 20; at++) origin.move(move(80 + 3.37 * at, 1000 + 16.7 * at, one), 1);
    const { moves, samples, offGrid, inPhase } = origin.summary();
    expect({ moves, samples }).toEqual({ moves: 20, samples: 20 });
    expect(offGrid).toBeGreaterThan(15);
    expect(inPhase).toBeLessThan(10);
  });

  test('ignores fractional pixels of a pinch-zoomed or framed page', () => {
    alone({ visualViewport: { scale: 1.7 } });
    const origin = new OriginWatch();
    origin.move(move(80, 1000), 1);
    origin.move(move(80.3, 1000), 1);
    pageWith({ window: { top: {} } });
    origin.move(move(80.6, 1000), 1);
    expect(origin.summary().offGrid).toBe(0);
  });

  test('counts characters that need Shift, with and without it', () => {
    const origin = new OriginWatch();
    origin.key(key('KeyM', 'M', { shiftKey: true }));
    origin.key(key('KeyM', 'M', { getModifierState: (name: string) => name === 'CapsLock' }));
    origin.key(key('Digit2', '@', { shiftKey: true }));
    expect(origin.summary()).toMatchObject({ shifted: 3, withoutShift: 0 });
    origin.key(key('KeyM', 'M'));
    origin.key(key('Digit2', '@'));
    // Other layouts have these characters there without Shift, and phones report no key codes.
    for (const [code, name] of [
      ['Digit1', '&'],
      ['Digit6', '@'],
      ['Semicolon', 'M'],
      ['', 'M'],
      ['KeyM', 'm'],
    ]) {
      origin.key(key(code as string, name as string));
    }
    expect(origin.summary()).toMatchObject({ shifted: 5, withoutShift: 2 });
  });

  test('ignores events dispatched by scripts, and touch input', () => {
    const origin = new OriginWatch();
    origin.move(move(1, 1, { isTrusted: false }), 1);
    origin.move(move(1, 1, { pointerType: 'touch' }), 1);
    origin.key(key('KeyM', 'M', { isTrusted: false }));
    expect(origin.summary()).toMatchObject({ moves: 0, timed: 0, shifted: 0 });
  });
});
