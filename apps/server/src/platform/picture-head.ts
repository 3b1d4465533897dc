/** Size of an image in pixels. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const holds = (bytes: Buffer, at: number, text: string) =>
  bytes.toString('latin1', at, at + text.length) === text;

/**
 * Returns the image type by the first bytes (WHATWG MIME Sniffing §6); null if it is neither JPEG, PNG nor
 * WebP.
 */
export function pictureType(head: Buffer): 'image/jpeg' | 'image/png' | 'image/webp' | null {
  if (head.length >= 3 && head.readUIntBE(0, 3) === 0xffd8ff) return 'image/jpeg';
  if (head.toString('hex', 0, 8) === '89504e470d0a1a0a') return 'image/png';
  return holds(head, 0, 'RIFF') && holds(head, 8, 'WEBP') ? 'image/webp' : null;
}

/** Brands of ISO base media files that are images and not videos (ISO/IEC 23008-12 annex B, AVIF 1.1). */
const PICTURE_BRANDS: { readonly [brand: string]: string } = {
  avif: 'AVIF',
  avis: 'AVIF',
  heic: 'HEIC',
  heix: 'HEIC',
  hevc: 'HEIC',
  hevx: 'HEIC',
  mif1: 'HEIF',
  msf1: 'HEIF',
};

/** Returns the name of an unsupported image format by the first bytes; null if it is unknown. */
export function otherPicture(head: Buffer): string | null {
  if (holds(head, 4, 'ftyp')) return PICTURE_BRANDS[head.toString('latin1', 8, 12)] ?? null;
  const start = head.toString('hex', 0, 12);
  // ISO/IEC 18181-2: as a container, and the bare codestream.
  if (start === '0000000c4a584c200d0a870a' || start.startsWith('ff0a')) return 'JPEG XL';
  if (start === '0000000c6a5020200d0a870a' || start.startsWith('ff4fff51')) return 'JPEG 2000';
  if (start.startsWith('49492a00') || start.startsWith('4d4d002a')) return 'TIFF';
  return holds(head, 0, 'GIF8') ? 'GIF' : null;
}

const START_OF_FRAME = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);

/** Returns the size of a JPEG (ITU-T T.81 §B.1) by walking the segments up to the frame header. */
function jpegSize(head: Buffer): PictureSize | null {
  for (let at = 2; at + 9 < head.length && head[at] === 0xff; ) {
    const marker = head[at + 1] ?? 0;
    if (START_OF_FRAME.has(marker))
      return { height: head.readUInt16BE(at + 5), width: head.readUInt16BE(at + 7) };
    const isFill = marker === 0xff;
    at += isFill ? 1 : 2 + head.readUInt16BE(at + 2);
  }
  return null;
}

/** Returns the size of a WebP (RFC 9649 §2.5 to §2.7). */
function webpSize(head: Buffer): PictureSize | null {
  if (head.length < 30) return null;
  if (holds(head, 12, 'VP8X'))
    return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (holds(head, 12, 'VP8L')) {
    const bits = head.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (!holds(head, 12, 'VP8 ')) return null;
  return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
}

const pngSize = (head: Buffer): PictureSize | null =>
  head.length >= 24 && holds(head, 12, 'IHDR')
    ? { width: head.readUInt32BE(16), height: head.readUInt32BE(20) }
    : null;

/**
 * Returns the size in an image's first bytes; null if it isn't there.
 * @param type result of `pictureType`
 */
export function pictureSize(type: string, head: Buffer): PictureSize | null {
  if (type === 'image/jpeg') return jpegSize(head);
  return type === 'image/png' ? pngSize(head) : webpSize(head);
}

/** Animation flag of a WebP, in the features of its first chunk (RFC 9649 §2.7). */
const ANIMATION = 2;

/**
 * Returns true for the first bytes of an animated WebP, because the relevant frame can't be determined. An
 * animated PNG has a still image.
 */
export const isMovingPicture = (type: string, head: Buffer): boolean =>
  type === 'image/webp' && holds(head, 12, 'VP8X') && ((head[20] ?? 0) & ANIMATION) !== 0;

/**
 * Checks by the last bytes if an image file is complete.
 * @param size size of the file in bytes
 */
export function isWholePicture(type: string, size: number, head: Buffer, tail: Buffer): boolean {
  if (type === 'image/jpeg') return tail.includes(Buffer.from([0xff, 0xd9]));
  return type === 'image/png' ? tail.includes('IEND') : head.readUInt32LE(4) + 8 <= size;
}
