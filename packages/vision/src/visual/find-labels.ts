import { editDistance } from '@assay/likeness';
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

/** Letters of other scripts that are printed without their mark as well. */
const BARE: { readonly [letter: string]: string } = { Ё: 'Е', Ґ: 'Г', Ѓ: 'Г', Ќ: 'К' };

/** The shape of a letter of another script, as {@link shapeOf} has it, so that those which look alike are one. */
function foreignLetter(upper: string): string {
  const base = /\p{Script=Greek}/u.test(upper) ? upper.normalize('NFD').replace(/\p{M}/gu, '') : upper;
  return shapeOf(BARE[base] ?? base);
}

/** Letters of one character, without marks; empty for anything that is none. */
function lettersOf(character: string): string {
  const upper = character.toUpperCase();
  if (/^[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(upper)) return foreignLetter(upper);
  const base = UNMARKED[upper] ?? upper.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[A-Z]+$/.test(base) ? base : '';
}

/** A text as letters alone, each with the place of the character that it stands for. */
interface Folded {
  readonly letters: string;
  readonly places: readonly number[];
}

/**
 * Capitals of a text, without marks, blanks and signs, as readers lose those. Cyrillic and Greek ones that look like Latin ones are
 * these: `УКРАЇНА` has the letters `УКРАЇНА` with the A, K and P of Latin.
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

/** A label on a line of text. */
export interface Label {
  readonly field: LabelledField;
  /** The first character of the line that is the label's, and the one after its last. */
  readonly from: number;
  readonly to: number;
  /** 1 when every letter is as it should be. */
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
const LONGEST = LABELS[0]!.length;
const SHORTEST = Math.min(...LABELS.map(({ length }) => length));
/** Labels as short as these are words of their own, or no labels. */
const SHORT = 5;
/** A line as long as this that differs from a label in one letter is that label, misread. */
const LONG_ENOUGH = 7;

/** A label that was read with this is what it says. */
const SURE_LABEL = 0.9;

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /\p{L}/u.test(character);

/** What two labels beside each other are together: `Ім'я/Name` is the given name; null = they are two. */
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

/** Labels beside a slash, or behind one another, are one label in several languages; so the same field twice is one. */
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

/** What a whole line is, when it is nearly a label. */
function misread(text: string, letters: string): readonly Label[] {
  if (letters.length < LONG_ENOUGH || letters.length > LONGEST + 2 || /\d{3}/.test(text)) return [];
  const near = LABELS.find((label) => label.length >= LONG_ENOUGH && editDistance(letters, label, 1) <= 1);
  return near ? [{ field: FIELD_OF.get(near)!, from: 0, to: text.length, sureness: 0.95 }] : [];
}

/** The labels on a line, from the left. */
export function labelsOf({ text }: Pick<TextLine, 'text'>): readonly Label[] {
  const { letters, places } = fold(text);
  const found: Label[] = [];
  for (let at = 0; at < letters.length; ) {
    let label: string | null = null;
    for (let length = Math.min(LONGEST, letters.length - at); length >= SHORTEST; length--) {
      const part = letters.slice(at, at + length);
      if (!FIELD_OF.has(part)) continue;
      const [first, last] = [places[at]!, places[at + length - 1]!];
      const isWord = !isLetter(text[first - 1]) && !isLetter(text[last + 1]);
      // A longer label may begin in the middle of a run of letters whose blanks were lost, behind another label.
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

/** So many letters that are a label but for one are no value. */
const NO_VALUE = 10;

/** Whether a text is a label once more, read wrong in one letter: `PLACEOF HIRTH` behind its Polish words. */
export function isNearlyLabel(text: string): boolean {
  const { letters } = fold(text);
  return letters.length >= NO_VALUE && misread(text, letters).length > 0;
}

/** Whether a surely read line is labels and nothing else. */
export function isLabelAlone(line: TextLine): boolean {
  if (line.confidence < SURE_LABEL || /\d/.test(line.text)) return false;
  const labelled = labelsOf(line).reduce((sum, { from, to }) => sum + to - from, 0);
  return labelled > 0 && line.text.length - labelled <= 2;
}
