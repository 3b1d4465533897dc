import { type Box, crop, type Raster, resize, sharpen, toGrey } from '../image/raster';
import { type MergedReading, mergeReadings } from '../mrz/cells/merge';
import { type CellReading, readCells } from '../mrz/cells/read-cells';
import { type NationalZone, readNationalZone } from '../mrz/national-zones';
import { type MrzReading, readMrzRows } from '../mrz/read-rows';
import type { TiltedBox } from '../ocr/components';
import type { KnownLines, TextLine, TextReader } from '../ocr/reader';
import { aspectOfRows, isZoneRow, type Row, rowsOf, zoneLines } from './rows';
import type { ZoneEvidence } from './vote-zone';
import { type FirstZone, readZoneFirst } from './zone-first';

export interface PageOptions {
  readonly reader: TextReader;
  /** UNIX milliseconds, for the century of dates. */
  readonly now: number;
  readonly signal: AbortSignal;
  /** Returns true when the time for further attempts is used up. */
  readonly isOver: () => boolean;
}

/** One reading of an image by the line reader. */
export interface Pass {
  readonly page: Raster;
  readonly lines: readonly TextLine[];
  readonly rows: readonly Row[];
  readonly zone: MrzReading | null;
  /** The zone as read by the network for single characters before anything else; null if not found. */
  readonly first: FirstZone | null;
}

/**
 * Reads an image: its zone by single characters if that is reliable, all other lines as a whole, in both
 * alphabets.
 */
export async function pass(
  page: Raster,
  longest: number,
  { reader, now, signal }: PageOptions,
): Promise<Pass> {
  let first: FirstZone | null = null;
  const known = (boxes: readonly TiltedBox[]): KnownLines => {
    first = readZoneFirst(page, boxes, now);
    return first?.texts ?? new Map();
  };
  const lines = await reader.read(page, { longest, known, signal });
  const rows = rowsOf(lines);
  const zone = readMrzRows(
    rows.map(({ zoneText }) => zoneText),
    now,
    (first, second) => aspectOfRows(rows[first]!, rows[second]!),
  );
  return { page, lines, rows, zone, first };
}

/** Widths at which the zone alone is read again. */
const ZONE_PASSES = [1536, 1216] as const;
/** Maximum number of rows like those of a zone; more means text that imitates one. */
const MAX_ROWS = 6;
/** Confidence at which a reading with valid check digits needs no further attempts. */
const SURE_CELLS = 0.95;

/** Reads the zone of a pass by single characters: from the last rows, in groups of three and two. */
function cellsOf({ page, rows, zone }: Pass, now: number): readonly CellReading[] {
  const lines = zoneLines(rows);
  if (lines.length < 2 || lines.length > MAX_ROWS) return [];
  const grey = toGrey(page);
  const found: CellReading[] = [];
  const counts = zone?.mrz.lines.length === 2 ? [2, 3] : [3, 2];
  for (const count of counts) {
    for (let last = lines.length; last >= count; last--) {
      found.push(
        ...readCells(grey, lines.slice(last - count, last), zone?.mrz.lines[0]?.length ?? null, now),
      );
      if (found.some(({ mrz, sureness }) => mrz.isValid && sureness > SURE_CELLS)) return found;
    }
  }
  return found;
}

/** Returns the position of the zone, or its expected position. */
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
  /** True if two independent readings are exactly equal. */
  readonly isConfirmed: boolean;
  /** All readings that it is based on. */
  readonly evidence: readonly ZoneEvidence[];
}

const sameLines = (a: MrzReading, b: MrzReading): boolean => a.mrz.lines.join() === b.mrz.lines.join();

type ZonePasses = (width: number) => Promise<Pass>;

/** Reads the part of a page with its zone at a given width; each width is read once and cached. */
export function zonePasses(page: Pass, options: PageOptions): ZonePasses {
  const known = new Map<number, Pass>();
  return async (width) => {
    const before = known.get(width);
    if (before) return before;
    const read = await pass(zonePicture(page, width), width, options);
    known.set(width, read);
    return read;
  };
}

function zonePicture(page: Pass, width: number): Raster {
  const cut = crop(page.page, zoneBox(page));
  return resize(cut, width, Math.max(32, Math.round((cut.height * width) / cut.width)));
}

/** Reads the zone alone at other sizes, until it is valid or two readings agree. */
async function readAgain(
  page: Pass,
  first: MergedReading | null,
  seen: ZoneEvidence,
  passes: ZonePasses,
  options: PageOptions,
): Promise<ZoneReading> {
  const readings: MrzReading[] = first ? [first.zone] : [];
  const evidence: ZoneEvidence[] = [seen];
  for (const [attempt, width] of ZONE_PASSES.entries()) {
    if (options.isOver()) break;
    const again =
      attempt === 0
        ? await passes(width)
        : await pass(sharpen(zonePicture(page, width), 0.8), width, options);
    const cells = cellsOf(again, options.now);
    evidence.push({ lines: again.zone, cells });
    const merged = mergeReadings(again.zone, cells, options.now);
    if (!merged) continue;
    const { zone } = merged;
    const isConfirmed = merged.isConfirmed || readings.some((other) => sameLines(other, zone));
    if (zone.mrz.isValid || isConfirmed) return { zone, isConfirmed, evidence };
    readings.push(zone);
  }
  return { zone: readings[0] ?? null, isConfirmed: false, evidence };
}

/**
 * Reads the machine-readable zone of a page with the line reader and with the network for single characters;
 * reads the zone alone again if the result isn't valid.
 */
export async function readZone(page: Pass, passes: ZonePasses, options: PageOptions): Promise<ZoneReading> {
  const { first } = page;
  if (first?.isWhole) {
    const zone = { mrz: first.mrz, row: page.zone?.row ?? 0, isSubstituted: false };
    return { zone, isConfirmed: false, evidence: [{ lines: null, cells: first.cells }] };
  }
  const cells = first ? first.cells : cellsOf(page, options.now);
  const seen: ZoneEvidence = { lines: page.zone, cells };
  const merged = mergeReadings(seen.lines, seen.cells, options.now);
  if (merged?.zone.mrz.isValid) return { ...merged, evidence: [seen] };
  return readAgain(page, merged, seen, passes, options);
}

/** Start of the rows of a national zone, allowing for misread letters. */
const NATIONAL = /[I1L]?[D0O][1IL]?FRA/;

/**
 * Finds a zone in a national format on the page. If rows of one were found but misread, the lower part of the
 * page is read again at another size.
 */
export async function findNationalZone(
  read: Pass,
  passes: ZonePasses,
  options: PageOptions,
): Promise<NationalZone | null> {
  const textsOf = ({ rows }: Pass) => rows.map(({ zoneText }) => zoneText);
  const found = readNationalZone(textsOf(read), options.now);
  if (found || !textsOf(read).some((text) => NATIONAL.test(text.slice(0, 12)))) return found;
  for (const width of ZONE_PASSES) {
    if (options.isOver()) break;
    const again = readNationalZone(textsOf(await passes(width)), options.now);
    if (again) return again;
  }
  return null;
}
