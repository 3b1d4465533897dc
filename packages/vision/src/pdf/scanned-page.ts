import type { PDFPageProxy } from 'unpdf/pdfjs';
import type { Raster } from '../image/raster';
import type { DrawnPage } from './drawn-page';
import type { Jpeg2000Pictures } from './jpeg2000-pictures';
import type { PdfImage } from './page-marks';

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
