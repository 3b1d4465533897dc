import { withoutSymbols } from './disguised-letters';
import { textHash } from './index/tables';
import { type KnownWord, knownWord } from './known-word';
import { foldOnce } from './sound-fold';
import { transliterate } from './transliterate';

/**
 * A word of a name in lower-case Latin letters and digits, and its origin. Words without vowels retain the
 * capitals of their script's table.
 */
export interface Word {
  readonly latin: string;
  /** True if its script doesn't write vowels. */
  readonly vowelless: boolean;
  /**
   * True if written by its sound in a script that lacks half of the sounds, or a loan word: see
   * `loan-words.ts`.
   */
  readonly loan?: boolean;
  /** True for a single Chinese character from `characterCode`: compared, never read. */
  readonly character?: boolean;
  /** True if from a script other than Latin. */
  readonly foreign: boolean;
  /** True if a comma follows. */
  readonly beforeComma: boolean;
  /** True if written with a dot after every letter: a person's initials, or an abbreviation. */
  readonly dotted: boolean;
  /** Cached table results of `latin`, or of the word from which this one was made; read them with `knownOf`. */
  readonly known?: KnownWord;
}

/** Maximum number of characters and words of a name; the rest isn't read. */
export const MAX_NAME_LENGTH = 1_000;
export const MAX_WORDS = 32;

const INVISIBLE = /[\p{Cf}\p{Cc}\p{Co}\u115f\u1160\u3164\uffa0]/gu;
const APOSTROPHES = /['’‘ʼʻ`´ʿʾ′＇"“”«»„]/g;
/** Letters separated by dots are one word: S.A., K.G.B. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?/gu;
/** Private-use character that carries "was dotted" through the splitting. */
const DOTTED_MARK = '\ue000';
const SEPARATORS = /[^\p{L}\p{N}\p{M},&+\ue000]+/gu;
const PLAIN = /^[a-z0-9]+$/;

/**
 * Returns a name in lower case with words separated by spaces, and with commas and dotted words marked for
 * `wordsOf`.
 */
function cleaned(text: string): string {
  // Compatibility forms may grow when decomposed, so cut before and after.
  return withoutSymbols(text.slice(0, MAX_NAME_LENGTH).normalize('NFKC').slice(0, MAX_NAME_LENGTH))
    .toLowerCase()
    .replace(INVISIBLE, (sign) => (sign === '\t' || sign === '\n' || sign === '\r' ? ' ' : ''))
    .replace(APOSTROPHES, '')
    .replace(/،/g, ',')
    .replace(DOTTED, (dotted) => `${DOTTED_MARK}${dotted.replaceAll('.', '')} `)
    .replace(SEPARATORS, ' ')
    .replace(/[&+]/g, ' and ')
    .replace(/,/g, ' , ');
}

const CODES = {
  space: ' '.charCodeAt(0),
  comma: ','.charCodeAt(0),
  hyphen: '-'.charCodeAt(0),
  zero: '0'.charCodeAt(0),
  nine: '9'.charCodeAt(0),
  a: 'a'.charCodeAt(0),
  z: 'z'.charCodeAt(0),
} as const;

const plainWord = (latin: string, beforeComma: boolean): Word => ({
  latin,
  vowelless: false,
  foreign: false,
  beforeComma,
  dotted: false,
  known: knownWord(latin),
});

/**
 * Returns the result of `wordsOf` for a name that contains only ASCII letters, digits, spaces, commas and
 * hyphens, as most names do; null for any other. Reads the name once and without patterns.
 */
function plainWords(text: string): readonly Word[] | null {
  const lower = text.toLowerCase();
  const words: Word[] = [];
  let from = -1;
  for (let at = 0; at <= lower.length; at++) {
    const code = at === lower.length ? CODES.space : lower.charCodeAt(at);
    if ((code >= CODES.a && code <= CODES.z) || (code >= CODES.zero && code <= CODES.nine)) {
      if (from < 0) from = at;
      continue;
    }
    if (code !== CODES.space && code !== CODES.hyphen && code !== CODES.comma) return null;
    if (from >= 0 && words.length < MAX_WORDS) words.push(plainWord(lower.slice(from, at), false));
    from = -1;
    if (code !== CODES.comma || words.length === 0 || words.length >= MAX_WORDS) continue;
    words[words.length - 1] = plainWord(words.at(-1)!.latin, true);
  }
  return words;
}

/**
 * Returns the words of a name in Latin letters: NFKC, lower case, without invisible characters, apostrophes
 * and accents. Hyphens, dots and other punctuation separate words; digits remain.
 */
export function wordsOf(text: string): readonly Word[] {
  const plain = plainWords(text.slice(0, MAX_NAME_LENGTH));
  if (plain !== null) return plain;
  const words: Word[] = [];
  for (const marked of cleaned(text).split(' ')) {
    if (marked === '') continue;
    if (words.length >= MAX_WORDS) break;
    const dotted = marked.startsWith(DOTTED_MARK);
    const part = dotted ? marked.slice(1) : marked;
    if (part === ',') {
      const last = words.at(-1);
      if (last) words[words.length - 1] = { ...last, beforeComma: true };
    } else if (PLAIN.test(part)) {
      words.push({
        latin: part,
        vowelless: false,
        foreign: false,
        beforeComma: false,
        dotted,
        known: knownWord(part),
      });
    } else {
      pushForeign(part, dotted, words);
    }
  }
  return words;
}

function pushForeign(part: string, dotted: boolean, words: Word[]): void {
  const { words: latin, vowelless, loan } = transliterate(part);
  const foreign = !/^[\p{Script=Latin}\p{N}\p{M}]+$/u.test(part);
  for (const text of latin) {
    for (const word of text.split(/[^a-zA-Z0-9]+/)) {
      if (word !== '' && words.length < MAX_WORDS)
        words.push({
          latin: word,
          vowelless,
          ...(loan ? { loan } : {}),
          foreign,
          beforeComma: false,
          dotted,
        });
    }
  }
}

/** Returns `WrittenWords.whole` for a name with these Latin letters. */
export const lettersHash = (letters: string): number => textHash(foldOnce(letters)) | 0;

/** The words of a name as written, before interpretation. */
export class WrittenWords {
  private hash: number | undefined;

  constructor(readonly words: readonly Word[]) {}

  /** Same as `ParsedName.whole`; computed on first use. */
  get whole(): number {
    if (this.hash === undefined) {
      let letters = '';
      for (const { latin } of this.words) letters += latin;
      this.hash = lettersHash(letters);
    }
    return this.hash;
  }
}

/**
 * A name in the spelling of its source. Its words are shared by all readings: as a person, as an
 * organization, and for classification.
 */
export class WrittenName {
  /** The part that is read; names are shorter, and patterns on longer texts would be slow. */
  readonly text: string;
  private read: WrittenWords | undefined;

  constructor(text: string) {
    this.text = text.slice(0, MAX_NAME_LENGTH);
  }

  /** The words within the first thousand characters and 32 words. */
  get written(): WrittenWords {
    this.read ??= new WrittenWords(wordsOf(this.text));
    return this.read;
  }
}
