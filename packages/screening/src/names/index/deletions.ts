import { maskOfLetters } from '../edit-cost';
import { keptLetters } from '../sound-fold';
import { hashOn, powerOfTwo, TEXT_HASH_START, type TextTable, textAt, textCount } from './tables';

/** Folds that a word may stand for, and how likely each is. Two lists of numbers: thousands are remembered, and pairs would be objects. */
export interface LikelyFolds {
  readonly folds: readonly number[];
  readonly likeness: readonly number[];
}

/** Numbers of a fold's row: the lookup that saw it last, its letters as `letterMask`, where it starts, its length. */
export const ROW_NUMBERS = 4;

/** What a lookup asks of every fold that it meets lies together, for it meets them all over the table. */
export function rowsOf({ bytes, starts }: TextTable): Int32Array {
  const rows = new Int32Array((starts.length - 1) * ROW_NUMBERS);
  for (let id = 0; id + 1 < starts.length; id++) {
    const row = id * ROW_NUMBERS;
    const start = starts[id]!;
    const end = starts[id + 1]!;
    rows[row + 1] = maskOfLetters(bytes, start, end);
    rows[row + 2] = start;
    rows[row + 3] = end - start;
  }
  return rows;
}

/** Bits of `keptOf` a fold: so few are set that most numbers of other texts find none. */
const KEPT_BITS_A_FOLD = 16;

/** Where a number of `keptLetters` has its bit, of so many. */
export const placeOfKept = (number: number, bits: number): number =>
  ((number >>> 5) ^ (number << 7)) & (bits - 1);

/** A bit for every number that `keptLetters` makes of a fold. */
export function keptOf(folds: TextTable): Uint32Array {
  const bits = powerOfTwo(textCount(folds) * KEPT_BITS_A_FOLD);
  const kept = new Uint32Array(bits >>> 5);
  for (let id = 0; id < textCount(folds); id++) {
    const place = placeOfKept(keptLetters(textAt(folds, id)), bits);
    kept[place >>> 5]! |= 1 << (place & 31);
  }
  return kept;
}

/** Folds that one word may stand for, each once, in the order they were found; written over by the next word. */
export class FoldsFound implements LikelyFolds {
  readonly folds: number[] = [];
  readonly likeness: number[] = [];
  /** For each fold of the segment where it stands in the lists, counted from 1; 0 where it does not. */
  private readonly places: Int32Array;

  /** @param count folds of the segment */
  constructor(count: number) {
    this.places = new Int32Array(count);
  }

  clear(): void {
    for (const fold of this.folds) this.places[fold] = 0;
    this.folds.length = 0;
    this.likeness.length = 0;
  }

  has(fold: number): boolean {
    return this.places[fold] !== 0;
  }

  /** Adds a fold that is not there yet. */
  add(fold: number, likeness: number): void {
    if (this.places[fold] !== 0) return;
    this.places[fold] = this.folds.push(fold);
    this.likeness.push(likeness);
  }

  addAll({ folds, likeness }: LikelyFolds): void {
    for (let at = 0; at < folds.length; at++) this.add(folds[at]!, likeness[at]!);
  }

  /** Adds a fold, or makes one that is there as likely as that. */
  raise(fold: number, likeness: number): void {
    const place = this.places[fold]! - 1;
    if (place < 0) this.add(fold, likeness);
    else if (this.likeness[place]! < likeness) this.likeness[place] = likeness;
  }
}

/** Up to so many numbers are put in order one by one: most words are like a dozen. */
const FEW = 32;

/** The places of numbers, of the highest first, of equal ones in their order. */
export function highestFirst(numbers: readonly number[]): number[] {
  const order: number[] = [];
  for (let place = 0; place < numbers.length; place++) {
    const number = numbers[place]!;
    let at = place;
    if (numbers.length <= FEW)
      for (; at > 0 && numbers[order[at - 1]!]! < number; at--) order[at] = order[at - 1]!;
    order[at] = place;
  }
  return numbers.length <= FEW ? order : order.sort((a, b) => numbers[b]! - numbers[a]!);
}

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
