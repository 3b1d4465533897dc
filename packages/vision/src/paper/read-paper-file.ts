import { readDataMatrix } from '../barcode/read-barcodes';
import { turnsOf } from '../document/read-page';
import { decodePicture } from '../image/codecs';
import { type Raster, resizeWithin, turn, UnreadablePicture } from '../image/raster';
import type { TextLine, TextReader } from '../ocr/reader';
import { inspectPdf, type PdfInspection, withSealed } from '../pdf/inspect-pdf';
import { UnreadablePdf } from '../pdf/structure';
import { type PaperSeal, type SealPorts, sealOfPaper, twoDocAmong } from '../seal/sealed-paper';
import { readVisual } from '../visual/read-visual';
import { wireFields } from '../visual/visual-facts';
import { readLetter } from './letter';
import { type PaperFields, readPaper } from './paper-fields';
import { linesOf, type PaperLine, type PaperPiece, paperBlocks, textBlocks } from './paper-lines';

/** Length of the longer side of a page image, and of the image for line detection, in pixels. */
const PAGE = 2400;
const LINES_AT = 1600;
/** Maximum number of text lines; a full bank statement has this many. */
const MAX_LINES = 160;
/** Width of an A4 sheet in points. */
const SHEET = 595;
/** Height of letters as a share of the detected box. */
const LETTERS = 0.75;

/** Text read from the image of a document. */
interface PicturedPaper {
  readonly lines: readonly PaperLine[];
  /** Text lines at their positions in the upright image. */
  readonly print: readonly TextLine[];
  /** Width of the upright image in pixels. */
  readonly width: number;
}

/** Returns the rotation of the lines in radians: the median of the longer ones. */
function leaning(lines: readonly TextLine[]): number {
  const angles = lines
    .filter(({ box }) => box.width > 4 * box.height)
    .map(({ box }) => box.angle)
    .sort((a, b) => a - b);
  return angles[angles.length >> 1] ?? 0;
}

/** Converts the lines of an image to text pieces of an A4 sheet without rotation. */
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
 * Reads the image of a document in any orientation. The result is poor for a curled sheet or an oblique view.
 * @throws the signal's reason when it is aborted
 */
export async function readPaperPicture(
  picture: Raster,
  reader: TextReader,
  signal: AbortSignal,
): Promise<PicturedPaper> {
  const options = { longest: LINES_AT, mostLines: MAX_LINES, signal };
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

/** Content of a supporting document, with evidence of manipulation. */
export type PaperReading = Pick<PdfInspection, 'tamper' | 'paper' | 'blocks' | 'letter' | 'seal'>;

/** Reason why a file can't be opened: it needs a password, or it is damaged. */
type UnopenedPaper = 'LOCKED_FILE' | 'UNREADABLE_FILE';

interface PaperTask {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Opens the text reader; called only for documents without text objects. */
  readonly reader: () => Promise<TextReader>;
  readonly signal: AbortSignal;
  /** UNIX milliseconds, for the century of dates. */
  readonly now: number;
  /** For signed codes; without it none are searched. */
  readonly seals?: SealPorts;
  /** Called with the image of a document after it is opened. */
  readonly onPicture?: (picture: Raster) => void;
}

/**
 * Reads the image of a driving license as a supporting document: holder, number, date and categories; null
 * for other documents.
 */
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

/** Returns the manipulation result for an image, which depends only on a signed code. */
function tamperOf(seal: PaperSeal | null): PaperReading['tamper'] {
  const reasons = seal?.reasons ?? [];
  const doubts = reasons.filter((reason) => reason !== 'SEAL_VERIFIED');
  const result = reasons.includes('SEAL_BROKEN') ? 'FAIL' : doubts.length > 0 ? 'REVIEW' : 'NOT_PERFORMED';
  return { result, reasons: [...(result === 'NOT_PERFORMED' ? ['PICTURE_OF_A_PAPER'] : []), ...reasons] };
}

/**
 * Reads a PDF or the image of a document. An image gives no evidence of manipulation, so its `tamper` is
 * NOT_PERFORMED unless a signed code decides it.
 * @returns the reason if the file can't be opened
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
    const blocks = paperBlocks(lines);
    const letter = readLetter(lines, blocks);
    return { tamper: tamperOf(seal), paper, blocks: textBlocks(blocks), letter, seal };
  } catch (error) {
    if (error instanceof UnreadablePdf)
      return error.reason === 'ENCRYPTED' ? 'LOCKED_FILE' : 'UNREADABLE_FILE';
    if (error instanceof UnreadablePicture) return 'UNREADABLE_FILE';
    throw error;
  }
}
