/** Characters that optical readers confuse in OCR-B. */
export const DIGIT_OF: { readonly [letter: string]: string } = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
export const LETTER_OF: { readonly [digit: string]: string } = {
  0: 'O',
  1: 'I',
  2: 'Z',
  5: 'S',
  6: 'G',
  8: 'B',
};

/**
 * Replacements to try for a character of a number when its check digit is wrong. G and 6 are missing on
 * purpose: they have the same value in a check digit (16 ≡ 6 modulo 10), so no check digit can determine the
 * correct one.
 */
export const EXCHANGED: { readonly [character: string]: string } = {
  0: 'O',
  O: '0',
  1: 'I',
  I: '1',
  2: 'Z',
  Z: '2',
  5: 'S',
  S: '5',
  8: 'B',
  B: '8',
};

/** Characters that optical readers return for the filler `<`. */
export const FILLER_LOOKALIKES = 'KCELSXGR';
export const CHEVRONS = '‹«〈《＜≪≤({[';
