import { describe, expect, it } from 'vitest';
import { byKey, moved, turned, WHOLE, zoomed } from './picture-viewer';

const FRAME = { width: 400, height: 300 };

describe('picture view', () => {
  it('zooms around the pointer, and never below the frame size', () => {
    const grown = zoomed(WHOLE, 2, FRAME, { x: 100, y: 50 });
    expect(grown).toEqual({ zoom: 2, quarters: 0, x: -100, y: -50 });
    expect(zoomed(grown, 0.01, FRAME)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 1000, FRAME).zoom).toBe(12);
  });

  it('never moves out of the frame', () => {
    expect(moved(WHOLE, 500, 500, FRAME)).toEqual(WHOLE);
    expect(moved({ ...WHOLE, zoom: 3 }, 5000, -5000, FRAME)).toMatchObject({ x: 400, y: -300 });
  });

  it('rotates in both directions', () => {
    expect(turned(WHOLE, -1).quarters).toBe(3);
    expect(turned({ ...WHOLE, quarters: 3 }, 1).quarters).toBe(0);
  });

  it('moves with arrow keys, and ignores other keys', () => {
    expect(byKey(WHOLE, '+', FRAME)?.zoom).toBe(1.25);
    expect(byKey({ ...WHOLE, zoom: 2 }, 'ArrowRight', FRAME)?.x).toBe(-40);
    expect(byKey({ ...WHOLE, zoom: 2, quarters: 1 }, '0', FRAME)).toEqual(WHOLE);
    expect(byKey(WHOLE, 'r', FRAME)?.quarters).toBe(1);
    expect(byKey(WHOLE, 'Tab', FRAME)).toBeNull();
  });
});
