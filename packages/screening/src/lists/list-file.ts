import { TextDecoder } from 'node:util';
import { createGunzip } from 'node:zlib';

/** Reason why a document was rejected as a list. */
type RefusalReason =
  | 'empty'
  | 'web-page'
  | 'encoding'
  | 'malformed'
  | 'cut-off'
  | 'unknown-format'
  | 'columns'
  | 'too-large'
  | 'no-entries'
  | 'shrunk'
  | 'missing-file'
  | 'busy';

/**
 * Thrown when a document isn't a list that may replace the one in use. The message is one sentence and never
 * quotes an entry.
 */
export class ListRefused extends Error {
  override readonly name = 'ListRefused';

  constructor(
    readonly reason: RefusalReason,
    message: string,
  ) {
    super(message);
  }
}

/**
 * A document as it was published. `open` may be called more than once and starts from the beginning each
 * time.
 */
export interface ListFile {
  /** File name without its folder, such as `sdn.csv`; only a hint for format detection. */
  readonly name: string;
  readonly open: () => AsyncIterable<Uint8Array>;
}

/** Number of bytes read to detect a document's format. */
const HEAD_BYTES = 64 * 1024;
/** In-memory documents are passed on in pieces, so that decoding doesn't create a second complete copy. */
const PIECE_BYTES = 256 * 1024;

/** Wraps a document that is already in memory. */
export function memoryFile(name: string, content: string | Uint8Array): ListFile {
  const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  return {
    name,
    async *open() {
      for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
    },
  };
}

/** Returns the decompressed start of a document as text, for format detection; undecodable bytes are replaced. */
export async function headOf(file: ListFile): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of decompressed(file)) {
    pieces.push(piece);
    length += piece.length;
    if (length >= HEAD_BYTES) break;
  }
  const bytes = Buffer.concat(pieces).subarray(0, HEAD_BYTES);
  return new TextDecoder(byteOrderEncoding(bytes) ?? 'utf-8').decode(bytes);
}

/**
 * Returns a document's decompressed text in pieces. Supports UTF-8, UTF-16 with its mark, and the encoding
 * named by an XML declaration or by `encoding`.
 * @throws ListRefused when it is empty, not text, or not in that encoding
 */
export async function* textOf(file: ListFile, encoding?: string): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let isBlank = true;
  for await (const piece of decompressed(file)) {
    decoder ??= decoderFor(piece, encoding);
    const text = decode(decoder, piece);
    if (text === '') continue;
    if (text.includes('\0')) throw new ListRefused('encoding', "The document isn't text.");
    isBlank &&= text.trim() === '';
    yield text;
  }
  const rest = decoder === null ? '' : decode(decoder);
  if (rest !== '') yield rest;
  if (isBlank && rest.trim() === '') throw new ListRefused('empty', 'The document is empty.');
}

/**
 * Returns the whole text, for formats that can't be read in pieces. @throws ListRefused as {@link textOf}, or
 * over `most` characters
 */
export async function wholeText(file: ListFile, most: number): Promise<string> {
  const pieces: string[] = [];
  let length = 0;
  for await (const piece of textOf(file)) {
    length += piece.length;
    if (length > most)
      throw new ListRefused('too-large', 'The document is larger than the limit of this format.');
    pieces.push(piece);
  }
  return pieces.join('');
}

async function* decompressed(file: ListFile): AsyncGenerator<Uint8Array> {
  const source = file.open()[Symbol.asyncIterator]();
  const first = await nextFilled(source);
  if (first === null) return;
  if (first[0] !== 0x1f || first[1] !== 0x8b) {
    yield first;
    for (let next = await nextFilled(source); next !== null; next = await nextFilled(source)) yield next;
    return;
  }
  const gunzip = createGunzip();
  const feeding = (async () => {
    for (let next: Uint8Array | null = first; next !== null; next = await nextFilled(source)) {
      if (!gunzip.write(next)) await new Promise((resolve) => gunzip.once('drain', resolve));
    }
    gunzip.end();
  })();
  feeding.catch((error) => gunzip.destroy(error));
  try {
    for await (const piece of gunzip) yield piece as Uint8Array;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_')) {
      throw new ListRefused('cut-off', 'The compressed document is damaged or incomplete.');
    }
    throw error;
  }
}

async function nextFilled(source: AsyncIterator<Uint8Array>): Promise<Uint8Array | null> {
  for (;;) {
    const step = await source.next();
    if (step.done === true) return null;
    if (step.value.length > 0) return step.value;
  }
}

function byteOrderEncoding(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return null;
}

function decoderFor(first: Uint8Array, wanted: string | undefined): TextDecoder {
  const start = Buffer.from(first.subarray(0, 200)).toString('latin1');
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(start)?.[1];
  const name = byteOrderEncoding(first) ?? wanted ?? declared ?? 'utf-8';
  try {
    return new TextDecoder(name, { fatal: true });
  } catch {
    throw new ListRefused('encoding', 'The document has an unknown encoding.');
  }
}

function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return piece === undefined ? decoder.decode() : decoder.decode(piece, { stream: true });
  } catch {
    const message = `The document isn't valid ${decoder.encoding.toUpperCase()} text, or it is damaged.`;
    throw new ListRefused('encoding', message);
  }
}
