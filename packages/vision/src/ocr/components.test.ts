import { describe, expect, it } from 'vitest';
import { componentsOf, smallestBox, type TiltedBox } from './components';
import { joinWords } from './detect';
import { classesOf, readAlphabet } from './recognise';

/** Returns a map with bars of the given center, half length, half height and angle. */
function mapOf(
  width: number,
  height: number,
  bars: readonly (readonly [number, number, number, number, number])[],
) {
  const map = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const [cx, cy, long, high, angle] of bars) {
        const [dx, dy] = [x + 0.5 - cx, y + 0.5 - cy];
        const along = dx * Math.cos(angle) + dy * Math.sin(angle);
        const across = dy * Math.cos(angle) - dx * Math.sin(angle);
        if (Math.abs(along) <= long && Math.abs(across) <= high) map[y * width + x] = 0.9;
      }
    }
  }
  return map;
}

describe('componentsOf and smallestBox', () => {
  it.each([0, 0.1, -0.2, 0.5])('return a box at an angle of %d', (angle) => {
    const [component, ...others] = componentsOf(mapOf(200, 120, [[100, 60, 70, 6, angle]]), 200, 120, 0.3);
    expect(others).toEqual([]);
    const box = smallestBox(component!.ends);
    expect(Math.hypot(box.centre.x - 100, box.centre.y - 60)).toBeLessThan(2);
    expect(Math.abs(box.width - 140)).toBeLessThan(5);
    expect(Math.abs(box.height - 12)).toBeLessThan(4);
    expect(Math.abs(box.angle - angle)).toBeLessThan(0.03);
  });

  it('return a vertical box for vertical text', () => {
    const [component] = componentsOf(mapOf(100, 200, [[50, 100, 70, 6, Math.PI / 2]]), 100, 200, 0.3);
    const box = smallestBox(component!.ends);
    expect(box.width).toBeGreaterThan(box.height * 5);
    expect(box.angle).toBeCloseTo(Math.PI / 2, 1);
  });

  it("separate components that don't touch, and omit faint ones", () => {
    const map = mapOf(200, 100, [
      [60, 20, 40, 4, 0],
      [60, 60, 40, 4, 0],
    ]);
    expect(componentsOf(map, 200, 100, 0.3)).toHaveLength(2);
    expect(componentsOf(map, 200, 100, 0.95)).toHaveLength(0);
  });
});

describe('readAlphabet', () => {
  it('puts the blank class first and the space last', () => {
    const alphabet = readAlphabet('A\nB\n<\n');
    expect(alphabet).toEqual(['', 'A', 'B', '<', ' ']);
    expect(classesOf(alphabet, '<AZ')).toEqual([0, 3, 1]);
  });
});

describe('joinWords', () => {
  const word = (x: number, y: number, width: number, height = 20, angle = 0): TiltedBox => ({
    centre: { x: x + width / 2, y },
    width,
    height,
    angle,
  });

  it('joins the words of one line', () => {
    const [line, ...others] = joinWords([word(150, 51, 60), word(20, 50, 60), word(84, 50, 60)]);
    expect(others).toEqual([]);
    expect(Math.abs(line!.width - 190)).toBeLessThan(4);
    expect(line!.centre.x).toBeCloseTo(115, 0);
  });

  it("doesn't join words in separate columns or rows, or of different height", () => {
    expect(joinWords([word(20, 50, 60), word(100, 50, 60)])).toHaveLength(2);
    expect(joinWords([word(20, 50, 60), word(20, 75, 60)])).toHaveLength(2);
    expect(joinWords([word(20, 50, 60), word(84, 50, 60, 50)])).toHaveLength(2);
  });

  it('preserves the angle of a tilted line', () => {
    const angle = 0.3;
    const at = (along: number): TiltedBox => ({
      centre: { x: 100 + along * Math.cos(angle), y: 100 + along * Math.sin(angle) },
      width: 60,
      height: 20,
      angle,
    });
    const [line, ...others] = joinWords([at(0), at(65)]);
    expect(others).toEqual([]);
    expect(line!.angle).toBeCloseTo(angle, 2);
    expect(line!.height).toBeCloseTo(20, 0);
  });
});
