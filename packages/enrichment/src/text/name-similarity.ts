import { jaroWinkler, mostAlike } from '@assay/likeness';
import { LATIN_SPELLING } from './data/transliteration';

const ASCII_ONLY = /^[\x00-\x7f]*$/;
const COMBINING_MARKS = /\p{Mn}+/gu;
const NOT_ASCII = /[^\x00-\x7f]/gu;

/**
 * Lower-case text with accents removed and Cyrillic and Greek spelled in a–z; letters of other scripts stay
 * as they are. `Łukasz Müller` → `lukasz muller`, `Иван` → `ivan`. Never throws, also on lone surrogates.
 */
export function latinLetters(text: string): string {
  const lower = text.toLowerCase();
  if (ASCII_ONLY.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(COMBINING_MARKS, '')
    .replace(NOT_ASCII, (letter) => LATIN_SPELLING[letter] ?? letter);
}

/** Only so many letters of either side are compared: longer ones are no names, and the work stays bounded. */
const LONGEST_COMPARED = 48;

const NOT_LETTERS = /[^\p{L}]+/gu;

/** How well a bare first or family name stands for the whole name, compared with first and family name. */
const SINGLE_NAME_WEIGHT = 0.85;

interface Spelling {
  readonly form: string;
  readonly weight: number;
}

/** The usual ways to write a person's name; empty for a name without letters. */
export type NameSpellings = readonly Spelling[];

/** Returns the spellings of a name, for comparing any number of values with it. */
export function nameSpellings(name: string): NameSpellings {
  const tokens = latinLetters(name.slice(0, 4 * LONGEST_COMPARED))
    .split(NOT_LETTERS)
    .filter(Boolean);
  const first = tokens[0];
  const forms = first === undefined ? [] : spellings(tokens, first);
  const shortened = forms.map(({ form, weight }) => ({ form: form.slice(0, LONGEST_COMPARED), weight }));
  const isNew = ({ form }: Spelling, index: number) =>
    shortened.findIndex((other) => other.form === form) === index;
  return shortened.filter(isNew);
}

/**
 * How much a value (the local part of an address, a user name) looks made from a person's name: 0–1 with
 * three decimals, or null when the name has no letters.
 *
 * Compares the letters of the value with the usual ways to write a name (`johnsmith`, `smithjohn`,
 * `jsmith`, `johns`, `john`, `smith`) by Jaro–Winkler similarity and returns the best.
 */
export function nameSimilarity(value: string, name: NameSpellings): number | null {
  if (name.length === 0) return null;
  const letters = latinLetters(value.slice(0, 4 * LONGEST_COMPARED))
    .replace(NOT_LETTERS, '')
    .slice(0, LONGEST_COMPARED);
  if (letters === '') return 0;
  let best = 0;
  for (const { form, weight } of name) {
    if (weight * mostAlike(letters.length, form.length) > best)
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
