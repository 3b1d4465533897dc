import type { DocumentFinding } from '../document/judge';
import { type Box, crop, type GreyImage, halve, type Raster, resize, toGrey } from '../image/raster';
import { fileTracesOf } from './file-traces';
import { type BestMatches, bestMatchesOf, pointsOf } from './patches';
import { screenPatternOf } from './screen-recapture';

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
function colourOf(page: Raster): number | null {
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

/** A side of a document as it was captured. */
interface CapturedSide {
  readonly picture: Raster;
  /** Where on the picture the document lies. */
  readonly place: Box;
  /** The file that the picture was decoded from; null = not at hand. */
  readonly file: Uint8Array | null;
}

/**
 * Above it, and nearly everywhere, a picture was taken of a screen. Photographs of three screens: 123 to 159. What else comes above it:
 * docs/benchmarks/vision.md.
 */
const SCREEN_PROMINENCE = 115;
const SCREEN_SHARE = 0.8;
/** Black and white copies under three tints of light: at most 2.0; coloured specimens: 4.1 and more. */
const LEAST_COLOUR = 2.5;

/** Places of one copied part: 44 genuine specimens have at most 7 (hits and false alarms: docs/benchmarks/vision.md). */
const LEAST_COPIED = 10;
/** Larger pictures are looked at halved: what it takes grows with them. */
const MOST_PIXELS = 2_000_000;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * What no trace was found for is not performed, whatever was measured: a good screen, a copy in colour and a careful forger leave none.
 */
const found = (subCheck: string, score: number | null, trace: string | null): DocumentFinding => ({
  subCheck,
  result: trace === null ? 'NOT_PERFORMED' : 'REVIEW',
  ...(score === null ? {} : { score: rounded(score) }),
  reasons: [trace ?? 'NO_TRACE'],
});
const notSeen = (subCheck: string): DocumentFinding => ({
  subCheck,
  result: 'NOT_PERFORMED',
  reasons: ['TOO_SMALL_TO_TELL'],
});

function screenCheck({ picture, place }: CapturedSide): DocumentFinding {
  const pattern = screenPatternOf(toGrey(picture), place);
  if (!pattern) return notSeen('screenCheckResult');
  const isScreen = pattern.prominence > SCREEN_PROMINENCE && pattern.share > SCREEN_SHARE;
  return found('screenCheckResult', pattern.prominence, isScreen ? 'SCREEN_PATTERN' : null);
}

function photocopyCheck({ picture, place }: CapturedSide): DocumentFinding {
  const colour = colourOf(crop(picture, place));
  if (colour === null) return notSeen('photocopyCheckResult');
  return found('photocopyCheckResult', colour, colour < LEAST_COLOUR ? 'WITHOUT_COLOUR' : null);
}

/** Whether a part of the document stands on it a second time. */
function isCopiedWithin({ picture, place }: CapturedSide): boolean {
  let grey = toGrey(crop(picture, place));
  while (grey.width * grey.height > MOST_PIXELS) grey = halve(grey);
  const part = copiedPartOf(grey);
  return part !== null && part.places >= LEAST_COPIED;
}

/** Whether what came with the pictures names a program that changes or draws pictures, or the front shows a part of itself again. */
function photoForgeryCheck(sides: readonly CapturedSide[]): DocumentFinding {
  const traces = sides.flatMap(({ file }) => (file ? [fileTracesOf(file)] : []));
  const reasons = [
    ...(traces.some(({ generator }) => generator !== null) ? ['DRAWN_BY_GENERATOR'] : []),
    ...(traces.some(({ editor }) => editor !== null) ? ['SAVED_BY_EDITOR'] : []),
    ...(sides[0] && isCopiedWithin(sides[0]) ? ['COPIED_WITHIN'] : []),
  ];
  return {
    subCheck: 'photoForgeryCheckResult',
    result: reasons.length > 0 ? 'REVIEW' : 'NOT_PERFORMED',
    reasons: reasons.length > 0 ? reasons : ['NO_TRACE'],
  };
}

/**
 * Looks for what forgers leave on the pictures of a document: REVIEW where there is a trace, since none of them is proof.
 * @param sides the front first; the back, which may be a barcode, is only looked at for what its file states
 */
export const judgeForgery = (sides: readonly CapturedSide[]): readonly DocumentFinding[] =>
  sides[0] ? [screenCheck(sides[0]), photocopyCheck(sides[0]), photoForgeryCheck(sides)] : [];
