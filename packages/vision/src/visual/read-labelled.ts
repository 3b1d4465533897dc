import type { VisualField, VisualReading, VisualValue } from './fields';
import { isNearlyLabel, type Label } from './find-labels';
import { characterAt, type Piece, placeOf } from './pieces';
import { inParts, namesInOrder, type ReadingContext, valueIn } from './read-value';

/** Confidence of a value by its position relative to the label. */
const PLACES = { INLINE: 1, BESIDE: 0.99, UNDER: 0.98 } as const;
/** Maximum distance of a value under its label, in heights of the label's letters. */
const UNDER_WITHIN = 3.2;
const LEFT_OF = 1.6;
const RIGHT_OF = 2.5;
/** Maximum number of lines of fields that can continue over several. */
const LINES: { readonly [field in VisualField]?: number } = {
  surname: 2,
  givenNames: 2,
  fullName: 3,
  address: 5,
};

type Rows = readonly (readonly Piece[])[];

interface Candidate extends VisualValue {
  readonly field: VisualField;
}

const bare = (text: string): string => text.replace(/^[\s:;.,/*°º#)-]+/, '').replace(/[\s:;/(-]+$/, '');

/** Returns the text after a label on its line, up to the next label. */
function inline(piece: Piece, at: number): string {
  const text = piece.text.slice(piece.labels[at]!.to, piece.labels[at + 1]?.from);
  // `Name of the bank` is a different label.
  if (/^\s*of\s/i.test(text)) return '';
  // The text after a slash is the label in another language.
  return /^[^\p{L}\d]*\//u.test(text) && !text.includes(':') ? '' : bare(text);
}

/** Returns the next piece to the right if it has no label. */
function beside(row: readonly Piece[], piece: Piece): Piece | null {
  const next = row[row.indexOf(piece) + 1];
  return next && next.labels.length === 0 && next.left - piece.right < 12 * piece.height ? next : null;
}

/** Returns the right end of a label's column: the start of the next label in its row. */
function columnEnd(row: readonly Piece[], piece: Piece, at: number): number {
  const next = piece.labels[at + 1];
  if (next) return placeOf(piece, next.from);
  const other = row.find((one) => one.left > piece.right - piece.height && one.labels.length > 0);
  return other ? other.left : Number.POSITIVE_INFINITY;
}

interface Under {
  readonly text: string;
  readonly confidence: number;
}

/** Returns the part of a piece between two positions; whole words only. */
function part(piece: Piece, from: number, to: number): string {
  if (from <= piece.left + piece.height && to >= piece.right - piece.height) return piece.text;
  const start = from <= piece.left + piece.height ? 0 : characterAt(piece, from);
  const end = to >= piece.right ? piece.text.length : characterAt(piece, to);
  const before = start === 0 ? 0 : nearestBlank(piece.text, start);
  const after = end === piece.text.length ? end : nearestBlank(piece.text, end);
  return before === null || after === null ? '' : piece.text.slice(before, after).trim();
}

/** Returns the position of the nearest space, at most three characters away; null if there is none. */
function nearestBlank(text: string, at: number): number | null {
  for (let away = 0; away <= 3; away++) {
    if (text[at - away] === ' ') return at - away;
    if (text[at + away] === ' ') return at + away;
  }
  return null;
}

/** Returns the text under a label, line by line, as far as the value can continue. */
function under(
  rows: Rows,
  {
    piece,
    at,
    label,
    field,
  }: { readonly piece: Piece; readonly at: number; readonly label: Label; readonly field: VisualField },
): readonly Under[] {
  const [left, end] = [placeOf(piece, label.from), columnEnd(rows[piece.row]!, piece, at)];
  const found: Under[] = [];
  let [above, height] = [piece, piece.height];
  const most = LINES[field] ?? 1;
  // Lines of an address are indented and have gaps.
  const isLong = field === 'address';
  for (const row of rows.slice(piece.row + 1)) {
    const isIn = (one: Piece) =>
      one.right > left &&
      one.left < end - height &&
      (one.left > left - LEFT_OF * height || one.right > left + 2 * height);
    const inColumn = row.filter((one) => isIn(one) && (isLong || one.left < left + RIGHT_OF * height));
    const next = inColumn[0];
    if (!next) {
      if (row[0] && row[0].middle - above.middle > UNDER_WITHIN * Math.max(height, above.height)) break;
      continue;
    }
    if (next.middle - above.middle > UNDER_WITHIN * Math.max(height, Math.min(next.height, 2 * height)))
      break;
    // The next label ends the text under this one.
    const isLabel = (one: Piece) =>
      one.labels.some(({ from }) => {
        const at = placeOf(one, from);
        return at < end && at > left - RIGHT_OF * height;
      });
    if (inColumn.some(isLabel)) break;
    if (found.length > 0 && Math.abs(next.height - above.height) > 0.4 * above.height) break;
    const pieces = isLong ? inColumn : [next];
    const text = pieces
      .map((one) => part(one, left - LEFT_OF * height, end))
      .filter((one) => one !== '')
      .join(' ');
    if (text !== '')
      found.push({ text, confidence: Math.min(...pieces.map(({ confidence }) => confidence)) });
    if (found.length >= most) break;
    [above, height] = [next, next.height];
  }
  return found;
}

/** Parses the lines of a value up to the first invalid one. */
function parsedLines(
  lines: readonly Under[],
  field: VisualField,
  context: ReadingContext,
): readonly VisualValue[] {
  const values: VisualValue[] = [];
  for (const { text, confidence } of lines) {
    const parsed = valueIn(text, field, context);
    if (!parsed) break;
    values.push({ value: parsed.value, confidence: confidence * parsed.sureness });
  }
  return values;
}

/** Joins the lines of a value. */
function joined(values: readonly VisualValue[], field: VisualField): VisualValue | null {
  if (values.length === 0) return null;
  return {
    value: values.map(({ value }) => value).join(field === 'address' ? ', ' : ' '),
    confidence: Math.min(...values.map(({ confidence }) => confidence)),
  };
}

const hasLabel = (rows: Rows, wanted: Label['field']): boolean =>
  rows.some((row) => row.some(({ labels }) => labels.some(({ field }) => field === wanted)));

/** Returns the field of a label on its page; null if the label isn't supported. */
function fieldOf({ field }: Label, rows: Rows): VisualField | 'wholeName' | null {
  switch (field) {
    case 'other':
      return null;
    case 'fatherOrSurname':
      return hasLabel(rows, 'surname') ? null : 'surname';
    case 'nameOrSurname':
      return hasLabel(rows, 'givenNames') ? 'surname' : 'wholeName';
    case 'name': {
      const [hasSurname, hasGivenNames] = [hasLabel(rows, 'surname'), hasLabel(rows, 'givenNames')];
      if (hasSurname) return hasGivenNames ? null : 'givenNames';
      return hasGivenNames ? 'surname' : 'fullName';
    }
    default:
      return field;
  }
}

const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Returns true if a value has several lines that aren't the same name in two scripts. */
const areOfOneScript = (values: readonly VisualValue[]): boolean =>
  values.length > 1 && new Set(values.map(({ value }) => FOREIGN.test(value))).size === 1;

/**
 * Returns surname and given names from separate lines. A single line without a comma can be either or both,
 * so it is ignored.
 */
function wholeName(values: readonly VisualValue[]): readonly Candidate[] {
  const [first, second] = values;
  if (first && second)
    return [
      { field: 'surname', ...first },
      { field: 'givenNames', ...second },
    ];
  return first && namesInOrder(first.value) ? [{ field: 'fullName', ...first }] : [];
}

function candidatesOf(rows: Rows, piece: Piece, at: number, context: ReadingContext): readonly Candidate[] {
  const label = piece.labels[at]!;
  const meant = fieldOf(label, rows);
  if (meant === null) return [];
  const field = meant === 'wholeName' ? 'fullName' : meant;
  const candidates = (values: readonly VisualValue[]): readonly Candidate[] => {
    if (meant === 'wholeName') return wholeName(values);
    // Under a surname the given names may be printed, with a label that wasn't read.
    if (meant === 'surname' && !hasLabel(rows, 'givenNames') && areOfOneScript(values)) return [];
    const value = joined(values, field);
    return value ? [{ field, ...value }] : [];
  };
  const placed = (lines: readonly Under[], place: number) =>
    candidates(parsedLines(lines, field, context)).map((one) => ({
      ...one,
      confidence: one.confidence * place * label.sureness,
    }));
  const alone = (text: string, confidence: number, place: number) =>
    text === '' || isNearlyLabel(text) ? [] : placed([{ text, confidence }], place);
  const behind = alone(inline(piece, at), piece.confidence, PLACES.INLINE);
  if (behind.length > 0) return behind;
  const next = at === piece.labels.length - 1 ? beside(rows[piece.row]!, piece) : null;
  const right = next ? alone(bare(next.text), next.confidence, PLACES.BESIDE) : [];
  return right.length > 0 ? right : placed(under(rows, { piece, at, label, field }), PLACES.UNDER);
}

/**
 * Reads values next to, after or under labels. If a field has several values, the one with the highest
 * confidence is used.
 */
export function readLabelled(rows: Rows, context: ReadingContext): VisualReading {
  const reading: { [field in VisualField]?: VisualValue } = {};
  for (const row of rows) {
    for (const piece of row) {
      for (let at = 0; at < piece.labels.length; at++) {
        for (const { field, value, confidence } of candidatesOf(rows, piece, at, context)) {
          if (confidence > (reading[field]?.confidence ?? 0)) reading[field] = { value, confidence };
        }
      }
    }
  }
  return inParts(reading);
}
