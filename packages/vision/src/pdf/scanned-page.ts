import type { PDFPageProxy } from 'unpdf/pdfjs';
import { decodeJpeg2000, isJpeg2000, sizeOfJpeg2000 } from '../image/jpeg2000';
import { type Raster, UnreadablePicture } from '../image/raster';
import type { DrawnPage } from './drawn-page';
import type { PdfImage } from './page-operators';

/** Maximum number of pixels. An A4 page at 400 dpi has 15 million, which take OpenJPEG some seconds. */
const MAX_PIXELS = 16_000_000;
const END = Buffer.from('endstream');

/** JPEG 2000 image in a file. */
interface PackedPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Returns streams that begin like JPEG 2000, in file order. */
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
 * Decodes the JPEG 2000 images of a PDF, because pdf.js has no decoder for them. pdf.js doesn't state which
 * stream a page draws, so among streams of the same size each page gets the next.
 */
export class Jpeg2000Pictures {
  #left: PackedPicture[] | null = null;

  constructor(private readonly file: Uint8Array) {}

  /** Returns the next image of a size; null if there is none or it can't be decoded. */
  async next(width: number, height: number): Promise<Raster | null> {
    this.#left ??= picturesIn(this.file);
    const at = this.#left.findIndex((one) => one.width === width && one.height === height);
    const [packed] = at < 0 ? [] : this.#left.splice(at, 1);
    if (!packed) return null;
    try {
      return await decodeJpeg2000(packed.bytes, MAX_PIXELS);
    } catch (error) {
      if (error instanceof UnreadablePicture) return null;
      throw error;
    }
  }
}

/** Image kinds of pdf.js: eight pixels per byte, or three or four bytes per pixel. */
const [BITS, RGB, RGBA] = [1, 2, 3] as const;

/** Minimum share of the page that a scan covers; a smaller image is a letterhead. */
const MIN_COVERAGE = 0.5;
const TOO_LARGE = 60_000_000;

/** Returns the pixels of an image; null if there are none or too many, or for an unknown format. */
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

/** Returns an image that a page draws, by its name among the page's operators; null if it can't be decoded. */
export async function imageOf(page: PDFPageProxy, id: string): Promise<PdfImage | null> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs;
  // Decoding can still be in progress when the page's operators are known.
  return new Promise<PdfImage | null>((resolve) => objects.get(id, resolve));
}

/** Returns the pixels of a drawn image; null if it can't be decoded. */
export async function rasterOfImage(page: PDFPageProxy, id: string): Promise<Raster | null> {
  const image = await imageOf(page, id);
  return image && toRaster(image);
}

/**
 * Returns the image of a page without visible text; null if the page has text or no such image.
 * @param packed images that pdf.js doesn't decode
 */
export async function scanOn(
  page: PDFPageProxy,
  { items, width, height }: DrawnPage,
  packed: Jpeg2000Pictures,
): Promise<Raster | null> {
  if (items.some((item) => item.kind === 'TEXT' && !item.isInvisible)) return null;
  const scan = items.find(
    ({ kind, box }) =>
      kind === 'IMAGE' && (box.right - box.left) * (box.top - box.bottom) > MIN_COVERAGE * width * height,
  );
  if (scan?.kind !== 'IMAGE' || scan.id === null) return null;
  return (await rasterOfImage(page, scan.id)) ?? packed.next(scan.width, scan.height);
}
