/** Image properties from its first bytes. */
interface PictureHeader {
  readonly format: 'jpeg' | 'png' | 'webp';
  readonly width: number;
  readonly height: number;
  /** Orientation of the camera, 1–8 (Exif 2.32, tag 0x0112), which must be undone to show the image upright. */
  readonly orientation: number;
  /** True for CMYK colors. */
  readonly isForPrint: boolean;
}

const text = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const ORIENTATION = 0x0112;
const FRAME_HEADERS = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;

/** Returns the orientation in an Exif block (TIFF 6.0 §2); 1 by default. */
function exifOrientation(block: Uint8Array): number {
  if (block.length < 14 || text(block, 0, 4) !== 'Exif') return 1;
  const tiff = view(block.subarray(6));
  const isLittle = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittle);
  if (directory + 2 > tiff.byteLength) return 1;
  const entries = tiff.getUint16(directory, isLittle);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.byteLength) return 1;
    if (tiff.getUint16(at, isLittle) !== ORIENTATION) continue;
    const value = tiff.getUint16(at + 8, isLittle);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** Reads the segments of a JPEG (ITU-T T.81 §B.1) up to its first scan. */
function jpegHeader(bytes: Uint8Array): PictureHeader | null {
  const data = view(bytes);
  let orientation = 1;
  for (let at = 2; at + 9 < bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1]!;
    if (marker === 0xff) {
      at++;
      continue;
    }
    if (marker === START_OF_SCAN) return null;
    if (FRAME_HEADERS.has(marker)) {
      return {
        format: 'jpeg',
        width: data.getUint16(at + 7),
        height: data.getUint16(at + 5),
        orientation,
        isForPrint: bytes[at + 9] === 4,
      };
    }
    const length = data.getUint16(at + 2);
    if (marker === APP1 && orientation === 1)
      orientation = exifOrientation(bytes.subarray(at + 4, at + 2 + length));
    at += 2 + length;
  }
  return null;
}

/** Reads a WebP header (RFC 9649 §2.5–2.7). */
function webpHeader(bytes: Uint8Array): PictureHeader | null {
  if (bytes.length < 30) return null;
  const data = view(bytes);
  const size = (width: number, height: number): PictureHeader => ({
    format: 'webp',
    width,
    height,
    orientation: 1,
    isForPrint: false,
  });
  const three = (at: number) => data.getUint16(at, true) | (bytes[at + 2]! << 16);
  switch (text(bytes, 12, 4)) {
    case 'VP8X':
      return size(three(24) + 1, three(27) + 1);
    case 'VP8L': {
      const bits = data.getUint32(21, true);
      return size((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
    }
    case 'VP8 ':
      return size(data.getUint16(26, true) & 0x3fff, data.getUint16(28, true) & 0x3fff);
    default:
      return null;
  }
}

/** Checks whether a WebP is animated, by the features in its first chunk (RFC 9649 §2.7). */
export const isMovingWebp = (bytes: Uint8Array): boolean =>
  text(bytes, 8, 4) === 'WEBP' && text(bytes, 12, 4) === 'VP8X' && ((bytes[20] ?? 0) & 2) !== 0;

/**
 * Reads format, size and orientation without decoding. Pure.
 * @returns null for files other than JPEG, PNG or WebP, and for a truncated or damaged header.
 */
export function readHeader(bytes: Uint8Array): PictureHeader | null {
  try {
    if (bytes[0] === 0xff && bytes[1] === 0xd8) return jpegHeader(bytes);
    if (text(bytes, 1, 3) === 'PNG' && text(bytes, 12, 4) === 'IHDR' && bytes.length >= 33) {
      const data = view(bytes);
      return {
        format: 'png',
        width: data.getUint32(16),
        height: data.getUint32(20),
        orientation: 1,
        isForPrint: false,
      };
    }
    return text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP' ? webpHeader(bytes) : null;
  } catch {
    // A length points past the end.
    return null;
  }
}
