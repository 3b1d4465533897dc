import type { Raster } from '../image/raster';
import { resize } from '../image/resize';
import type { TiltedBox } from '../ocr/components';
import type { TextLine } from '../ocr/reader';
import { isLabelAlone } from '../visual/find-labels';
import type { PageReading } from './read-page';
import type { PageOptions } from './read-zone';

/** Pixels of the longer side at which a page is looked at again: small print is larger then. */
const LONGER_SIDE = 1408;
/** A page as large as this, this share of whose letters stand in lines read as surely as this, showed its lines the first time. */
const LARGE = 800;
const SURE_LETTERS = 0.85;
const SURE = 0.9;
const MOST_LINES = 80;
/** How much wider a known line is cut the second time, in heights of it. */
const WIDER = 0.12;

const wider = (box: TiltedBox): TiltedBox => ({
  ...box,
  width: box.width + 2 * WIDER * box.height,
  height: box.height * (1 + WIDER),
});

/** Whether a first reading of a page saw its lines and read them surely. */
function wasSure(lines: readonly TextLine[], { width, height }: Raster): boolean {
  const letters = (some: readonly TextLine[]) => some.reduce((sum, { text }) => sum + text.length, 0);
  const sure = letters(lines.filter(({ confidence }) => confidence >= SURE));
  return Math.max(width, height) >= LARGE && sure >= SURE_LETTERS * letters(lines);
}

/**
 * Every side of a document read once more, each line cut anew: a value that both readings came to is hardly a misreading. Where the
 * first reading was sure, lines are not looked for again, and labels, which are known words, not read again.
 */
export async function readPrintAgain(
  readings: readonly PageReading[],
  { reader, signal }: PageOptions,
): Promise<readonly (readonly TextLine[])[]> {
  const sides: (readonly TextLine[])[] = [];
  for (const { page, visual } of readings) {
    if (visual.length === 0) {
      sides.push([]);
    } else if (wasSure(visual, page)) {
      const labels = visual.filter(isLabelAlone);
      const others = visual.filter((line) => !isLabelAlone(line));
      const again = await reader.readAt(
        page,
        others.map(({ box }) => wider(box)),
        signal,
      );
      sides.push([...labels, ...again]);
    } else {
      const scale = LONGER_SIDE / Math.max(page.width, page.height);
      const larger = resize(page, Math.round(page.width * scale), Math.round(page.height * scale));
      sides.push(await reader.read(larger, { longest: LONGER_SIDE, mostLines: MOST_LINES, signal }));
    }
  }
  return sides;
}
