import { bitCount } from './index/signature';

const VOWELS = new Set([...'aeiouyw'].map((letter) => letter.charCodeAt(0)));

const VOWEL_FOR_VOWEL = 0.7;
const LIKE_FOR_LIKE = 0.7;
const DOUBLED = 0.5;
const SWAPPED = 0.85;
const OCR = 0.25;

/** Consonants that romanisations and ears confuse. */
const ALIKE = 'bp dt gk kq ck cs sz vw fv mn gj jy sx hk xk tz zs lr';
/** Signs that readers of scanned pages confuse. */
const SCANNED = '0o 1l 1i il 5s 8b 2z 6b 9g 9q uv ce';

const CODES = 128;
const SHIFT = 7;

/** Cost of writing one letter for another, for every two letters. */
function substitutionCosts(ocr: boolean): Float64Array {
  const costs = new Float64Array(CODES * CODES).fill(1);
  const set = (a: number, b: number, cost: number) => {
    costs[(a << SHIFT) | b] = cost;
    costs[(b << SHIFT) | a] = cost;
  };
  for (const a of VOWELS) for (const b of VOWELS) set(a, b, VOWEL_FOR_VOWEL);
  for (const pair of ALIKE.split(' ')) set(pair.charCodeAt(0), pair.charCodeAt(1), LIKE_FOR_LIKE);
  if (ocr) for (const pair of SCANNED.split(' ')) set(pair.charCodeAt(0), pair.charCodeAt(1), OCR);
  for (let code = 0; code < CODES; code++) set(code, code, 0);
  return costs;
}
const COSTS = substitutionCosts(false);
const OCR_COSTS = substitutionCosts(true);

const bitOf = (code: number): number => 1 << (code >= 97 ? code - 97 : 26 + (code % 6));

/** The letters of a word as bits: a–z by themselves, digits and the rest share what is left. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= bitOf(word.charCodeAt(index));
  return mask;
}

/** `letterMask` of letters in a table. */
export function maskOfLetters(letters: Uint8Array, from: number, to: number): number {
  let mask = 0;
  for (let index = from; index < to; index++) mask |= bitOf(letters[index]!);
  return mask;
}

/** Whether words with these letters can be within a cost of each other at all: every letter that only one has costs. */
export function maskAllows(a: number, b: number, limit: number, ocr: boolean): boolean {
  const most = limit / (ocr ? OCR : VOWEL_FOR_VOWEL) + 1e-9;
  return bitCount(a & ~b) <= most && bitCount(b & ~a) <= most;
}

const MOST_LETTERS = 64;
let before2 = new Float64Array(MOST_LETTERS + 2);
let before = new Float64Array(MOST_LETTERS + 2);
let row = new Float64Array(MOST_LETTERS + 2);

/** The letters of a Latin word, a byte each. */
export function lettersOf(word: string): Uint8Array {
  const letters = new Uint8Array(word.length);
  for (let index = 0; index < word.length; index++) letters[index] = word.charCodeAt(index);
  return letters;
}

const left = new Uint8Array(MOST_LETTERS);
const right = new Uint8Array(MOST_LETTERS);

function write(word: string, letters: Uint8Array): number {
  const length = Math.min(word.length, MOST_LETTERS);
  for (let index = 0; index < length; index++) letters[index] = word.charCodeAt(index);
  return length;
}

/** `editCostOfLetters` of two Latin words. */
export const editCost = (a: string, b: string, limit: number, ocr: boolean): number =>
  editCostOfLetters(left, 0, write(a, left), right, 0, write(b, right), limit, ocr);

/**
 * Cost of turning one word into the other: an edit distance with swaps of neighbours (optimal string alignment), in
 * which an edit that spellings often show costs less than one. Only a band around the diagonal is worked out: beyond it
 * the lengths alone cost more than `limit`.
 * @param limit once the cost is sure to pass it the work stops
 * @param ocr signs that look alike cost a quarter
 * @returns the cost, or Infinity beyond `limit`
 */
export function editCostOfLetters(
  a: Uint8Array,
  aFrom: number,
  aLength: number,
  b: Uint8Array,
  bFrom: number,
  bLength: number,
  limit: number,
  ocr: boolean,
): number {
  const rows = Math.min(aLength, MOST_LETTERS);
  const columns = Math.min(bLength, MOST_LETTERS);
  if (Math.abs(rows - columns) * DOUBLED > limit) return Number.POSITIVE_INFINITY;
  let same = 0;
  while (same < rows && same < columns && a[aFrom + same] === b[bFrom + same]) same++;
  if (same === rows && same === columns) return 0;
  const band = Math.floor(limit / DOUBLED) + 1;
  const costs = ocr ? OCR_COSTS : COSTS;
  // What both begin with costs nothing: the table starts behind it.
  before[same] = 0;
  for (let j = same + 1; j <= Math.min(columns, same + band + 1); j++)
    before[j] = before[j - 1]! + indel(b, bFrom, j - 1);
  for (let i = same + 1; i <= rows; i++) {
    const x = a[aFrom + i - 1]!;
    const gap = indel(a, aFrom, i - 1);
    const first = Math.max(same + 1, i - band);
    const last = Math.min(columns, i + band);
    row[first - 1] = first === same + 1 ? before[same]! + gap : Number.POSITIVE_INFINITY;
    let least = row[first - 1]!;
    for (let j = first; j <= last; j++) {
      const y = b[bFrom + j - 1]!;
      let cost = x === y ? before[j - 1]! : before[j - 1]! + costs[(x << SHIFT) | y]!;
      const without = before[j]! + gap;
      if (without < cost) cost = without;
      const added = row[j - 1]! + indel(b, bFrom, j - 1);
      if (added < cost) cost = added;
      if (i > same + 1 && j > same + 1 && x !== y && x === b[bFrom + j - 2] && y === a[aFrom + i - 2]) {
        const swapped = before2[j - 2]! + SWAPPED;
        if (swapped < cost) cost = swapped;
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
    row[last + 1] = Number.POSITIVE_INFINITY;
    // A swap reaches back two rows, so a cost may fall by less than one below this row's least.
    if (least - 1 > limit) return Number.POSITIVE_INFINITY;
    const free = before2;
    before2 = before;
    before = row;
    row = free;
  }
  const total = before[columns]!;
  return total > limit ? Number.POSITIVE_INFINITY : total;
}

function indel(letters: Uint8Array, from: number, index: number): number {
  return index > 0 && letters[from + index - 1] === letters[from + index] ? DOUBLED : 1;
}
