import { describe, expect, it } from 'vitest';
import type { Raster } from '../image/raster';
import { sampleCrop } from './onnx/face-engine';
import { sampleSquare } from './sample';

const PLAIN = { mean: [0, 0, 0], scale: 1 } as const;

/** Image with red increasing to the right and green increasing downwards. */
function slope(width: number, height: number): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set([x * 2, y * 2, 50, 255], (y * width + x) * 4);
  }
  return { width, height, data };
}

describe('sampleSquare', () => {
  it('averages when reducing the size and leaves the rest black, at the right or bottom', () => {
    const { values, step } = sampleSquare(
      slope(80, 40),
      { x: 0, y: 0, width: 80, height: 40 },
      20,
      PLAIN,
      false,
    );
    const pixel = (y: number, x: number) => [...values.slice((y * 20 + x) * 3, (y * 20 + x) * 3 + 3)];
    expect(step).toBe(4);
    // The center of output pixel 5 is at 21.5 pixels of the source.
    expect(pixel(5, 5)[0]).toBeCloseTo(43, 3);
    expect(pixel(5, 5)[1]).toBeCloseTo(43, 3);
    expect(pixel(5, 5)[2]).toBeCloseTo(50, 3);
    expect(pixel(10, 5).map(Math.abs)).toEqual([0, 0, 0]);
  });

  it('centers the image on request, and normalizes the black border too', () => {
    const normalisation = { mean: [10, 20, 30], scale: 0.1 } as const;
    const box = { x: 0, y: 0, width: 80, height: 40 };
    const { values, top, left } = sampleSquare(slope(80, 40), box, 20, normalisation, true);
    expect([top, left]).toEqual([5, 0]);
    expect(values[0]).toBeCloseTo(-1, 5);
    expect(values[2]).toBeCloseTo(-3, 5);
    expect(values[(10 * 20 + 5) * 3 + 2]).toBeCloseTo(2, 4);
  });

  it('copies a part of the image at its original size', () => {
    const { values } = sampleSquare(slope(80, 40), { x: 10, y: 5, width: 20, height: 20 }, 20, PLAIN, false);
    expect([...values.slice(0, 3)]).toEqual([20, 10, 50]);
  });
});

describe('sampleCrop', () => {
  const middle = (angle: number) => {
    const { values } = sampleCrop(slope(80, 80), { x: 40, y: 40, size: 20, angle }, 20, PLAIN);
    return (y: number, x: number) => values[(y * 20 + x) * 3]!;
  };

  it('cuts out a square around its center', () => {
    expect(middle(0)(0, 0)).toBeCloseTo(60, 3);
    expect(middle(0)(19, 19)).toBeCloseTo(98, 3);
  });

  it('rotates a crop that leans clockwise to upright', () => {
    // Quarter turn: the right side of the source is at the top.
    expect(middle(Math.PI / 2)(0, 0)).toBeGreaterThan(middle(Math.PI / 2)(19, 0));
    expect(middle(Math.PI / 2)(0, 0)).toBeCloseTo(middle(Math.PI / 2)(0, 19), 3);
  });

  it('is black outside the image', () => {
    const { values } = sampleCrop(slope(20, 20), { x: -50, y: -50, size: 20, angle: 0 }, 5, PLAIN);
    expect(Math.max(...values)).toBe(0);
  });
});
