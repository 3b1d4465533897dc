import type { QuarterTurns } from '../image/raster';
import type { TextLine } from './reader';

/** Returns true if most of the text runs downwards. */
export function isSideways(lines: readonly TextLine[]): boolean {
  const length = (isUpright: boolean) =>
    lines
      .filter(({ box }) => Math.abs(Math.sin(box.angle)) > Math.SQRT1_2 === isUpright)
      .reduce((sum, { box }) => sum + box.width, 0);
  return length(true) > length(false);
}

const SURE = 0.85;

/**
 * Returns the rotation that makes a page's text run from left to right. Vertical text is read downwards: if
 * the reading has high confidence the page is only sideways, otherwise it is also upside down.
 */
export function turnsOf(lines: readonly TextLine[]): QuarterTurns {
  const isSure = lines.reduce((sum, { confidence }) => sum + confidence, 0) >= SURE * lines.length;
  if (isSideways(lines)) return isSure ? 3 : 1;
  return isSure ? 0 : 2;
}
