import { decodePicture, UnreadablePicture } from '../image/codecs';
import type { TextReader } from '../ocr/reader';
import { inspectPdf, type PdfInspection } from '../pdf/inspect-pdf';
import { UnreadablePdf } from '../pdf/structure';
import { readPaper } from './paper-fields';
import type { PaperLine } from './paper-lines';
import { readPaperPicture } from './read-picture';
import { textBlocks } from './text-blocks';

/** What was read of a paper that somebody sent, and what it shows of changes. */
export type PaperReading = Pick<PdfInspection, 'tamper' | 'paper' | 'blocks'>;

interface PaperTask {
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  /** Is opened for papers without text of their own. */
  readonly reader: () => Promise<TextReader>;
  readonly signal: AbortSignal;
}

/**
 * Reads a PDF or the picture of a paper. How a picture of a paper came to be cannot be told: its `tamper` is NOT_PERFORMED.
 * @returns null for a file that cannot be opened
 * @throws the signal's reason when it is aborted
 */
export async function readPaperFile({
  bytes,
  mediaType,
  reader,
  signal,
}: PaperTask): Promise<PaperReading | null> {
  try {
    if (mediaType === 'application/pdf')
      return await inspectPdf(bytes, signal, async (scan) => readPaperPicture(scan, await reader(), signal));
    const lines: readonly PaperLine[] = await readPaperPicture(
      await decodePicture(bytes),
      await reader(),
      signal,
    );
    const tamper = { result: 'NOT_PERFORMED', reasons: ['PICTURE_OF_A_PAPER'] } as const;
    return { tamper, paper: lines.length > 0 ? readPaper(lines) : null, blocks: textBlocks(lines) };
  } catch (error) {
    if (error instanceof UnreadablePdf || error instanceof UnreadablePicture) return null;
    throw error;
  }
}
