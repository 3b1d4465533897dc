import type { Raster } from './raster';

interface Taps {
  /** First source index of each target index. */
  readonly first: Int32Array;
  readonly weights: readonly Float32Array[];
}

/** What of a source row goes into each target pixel: means of areas when it shrinks, two neighbours when it grows. */
function taps(from: number, to: number): Taps {
  const scale = from / to;
  const first = new Int32Array(to);
  const weights: Float32Array[] = [];
  for (let target = 0; target < to; target++) {
    if (scale <= 1) {
      const centre = Math.min(Math.max((target + 0.5) * scale - 0.5, 0), from - 1);
      const left = Math.min(Math.floor(centre), Math.max(from - 2, 0));
      first[target] = left;
      weights.push(from === 1 ? Float32Array.of(1) : Float32Array.of(1 - (centre - left), centre - left));
      continue;
    }
    const [begin, end] = [target * scale, Math.min((target + 1) * scale, from)];
    const left = Math.floor(begin);
    const count = Math.max(1, Math.min(Math.ceil(end), from) - left);
    first[target] = left;
    weights.push(
      Float32Array.from(
        { length: count },
        (_, tap) => (Math.min(left + tap + 1, end) - Math.max(left + tap, begin)) / (end - begin),
      ),
    );
  }
  return { first, weights };
}

/** A picture at another size: the mean of each covered area when it shrinks, bilinear when it grows. */
export function resize(raster: Raster, width: number, height: number): Raster {
  if (width === raster.width && height === raster.height) return raster;
  const across = taps(raster.width, width);
  const down = taps(raster.height, height);
  const rows = new Float32Array(width * raster.height * 3);
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < width; x++) {
      const weights = across.weights[x]!;
      let at = (y * raster.width + across.first[x]!) * 4;
      let [r, g, b] = [0, 0, 0];
      for (let tap = 0; tap < weights.length; tap++, at += 4) {
        const weight = weights[tap]!;
        r += raster.data[at]! * weight;
        g += raster.data[at + 1]! * weight;
        b += raster.data[at + 2]! * weight;
      }
      const to = (y * width + x) * 3;
      rows[to] = r;
      rows[to + 1] = g;
      rows[to + 2] = b;
    }
  }
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    const weights = down.weights[y]!;
    for (let x = 0; x < width; x++) {
      let at = (down.first[y]! * width + x) * 3;
      let [r, g, b] = [0, 0, 0];
      for (let tap = 0; tap < weights.length; tap++, at += width * 3) {
        const weight = weights[tap]!;
        r += rows[at]! * weight;
        g += rows[at + 1]! * weight;
        b += rows[at + 2]! * weight;
      }
      const to = (y * width + x) * 4;
      data[to] = r;
      data[to + 1] = g;
      data[to + 2] = b;
      data[to + 3] = 255;
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
