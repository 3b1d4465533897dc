import type { Raster } from './raster';

/** A rectangle in pixels of a picture. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a picture inside a box; what of the box lies outside is cut off. At least one pixel. */
export function crop(raster: Raster, box: Box): Raster {
  const left = Math.min(Math.max(0, Math.floor(box.x)), raster.width - 1);
  const top = Math.min(Math.max(0, Math.floor(box.y)), raster.height - 1);
  const width = Math.max(1, Math.min(Math.ceil(box.x + box.width), raster.width) - left);
  const height = Math.max(1, Math.min(Math.ceil(box.y + box.height), raster.height) - top);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * raster.width + left) * 4;
    data.set(raster.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data };
}

export type QuarterTurns = 0 | 1 | 2 | 3;

/** A picture turned clockwise by quarters of a full turn. */
export function turn(raster: Raster, quarters: QuarterTurns): Raster {
  if (quarters === 0) return raster;
  const { width, height } = raster;
  const from = new Uint32Array(raster.data.buffer, raster.data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  const turned = quarters === 2 ? { width, height } : { width: height, height: width };
  for (let y = 0, at = 0; y < turned.height; y++) {
    for (let x = 0; x < turned.width; x++, at++) {
      if (quarters === 1) to[at] = from[(height - 1 - x) * width + y]!;
      else if (quarters === 2) to[at] = from[(height - 1 - y) * width + (width - 1 - x)]!;
      else to[at] = from[x * width + (width - 1 - y)]!;
    }
  }
  return { ...turned, data: new Uint8ClampedArray(to.buffer) };
}

/** A picture mirrored from left to right. */
export function mirror({ width, height, data }: Raster): Raster {
  const mirrored = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      mirrored.set(data.subarray(from, from + 4), (y * width + (width - 1 - x)) * 4);
    }
  }
  return { width, height, data: mirrored };
}
