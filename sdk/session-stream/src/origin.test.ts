import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { origin } from './movement-window';

/** Sets the values that a page reads from its browser. */
function browse(userAgent: string, hasHints: boolean): void {
  const page = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('top', page);
  vi.stubGlobal('visualViewport', { scale: 1 });
  vi.stubGlobal('devicePixelRatio', 1.25);
  vi.stubGlobal('navigator', { userAgent, ...(hasHints && { userAgentData: {} }) });
}

const move = (timeStamp: number, clientX: number, clientY = 0): PointerEvent =>
  ({ isTrusted: true, pointerType: 'mouse', timeStamp, clientX, clientY }) as PointerEvent;

const LINUX =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';

describe('origin of moves', () => {
  beforeEach(() => browse(LINUX, true));
  afterEach(() => vi.unstubAllGlobals());

  it('counts steps by fractions of a screen pixel, not of a page pixel', () => {
    const births = origin();
    for (const [at, pixel] of [10, 14, 15, 21].entries()) births.move(move(at, pixel / 1.25));
    expect(births.take().part).toBe(0);
    births.move(move(9, 17.3));
    expect(births.take().part).toBe(1);
  });

  it('counts times by their tenth of a millisecond', () => {
    const births = origin();
    for (const time of [100.3, 108.3, 116.3, 124.9]) births.move(move(time, time));
    expect(births.take().tenths).toEqual([0, 0, 0, 3, 0, 0, 0, 0, 0, 1]);
    expect(births.take().tenths).toEqual([]);
  });

  it('counts nothing in browsers where it was not measured', () => {
    for (const [userAgent, hasHints] of [
      [LINUX.replace('X11; Linux x86_64', 'Macintosh; Intel Mac OS X 10_15_7'), true],
      ['Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0', false],
    ] as const) {
      browse(userAgent, hasHints);
      const births = origin();
      for (const at of [0.1, 7.37, 15.6]) births.move(move(at, at));
      expect(births.take(), userAgent).toEqual({ part: 0, tenths: [], counted: 0 });
    }
  });

  it('counts moves that have a click count', () => {
    const births = origin();
    births.counted({ isTrusted: true, detail: 1 } as MouseEvent);
    births.counted({ isTrusted: true, detail: 0 } as MouseEvent);
    births.counted({ isTrusted: false, detail: 1 } as MouseEvent);
    expect(births.take().counted).toBe(1);
  });
});
