import { describe, expect, test } from 'vitest';
import { PointerWatch } from './pointer';

const at = (clientX: number, clientY: number, timeStamp: number, more: object = {}) =>
  ({
    clientX,
    clientY,
    screenX: clientX + 5,
    screenY: clientY + 80,
    movementX: 1,
    movementY: 1,
    pointerType: 'mouse',
    isTrusted: true,
    detail: 1,
    timeStamp,
    ...more,
  }) as PointerEvent;

const element = (left: number, top: number, width: number, height: number) =>
  ({ getBoundingClientRect: () => ({ left, top, width, height }) }) as unknown as Element;

describe('PointerWatch', () => {
  test('reports a straight movement with its length and without turns', () => {
    const pointer = new PointerWatch();
    for (let step = 0; step < 30; step++) pointer.move(at(10 * step, 5 * step, 16 * step), 1);
    // A pause ends the stroke.
    pointer.move(at(290, 145, 2000), 1);
    expect(pointer.summary()).toMatchObject({
      moves: 31,
      straightness: 1,
      unturned: 1,
      latticeX: 10,
      latticeY: 5,
      jumps: 0,
    });
  });

  test('reports turns for a curved movement', () => {
    const pointer = new PointerWatch();
    for (let step = 0; step < 40; step++) {
      pointer.move(at(9 * step, Math.round(60 * Math.sin(step / 9)), 13 * step + (step % 3)), 1);
    }
    pointer.move(at(351, 0, 3000), 1);
    const { straightness, unturned, intervals } = pointer.summary();
    expect(straightness).toBeGreaterThan(1.02);
    expect(unturned).toBeLessThan(0.5);
    expect(intervals?.distinct).toBeGreaterThan(1);
  });

  test('counts a jump, a click in the center, and a click without approach', () => {
    const pointer = new PointerWatch();
    pointer.down(at(100, 50, 10));
    pointer.up(at(100, 50, 11));
    pointer.click(at(100, 50, 11), element(50, 40, 100, 20));
    expect(pointer.summary()).toMatchObject({
      clicks: 1,
      clicksAtCentre: 1,
      clicksWithoutTravel: 1,
      clicksWithoutTail: 1,
      press: { n: 1, mean: 1 },
    });
  });

  test('does not count a slow approach as a jump', () => {
    const pointer = new PointerWatch();
    for (let step = 0; step < 20; step++) pointer.move(at(100 + 2 * step, 50, 15 * step), 1);
    pointer.click(at(138, 50, 500), element(50, 40, 300, 20));
    // The keyboard also causes clicks, without coordinates.
    pointer.click(at(0, 0, 600, { detail: 0 }), element(50, 40, 300, 20));
    expect(pointer.summary()).toMatchObject({
      clicks: 1,
      clicksAtCentre: 0,
      clicksWithoutTravel: 0,
      clicksWithoutTail: 0,
    });
  });

  test('counts script events as untrusted and detects the lattice of a scaled screen picture', () => {
    const pointer = new PointerWatch();
    pointer.move(at(1, 1, 0, { isTrusted: false }), 1);
    pointer.click(at(1, 1, 0, { isTrusted: false }), null);
    for (let step = 0; step < 30; step++)
      pointer.move(at(3 * step * (step % 2 ? 1 : 2), 6 * step, 16 * step), 1);
    expect(pointer.summary()).toMatchObject({
      untrusted: 1,
      untrustedClicks: 1,
      clicks: 0,
      latticeX: 3,
      latticeY: 6,
    });
  });
});
