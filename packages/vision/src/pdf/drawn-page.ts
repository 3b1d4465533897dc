import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';
import {
  after,
  IDENTITY,
  isDarkColour,
  type Matrix,
  operatorsOf,
  type PageMark,
  PageMarks,
} from './page-operators';

/** Rectangle on a page in points, y upwards. */
export interface PageBox {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Item drawn on a page; later items cover earlier ones. */
export type DrawnItem =
  | {
      readonly kind: 'TEXT';
      readonly text: string;
      readonly box: PageBox;
      /** Name of the font without the subset prefix. */
      readonly font: string;
      readonly size: number;
      readonly isInvisible: boolean;
      readonly isLevel: boolean;
    }
  | { readonly kind: 'SHAPE'; readonly box: PageBox }
  | {
      readonly kind: 'IMAGE';
      readonly box: PageBox;
      /** ID of the image among the page's objects; null if it is written into the page itself. */
      readonly id: string | null;
      /** Size in pixels as stated in the file; 0 if the image is written into the page itself. */
      readonly width: number;
      readonly height: number;
    };

export interface DrawnPage {
  readonly width: number;
  readonly height: number;
  readonly items: readonly DrawnItem[];
  /** Painted fills and images. */
  readonly marks: readonly PageMark[];
  readonly notes: readonly { readonly subtype: string; readonly box: PageBox }[];
}

function boxOf(matrix: Matrix, left: number, bottom: number, right: number, top: number): PageBox {
  const corners = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ].map(([x = 0, y = 0]) => [
    matrix[0] * x + matrix[2] * y + matrix[4],
    matrix[1] * x + matrix[3] * y + matrix[5],
  ]);
  const [xs, ys] = [corners.map(([x]) => x!), corners.map(([, y]) => y!)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

interface State {
  ctm: Matrix;
  isDark: boolean;
  font: string;
  size: number;
  spacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  mode: number;
}

const START: State = {
  ctm: IDENTITY,
  isDark: true,
  font: '',
  size: 0,
  spacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  mode: 0,
};

interface Glyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

/**
 * Maximum number of operators per page. A page with more is a drawing or is meant to cause a long processing
 * time; the rest is ignored.
 */
const MAX_OPERATORS = 400_000;
const INVISIBLE = 3;

/** Follows the operators of a page and records the drawn items. */
class Drawing {
  readonly items: DrawnItem[] = [];
  readonly painted = new PageMarks();
  private state: State = { ...START };
  private readonly kept: State[] = [];
  private line: Matrix = IDENTITY;
  private text: Matrix = IDENTITY;

  constructor(private readonly nameOfFont: (id: string) => string) {}

  private readonly handlers: { readonly [operator: string]: (args: readonly unknown[]) => void } = {
    save: () => this.kept.push({ ...this.state }),
    restore: () => {
      this.state = this.kept.pop() ?? this.state;
    },
    transform: (args) => {
      this.state.ctm = after(args as unknown as Matrix, this.state.ctm);
    },
    paintFormXObjectBegin: ([matrix]) => {
      this.kept.push({ ...this.state });
      if (matrix) this.state.ctm = after(matrix as Matrix, this.state.ctm);
    },
    paintFormXObjectEnd: () => {
      this.state = this.kept.pop() ?? this.state;
    },
    // A form field or annotation uses a separate coordinate system, whose position on the page is an argument
    // (ISO 32000-1 §12.5.5).
    beginAnnotation: ([, , place, matrix]) => {
      this.kept.push({ ...this.state });
      this.state = { ...START, ctm: after(matrix as Matrix, after(place as Matrix, IDENTITY)) };
    },
    endAnnotation: () => {
      this.state = this.kept.pop() ?? this.state;
    },
    beginText: () => {
      this.line = IDENTITY;
      this.text = IDENTITY;
    },
    setFont: ([id, size]) => {
      this.state.font = String(id);
      this.state.size = Number(size);
    },
    setCharSpacing: ([value]) => {
      this.state.spacing = Number(value);
    },
    setWordSpacing: ([value]) => {
      this.state.wordSpacing = Number(value);
    },
    setHScale: ([value]) => {
      this.state.scale = Number(value) / 100;
    },
    setLeading: ([value]) => {
      this.state.leading = -Number(value);
    },
    setTextRise: ([value]) => {
      this.state.rise = Number(value);
    },
    setTextRenderingMode: ([value]) => {
      this.state.mode = Number(value);
    },
    setTextMatrix: (args) => {
      const matrix = (args.length === 1 ? args[0] : args) as ArrayLike<number>;
      this.line = Array.from(matrix) as unknown as Matrix;
      this.text = this.line;
    },
    moveText: ([x, y]) => this.move(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      this.state.leading = Number(y);
      this.move(Number(x), Number(y));
    },
    nextLine: () => this.move(0, this.state.leading),
    showText: ([glyphs]) => this.show(glyphs as readonly (Glyph | number | null)[]),
    setFillRGBColor: ([colour]) => {
      this.state.isDark = isDarkColour(colour);
    },
    setFillColorN: () => {
      this.state.isDark = false;
    },
    paintImageXObject: ([id, width, height]) =>
      this.image(typeof id === 'string' ? id : null, id, Number(width) || 0, Number(height) || 0),
    paintInlineImageXObject: ([image]) => this.image(null, image, 0, 0),
    paintImageMaskXObject: ([image]) => {
      const { data } = (image ?? {}) as { data?: unknown };
      this.painted.picture(typeof data === 'string' ? data : image, this.state.ctm, true, this.state.isDark);
    },
  };

  private move(x: number, y: number): void {
    this.line = after([1, 0, 0, 1, x, y], this.line);
    this.text = this.line;
  }

  private shape([left, bottom, right, top]: readonly number[]): void {
    this.items.push({ kind: 'SHAPE', box: boxOf(this.state.ctm, left!, bottom!, right!, top!) });
  }

  private image(id: string | null, image: unknown, width: number, height: number): void {
    this.painted.picture(image, this.state.ctm, false, false);
    this.items.push({ kind: 'IMAGE', box: boxOf(this.state.ctm, 0, 0, 1, 1), id, width, height });
  }

  private show(glyphs: readonly (Glyph | number | null)[]): void {
    const { size, spacing, wordSpacing, scale, rise, mode, font, ctm } = this.state;
    let [text, along] = ['', 0];
    // Spaces at either end have a width but aren't visible.
    let [from, to]: [number | null, number] = [null, 0];
    for (const glyph of glyphs) {
      if (glyph === null) continue;
      if (typeof glyph === 'number') {
        // A large step back or forward within a line represents a space.
        if (glyph < -250) text += ' ';
        along += (-glyph / 1000) * size * scale;
        continue;
      }
      text += glyph.unicode;
      const isSeen = glyph.unicode.trim() !== '';
      if (isSeen) from ??= along;
      along += ((glyph.width / 1000) * size + spacing + (glyph.isSpace ? wordSpacing : 0)) * scale;
      if (isSeen) to = along;
    }
    const matrix = after(this.text, ctm);
    if (text.trim() !== '') {
      this.items.push({
        kind: 'TEXT',
        text,
        box: boxOf(matrix, from ?? 0, rise - size * 0.22, to, rise + size * 0.75),
        font: this.nameOfFont(font).replace(/^[A-Z]{6}\+/, ''),
        size: size * Math.hypot(matrix[2], matrix[3]),
        isInvisible: mode === INVISIBLE,
        isLevel: Math.abs(matrix[1]) < 1e-3 * Math.abs(matrix[0]),
      });
    }
    this.text = after([1, 0, 0, 1, along, 0], this.text);
  }

  /** @param isFill returns true if an operator of {@link OPS} fills the path */
  take(name: string, args: readonly unknown[], isFill: (operator: number) => boolean): void {
    if (name === 'constructPath') {
      const [operator, steps, bounds] = args as [number, readonly unknown[], ArrayLike<number> | null];
      if (!bounds || !isFill(operator)) return;
      this.shape(Array.from(bounds));
      this.painted.path(steps[0], this.state.ctm, this.state.isDark);
      return;
    }
    this.handlers[name]?.(args);
  }
}

/**
 * Returns everything that a page draws, in order, and its annotations. @throws UnreadablePdf, and other
 * errors of the PDF reader
 */
export async function drawnPage(
  document: PDFDocumentProxy,
  page: PDFPageProxy,
  operators: { readonly [name: string]: number },
): Promise<DrawnPage> {
  const { fnArray, argsArray } = await operatorsOf(document, page);
  const names = new Map(Object.entries(operators).map(([name, value]) => [value, name]));
  const fills = new Set(
    ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'].map(
      (name) => operators[name],
    ),
  );
  const drawing = new Drawing((id) => {
    const font = page.commonObjs.has(id) ? (page.commonObjs.get(id) as { name?: string }) : null;
    return font?.name ?? id;
  });
  for (let at = 0; at < Math.min(fnArray.length, MAX_OPERATORS); at++)
    drawing.take(names.get(fnArray[at]!) ?? '', (argsArray[at] ?? []) as readonly unknown[], (operator) =>
      fills.has(operator),
    );
  const annotations = (await page.getAnnotations()) as readonly {
    subtype: string;
    rect: readonly number[] | null;
  }[];
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  return {
    width: right - left,
    height: top - bottom,
    items: drawing.items,
    marks: drawing.painted.marks,
    // An annotation without a position, such as a comment in a separate window, covers nothing.
    notes: annotations.map(({ subtype, rect }) => ({
      subtype,
      box: { left: rect?.[0] ?? 0, bottom: rect?.[1] ?? 0, right: rect?.[2] ?? 0, top: rect?.[3] ?? 0 },
    })),
  };
}
