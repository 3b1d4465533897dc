import { LEGAL_FORMS } from '../data/legal-forms';
import { editCost } from './edit-cost';
import { wordsOf } from './words';

/** Shorter words are too like other words to be mended. */
const SHORTEST = 6;
const SHORTEST_GLUED = 5;

interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** Words by themselves with one letter left out. */
  readonly shortened: ReadonlyMap<string, readonly string[]>;
}

const withoutOne = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

function readVocabulary(): Vocabulary {
  const words = new Set<string>();
  for (const [, , spellings] of LEGAL_FORMS) {
    for (const { latin } of spellings.split(';').flatMap((spelling) => wordsOf(spelling))) {
      if (latin.length >= SHORTEST_GLUED) words.add(latin);
    }
  }
  const shortened = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST) continue;
    for (const key of [word, ...withoutOne(word)]) shortened.set(key, [...(shortened.get(key) ?? []), word]);
  }
  return { words, shortened };
}

let vocabulary: Vocabulary | undefined;
const known = new Map<string, readonly string[]>();
const REMEMBERED = 50_000;

/**
 * A word of an organisation's name as legal forms spell it: one wrong letter mended ("liabillity"), words of a form
 * that were glued to a neighbour parted ("liabilitycompany"). Other words stay as they are.
 */
export function respellForms(word: string): readonly string[] {
  if (word.length < SHORTEST) return [word];
  const before = known.get(word);
  if (before !== undefined) return before;
  if (known.size >= REMEMBERED) known.clear();
  const found = respelt(word);
  known.set(word, found);
  return found;
}

function respelt(word: string): readonly string[] {
  vocabulary ??= readVocabulary();
  const { words, shortened } = vocabulary;
  if (words.has(word)) return [word];
  for (const key of [word, ...withoutOne(word)]) {
    const near = shortened.get(key)?.find((form) => editCost(word, form, 1, false) <= 1);
    if (near !== undefined) return [near];
  }
  for (let at = 2; at <= word.length - 2; at++) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    if (words.has(right) && left.length > 2) return [left, right];
    if (words.has(left) && right.length > 2) return [left, right];
  }
  return [word];
}
