import type { Box } from './crop';
import type { GreyImage } from './grey';
import { areaOf, type Quad } from './perspective';

const clip = (image: GreyImage, box?: Box) => ({
  left: Math.max(0, Math.floor(box?.x ?? 0)),
  top: Math.max(0, Math.floor(box?.y ?? 0)),
  right: Math.min(image.width, Math.ceil(box ? box.x + box.width : image.width)),
  bottom: Math.min(image.height, Math.ceil(box ? box.y + box.height : image.height)),
});

/** Of Gaussian noise: deviation over median of what it deviates by. */
const DEVIATION_OF_MEDIAN = 1.4826;
const LARGEST_LAPLACIAN = 1020;

/**
 * Variance of the Laplacian (Pech-Pacheco and others, 2000) beyond that of noise: how sharp a picture is at the size it
 * has. Edges are few and noise is everywhere, so the median shows how much of the variance is noise; without that, a
 * blurred picture of a grainy camera looks sharp. Depends on the size; compare only pictures of like size.
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

/** From where to where a row lies inside a quadrilateral. */
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

/** How often each brightness occurs inside a quadrilateral; null = the whole picture. */
function histogramOf(image: GreyImage, quad: Quad | null): Uint32Array {
  const histogram = new Uint32Array(256);
  if (quad === null || areaOf(quad) <= 0) {
    for (const value of image.data) histogram[value]!++;
    return histogram;
  }
  const ys = quad.map(({ y }) => y);
  const bottom = Math.min(image.height - 1, Math.floor(Math.max(...ys)));
  for (let y = Math.max(0, Math.ceil(Math.min(...ys))); y <= bottom; y++) {
    const [left, right] = rowSpan(quad, y);
    const end = Math.min(image.width - 1, Math.floor(right));
    for (let x = Math.max(0, Math.ceil(left)); x <= end; x++) histogram[image.data[y * image.width + x]!]!++;
  }
  return histogram;
}

const SATURATED = 250;
/** Paper may be white; a reflection is far brighter than what it lies on. */
const BRIGHTER_THAN_MEDIAN = 20;

interface Exposure {
  /** 0–255. */
  readonly median: number;
  /** Share of pixels that a reflection has burnt out, 0–1; 0 on paper so white that no reflection shows. */
  readonly glare: number;
  /** Between the 5th and the 95th percentile, 0–255. */
  readonly contrast: number;
}

/** Light of a picture, or of what lies inside a quadrilateral of it. */
export function exposureOf(image: GreyImage, quad: Quad | null = null): Exposure {
  const histogram = histogramOf(image, quad);
  const total = histogram.reduce((sum, count) => sum + count, 0);
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
  const burnt = histogram.subarray(SATURATED).reduce((sum, count) => sum + count, 0);
  return {
    median,
    glare: median + BRIGHTER_THAN_MEDIAN <= SATURATED ? burnt / total : 0,
    contrast: percentile(0.95) - percentile(0.05),
  };
}
