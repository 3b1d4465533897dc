import type { PDFDocumentProxy } from 'unpdf/pdfjs';
import { plainNames } from './bombs';
import { filterNamed, TooLarge } from './filters';

/** Scripts of fields are a line or two; one that names the fields of a sum is longer. */
const LONGEST_SCRIPT = 4000;

/** Escapes of a literal string (ISO 32000-1 §7.3.4.2) that stand for something else than the character behind them. */
const ESCAPES: { readonly [letter: string]: string } = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const withoutEscapes = (text: string): string =>
  text.replace(/\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g, (_, octal?: string, other = '') => {
    if (octal) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
    return /^[\r\n]/.test(other) ? '' : (ESCAPES[other] ?? other);
  });

/** The literal string whose bracket opens at a place; null = it does not end. */
function literalAt(text: string, start: number): string | null {
  let depth = 0;
  for (let at = start; at < Math.min(text.length, start + LONGEST_SCRIPT); at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '(') depth++;
    else if (text[at] === ')' && --depth === 0) return withoutEscapes(text.slice(start + 1, at));
  }
  return null;
}

function hexAt(text: string, start: number): string | null {
  const [, digits] = /^<([\s0-9a-f]*)>/i.exec(text.slice(start, start + LONGEST_SCRIPT)) ?? [];
  return digits === undefined ? null : Buffer.from(digits.replace(/\s/g, ''), 'hex').toString('latin1');
}

/** A text string (§7.9.2.2): in two bytes a letter behind a mark. */
const asText = (bytes: string): string =>
  bytes.startsWith('\xfe\xff')
    ? new TextDecoder('utf-16be').decode(Buffer.from(bytes.slice(2), 'latin1'))
    : bytes;

const STRING = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const SIMPLE = String.raw`(?:-?\d+(?:\.\d+)?|true|false|${STRING})`;
const list = (value: string) => `(?: ?${value} ?(?:, ?${value} ?)*| ?)`;
const VALUE = String.raw`(?:${SIMPLE}|new Array ?\(${list(SIMPLE)}\)|\[${list(SIMPLE)}\])`;
/**
 * A call of the functions that forms bring with them for their fields: how a number, a date or a time is shown and typed, sums of
 * fields, bounds. Acrobat named them, and every program that makes forms calls them.
 */
const CALL = String.raw`AF(?:(?:Number|Percent|Date|Time|Special)_(?:Format|Keystroke)(?:Ex)?|Simple_Calculate|Range_Validate) ?\(${list(VALUE)}\)`;
const CALLS = new RegExp(`^ ?(?:${CALL} ?;? ?)+$`);

/**
 * Whether a script does nothing but call such functions with values that are written out. What a field shows a format may surround
 * with signs and words, not with digits, nor with escapes that may be some.
 */
function isOfField(script: string): boolean {
  const text = script.replace(/\s+/g, ' ');
  if (text.length > LONGEST_SCRIPT || !CALLS.test(text)) return false;
  const strings = text.match(new RegExp(STRING, 'g')) ?? [];
  return !text.includes('_Format') || !strings.some((string) => /[\d\\]/.test(string));
}

/**
 * Whether all scripts of a PDF only set the form of what stands in fields, and none is a program. One that stands elsewhere than where
 * it is called, as a stream or an object of its own, is taken for a program.
 * @param objects those of the PDF as text, escapes of names undone
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
