import type { TextLine } from '../ocr/reader';
import type { VisualField, VisualReading, VisualValue } from './fields';
import { type Label, labelsOf } from './find-labels';

/** Fields that may be printed in two scripts. */
const IN_TWO: readonly VisualField[] = ['surname', 'givenNames', 'fullName', 'birthPlace'];
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Separates the words of a text in Cyrillic or Greek script from the others. */
function parts(text: string): { readonly own: string; readonly latin: string } {
  const words = text.split(' ');
  const join = (some: readonly string[]) => some.join(' ').replace(/^[ ,/-]+|[ ,/-]+$/g, '');
  return {
    own: join(words.filter((word) => FOREIGN.test(word))),
    latin: join(words.filter((word) => !FOREIGN.test(word))),
  };
}

/**
 * Separates names and places printed in two scripts: `reading` has the Latin form if there is one, otherwise
 * the other.
 */
export function splitByScript(values: VisualReading): {
  readonly reading: VisualReading;
  readonly native: VisualReading;
} {
  const reading: { [field in VisualField]?: VisualValue } = { ...values };
  const native: { [field in VisualField]?: VisualValue } = {};
  for (const field of IN_TWO) {
    const value = values[field];
    if (!value || !FOREIGN.test(value.value)) continue;
    const { own, latin } = parts(value.value);
    native[field] = { ...value, value: own };
    if (/\p{L}/u.test(latin)) reading[field] = { ...value, value: latin };
  }
  return { reading, native };
}

/** Line of text on a straightened page, in pixels. */
export interface Piece {
  readonly text: string;
  readonly confidence: number;
  readonly left: number;
  readonly right: number;
  readonly middle: number;
  readonly height: number;
  /** Index of its row on the page, from the top. */
  readonly row: number;
  readonly labels: readonly Label[];
}

/** Maximum difference of the middles of pieces in one row, as a share of their height. */
const SAME_ROW = 0.5;

/** Converts lines to pieces in horizontal rows, from the top, each row from the left. */
export function piecesOf(lines: readonly TextLine[]): readonly (readonly Piece[])[] {
  const angles = lines
    .filter(({ box }) => box.width > 3 * box.height)
    .map(({ box }) => box.angle)
    .sort((a, b) => a - b);
  const angle = angles[angles.length >> 1] ?? 0;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const level = lines
    .map((line) => {
      const { centre, width, height } = line.box;
      const x = centre.x * cos + centre.y * sin;
      const middle = centre.y * cos - centre.x * sin;
      return { line, left: x - width / 2, right: x + width / 2, middle, height };
    })
    .sort((a, b) => a.middle - b.middle);
  const rows: (typeof level)[number][][] = [];
  for (const piece of level) {
    const isOnSameLine = (other: (typeof level)[number]) =>
      piece.middle - other.middle < SAME_ROW * Math.min(piece.height, other.height);
    const row = rows.findLast((others) => others.some(isOnSameLine));
    if (row) row.push(piece);
    else rows.push([piece]);
  }
  return rows.map((pieces, row) =>
    pieces
      .sort((a, b) => a.left - b.left)
      .map(({ line, ...place }) => ({
        ...place,
        row,
        text: line.text,
        confidence: line.confidence,
        labels: labelsOf(line),
      })),
  );
}

/** Returns the x position of a character in a piece, in pixels, assuming characters of equal width. */
export const placeOf = ({ text, left, right }: Piece, at: number): number =>
  left + ((right - left) * at) / Math.max(1, text.length);

/** Returns the index of the character at an x position in pixels. */
export const characterAt = ({ text, left, right }: Piece, x: number): number =>
  Math.max(0, Math.min(text.length, Math.round(((x - left) / Math.max(1, right - left)) * text.length)));
