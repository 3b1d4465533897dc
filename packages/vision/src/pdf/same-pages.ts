import { createHash } from 'node:crypto';
import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { openPdf } from './open-pdf';
import { operatorsOf } from './page-operators';
import { UnreadablePdf } from './structure';

/** What pdf.js needs of a page's pictures and fonts is kept under names of this form. */
const OBJECT_ID = /^(?:g_|img_)/;
/** Annotations are compared by themselves: a signature may lay its field on a page. */
const WITHOUT_NOTES = 0;

/** Pixels of a picture as pdf.js hands them out; null for fonts, whose programs it keeps to itself. */
function bytesOf(object: unknown): Uint8Array | null {
  const { data } = (object ?? {}) as { readonly data?: unknown };
  return ArrayBuffer.isView(data) ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength) : null;
}

/** A digest of everything that a page draws: operators, glyphs by their letters and widths, pixels of pictures. */
async function digestOf(document: PDFDocumentProxy, page: PDFPageProxy): Promise<string> {
  const { fnArray, argsArray } = await operatorsOf(document, page, { annotationMode: WITHOUT_NOTES });
  const hash = createHash('sha256').update(JSON.stringify(page.view)).update(String(page.rotate));
  /** Names differ from one opening to another: each is called by its place. */
  const places = new Map<string, number>();
  for (const [at, operator] of fnArray.entries()) {
    const drawn = JSON.stringify(argsArray[at] ?? null, (_, value: unknown) => {
      if (ArrayBuffer.isView(value)) {
        // Not as text: a picture written into the page would be many times as long.
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
    // It may still be unpacked when the page's operators are known.
    const bytes = bytesOf(await new Promise<unknown>((resolve) => store.get(id, resolve)));
    hash.update(bytes ?? '-');
  }
  return hash.digest('hex');
}

/** Notes of a page but the fields of forms, which signing lays on it. */
async function notesOf(page: PDFPageProxy): Promise<string> {
  const notes = (await page.getAnnotations()) as readonly { subtype: string; rect: number[] }[];
  return JSON.stringify(
    notes.filter(({ subtype }) => subtype !== 'Widget').map(({ subtype, rect }) => [subtype, rect]),
  );
}

/**
 * Whether the pages draw what they drew in the first version: what an update's objects call themselves proves nothing.
 * @param first bytes of the first version
 * @param most so many pages are compared
 * @returns false as well where the first version cannot be opened by itself
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
