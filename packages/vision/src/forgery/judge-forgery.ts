import type { DocumentFinding } from '../document/judge';
import { type Box, crop } from '../image/crop';
import { halve, toGrey } from '../image/grey';
import type { Raster } from '../image/raster';
import { copiedPartOf } from './copied-within';
import { fileTracesOf } from './file-traces';
import { colourOf } from './photocopy';
import { screenPatternOf } from './screen-recapture';

/** A side of a document as it was captured. */
interface CapturedSide {
  readonly picture: Raster;
  /** Where on the picture the document lies. */
  readonly place: Box;
  /** The file that the picture was decoded from; null = not at hand. */
  readonly file: Uint8Array | null;
}

/**
 * Above it, and nearly everywhere, a picture was taken of a screen. Photographs of three screens: 123 to 159. What else comes above it:
 * docs/vision-figures.md.
 */
const SCREEN_PROMINENCE = 115;
const SCREEN_SHARE = 0.8;
/** Black and white copies under three tints of light: at most 2.0; coloured specimens: 4.1 and more. */
const LEAST_COLOUR = 2.5;

/** Places of one copied part: 44 genuine specimens have at most 7 (hits and false alarms: docs/vision-figures.md). */
const LEAST_COPIED = 10;
/** Larger pictures are looked at halved: what it takes grows with them. */
const MOST_PIXELS = 2_000_000;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * What no trace was found for is not performed, whatever was measured: a good screen, a copy in colour and a careful forger leave none.
 */
const found = (subCheck: string, score: number | null, trace: string | null): DocumentFinding => ({
  subCheck,
  result: trace === null ? 'NOT_PERFORMED' : 'REVIEW',
  ...(score === null ? {} : { score: rounded(score) }),
  reasons: [trace ?? 'NO_TRACE'],
});
const notSeen = (subCheck: string): DocumentFinding => ({
  subCheck,
  result: 'NOT_PERFORMED',
  reasons: ['TOO_SMALL_TO_TELL'],
});

function screenCheck({ picture, place }: CapturedSide): DocumentFinding {
  const pattern = screenPatternOf(toGrey(picture), place);
  if (!pattern) return notSeen('screenCheckResult');
  const isScreen = pattern.prominence > SCREEN_PROMINENCE && pattern.share > SCREEN_SHARE;
  return found('screenCheckResult', pattern.prominence, isScreen ? 'SCREEN_PATTERN' : null);
}

function photocopyCheck({ picture, place }: CapturedSide): DocumentFinding {
  const colour = colourOf(crop(picture, place));
  if (colour === null) return notSeen('photocopyCheckResult');
  return found('photocopyCheckResult', colour, colour < LEAST_COLOUR ? 'WITHOUT_COLOUR' : null);
}

/** Whether a part of the document stands on it a second time. */
function isCopiedWithin({ picture, place }: CapturedSide): boolean {
  let grey = toGrey(crop(picture, place));
  while (grey.width * grey.height > MOST_PIXELS) grey = halve(grey);
  const part = copiedPartOf(grey);
  return part !== null && part.places >= LEAST_COPIED;
}

/** Whether what came with the pictures names a program that changes or draws pictures, or the front shows a part of itself again. */
function photoForgeryCheck(sides: readonly CapturedSide[]): DocumentFinding {
  const traces = sides.flatMap(({ file }) => (file ? [fileTracesOf(file)] : []));
  const reasons = [
    ...(traces.some(({ generator }) => generator !== null) ? ['DRAWN_BY_GENERATOR'] : []),
    ...(traces.some(({ editor }) => editor !== null) ? ['SAVED_BY_EDITOR'] : []),
    ...(sides[0] && isCopiedWithin(sides[0]) ? ['COPIED_WITHIN'] : []),
  ];
  return {
    subCheck: 'photoForgeryCheckResult',
    result: reasons.length > 0 ? 'REVIEW' : 'NOT_PERFORMED',
    reasons: reasons.length > 0 ? reasons : ['NO_TRACE'],
  };
}

/**
 * Looks for what forgers leave on the pictures of a document: REVIEW where there is a trace, since none of them is proof.
 * @param sides the front first; the back, which may be a barcode, is only looked at for what its file states
 */
export const judgeForgery = (sides: readonly CapturedSide[]): readonly DocumentFinding[] =>
  sides[0] ? [screenCheck(sides[0]), photocopyCheck(sides[0]), photoForgeryCheck(sides)] : [];
