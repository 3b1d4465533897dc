import type { FrameAnalysis, Point } from '@assay/vision/browser';

/** Hint for the end user while the page searches for a document. */
type DocumentHint = 'find' | 'closer' | 'farther' | 'center' | 'glare' | 'blurry' | 'hold';

/** Target area of the document, centered, as a share of the frame's width and height. */
export interface Guide {
  readonly width: number;
  readonly height: number;
}

export interface GuideState {
  readonly hint: DocumentHint;
  /** Time from which nothing was wrong and nothing moved, in milliseconds; null if there is a problem. */
  readonly stableSince: number | null;
  readonly corners: readonly Point[] | null;
  /** True if the picture can be taken. */
  readonly isGood: boolean;
}

export const GUIDE_START: GuideState = { hint: 'find', stableSince: null, corners: null, isGood: false };

/** Time that the document must not move, in milliseconds. */
const STILL_MS = 600;
/**
 * Maximum movement of a corner between two frames, as a share of the frame's width; hands are never quite
 * still.
 */
const STILL_SHARE = 0.025;
/** Smallest share of the guide's area that the document fills. */
const MIN_FILL = 0.6;
const MAX_FILL = 1.12;
/** Maximum distance between the centers of the document and the guide, as a share of the frame's side. */
const MAX_OFFSET = 0.12;
const MAX_GLARE = 0.015;
/** Variance of the Laplacian at 640 pixels: sharp print is far above this value, blurred print far below. */
const MIN_SHARPNESS = 120;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function hintFor(seen: FrameAnalysis, guide: Guide, size: { width: number; height: number }): DocumentHint {
  if (!seen.quad) return 'find';
  const fill = seen.fill / (guide.width * guide.height);
  if (fill < MIN_FILL) return 'closer';
  if (fill > MAX_FILL) return 'farther';
  const offX = mean(seen.quad.map(({ x }) => x)) / size.width - 0.5;
  const offY = mean(seen.quad.map(({ y }) => y)) / size.height - 0.5;
  if (Math.abs(offX) > MAX_OFFSET || Math.abs(offY) > MAX_OFFSET) return 'center';
  if (seen.glare > MAX_GLARE) return 'glare';
  return seen.sharpness < MIN_SHARPNESS ? 'blurry' : 'hold';
}

function hasMoved(before: readonly Point[] | null, now: readonly Point[], width: number): boolean {
  if (!before) return true;
  return now.some(({ x, y }, corner) => {
    const old = before[corner];
    return !old || Math.hypot(x - old.x, y - old.y) > STILL_SHARE * width;
  });
}

/**
 * Returns the hint after one analyzed frame, and whether to take the picture: nothing is wrong, and the
 * document did not move for 600 ms. Pure.
 * @param size size of the analyzed frame, in pixels
 * @param now milliseconds of a monotonic clock
 */
export function guideDocument(
  state: GuideState,
  seen: FrameAnalysis,
  guide: Guide,
  size: { readonly width: number; readonly height: number },
  now: number,
): GuideState {
  const hint = hintFor(seen, guide, size);
  const corners = seen.quad;
  if (hint !== 'hold' || !corners) return { hint, stableSince: null, corners, isGood: false };
  const stableSince = hasMoved(state.corners, corners, size.width) ? now : (state.stableSince ?? now);
  return { hint, stableSince, corners, isGood: now - stableSince >= STILL_MS };
}
