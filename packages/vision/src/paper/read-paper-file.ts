import { decodePicture, UnreadablePicture } from '../image/codecs';
import type { Raster } from '../image/raster';
import type { TextLine, TextReader } from '../ocr/reader';
import { inspectPdf, type PdfInspection } from '../pdf/inspect-pdf';
import { UnreadablePdf } from '../pdf/structure';
import { readVisual } from '../visual/read-visual';
import { wireFields } from '../visual/visual-fields';
import { type PaperFields, readPaper } from './paper-fields';
import { readPaperPicture } from './read-picture';
import { textBlocks } from './text-blocks';

/** What was read of a paper that somebody sent, and what it shows of changes. */
export type PaperReading = Pick<PdfInspection, 'tamper' | 'paper' | 'blocks'>;

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

/**
 * Reads a PDF or the picture of a paper. How a picture of a paper came to be cannot be told: its `tamper` is NOT_PERFORMED.
 * @returns why it cannot be opened, for such a file
 * @throws the signal's reason when it is aborted
 */
export async function readPaperFile({
  bytes,
  mediaType,
  reader,
  signal,
  now,
  onPicture,
}: PaperTask): Promise<PaperReading | UnopenedPaper> {
  try {
    if (mediaType === 'application/pdf')
      return await inspectPdf(bytes, signal, async (scan) => {
        const { lines } = await readPaperPicture(scan, await reader(), signal);
        return lines;
      });
    const picture = await decodePicture(bytes);
    onPicture?.(picture);
    const { lines, print } = await readPaperPicture(picture, await reader(), signal);
    const tamper = { result: 'NOT_PERFORMED', reasons: ['PICTURE_OF_A_PAPER'] } as const;
    const paper = lines.length > 0 ? (licenceOf(print, now) ?? readPaper(lines)) : null;
    return { tamper, paper, blocks: textBlocks(lines) };
  } catch (error) {
    if (error instanceof UnreadablePdf)
      return error.reason === 'ENCRYPTED' ? 'LOCKED_FILE' : 'UNREADABLE_FILE';
    if (error instanceof UnreadablePicture) return 'UNREADABLE_FILE';
    throw error;
  }
}
