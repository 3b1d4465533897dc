import { ApiError, type MediaKind } from '@assay/contract';
import {
  isMovingPicture,
  isWholePicture,
  otherPicture,
  pictureSize,
  pictureType,
} from '../../platform/picture-head';
import { NoChipFiles, readChipFiles } from './chip-files';

/** Accepted media types of each kind of slot. */
const TYPES_OF: { readonly [kind in MediaKind]: readonly string[] } = {
  image: ['image/jpeg', 'image/png', 'image/webp'],
  file: ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'],
  video: ['video/webm', 'video/mp4'],
  chip: ['application/json'],
};

/** Maximum number of pixels; larger pictures are decompression bombs or not photographs. */
const MAX_PIXELS = 50_000_000;
/** Number of leading bytes that contain the picture size, also after long metadata. */
const HEAD_BYTES = 512 * 1024;
const TAIL_BYTES = 2048;
const SNIFFED_BYTES = 16;

const ascii = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text;

/** Returns the media type from the first bytes (WHATWG MIME Sniffing §6); null = not accepted. */
function sniff(head: Buffer): string | null {
  if (ascii(head, 0, '%PDF-')) return 'application/pdf';
  if (head.toString('hex', 0, 4) === '1a45dfa3') return 'video/webm';
  if (ascii(head, 4, 'ftyp')) return otherPicture(head) === null ? 'video/mp4' : null;
  return pictureType(head);
}

/** Returns the error for a wrong file type, with the detected type if known. */
function refusedType(head: Buffer, kind: MediaKind): ApiError {
  const types = TYPES_OF[kind].join(', ');
  const other = otherPicture(head);
  const what = other === null ? "this file type isn't accepted" : `${other} images aren't accepted`;
  return refused(`The file cannot be used: ${what}. Send one of ${types}`);
}

/** Returns true if the bytes start a picture or a PDF. */
export const showsFile = (head: Buffer): boolean => TYPES_OF.file.includes(sniff(head) ?? '');

function pixelsOf(type: string, head: Buffer): number | null {
  const size = pictureSize(type, head);
  return size && size.width * size.height;
}

/** Returns true if the last bytes complete the file. Unknown for WebM, which browsers record without a length. */
function isWhole(type: string, size: number, head: Buffer, tail: Buffer): boolean {
  if (type.startsWith('image/')) return isWholePicture(type, size, head, tail);
  return type !== 'application/pdf' || tail.includes('%%EOF');
}

/** Parses the boxes of an MP4 (ISO/IEC 14496-12 §4.2) while its bytes stream. */
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

/** @param why a complete sentence; the panel translates fixed sentences into German */
export const refused = (why: string) => new ApiError('mediaRefused', why);

export const tooLarge = (limit: number) =>
  new ApiError('mediaTooLarge', `The file is too large. The maximum is ${limit} bytes`);

/** Detected properties of a file. */
export interface InspectedMedia {
  readonly mediaType: string;
  readonly size: number;
}

/**
 * Inspects a file while it streams.
 * @returns the bytes, and the file type after all bytes have passed
 * @throws ApiError 1020 from the stream: empty, wrong type, truncated, damaged, animated, too many pixels;
 *   1021: too large
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
        if (type === null || !TYPES_OF[kind].includes(type)) throw refusedType(head, kind);
      }
      if (type === 'video/mp4' || type === null) boxes.take(chunk);
      yield chunk;
    }
    if (size === 0) throw refused('The file cannot be used: it is empty');
    if (type === null) throw refusedType(head, kind);
    const isPicture = type.startsWith('image/');
    const pixels = isPicture ? pixelsOf(type, head) : 0;
    if (pixels === null || (isPicture && pixels === 0))
      throw refused('The file cannot be used: it is damaged');
    if (isMovingPicture(type, head)) throw refused('The file cannot be used: it is an animation');
    if (pixels > MAX_PIXELS) throw refused(`The file cannot be used: it has more than ${MAX_PIXELS} pixels`);
    const whole = type === 'video/mp4' ? boxes.isWhole() : isWhole(type, size, head, tail);
    if (!whole) throw refused('The file cannot be used: it is incomplete');
    found = { mediaType: type, size };
  }
  return {
    bytes: kind === 'chip' ? chipBytes() : bytes(),
    found: () => {
      if (!found) throw new Error("the file isn't fully read yet");
      return found;
    },
  };
}
