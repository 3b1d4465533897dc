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

/** The letters of a word as bits: a–z by themselves, digits and the rest share what is left. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) {
    const code = word.charCodeAt(index);
    mask |= 1 << (code >= 97 ? code - 97 : 26 + (code % 6));
  }
  return mask;
}

/** Whether words with these letters can be within a cost of each other at all: every letter that only one has costs. */
export function maskAllows(a: number, b: number, limit: number, ocr: boolean): boolean {
  const most = limit / (ocr ? OCR : VOWEL_FOR_VOWEL) + 1e-9;
  return bitCount(a & ~b) <= most && bitCount(b & ~a) <= most;
}

const MOST_LETTERS = 64;
let before2 = new Float64Array(MOST_LETTERS + 1);
let before = new Float64Array(MOST_LETTERS + 1);
let row = new Float64Array(MOST_LETTERS + 1);

/**
 * Cost of turning one word into the other: an edit distance with swaps of neighbours (optimal string alignment), in
 * which an edit that spellings often show costs less than one.
 * @param limit once the cost is sure to pass it the work stops
 * @param ocr signs that look alike cost a quarter
 * @returns the cost, or Infinity beyond `limit`
 */
export function editCost(a: string, b: string, limit: number, ocr: boolean): number {
  if (Math.abs(a.length - b.length) * DOUBLED > limit) return Number.POSITIVE_INFINITY;
  const rows = Math.min(a.length, MOST_LETTERS);
  const columns = Math.min(b.length, MOST_LETTERS);
  const costs = ocr ? OCR_COSTS : COSTS;
  before[0] = 0;
  for (let j = 1; j <= columns; j++) before[j] = before[j - 1]! + indel(b, j - 1);
  for (let i = 1; i <= rows; i++) {
    const x = a.charCodeAt(i - 1);
    const gap = indel(a, i - 1);
    row[0] = before[0]! + gap;
    let least = row[0]!;
    for (let j = 1; j <= columns; j++) {
      const y = b.charCodeAt(j - 1);
      let cost = x === y ? before[j - 1]! : before[j - 1]! + costs[(x << SHIFT) | y]!;
      const without = before[j]! + gap;
      if (without < cost) cost = without;
      const added = row[j - 1]! + indel(b, j - 1);
      if (added < cost) cost = added;
      if (i > 1 && j > 1 && x !== y && x === b.charCodeAt(j - 2) && y === a.charCodeAt(i - 2)) {
        const swapped = before2[j - 2]! + SWAPPED;
        if (swapped < cost) cost = swapped;
      }
      row[j] = cost;
      if (cost < least) least = cost;
    }
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

function indel(word: string, index: number): number {
  const letter = word.charCodeAt(index);
  return index > 0 && word.charCodeAt(index - 1) === letter ? DOUBLED : 1;
}
