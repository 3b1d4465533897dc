import { PARTICLES } from '../data/person-words';
import type { TextWord } from './words';

/** A name to search for, and the search options. */
export interface NamePattern {
  /** Folded words of the name, in order. */
  readonly words: readonly string[];
  /** True to require all words in a row and unchanged. */
  readonly exactMatch: boolean;
  /**
   * 0 requires equal words; from 0.25, words of at least 7 letters may differ by one edit; from 0.75, words
   * of at least 5 letters.
   */
  readonly fuzziness: number;
}

/** Position of a name in an article: words from `first` to `last`. */
export interface Mention {
  readonly first: number;
  readonly last: number;
  /** True when every word is as requested, in a row and in order. */
  readonly isExact: boolean;
}

/** Maximum number of words in an article over which the words of a name may spread. */
const WINDOW = 6;

/** Returns the minimum number of letters of a word that may differ by one edit; infinite when none may. */
export function shortestFuzzyWord({ exactMatch, fuzziness }: NamePattern): number {
  if (exactMatch || fuzziness < 0.25) return Number.POSITIVE_INFINITY;
  return fuzziness < 0.75 ? 7 : 5;
}

/** Finds every place where the words of a name occur together; overlapping places count once. */
export function findMentions(words: readonly TextWord[], pattern: NamePattern): readonly Mention[] {
  const { words: name } = pattern;
  const shortest = shortestFuzzyWord(pattern);
  const mentions: Mention[] = [];
  for (let at = 0; at < words.length; at++) {
    // A mention must start with a word that the previous mention doesn't include.
    if (at <= (mentions.at(-1)?.last ?? -1)) continue;
    const exact = name.every((word, offset) => words[at + offset]?.fold === word);
    if (exact) mentions.push({ first: at, last: at + name.length - 1, isExact: true });
    else if (!pattern.exactMatch && name.some((word) => isSame(word, words[at]!, shortest))) {
      const last = lastOfWindow(words, at, name, shortest, pattern.fuzziness > 0);
      if (last !== null) mentions.push({ first: at, last, isExact: false });
    }
  }
  return mentions;
}

/**
 * Checks whether the words of a name occur within the window that starts at `at`, and returns the position of
 * the last one.
 */
function lastOfWindow(
  words: readonly TextWord[],
  at: number,
  name: readonly string[],
  shortest: number,
  mayMiss: boolean,
): number | null {
  const used = new Set<number>();
  let missing = 0;
  for (const [place, wanted] of name.entries()) {
    const found = firstUnused(words, at, wanted, shortest, used);
    if (found !== null) used.add(found);
    else {
      const isMiddle = place > 0 && place < name.length - 1;
      missing++;
      if (!mayMiss || !isMiddle || missing > 1) return null;
    }
  }
  const last = Math.max(...used);
  // A word between the words of a name must be part of the name: another name, an initial or a particle.
  for (let place = at; place < last; place++) {
    const word = words[place]!;
    if (!used.has(place) && !word.isCapital && !PARTICLES.has(word.fold)) return null;
  }
  return used.has(at) ? last : null;
}

function firstUnused(
  words: readonly TextWord[],
  at: number,
  wanted: string,
  shortest: number,
  used: ReadonlySet<number>,
): number | null {
  for (let place = at; place < Math.min(at + WINDOW, words.length); place++) {
    if (!used.has(place) && isSame(wanted, words[place]!, shortest)) return place;
  }
  return null;
}

function isSame(wanted: string, { fold, isInflected }: TextWord, shortest: number): boolean {
  if (wanted === fold) return true;
  // Slavic names have case endings: Иванова, Иванову, Ивановым.
  if (isInflected && wanted.length >= 4 && fold.startsWith(wanted) && fold.length - wanted.length <= 2)
    return true;
  return wanted.length >= shortest && fold.length >= shortest - 1 && isOneEdit(wanted, fold);
}

/**
 * Checks whether one inserted, deleted or replaced letter, or two swapped adjacent letters, turn one word
 * into the other.
 */
export function isOneEdit(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let [endA, endB] = [a.length, b.length];
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--;
    endB--;
  }
  const [restA, restB] = [endA - start, endB - start];
  if (restA <= 1 && restB <= 1) return true;
  return restA === 2 && restB === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}
