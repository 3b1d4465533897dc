import { describe, expect, it } from 'vitest';
import { type Landmarks, type Point, poseOf } from './landmarks';

/**
 * Returns the image positions of a head, given in millimeters, seen from far away and turned to the right of
 * the image by `yaw`.
 */
function seen(yaw: number): Landmarks {
  const places: { readonly [index: number]: readonly [number, number, number] } = {
    36: [-44, 2, -20],
    39: [-16, 2, -9],
    42: [16, 2, -9],
    45: [44, 2, -20],
    27: [0, -1, 3],
    28: [0, 11, 11],
    29: [0, 24, 20],
    30: [0, 37, 29],
    31: [-14, 46, 9],
    32: [-7, 49, 14],
    33: [0, 51, 17],
    34: [7, 49, 14],
    35: [14, 46, 9],
    48: [-26, 73, 1],
    54: [26, 73, 1],
  };
  return Array.from({ length: 68 }, (_, index) => {
    const [x, y, z] = places[index] ?? [0, 0, 0];
    return { x: 300 + 2 * (x * Math.cos(yaw) + z * Math.sin(yaw)), y: 200 + 2 * y };
  });
}

const each = (landmarks: Landmarks, change: (point: Point) => Point): Landmarks => landmarks.map(change);

describe('poseOf', () => {
  it.each([-0.6, -0.3, 0, 0.3, 0.6])('reads a turn of %d rad', (yaw) => {
    const pose = poseOf(seen(yaw));
    expect(pose.yaw).toBeCloseTo(yaw, 5);
    expect(pose.pitch).toBeCloseTo(0, 5);
    expect(pose.roll).toBeCloseTo(0, 5);
  });

  it('reads the roll of a head together with its yaw', () => {
    const [cosine, sine] = [Math.cos(0.3), Math.sin(0.3)];
    const leaning = each(seen(0.4), ({ x, y }) => ({ x: x * cosine - y * sine, y: x * sine + y * cosine }));
    expect(poseOf(leaning).roll).toBeCloseTo(0.3, 5);
    expect(poseOf(leaning).yaw).toBeCloseTo(0.4, 5);
  });

  it("doesn't read a turn from an image that is only narrower", () => {
    for (const share of [0.9, 0.6, 0.3]) {
      const narrow = each(seen(0), ({ x, y }) => ({ x: x * share, y }));
      expect(poseOf(narrow).yaw).toBeCloseTo(0, 5);
    }
  });

  it('changes the sign of the yaw for a mirrored image', () => {
    const mirror = [45, 44, 43, 42, 47, 46, 39, 38, 37, 36, 41, 40];
    const there = seen(0.4);
    const mirrored = there.map((_, index) => {
      if (index >= 36 && index < 48) return there[mirror[index - 36]!]!;
      if (index >= 31 && index < 36) return there[66 - index]!;
      if (index === 48) return there[54]!;
      return index === 54 ? there[48]! : there[index]!;
    });
    expect(poseOf(each(mirrored, ({ x, y }) => ({ x: 600 - x, y }))).yaw).toBeCloseTo(-0.4, 5);
  });
});
