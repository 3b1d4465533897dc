import type { PDFPageProxy } from 'unpdf/pdfjs';
import { decodeJpeg2000, isJpeg2000, sizeOfJpeg2000 } from '../image/jpeg2000';
import { type Raster, UnreadablePicture } from '../image/raster';
import type { DrawnPage } from './drawn-page';
import type { PdfImage } from './page-operators';

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

/** Pictures as pdf.js hands them out: eight pixels a byte, or so many bytes a pixel. */
const [BITS, RGB, RGBA] = [1, 2, 3] as const;

/** A picture that covers less is a letterhead. */
const LEAST_COVER = 0.5;
const TOO_LARGE = 60_000_000;

/** The pixels of a picture; null when there are none, too many, or in a form that is not known. */
export function toRaster({ width, height, kind, data }: PdfImage): Raster | null {
  if (!data || width * height > TOO_LARGE) return null;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  if (kind === RGBA) return { width, height, data: new Uint8ClampedArray(data) };
  const rowBytes = (width + 7) >> 3;
  for (let at = 0; at < width * height; at++) {
    for (let colour = 0; colour < 3; colour++) {
      if (kind === RGB) pixels[at * 4 + colour] = data[at * 3 + colour]!;
      else if (kind === BITS) {
        const [x, y] = [at % width, Math.floor(at / width)];
        pixels[at * 4 + colour] = (data[y * rowBytes + (x >> 3)]! >> (7 - (x & 7))) & 1 ? 255 : 0;
      }
    }
  }
  return kind === RGB || kind === BITS ? { width, height, data: pixels } : null;
}

/** A picture that a page draws, by its name among the page's operators; null when it cannot be unpacked. */
export async function imageOf(page: PDFPageProxy, id: string): Promise<PdfImage | null> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
  // It may still be unpacked when the page's operators are known.
  return new Promise<PdfImage | null>((resolve) => objects.get(id, resolve));
}

/** The pixels of such a picture; null when it cannot be unpacked. */
export async function rasterOfImage(page: PDFPageProxy, id: string): Promise<Raster | null> {
  const image = await imageOf(page, id);
  return image && toRaster(image);
}

/**
 * The picture that a page without visible text is; null when it has text, or no such picture.
 * @param packed what pdf.js does not unpack
 */
export async function scanOn(
  page: PDFPageProxy,
  { items, width, height }: DrawnPage,
  packed: Jpeg2000Pictures,
): Promise<Raster | null> {
  if (items.some((item) => item.kind === 'TEXT' && !item.isInvisible)) return null;
  const scan = items.find(
    ({ kind, box }) =>
      kind === 'IMAGE' && (box.right - box.left) * (box.top - box.bottom) > LEAST_COVER * width * height,
  );
  if (scan?.kind !== 'IMAGE' || scan.id === null) return null;
  return (await rasterOfImage(page, scan.id)) ?? packed.next(scan.width, scan.height);
}
