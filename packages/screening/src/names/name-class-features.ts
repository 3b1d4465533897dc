import { HONORIFICS, PARTICLES } from '../data/person-words';
import { hashOn, TEXT_HASH_START, textHash } from './index/text-table';
import { findLegalForms, type LegalForm } from './legal-form';
import { isCommonWord, isGenericWord, nameFamilies } from './word-families';
import { wordsOf } from './words';

/** Features are hashed into this many weights. */
export const FEATURES = 16384;
const MOST_WORDS_READ = 12;

interface NameClassFeatures {
  /** In the table of weights, each once. */
  readonly places: readonly number[];
  readonly forms: readonly LegalForm[];
}

const EDGES = { start: '^'.charCodeAt(0), end: '$'.charCodeAt(0) };

/** Groups of three letters, the edges of the word counted as letters. */
function addLetterGroups(word: string, found: Set<number>): void {
  const codeAt = (at: number) =>
    at < 0 ? EDGES.start : at === word.length ? EDGES.end : word.charCodeAt(at);
  for (let at = -1; at + 2 <= word.length; at++) {
    const hash = hashOn(hashOn(hashOn(TEXT_HASH_START, codeAt(at)), codeAt(at + 1)), codeAt(at + 2));
    found.add((hash >>> 0) % FEATURES);
  }
}

/**
 * What a name shows of being a person's or an organisation's: letter groups of its words, how many words, what the tables
 * know of them, and its legal forms. No places for a text without two letters.
 */
export function nameClassFeatures(name: string): NameClassFeatures {
  const words = wordsOf(name);
  const latin = words.map((word) => word.latin.toLowerCase()).slice(0, MOST_WORDS_READ);
  if (latin.join('').replace(/\d/g, '').length < 2) return { places: [], forms: [] };
  const found = new Set<number>();
  const add = (feature: string) => found.add(textHash(feature) % FEATURES);
  const { forms, taken } = findLegalForms(latin);
  if (forms.length > 0) add('form');
  let names = 0;
  let other = 0;
  for (const [index, word] of latin.entries()) {
    if (taken[index]) continue;
    if (/\d/.test(word)) add('digits');
    else if (isGenericWord(word) && !PARTICLES.has(word)) add('generic');
    else if (isCommonWord(word)) add('common');
    else if (HONORIFICS.has(word)) add('honorific');
    else if (PARTICLES.has(word)) add(`particle ${word}`);
    else if (nameFamilies(word).length > 0) names++;
    else other++;
    addLetterGroups(word, found);
    add(`end ${word.slice(-4)}`);
  }
  add(`words ${Math.min(latin.length, 7)}`);
  add(`names ${Math.min(names, 3)} ${Math.min(other, 3)}`);
  if (latin.length > 0)
    add(`first ${nameFamilies(latin[0]!).length > 0} last ${nameFamilies(latin.at(-1)!).length > 0}`);
  const comma = words.findIndex((word) => word.beforeComma);
  if (comma >= 0 && comma < words.length - 1 && forms.length === 0) add('comma');
  return { places: [...found], forms };
}
