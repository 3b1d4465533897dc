const isPlain = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 65 && code <= 90);

/** Spaces, hyphens and dashes, dots, slashes, parentheses, middle dots, underscores, apostrophes, format characters. */
const SEPARATORS = /[\s\-.,/\\()_'·:\u2010-\u2015\u2212\u2019\p{Cf}]/gu;

/** Zeros of the decimal digits of scripts in which identity numbers are written. Source: Unicode 16, category Nd. */
const ZEROS = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0xf20, 0x1040,
  0x17e0,
];

function asciiDigit(character: string): string {
  const code = character.codePointAt(0) as number;
  const zero = ZEROS.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? character : String(code - zero);
}

/**
 * Returns a number in capitals without separators. Full-width characters and digits of other scripts become
 * ASCII. Only A to Z and Ñ change case, so a letter of another alphabet never becomes a Latin one.
 */
export function stripSeparators(value: string): string {
  let at = 0;
  while (at < value.length && isPlain(value.charCodeAt(at))) at++;
  if (at === value.length) return value;
  return value
    .normalize('NFKC')
    .replace(SEPARATORS, '')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/[a-zñ]/g, (letter) => letter.toUpperCase());
}
