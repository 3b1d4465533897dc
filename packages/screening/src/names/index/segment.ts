import type { ListSource } from '../../model';
import { skeletonOf } from '../consonants';
import type { Lexeme } from '../lexeme';
import { loanForm, loanSkeleton } from '../loan-words';
import type { Role } from '../parse-name';
import type { ListsOfNumbers } from './lists-of-numbers';
import { type TextTable, textHash } from './text-table';

/** Everything of some lists' names, in typed arrays; never changed once built. */
export interface Segment {
  readonly sources: readonly ListSource[];
  /** Distinct words, as `Lexeme.key`. */
  readonly lexemes: TextTable;
  readonly foldOfLexeme: Uint32Array;
  /** Distinct romanisation folds; of words without vowels with a leading `~`. */
  readonly folds: TextTable;
  /** Persons' names that hold a word of the fold, and organisations'; a name of unknown kind is in both. */
  readonly personPostings: ListsOfNumbers;
  readonly entityPostings: ListsOfNumbers;
  /** How many names of any kind hold a word of the fold. */
  readonly namesOfFold: Uint32Array;
  /** Folds by the hash of a deletion. */
  readonly deletions: ListsOfNumbers;
  /** Words by the hash of a letter left out of them as they are spelt. */
  readonly misspellings: ListsOfNumbers;
  /** Folds by the hash of their consonants, and of those without vowels alone. */
  readonly skeletons: ListsOfNumbers;
  readonly vowelless: ListsOfNumbers;
  /** Words by the hash of how they sound as loan words, and the loan words alone. */
  readonly sounds: ListsOfNumbers;
  readonly loans: ListsOfNumbers;
  /** Names of organisations by the hash of what they are short as. */
  readonly acronyms: ListsOfNumbers;
  /** Words of each name: lexeme × 4 + role (1 family, 2 given). */
  readonly words: ListsOfNumbers;
  /** Legal forms of each name, as numbers of `formKeys`. */
  readonly forms: ListsOfNumbers;
  readonly formKeys: TextTable;
  readonly signatures: Uint32Array;
  /**
   * The weight of the words of each name as a person's name, without initials and particles, and after all of them the same
   * as an organisation's; 255 where the name is of the other kind.
   */
  readonly masses: Uint8Array;
  /** `ParsedName.whole` of each name, and the names by it. */
  readonly wholes: Uint32Array;
  readonly byWhole: ListsOfNumbers;
  /** Per name what `FLAGS` adds up to; neither person nor entity = unknown. */
  readonly flags: Uint8Array;
  readonly entryOfName: Uint32Array;
  /** Which of its entry's names each is: one that can be read in several ways stands here several times. */
  readonly numberOfName: Uint32Array;
  readonly sourceOfEntry: Uint8Array;
  /** Hash of source and the source's id, to find an entry that changed. */
  readonly entryKeys: Uint32Array;
  /** Each entry as JSON, and where it starts. */
  readonly records: Uint8Array;
  readonly recordStarts: Float64Array;
}

/** What `Segment.flags` are made of: `titled` = a surname beside a function, `sounded` = the sound of Chinese characters. */
export const FLAGS = { person: 1, entity: 2, weak: 4, foreign: 8, titled: 16, sounded: 32 } as const;
export const isForeign = (flags: number): boolean => (flags & FLAGS.foreign) !== 0;
/** Of the unit that words are weighed in. */
export const MASS_UNITS = 20;
export const MOST_MASS = 254;
/** Roles by their numbers in `Segment.words`. */
export const ROLES: readonly Role[] = [null, 'family', 'given'];

/** Whether a key or fold is no word as it is spelt: see `Lexeme.key`. */
export const isCoded = (key: string): boolean =>
  key.startsWith('~') || key.startsWith('%') || key.startsWith('=');

/** `loanSkeleton` of a word by its key; empty where it has none. */
export function soundOfKey(key: string): string {
  if (key.startsWith('~') || key.startsWith('=')) return '';
  return loanSkeleton(loanForm(key.startsWith('%') ? key.slice(1) : key));
}

/** `skeletonOf` a word by its fold, as `foldKey` writes it. */
export function skeletonOfFold(fold: string): string {
  if (fold.startsWith('%') || fold.startsWith('=')) return '';
  const code = fold.startsWith('~');
  return skeletonOf(code ? fold.slice(1) : fold, code);
}

export const foldKey = (word: Lexeme): string => (word.vowelless ? word.key : word.fold);
export const entryKey = (source: string, sourceId: string): number => textHash(`${source}\n${sourceId}`);
