import { describe, expect, it } from 'vitest';
import type { Raster } from '../image/raster';
import { COUNT, type Landmarks } from './landmarks';
import { lightSample, linearLight } from './light-sample';

type Colour = readonly [number, number, number];
const [WIDTH, HEIGHT] = [400, 300];
const BOX = { x: 150, y: 80, width: 100, height: 130 };

/**
 * A frontal face: eyes, brows, mouth and chin in their positions, the other landmarks in the middle of the
 * face.
 */
const LANDMARKS: Landmarks = Array.from({ length: COUNT }, (_, index) => {
  if (index >= 36 && index <= 41) return { x: 180, y: 130 };
  if (index >= 42 && index <= 47) return { x: 220, y: 130 };
  if (index === 8) return { x: 200, y: 208 };
  if (index >= 48) return { x: 200, y: 180 };
  return { x: 200, y: 150 };
});

/** Draws a plain background with an ellipse as a face. */
function picture(wall: Colour, skin: Colour): Raster {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let pixel = 0; pixel < WIDTH * HEIGHT; pixel++) {
    const [x, y] = [pixel % WIDTH, Math.floor(pixel / WIDTH)];
    const isFace = ((x - 200) / 55) ** 2 + ((y - 145) / 75) ** 2 < 1;
    data.set(isFace ? skin : wall, pixel * 4);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const logs = (colour: Colour) => colour.map((value) => Math.log(linearLight(value)));
const near = (found: readonly number[] | null, colour: Colour) =>
  found?.forEach((value, channel) => {
    expect(value).toBeCloseTo(logs(colour)[channel]!, 6);
  });

describe('lightSample', () => {
  const [WALL, SKIN]: [Colour, Colour] = [
    [90, 100, 110],
    [200, 150, 130],
  ];

  it('decodes sRGB values to linear light', () => {
    expect([0, 10, 128, 255].map(linearLight)).toEqual([
      0,
      expect.closeTo(0.003035, 6),
      expect.closeTo(0.215861, 6),
      1,
    ]);
  });

  it('measures forehead, cheeks, nose and chin, and the background to the sides and above', () => {
    const { face, ground } = lightSample(picture(WALL, SKIN), LANDMARKS, BOX);
    expect(face).toHaveLength(5);
    for (const one of face) {
      expect(one).not.toBeNull();
      near(one, SKIN);
    }
    const reported = ground.filter((one) => one !== null);
    expect(reported.length).toBeGreaterThan(20);
    for (const one of reported) near(one, WALL);
  });

  it('returns null for background cells covered by the person and for areas too bright or too dark to measure', () => {
    const { ground } = lightSample(picture(WALL, SKIN), LANDMARKS, BOX);
    // Twelve columns, nine rows: the middle ones contain the head, the last row the shoulders.
    expect([5, 6].flatMap((column) => [3, 4, 5, 6].map((row) => ground[row * 12 + column]))).toEqual(
      Array.from({ length: 8 }, () => null),
    );
    expect(ground.slice(8 * 12)).toEqual(Array.from({ length: 12 }, () => null));
    const bright = lightSample(picture([255, 255, 255], SKIN), LANDMARKS, BOX);
    expect(bright.ground.every((one) => one === null)).toBe(true);
    const dark = lightSample(picture([0, 0, 0], [2, 1, 1]), LANDMARKS, BOX);
    expect([...dark.face, ...dark.ground].every((one) => one === null)).toBe(true);
  });

  it('returns null for skin outside the image', () => {
    const away = LANDMARKS.map(({ x, y }) => ({ x: x - 300, y }));
    const { face } = lightSample(picture(WALL, SKIN), away, { ...BOX, x: -150 });
    expect(face.every((one) => one === null)).toBe(true);
  });
});
