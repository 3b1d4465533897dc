import { textHash } from './index/tables';
import { type KnownWord, knownWord } from './known-word';
import { foldOnce } from './sound-fold';
import { transliterate } from './transliterate';

/**
 * A word of a name in lower-case Latin letters and digits, and where it came from. Words without vowels keep the
 * capitals of their script's table.
 */
export interface Word {
  readonly latin: string;
  /** From a script that leaves vowels unwritten. */
  readonly vowelless: boolean;
  /** Written as it sounds in a script that lacks half of the sounds, or a loan word: see `loan-words.ts`. */
  readonly loan?: boolean;
  /** A Chinese character by itself, as `characterCode` writes it: compared, never read. */
  readonly character?: boolean;
  /** From a script other than Latin. */
  readonly foreign: boolean;
  /** A comma stood behind it. */
  readonly beforeComma: boolean;
  /** Written with a dot behind every letter: initials of a person, or an abbreviation. */
  readonly dotted: boolean;
  /** What the tables say of `latin`, or of the word that this one was made of: to be asked for by `knownOf`. */
  readonly known?: KnownWord;
}

/** Longer texts are no names; what follows is not read. */
export const LONGEST_NAME = 1_000;
export const MOST_WORDS = 32;

const INVISIBLE = /[\p{Cf}\p{Cc}\p{Co}\u115f\u1160\u3164\uffa0]/gu;
const APOSTROPHES = /['’‘ʼʻ`´ʿʾ′＇"“”«»„]/g;
/** Letters with dots between them are one word: S.A., K.G.B. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}(?:\p{L}(?![\p{L}\p{N}]))?/gu;
/** Private-use sign that carries "was dotted" through the splitting. */
const DOTTED_MARK = '\ue000';
const SEPARATORS = /[^\p{L}\p{N}\p{M},&+\ue000]+/gu;
const PLAIN = /^[a-z0-9]+$/;

/** Names that hold nothing else need no more than this to be parted. */
const PLAIN_TEXT = /^[A-Za-z0-9 ,-]*$/;
const PLAIN_SEPARATORS = /[ -]+/g;

/** A name in lower case, its words apart by spaces; commas and marked words as `wordsOf` expects them. */
function cleaned(text: string): string {
  if (PLAIN_TEXT.test(text))
    return text.slice(0, LONGEST_NAME).toLowerCase().replace(PLAIN_SEPARATORS, ' ').replace(/,/g, ' , ');
  // Compatibility forms may grow when they are taken apart: cut before and after.
  return text
    .slice(0, LONGEST_NAME)
    .normalize('NFKC')
    .slice(0, LONGEST_NAME)
    .toLowerCase()
    .replace(INVISIBLE, (sign) => (sign === '\t' || sign === '\n' || sign === '\r' ? ' ' : ''))
    .replace(APOSTROPHES, '')
    .replace(/،/g, ',')
    .replace(DOTTED, (dotted) => `${DOTTED_MARK}${dotted.replaceAll('.', '')} `)
    .replace(SEPARATORS, ' ')
    .replace(/[&+]/g, ' and ')
    .replace(/,/g, ' , ');
}

/**
 * The words of a name: NFKC, lower case, without invisible signs, apostrophes and accents, in Latin letters. Hyphens,
 * dots and other signs part words; digits stay.
 */
export function wordsOf(text: string): readonly Word[] {
  const words: Word[] = [];
  for (const marked of cleaned(text).split(' ')) {
    if (marked === '') continue;
    if (words.length >= MOST_WORDS) break;
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
      if (word !== '' && words.length < MOST_WORDS)
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

/** `WrittenWords.whole` of a name with these Latin letters. */
export const lettersHash = (letters: string): number => textHash(foldOnce(letters)) | 0;

/** The words of a name as they are written, before what is read into them. */
export class WrittenWords {
  private hash: number | undefined;

  constructor(readonly words: readonly Word[]) {}

  /** As `ParsedName.whole`; worked out when it is first asked for. */
  get whole(): number {
    if (this.hash === undefined) {
      let letters = '';
      for (const { latin } of this.words) letters += latin;
      this.hash = lettersHash(letters);
    }
    return this.hash;
  }
}

/** A name as its source spells it. Its words are shared by all that read it: as a person's, as an organisation's, and to tell which it is. */
export class WrittenName {
  private read: WrittenWords | undefined;

  constructor(readonly text: string) {}

  /** The words; what follows the first thousand characters or 32 words is not among them. */
  get written(): WrittenWords {
    this.read ??= new WrittenWords(wordsOf(this.text));
    return this.read;
  }
}
