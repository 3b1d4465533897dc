import { LEGAL_FORMS } from '../data/legal-forms';
import { editCost } from './edit-cost';
import { type KnownWord, knownOf } from './known-word';
import { isKnownName, organisationFamilies } from './word-families';
import { type Word, wordsOf } from './words';

/** Minimum length of a word that is corrected; shorter words are too similar to others. */
const MIN_LENGTH = 6;
const MIN_GLUED_LENGTH = 5;
/** Minimum length between the other words of its form. */
const MIN_LENGTH_IN_FORM = 4;

interface Vocabulary {
  readonly words: ReadonlySet<string>;
  /** Their first and last `EDGE` letters. */
  readonly beginnings: ReadonlySet<string>;
  readonly ends: ReadonlySet<string>;
  /** Words with one letter removed. */
  readonly shortened: ReadonlyMap<string, readonly string[]>;
  /** Words that may replace the `*` in forms of three words: "joint * company". */
  readonly gaps: ReadonlyMap<string, readonly string[]>;
}

const EDGE = 3;
const GAP = '*';
const PHRASE = 3;

/** Returns the three words with each of them left open. */
const gapsOf = (words: readonly string[]): string[] =>
  words.map((_, gap) => words.map((word, at) => (at === gap ? GAP : word)).join(' '));

const withoutOne = (word: string): string[] =>
  Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

function readVocabulary(): Vocabulary {
  const words = new Set<string>();
  const gaps = new Map<string, string[]>();
  for (const spelling of LEGAL_FORMS.flatMap(([, , spellings]) => spellings.split(';'))) {
    const form = wordsOf(spelling).map((word) => word.latin);
    for (const word of form) if (word.length >= MIN_GLUED_LENGTH) words.add(word);
    if (form.length !== PHRASE) continue;
    for (const [gap, key] of gapsOf(form).entries())
      if (form[gap]!.length >= MIN_LENGTH_IN_FORM) gaps.set(key, [...(gaps.get(key) ?? []), form[gap]!]);
  }
  const shortened = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < MIN_LENGTH) continue;
    for (const key of [word, ...withoutOne(word)]) shortened.set(key, [...(shortened.get(key) ?? []), word]);
  }
  const beginnings = new Set([...words].map((word) => word.slice(0, EDGE)));
  const ends = new Set([...words].map((word) => word.slice(-EDGE)));
  return { words, beginnings, ends, shortened, gaps };
}

let vocabulary: Vocabulary | undefined;

/**
 * Corrects a word of an organization's name to the spelling in legal forms: one wrong letter ("liabillity"),
 * or words of a form that were joined to an adjacent word ("liabilitycompany"). Other words are unchanged.
 */
export function respellForms(known: KnownWord): readonly string[] {
  known.respelt ??= known.latin.length < MIN_LENGTH ? [known.latin] : respelt(known.latin);
  return known.respelt;
}

/** Checks whether a word occurs in a legal form and is long enough to recognize. */
function isOfForms(word: Word): boolean {
  const known = knownOf(word);
  if (known.ofForms === undefined) {
    vocabulary ??= readVocabulary();
    known.ofForms = vocabulary.words.has(word.latin);
  }
  return known.ofForms;
}

/** Checks whether `mendForms` may find a match in the words. */
export function mayBeMended(words: readonly Word[]): boolean {
  if (words.length < PHRASE) return false;
  let count = 0;
  for (const word of words) if (isOfForms(word) && ++count === PHRASE - 1) return true;
  return false;
}

function respelt(word: string): readonly string[] {
  vocabulary ??= readVocabulary();
  const { words, beginnings, ends, shortened } = vocabulary;
  // A separate word isn't a misspelled word of a legal form: "sharia" isn't "sharika".
  if (words.has(word) || organisationFamilies(word).length > 0 || isKnownName(word)) return [word];
  for (const key of [word, ...withoutOne(word)]) {
    // A different first letter means a different word: the Taliban aren't "saliban".
    const near = shortened
      .get(key)
      ?.find((form) => form[0] === word[0] && editCost(word, form, 1, false) <= 1);
    if (near !== undefined) return [near];
  }
  if (!beginnings.has(word.slice(0, EDGE)) && !ends.has(word.slice(-EDGE))) return [word];
  for (let at = 2; at <= word.length - 2; at++) {
    const left = word.slice(0, at);
    const right = word.slice(at);
    if (words.has(right) && left.length > 2) return [left, right];
    if (words.has(left) && right.length > 2) return [left, right];
  }
  return [word];
}

/** Corrects one wrong letter in a form of three words of which two are correct: "joint stcok company". */
export function mendForms(words: readonly string[]): readonly string[] {
  vocabulary ??= readVocabulary();
  const { words: known, gaps } = vocabulary;
  let mended: string[] | undefined;
  for (let from = 0; from + PHRASE <= words.length; from++) {
    const phrase = words.slice(from, from + PHRASE);
    if (phrase.filter((word) => known.has(word)).length < PHRASE - 1) continue;
    for (const [gap, key] of gapsOf(phrase).entries()) {
      const word = phrase[gap]!;
      const right = gaps.get(key)?.find((form) => form !== word && editCost(word, form, 1, false) <= 1);
      if (right === undefined) continue;
      mended ??= [...words];
      mended[from + gap] = right;
    }
  }
  return mended ?? words;
}
