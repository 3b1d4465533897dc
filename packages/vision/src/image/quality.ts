import { areaOf, type Quad } from './perspective';
import type { Box, GreyImage } from './raster';

const clip = (image: GreyImage, box?: Box) => ({
  left: Math.max(0, Math.floor(box?.x ?? 0)),
  top: Math.max(0, Math.floor(box?.y ?? 0)),
  right: Math.min(image.width, Math.ceil(box ? box.x + box.width : image.width)),
  bottom: Math.min(image.height, Math.ceil(box ? box.y + box.height : image.height)),
});

/** Ratio of standard deviation to median absolute deviation for Gaussian noise. */
const DEVIATION_OF_MEDIAN = 1.4826;
const LARGEST_LAPLACIAN = 1020;

/**
 * Returns the variance of the Laplacian (Pech-Pacheco and others, 2000) minus that of noise: the sharpness of
 * an image at its size. Edges are rare and noise is everywhere, so the median shows the noise share of the
 * variance. Without this, a blurred image of a noisy camera would appear sharp. Depends on the size; compare
 * only images of similar size.
 */
export function sharpnessOf(image: GreyImage, box?: Box): number {
  const { left, top, right, bottom } = clip(image, box);
  const { width, data } = image;
  const frequency = new Uint32Array(LARGEST_LAPLACIAN + 1);
  let [count, sum, squares] = [0, 0, 0];
  for (let y = Math.max(1, top); y < Math.min(bottom, image.height - 1); y++) {
    for (let x = Math.max(1, left), at = y * width + x; x < Math.min(right, width - 1); x++, at++) {
      const value = data[at - 1]! + data[at + 1]! + data[at - width]! + data[at + width]! - 4 * data[at]!;
      sum += value;
      squares += value * value;
      frequency[Math.abs(value)]!++;
      count++;
    }
  }
  if (count === 0) return 0;
  let median = 0;
  for (let seen = frequency[0]!; seen < count / 2; seen += frequency[median]!) median++;
  return Math.max(0, squares / count - (sum / count) ** 2 - (DEVIATION_OF_MEDIAN * median) ** 2);
}

/** Returns the start and end of a row inside a quadrilateral. */
function rowSpan(quad: Quad, y: number): readonly [number, number] {
  let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let corner = 0; corner < 4; corner++) {
    const [a, b] = [quad[corner]!, quad[(corner + 1) % 4]!];
    if (a.y === b.y || y < Math.min(a.y, b.y) || y > Math.max(a.y, b.y)) continue;
    const x = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    left = Math.min(left, x);
    right = Math.max(right, x);
  }
  return [left, right];
}

/** Calls a function for each pixel inside a quadrilateral; null means the whole image. */
function eachPixel(image: GreyImage, quad: Quad | null, look: (at: number) => void): void {
  if (quad === null || areaOf(quad) <= 0) {
    for (let at = 0; at < image.data.length; at++) look(at);
    return;
  }
  const ys = quad.map(({ y }) => y);
  const bottom = Math.min(image.height - 1, Math.floor(Math.max(...ys)));
  for (let y = Math.max(0, Math.ceil(Math.min(...ys))); y <= bottom; y++) {
    const [left, right] = rowSpan(quad, y);
    const end = Math.min(image.width - 1, Math.floor(right));
    for (let x = Math.max(0, Math.ceil(left)); x <= end; x++) look(y * image.width + x);
  }
}

const SATURATED = 250;
/**
 * Minimum brightness of a reflection above the median. Paper may be white, but a reflection is far brighter
 * than its surroundings.
 */
const BRIGHTER_THAN_MEDIAN = 20;

/**
 * Distance from an overexposed spot at which its surroundings are sampled, in pixels of an image whose longer
 * side is 1024.
 */
const RIM = 3;
const BEYOND = 12;
const LONGER_SIDE = 1024;
/**
 * Maximum decrease in brightness at the rim of a reflection, as a share of the total decrease; white print
 * ends abruptly.
 */
const HARD_EDGE = 0.7;
const MIN_SOFTNESS = 0.5;

/**
 * Maximum darkness of paper relative to its brightness; ink and faces are darker and don't show how light
 * falls off.
 */
const PAPER_RANGE = 40;
const MIN_FALL = 12;

const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/**
 * Checks whether light falls off gently around an overexposed spot (a reflection) or abruptly (white print, a
 * white sheet), as far as it is on paper.
 * @param paper brightness of the paper
 */
function isReflection({ width, height, data }: GreyImage, spot: readonly number[], paper: number): boolean {
  const scale = Math.max(width, height) / LONGER_SIDE;
  const [rim, beyond] = [Math.max(1, Math.round(RIM * scale)), Math.max(2, Math.round(BEYOND * scale))];
  let soft = 0;
  let seen = 0;
  for (const at of spot) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (const [dx, dy] of DIRECTIONS) {
      const [farX, farY] = [x + dx * beyond, y + dy * beyond];
      if (farX < 0 || farY < 0 || farX >= width || farY >= height) continue;
      if (data[at + dx + dy * width]! >= SATURATED) continue;
      const near = data[at + (dx + dy * width) * rim]!;
      const far = data[farY * width + farX]!;
      if (Math.min(near, far) < paper - PAPER_RANGE || far > SATURATED - MIN_FALL) continue;
      seen++;
      if (SATURATED - near < HARD_EDGE * (SATURATED - far)) soft++;
    }
  }
  return seen > 0 && soft >= MIN_SOFTNESS * seen;
}

/** Returns a mask of the pixels overexposed by a reflection. @param paper brightness of the paper */
function reflectionsIn(image: GreyImage, paper: number): Uint8Array {
  const { width, data } = image;
  const seen = new Uint8Array(data.length);
  const found = new Uint8Array(data.length);
  for (let start = 0; start < data.length; start++) {
    if (seen[start] === 1 || data[start]! < SATURATED) continue;
    const spot = [start];
    seen[start] = 1;
    for (let next = 0; next < spot.length; next++) {
      const at = spot[next]!;
      const x = at % width;
      for (const other of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (other < 0 || other >= data.length || seen[other] === 1 || data[other]! < SATURATED) continue;
        seen[other] = 1;
        spot.push(other);
      }
    }
    if (isReflection(image, spot, paper)) for (const at of spot) found[at] = 1;
  }
  return found;
}

interface Exposure {
  /** 0–255. */
  readonly median: number;
  /** Share of pixels overexposed by a reflection, 0–1; 0 if the paper is too white to detect one. */
  readonly glare: number;
  /** Difference between the 5th and the 95th percentile, 0–255. */
  readonly contrast: number;
}

/** Measures the exposure of an image, or of a quadrilateral in it. */
export function exposureOf(image: GreyImage, quad: Quad | null = null): Exposure {
  const histogram = new Uint32Array(256);
  let total = 0;
  eachPixel(image, quad, (at) => {
    histogram[image.data[at]!]!++;
    total++;
  });
  if (total === 0) return { median: 0, glare: 0, contrast: 0 };
  const percentile = (share: number): number => {
    let seen = 0;
    for (let value = 0; value < 256; value++) {
      seen += histogram[value]!;
      if (seen >= total * share) return value;
    }
    return 255;
  };
  const median = percentile(0.5);
  let burnt = 0;
  if (median + BRIGHTER_THAN_MEDIAN <= SATURATED) {
    const reflections = reflectionsIn(image, median);
    eachPixel(image, quad, (at) => {
      burnt += reflections[at]!;
    });
  }
  return { median, glare: burnt / total, contrast: percentile(0.95) - percentile(0.05) };
}
