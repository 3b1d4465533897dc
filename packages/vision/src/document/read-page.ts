import { findDocument } from '../capture/analyse-frame';
import { type Box, crop, type QuarterTurns, turn } from '../image/crop';
import { sharpen } from '../image/enhance';
import { toGrey } from '../image/grey';
import { areaOf, type Quad, straighten } from '../image/perspective';
import type { Raster } from '../image/raster';
import { resize, resizeWithin } from '../image/resize';
import { type MrzReading, readMrzRows } from '../mrz/read-rows';
import { normaliseRow } from '../mrz/refit';
import type { TextLine, TextReader } from '../ocr/reader';
import { type Quality, qualityOf } from './quality';
import { type Row, rowsOf } from './rows';

/** What was read of one side of a document. */
export interface PageReading {
  /** The document by itself, upright. */
  readonly page: Raster;
  readonly quality: Quality;
  /** Lines of the visual zone. */
  readonly visual: readonly TextLine[];
  readonly zone: MrzReading | null;
  /** Whether two readings of different pictures came to the very same zone. */
  readonly isConfirmed: boolean;
  /** Rows that look like a machine-readable zone were seen, whether or not they could be read. */
  readonly hasZone: boolean;
}

interface PageOptions {
  readonly reader: TextReader;
  /** UNIX milliseconds, for the century of dates. */
  readonly now: number;
  readonly signal: AbortSignal;
  /** Whether the time for further attempts is used up. */
  readonly isOver: () => boolean;
}

const LARGEST_PAGE = 1800;
const PAGE_PASS = 1088;
/** Widths at which the zone by itself is read again. */
const ZONE_PASSES = [1536, 1216] as const;
/** A document that fills less is a guess (a portrait's frame): the whole picture is read. */
const LEAST_FILL = 0.2;
const ZONE_ROW = 22;

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

/** The document without its surroundings, seen straight on; null when its corners are not found. */
function cutOut(picture: Raster): Raster | null {
  const quad: Quad | null = findDocument(toGrey(picture));
  if (!quad || areaOf(quad) < LEAST_FILL * picture.width * picture.height) return null;
  const [tl, tr, br, bl] = quad;
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

const isZoneRow = ({ zoneText }: Row): boolean => {
  const row = normaliseRow(zoneText);
  return row.length >= ZONE_ROW && (row.split('<').length > 2 || row.replace(/\D/g, '').length >= 10);
};

interface Pass {
  readonly page: Raster;
  readonly lines: readonly TextLine[];
  readonly rows: readonly Row[];
  readonly zone: MrzReading | null;
}

/** One reading of a picture, its zone looked for in both alphabets. */
async function pass(page: Raster, longest: number, { reader, now, signal }: PageOptions): Promise<Pass> {
  const lines = await reader.read(page, { longest, signal });
  const rows = rowsOf(lines);
  return {
    page,
    lines,
    rows,
    zone: readMrzRows(
      rows.map(({ zoneText }) => zoneText),
      now,
    ),
  };
}

/** How surely a text is read in a picture: letters by their confidence. */
const clarity = ({ lines }: Pass): number =>
  lines.reduce((sum, { text, confidence }) => sum + text.length * Math.max(0, confidence - 0.6), 0);

/** Whether most of the text runs downwards. */
function isSideways({ lines }: Pass): boolean {
  const length = (isUpright: boolean) =>
    lines
      .filter(({ box }) => Math.abs(Math.sin(box.angle)) > Math.SQRT1_2 === isUpright)
      .reduce((sum, { box }) => sum + box.width, 0);
  return length(true) > length(false);
}

const score = (read: Pass): number => (read.zone ? (read.zone.mrz.isValid ? 1e6 : 1e5) : 0) + clarity(read);

const SURE = 0.85;

/**
 * How far a page has to be turned for its text to read from left to right. Text that runs downwards is read downwards:
 * what is read surely then only lies on its side, what is not stands on its head as well.
 */
function turnsOf(read: Pass): QuarterTurns {
  const { lines } = read;
  const isSure = lines.reduce((sum, { confidence }) => sum + confidence, 0) >= SURE * lines.length;
  if (isSideways(read)) return isSure ? 3 : 1;
  return isSure ? 0 : 2;
}

/** The page turned upright, when that makes more of it. */
async function upright(first: Pass, options: PageOptions): Promise<Pass> {
  const turns = turnsOf(first);
  if (first.zone || turns === 0 || options.isOver()) return first;
  const turned = await pass(turn(first.page, turns), PAGE_PASS, options);
  return score(turned) > score(first) || isSideways(first) ? turned : first;
}

/** Where the zone is, or would be. */
function zoneBox({ page, rows }: Pass): Box {
  const pieces = rows.filter(isZoneRow).flatMap((row) => row.pieces);
  if (pieces.length === 0)
    return { x: 0, y: page.height * 0.6, width: page.width, height: page.height * 0.4 };
  const tops = pieces.map(
    ({ box }) => box.centre.y - box.height - Math.abs(Math.sin(box.angle) * box.width) / 2,
  );
  const bottoms = pieces.map(
    ({ box }) => box.centre.y + box.height + Math.abs(Math.sin(box.angle) * box.width) / 2,
  );
  const top = Math.min(...tops) - page.height * 0.05;
  return { x: 0, y: top, width: page.width, height: Math.max(...bottoms) + page.height * 0.05 - top };
}

interface ZoneReading {
  readonly zone: MrzReading | null;
  readonly isConfirmed: boolean;
}

const sameLines = (a: MrzReading, b: MrzReading): boolean => a.mrz.lines.join() === b.mrz.lines.join();

/** Reads the zone by itself, at other sizes, until it is valid or two readings agree. */
async function readAgain(page: Pass, options: PageOptions): Promise<ZoneReading> {
  const readings: MrzReading[] = page.zone ? [page.zone] : [];
  for (const [attempt, width] of ZONE_PASSES.entries()) {
    if (options.isOver()) break;
    const cut = crop(page.page, zoneBox(page));
    const sized = resize(cut, width, Math.max(32, Math.round((cut.height * width) / cut.width)));
    const { zone } = await pass(attempt === 0 ? sized : sharpen(sized, 0.8), width, options);
    if (!zone) continue;
    if (zone.mrz.isValid) return { zone, isConfirmed: readings.some((other) => sameLines(other, zone)) };
    if (readings.some((other) => sameLines(other, zone))) return { zone, isConfirmed: true };
    readings.push(zone);
  }
  return { zone: readings[0] ?? null, isConfirmed: false };
}

/**
 * Reads one side of a document: cut out of its picture, turned upright, its machine-readable zone read again from the
 * zone alone when the first reading is not valid. A picture that is not good enough is not read: it has to be made
 * again, whatever could be guessed from it.
 * @throws the signal's reason when it is aborted.
 */
export async function readPage(picture: Raster, options: PageOptions): Promise<PageReading> {
  const whole = resizeWithin(picture, LARGEST_PAGE);
  const cut = cutOut(whole);
  const quality = qualityOf(cut ?? whole);
  if (quality.faults.length > 0) {
    return { page: cut ?? whole, quality, visual: [], zone: null, isConfirmed: false, hasZone: false };
  }
  let read = await upright(await pass(cut ?? whole, PAGE_PASS, options), options);
  if (cut && !read.zone && read.lines.length < 4 && !options.isOver()) {
    const other = await upright(await pass(whole, PAGE_PASS, options), options);
    if (score(other) > score(read)) read = other;
  }
  const hasZone = read.rows.some(isZoneRow);
  const again =
    read.zone?.mrz.isValid || !hasZone
      ? { zone: read.zone, isConfirmed: false }
      : await readAgain(read, options);
  const zonePieces = new Set(read.rows.filter(isZoneRow).flatMap(({ pieces }) => pieces));
  return {
    page: read.page,
    quality,
    visual: read.lines.filter((line) => !zonePieces.has(line)),
    zone: again.zone,
    isConfirmed: again.isConfirmed,
    hasZone,
  };
}
