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
  /** Those of its lines that need no other reading, by the places where they stand. */
  readonly texts: KnownLines;
  /** Whether these are all of its lines. */
  readonly isWhole: boolean;
}

/** Boxes that stand beside each other, and the middle of them all. */
interface BoxRow {
  readonly boxes: readonly TiltedBox[];
  readonly line: RowLine;
}

/** A row of a zone is so many times as long as it is high. */
const LEAST_SLENDER = 12;
/** The shortest row beside the longest: the last fillers of one may be lost. */
const LEAST_EVEN = 0.8;
/**
 * Width of two lines over the distance from one to the next, by how many lines there are and of how many characters: 2.54 mm a
 * character, 6.35 mm a line, on cards 4.23 (Doc 9303 parts 4 to 6); specimens are drawn with others.
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
const MOST_OFF = Math.log(1.35);
/** Rows that lie as a zone's would and are none are tried so many times. */
const MOST_TRIES = 2;
/** Rows of which the net is less sure are none of a zone. */
const LEAST_SURE = 0.9;
/** So sure the net must be for its zone to be taken at all, for that to need no other reading, and of each character in a line. */
const SURE = 0.95;
const SURE_ZONE = 0.97;
const SURE_CELL = 0.7;

const longOf = ({ left, right }: RowLine): number => Math.hypot(right.x - left.x, right.y - left.y);

/** Rows that are long for their height, from the top. */
function longRows(boxes: readonly TiltedBox[]): readonly BoxRow[] {
  return joinPieces(boxes.map((box) => ({ box })))
    .map((pieces) => ({ boxes: pieces.map(({ box }) => box), line: lineOfRow({ pieces }) }))
    .filter(
      ({ boxes: own, line }) => longOf(line) >= LEAST_SLENDER * Math.max(...own.map(({ height }) => height)),
    );
}

/** Rows that may be a zone's. */
interface Window {
  readonly rows: readonly BoxRow[];
  /** Characters that a line has by the width and distance of the rows. */
  readonly length: number;
  /** How alike the rows are, and how many: more is likelier. */
  readonly rank: number;
}

/** Rows that follow each other as a zone's rows would; null = these do not. */
function windowOf(rows: readonly BoxRow[]): Window | null {
  const lengths = rows.map(({ line }) => longOf(line));
  const longest = Math.max(...lengths);
  const even = Math.min(...lengths) / longest;
  if (even < LEAST_EVEN) return null;
  const aspects = rows.slice(1).map(({ line }, at) => aspectOfLines(rows[at]!.line, line));
  const fits = ASPECTS[rows.length]!.flatMap(([expected, length]) => {
    const off = aspects.map((aspect) =>
      aspect === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(aspect / expected)),
    );
    return Math.max(...off) > MOST_OFF ? [] : [{ length, off: Math.max(...off) }];
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

/** The likeliest windows, those further down first where they are equally likely. */
function windowsOf(rows: readonly BoxRow[]): readonly Window[] {
  const windows: Window[] = [];
  for (let last = rows.length; last >= 2; last--)
    for (const count of [3, 2]) {
      const window = last < count ? null : windowOf(rows.slice(last - count, last));
      if (window) windows.push(window);
    }
  return windows.sort((a, b) => b.rank - a.rank).slice(0, MOST_TRIES);
}

/** Whether a zone whose check digits are right is one beyond doubt: no other reading of its sure lines would take their place. */
const isSettled = ({ mrz, sureness, isSubstituted }: CellReading): boolean =>
  !isSubstituted &&
  sureness >= SURE_ZONE &&
  fitsLetter(mrz) &&
  STATE_CODES.has(mrz.issuer) &&
  STATE_CODES.has(mrz.nationality);

/** What of a line stands in each of its boxes. */
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
 * Looks for a machine-readable zone by the places of lines alone, and reads it with the net for single characters. Where every check
 * digit is right, the lines that it is sure of need not be read by the large network, which takes a fifth of a page's time for them.
 * @param boxes where lines stand on the page
 * @returns null where no zone was read whose check digits are right
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
      LEAST_SURE,
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
