import { hashOn, TEXT_HASH_START } from './text-table';

/** Numbers of 32 bits that a signature takes. */
export const SIGNATURE_WORDS = 2;
const BITS = SIGNATURE_WORDS * 32;

/** Sets the bits of a name's letter pairs, word by word, into `target` from `offset` on. */
export function addSignature(folds: readonly string[], target: Uint32Array, offset: number): void {
  for (const fold of folds) {
    for (let index = 0; index + 1 < fold.length; index++) {
      const bit =
        (hashOn(hashOn(TEXT_HASH_START, fold.charCodeAt(index)), fold.charCodeAt(index + 1)) >>> 0) % BITS;
      target[offset + (bit >>> 5)]! |= 1 << (bit & 31);
    }
  }
}

export function bitCount(value: number): number {
  let bits = value - ((value >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
