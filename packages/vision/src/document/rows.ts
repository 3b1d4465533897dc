import type { TextLine } from '../ocr/reader';

/** Pieces of text that stand beside each other, read as one. */
export interface Row {
  readonly pieces: readonly TextLine[];
  readonly zoneText: string;
}

/** Whether a piece stands on the same line as another: its middle lies within the other's height. */
const isBeside = (piece: TextLine, other: TextLine): boolean =>
  Math.abs(piece.box.centre.y - other.box.centre.y) <
  0.5 * Math.min(piece.box.height, other.box.height) +
    // A tilted line rises by so much until the other begins.
    Math.abs(Math.tan(other.box.angle) * (piece.box.centre.x - other.box.centre.x)) * 0.9;

/** Joins pieces to rows, each from left to right, the rows from the top. */
export function rowsOf(lines: readonly TextLine[]): readonly Row[] {
  const groups: TextLine[][] = [];
  for (const line of lines) {
    const group = groups.find((others) => others.some((other) => isBeside(line, other)));
    if (group) group.push(line);
    else groups.push([line]);
  }
  return groups.map((group) => {
    const pieces = group.sort((a, b) => a.box.centre.x - b.box.centre.x);
    return { pieces, zoneText: pieces.map(({ zoneText }) => zoneText).join('') };
  });
}
