import type { GreyImage } from '../image/grey';

const BINS = 180;
/** Weaker edges are paper and noise. */
const LEAST_EDGE = 60;

/**
 * How far the strongest edges of a picture are tilted from upright or level: the bars of a barcode are most of them.
 * @returns radians, −π/4 to π/4, clockwise
 */
export function dominantAngle({ width, height, data }: GreyImage): number {
  const bins = new Float64Array(BINS);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const dx =
        data[at - width + 1]! +
        2 * data[at + 1]! +
        data[at + width + 1]! -
        (data[at - width - 1]! + 2 * data[at - 1]! + data[at + width - 1]!);
      const dy =
        data[at + width - 1]! +
        2 * data[at + width]! +
        data[at + width + 1]! -
        (data[at - width - 1]! + 2 * data[at - width]! + data[at - width + 1]!);
      const strength = Math.hypot(dx, dy);
      if (strength < LEAST_EDGE) continue;
      // Quarter turns are one to a rectangle.
      const quarter = Math.PI / 2;
      const angle = ((Math.atan2(dy, dx) % quarter) + quarter) % quarter;
      bins[Math.min(BINS - 1, Math.floor((angle / quarter) * BINS))]! += strength;
    }
  }
  let [best, most] = [0, 0];
  for (let bin = 0; bin < BINS; bin++) {
    const sum = bins[bin]! * 2 + bins[(bin + 1) % BINS]! + bins[(bin + BINS - 1) % BINS]!;
    if (sum > most) [best, most] = [bin, sum];
  }
  const angle = ((best + 0.5) / BINS) * (Math.PI / 2);
  return angle > Math.PI / 4 ? angle - Math.PI / 2 : angle;
}
