import { bitCount } from './index/signature';
import { hashOn, TEXT_HASH_START } from './index/text-table';

/** Numbers of 32 bits that a set of letter pairs takes. */
const PAIR_NUMBERS = 4;
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

interface Paired {
  readonly letterPairs: Int32Array;
}

/** The share of letter pairs that two names do not have in common (Dice), 0–1, whatever the order of their words. */
export function pairsApart(a: readonly Paired[], b: readonly Paired[]): number {
  let shared = 0;
  let all = 0;
  for (let number = 0; number < PAIR_NUMBERS; number++) {
    let left = 0;
    let right = 0;
    for (const word of a) left |= word.letterPairs[number]!;
    for (const word of b) right |= word.letterPairs[number]!;
    shared += bitCount(left & right);
    all += bitCount(left) + bitCount(right);
  }
  return all === 0 ? 0 : 1 - (2 * shared) / all;
}
