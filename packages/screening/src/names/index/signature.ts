import { hashOn, TEXT_HASH_START } from './tables';

/** Number of 32-bit integers in a set of letter pairs. */
export const PAIR_NUMBERS = 4;
const PAIR_BITS = PAIR_NUMBERS * 32;
const EDGE = 94;

/** Returns the letter pairs of a word, including its boundaries, as bits by their hash. */
export function letterPairs(fold: string): Int32Array {
  const bits = new Int32Array(PAIR_NUMBERS);
  let before = EDGE;
  for (let index = 0; index <= fold.length; index++) {
    const code = index === fold.length ? EDGE : fold.charCodeAt(index);
    const bit = (hashOn(hashOn(TEXT_HASH_START, before), code) >>> 0) % PAIR_BITS;
    bits[bit >>> 5]! |= 1 << (bit & 31);
    before = code;
  }
  return bits;
}

/** Number of 32-bit integers in a signature. */
export const SIGNATURE_WORDS = 2;
const SIGNATURE_BITS = SIGNATURE_WORDS * 32;

/** Sets the bits of a name's letter pairs, word by word, in `target` from `offset`. */
export function addSignature(folds: readonly string[], target: Uint32Array, offset: number): void {
  for (const fold of folds) {
    for (let index = 0; index + 1 < fold.length; index++) {
      const bit =
        (hashOn(hashOn(TEXT_HASH_START, fold.charCodeAt(index)), fold.charCodeAt(index + 1)) >>> 0) %
        SIGNATURE_BITS;
      target[offset + (bit >>> 5)]! |= 1 << (bit & 31);
    }
  }
}

export function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Letter pairs of a query, for comparison with those of names. */
export class Signature {
  private readonly parts = new Uint32Array(SIGNATURE_WORDS);
  private bits = 0;

  /** Sets the letter pairs from the folds of words. */
  of(folds: readonly string[]): void {
    this.parts.fill(0);
    addSignature(folds, this.parts, 0);
    this.bits = bitCount(this.parts[0]!) + bitCount(this.parts[1]!);
  }

  /** Returns the share of letter pairs in common with a name's signature of two numbers (Dice), 0–1. */
  similarity(first: number, second: number): number {
    const shared = bitCount(this.parts[0]! & first) + bitCount(this.parts[1]! & second);
    return (2 * shared) / (this.bits + bitCount(first) + bitCount(second) || 1);
  }
}
