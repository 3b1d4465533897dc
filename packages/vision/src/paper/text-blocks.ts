import type { PaperLine } from './paper-lines';

/** Lines of one block begin below one another, so many points apart at most. */
const SAME_LEFT = 6;
/** Further down than this, in sizes of the text, another block begins. */
const LINE_GAP = 2.1;
const [FEWEST_LINES, MOST_LINES] = [2, 8];
const LONGEST_LINE = 100;
const MOST_BLOCKS = 60;

interface OpenBlock {
  readonly lines: string[];
  left: number;
  middle: number;
  size: number;
}

/**
 * Texts set below one another, as addresses are, from the top; a column beside them does not part them.
 * @returns lines of each, two to eight of at most 100 characters
 */
export function textBlocks(lines: readonly PaperLine[]): readonly (readonly string[])[] {
  const blocks: OpenBlock[] = [];
  for (const { cells, middle, size } of lines) {
    for (const { text, left } of cells) {
      const above = blocks.findLast(
        (block) =>
          Math.abs(block.left - left) <= SAME_LEFT &&
          middle - block.middle <= LINE_GAP * Math.max(size, block.size),
      );
      if (above) {
        above.lines.push(text);
        Object.assign(above, { middle, size });
      } else blocks.push({ lines: [text], left, middle, size });
    }
  }
  return blocks
    .map((block) => block.lines)
    .filter(({ length }) => length >= FEWEST_LINES && length <= MOST_LINES)
    .filter((block) => block.every((line) => line.length <= LONGEST_LINE))
    .slice(0, MOST_BLOCKS);
}
