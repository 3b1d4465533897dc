import { findDocument } from '../capture/analyse-frame';
import { areaOf, type Quad, straighten } from '../image/perspective';
import { type Box, type Raster, resizeWithin, toGrey, turn } from '../image/raster';
import type { NationalZone } from '../mrz/national-zones';
import type { MrzReading } from '../mrz/read-rows';
import { isSideways, turnsOf } from '../ocr/orientation';
import type { TextLine } from '../ocr/reader';
import { type Quality, qualityOf } from './quality';
import { findNationalZone, type PageOptions, type Pass, pass, readZone, zonePasses } from './read-zone';
import { bearsZone, hasFillers, isZoneRow, linesBeside } from './rows';
import type { ZoneEvidence } from './vote-zone';

/** What was read of one side of a document. */
export interface PageReading {
  /** The document by itself, upright. */
  readonly page: Raster;
  /** Where on the picture it lies: within its edges, or all of the picture where they were not found. */
  readonly place: Box;
  readonly quality: Quality;
  /** Lines of the visual zone. */
  readonly visual: readonly TextLine[];
  readonly zone: MrzReading | null;
  /** Whether two readings of different pictures came to the very same zone. */
  readonly isConfirmed: boolean;
  /** What the zone was made of, for a vote over several pictures. */
  readonly evidence: readonly ZoneEvidence[];
  /** Whether the zone was voted over several pictures. */
  readonly isVoted: boolean;
  /** Lines of the visual zone as further pictures of the same side show them. */
  readonly again: readonly (readonly TextLine[])[];
  /** Rows that look like a machine-readable zone were seen, whether or not they could be read. */
  readonly hasZone: boolean;
  /** A zone of one state's own making; null = there is none. */
  readonly nationalZone: NationalZone | null;
}

const LARGEST_PAGE = 1800;
const PAGE_PASS = 1088;
/** A document that fills less is a guess (a portrait's frame): the whole picture is read. */
const LEAST_FILL = 0.2;

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

/** The corners of a document; null when they are not found. */
function cornersIn(picture: Raster): Quad | null {
  const quad = findDocument(toGrey(picture));
  return quad && areaOf(quad) >= LEAST_FILL * picture.width * picture.height ? quad : null;
}

/** The largest box of which little lies outside the edges of a document. @param scale from the pixels of its corners */
function placeIn([tl, tr, br, bl]: Quad, scale: number): Box {
  const [left, right] = [Math.max(tl.x, bl.x), Math.min(tr.x, br.x)];
  const [top, bottom] = [Math.max(tl.y, tr.y), Math.min(bl.y, br.y)];
  return { x: left * scale, y: top * scale, width: (right - left) * scale, height: (bottom - top) * scale };
}

/** The document without its surroundings, seen straight on; null when its corners are those of no rectangle. */
function cutOut(picture: Raster, [tl, tr, br, bl]: Quad): Raster | null {
  // A little more than the document: its edge may be found inside its border.
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

/** All of a picture. */
export const wholeOf = ({ width, height }: Raster): Box => ({ x: 0, y: 0, width, height });

/** How surely a text is read in a picture: letters by their confidence. */
const clarity = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - 0.6), 0);

const score = (read: Pass): number =>
  (read.zone ? (read.zone.mrz.isValid ? 1e6 : 1e5) : 0) + clarity(read.lines);

/** So many of the longest lines tell which way up a page is. */
const TELLING_LINES = 6;

/** Whether its longest lines are read more surely when the page stands on its head. */
async function isUpsideDown({ page, lines }: Pass, { reader, signal }: PageOptions): Promise<boolean> {
  const longest = [...lines].sort((a, b) => b.box.width - a.box.width).slice(0, TELLING_LINES);
  const boxes = longest.map(({ box }) => ({
    ...box,
    centre: { x: page.width - box.centre.x, y: page.height - box.centre.y },
  }));
  return clarity(await reader.readAt(turn(page, 2), boxes, signal)) > clarity(longest);
}

/** The page turned upright, when that makes more of it. */
async function upright(first: Pass, options: PageOptions): Promise<Pass> {
  const turns = turnsOf(first.lines);
  if (first.zone || turns === 0 || options.isOver()) return first;
  if (turns === 2 && !(await isUpsideDown(first, options))) return first;
  const turned = await pass(turn(first.page, turns), PAGE_PASS, options);
  return score(turned) > score(first) || isSideways(first.lines) ? turned : first;
}

/**
 * Reads one side of a document: cut out of its picture, turned upright, its machine-readable zone read by two readers and
 * again from the zone alone when neither reading is valid. How good the picture is, is told beside it: what reads well
 * need not be made again.
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
    visual: linesBeside(read.lines, zoneTexts),
    zone,
    isConfirmed,
    evidence,
    isVoted: false,
    again: [],
    hasZone: read.rows.some(hasFillers),
    nationalZone,
  };
}
