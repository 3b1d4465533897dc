/**
 * Likeness of two short texts (names, addresses) for `similar(a, b)`: Jaro-Winkler on folded text and, so that
 * "SMITH John" meets "John Smith", again on sorted words; the better of the two counts.
 */
import { jaroWinkler } from '@assay/likeness';

/** Texts are compared on their first characters only, which bounds the work to its square. */
export const COMPARED_CHARACTERS = 128;

/** Lower-cases, drops accents and turns everything but letters and digits into single spaces. */
function fold(text: string): string {
  return text
    .slice(0, COMPARED_CHARACTERS * 2)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, COMPARED_CHARACTERS);
}

function sortWords(text: string): string {
  return text.split(' ').sort().join(' ');
}

/** Likeness from 0 to 1; undefined when either text has no letter or digit to compare. */
export function similarity(left: string, right: string): number | undefined {
  // Jaro pairs letters greedily from the first text on; a fixed order makes the answer symmetric.
  const [a = '', b = ''] = [fold(left), fold(right)].sort();
  if (a === '' || b === '') return undefined;
  return Math.max(jaroWinkler(a, b), jaroWinkler(sortWords(a), sortWords(b)));
}
