import { bitCount } from './index/signature';

const VOWELS = new Set([...'aeiouyw'].map((letter) => letter.charCodeAt(0)));

/** Costs are integers in twentieths of an edit, which are faster and never rounded. */
const EDIT = 20;
const VOWEL_FOR_VOWEL = 14;
const LIKE_FOR_LIKE = 14;
const DOUBLED = 10;
const SWAPPED = 17;
const OCR = 5;

/** Consonants that romanization and hearing confuse. */
const ALIKE = 'bp dt gk kq ck cs sz vw fv mn gj jy sx hk xk tz zs lr';
/** Characters that OCR confuses. */
const SCANNED = '0o 1l 1i il 5s 8b 2z 6b 9g 9q uv ce';

const CODES = 128;
const SHIFT = 7;

/** Cost of replacing one letter with another. */
function substitutionCosts(ocr: boolean): Uint8Array {
  const costs = new Uint8Array(CODES * CODES).fill(EDIT);
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
/** Greater than every cost. */
const NEVER = 0x3fffffff;
/** Tolerance for rounding errors in a computed limit. */
const SLIGHTLY = 1e-6;

const bitOf = (code: number): number => 1 << (code >= 97 ? code - 97 : 26 + (code % 6));

/** Returns the letters of a word as bits: a–z have separate bits; digits and other characters share the rest. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let index = 0; index < word.length; index++) mask |= bitOf(word.charCodeAt(index));
  return mask;
}

/** Applies `letterMask` to letters in a table. */
export function maskOfLetters(letters: Uint8Array, from: number, to: number): number {
  let mask = 0;
  for (let index = from; index < to; index++) mask |= bitOf(letters[index]!);
  return mask;
}

/**
 * Returns the maximum number of letters that only one of two words within a cost limit may have; each of them
 * costs.
 */
export const lettersApartWithin = (limit: number, ocr: boolean): number =>
  Math.floor((limit * EDIT + SLIGHTLY) / (ocr ? OCR : VOWEL_FOR_VOWEL));

/** Checks whether each of two words has at most `most` letters that the other lacks. */
export const masksWithin = (a: number, b: number, most: number): boolean =>
  bitCount(a & ~b) <= most && bitCount(b & ~a) <= most;

/**
 * For each letter's bit, the letters that may replace it at `LIKE_FOR_LIKE`, as in `letterMask`; vowels for
 * vowels.
 */
const NEAR = new Int32Array(32);
for (let from = 0; from < CODES; from++)
  for (let to = 0; to < CODES; to++)
    if (from !== to && COSTS[(from << SHIFT) | to]! < EDIT) NEAR[31 - Math.clz32(bitOf(from))]! |= bitOf(to);

/**
 * Returns the letters that can replace a letter of the word for less than a full edit. @param mask of the
 * word, from `letterMask`
 */
export function nearLetters(mask: number): number {
  let near = 0;
  for (let bit = 0; bit < 32; bit++) if ((mask & (1 << bit)) !== 0) near |= NEAR[bit]!;
  return near;
}

/**
 * Minimum cost of omitting a letter, in twentieths: in a word as spelled, and in a fold, which has no doubled
 * letters.
 */
export const MIN_GAP = DOUBLED;
export const MIN_FOLD_GAP_COST = EDIT;

/**
 * Checks whether two words certainly cost more than a limit, using only their letters and lengths, without
 * `ocr`. Each letter that only one word has is replaced or omitted, and the length difference must be
 * omitted.
 * @param a from `letterMask`
 * @param aNear from `nearLetters`
 * @param longer length of `a` minus length of `b`
 * @param gap minimum cost of omitting a letter
 * @param most in `twentieths`
 */
export function lettersCostMore(
  a: number,
  aNear: number,
  b: number,
  bNear: number,
  longer: number,
  gap: number,
  most: number,
): boolean {
  const ofA = a & ~b;
  const ofB = b & ~a;
  const costA = LIKE_FOR_LIKE * bitCount(ofA & bNear) + EDIT * bitCount(ofA & ~bNear);
  const costB = LIKE_FOR_LIKE * bitCount(ofB & aNear) + EDIT * bitCount(ofB & ~aNear);
  return longer < 0
    ? costA - longer * gap > most || costB > most
    : costB + longer * gap > most || costA > most;
}

/** Converts a limit to the unit of `lettersCostMore`. */
export const twentieths = (limit: number): number => Math.floor(limit * EDIT + SLIGHTLY);

const VOWEL_BITS = [...VOWELS].reduce((mask, code) => mask | bitOf(code), 0);

/** Returns the number of consonants that only one of two words has. */
export const consonantsOfOne = (a: number, b: number): number => bitCount((a ^ b) & ~VOWEL_BITS);

const MAX_LETTERS = 64;
/**
 * Rows of the cost table, reused by each call. With newly allocated rows, a call takes 300 ns instead of 190,
 * and an index query makes thousands of calls.
 */
const ROWS = [0, 1, 2].map(() => new Int32Array(MAX_LETTERS + 2)) as [Int32Array, Int32Array, Int32Array];
const GAPS = new Int32Array(MAX_LETTERS + 2);
const ROW_GAPS = new Int32Array(MAX_LETTERS + 2);

/** Returns the letters of a Latin word, one byte each. */
export function lettersOf(word: string): Uint8Array {
  const letters = new Uint8Array(word.length);
  for (let index = 0; index < word.length; index++) letters[index] = word.charCodeAt(index);
  return letters;
}

const left = new Uint8Array(MAX_LETTERS);
const right = new Uint8Array(MAX_LETTERS);

function write(word: string, letters: Uint8Array): number {
  const length = Math.min(word.length, MAX_LETTERS);
  for (let index = 0; index < length; index++) letters[index] = word.charCodeAt(index);
  return length;
}

/** Applies `editCostOfLetters` to two Latin words. */
export const editCost = (a: string, b: string, limit: number, ocr: boolean): number =>
  lengthsApart(a.length, b.length) > limit * EDIT + SLIGHTLY
    ? Number.POSITIVE_INFINITY
    : editCostOfLetters(left, 0, write(a, left), right, 0, write(b, right), limit, ocr);

/** Returns the minimum cost of the length difference of two words, in twentieths. */
const lengthsApart = (a: number, b: number): number =>
  Math.abs(Math.min(a, MAX_LETTERS) - Math.min(b, MAX_LETTERS)) * DOUBLED;

/**
 * Returns the cost of changing one word into the other: an edit distance with swaps of adjacent letters
 * (optimal string alignment), in which common spelling variations cost less than one edit. Computes only a
 * band around the diagonal, because outside it the lengths alone cost more than `limit`.
 * @param limit computation stops when the cost certainly exceeds it
 * @param ocr true if similar-looking characters cost a quarter
 * @returns the cost, or Infinity above `limit`
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
  let rows = Math.min(aLength, MAX_LETTERS);
  let columns = Math.min(bLength, MAX_LETTERS);
  const most = Math.floor(limit * EDIT + SLIGHTLY);
  if (Math.abs(rows - columns) * DOUBLED > most) return Number.POSITIVE_INFINITY;
  // A common start and end cost nothing, so the table covers only the part in between.
  let same = 0;
  while (same < rows && same < columns && a[aFrom + same] === b[bFrom + same]) same++;
  while (rows > same && columns > same && a[aFrom + rows - 1] === b[bFrom + columns - 1]) {
    rows--;
    columns--;
  }
  // The preceding letter shows whether a letter is doubled, so keep both letters of a pair.
  const next = a[aFrom + rows];
  if (
    rows < aLength &&
    columns < bLength &&
    (a[aFrom + rows - 1] === next || b[bFrom + columns - 1] === next)
  ) {
    rows++;
    columns++;
  }
  const total = costBetween(a, aFrom, rows, b, bFrom, columns, same, most, ocr ? OCR_COSTS : COSTS);
  return total > most ? Number.POSITIVE_INFINITY : total / EDIT;
}

/**
 * Implements `editCostOfLetters` for the part between `same` and the ends, in twentieths; above `most`, any
 * larger number.
 */
function costBetween(
  a: Uint8Array,
  aFrom: number,
  rows: number,
  b: Uint8Array,
  bFrom: number,
  columns: number,
  same: number,
  most: number,
  costs: Uint8Array,
): number {
  let before2 = ROWS[0];
  let before = ROWS[1];
  let row = ROWS[2];
  const gaps = GAPS;
  const rowGaps = ROW_GAPS;
  let leastGap = writeGaps(a, aFrom, same, rows, rowGaps);
  leastGap = Math.min(leastGap, writeGaps(b, bFrom, same, columns, gaps));
  if (Math.abs(rows - columns) * leastGap > most) return NEVER;
  const band = Math.floor(most / leastGap);
  before[same] = 0;
  for (let j = same + 1; j <= Math.min(columns, same + band); j++) before[j] = before[j - 1]! + gaps[j]!;
  if (same + band < columns) before[same + band + 1] = NEVER;
  let leastBefore = 0;
  for (let i = same + 1; i <= rows; i++) {
    const x = a[aFrom + i - 1]!;
    const gap = rowGaps[i]!;
    const first = Math.max(same + 1, i - band);
    const last = Math.min(columns, i + band);
    let left = first === same + 1 ? before[same]! + gap : NEVER;
    row[first - 1] = left;
    let least = left;
    for (let j = first; j <= last; j++) {
      const y = b[bFrom + j - 1]!;
      let cost = before[j - 1]! + costs[(x << SHIFT) | y]!;
      const without = before[j]! + gap;
      if (without < cost) cost = without;
      const added = left + gaps[j]!;
      if (added < cost) cost = added;
      if (i > same + 1 && j > same + 1 && x !== y && x === b[bFrom + j - 2] && y === a[aFrom + i - 2]) {
        const swapped = before2[j - 2]! + SWAPPED;
        if (swapped < cost) cost = swapped;
      }
      row[j] = cost;
      left = cost;
      if (cost < least) least = cost;
    }
    if (last < columns) row[last + 1] = NEVER;
    // A swap refers to the row before the previous one.
    if (least > most && leastBefore + SWAPPED > most) return NEVER;
    leastBefore = least;
    const free = before2;
    before2 = before;
    before = row;
    row = free;
  }
  return before[columns]!;
}

/** Writes the cost of omitting each letter, starting after `same`; returns the minimum. */
function writeGaps(
  letters: Uint8Array,
  from: number,
  same: number,
  length: number,
  gaps: Int32Array,
): number {
  let least = EDIT;
  for (let index = same; index < length; index++) {
    const doubled = index > 0 && letters[from + index - 1] === letters[from + index];
    gaps[index + 1] = doubled ? DOUBLED : EDIT;
    if (doubled) least = DOUBLED;
  }
  return least;
}
