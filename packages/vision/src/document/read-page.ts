import { findDocument } from '../capture/analyse-frame';
import { areaOf, type Quad, straighten } from '../image/perspective';
import { type Box, type QuarterTurns, type Raster, resizeWithin, toGrey, turn } from '../image/raster';
import type { NationalZone } from '../mrz/national-zones';
import type { MrzReading } from '../mrz/read-rows';

import type { TextLine } from '../ocr/reader';
import { type Quality, qualityOf } from './quality';
import { findNationalZone, type PageOptions, type Pass, pass, readZone, zonePasses } from './read-zone';
import { bearsZone, hasFillers, isZoneRow, otherLines } from './rows';
import type { ZoneEvidence } from './vote-zone';

/** Returns true if most of the text runs downwards. */
function isSideways(lines: readonly TextLine[]): boolean {
  const length = (isUpright: boolean) =>
    lines
      .filter(({ box }) => Math.abs(Math.sin(box.angle)) > Math.SQRT1_2 === isUpright)
      .reduce((sum, { box }) => sum + box.width, 0);
  return length(true) > length(false);
}

const SURE = 0.85;

/**
 * Returns the rotation that makes a page's text run from left to right. Vertical text is read downwards: if
 * the reading has high confidence the page is only sideways, otherwise it is also upside down.
 */
export function turnsOf(lines: readonly TextLine[]): QuarterTurns {
  const isSure = lines.reduce((sum, { confidence }) => sum + confidence, 0) >= SURE * lines.length;
  if (isSideways(lines)) return isSure ? 3 : 1;
  return isSure ? 0 : 2;
}

/** The data read from one side of a document. */
export interface PageReading {
  /** The document alone, upright. */
  readonly page: Raster;
  /** Its position in the image: within its edges, or the whole image if they weren't found. */
  readonly place: Box;
  readonly quality: Quality;
  /** Lines of the visual zone. */
  readonly visual: readonly TextLine[];
  readonly zone: MrzReading | null;
  /** True if two readings of different images gave exactly the same zone. */
  readonly isConfirmed: boolean;
  /** The readings of the zone, for a vote over several images. */
  readonly evidence: readonly ZoneEvidence[];
  /** True if the zone was voted over several images. */
  readonly isVoted: boolean;
  /** Lines of the visual zone in further images of the same side. */
  readonly again: readonly (readonly TextLine[])[];
  /** True if rows like those of a machine-readable zone were found, readable or not. */
  readonly hasZone: boolean;
  /** A zone in a national format; null without one. */
  readonly nationalZone: NationalZone | null;
}

const LARGEST_PAGE = 1800;
const PAGE_PASS = 1088;
/**
 * Minimum share of the image for a document; a smaller one is a guess (the frame of a portrait), so the whole
 * image is read.
 */
const MIN_FILL = 0.2;

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the corners of a document; null if not found. */
function cornersIn(picture: Raster): Quad | null {
  const quad = findDocument(toGrey(picture));
  return quad && areaOf(quad) >= MIN_FILL * picture.width * picture.height ? quad : null;
}

/**
 * Returns the largest box that is mostly within the edges of a document. @param scale from the pixels of its
 * corners
 */
function placeIn([tl, tr, br, bl]: Quad, scale: number): Box {
  const [left, right] = [Math.max(tl.x, bl.x), Math.min(tr.x, br.x)];
  const [top, bottom] = [Math.max(tl.y, tr.y), Math.min(bl.y, br.y)];
  return { x: left * scale, y: top * scale, width: (right - left) * scale, height: (bottom - top) * scale };
}

/** Returns the document without its surroundings and perspective; null if its corners aren't a rectangle. */
function cutOut(picture: Raster, [tl, tr, br, bl]: Quad): Raster | null {
  // Slightly more than the document, because the detected edge may be inside its border.
  const width = Math.max(distance(tl, tr), distance(bl, br));
  const height = Math.max(distance(tl, bl), distance(tr, br));
  const centre = { x: (tl.x + tr.x + br.x + bl.x) / 4, y: (tl.y + tr.y + br.y + bl.y) / 4 };
  const wider = ({ x, y }: { x: number; y: number }) => ({
    x: centre.x + (x - centre.x) * 1.015,
    y: centre.y + (y - centre.y) * 1.015,
  });
  return straighten(
    picture,
    [wider(tl), wider(tr), wider(br), wider(bl)],
    Math.round(width * 1.015),
    Math.round(height * 1.015),
  );
}

/** Returns the box of the whole image. */
export const wholeOf = ({ width, height }: Raster): Box => ({ x: 0, y: 0, width, height });

/** Returns the readability of a text in an image: its letters, weighted by confidence. */
const clarity = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - 0.6), 0);

const score = (read: Pass): number =>
  (read.zone ? (read.zone.mrz.isValid ? 1e6 : 1e5) : 0) + clarity(read.lines);

/** Number of longest lines used to detect the orientation of a page. */
const TELLING_LINES = 6;

/** Checks whether its longest lines are read with more confidence when the page is upside down. */
async function isUpsideDown({ page, lines }: Pass, { reader, signal }: PageOptions): Promise<boolean> {
  const longest = [...lines].sort((a, b) => b.box.width - a.box.width).slice(0, TELLING_LINES);
  const boxes = longest.map(({ box }) => ({
    ...box,
    centre: { x: page.width - box.centre.x, y: page.height - box.centre.y },
  }));
  return clarity(await reader.readAt(turn(page, 2), boxes, signal)) > clarity(longest);
}

/** Rotates the page upright if that gives a better reading. */
async function upright(first: Pass, options: PageOptions): Promise<Pass> {
  const turns = turnsOf(first.lines);
  if (first.zone || turns === 0 || options.isOver()) return first;
  if (turns === 2 && !(await isUpsideDown(first, options))) return first;
  const turned = await pass(turn(first.page, turns), PAGE_PASS, options);
  return score(turned) > score(first) || isSideways(first.lines) ? turned : first;
}

/**
 * Reads one side of a document: crops it from its image and rotates it upright. Two readers read the
 * machine-readable zone, and read the zone alone again if neither reading is valid. The image quality is
 * reported separately, because a readable image needn't be retaken.
 * @throws the signal's reason when it is aborted.
 */
export async function readPage(picture: Raster, options: PageOptions): Promise<PageReading> {
  const whole = resizeWithin(picture, LARGEST_PAGE);
  const corners = cornersIn(whole);
  const cut = corners && cutOut(whole, corners);
  const quality = qualityOf(cut ?? whole);
  let read = await upright(await pass(cut ?? whole, PAGE_PASS, options), options);
  const isEmpty = !read.rows.some(isZoneRow) && (read.lines.length < 4 || quality.faults.length > 0);
  if (cut && isEmpty && !options.isOver()) {
    const other = await upright(await pass(whole, PAGE_PASS, options), options);
    if (score(other) > score(read)) read = other;
  }
  const passes = zonePasses(read, options);
  const nationalZone = await findNationalZone(read, passes, options);
  const { zone, isConfirmed, evidence } =
    bearsZone(read.rows) && !nationalZone
      ? await readZone(read, passes, options)
      : { zone: null, isConfirmed: false, evidence: [] };
  const zoneTexts = nationalZone?.lines ?? zone?.mrz.lines ?? [];
  return {
    page: read.page,
    place: corners ? placeIn(corners, picture.width / whole.width) : wholeOf(picture),
    quality,
    visual: otherLines(read.lines, zoneTexts),
    zone,
    isConfirmed,
    evidence,
    isVoted: false,
    again: [],
    hasZone: read.rows.some(hasFillers),
    nationalZone,
  };
}
