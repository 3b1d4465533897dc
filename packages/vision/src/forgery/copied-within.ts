import type { GreyImage } from '../image/grey';
import { type BestMatches, bestMatchesOf, pointsOf } from './patches';

/** How many places of a picture show a part of it a second time. */
interface CopiedPart {
  /** Places that lie close together and are found again, all of them shifted alike, nearer to their like than noise allows. */
  readonly places: number;
}

/** With fewer places to compare there is nothing to tell copies from. */
const LEAST_POINTS = 200;
/**
 * Pixels that are exactly as bright as the next to the right and below, as a share of all. Pictures drawn by programs have no noise, and
 * letters repeat themselves exactly in them: 0.40 to 0.83 of sixteen such specimens; scans and photographs of documents: at most 0.30.
 */
const MOST_FLAT = 0.38;
/** Nearer than this share of what the nearest 15 % of all places are. */
const NEAREST = 0.15;
const NEARER = 0.7;
/** Letters and ornaments repeat themselves along lines and under each other, tilted by 5° at most. */
const ALONG = Math.tan((5 * Math.PI) / 180);
const LEAST_ACROSS = 3;
/** Squares of a JPEG: what is shifted by whole ones is packed alike, and what was drawn twice then looks copied. */
const JPEG_SQUARE = 8;
/** The places of a copy lie this close together, pixels. */
const CLOSE = 14;

/** Whether a picture has no noise, as programs draw it. */
function isDrawn({ width, height, data }: GreyImage): boolean {
  let flat = 0;
  for (let y = 0; y < height - 1; y++)
    for (let x = 0, at = y * width; x < width - 1; x++, at++)
      if (data[at] === data[at + 1] && data[at] === data[at + width]) flat++;
  return flat > MOST_FLAT * width * height;
}

/** Whether a shift is one by which print repeats itself. */
const isOfPrint = (dx: number, dy: number): boolean =>
  Math.abs(dy) < Math.max(LEAST_ACROSS, ALONG * Math.abs(dx)) ||
  Math.abs(dx) < Math.max(LEAST_ACROSS, ALONG * Math.abs(dy)) ||
  (dx % JPEG_SQUARE === 0 && dy % JPEG_SQUARE === 0);

/** The places that match nearer than a limit, by the shift to their like; of the two ends of a shift the upper one. */
function placesByShift(
  points: Int32Array,
  { match, distance }: BestMatches,
  width: number,
  limit: number,
): Iterable<ReadonlySet<number>> {
  const shifts = new Map<number, Set<number>>();
  for (let at = 0; at < points.length; at++) {
    const other = match[at]!;
    if (other < 0 || distance[at]! > limit) continue;
    const [from, to] = [Math.min(points[at]!, points[other]!), Math.max(points[at]!, points[other]!)];
    const dx = (to % width) - (from % width);
    const dy = Math.floor(to / width) - Math.floor(from / width);
    if (isOfPrint(dx, dy)) continue;
    const key = dy * 2 * width + dx + width;
    const places = shifts.get(key);
    if (places) places.add(from);
    else shifts.set(key, new Set([from]));
  }
  return shifts.values();
}

/** Whether most of some places have another one close by. */
function areTogether(places: ReadonlySet<number>, width: number): boolean {
  const all = [...places].map((at) => [at % width, Math.floor(at / width)] as const);
  const close = all.filter(([x, y]) =>
    all.some(([ox, oy]) => (ox !== x || oy !== y) && Math.max(Math.abs(ox - x), Math.abs(oy - y)) <= CLOSE),
  );
  return close.length * 2 > all.length;
}

/**
 * Looks for a part of a picture that was copied to another place of it. Print repeats its letters and ornaments, each time with noise of
 * its own; a copy has the same noise, so its places are nearer to each other than anything else in the picture is to its like, and all of
 * them by the same shift (after Fridrich, Soukal and Lukáš, 2003). Copies along a line of print are not told from its own letters.
 * @returns null where the picture has too little in it, or no noise to tell by
 */
export function copiedPartOf(grey: GreyImage): CopiedPart | null {
  if (isDrawn(grey)) return null;
  const points = pointsOf(grey);
  if (points.length < LEAST_POINTS) return null;
  const matches = bestMatchesOf(grey, points);
  const sorted = matches.distance.filter(Number.isFinite).sort();
  if (sorted.length < LEAST_POINTS) return null;
  const limit = NEARER * sorted[Math.floor(NEAREST * sorted.length)]!;
  let most = 0;
  for (const places of placesByShift(points, matches, grey.width, limit))
    if (places.size > most && areTogether(places, grey.width)) most = places.size;
  return { places: most };
}
