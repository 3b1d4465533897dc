import type { Raster } from '../image/raster';
import type { Box } from './landmarks';

/** Values of an image or of a network layer: rows from the top, with the channels of each pixel together. */
export interface Tensor {
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly values: Float32Array;
}

/** Source pixels of each output pixel along one axis, with their weights. */
interface Taps {
  readonly first: Int32Array;
  readonly count: Int32Array;
  readonly weights: Float32Array;
  readonly most: number;
}

/** Uses a triangle filter as wide as one output pixel: interpolates when enlarging, averages when reducing. */
function tapsOf(from: number, length: number, limit: number, outputs: number): Taps {
  const step = length / outputs;
  const reach = Math.max(1, step);
  const most = Math.ceil(reach) * 2 + 1;
  const first = new Int32Array(outputs);
  const count = new Int32Array(outputs);
  const weights = new Float32Array(outputs * most);
  for (let output = 0; output < outputs; output++) {
    const centre = from + (output + 0.5) * step - 0.5;
    const low = Math.max(0, Math.ceil(centre - reach));
    const high = Math.min(limit - 1, Math.floor(centre + reach));
    let sum = 0;
    for (let tap = low; tap <= high; tap++) sum += 1 - Math.abs(tap - centre) / reach;
    first[output] = low;
    // There are no source pixels outside the image, so the output pixel stays black.
    count[output] = sum > 0 ? high - low + 1 : 0;
    for (let tap = low; tap <= high; tap++) {
      weights[output * most + tap - low] = (1 - Math.abs(tap - centre) / reach) / sum;
    }
  }
  return { first, count, weights, most };
}

/** Returns the red, green and blue values of each required source row, reduced to the output width. */
function shrinkRows(
  raster: Raster,
  rows: readonly [number, number],
  taps: Taps,
  width: number,
): Float32Array {
  const [top, bottom] = rows;
  const out = new Float32Array((bottom - top) * width * 3);
  const { first, count, weights, most } = taps;
  const { data } = raster;
  let place = 0;
  for (let y = top; y < bottom; y++) {
    const row = y * raster.width;
    for (let x = 0; x < width; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let pixel = (row + first[x]!) * 4;
      const from = x * most;
      const end = from + count[x]!;
      for (let tap = from; tap < end; tap++) {
        const share = weights[tap]!;
        red += data[pixel]! * share;
        green += data[pixel + 1]! * share;
        blue += data[pixel + 2]! * share;
        pixel += 4;
      }
      out[place++] = red;
      out[place++] = green;
      out[place++] = blue;
    }
  }
  return out;
}

/** Input normalization of a network: `(value - mean) · scale`, for each of red, green and blue. */
export interface Normalisation {
  readonly mean: readonly [number, number, number];
  readonly scale: number;
}

interface SquareSample extends Tensor {
  /** Number of source pixels per output pixel. */
  readonly step: number;
  /** Position of the box in the square, in output pixels. */
  readonly left: number;
  readonly top: number;
}

/**
 * Fits a part of an image into a square of `size` pixels without changing its proportions. The unused area is
 * black, at the right or bottom, or on both sides when `centred`.
 */
export function sampleSquare(
  raster: Raster,
  box: Box,
  size: number,
  { mean, scale }: Normalisation,
  centred: boolean,
): SquareSample {
  const step = Math.max(box.width, box.height) / size;
  const width = Math.max(1, Math.min(size, Math.round(box.width / step)));
  const height = Math.max(1, Math.min(size, Math.round(box.height / step)));
  const left = centred ? (size - width) >> 1 : 0;
  const top = centred ? (size - height) >> 1 : 0;
  const across = tapsOf(box.x, box.width, raster.width, width);
  const down = tapsOf(box.y, box.height, raster.height, height);
  let low = raster.height;
  let high = 0;
  for (let y = 0; y < height; y++) {
    if (down.count[y] === 0) continue;
    low = Math.min(low, down.first[y]!);
    high = Math.max(high, down.first[y]! + down.count[y]!);
  }
  const rows = shrinkRows(raster, [low, Math.max(low, high)], across, width);
  const values = new Float32Array(size * size * 3);
  for (let index = 0; index < values.length; index++) values[index] = -mean[index % 3]! * scale;
  const stride = width * 3;
  for (let y = 0; y < height; y++) {
    const place = ((y + top) * size + left) * 3;
    const from = (down.first[y]! - low) * stride;
    for (let index = 0; index < stride; index++) {
      let sum = 0;
      let source = from + index;
      for (let tap = 0; tap < down.count[y]!; tap++) {
        sum += rows[source]! * down.weights[y * down.most + tap]!;
        source += stride;
      }
      values[place + index] = (sum - mean[index % 3]!) * scale;
    }
  }
  return { height: size, width: size, channels: 3, values, step, left, top };
}
