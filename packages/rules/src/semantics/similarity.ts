/**
 * Likeness of two short texts (names, addresses) for `similar(a, b)`.
 * Jaro similarity with Winkler's prefix bonus (Winkler 1990, "String Comparator Metrics and Enhanced
 * Decision Rules in the Fellegi-Sunter Model of Record Linkage"), on folded text and, so that
 * "SMITH John" meets "John Smith", again on sorted words; the better of the two counts.
 */

/** Texts are compared on their first characters only, which bounds the work to its square. */
const COMPARED_CHARACTERS = 128;

const PREFIX_WEIGHT = 0.1;
const PREFIX_LENGTH = 4;

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

/** Jaro similarity of two strings, 0 to 1. */
function jaro(a: string, b: string): number {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const takenInB = new Uint8Array(b.length);
  const matchedInA: number[] = [];
  for (let i = 0; i < a.length; i++) {
    const last = Math.min(b.length - 1, i + reach);
    for (let j = Math.max(0, i - reach); j <= last; j++) {
      if (takenInB[j] === 0 && a.charCodeAt(i) === b.charCodeAt(j)) {
        takenInB[j] = 1;
        matchedInA.push(i);
        break;
      }
    }
  }
  const matches = matchedInA.length;
  if (matches === 0) return 0;
  let outOfOrder = 0;
  let k = 0;
  for (let j = 0; j < b.length; j++) {
    if (takenInB[j] === 0) continue;
    if (a.charCodeAt(matchedInA[k] ?? 0) !== b.charCodeAt(j)) outOfOrder++;
    k++;
  }
  return (matches / a.length + matches / b.length + (matches - outOfOrder / 2) / matches) / 3;
}

function jaroWinkler(a: string, b: string): number {
  if (a === b) return 1;
  const base = jaro(a, b);
  let prefix = 0;
  while (prefix < PREFIX_LENGTH && prefix < a.length && a[prefix] === b[prefix]) prefix++;
  return base + prefix * PREFIX_WEIGHT * (1 - base);
}

/** Likeness from 0 to 1; undefined when either text has no letter or digit to compare. */
export function similarity(left: string, right: string): number | undefined {
  // Jaro pairs letters greedily from the first text on; a fixed order makes the answer symmetric.
  const [a = '', b = ''] = [fold(left), fold(right)].sort();
  if (a === '' || b === '') return undefined;
  return Math.max(jaroWinkler(a, b), jaroWinkler(sortWords(a), sortWords(b)));
}
