import { createHash } from 'node:crypto';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { openPdf } from './open-pdf';
import { operatorsOf } from './page-operators';
import { UnreadablePdf } from './structure';

/** Names of this form refer to images and fonts that pdf.js stores separately. */
const OBJECT_ID = /^(?:g_|img_)/;
/** Annotations are compared separately, because a signature may add its field to a page. */
const WITHOUT_NOTES = 0;

/** Returns the pixels of a pdf.js image; null for fonts, whose data pdf.js doesn't expose. */
function bytesOf(object: unknown): Uint8Array | null {
  const { data } = (object ?? {}) as { readonly data?: unknown };
  return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : null;
}

/**
 * Returns a digest of everything that a page draws: operators, glyphs with their letters and widths, and
 * image pixels.
 */
async function digestOf(document: PDFDocumentProxy, page: PDFPageProxy): Promise<string> {
  const { fnArray, argsArray } = await operatorsOf(document, page, { annotationMode: WITHOUT_NOTES });
  const hash = createHash('sha256').update(JSON.stringify(page.view)).update(String(page.rotate));
  /** Names differ each time a file is opened, so each is replaced by its index. */
  const places = new Map<string, number>();
  for (const [at, operator] of fnArray.entries()) {
    const drawn = JSON.stringify(argsArray[at] ?? null, (_, value: unknown) => {
      if (ArrayBuffer.isView(value)) {
        // Hashed as bytes, because an inline image would be many times longer as text.
        hash.update(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
        return value.byteLength;
      }
      if (typeof value !== 'string' || !OBJECT_ID.test(value)) return value;
      if (!places.has(value)) places.set(value, places.size);
      return places.get(value);
    });
    hash.update(`${operator}${drawn}\n`);
  }
  for (const id of places.keys()) {
    const store = id.startsWith('g_') ? page.commonObjs : page.objs;
    // Decoding can still be in progress when the page's operators are known.
    const bytes = bytesOf(await new Promise<unknown>((resolve) => store.get(id, resolve)));
    hash.update(bytes ?? '-');
  }
  return hash.digest('hex');
}

/** Returns the annotations of a page except form fields, which signing adds. */
async function notesOf(page: PDFPageProxy): Promise<string> {
  const notes = (await page.getAnnotations()) as readonly { subtype: string; rect: number[] }[];
  return JSON.stringify(
    notes.filter(({ subtype }) => subtype !== 'Widget').map(({ subtype, rect }) => [subtype, rect]),
  );
}

/**
 * Returns true if the pages draw the same as in the first version. The declared types of an update's objects
 * prove nothing.
 * @param first bytes of the first version
 * @param most maximum number of pages to compare
 * @returns false also if the first version can't be opened alone
 * @throws the signal's reason
 */
export async function drawsTheSame(
  first: Uint8Array,
  now: PDFDocumentProxy,
  most: number,
  signal: AbortSignal,
): Promise<boolean> {
  const before = await openPdf(first).catch((error: unknown) => {
    if (error instanceof UnreadablePdf) return null;
    throw error;
  });
  if (!before) return false;
  try {
    if (before.document.numPages !== now.numPages) return false;
    for (let number = 1; number <= Math.min(now.numPages, most); number++) {
      signal.throwIfAborted();
      const [then, today] = [await before.document.getPage(number), await now.getPage(number)];
      if ((await digestOf(before.document, then)) !== (await digestOf(now, today))) return false;
      if ((await notesOf(then)) !== (await notesOf(today))) return false;
    }
    return true;
  } finally {
    await before.document.destroy();
  }
}
