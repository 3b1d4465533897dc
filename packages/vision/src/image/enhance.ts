import type { Raster } from './raster';

/** A picture sharpened by what a small blur would take from it (unsharp mask over 3 × 3). @param amount 1 is plenty. */
export function sharpen({ width, height, data }: Raster, amount: number): Raster {
  const sharp = new Uint8ClampedArray(data);
  const row = width * 4;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * row + x * 4;
      for (let channel = at; channel < at + 3; channel++) {
        const around = data[channel - 4]! + data[channel + 4]! + data[channel - row]! + data[channel + row]!;
        sharp[channel] = data[channel]! + amount * (data[channel]! - around / 4);
      }
    }
  }
  return { width, height, data: sharp };
}
