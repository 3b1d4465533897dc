import type { Lexeme } from './lexeme';

/**
 * What was worked out lately, by text or number: of two generations the older one goes when the younger is full, and what is asked for
 * again moves into the younger. So what comes back stays, where a memory that is emptied whole would forget it with the rest.
 */
export class RecentlyAsked<T, K = string> {
  private young = new Map<K, T>();
  private old = new Map<K, T>();

  /** @param most keys of one generation; twice as many are kept at most */
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

/** What one word shows of a name being a person's or an organisation's, whatever name it stands in. */
export interface WordFeatures {
  /** What the tables say of it beyond its letters: a place in the table of weights, or none for a name and for any other word. */
  readonly said: number | 'name' | 'other';
  /** Whether it is in a family of given names. */
  readonly family: boolean;
  /** Places of its groups of letters. */
  readonly places: readonly number[];
}

/** What a word is made of, as far as the word itself tells. */
export interface Compound {
  /** "Din" with what belongs to its article. */
  readonly faith: boolean;
  /** An article that may stand before "Din". */
  readonly article: boolean;
  /** Two nouns that it glues together. */
  readonly nouns: readonly [string, string] | null;
  /** A noun with the article of the next word. */
  readonly open: { readonly noun: string; readonly article: string } | null;
  /** The last letter of an article that stands by itself. */
  readonly alone: string | null;
}

/**
 * What the tables say of a Latin word, each written by whoever asks first: a name is read as a person's, as an organisation's and
 * to tell which it is, and each of them asks a dozen tables of every word.
 */
export class KnownWord {
  /** A title, a form of address or a function, and the beginning of a title of several words. */
  honorific: boolean | undefined = undefined;
  beginsTitle: boolean | undefined = undefined;
  /** Two or three consonants that are no word. */
  consonants: boolean | undefined = undefined;
  /** As `servantOf`. */
  servant: string | null | undefined = undefined;
  /** As `partCompounds` reads it. */
  compound: Compound | undefined = undefined;
  /** As `inUsualSpelling` writes it. */
  usual: string | undefined = undefined;
  /** A number or what stands before one; the beginning of a phrase of organisations. */
  number: boolean | undefined = undefined;
  beginsPhrase: boolean | undefined = undefined;
  /** As `respellForms`. */
  respelt: readonly string[] | undefined = undefined;
  /** A word of a legal form, and one that a form begins with. */
  ofForms: boolean | undefined = undefined;
  beginsForm: boolean | undefined = undefined;
  features: WordFeatures | undefined = undefined;
  lexeme: Lexeme | undefined = undefined;

  constructor(readonly latin: string) {}
}

/** Of each of two generations. */
const REMEMBERED = 20_000;
const remembered = new RecentlyAsked<KnownWord>(REMEMBERED);

/** What is known of a word, from memory when it was asked for lately: the words of names come back. */
export function knownWord(latin: string): KnownWord {
  let found = remembered.get(latin);
  if (found === undefined) {
    found = new KnownWord(latin);
    remembered.set(latin, found);
  }
  return found;
}

/** The same of a word that may carry it; one that was made of another carries what is known of that. */
export const knownOf = (word: {
  readonly latin: string;
  readonly known?: KnownWord | undefined;
}): KnownWord =>
  word.known !== undefined && word.known.latin === word.latin ? word.known : knownWord(word.latin);
