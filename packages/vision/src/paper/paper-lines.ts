/** Piece of text on a page, in points from the upper left corner. */
export interface PaperPiece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Vertical position of its middle. */
  readonly middle: number;
  /** Height of the letters. */
  readonly size: number;
}

/** Adjacent pieces of text that form one column of a line. */
interface PaperCell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** Line of a document: its columns from left to right. */
export interface PaperLine {
  readonly cells: readonly PaperCell[];
  readonly text: string;
  /** Distance from the top of the first page in points. */
  readonly middle: number;
  readonly size: number;
}

/** Maximum distance between the middles of pieces on one line, as a share of their size. */
const SAME_LINE = 0.5;
/** Minimum gap between columns, and minimum gap between words, relative to the text size. */
const COLUMN_GAP = 1.2;
const WORD_GAP = 0.15;

function cellsOf(row: readonly PaperPiece[]): readonly PaperCell[] {
  const cells: { text: string; left: number; right: number }[] = [];
  for (const { text, left, right, size } of [...row].sort((a, b) => a.left - b.left)) {
    const last = cells.at(-1);
    const gap = last ? left - last.right : Number.POSITIVE_INFINITY;
    if (last && gap < COLUMN_GAP * size) {
      last.text += (gap > WORD_GAP * size ? ' ' : '') + text;
      last.right = Math.max(last.right, right);
    } else cells.push({ text, left, right });
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.replace(/\s+/g, ' ').trim() }));
}

/** Joins pieces to lines and columns, from the top. */
export function linesOf(pieces: readonly PaperPiece[]): readonly PaperLine[] {
  const rows: PaperPiece[][] = [];
  for (const piece of [...pieces].sort((a, b) => a.middle - b.middle)) {
    const row = rows.at(-1);
    if (row && Math.abs(row[0]!.middle - piece.middle) < SAME_LINE * Math.min(row[0]!.size, piece.size))
      row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((row) => {
    const cells = cellsOf(row);
    const { middle, size } = row[0]!;
    return { cells, text: cells.map(({ text }) => text).join(' '), middle, size };
  });
}

/** Maximum difference of the left edges of lines in one block, in points. */
const SAME_LEFT = 6;
/** Maximum distance between lines of one block, relative to the text size. */
const LINE_GAP = 2.1;
const [MIN_LINES, MAX_LINES] = [2, 8];
const MAX_LINE_LENGTH = 100;
const MAX_BLOCKS = 60;

/** Lines of text below one another with one left edge. */
export interface PaperBlock {
  readonly lines: readonly string[];
  /** Text size of each line. */
  readonly sizes: readonly number[];
  readonly left: number;
  /** Vertical position of the middle of its first line, as in `PaperLine`. */
  readonly top: number;
}

interface OpenBlock extends PaperBlock {
  readonly lines: string[];
  readonly sizes: number[];
  bottom: number;
}

/** Maximum number of open blocks that are compared with a line; a page has fewer columns. */
const MAX_OPEN = 200;

/**
 * Returns text blocks, such as addresses, from the top; an adjacent column doesn't split them.
 * @returns blocks of one to eight lines with at most 100 characters each
 */
export function paperBlocks(lines: readonly PaperLine[]): readonly PaperBlock[] {
  const blocks: OpenBlock[] = [];
  for (const { cells, middle, size } of lines) {
    for (const { text, left } of cells) {
      const above = blocks
        .slice(-MAX_OPEN)
        .findLast(
          (block) =>
            Math.abs(block.left - left) <= SAME_LEFT &&
            middle - block.bottom <= LINE_GAP * Math.max(size, block.sizes.at(-1)!),
        );
      if (above) {
        above.lines.push(text);
        above.sizes.push(size);
        above.bottom = middle;
      } else blocks.push({ lines: [text], sizes: [size], left, top: middle, bottom: middle });
    }
  }
  return blocks.filter(
    (block) => block.lines.length <= MAX_LINES && block.lines.every((line) => line.length <= MAX_LINE_LENGTH),
  );
}

/** Returns the lines of blocks with at least two lines. */
export const textBlocks = (blocks: readonly PaperBlock[]): readonly (readonly string[])[] =>
  blocks
    .map((block) => block.lines)
    .filter(({ length }) => length >= MIN_LINES)
    .slice(0, MAX_BLOCKS);
