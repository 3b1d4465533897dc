import { shapeOf } from '../ocr/scripts/shapes';

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
