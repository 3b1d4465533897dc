import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { MAX_PIXELS } from './bombs';
import { UnreadablePdf } from './structure';

/** Adds a function of ECMAScript 2024 that pdf.js needs to read fonts, because Node.js 20 doesn't have it. */
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

/** Opened document, and the numbers of its page operators by name. */
interface OpenedPdf {
  readonly document: PDFDocumentProxy;
  readonly operators: { readonly [name: string]: number };
}

/**
 * Opens a PDF with pdf.js, without workers, system fonts or external resources.
 * @throws UnreadablePdf if it is encrypted or damaged
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
      maxImageSize: MAX_PIXELS,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
    return { document, operators: OPS as unknown as { readonly [name: string]: number } };
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new UnreadablePdf(isLocked ? 'ENCRYPTED' : 'DAMAGED');
  }
}
