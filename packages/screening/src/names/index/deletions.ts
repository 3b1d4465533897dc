import { maskOfLetters } from '../edit-cost';
import { retainedLetters } from '../sound-fold';
import { hashOn, powerOfTwo, TEXT_HASH_START, type TextTable, textAt, textCount } from './tables';

/**
 * Folds that a word may represent, with their likelihood. Two arrays of numbers, because thousands are cached
 * and pairs would be objects.
 */
export interface LikelyFolds {
  readonly folds: readonly number[];
  readonly similarity: readonly number[];
}

/**
 * Numbers per row of a fold: the last lookup that read it, its letters as `letterMask`, its start, its
 * length.
 */
export const ROW_NUMBERS = 4;

/**
 * Builds the rows. A lookup's data for each fold is stored together, because lookups access folds all over
 * the table.
 */
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

/** Bits of `storedView` per fold: few enough are set that most numbers of other strings find none. */
const STORED_BITS_A_FOLD = 16;

/** Returns the bit position of a number from `retainedLetters` in a table of that many bits. */
export const placeOfKept = (number: number, bits: number): number =>
  ((number >>> 5) ^ (number << 7)) & (bits - 1);

/** Sets a bit for every number that `retainedLetters` produces for a fold. */
export function storedView(folds: TextTable): Uint32Array {
  const bits = powerOfTwo(textCount(folds) * STORED_BITS_A_FOLD);
  const kept = new Uint32Array(bits >>> 5);
  for (let id = 0; id < textCount(folds); id++) {
    const place = placeOfKept(retainedLetters(textAt(folds, id)), bits);
    kept[place >>> 5]! |= 1 << (place & 31);
  }
  return kept;
}

/** Folds that one word may represent, each once, in order of discovery; overwritten by the next word. */
export class FoldsFound implements LikelyFolds {
  readonly folds: number[] = [];
  readonly similarity: number[] = [];
  /** For each fold of the segment, its position in the lists, from 1; 0 if absent. */
  private readonly places: Int32Array;

  /** @param count number of folds in the segment */
  constructor(count: number) {
    this.places = new Int32Array(count);
  }

  clear(): void {
    for (const fold of this.folds) this.places[fold] = 0;
    this.folds.length = 0;
    this.similarity.length = 0;
  }

  has(fold: number): boolean {
    return this.places[fold] !== 0;
  }

  /** Adds a fold if it is absent. */
  add(fold: number, similarity: number): void {
    if (this.places[fold] !== 0) return;
    this.places[fold] = this.folds.push(fold);
    this.similarity.push(similarity);
  }

  addAll({ folds, similarity }: LikelyFolds): void {
    for (let at = 0; at < folds.length; at++) this.add(folds[at]!, similarity[at]!);
  }

  /** Adds a fold, or raises the likelihood of a present one. */
  raise(fold: number, similarity: number): void {
    const place = this.places[fold]! - 1;
    if (place < 0) this.add(fold, similarity);
    else if (this.similarity[place]! < similarity) this.similarity[place] = similarity;
  }
}

/** Maximum count for insertion sort; most words have about a dozen similar ones. */
const FEW = 32;

/** Returns the indexes of numbers from highest to lowest, equal ones in their order. */
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

/** Minimum word length for a search with one edit, and with two. */
const ONE_EDIT_FROM = 3;
const TWO_EDITS_FROM = 8;
/** Minimum length for a search with one edit in a word as spelled, in addition to its fold. */
export const MIN_SPELLED_LENGTH = 4;
/** Only the start of a word is varied, which limits the variants; the end is compared afterwards. */
const VARIED_LETTERS = 7;

export const editsSought = (letters: number): number =>
  letters >= TWO_EDITS_FROM ? 2 : letters >= ONE_EDIT_FROM ? 1 : 0;

/** Maximum number of hashes of a word: itself, and one or two letters removed from its start. */
const MAX_HASHES = 1 + VARIED_LETTERS + (VARIED_LETTERS * (VARIED_LETTERS - 1)) / 2;

/** Computes hashes of words with letters removed; created once and reused. */
export class DeletionHashes {
  private readonly hashes = new Uint32Array(MAX_HASHES);
  private readonly codes = new Uint8Array(VARIED_LETTERS);
  private count = 0;

  /**
   * Returns hashes of a word's start with up to `edits` letters removed, the unchanged one first. Two words
   * within that many edits share a hash (symmetric deletion, after W. Garbe's SymSpell). Each occurs once;
   * valid until the next call.
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

  /** Adds `textHash` of the start without the letters at two positions, unless it is present. */
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
