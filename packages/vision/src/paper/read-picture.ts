import { turn } from '../image/crop';
import type { Raster } from '../image/raster';
import { resizeWithin } from '../image/resize';
import { turnsOf } from '../ocr/orientation';
import type { TextLine, TextReader } from '../ocr/reader';
import { linesOf, type PaperLine, type PaperPiece } from './paper-lines';

/** Pixels of the longer side that a page is looked at with, and that its lines are looked for with. */
const PAGE = 2400;
const LINES_AT = 1600;
/** A bank statement full of movements has so many pieces of text. */
const MOST_LINES = 160;
/** A sheet of A4 is so wide, points. */
const SHEET = 595;
/** Letters fill so much of the box that is found around them. */
const LETTERS = 0.75;

/** The picture of a paper, read. */
interface PicturedPaper {
  readonly lines: readonly PaperLine[];
  /** Its texts where they stand on the picture, upright. */
  readonly print: readonly TextLine[];
  /** Of the upright picture that they stand on, pixels. */
  readonly width: number;
}

/** How far the lines lean, radians: the middle one of the longer ones. */
function leaning(lines: readonly TextLine[]): number {
  const angles = lines
    .filter(({ box }) => box.width > 4 * box.height)
    .map(({ box }) => box.angle)
    .sort((a, b) => a - b);
  return angles[angles.length >> 1] ?? 0;
}

/** Lines of a picture as pieces of a sheet of A4 that does not lean. */
function piecesOf(lines: readonly TextLine[], width: number): readonly PaperPiece[] {
  const scale = SHEET / width;
  const angle = leaning(lines);
  const [cos, sin] = [Math.cos(-angle), Math.sin(-angle)];
  return lines.map(({ box, text }) => {
    const x = (box.centre.x * cos - box.centre.y * sin) * scale;
    const y = (box.centre.x * sin + box.centre.y * cos) * scale;
    const half = (box.width * scale) / 2;
    return { text, left: x - half, right: x + half, middle: y, size: box.height * scale * LETTERS };
  });
}

/**
 * Reads the picture of a paper, whichever way it lies. A sheet that is curled, or seen from far aside, is read badly.
 * @throws the signal's reason when it is aborted
 */
export async function readPaperPicture(
  picture: Raster,
  reader: TextReader,
  signal: AbortSignal,
): Promise<PicturedPaper> {
  const options = { longest: LINES_AT, mostLines: MOST_LINES, signal };
  let page = resizeWithin(picture, PAGE);
  let lines = await reader.read(page, options);
  const turns = turnsOf(lines);
  if (turns !== 0 && lines.length > 0) {
    const turned = turn(page, turns);
    const again = await reader.read(turned, options);
    const clarity = (read: readonly TextLine[]) =>
      read.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
    if (clarity(again) > clarity(lines)) [page, lines] = [turned, again];
  }
  return { lines: linesOf(piecesOf(lines, page.width)), print: lines, width: page.width };
}
