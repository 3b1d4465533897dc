import type { GreyImage } from '../image/raster';

/** Side of a patch, in pixels. */
const PATCH = 12;
const HALF_PATCH = PATCH / 2;
const PIXELS = PATCH * PATCH;
/** Half the side of the square whose edges determine whether its center is a point. */
const REACH = 3;
/** Minimum edge strength of a point, as the mean brightness step over two pixels in both directions. */
const MIN_EDGE = 12;
/** Maximum number of compared points; those with the strongest edges are used. */
const MAX_POINTS = 6000;
/** Distance below which points count as one place. */
const MIN_DISTANCE = 16;
/** Number of following points in each order with which a point is compared. */
const NEIGHBOURS = 12;
/** Waves by which patches are sorted; similar patches have similar values. */
const WAVES = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 0],
] as const;
/** Maximum mean difference of waves between compared patches, in brightness steps per pixel. */
const MAX_WAVE_DISTANCE = 5;

/** Returns the brightness change around each pixel: the sum of steps in a 7 × 7 square. */
function edgesOf({ width, height, data }: GreyImage): Float32Array {
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (x > 0 && y > 0 && x < width - 1 && y < height - 1)
        row += Math.abs(data[at + 1]! - data[at - 1]!) + Math.abs(data[at + width]! - data[at - width]!);
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row;
    }
  }
  const edges = new Float32Array(width * height);
  const [top, bottom] = [-REACH * (width + 1), (REACH + 1) * (width + 1)];
  for (let y = HALF_PATCH; y < height - HALF_PATCH; y++) {
    for (let x = HALF_PATCH; x < width - HALF_PATCH; x++) {
      const at = y * (width + 1) + x;
      const [left, right] = [at - REACH, at + REACH + 1];
      edges[y * width + x] =
        sums[right + bottom]! - sums[right + top]! - sums[left + bottom]! + sums[left + top]!;
    }
  }
  return edges;
}

/**
 * Returns points that are found again wherever the same pixels occur: local maxima of edge strength.
 * @returns indexes of pixels, from the top
 */
export function pointsOf(grey: GreyImage): Int32Array {
  const { width, height } = grey;
  const edges = edgesOf(grey);
  const least = MIN_EDGE * (2 * REACH + 1) ** 2;
  const found: number[] = [];
  for (let y = HALF_PATCH + 1; y < height - HALF_PATCH - 1; y++) {
    for (let x = HALF_PATCH + 1; x < width - HALF_PATCH - 1; x++) {
      const at = y * width + x;
      const own = edges[at]!;
      if (
        own >= least &&
        own > edges[at - 1]! &&
        own >= edges[at + 1]! &&
        own > edges[at - width - 1]! &&
        own > edges[at - width]! &&
        own > edges[at - width + 1]! &&
        own >= edges[at + width - 1]! &&
        own >= edges[at + width]! &&
        own >= edges[at + width + 1]!
      )
        found.push(at);
    }
  }
  if (found.length <= MAX_POINTS) return Int32Array.from(found);
  const weakest = Float32Array.from(found, (at) => edges[at]!).sort()[found.length - MAX_POINTS]!;
  return Int32Array.from(found.filter((at) => edges[at]! >= weakest).slice(0, MAX_POINTS));
}

/** The most similar point for each point. */
export interface BestMatches {
  /** Index of the most similar point; −1 if none was compared. */
  readonly match: Int32Array;
  /** Mean difference per pixel, independent of brightness; infinite without a match. */
  readonly distance: Float32Array;
}

/** Returns the patches around points, without their means, one after the other. */
function patchesOf({ width, data }: GreyImage, points: Int32Array): Float32Array {
  const patches = new Float32Array(points.length * PIXELS);
  for (let point = 0, to = 0; point < points.length; point++) {
    const from = points[point]! - HALF_PATCH * width - HALF_PATCH;
    const begin = to;
    let sum = 0;
    for (let y = 0; y < PATCH; y++)
      for (let x = 0; x < PATCH; x++, to++) sum += patches[to] = data[from + y * width + x]!;
    for (let at = begin; at < to; at++) patches[at]! -= sum / PIXELS;
  }
  return patches;
}

/** Returns the amount of a wave in each patch. */
function waveIn(patches: Float32Array, [across, down]: readonly [number, number]): Float32Array {
  const wave = Float32Array.from(
    { length: PIXELS },
    (_, at) =>
      Math.cos((Math.PI * across * ((at % PATCH) + 0.5)) / PATCH) *
      Math.cos((Math.PI * down * (Math.floor(at / PATCH) + 0.5)) / PATCH),
  );
  return Float32Array.from({ length: patches.length / PIXELS }, (_, point) => {
    let sum = 0;
    for (let at = 0, from = point * PIXELS; at < PIXELS; at++) sum += wave[at]! * patches[from + at]!;
    return sum / PIXELS;
  });
}

/** Sorts points by their amount of a wave. */
function orderBy(wave: Float32Array): Uint32Array {
  const room = 2 ** 16;
  const keys = Float64Array.from(wave, (value, at) => Math.round((value + 256) * 1024) * room + at).sort();
  return Uint32Array.from(keys, (key) => key % room);
}

/** Returns the mean difference per pixel of two patches; values above `most` may be inexact. */
function differenceOf(patches: Float32Array, a: number, b: number, most: number): number {
  const limit = most * PIXELS;
  let sum = 0;
  for (let at = 0, i = a * PIXELS, j = b * PIXELS; at < PIXELS && sum <= limit; at++, i++, j++)
    sum += Math.abs(patches[i]! - patches[j]!);
  return sum / PIXELS;
}

/** Returns, for each point, the one with the most similar surroundings, among the nearest in several orders. */
export function bestMatchesOf(grey: GreyImage, points: Int32Array): BestMatches {
  const { width } = grey;
  const patches = patchesOf(grey, points);
  const waves = WAVES.map((wave) => waveIn(patches, wave));
  const match = new Int32Array(points.length).fill(-1);
  const distance = new Float32Array(points.length).fill(Number.POSITIVE_INFINITY);
  const xs = points.map((at) => at % width);
  const ys = points.map((at) => Math.floor(at / width));
  const compare = (a: number, b: number) => {
    if (Math.abs(xs[a]! - xs[b]!) < MIN_DISTANCE && Math.abs(ys[a]! - ys[b]!) < MIN_DISTANCE) return;
    let apart = 0;
    for (const wave of waves) apart += Math.abs(wave[a]! - wave[b]!);
    if (apart > MAX_WAVE_DISTANCE * waves.length) return;
    const difference = differenceOf(patches, a, b, Math.max(distance[a]!, distance[b]!));
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const) {
      if (difference >= distance[one]!) continue;
      distance[one] = difference;
      match[one] = other;
    }
  };
  for (const wave of waves) {
    const order = orderBy(wave);
    for (let at = 0; at < order.length; at++) {
      const last = Math.min(order.length - 1, at + NEIGHBOURS);
      for (let next = at + 1; next <= last; next++) compare(order[at]!, order[next]!);
    }
  }
  return { match, distance };
}
