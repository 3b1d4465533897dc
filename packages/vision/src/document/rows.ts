import { editDistance } from '@assay/text-similarity';
import type { RowLine } from '../mrz/cells/strip';
import { normaliseRow } from '../mrz/repair';
import type { TiltedBox } from '../ocr/components';
import type { TextLine } from '../ocr/reader';

/** An element with a position on a page. */
interface Piece {
  readonly box: TiltedBox;
}

/** Adjacent pieces of text, read as one. */
export interface Row {
  readonly pieces: readonly TextLine[];
  readonly zoneText: string;
}

/** Returns the angle of most of the text, weighted by width; a page and its rows may be tilted. */
function angleOf(lines: readonly Piece[]): number {
  const sorted = [...lines].sort((a, b) => a.box.angle - b.box.angle);
  const half = sorted.reduce((sum, { box }) => sum + box.width, 0) / 2;
  let seen = 0;
  for (const { box } of sorted) {
    seen += box.width;
    if (seen >= half) return box.angle;
  }
  return 0;
}

interface Placed<Line extends Piece> {
  readonly line: Line;
  readonly along: number;
  readonly across: number;
}

/** Checks whether two pieces are on the same line: the center of one is within the height of the other. */
const isOnSameLine = (piece: Placed<Piece>, other: Placed<Piece>, angle: number): boolean =>
  Math.abs(piece.across - other.across) <
  0.5 * Math.min(piece.line.box.height, other.line.box.height) +
    // A line with more tilt than the page rises by this amount until the next piece begins.
    Math.min(0.5, Math.abs(Math.tan(other.line.box.angle - angle))) *
      Math.abs(piece.along - other.along) *
      0.9;

/**
 * Groups pieces into rows from the top, each from left to right in the direction of the text, for any
 * orientation of the page.
 */
export function joinPieces<Line extends Piece>(lines: readonly Line[]): readonly (readonly Line[])[] {
  const angle = angleOf(lines);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const placed = lines
    .map((line): Placed<Line> => {
      const { x, y } = line.box.centre;
      return { line, along: x * cos + y * sin, across: y * cos - x * sin };
    })
    .sort((a, b) => a.across - b.across);
  const groups: Placed<Line>[][] = [];
  for (const piece of placed) {
    const group = groups.find((others) => others.some((other) => isOnSameLine(piece, other, angle)));
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => group.sort((a, b) => a.along - b.along).map(({ line }) => line));
}

/** Joins lines into rows from the top. */
export const rowsOf = (lines: readonly TextLine[]): readonly Row[] =>
  joinPieces(lines).map((pieces) => ({
    pieces,
    zoneText: pieces.map(({ zoneText }) => zoneText).join(''),
  }));

const ZONE_ROW = 22;

/** Checks for a row of a zone: long, with fillers or many digits. */
export const isZoneRow = ({ zoneText }: Row): boolean => {
  const row = normaliseRow(zoneText);
  return row.length >= ZONE_ROW && (row.split('<').length > 2 || row.replace(/\D/g, '').length >= 10);
};

/** Checks for fillers, which every zone has and other print doesn't. */
export const hasFillers = (row: Row): boolean =>
  isZoneRow(row) &&
  row.pieces
    .map(({ text }) => text)
    .join('')
    .split('<').length > 2;

/** A piece of a zone: letters and digits without blanks or dots, with more digits than place names have. */
const ZONE_PIECE = /^(?=(?:\D*\d){8})[A-Z0-9]{20,}$/;

/**
 * Checks whether a page has a machine-readable zone. Its fillers are visible even if it is unreadable; if all
 * of them are lost, an unbroken line of capitals and digits remains. Long rows of other print have blanks,
 * dots and lower-case letters.
 */
export const bearsZone = (rows: readonly Row[]): boolean =>
  rows.some(
    (row) => hasFillers(row) || (isZoneRow(row) && row.pieces.some(({ text }) => ZONE_PIECE.test(text))),
  );

/** Maximum share of letters in which a row of a zone differs from its reading. */
const MAX_DIFFERENCE = 0.5;

/** Checks whether a row is one of the lines of a zone, even if misread. */
function isRowOf(row: Row, zone: readonly string[]): boolean {
  if (!isZoneRow(row)) return false;
  const text = normaliseRow(row.zoneText).replace(/</g, '');
  return zone.some((line) => {
    const letters = line.replace(/</g, '');
    const most = Math.floor(MAX_DIFFERENCE * Math.max(text.length, letters.length));
    return editDistance(text, letters, most) <= most;
  });
}

/** Returns the lines that aren't rows of a zone, in order. @param zone its lines as read */
export function otherLines(lines: readonly TextLine[], zone: readonly string[]): readonly TextLine[] {
  const pieces = new Set(
    rowsOf(lines)
      .filter((row) => isRowOf(row, zone))
      .flatMap((row) => row.pieces),
  );
  return lines.filter((line) => !pieces.has(line));
}

/** Pieces of one row, from the left. */
interface PiecesOfRow {
  readonly pieces: readonly Piece[];
}

/** Returns the center line of a row from its first piece to its last. */
export function lineOfRow({ pieces }: PiecesOfRow): RowLine {
  const [first, last] = [pieces[0]!.box, pieces.at(-1)!.box];
  const end = ({ centre, width, angle }: TiltedBox, side: -1 | 1) => ({
    x: centre.x + (side * width * Math.cos(angle)) / 2,
    y: centre.y + (side * width * Math.sin(angle)) / 2,
  });
  return { left: end(first, -1), right: end(last, 1) };
}

/** Returns the width of the wider of two rows divided by their distance; null if they overlap. */
export const aspectOfRows = (first: PiecesOfRow, second: PiecesOfRow): number | null =>
  aspectOfLines(lineOfRow(first), lineOfRow(second));

/** Returns the same for the center lines of two rows. */
export function aspectOfLines(a: RowLine, b: RowLine): number | null {
  const long = ({ left, right }: RowLine) => Math.hypot(right.x - left.x, right.y - left.y);
  const [wide, other] = long(a) > long(b) ? [a, b] : [b, a];
  const length = long(wide);
  if (length === 0) return null;
  const [ux, uy] = [(wide.right.x - wide.left.x) / length, (wide.right.y - wide.left.y) / length];
  const apart = Math.abs((other.left.x - wide.left.x) * uy - (other.left.y - wide.left.y) * ux);
  return apart < length / 60 ? null : length / apart;
}

/** Minimum length of incomplete zone rows relative to the longest, and maximum distance in row heights. */
const MIN_RELATIVE_LENGTH = 0.45;
const MAX_DISTANCE = 4;

/** Returns the rows of a zone, including adjacent rows that may belong to it, from the top, as lines. */
export function zoneLines(rows: readonly Row[]): readonly RowLine[] {
  const zone = rows.filter(isZoneRow);
  if (zone.length === 0) return [];
  const long = ({ left, right }: RowLine) => Math.hypot(right.x - left.x, right.y - left.y);
  const longest = Math.max(...zone.map((row) => long(lineOfRow(row))));
  const tall = Math.max(...zone.flatMap(({ pieces }) => pieces.map(({ box }) => box.height)));
  const isNear = (row: Row) =>
    zone.some((other) => {
      const aspect = aspectOfRows(other, row);
      return aspect !== null && longest / aspect < MAX_DISTANCE * tall;
    });
  return rows
    .filter((row) => isZoneRow(row) || (long(lineOfRow(row)) > MIN_RELATIVE_LENGTH * longest && isNear(row)))
    .map(lineOfRow);
}
