import type { QuarterTurns } from '../image/raster';
import type { TextLine } from './reader';

/** Whether most of the text runs downwards. */
export function isSideways(lines: readonly TextLine[]): boolean {
  const length = (isUpright: boolean) =>
    lines
      .filter(({ box }) => Math.abs(Math.sin(box.angle)) > Math.SQRT1_2 === isUpright)
      .reduce((sum, { box }) => sum + box.width, 0);
  return length(true) > length(false);
}

const SURE = 0.85;

/**
 * How far a page has to be turned for its text to read from left to right. Text that runs downwards is read downwards:
 * what is read surely then only lies on its side, what is not stands on its head as well.
 */
export function turnsOf(lines: readonly TextLine[]): QuarterTurns {
  const isSure = lines.reduce((sum, { confidence }) => sum + confidence, 0) >= SURE * lines.length;
  if (isSideways(lines)) return isSure ? 3 : 1;
  return isSure ? 0 : 2;
}
