import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { plainNames } from './bombs';
import { filterNamed, TooLarge } from './filters';
import { onlySetsFields } from './form-scripts';

/** Objects are kept packed in streams of at most so many bytes together; more is left out. */
const MOST_BYTES = 32 * 2 ** 20;

/** The objects that a PDF keeps in packed streams (ISO 32000-1 §7.5.7), as text; those by other filters than Flate are left out. */
function packedObjects(bytes: Uint8Array, text: string): string {
  const inflate = filterNamed('FlateDecode')!;
  const parts: string[] = [];
  let left = MOST_BYTES;
  for (const { index } of text.matchAll(/\/ObjStm\b/g)) {
    const begin = /stream\r?\n/g;
    begin.lastIndex = index;
    const found = begin.exec(text);
    if (!found) break;
    try {
      const part = inflate(bytes.subarray(found.index + found[0].length), left, '');
      left -= part.length;
      parts.push(Buffer.from(part).toString('latin1'));
    } catch (error) {
      if (error instanceof TooLarge) break;
      // A damaged stream is the reader's to mend or to leave out.
    }
  }
  return parts.join('\n');
}

/** Files that electronic invoices bring within them: Factur-X, ZUGFeRD, XRechnung, Order-X. */
const OF_INVOICES = /^(?:factur-x|zugferd-invoice|xrechnung|order-x)\.xml$/i;

/** Whether files lie within a PDF, but for those of electronic invoices. */
async function hasFiles(document: PDFDocumentProxy, objects: string): Promise<boolean> {
  if (/\/Subtype\s*\/FileAttachment\b/.test(objects)) return true;
  const files = (await document.getAttachments().catch(() => null)) as {
    readonly [name: string]: { readonly filename?: string };
  } | null;
  return Object.entries(files ?? {}).some(([name, { filename }]) => !OF_INVOICES.test(filename ?? name));
}

/**
 * What a PDF does or brings beside what it shows: scripts, programs that it starts, files within it. Papers of banks and suppliers have
 * none, but for the invoice as data; forms have scripts for their fields.
 */
export async function actionReasons(
  document: PDFDocumentProxy,
  bytes: Uint8Array,
): Promise<readonly string[]> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const objects = plainNames(`${text}\n${packedObjects(bytes, text)}`);
  return [
    ...(/\/S\s*\/JavaScript\b/.test(objects) && !onlySetsFields(objects) ? ['SCRIPT_WITHIN'] : []),
    ...(/\/S\s*\/Launch\b/.test(objects) ? ['STARTS_PROGRAM'] : []),
    ...((await hasFiles(document, objects)) ? ['FILE_WITHIN'] : []),
  ];
}
