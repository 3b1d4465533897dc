import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { UnreadablePdf } from './structure';

/** Transformation matrix (ISO 32000-2 §8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Combines two transformations: first `a`, then `b`. */
export const after = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

/** Image as pdf.js returns it. */
export interface PdfImage {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly data?: Uint8Array | Uint8ClampedArray | null;
}

/** Element of a page that can be part of a barcode, in drawing order. */
export type PageMark =
  /**
   * Filled path: its corners, alternating x and y, in points, y upwards; curves are reduced to their end
   * points.
   */
  | { readonly kind: 'PATH'; readonly outlines: readonly (readonly number[])[]; readonly isDark: boolean }
  /** Image over the unit square of its matrix, by its name among the page's objects or as data. */
  | {
      readonly kind: 'PICTURE';
      readonly matrix: Matrix;
      readonly image: string | PdfImage;
      /** True if it paints in a single color, only where its bits are 0. */
      readonly isMask: boolean;
      readonly isDark: boolean;
    };

/** Maximum number of marks per page; the rest of a larger drawing is ignored. */
const MAX_MARKS = 60_000;
const MAX_CORNERS = 400_000;

/** Path steps of pdf.js: each followed by its target point, for a curve after its two control points. */
const [MOVE, LINE, CURVE, CLOSE] = [0, 1, 2, 3];

/** Returns true if a color, `#rrggbb`, is nearer to black than to white. */
export function isDarkColour(colour: unknown): boolean {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(String(colour)) ?? [];
  const of = (hex: string | undefined) => Number.parseInt(hex ?? 'ff', 16);
  return 0.3 * of(red) + 0.59 * of(green) + 0.11 * of(blue) < 128;
}

/** Records the fills and images of a page. */
export class PageMarks {
  readonly marks: PageMark[] = [];
  private corners = 0;

  picture(image: unknown, matrix: Matrix, isMask: boolean, isDark: boolean): void {
    const isKnown = typeof image === 'string' || (typeof image === 'object' && image !== null);
    if (!isKnown || this.marks.length >= MAX_MARKS) return;
    this.marks.push({ kind: 'PICTURE', matrix, image: image as string | PdfImage, isMask, isDark });
  }

  path(steps: unknown, matrix: Matrix, isDark: boolean): void {
    if (!(steps instanceof Float32Array) || this.marks.length >= MAX_MARKS || this.corners > MAX_CORNERS)
      return;
    const outlines: number[][] = [];
    for (let at = 0; at < steps.length; ) {
      const step = steps[at++];
      if (step === CLOSE) continue;
      if (step !== MOVE && step !== LINE && step !== CURVE) return;
      if (step === CURVE) at += 4;
      if (step === MOVE || outlines.length === 0) outlines.push([]);
      const [, , , , x, y] = after([1, 0, 0, 1, steps[at]!, steps[at + 1]!], matrix);
      outlines.at(-1)!.push(x, y);
      at += 2;
      this.corners += 1;
    }
    this.marks.push({ kind: 'PATH', outlines, isDark });
  }
}

/** Drawing operators of a page, in order. */
interface PageOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/**
 * Maximum number of operators per page. Pages that are read have fewer; nested forms exhaust the memory with
 * more.
 */
const MAX_OPERATORS = 500_000;
/**
 * Maximum number of forms. Forms take pdf.js longest: half a million operators of nested forms took 28 s,
 * this number takes 3 s.
 */
const MAX_FORMS = 20_000;

/** Internal page interface of pdf.js that receives the operators in chunks. */
interface FilledPage {
  _renderPageChunk(
    part: { readonly length: number; readonly fnArray: readonly number[] },
    state: unknown,
  ): void;
}

/** Names of the pdf.js errors for malformed files. */
const ERRORS_OF_FILES = [
  'FormatError',
  'InvalidPDFException',
  'MissingPDFException',
  'UnknownErrorException',
  'XRefEntryException',
  'XRefParseException',
];

/** Converts a pdf.js error about the file to UnreadablePdf; returns other errors unchanged. */
export const asUnreadable = (error: unknown): unknown =>
  error instanceof Error && ERRORS_OF_FILES.includes(error.name) ? new UnreadablePdf('DAMAGED') : error;

/**
 * Returns the operators of a page. pdf.js has no limit, and nested forms block the event loop, including
 * timers. The operators are therefore counted as they arrive, and the document is closed if there are too
 * many.
 * @throws UnreadablePdf
 */
export async function operatorsOf(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  options: Parameters<PDFPageProxy['getOperatorList']>[0] = {},
): Promise<PageOperators> {
  const { OPS } = await import('unpdf/pdfjs');
  const filled = page as unknown as FilledPage;
  const take = filled._renderPageChunk.bind(page);
  return new Promise((resolve, reject) => {
    let seen = 0;
    let forms = 0;
    filled._renderPageChunk = (part, state) => {
      seen += part.length;
      for (const operator of part.fnArray) if (operator === OPS.paintFormXObjectBegin) forms++;
      if (seen <= MAX_OPERATORS && forms <= MAX_FORMS) return take(part, state);
      reject(new UnreadablePdf('TOO_LARGE'));
      void document.destroy();
    };
    page.getOperatorList(options).then(resolve, (error: unknown) => reject(asUnreadable(error)));
  });
}
