const VOWELS = new Set([...'aeiouyw'].map((letter) => letter.charCodeAt(0)));

const VOWEL_FOR_VOWEL = 0.7;
const LIKE_FOR_LIKE = 0.7;
const DOUBLED = 0.5;
const SWAPPED = 0.85;
const OCR = 0.25;

const pairKey = (a: number, b: number): number => (a < b ? a * 256 + b : b * 256 + a);
const pairSet = (pairs: string): ReadonlySet<number> =>
  new Set(pairs.split(' ').map((pair) => pairKey(pair.charCodeAt(0), pair.charCodeAt(1))));

/** Consonants that romanisations and ears confuse. */
const ALIKE = pairSet('bp dt gk kq ck cs sz vw fv mn gj jy sx hk xk tz zs lr');
/** Signs that readers of scanned pages confuse. */
const SCANNED = pairSet('0o 1l 1i il 5s 8b 2z 6b 9g 9q uv ce');

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
  before[0] = 0;
  for (let j = 1; j <= columns; j++) before[j] = before[j - 1]! + indel(b, j - 1);
  for (let i = 1; i <= rows; i++) {
    const x = a.charCodeAt(i - 1);
    const gap = indel(a, i - 1);
    row[0] = before[0]! + gap;
    let least = row[0]!;
    for (let j = 1; j <= columns; j++) {
      const y = b.charCodeAt(j - 1);
      let cost = x === y ? before[j - 1]! : before[j - 1]! + substitution(x, y, ocr);
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

function substitution(x: number, y: number, ocr: boolean): number {
  const key = pairKey(x, y);
  if (ocr && SCANNED.has(key)) return OCR;
  if (VOWELS.has(x) && VOWELS.has(y)) return VOWEL_FOR_VOWEL;
  return ALIKE.has(key) ? LIKE_FOR_LIKE : 1;
}
