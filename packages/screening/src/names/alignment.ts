/** Why two words are taken for one. */
export type Likeness =
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
  /** 0.5–1. */
  readonly similarity: number;
  readonly likeness: Likeness;
  /** Letters that differ beyond what romanisation explains. */
  readonly edits: number;
  /** Two names, however alike: both are known, or their endings are those of two persons, or of a woman and a man of one family. */
  readonly apart?: 'known' | 'endings' | 'gender';
}

/** What may count as likeness: the part of the settings that words are compared by. */
export interface WordRules {
  readonly fuzzy: boolean;
  readonly edits: boolean;
  readonly ocr: boolean;
  /** Letters a word needs before its sound counts; Infinity: never. */
  readonly phoneticFrom: number;
  readonly person: boolean;
}

export const EQUAL: WordMatch = { similarity: 1, likeness: 'equal', edits: 0 };
export const SOUND: WordMatch = { similarity: 0.96, likeness: 'sound', edits: 0 };
export const SPELLING: WordMatch = { similarity: 0.96, likeness: 'family', edits: 0 };

/** The one of two matches that is more alike. */
export const likelier = (a: WordMatch | null, b: WordMatch | null): WordMatch | null =>
  a === null || (b !== null && b.similarity > a.similarity) ? b : a;

/** Words of the query and of the name that were taken for each other; each word at most once. */
export interface AlignedPair {
  readonly query: readonly number[];
  readonly name: readonly number[];
  readonly match: WordMatch;
}

/** Places that follow each other. */
const run = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, step) => from + step);

/**
 * Which words of two names were taken for each other, pair by pair in the order they were found; written over by the next
 * two names. The words of a pair follow each other: where they begin, and how many they are.
 */
export class Alignment {
  /** Pairs; what the lists hold beyond them is of other names. */
  count = 0;
  readonly queryFrom: number[] = [];
  readonly queryCount: number[] = [];
  readonly nameFrom: number[] = [];
  readonly nameCount: number[] = [];
  readonly match: WordMatch[] = [];
  /** Which words have a partner, a bit each: a name has no more words than a number has bits, but for what is parted later. */
  queryTaken = 0;
  nameTaken = 0;

  clear(): void {
    this.count = 0;
    this.queryTaken = 0;
    this.nameTaken = 0;
  }

  /** Takes words that follow each other for each other. */
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

  /** The pairs, to be kept. */
  pairs(): AlignedPair[] {
    return Array.from({ length: this.count }, (_, at) => ({
      query: run(this.queryFrom[at]!, this.queryCount[at]!),
      name: run(this.nameFrom[at]!, this.nameCount[at]!),
      match: this.match[at]!,
    }));
  }
}
