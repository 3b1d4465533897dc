import { areaOf, type Quad } from '../image/perspective';
import { exposureOf, sharpnessOf } from '../image/quality';
import { type GreyImage, halve, type Raster, toGrey } from '../image/raster';
import { findQuad } from './find-document';

/** Analysis of a document in a camera frame. */
export interface FrameAnalysis {
  /** Corners of the document in pixels of the frame, clockwise from the top left; null if none was found. */
  readonly quad: Quad | null;
  /** Share of the frame that the document covers, 0–1; 0 without a document. */
  readonly fill: number;
  /** Variance of the Laplacian inside the document (or the whole frame without one), at the frame's size. */
  readonly sharpness: number;
  /** Share of the document that is overexposed by reflections, 0–1. */
  readonly glare: number;
}

/** Approximate width of the image in which the document is searched, in pixels. */
const SEARCH_WIDTH = 320;

/** Finds the document in an image of any size. @returns its corners in pixels of the image. */
export function findDocument(image: GreyImage): Quad | null {
  let small = image;
  let scale = 1;
  while (Math.max(small.width, small.height) >= 2 * SEARCH_WIDTH) {
    small = halve(small);
    scale *= 2;
  }
  const quad = findQuad(small);
  if (!quad) return null;
  const [a, b, c, d] = quad;
  const grown = ({ x, y }: { x: number; y: number }) => ({ x: (x + 0.5) * scale, y: (y + 0.5) * scale });
  return [grown(a), grown(b), grown(c), grown(d)];
}

/**
 * Evaluates one frame for automatic capture: the position of the document, its share of the frame, sharpness
 * and reflections. Pure; a few milliseconds for 640 × 480.
 */
export function analyseFrame(raster: Raster): FrameAnalysis {
  const grey = toGrey(raster);
  const quad = findDocument(grey);
  if (!quad) {
    return { quad: null, fill: 0, sharpness: sharpnessOf(grey), glare: exposureOf(grey).glare };
  }
  const xs = quad.map(({ x }) => x);
  const ys = quad.map(({ y }) => y);
  const box = { x: Math.min(...xs), y: Math.min(...ys), width: 0, height: 0 };
  return {
    quad,
    fill: areaOf(quad) / (grey.width * grey.height),
    sharpness: sharpnessOf(grey, {
      ...box,
      width: Math.max(...xs) - box.x,
      height: Math.max(...ys) - box.y,
    }),
    glare: exposureOf(grey, quad).glare,
  };
}
