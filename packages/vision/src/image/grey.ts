import type { Raster } from './raster';

/** Brightness only: one byte a pixel, rows from the top. */
export interface GreyImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Brightness (luma of ITU-R BT.601) of a picture; transparent pixels count as what they are under the alpha. */
export function toGrey({ width, height, data }: Raster): GreyImage {
  const grey = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < grey.length; pixel++, at += 4) {
    grey[pixel] = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8;
  }
  return { width, height, data: grey };
}

/** Half the width and height, each pixel the mean of four. */
export function halve({ width, height, data }: GreyImage): GreyImage {
  const [w, h] = [width >> 1, height >> 1];
  const half = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) {
    for (let x = 0, at = 2 * y * width; x < w; x++, at += 2) {
      half[y * w + x] = (data[at]! + data[at + 1]! + data[at + width]! + data[at + width + 1]! + 2) >> 2;
    }
  }
  return { width: w, height: h, data: half };
}
