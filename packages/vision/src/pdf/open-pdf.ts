import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { MOST_PIXELS } from './bombs';
import { UnreadablePdf } from './structure';

/** A part of ECMAScript 2024 that pdf.js asks for when it takes a font apart; Node.js 20 has none of it. */
function completeBuffers(): void {
  if ('transferToFixedLength' in ArrayBuffer.prototype) return;
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    configurable: true,
    writable: true,
    value(this: ArrayBuffer, length = this.byteLength) {
      const moved = new Uint8Array(length);
      moved.set(new Uint8Array(this, 0, Math.min(length, this.byteLength)));
      return moved.buffer;
    },
  });
}

/** A document, and the numbers of its pages' operators by their names. */
interface OpenedPdf {
  readonly document: PDFDocumentProxy;
  readonly operators: { readonly [name: string]: number };
}

/**
 * Opens a PDF with pdf.js, without workers, fonts of the system or anything from elsewhere.
 * @throws UnreadablePdf when it is locked or damaged
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  completeBuffers();
  const { getDocument, OPS, VerbosityLevel } = await import('unpdf/pdfjs');
  try {
    const document = await getDocument({
      data: Uint8Array.from(bytes),
      isEvalSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      stopAtErrors: false,
      maxImageSize: MOST_PIXELS,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
    return { document, operators: OPS as unknown as { readonly [name: string]: number } };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadablePdf(isLocked ? 'ENCRYPTED' : 'DAMAGED');
  }
}
