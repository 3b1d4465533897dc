import { editDistance } from '@assay/text-similarity';
import type { TextLine } from '../ocr/reader';
import { shapeOf } from '../ocr/scripts/shapes';
import { FIELD_LABELS, type LabelledField } from './data/field-labels';
import { NATIVE_LABELS } from './data/native-labels';

const UNMARKED: { readonly [letter: string]: string } = {
  Ø: 'O',
  Ð: 'D',
  Þ: 'TH',
  Ł: 'L',
  Æ: 'AE',
  Œ: 'OE',
  ẞ: 'SS',
  Đ: 'D',
  İ: 'I',
};

/** Letters of other scripts that are also printed without their diacritic. */
const BARE: { readonly [letter: string]: string } = { Ё: 'Е', Ґ: 'Г', Ѓ: 'Г', Ќ: 'К' };

/** Returns the shape of a letter of another script as in {@link shapeOf}, so that similar letters are equal. */
function foreignLetter(upper: string): string {
  const base = /\p{Script=Greek}/u.test(upper) ? upper.normalize('NFD').replace(/\p{M}/gu, '') : upper;
  return shapeOf(BARE[base] ?? base);
}

/** Returns the letters of one character, without diacritics; empty for other characters. */
function lettersOf(character: string): string {
  const upper = character.toUpperCase();
  if (/^[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(upper)) return foreignLetter(upper);
  const base = UNMARKED[upper] ?? upper.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[A-Z]+$/.test(base) ? base : '';
}

/** Letters of a text, each with the position of its character. */
interface Folded {
  readonly letters: string;
  readonly places: readonly number[];
}

/**
 * Returns the capital letters of a text without diacritics, spaces and punctuation, because readers lose
 * these. Cyrillic and Greek letters that resemble Latin ones become Latin: `УКРАЇНА` has the letters
 * `УКРАЇНА` with the A, K and P of Latin.
 */
export function fold(text: string): Folded {
  let letters = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const found = lettersOf(text[at]!);
    for (let count = 0; count < found.length; count++) places.push(at);
    letters += found;
  }
  return { letters, places };
}

/** Label on a line of text. */
export interface Label {
  readonly field: LabelledField;
  /** Positions of the label's first character and of the character after its last. */
  readonly from: number;
  readonly to: number;
  /** 1 if every letter is correct. */
  readonly sureness: number;
}

const FIELD_OF = new Map<string, LabelledField>(
  [FIELD_LABELS, NATIVE_LABELS].flatMap((table) =>
    (Object.entries(table) as [LabelledField, readonly string[]][]).flatMap(([field, labels]) =>
      labels.map((label) => [fold(label).letters, field] as const),
    ),
  ),
);
const LABELS = [...FIELD_OF.keys()].sort((a, b) => b.length - a.length);
const MAX_LENGTH = LABELS[0]!.length;
const MIN_LENGTH = Math.min(...LABELS.map(({ length }) => length));
/** Maximum length of labels that must be separate words. */
const SHORT = 5;
/** Minimum length of a line that may differ from a label in one misread letter. */
const LONG_ENOUGH = 7;

/** Minimum confidence of a line for which its labels are accepted as read. */
const SURE_LABEL = 0.9;

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /\p{L}/u.test(character);

/**
 * Returns the combined meaning of two adjacent labels: `Ім'я/Name` is the given name; null if they are
 * separate.
 */
function together(one: LabelledField, other: LabelledField): LabelledField | null {
  if (one === other) return one;
  if (one === 'nameOrSurname' && other === 'surname') return one;
  // `Name (Surname, Given names)`
  if (one === 'nameOrSurname' && other === 'givenNames') return 'fullName';
  const pair = [one, other];
  if (pair.includes('givenNames') && (pair.includes('name') || pair.includes('fullName')))
    return 'givenNames';
  if (pair.includes('name') && pair.includes('fullName')) return 'fullName';
  if (pair.includes('name') && pair.includes('surname')) return 'nameOrSurname';
  return pair.includes('surname') && pair.includes('fatherOrSurname') ? 'surname' : null;
}

/** Combines adjacent labels in several languages, separated by a slash or directly following each other. */
function joined(labels: readonly Label[]): readonly Label[] {
  const all: Label[] = [];
  for (const label of labels) {
    const last = all.at(-1);
    const field = last && label.from - last.to <= 4 ? together(last.field, label.field) : null;
    if (last && field) all[all.length - 1] = { ...last, field, to: label.to };
    else all.push(label);
  }
  return all;
}

/** Returns the label of a whole line that differs from it in one letter. */
function misread(text: string, letters: string): readonly Label[] {
  if (letters.length < LONG_ENOUGH || letters.length > MAX_LENGTH + 2 || /\d{3}/.test(text)) return [];
  const near = LABELS.find((label) => label.length >= LONG_ENOUGH && editDistance(letters, label, 1) <= 1);
  return near ? [{ field: FIELD_OF.get(near)!, from: 0, to: text.length, sureness: 0.95 }] : [];
}

/** Returns the labels on a line, from the left. */
export function labelsOf({ text }: Pick<TextLine, 'text'>): readonly Label[] {
  const { letters, places } = fold(text);
  const found: Label[] = [];
  for (let at = 0; at < letters.length; ) {
    let label: string | null = null;
    for (let length = Math.min(MAX_LENGTH, letters.length - at); length >= MIN_LENGTH; length--) {
      const part = letters.slice(at, at + length);
      if (!FIELD_OF.has(part)) continue;
      const [first, last] = [places[at]!, places[at + length - 1]!];
      const isWord = !isLetter(text[first - 1]) && !isLetter(text[last + 1]);
      // A longer label may begin within a run of letters, after another label, if the spaces between them
      // were lost.
      const goesOn = found.at(-1)?.to === first && !isLetter(text[last + 1]);
      if (
        length > SHORT ? isWord || found.at(-1)?.to === first || !isLetter(text[first - 1]) : isWord || goesOn
      ) {
        label = part;
        break;
      }
    }
    if (label === null) {
      at++;
      continue;
    }
    found.push({
      field: FIELD_OF.get(label)!,
      from: places[at]!,
      to: places[at + label.length - 1]! + 1,
      sureness: 1,
    });
    at += label.length;
  }
  return joined(found.length > 0 ? found : misread(text, letters));
}

/** Minimum length of a text that is rejected as a value because it differs from a label in one letter. */
const NO_VALUE = 10;

/** Returns true if a text is a label with one misread letter, such as `PLACEOF HIRTH` after its Polish words. */
export function isNearlyLabel(text: string): boolean {
  const { letters } = fold(text);
  return letters.length >= NO_VALUE && misread(text, letters).length > 0;
}

/** Returns true if a line with high confidence contains only labels. */
export function isLabelAlone(line: TextLine): boolean {
  if (line.confidence < SURE_LABEL || /\d/.test(line.text)) return false;
  const labelled = labelsOf(line).reduce((sum, { from, to }) => sum + to - from, 0);
  return labelled > 0 && line.text.length - labelled <= 2;
}
