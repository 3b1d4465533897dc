import { HONORIFICS, PARTICLES } from '../data/person-words';
import { hashOn, TEXT_HASH_START, textHash } from './index/tables';
import { type KnownWord, knownOf, knownWord, type WordFeatures } from './known-word';
import { beginsForm, findLegalForms, type LegalForm } from './legal-form';
import { isCommonWord, isGenericWord, nameFamilies } from './word-families';
import type { WrittenName } from './words';

/** Number of weights into which features are hashed. */
export const FEATURES = 16384;
const MAX_WORDS_READ = 12;

interface NameClassFeatures {
  /** Distinct indexes in the table of weights. */
  readonly places: readonly number[];
  readonly forms: readonly LegalForm[];
}

const DIGITS = { first: '0'.charCodeAt(0), last: '9'.charCodeAt(0) };
const EDGES = { start: '^'.charCodeAt(0), end: '$'.charCodeAt(0) };

const placeOf = (hash: number): number => (hash >>> 0) % FEATURES;
const placeOfText = (feature: string): number => placeOf(textHash(feature));

/** Distinct features of one name; overwritten by the next. */
class Features {
  private readonly seen = new Uint8Array(FEATURES);
  private places: number[] = [];

  add(place: number): void {
    if (this.seen[place] === 1) return;
    this.seen[place] = 1;
    this.places.push(place);
  }

  /** Returns and clears the features. */
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

/** Returns groups of three letters, including word boundaries, and the last four letters. */
function letterGroups(word: string): number[] {
  const places: number[] = [];
  let before = EDGES.start;
  let code = word.charCodeAt(0);
  for (let at = 1; at <= word.length; at++) {
    const next = at === word.length ? EDGES.end : word.charCodeAt(at);
    places.push(placeOf(hashOn(hashOn(hashOn(TEXT_HASH_START, before), code), next)));
    before = code;
    code = next;
  }
  let end = WORD_END;
  for (let at = Math.max(0, word.length - END_LETTERS); at < word.length; at++)
    end = hashOn(end, word.charCodeAt(at));
  places.push(placeOf(end));
  return places;
}

function said(word: string, family: boolean): WordFeatures['said'] {
  if (/\d/.test(word)) return placeOfText('digits');
  if (isGenericWord(word) && !PARTICLES.has(word)) return placeOfText('generic');
  if (isCommonWord(word)) return placeOfText('common');
  if (HONORIFICS.has(word)) return placeOfText('honorific');
  if (PARTICLES.has(word)) return placeOfText(`particle ${word}`);
  return family ? 'name' : 'other';
}

function wordFeatures(known: KnownWord): WordFeatures {
  if (known.features === undefined) {
    const { latin } = known;
    const family = nameFamilies(latin).length > 0;
    known.features = { said: said(latin, family), family, places: letterGroups(latin) };
  }
  return known.features;
}

const FORM = placeOfText('form');
const COMMA = placeOfText('comma');
const MAX_COUNTED = 7;
const MAX_NAMES = 3;
const range = (most: number): number[] => Array.from({ length: most + 1 }, (_, number) => number);
const WORDS = range(MAX_COUNTED).map((words) => placeOfText(`words ${words}`));
const NAMES = range(MAX_NAMES).map((names) =>
  range(MAX_NAMES).map((other) => placeOfText(`names ${names} ${other}`)),
);
const EDGE_NAMES = [false, true].map((first) =>
  [false, true].map((last) => placeOfText(`first ${first} last ${last}`)),
);

const NO_FORMS = { forms: [], taken: [] as readonly boolean[] };

/** Checks for at least two letters, or other characters that aren't digits. */
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
 * Extracts the features for classifying a name as a person or organization: letter groups of its words, the
 * number of words, table results, and legal forms. Empty for a text without two letters.
 */
export function nameClassFeatures(name: WrittenName): NameClassFeatures {
  const { words } = name.written;
  const read: KnownWord[] = [];
  for (const word of words.slice(0, MAX_WORDS_READ)) {
    const lower = word.latin.toLowerCase();
    read.push(lower === word.latin ? knownOf(word) : knownWord(lower));
  }
  const latin = read.map((known) => known.latin);
  if (!isReadable(latin)) return { places: [], forms: [] };
  const { forms, taken } = read.some(beginsForm) ? findLegalForms(latin) : NO_FORMS;
  if (forms.length > 0) features.add(FORM);
  let names = 0;
  let other = 0;
  for (let index = 0; index < latin.length; index++) {
    if (taken[index]) continue;
    const { said, places } = wordFeatures(read[index]!);
    if (said === 'name') names++;
    else if (said === 'other') other++;
    else features.add(said);
    for (const place of places) features.add(place);
  }
  features.add(WORDS[Math.min(latin.length, MAX_COUNTED)]!);
  features.add(NAMES[Math.min(names, MAX_NAMES)]![Math.min(other, MAX_NAMES)]!);
  const first = wordFeatures(read[0]!).family;
  const last = wordFeatures(read.at(-1)!).family;
  features.add(EDGE_NAMES[first ? 1 : 0]![last ? 1 : 0]!);
  const comma = words.findIndex((word) => word.beforeComma);
  if (comma >= 0 && comma < words.length - 1 && forms.length === 0) features.add(COMMA);
  return { places: features.take(), forms };
}
