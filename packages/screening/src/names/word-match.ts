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
