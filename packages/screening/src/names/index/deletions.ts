import { hashOn, TEXT_HASH_START } from './text-table';

/** Letters from which one, and two, edits in a word are looked for. */
const ONE_EDIT_FROM = 3;
const TWO_EDITS_FROM = 8;
/** Letters from which one edit is looked for in a word as it is spelt, beside its fold. */
export const SHORTEST_SPELT = 4;
/** Only the beginning of a word is varied: that keeps the variants few, and the end is compared afterwards. */
const VARIED_LETTERS = 7;

export const editsSought = (letters: number): number =>
  letters >= TWO_EDITS_FROM ? 2 : letters >= ONE_EDIT_FROM ? 1 : 0;

/** More than a word can have: itself, and one or two letters left out of its beginning. */
const MOST_HASHES = 1 + VARIED_LETTERS + (VARIED_LETTERS * (VARIED_LETTERS - 1)) / 2;

/** Hashes of words with letters left out; made once by whoever asks for many, used again for each. */
export class DeletionHashes {
  private readonly hashes = new Uint32Array(MOST_HASHES);
  private readonly codes = new Uint8Array(VARIED_LETTERS);
  private count = 0;

  /**
   * Hashes of a word's beginning with up to `edits` letters left out, itself first: two words within that many edits
   * share one of them (symmetric deletion, after W. Garbe's SymSpell). Each once; to be read before the next call.
   */
  of(word: string, edits: number): Uint32Array {
    const length = Math.min(word.length, VARIED_LETTERS);
    for (let at = 0; at < length; at++) this.codes[at] = word.charCodeAt(at);
    this.count = 0;
    this.addWithout(length, -1, -1);
    if (edits > 0) for (let one = 0; one < length; one++) this.addWithout(length, one, -1);
    if (edits > 1) {
      for (let one = 0; one < length; one++)
        for (let other = one + 1; other < length; other++) this.addWithout(length, one, other);
    }
    return this.hashes.subarray(0, this.count);
  }

  /** Adds `textHash` of the beginning without the letters at two places, unless it is there. */
  private addWithout(length: number, one: number, other: number): void {
    const { hashes, codes } = this;
    let hash = TEXT_HASH_START;
    for (let at = 0; at < length; at++) {
      if (at !== one && at !== other) hash = hashOn(hash, codes[at]!);
    }
    hash >>>= 0;
    for (let known = 0; known < this.count; known++) if (hashes[known] === hash) return;
    hashes[this.count++] = hash;
  }
}
