import { jaroWinkler, maxJaroWinkler } from '@assay/text-similarity';
import { LATIN_SPELLING } from './data/transliteration';

const ASCII_ONLY = /^[\x00-\x7f]*$/;
const COMBINING_MARKS = /\p{Mn}+/gu;
const NOT_ASCII = /[^\x00-\x7f]/gu;

/**
 * Converts text to lower case, removes accents, and spells Cyrillic and Greek in a–z; letters of other
 * scripts are unchanged. `Łukasz Müller` → `lukasz muller`, `Иван` → `ivan`. Never throws, even on lone
 * surrogates.
 */
export function latinLetters(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(NOT_ASCII, (letter) => LATIN_SPELLING[letter] ?? letter);
}

/** Maximum number of letters compared on either side. Names are shorter, and the limit bounds the work. */
const MAX_COMPARED_LENGTH = 48;

const NOT_LETTERS = /[^\p{L}]+/gu;

/** Weight of a match with only the first or family name, relative to a match with both. */
const SINGLE_NAME_WEIGHT = 0.85;

interface Spelling {
  readonly form: string;
  readonly weight: number;
}

/** The usual spellings of a person's name; empty for a name without letters. */
export type NameSpellings = readonly Spelling[];

/** Returns the spellings of a name, for comparison with any number of values. */
export function nameSpellings(name: string): NameSpellings {
  const tokens = latinLetters(name.slice(0, 4 * MAX_COMPARED_LENGTH))
    .split(NOT_LETTERS)
    .filter(Boolean);
  const first = tokens[0];
  const forms = first === undefined ? [] : spellings(tokens, first);
  const shortened = forms.map(({ form, weight }) => ({ form: form.slice(0, MAX_COMPARED_LENGTH), weight }));
  const isNew = ({ form }: Spelling, index: number) =>
    shortened.findIndex((other) => other.form === form) === index;
  return shortened.filter(isNew);
}

/**
 * Returns the similarity of a value (the local part of an address, a user name) to a person's name: 0–1 with
 * three decimals, or null when the name has no letters.
 *
 * Compares the letters of the value with the usual spellings of a name (`johnsmith`, `smithjohn`, `jsmith`,
 * `johns`, `john`, `smith`) by Jaro–Winkler similarity and returns the best.
 */
export function nameSimilarity(value: string, name: NameSpellings): number | null {
  if (name.length === 0) return null;
  const letters = latinLetters(value.slice(0, 4 * MAX_COMPARED_LENGTH))
    .replace(NOT_LETTERS, '')
    .slice(0, MAX_COMPARED_LENGTH);
  if (letters === '') return 0;
  let best = 0;
  for (const { form, weight } of name) {
    if (weight * maxJaroWinkler(letters.length, form.length) > best)
      best = Math.max(best, weight * jaroWinkler(letters, form));
  }
  return Math.round(best * 1000) / 1000;
}

function spellings(tokens: readonly string[], first: string): NameSpellings {
  const last = tokens[tokens.length - 1]!;
  if (tokens.length === 1) return [{ form: first, weight: 1 }];
  return [
    { form: tokens.join(''), weight: 1 },
    { form: first + last, weight: 1 },
    { form: last + first, weight: 1 },
    { form: first[0]! + last, weight: 1 },
    { form: last + first[0]!, weight: 1 },
    { form: first + last[0]!, weight: 1 },
    { form: first, weight: SINGLE_NAME_WEIGHT },
    { form: last, weight: SINGLE_NAME_WEIGHT },
  ];
}
