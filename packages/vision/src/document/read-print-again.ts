import { resize } from '../image/resize';
import type { TextLine } from '../ocr/reader';
import type { PageReading } from './read-page';
import type { PageOptions } from './read-zone';

/** Pixels of the longer side at which a page is read the second time: small print is larger, and every line is cut anew. */
const LONGER_SIDE = 1408;
const MOST_LINES = 80;

/** Every side of a document read once more, larger: a value that both readings came to is hardly a misreading. */
export async function readPrintAgain(
  readings: readonly PageReading[],
  { reader, signal }: PageOptions,
): Promise<readonly (readonly TextLine[])[]> {
  const sides: (readonly TextLine[])[] = [];
  for (const { page, visual } of readings) {
    if (visual.length === 0) {
      sides.push([]);
      continue;
    }
    const scale = LONGER_SIDE / Math.max(page.width, page.height);
    const larger = resize(page, Math.round(page.width * scale), Math.round(page.height * scale));
    sides.push(await reader.read(larger, { longest: LONGER_SIDE, mostLines: MOST_LINES, signal }));
  }
  return sides;
}
