import { decodeJpeg2000, isJpeg2000, sizeOfJpeg2000 } from '../image/jpeg2000';
import type { Raster } from '../image/raster';
import { UnreadablePicture } from '../image/unreadable-picture';

/** A page of A4 at 400 dots an inch has 15 million; they take OpenJPEG some seconds. */
const MOST_PIXELS = 16_000_000;
const END = Buffer.from('endstream');

/** A picture of JPEG 2000 as it stands in a file. */
interface PackedPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Streams that begin as JPEG 2000 does, in the order in which they stand in the file. */
function picturesIn(bytes: Uint8Array): PackedPicture[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found: PackedPicture[] = [];
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const from = at + (file[at + 6] === 0x0d ? 8 : 7);
    if (!isJpeg2000(file.subarray(from, from + 12))) continue;
    const end = file.indexOf(END, from);
    const packed = file.subarray(from, end < 0 ? file.length : end);
    const size = sizeOfJpeg2000(packed);
    if (size) found.push({ bytes: packed, width: size.width, height: size.height });
  }
  return found;
}

/**
 * The pictures of a PDF that pdf.js leaves out, since it brings no reader of JPEG 2000 with it. It does not tell which stream of the file
 * a page draws: of several of one size each page is given the next.
 */
export class Jpeg2000Pictures {
  #left: PackedPicture[] | null = null;

  constructor(private readonly file: Uint8Array) {}

  /** The next picture of a size; null when there is none, or it cannot be unpacked. */
  async next(width: number, height: number): Promise<Raster | null> {
    this.#left ??= picturesIn(this.file);
    const at = this.#left.findIndex((one) => one.width === width && one.height === height);
    const [packed] = at < 0 ? [] : this.#left.splice(at, 1);
    if (!packed) return null;
    try {
      return await decodeJpeg2000(packed.bytes, MOST_PIXELS);
    } catch (error) {
      if (error instanceof UnreadablePicture) return null;
      throw error;
    }
  }
}
