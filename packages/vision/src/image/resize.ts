import type { Raster } from './raster';

interface Taps {
  /** First source index of each target index. */
  readonly first: Int32Array;
  /** Where the weights of each target index begin; one more than there are targets. */
  readonly from: Int32Array;
  readonly weights: Float32Array;
}

/** What of a source row goes into each target pixel: means of areas when it shrinks, two neighbours when it grows. */
function taps(size: number, to: number): Taps {
  const scale = size / to;
  const first = new Int32Array(to);
  const from = new Int32Array(to + 1);
  const weights: number[] = [];
  for (let target = 0; target < to; target++) {
    if (scale <= 1) {
      const centre = Math.min(Math.max((target + 0.5) * scale - 0.5, 0), size - 1);
      const left = Math.min(Math.floor(centre), Math.max(size - 2, 0));
      first[target] = left;
      if (size === 1) weights.push(1);
      else weights.push(1 - (centre - left), centre - left);
    } else {
      const [begin, end] = [target * scale, Math.min((target + 1) * scale, size)];
      const left = Math.floor(begin);
      const count = Math.max(1, Math.min(Math.ceil(end), size) - left);
      first[target] = left;
      for (let tap = left; tap < left + count; tap++)
        weights.push((Math.min(tap + 1, end) - Math.max(tap, begin)) / (end - begin));
    }
    from[target + 1] = weights.length;
  }
  return { first, from, weights: Float32Array.from(weights) };
}

/** Every row at another width: three numbers a pixel. */
function resizeAcross({ width, height, data }: Raster, to: number): Float32Array {
  const { first, from, weights } = taps(width, to);
  const rows = new Float32Array(to * height * 3);
  for (let y = 0, out = 0; y < height; y++) {
    for (let x = 0; x < to; x++, out += 3) {
      let at = (y * width + first[x]!) * 4;
      let [r, g, b] = [0, 0, 0];
      for (let tap = from[x]!; tap < from[x + 1]!; tap++, at += 4) {
        const weight = weights[tap]!;
        r += data[at]! * weight;
        g += data[at + 1]! * weight;
        b += data[at + 2]! * weight;
      }
      rows[out] = r;
      rows[out + 1] = g;
      rows[out + 2] = b;
    }
  }
  return rows;
}

/** A picture at another size: the mean of each covered area when it shrinks, bilinear when it grows. */
export function resize(raster: Raster, width: number, height: number): Raster {
  if (width === raster.width && height === raster.height) return raster;
  const rows = resizeAcross(raster, width);
  const { first, from, weights } = taps(raster.height, height);
  const data = new Uint8ClampedArray(width * height * 4);
  const stride = width * 3;
  for (let y = 0, out = 0; y < height; y++) {
    const [begin, end, top] = [from[y]!, from[y + 1]!, first[y]! * stride];
    for (let x = 0; x < stride; x += 3, out += 4) {
      let at = top + x;
      let [r, g, b] = [0, 0, 0];
      for (let tap = begin; tap < end; tap++, at += stride) {
        const weight = weights[tap]!;
        r += rows[at]! * weight;
        g += rows[at + 1]! * weight;
        b += rows[at + 2]! * weight;
      }
      data[out] = r;
      data[out + 1] = g;
      data[out + 2] = b;
      data[out + 3] = 255;
    }
  }
  return { width, height, data };
}

/** Shrinks a picture whose longer side exceeds `most` pixels; keeps its shape. */
export function resizeWithin(raster: Raster, most: number): Raster {
  const scale = most / Math.max(raster.width, raster.height);
  if (scale >= 1) return raster;
  return resize(
    raster,
    Math.max(1, Math.round(raster.width * scale)),
    Math.max(1, Math.round(raster.height * scale)),
  );
}
