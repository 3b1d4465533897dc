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

const DIGITS = { first: '0'.charCodeAt(0), last: '9'.charCodeAt(0) };
const EDGES = { start: '^'.charCodeAt(0), end: '$'.charCodeAt(0) };

/** Features of one name, each once; written over by the next. */
class Features {
  private readonly seen = new Uint8Array(FEATURES);
  private places: number[] = [];

  /** @param hash as `textHash`, its sign whatever it is */
  add(hash: number): void {
    const place = (hash >>> 0) % FEATURES;
    if (this.seen[place] === 1) return;
    this.seen[place] = 1;
    this.places.push(place);
  }

  /** The features, which are taken. */
  take(): readonly number[] {
    const { places } = this;
    for (const place of places) this.seen[place] = 0;
    this.places = [];
    return places;
  }
}

const features = new Features();
const WORD_END = textHash('end ');
const END_LETTERS = 4;

/** Adds groups of three letters, the edges of the word counted as letters, and its last four. */
function addLetterGroups(word: string): void {
  let before = EDGES.start;
  let code = word.charCodeAt(0);
  for (let at = 1; at <= word.length; at++) {
    const next = at === word.length ? EDGES.end : word.charCodeAt(at);
    features.add(hashOn(hashOn(hashOn(TEXT_HASH_START, before), code), next));
    before = code;
    code = next;
  }
  let end = WORD_END;
  for (let at = Math.max(0, word.length - END_LETTERS); at < word.length; at++)
    end = hashOn(end, word.charCodeAt(at));
  features.add(end);
}

/** Whether there are two letters, or signs that are no digits. */
function isReadable(words: readonly string[]): boolean {
  let count = 0;
  for (const word of words) {
    for (let at = 0; at < word.length; at++) {
      const code = word.charCodeAt(at);
      if ((code < DIGITS.first || code > DIGITS.last) && ++count === 2) return true;
    }
  }
  return false;
}

/**
 * What a name shows of being a person's or an organisation's: letter groups of its words, how many words, what the tables
 * know of them, and its legal forms. No places for a text without two letters.
 */
export function nameClassFeatures(name: string): NameClassFeatures {
  const words = wordsOf(name);
  const latin = words.map((word) => word.latin.toLowerCase()).slice(0, MOST_WORDS_READ);
  if (!isReadable(latin)) return { places: [], forms: [] };
  const add = (feature: string) => features.add(textHash(feature));
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
    addLetterGroups(word);
  }
  add(`words ${Math.min(latin.length, 7)}`);
  add(`names ${Math.min(names, 3)} ${Math.min(other, 3)}`);
  if (latin.length > 0)
    add(`first ${nameFamilies(latin[0]!).length > 0} last ${nameFamilies(latin.at(-1)!).length > 0}`);
  const comma = words.findIndex((word) => word.beforeComma);
  if (comma >= 0 && comma < words.length - 1 && forms.length === 0) add('comma');
  return { places: features.take(), forms };
}
