import { ApiError, type MediaKind } from '@assay/contract';
import { NoChipFiles, readChipFiles } from './chip-files';

/** Media types by what a slot takes. */
const TYPES_OF: { readonly [kind in MediaKind]: readonly string[] } = {
  image: ['image/jpeg', 'image/png', 'image/webp'],
  file: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  video: ['video/webm', 'video/mp4'],
  chip: ['application/json'],
};

/** A picture of more pixels is a decompression bomb, or no photograph. */
const MOST_PIXELS = 50_000_000;
/** The size of a picture stands within so many bytes, also behind long metadata. */
const HEAD_BYTES = 512 * 1024;
const TAIL_BYTES = 2048;
const SNIFFED_BYTES = 16;

const ascii = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** The media type that the first bytes show (WHATWG MIME Sniffing §6); null = none that is taken. */
function sniff(head: Buffer): string | null {
  if (head.length >= 3 && head.readUIntBE(0, 3) === 0xffd8ff) return 'image/jpeg';
  if (head.toString('hex', 0, 8) === '89504e470d0a1a0a') return 'image/png';
  if (ascii(head, 0, 'RIFF') && ascii(head, 8, 'WEBP')) return 'image/webp';
  if (ascii(head, 0, '%PDF-')) return 'application/pdf';
  if (head.toString('hex', 0, 4) === '1a45dfa3') return 'video/webm';
  if (ascii(head, 4, 'ftyp')) return 'video/mp4';
  return null;
}

/** Whether a file begins as a picture or a PDF does. */
export const showsFile = (head: Buffer): boolean => TYPES_OF.file.includes(sniff(head) ?? '');

const START_OF_FRAME = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

/** Pixels of a JPEG (ITU-T T.81 §B.1): the segments up to the frame header are walked through. */
function jpegPixels(head: Buffer): number | null {
  for (let at = 2; at + 9 < head.length && head[at] === 0xff; ) {
    const marker = head[at + 1] ?? 0;
    if (START_OF_FRAME.has(marker)) return head.readUInt16BE(at + 5) * head.readUInt16BE(at + 7);
    const isFill = marker === 0xff;
    at += isFill ? 1 : 2 + head.readUInt16BE(at + 2);
  }
  return null;
}

/** Pixels of a WebP (RFC 9649 §2.5 to §2.7). */
function webpPixels(head: Buffer): number | null {
  if (head.length < 30) return null;
  if (ascii(head, 12, 'VP8X')) return (head.readUIntLE(24, 3) + 1) * (head.readUIntLE(27, 3) + 1);
  if (ascii(head, 12, 'VP8L')) {
    const bits = head.readUInt32LE(21);
    return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
  }
  return ascii(head, 12, 'VP8 ') ? (head.readUInt16LE(26) & 0x3fff) * (head.readUInt16LE(28) & 0x3fff) : null;
}

function pixelsOf(type: string, head: Buffer): number | null {
  if (type === 'image/jpeg') return jpegPixels(head);
  if (type === 'image/png') {
    return head.length >= 24 && ascii(head, 12, 'IHDR')
      ? head.readUInt32BE(16) * head.readUInt32BE(20)
      : null;
  }
  return webpPixels(head);
}

/** Whether the last bytes are those of a whole file. Of a WebM that is not known: browsers record it without a length. */
function isWhole(type: string, size: number, head: Buffer, tail: Buffer): boolean {
  switch (type) {
    case 'image/jpeg':
      return tail.includes(Buffer.from([0xff, 0xd9]));
    case 'image/png':
      return tail.includes('IEND');
    case 'image/webp':
      return head.readUInt32LE(4) + 8 <= size;
    case 'application/pdf':
      return tail.includes('%%EOF');
    default:
      return true;
  }
}

/** Follows the boxes of an MP4 (ISO/IEC 14496-12 §4.2) as its bytes go by. */
class BoxWalk {
  private header = Buffer.alloc(0);
  private skip = 0;
  private toEnd = false;
  private hasMovie = false;

  take(chunk: Buffer): void {
    let rest = chunk;
    while (rest.length > 0 && !this.toEnd) {
      const passed = Math.min(this.skip, rest.length);
      this.skip -= passed;
      rest = rest.subarray(passed);
      if (rest.length === 0) return;
      const wanted = this.header.length >= 8 && this.header.readUInt32BE(0) === 1 ? 16 : 8;
      const part = rest.subarray(0, wanted - this.header.length);
      this.header = Buffer.concat([this.header, part]);
      rest = rest.subarray(part.length);
      if (this.header.length < wanted) return;
      const short = this.header.readUInt32BE(0);
      if (short === 1 && wanted === 8) continue;
      const length = short === 1 ? Number(this.header.readBigUInt64BE(8)) : short;
      this.hasMovie ||= ascii(this.header, 4, 'moov') || ascii(this.header, 4, 'moof');
      this.toEnd = length === 0;
      if (length !== 0 && length < wanted) throw refused('The file cannot be used: it is damaged');
      this.skip = length - wanted;
      this.header = Buffer.alloc(0);
    }
  }

  isWhole(): boolean {
    return this.hasMovie && (this.toEnd || (this.skip === 0 && this.header.length === 0));
  }
}

/** @param why a whole sentence: the panel has it in German where it is always the same */
export const refused = (why: string) => new ApiError('mediaRefused', why);

export const tooLarge = (limit: number) =>
  new ApiError('mediaTooLarge', `The file is too large: at most ${limit} bytes`);

/** What a file turned out to be. */
export interface InspectedMedia {
  readonly mediaType: string;
  readonly size: number;
}

/**
 * Looks at a file as it goes by and passes it on.
 * @returns the bytes, and what they are once they have all passed.
 * @throws ApiError 1020 from the bytes: empty, another type, cut off, damaged, too many pixels; 1021: too large.
 */
export function inspectMedia(
  source: AsyncIterable<Buffer>,
  kind: MediaKind,
  limit: number,
): { readonly bytes: AsyncIterable<Buffer>; readonly found: () => InspectedMedia } {
  let found: InspectedMedia | undefined;
  async function* chipBytes(): AsyncGenerator<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of source) {
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      chunks.push(chunk);
      yield chunk;
    }
    try {
      readChipFiles(Buffer.concat(chunks).toString('utf8'));
    } catch (error) {
      throw error instanceof NoChipFiles ? refused(`The file cannot be used: it ${error.message}`) : error;
    }
    found = { mediaType: 'application/json', size };
  }
  async function* bytes(): AsyncGenerator<Buffer> {
    let head = Buffer.alloc(0);
    let tail = Buffer.alloc(0);
    let size = 0;
    let type: string | null = null;
    const boxes = new BoxWalk();
    for await (const chunk of source) {
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      tail = Buffer.concat([tail, chunk]).subarray(-TAIL_BYTES);
      if (type === null && head.length >= SNIFFED_BYTES) {
        type = sniff(head);
        if (type === null || !TYPES_OF[kind].includes(type))
          throw refused(`The file cannot be used: it is none of ${TYPES_OF[kind].join(', ')}`);
      }
      if (type === 'video/mp4' || type === null) boxes.take(chunk);
      yield chunk;
    }
    if (size === 0) throw refused('The file cannot be used: it is empty');
    if (type === null) throw refused(`The file cannot be used: it is none of ${TYPES_OF[kind].join(', ')}`);
    const isPicture = type.startsWith('image/');
    const pixels = isPicture ? pixelsOf(type, head) : 0;
    if (pixels === null || (isPicture && pixels === 0))
      throw refused('The file cannot be used: it is damaged');
    if (pixels > MOST_PIXELS)
      throw refused(`The file cannot be used: it has more than ${MOST_PIXELS} pixels`);
    const whole = type === 'video/mp4' ? boxes.isWhole() : isWhole(type, size, head, tail);
    if (!whole) throw refused('The file cannot be used: it is cut off');
    found = { mediaType: type, size };
  }
  return {
    bytes: kind === 'chip' ? chipBytes() : bytes(),
    found: () => {
      if (!found) throw new Error('the file has not passed yet');
      return found;
    },
  };
}
