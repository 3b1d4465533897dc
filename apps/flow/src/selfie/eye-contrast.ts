import type { Raster, TrackedFace } from '@assay/vision/browser';

/** Outer and inner corners of both eyes among the 68 places. */
const EYES = [
  [36, 39],
  [42, 45],
] as const;
const NOWHERE = { x: 0, y: 0 };
/** Half the height of what is looked at, as a share of the eye's width. */
const HALF_HEIGHT = 0.3;

/**
 * How much light and dark there is within the eyes, 0 to about 0.5: white, iris and pupil when they are open, skin and a
 * line of lashes when they are closed. The small landmark net places lids of closed eyes nearly where open ones are; the
 * pixels between them tell more. Compare within one person only.
 */
export function eyeContrast({ width, height, data }: Raster, landmarks: TrackedFace['landmarks']): number {
  let worst = 1;
  for (const [from, to] of EYES) {
    const { x: ax, y: ay } = landmarks[from] ?? NOWHERE;
    const { x: bx, y: by } = landmarks[to] ?? NOWHERE;
    const half = HALF_HEIGHT * Math.hypot(bx - ax, by - ay);
    const [left, right] = [Math.max(0, Math.round(ax)), Math.min(width - 1, Math.round(bx))];
    let [sum, squares, count] = [0, 0, 0];
    for (let x = left; x <= right; x++) {
      const middle = ay + ((by - ay) * (x - ax)) / Math.max(1, bx - ax);
      const [top, bottom] = [
        Math.max(0, Math.round(middle - half)),
        Math.min(height - 1, Math.round(middle + half)),
      ];
      for (let y = top; y <= bottom; y++) {
        const at = (y * width + x) * 4;
        const light = (0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!) / 255;
        sum += light;
        squares += light * light;
        count++;
      }
    }
    const mean = sum / Math.max(1, count);
    worst = Math.min(worst, Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)));
  }
  return worst;
}
