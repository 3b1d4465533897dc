import type { Raster } from '../image/raster';
import { resize } from '../image/resize';

/** The page is looked at in so many squares along its longer side: what noise and fringes colour does not count then. */
const SQUARES = 96;
/** Darker and brighter squares have no colour to speak of. */
const DARKEST = 30;
const BRIGHTEST = 245;
const LEAST_SQUARES = 400;

/**
 * How much colour a page has beside the one tint that light and camera give it all over: the 95th percentile of the distance of
 * small squares from the median tint, in steps of chroma of which grey has none (0–255). Colour is taken relative to brightness,
 * as light multiplies it.
 * @returns null where too little of the page is neither dark nor burnt out.
 */
export function colourOf(page: Raster): number | null {
  const scale = SQUARES / Math.max(page.width, page.height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  const { data } = resize(page, side(page.width), side(page.height));
  const [blue, red]: [number[], number[]] = [[], []];
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const light = 0.299 * r + 0.587 * g + 0.114 * b;
    if (light < DARKEST || light > BRIGHTEST) continue;
    blue.push((128 * (b - light)) / light);
    red.push((128 * (r - light)) / light);
  }
  if (blue.length < LEAST_SQUARES) return null;
  const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1]!;
  const [tintBlue, tintRed] = [median(blue), median(red)];
  const far = blue.map((value, at) => Math.hypot(value - tintBlue, red[at]! - tintRed)).sort((a, b) => a - b);
  return far[Math.floor(far.length * 0.95)]!;
}
