import { exposureOf, sharpnessOf } from '../image/quality';
import { type Raster, resize, toGrey } from '../image/raster';

export type QualityFault = 'BLUR' | 'GLARE' | 'DARK' | 'SMALL';

export interface Quality {
  /** Variance of the Laplacian with the document's longer side at 1024 pixels. */
  readonly sharpness: number;
  /** Share of the document that is overexposed by reflections, 0–1. */
  readonly glare: number;
  readonly faults: readonly QualityFault[];
}

const LONGER_SIDE = 1024;
/**
 * Minimum sharpness. Sharp originals are above 90, and between 7 and 21 when blurred by three pixels (design
 * notes, measured including noise). Drawn pages are above 290, at least 64 when blurred by 1.5 pixels, and 10
 * at 2.5 pixels.
 */
const MIN_SHARPNESS = 35;
const MAX_GLARE = 0.03;
const MIN_MEDIAN = 40;
const MIN_CONTRAST = 40;
/**
 * Minimum pixels of a document's longer side, at which a letter of its machine-readable zone is about 12
 * pixels high.
 */
const MIN_SIDE = 560;

/** Evaluates the quality of a straightened document. */
export function qualityOf(page: Raster): Quality {
  const scale = LONGER_SIDE / Math.max(page.width, page.height);
  const side = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  const grey = toGrey(resize(page, side(page.width), side(page.height)));
  const sharpness = sharpnessOf(grey);
  const { median, glare, contrast } = exposureOf(grey);
  const faults: readonly (readonly [QualityFault, boolean])[] = [
    ['SMALL', Math.max(page.width, page.height) < MIN_SIDE],
    ['DARK', median < MIN_MEDIAN || contrast < MIN_CONTRAST],
    ['GLARE', glare > MAX_GLARE],
    ['BLUR', sharpness < MIN_SHARPNESS],
  ];
  return { sharpness, glare, faults: faults.filter(([, isThere]) => isThere).map(([fault]) => fault) };
}
