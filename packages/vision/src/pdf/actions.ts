import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { plainNames } from './bombs';
import { filterNamed, TooLarge } from './filters';

/**
 * Maximum length of a script. Field scripts have one or two lines; a script that names the fields of a sum is
 * longer.
 */
const MAX_SCRIPT_LENGTH = 4000;

/** Escapes of a literal string (ISO 32000-1 §7.3.4.2) that don't represent the following character itself. */
const ESCAPES: { readonly [letter: string]: string } = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const withoutEscapes = (text: string): string =>
  text.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal?: string, other = '') => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    return /^[\r\n]/.test(other) ? '' : (ESCAPES[other] ?? other);
  });

/** Returns the literal string that begins with the parenthesis at `start`; null if it doesn't end. */
function literalAt(text: string, start: number): string | null {
  let depth = 0;
  for (let at = start; at < Math.min(text.length, start + MAX_SCRIPT_LENGTH); at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return withoutEscapes(text.slice(start + 1, at));
  }
  return null;
}

function hexAt(text: string, start: number): string | null {
  const [, digits] = /^<([\s0-9a-f]*)>/i.exec(text.slice(start, start + MAX_SCRIPT_LENGTH)) ?? [];
  return digits === undefined ? null : Buffer.from(digits.replace(/\s/g, ''), 'hex').toString('latin1');
}

/** Decodes a text string (§7.9.2.2), which is UTF-16 after a byte order mark. */
const asText = (bytes: string): string =>
  bytes.startsWith('\xfe\xff')
    ? new TextDecoder('utf-16be').decode(Buffer.from(bytes.slice(2), 'latin1'))
    : bytes;

const STRING = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const SIMPLE = String.raw`(?:-?\d+(?:\.\d+)?|true|false|${STRING})`;
const list = (value: string) => `(?: ?${value} ?(?:, ?${value} ?)*| ?)`;
const VALUE = String.raw`(?:${SIMPLE}|new Array ?\(${list(SIMPLE)}\)|\[${list(SIMPLE)}\])`;
/**
 * Call of a standard form function: display and input formats of numbers, dates and times, sums of fields,
 * and ranges. Acrobat defined these functions, and all form software calls them.
 */
const CALL = String.raw`AF(?:(?:Number|Percent|Date|Time|Special)_(?:Format|Keystroke)(?:Ex)?|Simple_Calculate|Range_Validate) ?\(${list(VALUE)}\)`;
const CALLS = new RegExp(`^ ?(?:${CALL} ?;? ?)+$`);

/**
 * Returns true if a script only calls these functions with literal values. A format may add letters and
 * punctuation to a field's value, but not digits or escapes that can represent digits.
 */
function isOfField(script: string): boolean {
  const text = script.replace(/\s+/g, ' ');
  if (text.length > MAX_SCRIPT_LENGTH || !CALLS.test(text)) return false;
  const strings = text.match(new RegExp(STRING, 'g')) ?? [];
  return !text.includes('_Format') || !strings.some((string) => /[\d\\]/.test(string));
}

/**
 * Returns true if all scripts of a PDF only format field values. A script stored as a stream or as a separate
 * object counts as a program.
 * @param objects objects of the PDF as text, with decoded names
 */
export function onlySetsFields(objects: string): boolean {
  const actions = objects.match(/\/S\s*\/JavaScript\b/g)?.length ?? 0;
  let scripts = 0;
  for (const { index, 0: name } of objects.matchAll(/\/JS(?![A-Za-z0-9_.-])\s*/g)) {
    const at = index + name.length;
    const script = objects[at] === '(' ? literalAt(objects, at) : hexAt(objects, at);
    if (script === null || !isOfField(asText(script))) return false;
    scripts++;
  }
  return scripts >= actions;
}

/** Maximum total size of unpacked object streams in bytes; the rest is ignored. */
const MAX_BYTES = 32 * 2 ** 20;

/**
 * Returns the objects in compressed object streams of a PDF (ISO 32000-1 §7.5.7) as text; only Flate is
 * supported.
 */
function packedObjects(bytes: Uint8Array, text: string): string {
  const inflate = filterNamed('FlateDecode')!;
  const parts: string[] = [];
  let left = MAX_BYTES;
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
      // The PDF reader repairs or ignores a damaged stream.
    }
  }
  return parts.join('\n');
}

/** Attachments of electronic invoices: Factur-X, ZUGFeRD, XRechnung, Order-X. */
const OF_INVOICES = /^(?:factur-x|zugferd-invoice|xrechnung|order-x)\.xml$/i;

/** Returns true if a PDF has attachments other than those of electronic invoices. */
async function hasFiles(document: PDFDocumentProxy, objects: string): Promise<boolean> {
  if (/\/Subtype\s*\/FileAttachment\b/.test(objects)) return true;
  const files = (await document.getAttachments().catch(() => null)) as {
    readonly [name: string]: { readonly filename?: string };
  } | null;
  return Object.entries(files ?? {}).some(([name, { filename }]) => !OF_INVOICES.test(filename ?? name));
}

/**
 * Returns reason codes for active or embedded content of a PDF: scripts, started programs, attachments.
 * Documents from banks and suppliers have none, except the invoice as data; forms have scripts for their
 * fields.
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
