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

/** Letters A–Z of one character, without marks; empty for anything else. */
function lettersOf(character: string): string {
  const upper = character.toUpperCase();
  const base = UNMARKED[upper] ?? upper.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[A-Z]+$/.test(base) ? base : '';
}

/** A text as letters alone, each with the place of the character that it stands for. */
interface Folded {
  readonly letters: string;
  readonly places: readonly number[];
}

/** Capitals A–Z of a text, without marks, blanks and signs, as readers lose those. */
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
