import { editDistance } from '@assay/likeness';
import type { Point } from '../../../packages/vision/src/image/perspective';
import type { TextLine } from '../../../packages/vision/src/ocr/reader';
import type { PrintedWord } from './print';

/** What was read of a page beside what stands on it; letters without the blanks between words. */
export interface Score {
  readonly letters: number;
  /** Letters written wrongly, left out or added. */
  readonly wrong: number;
  readonly words: number;
  readonly wordsMissed: number;
}

/** How far a point lies beside the middle of a line, in heights of the line; infinite beyond its ends. */
function offOf(point: Point, { box }: TextLine): number {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)];
  const [dx, dy] = [point.x - box.centre.x, point.y - box.centre.y];
  const [along, across] = [dx * cos + dy * sin, dy * cos - dx * sin];
  return Math.abs(along) > box.width / 2 + 0.3 * box.height
    ? Number.POSITIVE_INFINITY
    : Math.abs(across) / box.height;
}

/** A word further beside the middle of a line is not in it, in heights of the line. */
const MOST_OFF = 0.6;

const distance = (a: string, b: string) => editDistance(a, b, Math.max(a.length, b.length));
const bare = (text: string) => text.replaceAll(/\s/g, '');

/**
 * Compares lines that were read with the words that stand under them.
 * @param place from the page's pixels to those of the lines
 */
export function scoreOf(
  words: readonly PrintedWord[],
  lines: readonly TextLine[],
  place: (point: Point) => Point,
): Score {
  const under = new Map<TextLine, PrintedWord[]>();
  let [letters, wrong, missed] = [0, 0, 0];
  for (const word of words) {
    letters += word.text.length;
    const at = place({ x: word.x + word.width / 2, y: word.y + word.height / 2 });
    let line: TextLine | null = null;
    let off = MOST_OFF;
    for (const one of lines) {
      const its = offOf(at, one);
      if (its < off) [line, off] = [one, its];
    }
    if (line === null) {
      missed++;
      wrong += word.text.length;
    } else under.set(line, [...(under.get(line) ?? []), word]);
  }
  for (const line of lines) {
    const truth = [...(under.get(line) ?? [])]
      .sort((a, b) => a.x - b.x)
      .map(({ text }) => text)
      .join('');
    wrong += distance(truth, bare(line.text));
  }
  return { letters, wrong, words: words.length, wordsMissed: missed };
}
