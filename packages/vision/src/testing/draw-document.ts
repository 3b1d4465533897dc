import type { Raster } from '../image/raster';
import { type Colour, drawText } from './stroke-text';

/** Printed content of a drawn document. */
export interface PrintedDocument {
  readonly mrz: readonly string[];
  /** Rows of the visual zone: a label and its value. */
  readonly visual: readonly (readonly [label: string, value: string])[];
  readonly title: string;
  /** Image drawn in place of the plain head. */
  readonly portrait?: Raster;
}

const INK: Colour = [24, 22, 30];
const LABEL: Colour = [90, 70, 120];

/** Creates an image of one color. */
export function surface(width: number, height: number, [red, green, blue]: Colour): Raster {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
    data[at + 3] = 255;
  }
  return { width, height, data };
}

function fill(raster: Raster, inside: (x: number, y: number) => boolean, colour: Colour): void {
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++)
      if (inside(x, y)) raster.data.set(colour, (y * raster.width + x) * 4);
  }
}

/** Draws fine waves in two tints, as on printed backgrounds. */
export function waves(raster: Raster): void {
  for (let y = 0; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      const wave = Math.sin(y / 5 + 6 * Math.sin(x / 60)) + Math.sin(x / 7 + 5 * Math.cos(y / 45));
      const at = (y * raster.width + x) * 4;
      raster.data[at] = raster.data[at]! - Math.max(0, wave) * 7;
      raster.data[at + 1] = raster.data[at + 1]! - Math.max(0, -wave) * 6;
    }
  }
}

export function drawHead(raster: Raster, left: number, top: number, width: number, height: number): void {
  const oval = (cx: number, cy: number, rx: number, ry: number) => (x: number, y: number) =>
    ((x - left - cx * width) / (rx * width)) ** 2 + ((y - top - cy * height) / (ry * height)) ** 2 <= 1;
  fill(raster, (x, y) => x >= left && x < left + width && y >= top && y < top + height, [196, 204, 214]);
  fill(raster, oval(0.5, 0.36, 0.31, 0.3), [70, 50, 40]);
  fill(raster, oval(0.5, 0.43, 0.25, 0.29), [214, 172, 148]);
  for (const eye of [0.4, 0.6]) fill(raster, oval(eye, 0.4, 0.045, 0.018), [30, 30, 40]);
  fill(raster, oval(0.5, 0.58, 0.08, 0.018), [150, 70, 70]);
  fill(
    raster,
    (x, y) => y < top + height && y > top + 0.72 * height && oval(0.5, 1.02, 0.46, 0.3)(x, y),
    [60, 70, 100],
  );
}

function place(raster: Raster, part: Raster, left: number, top: number): void {
  for (let y = 0; y < part.height; y++) {
    const from = y * part.width * 4;
    raster.data.set(part.data.subarray(from, from + part.width * 4), ((top + y) * raster.width + left) * 4);
  }
}

/** Returns the document size in millimeters (ISO/IEC 7810) by number and length of its lines. */
function sizeOf(mrz: readonly string[]): { readonly width: number; readonly height: number } {
  if (mrz.length === 3) return { width: 85.6, height: 54 };
  return mrz[0]?.length === 36 ? { width: 105, height: 74 } : { width: 125, height: 88 };
}

/**
 * Draws a document: a tinted page, a head, the visual zone, and the machine-readable zone at the position of
 * ICAO Doc 9303 part 3. It copies no real design.
 * @param pixelsPerMm 10 is about 254 dpi.
 */
export function drawDocument(printed: PrintedDocument, pixelsPerMm = 10): Raster {
  const size = sizeOf(printed.mrz);
  const mm = (value: number) => Math.round(value * pixelsPerMm);
  const page = surface(mm(size.width), mm(size.height), [232, 226, 214]);
  waves(page);
  const isCard = printed.mrz.length === 3;
  const [headWidth, headHeight] = isCard ? [16, 20] : [35, 45];
  const top = isCard ? 9 : 13;
  if (printed.portrait) place(page, printed.portrait, mm(4), mm(top));
  else drawHead(page, mm(4), mm(top), mm(headWidth), mm(headHeight));
  const text = (value: string, x: number, y: number, height: number, colour: Colour) =>
    drawText(page, value, mm(x), mm(y), {
      pitch: height * 0.92 * pixelsPerMm,
      height: height * pixelsPerMm,
      pen: height * 0.15 * pixelsPerMm,
      colour,
    });
  text(printed.title, 4, isCard ? 3 : 5, isCard ? 2.6 : 3.6, LABEL);
  const left = 4 + headWidth + 4;
  const rowHeight = (isCard ? 25 : 47) / Math.max(printed.visual.length, 1);
  for (const [index, [label, value]] of printed.visual.entries()) {
    const y = top + index * rowHeight;
    text(label, left, y, isCard ? 1.3 : 1.8, LABEL);
    text(value, left, y + rowHeight * 0.42, isCard ? 1.8 : 2.8, INK);
  }
  // Letters are 2.54 mm apart; the line positions follow Doc 9303 parts 4 and 5.
  const lineStep = isCard ? 6 : 6.35;
  const columns = printed.mrz[0]?.length ?? 0;
  const margin = (size.width - columns * 2.54) / 2;
  for (const [index, line] of printed.mrz.entries()) {
    drawText(
      page,
      line,
      mm(margin + 0.4),
      mm(size.height - 4.6 - (printed.mrz.length - 1 - index) * lineStep - 2.6),
      {
        pitch: 2.54 * pixelsPerMm,
        height: 2.6 * pixelsPerMm,
        pen: 0.36 * pixelsPerMm,
        colour: INK,
      },
    );
  }
  return page;
}
