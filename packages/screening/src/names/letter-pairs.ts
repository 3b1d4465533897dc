import { hashOn, TEXT_HASH_START } from './index/text-table';

/** Numbers of 32 bits that a set of letter pairs takes. */
export const PAIR_NUMBERS = 4;
const BITS = PAIR_NUMBERS * 32;
const EDGE = 94;

/** The letter pairs of a word, its beginning and end counted as letters, as bits by their hash. */
export function letterPairs(fold: string): Int32Array {
  const bits = new Int32Array(PAIR_NUMBERS);
  let before = EDGE;
  for (let index = 0; index <= fold.length; index++) {
    const code = index === fold.length ? EDGE : fold.charCodeAt(index);
    const bit = (hashOn(hashOn(TEXT_HASH_START, before), code) >>> 0) % BITS;
    bits[bit >>> 5]! |= 1 << (bit & 31);
    before = code;
  }
  return bits;
}
