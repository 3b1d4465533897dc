import { describe, expect, it } from 'vitest';
import { moveOf } from './carried-picture';

describe('moveOf', () => {
  it('maps the drawn points to the visible points', () => {
    const drawn = [
      { x: 100, y: 40 },
      { x: 300, y: 40 },
    ] as const;
    const seen = [
      { x: 50, y: 90 },
      { x: 450, y: 90 },
    ] as const;
    const { scale, x, y } = moveOf(drawn, seen);
    expect(scale).toBe(2);
    for (const [at, point] of drawn.entries())
      expect({ x: scale * point.x + x, y: scale * point.y + y }).toEqual(seen[at]);
    expect(moveOf(drawn, drawn)).toEqual({ scale: 1, x: 0, y: 0 });
  });
});
