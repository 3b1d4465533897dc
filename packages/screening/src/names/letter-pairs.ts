import { bitCount } from './index/signature';
import { hashOn, TEXT_HASH_START } from './index/text-table';
import type { Side } from './name-side';

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

/** The letter pairs of the words of a name that count, one number after the other. */
function gather(side: Side, into: Int32Array): void {
  const { words } = side;
  into.fill(0);
  for (let index = 0; index < words.length; index++) {
    if (!side.counts(index)) continue;
    const pairs = words[index]!.letterPairs;
    for (let number = 0; number < PAIR_NUMBERS; number++) into[number]! |= pairs[number]!;
  }
}

/** Written anew by each comparison. */
const asked = new Int32Array(PAIR_NUMBERS);
const listed = new Int32Array(PAIR_NUMBERS);

/** The share of letter pairs that two names do not have in common (Dice), 0–1, whatever the order of their words. */
export function pairsApart(a: Side, b: Side): number {
  gather(a, asked);
  gather(b, listed);
  let shared = 0;
  let all = 0;
  for (let number = 0; number < PAIR_NUMBERS; number++) {
    const left = asked[number]!;
    const right = listed[number]!;
    shared += bitCount(left & right);
    all += bitCount(left) + bitCount(right);
  }
  return all === 0 ? 0 : 1 - (2 * shared) / all;
}
