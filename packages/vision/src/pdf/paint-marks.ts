import type { PDFPageProxy } from 'unpdf/pdfjs';
import type { Raster } from '../image/raster';
import type { PageBox } from './drawn-page';
import type { Matrix, PageMark, PdfImage } from './page-operators';
import { imageOf, toRaster } from './scanned-page';

/** Pixels per point: modules of 0.4 mm, as in barcodes on documents, have 4.5 pixels. */
const SCALE = 4;
/** Margin around the painted area in points. */
const MARGIN = 8;
const MAX_PIXELS = 12_000_000;
/** Maximum painting effort, in steps of one edge per row or one image pixel; later marks are omitted. */
const MAX_WORK = 25_000_000;

/**
 * Limits for the squares of a barcode, or rows of them: maximum height, maximum width and minimum number, in
 * points.
 */
const [LARGEST_SQUARE, MAX_ROW_LENGTH, MIN_SQUARES] = [6, 90, 40];
/** Minimum side of a barcode that is an image, in points. */
const SMALLEST_PICTURE = 20;
/** Maximum number and size of images; the rest isn't painted. */
const [MAX_PICTURES, LARGEST_PICTURE] = [24, 30_000_000];

const NOWHERE: PageBox = { left: Infinity, right: -Infinity, bottom: Infinity, top: -Infinity };

const around = (one: PageBox, other: PageBox): PageBox => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
  top: Math.max(one.top, other.top),
});

/** Returns the bounding box of corners, alternating x and y. */
function boundsOf(corners: readonly number[]): PageBox {
  let bounds = NOWHERE;
  for (let at = 0; at + 1 < corners.length; at += 2) {
    const [x, y] = [corners[at]!, corners[at + 1]!];
    bounds = around(bounds, { left: x, right: x, bottom: y, top: y });
  }
  return bounds;
}

function boxOf(mark: PageMark): PageBox {
  if (mark.kind === 'PATH') return mark.outlines.map(boundsOf).reduce(around, NOWHERE);
  const [a, b, c, d, e, f] = mark.matrix;
  return boundsOf([e, f, e + a, f + b, e + c, f + d, e + a + c, f + b + d]);
}

const sidesOf = ({ left, right, bottom, top }: PageBox) => [right - left, top - bottom] as const;

/**
 * Returns the area of a page that can contain a barcode: all of its images, and its small dark fills if there
 * are many; null if there are none.
 */
function placeOf(marks: readonly PageMark[]): PageBox | null {
  const boxes = marks.map((mark) => ({ mark, box: boxOf(mark) }));
  const pictures = boxes.filter(
    ({ mark, box }) => mark.kind === 'PICTURE' && Math.min(...sidesOf(box)) >= SMALLEST_PICTURE,
  );
  const squares = boxes.filter(
    ({ mark, box }) =>
      mark.kind === 'PATH' &&
      mark.isDark &&
      (mark.outlines.length >= MIN_SQUARES ||
        (Math.min(...sidesOf(box)) <= LARGEST_SQUARE && Math.max(...sidesOf(box)) <= MAX_ROW_LENGTH)),
  );
  const count = squares.reduce((sum, { mark }) => sum + (mark.kind === 'PATH' ? mark.outlines.length : 0), 0);
  const found = [...pictures, ...(count >= MIN_SQUARES ? squares : [])];
  if (found.length === 0) return null;
  return found.reduce((whole, { box }) => around(whole, box), NOWHERE);
}

/** Raster that marks are painted on, first row at the top. */
class Sheet {
  readonly raster: Raster;
  private left: number;
  private top: number;
  private work = 0;

  constructor(
    box: PageBox,
    private readonly scale: number,
  ) {
    const [width, height] = sidesOf(box).map((side) => Math.max(1, Math.round(side * scale)));
    this.left = box.left;
    this.top = box.top;
    const data = new Uint8ClampedArray(width! * height! * 4).fill(255);
    this.raster = { width: width!, height: height!, data };
  }

  private get isOver(): boolean {
    return this.work > MAX_WORK;
  }

  private dot(x: number, y: number, value: number): void {
    const { data, width } = this.raster;
    const at = (y * width + x) * 4;
    data[at] = value;
    data[at + 1] = value;
    data[at + 2] = value;
  }

  /** Even-odd fill, row by row (ISO 32000-2 §8.5.3.3.3). */
  path(outlines: readonly (readonly number[])[], isDark: boolean): void {
    const edges = outlines.flatMap((outline) => this.edgesOf(outline));
    const highest = edges.reduce((y, { y0 }) => Math.min(y, y0), Infinity);
    const lowest = edges.reduce((y, { y0 }) => Math.max(y, y0), -Infinity);
    const first = Math.max(0, Math.ceil(highest - 0.5));
    const last = Math.min(this.raster.height - 1, Math.floor(lowest - 0.5));
    for (let y = first; y <= last && !this.isOver; y++) {
      this.work += edges.length;
      const middle = y + 0.5;
      const crossings = edges
        .filter(({ y0, y1 }) => y0 <= middle !== y1 <= middle)
        .map(({ x0, y0, x1, y1 }) => x0 + ((middle - y0) / (y1 - y0)) * (x1 - x0))
        .sort((a, b) => a - b);
      for (let at = 0; at + 1 < crossings.length; at += 2) {
        const from = Math.max(0, Math.round(crossings[at]!));
        const to = Math.min(this.raster.width, Math.round(crossings[at + 1]!));
        for (let x = from; x < to; x++) this.dot(x, y, isDark ? 0 : 255);
      }
    }
  }

  private edgesOf(outline: readonly number[]) {
    const corners: { readonly x: number; readonly y: number }[] = [];
    for (let at = 0; at + 1 < outline.length; at += 2)
      corners.push({
        x: (outline[at]! - this.left) * this.scale,
        y: (this.top - outline[at + 1]!) * this.scale,
      });
    return corners.map(({ x: x0, y: y0 }, at) => {
      const { x: x1, y: y1 } = corners[(at + 1) % corners.length]!;
      return { x0, y0, x1, y1 };
    });
  }

  /** @param ink color that a mask paints; null if the image has colors */
  picture({ width, height, data }: Raster, matrix: Matrix, box: PageBox, ink: number | null): void {
    const [a, b, c, d, e, f] = matrix;
    const size = a * d - b * c;
    if (size === 0) return;
    const [fromX, toX] = [box.left, box.right].map((x) => Math.round((x - this.left) * this.scale));
    const [fromY, toY] = [box.top, box.bottom].map((y) => Math.round((this.top - y) * this.scale));
    for (let y = Math.max(0, fromY!); y < Math.min(this.raster.height, toY!) && !this.isOver; y++) {
      for (let x = Math.max(0, fromX!); x < Math.min(this.raster.width, toX!); x++) {
        this.work += 1;
        const [px, py] = [(x + 0.5) / this.scale + this.left - e, this.top - (y + 0.5) / this.scale - f];
        const column = Math.floor(((px * d - py * c) / size) * width);
        const row = Math.floor((1 - (py * a - px * b) / size) * height);
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const at = (row * width + column) * 4;
        const value = (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
        if (ink === null) this.dot(x, y, value);
        else if (value < 128) this.dot(x, y, ink);
      }
    }
  }
}

/** Image kind of pdf.js: eight pixels per byte. */
const BITS = 1;

async function rasterOf(
  page: PDFPageProxy,
  { image, isMask }: Extract<PageMark, { readonly kind: 'PICTURE' }>,
): Promise<Raster | null> {
  const opened: PdfImage | null = typeof image === 'string' ? await imageOf(page, image) : image;
  if (!opened || opened.width * opened.height > LARGEST_PICTURE) return null;
  return toRaster(isMask ? { ...opened, kind: BITS } : opened);
}

/**
 * Paints the part of a page that can contain a barcode: fills and images without text, lines and clipping.
 * @returns null if the page contains no candidate
 */
export async function paintMarks(page: PDFPageProxy, marks: readonly PageMark[]): Promise<Raster | null> {
  const place = placeOf(marks);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  if (!place) return null;
  const box = {
    left: Math.max(left, place.left - MARGIN),
    right: Math.min(right, place.right + MARGIN),
    bottom: Math.max(bottom, place.bottom - MARGIN),
    top: Math.min(top, place.top + MARGIN),
  };
  const [width, height] = sidesOf(box);
  if (!(width > 0 && height > 0)) return null;
  const sheet = new Sheet(box, Math.min(SCALE, Math.sqrt(MAX_PIXELS / (width * height))));
  let pictures = 0;
  for (const mark of marks) {
    if (mark.kind === 'PATH') {
      sheet.path(mark.outlines, mark.isDark);
      continue;
    }
    const where = boxOf(mark);
    if (Math.min(...sidesOf(where)) < SMALLEST_PICTURE || ++pictures > MAX_PICTURES) continue;
    const raster = await rasterOf(page, mark);
    if (raster) sheet.picture(raster, mark.matrix, where, mark.isMask ? (mark.isDark ? 0 : 255) : null);
  }
  return sheet.raster;
}
