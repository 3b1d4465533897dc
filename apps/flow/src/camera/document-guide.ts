import type { FrameAnalysis, Point } from '@assay/vision/browser';

/** What the end user is shown while a document is looked for. */
type DocumentHint = 'find' | 'closer' | 'farther' | 'center' | 'glare' | 'blurry' | 'hold';

/** Where the document should lie: a share of the frame's width and height, in the middle. */
export interface Guide {
  readonly width: number;
  readonly height: number;
}

export interface GuideState {
  readonly hint: DocumentHint;
  /** Since when nothing was wrong and nothing moved, milliseconds; null = something is. */
  readonly stableSince: number | null;
  readonly corners: readonly Point[] | null;
  /** The picture may be taken. */
  readonly isGood: boolean;
}

export const GUIDE_START: GuideState = { hint: 'find', stableSince: null, corners: null, isGood: false };

/** How long the document has to lie still. */
const STILL_MS = 600;
/** Corners may move this share of the frame's width from one look to the next: hands are never quite still. */
const STILL_SHARE = 0.025;
/** Of the guide's area. */
const LEAST_FILL = 0.6;
const MOST_FILL = 1.12;
/** How far the document's middle may lie from the guide's, as a share of the frame's side. */
const MOST_OFF = 0.12;
const MOST_GLARE = 0.015;
/** Variance of the Laplacian at 640 pixels: print of a document that lies sharp is far above, blurred far below. */
const LEAST_SHARPNESS = 120;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function hintFor(seen: FrameAnalysis, guide: Guide, size: { width: number; height: number }): DocumentHint {
  if (!seen.quad) return 'find';
  const fill = seen.fill / (guide.width * guide.height);
  if (fill < LEAST_FILL) return 'closer';
  if (fill > MOST_FILL) return 'farther';
  const offX = mean(seen.quad.map(({ x }) => x)) / size.width - 0.5;
  const offY = mean(seen.quad.map(({ y }) => y)) / size.height - 0.5;
  if (Math.abs(offX) > MOST_OFF || Math.abs(offY) > MOST_OFF) return 'center';
  if (seen.glare > MOST_GLARE) return 'glare';
  return seen.sharpness < LEAST_SHARPNESS ? 'blurry' : 'hold';
}

function hasMoved(before: readonly Point[] | null, now: readonly Point[], width: number): boolean {
  if (!before) return true;
  return now.some(({ x, y }, corner) => {
    const old = before[corner];
    return !old || Math.hypot(x - old.x, y - old.y) > STILL_SHARE * width;
  });
}

/**
 * What to show after a look at one frame, and whether to take the picture: all is well, and the document lay still for
 * 600 ms. Pure.
 * @param size of the frame that was looked at, pixels
 * @param now milliseconds of any clock that only goes forward
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
