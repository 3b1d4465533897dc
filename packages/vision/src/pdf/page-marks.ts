import { after, type Matrix } from './matrix';

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
