import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import { UnreadablePdf } from './structure';

/** A way to move, turn and scale (ISO 32000-2 §8.3.4). */
export type Matrix = readonly [number, number, number, number, number, number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `a`, then `b`. */
export const after = (a: Matrix, b: Matrix): Matrix => [
  a[0] * b[0] + a[1] * b[2],
  a[0] * b[1] + a[1] * b[3],
  a[2] * b[0] + a[3] * b[2],
  a[2] * b[1] + a[3] * b[3],
  a[4] * b[0] + a[5] * b[2] + b[4],
  a[4] * b[1] + a[5] * b[3] + b[5],
];

/** A picture as pdf.js hands it out. */
export interface PdfImage {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly data?: Uint8Array | Uint8ClampedArray | null;
}

/** What of a page a barcode may be made of, in the order in which it is drawn. */
export type PageMark =
  /** A filled path: its corners, x and y in turn, in points, y upwards; curves by their ends. */
  | { readonly kind: 'PATH'; readonly outlines: readonly (readonly number[])[]; readonly isDark: boolean }
  /** A picture over the unit square of its matrix, by its name among the page's objects or itself. */
  | {
      readonly kind: 'PICTURE';
      readonly matrix: Matrix;
      readonly image: string | PdfImage;
      /** Only where its bits are 0 something is painted, in one colour. */
      readonly isMask: boolean;
      readonly isDark: boolean;
    };

/** More of one page is a drawing: the rest is not looked at. */
const MOST_MARKS = 60_000;
const MOST_CORNERS = 400_000;

/** Steps of a path as pdf.js writes them: each with the place that it goes to, a curve behind its two handles. */
const [MOVE, LINE, CURVE, CLOSE] = [0, 1, 2, 3];

/** Whether a colour, `#rrggbb`, is nearer to black than to white. */
export function isDarkColour(colour: unknown): boolean {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(String(colour)) ?? [];
  const of = (hex: string | undefined) => Number.parseInt(hex ?? 'ff', 16);
  return 0.3 * of(red) + 0.59 * of(green) + 0.11 * of(blue) < 128;
}

/** Keeps what a page fills and the pictures on it. */
export class PageMarks {
  readonly marks: PageMark[] = [];
  private corners = 0;

  picture(image: unknown, matrix: Matrix, isMask: boolean, isDark: boolean): void {
    const isKnown = typeof image === 'string' || (typeof image === 'object' && image !== null);
    if (!isKnown || this.marks.length >= MOST_MARKS) return;
    this.marks.push({ kind: 'PICTURE', matrix, image: image as string | PdfImage, isMask, isDark });
  }

  path(steps: unknown, matrix: Matrix, isDark: boolean): void {
    if (!(steps instanceof Float32Array) || this.marks.length >= MOST_MARKS || this.corners > MOST_CORNERS)
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

/** What a page draws, in order. */
interface PageOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** No page that is read has more: forms that draw forms in turn fill the memory with these. */
const MOST_OPERATORS = 500_000;
/** Forms take pdf.js longest: half a million operators of forms within forms took it 28 s, so many forms take 3 s. */
const MOST_FORMS = 20_000;

/** A page as pdf.js fills it: a part of its operators at a time. */
interface FilledPage {
  _renderPageChunk(
    part: { readonly length: number; readonly fnArray: readonly number[] },
    state: unknown,
  ): void;
}

/** What pdf.js calls the errors of files that are not as they should be. */
const ERRORS_OF_FILES = [
  'FormatError',
  'InvalidPDFException',
  'MissingPDFException',
  'UnknownErrorException',
  'XRefEntryException',
  'XRefParseException',
];

/** An error of pdf.js as one of the file; any other as it is. */
export const asUnreadable = (error: unknown): unknown =>
  error instanceof Error && ERRORS_OF_FILES.includes(error.name) ? new UnreadablePdf('DAMAGED') : error;

/**
 * The operators of a page. pdf.js itself has no limit, and while it works on forms within forms nothing else has its turn, no timer
 * either: so they are counted as they come, and the document is closed when they are too many.
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
      if (seen <= MOST_OPERATORS && forms <= MOST_FORMS) return take(part, state);
      reject(new UnreadablePdf('TOO_LARGE'));
      void document.destroy();
    };
    page.getOperatorList(options).then(resolve, (error: unknown) => reject(asUnreadable(error)));
  });
}
