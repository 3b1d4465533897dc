import type { Lexeme } from './lexeme';

/**
 * A cache of recent results by string or number, in two generations. When the younger one is full, the older
 * one is discarded; a requested key moves to the younger one. Repeated keys therefore remain, whereas a cache
 * that is cleared completely would lose them.
 */
export class RecentlyAsked<T, K = string> {
  private young = new Map<K, T>();
  private old = new Map<K, T>();

  /** @param most maximum number of keys of one generation; up to twice that number are stored */
  constructor(private readonly most: number) {}

  get(key: K): T | undefined {
    const found = this.young.get(key);
    if (found !== undefined) return found;
    const older = this.old.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  set(key: K, value: T): void {
    if (this.young.size >= this.most) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(key, value);
  }
}

/** Features of one word for the classification of a name as a person or organization, independent of the name. */
export interface WordFeatures {
  /**
   * Result of the tables beyond the letters: an index in the table of weights, or none for a name and for any
   * other word.
   */
  readonly said: number | 'name' | 'other';
  /** True if it is in a family of given names. */
  readonly family: boolean;
  /** Indexes of its letter groups. */
  readonly places: readonly number[];
}

/** The parts of a compound word, as far as the word alone shows them. */
export interface Compound {
  /** True for "Din" with parts of its article. */
  readonly faith: boolean;
  /** True for an article that may precede "Din". */
  readonly article: boolean;
  /** Two nouns that the word joins. */
  readonly nouns: readonly [string, string] | null;
  /** A noun with the article of the next word. */
  readonly open: { readonly noun: string; readonly article: string } | null;
  /** The last letter of a separate article. */
  readonly alone: string | null;
}

/**
 * Cached table results of a Latin word, each filled on first use. A name is read as a person, as an
 * organization and for classification, and each of these reads a dozen tables per word.
 */
export class KnownWord {
  /** Title, form of address or function; and start of a title with several words. */
  honorific: boolean | undefined = undefined;
  beginsTitle: boolean | undefined = undefined;
  /** True for two or three consonants that aren't a word. */
  consonants: boolean | undefined = undefined;
  /** Result of `servantOf`. */
  servant: string | null | undefined = undefined;
  /** Result of `partCompounds`. */
  compound: Compound | undefined = undefined;
  /** Result of `inUsualSpelling`. */
  usual: string | undefined = undefined;
  /** Number or number mark; and start of an organization phrase. */
  number: boolean | undefined = undefined;
  beginsPhrase: boolean | undefined = undefined;
  /** Result of `respellForms`. */
  respelt: readonly string[] | undefined = undefined;
  /** Word of a legal form; and start of a legal form. */
  ofForms: boolean | undefined = undefined;
  beginsForm: boolean | undefined = undefined;
  features: WordFeatures | undefined = undefined;
  lexeme: Lexeme | undefined = undefined;

  constructor(readonly latin: string) {}
}

/** Maximum size of each of two generations. */
const REMEMBERED = 20_000;
const remembered = new RecentlyAsked<KnownWord>(REMEMBERED);

/** Returns the cached results of a word; the words of names recur. */
export function knownWord(latin: string): KnownWord {
  let found = remembered.get(latin);
  if (found === undefined) {
    found = new KnownWord(latin);
    remembered.set(latin, found);
  }
  return found;
}

/**
 * Returns the same for a word that may carry its results. A word made from another carries the results of the
 * original, so those are used only if the letters are equal.
 */
export const knownOf = (word: {
  readonly latin: string;
  readonly known?: KnownWord | undefined;
}): KnownWord =>
  word.known !== undefined && word.known.latin === word.latin ? word.known : knownWord(word.latin);
