import { type Raster, toGrey } from '../image/raster';
import { mergeReadings } from '../mrz/cells/merge';
import { type CellReading, leastLikelihoods, readCells } from '../mrz/cells/read-cells';
import type { RowLine } from '../mrz/cells/strip';
import { STATE_CODES } from '../mrz/data/states';
import type { Mrz } from '../mrz/parse';
import { fitsLetter } from '../mrz/read-rows';
import type { TiltedBox } from '../ocr/components';
import type { KnownLines } from '../ocr/reader';
import { aspectOfLines, joinPieces, lineOfRow } from './rows';

/** A zone that was read before any other line of its page. */
export interface FirstZone {
  readonly mrz: Mrz;
  readonly cells: readonly CellReading[];
  /** Lines that need no other reader, by their positions. */
  readonly texts: KnownLines;
  /** True if these are all of its lines. */
  readonly isWhole: boolean;
}

/** Adjacent boxes, and their common center line. */
interface BoxRow {
  readonly boxes: readonly TiltedBox[];
  readonly line: RowLine;
}

/** Minimum ratio of length to height for a row of a zone. */
const MIN_ASPECT_RATIO = 12;
/** Minimum length of the shortest row relative to the longest; its last fillers may be missing. */
const MIN_ROW_LENGTH_RATIO = 0.8;
/**
 * Ratios of line width to line distance, by number of lines and of characters: 2.54 mm per character, 6.35 mm
 * per line, 4.23 on cards (Doc 9303 parts 4 to 6); specimens have others.
 */
const ASPECTS: { readonly [rows: number]: readonly (readonly [aspect: number, length: number])[] } = {
  2: [
    [14.4, 36],
    [17.6, 44],
  ],
  3: [
    [18, 30],
    [12, 30],
  ],
};
const MAX_OFFSET = Math.log(1.35);
/** Maximum number of attempts for rows with the layout of a zone. */
const MAX_ATTEMPTS = 2;
/** Minimum confidence of the network for rows of a zone. */
const MIN_CONFIDENCE = 0.9;
/** Minimum confidence to use the zone, to skip other readers for it, and per character of a line. */
const SURE = 0.95;
const SURE_ZONE = 0.97;
const SURE_CELL = 0.7;

const longOf = ({ left, right }: RowLine): number => Math.hypot(right.x - left.x, right.y - left.y);

/** Returns rows that are long relative to their height, from the top. */
function longRows(boxes: readonly TiltedBox[]): readonly BoxRow[] {
  return joinPieces(boxes.map((box) => ({ box })))
    .map((pieces) => ({ boxes: pieces.map(({ box }) => box), line: lineOfRow({ pieces }) }))
    .filter(
      ({ boxes: own, line }) =>
        longOf(line) >= MIN_ASPECT_RATIO * Math.max(...own.map(({ height }) => height)),
    );
}

/** Rows that may form a zone. */
interface Window {
  readonly rows: readonly BoxRow[];
  /** Characters per line, by the width and distance of the rows. */
  readonly length: number;
  /** Similarity and number of the rows; higher is more likely. */
  readonly rank: number;
}

/** Returns consecutive rows with the layout of a zone; null otherwise. */
function windowOf(rows: readonly BoxRow[]): Window | null {
  const lengths = rows.map(({ line }) => longOf(line));
  const longest = Math.max(...lengths);
  const even = Math.min(...lengths) / longest;
  if (even < MIN_ROW_LENGTH_RATIO) return null;
  const aspects = rows.slice(1).map(({ line }, at) => aspectOfLines(rows[at]!.line, line));
  const fits = ASPECTS[rows.length]!.flatMap(([expected, length]) => {
    const off = aspects.map((aspect) =>
      aspect === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(aspect / expected)),
    );
    return Math.max(...off) > MAX_OFFSET ? [] : [{ length, off: Math.max(...off) }];
  }).sort((a, b) => a.off - b.off);
  if (fits.length === 0) return null;
  const [first, ...others] = rows;
  const askew = Math.max(
    ...others.map(({ line }) => {
      const [dx, dy] = [line.left.x - first!.line.left.x, line.left.y - first!.line.left.y];
      const { left, right } = first!.line;
      return Math.abs(dx * (right.x - left.x) + dy * (right.y - left.y)) / longOf(first!.line) / longest;
    }),
  );
  return { rows, length: fits[0]!.length, rank: even - askew + (rows.length === 3 ? 0.1 : 0) };
}

/** Returns the most likely windows; of equally likely ones, the lower first. */
function windowsOf(rows: readonly BoxRow[]): readonly Window[] {
  const windows: Window[] = [];
  for (let last = rows.length; last >= 2; last--)
    for (const count of [3, 2]) {
      const window = last < count ? null : windowOf(rows.slice(last - count, last));
      if (window) windows.push(window);
    }
  return windows.sort((a, b) => b.rank - a.rank).slice(0, MAX_ATTEMPTS);
}

/**
 * Checks whether a zone with valid check digits is beyond doubt, so that no other reading of its confident
 * lines would replace them.
 */
const isSettled = ({ mrz, sureness, isSubstituted }: CellReading): boolean =>
  !isSubstituted &&
  sureness >= SURE_ZONE &&
  fitsLetter(mrz) &&
  STATE_CODES.has(mrz.issuer) &&
  STATE_CODES.has(mrz.nationality);

/** Splits the text of a line among its boxes. */
function partsOf({ boxes, line }: BoxRow, text: string): readonly string[] {
  const { left, right } = line;
  const long = longOf(line);
  const ends = boxes.map(({ centre, width }) => {
    const along = (centre.x - left.x) * (right.x - left.x) + (centre.y - left.y) * (right.y - left.y);
    return Math.round(((along / long + width / 2) / long) * text.length);
  });
  return boxes.map((_, at) =>
    text.slice(ends[at - 1] ?? 0, at === boxes.length - 1 ? text.length : ends[at]),
  );
}

/**
 * Finds a machine-readable zone by the positions of lines only, and reads it with the network for single
 * characters. If every check digit is valid, its confident lines needn't be read by the large network, which
 * takes a fifth of a page's time for them.
 * @param boxes positions of lines on the page
 * @returns null if no zone with valid check digits was read
 */
export function readZoneFirst(page: Raster, boxes: readonly TiltedBox[], now: number): FirstZone | null {
  const windows = windowsOf(longRows(boxes));
  if (windows.length === 0) return null;
  const grey = toGrey(page);
  for (const { rows, length } of windows) {
    const cells = readCells(
      grey,
      rows.map(({ line }) => line),
      length,
      now,
      MIN_CONFIDENCE,
    );
    const zone = mergeReadings(null, cells, now)?.zone;
    const own = cells.find(({ mrz }) => mrz === zone?.mrz);
    if (!own?.mrz.isValid || own.sureness <= SURE) continue;
    const least = leastLikelihoods(own);
    const isSure = least.map((value) => isSettled(own) && value >= SURE_CELL);
    const texts = new Map(
      rows.flatMap((row, line) => {
        const parts = isSure[line] ? partsOf(row, own.mrz.lines[line]!) : [];
        return parts.map((text, at) => [row.boxes[at]!, { text, confidence: own.sureness }] as const);
      }),
    );
    return { mrz: own.mrz, cells, texts, isWhole: isSure.every(Boolean) };
  }
  return null;
}
