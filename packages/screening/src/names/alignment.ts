/** The reason why two words count as the same. */
export type MatchType =
  | 'equal'
  | 'sound'
  | 'family'
  | 'short-form'
  | 'initial'
  | 'consonants'
  | 'phonetic'
  | 'edit'
  | 'joined'
  | 'acronym';

export interface WordMatch {
  /** Similarity, 0.5–1. */
  readonly similarity: number;
  readonly matchType: MatchType;
  /** Number of differing letters that romanization doesn't explain. */
  readonly edits: number;
  /**
   * Set when the words are different names despite their similarity: both are known names, or their endings
   * belong to two persons, or to a woman and a man of one family; or one is a Chinese name as heard.
   */
  readonly apart?: 'known' | 'endings' | 'gender' | 'heard';
}

/** The part of the settings that controls how words are compared. */
export interface WordRules {
  readonly fuzzy: boolean;
  readonly edits: boolean;
  readonly ocr: boolean;
  /** Minimum number of letters for a phonetic match; Infinity disables it. */
  readonly phoneticFrom: number;
  readonly person: boolean;
}

export const EQUAL: WordMatch = { similarity: 1, matchType: 'equal', edits: 0 };
export const SOUND: WordMatch = { similarity: 0.96, matchType: 'sound', edits: 0 };
export const SPELLING: WordMatch = { similarity: 0.96, matchType: 'family', edits: 0 };

/** Returns the match with the higher similarity. */
export const likelier = (a: WordMatch | null, b: WordMatch | null): WordMatch | null =>
  a === null || (b !== null && b.similarity > a.similarity) ? b : a;

/** Matched words of the query and of the name; each word occurs at most once. */
export interface AlignedPair {
  readonly query: readonly number[];
  readonly name: readonly number[];
  readonly match: WordMatch;
}

/** Returns consecutive positions. */
const run = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, step) => from + step);

/**
 * The matched words of two names, in the order in which the pairs were found; overwritten by the next two
 * names. The words of a pair are consecutive, so each side has a start and a count.
 */
export class Alignment {
  /** Number of pairs; later elements of the lists belong to earlier names. */
  count = 0;
  readonly queryFrom: number[] = [];
  readonly queryCount: number[] = [];
  readonly nameFrom: number[] = [];
  readonly nameCount: number[] = [];
  readonly match: WordMatch[] = [];
  /**
   * Bit masks of the matched words. A name never has more words than a number has bits, except for words that
   * are split later.
   */
  queryTaken = 0;
  nameTaken = 0;

  clear(): void {
    this.count = 0;
    this.queryTaken = 0;
    this.nameTaken = 0;
  }

  /** Adds a pair of consecutive words. */
  add(queryFrom: number, queryCount: number, nameFrom: number, nameCount: number, match: WordMatch): void {
    const at = this.count++;
    this.queryFrom[at] = queryFrom;
    this.queryCount[at] = queryCount;
    this.nameFrom[at] = nameFrom;
    this.nameCount[at] = nameCount;
    this.match[at] = match;
    for (let step = 0; step < queryCount; step++) this.queryTaken |= 1 << (queryFrom + step);
    for (let step = 0; step < nameCount; step++) this.nameTaken |= 1 << (nameFrom + step);
  }

  /** Returns the pairs as objects that remain valid. */
  pairs(): AlignedPair[] {
    return Array.from({ length: this.count }, (_, at) => ({
      query: run(this.queryFrom[at]!, this.queryCount[at]!),
      name: run(this.nameFrom[at]!, this.nameCount[at]!),
      match: this.match[at]!,
    }));
  }
}
