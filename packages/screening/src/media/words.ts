import { romanise } from '../names/transliterate';

/** A word of an article, folded for comparison, with its position in the text. */
export interface TextWord {
  /** Lower case, Latin letters, without accents. */
  readonly fold: string;
  /** True in a script whose languages inflect names; endings may differ. */
  readonly isInflected: boolean;
  /** True when it begins with a capital letter, or its script has no case. */
  readonly isCapital: boolean;
  /** True when a comma precedes it. */
  readonly isAfterComma: boolean;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu;
const folds = new Map<string, string>();
/** Maximum size of the cache of folded words, which is cleared when it is full. */
const MAX_FOLDS = 200_000;

/** Returns the words of a text in order. Possessive endings and other apostrophes are removed. */
export function textWords(text: string): TextWord[] {
  const words: TextWord[] = [];
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const fold = foldWord(word);
    if (fold === '') continue;
    words.push({
      fold,
      isInflected: /\p{Script=Cyrillic}/u.test(word),
      isCapital: !/^\p{Ll}/u.test(word),
      isAfterComma: /^,\s*$/.test(text.slice(words.at(-1)?.end ?? 0, index)),
      start: index,
      end: index + word.length,
    });
  }
  return words;
}

/** Returns a word in lower-case Latin letters. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z0-9]+$/.test(lower)) return lower;
  const known = folds.get(lower);
  if (known !== undefined) return known;
  const fold = romanise(lower.replace(/['’ʼ]s$/, ''))
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\p{Script=Han}]/gu, '');
  if (folds.size >= MAX_FOLDS) folds.clear();
  folds.set(lower, fold);
  return fold;
}

/** A stem of consecutive word starts: `tax evasion` matches `tax evasions`; with `$`, a whole word. */
interface Stem {
  readonly words: readonly { readonly fold: string; readonly isWhole: boolean }[];
}

function stemOf(text: string): Stem {
  const words = text.split(' ').map((word) => ({
    fold: foldWord(word.replace('$', '')),
    isWhole: word.endsWith('$'),
  }));
  return { words: words.filter(({ fold }) => fold !== '') };
}

/** Stems by the first two letters of their first word, to find those that begin at a word. */
export class StemTable<Meaning> {
  private readonly byStart = new Map<string, { readonly stem: Stem; readonly meaning: Meaning }[]>();

  constructor(stems: Iterable<readonly [string, Meaning]>) {
    for (const [text, meaning] of stems) {
      const stem = stemOf(text);
      const start = stem.words[0]!.fold.slice(0, 2);
      this.byStart.set(start, [...(this.byStart.get(start) ?? []), { stem, meaning }]);
    }
  }

  /** Returns the meanings of the stems that begin at word `at`, and their numbers of words. */
  at(
    words: readonly TextWord[],
    at: number,
  ): readonly { readonly meaning: Meaning; readonly length: number }[] {
    const candidates = this.byStart.get(words[at]?.fold.slice(0, 2) ?? '');
    if (candidates === undefined) return [];
    return candidates
      .filter(({ stem }) =>
        stem.words.every(({ fold, isWhole }, offset) => {
          const word = words[at + offset]?.fold ?? '';
          return isWhole ? word === fold : word.startsWith(fold);
        }),
      )
      .map(({ stem, meaning }) => ({ meaning, length: stem.words.length }));
  }
}
