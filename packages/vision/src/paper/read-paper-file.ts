import { readDataMatrix } from '../barcode/read-barcodes';
import { decodePicture } from '../image/codecs';
import { type Raster, resizeWithin, turn, UnreadablePicture } from '../image/raster';
import { turnsOf } from '../ocr/orientation';
import type { TextLine, TextReader } from '../ocr/reader';
import { inspectPdf, type PdfInspection } from '../pdf/inspect-pdf';
import { UnreadablePdf } from '../pdf/structure';
import { type PaperSeal, type SealPorts, sealOfPaper, twoDocAmong } from '../seal/sealed-paper';
import { readVisual } from '../visual/read-visual';
import { wireFields } from '../visual/visual-facts';
import { type PaperFields, readPaper } from './paper-fields';
import { linesOf, type PaperLine, type PaperPiece, textBlocks } from './paper-lines';
import { withSealed } from './sealed-fields';

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

/** What was read of a paper that somebody sent, and what it shows of changes. */
export type PaperReading = Pick<PdfInspection, 'tamper' | 'paper' | 'blocks' | 'seal'>;

/** A file that cannot be opened: with a password it could be, or not at all. */
type UnopenedPaper = 'LOCKED_FILE' | 'UNREADABLE_FILE';

interface PaperTask {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Is opened for papers without text of their own. */
  readonly reader: () => Promise<TextReader>;
  readonly signal: AbortSignal;
  /** UNIX milliseconds, for the century of dates. */
  readonly now: number;
  /** For signed codes; without it none is looked for. */
  readonly seals?: SealPorts;
  /** Is shown the picture of a paper once it is opened. */
  readonly onPicture?: (picture: Raster) => void;
}

/** The picture of a driving licence as evidence: its holder, number, dates and what it allows; null when it is none. */
function licenceOf(print: readonly TextLine[], now: number): PaperFields | null {
  const document = readVisual([[print]], now);
  const { template, categories } = document;
  if (template?.type !== 'DRIVERS_LICENSE' && categories.length === 0) return null;
  const { fullName, documentNumber, documentIssueDate } = wireFields(document.reading, document);
  const fields = {
    accountHolder: fullName,
    documentNumber,
    issueDate: documentIssueDate,
    vehicleCategories: categories.length > 0 ? categories : undefined,
  };
  return {
    documentType: 'DRIVERS_LICENSE',
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
    faults: [],
  };
}

/** How a picture of a paper came to be cannot be told but by a code on it. */
function tamperOf(seal: PaperSeal | null): PaperReading['tamper'] {
  const reasons = seal?.reasons ?? [];
  const doubts = reasons.filter((reason) => reason !== 'SEAL_VERIFIED');
  const result = reasons.includes('SEAL_BROKEN') ? 'FAIL' : doubts.length > 0 ? 'REVIEW' : 'NOT_PERFORMED';
  return { result, reasons: [...(result === 'NOT_PERFORMED' ? ['PICTURE_OF_A_PAPER'] : []), ...reasons] };
}

/**
 * Reads a PDF or the picture of a paper. How a picture of a paper came to be cannot be told: its `tamper` is NOT_PERFORMED, unless a signed code on it says something.
 * @returns why it cannot be opened, for such a file
 * @throws the signal's reason when it is aborted
 */
export async function readPaperFile({
  bytes,
  mediaType,
  reader,
  signal,
  now,
  seals,
  onPicture,
}: PaperTask): Promise<PaperReading | UnopenedPaper> {
  try {
    if (mediaType === 'application/pdf')
      return await inspectPdf(
        bytes,
        signal,
        async (scan) => (await readPaperPicture(scan, await reader(), signal)).lines,
        seals,
      );
    const picture = await decodePicture(bytes);
    onPicture?.(picture);
    const { lines, print } = await readPaperPicture(picture, await reader(), signal);
    const read = lines.length > 0 ? (licenceOf(print, now) ?? readPaper(lines)) : null;
    const code = seals ? twoDocAmong(await readDataMatrix(picture, seals.work)) : null;
    const text = lines.map((line) => line.text).join('\n');
    const seal = code && sealOfPaper(code, text, false, seals?.signers ?? []);
    const paper = seal?.state === 'VERIFIED' ? withSealed(read, seal) : read;
    return { tamper: tamperOf(seal), paper, blocks: textBlocks(lines), seal };
  } catch (error) {
    if (error instanceof UnreadablePdf)
      return error.reason === 'ENCRYPTED' ? 'LOCKED_FILE' : 'UNREADABLE_FILE';
    if (error instanceof UnreadablePicture) return 'UNREADABLE_FILE';
    throw error;
  }
}
