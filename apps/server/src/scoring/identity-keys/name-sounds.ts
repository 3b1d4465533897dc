import { romanise } from '@assay/screening';
import { Remembered } from '../../platform/remembered';

const MOST_WORDS = 8;
const SHORTEST_WORD = 2;
const SHORTEST_SOUND = 2;
const LONGEST_SOUND = 6;

/** Letters that have no mark to be taken off, and stand for others in plain spelling. */
const PLAIN: { readonly [letter: string]: string } = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const SPECIAL = /[ßæœøłđðþı]/g;

const KEPT = 10_000;
const WORDS = new Remembered<readonly string[]>(KEPT);
const SOUNDS = new Remembered<{ readonly sound: string | null }>(KEPT);

/** The words of a name in plain Latin letters, as they are compared: "Zoë Müller-Łoś" → zoe, muller, los. */
export const nameWords = (name: string): readonly string[] => WORDS.of(name, () => wordsOf(name));

function wordsOf(name: string): readonly string[] {
  const plain = romanise(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => PLAIN[letter] ?? letter);
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => word.length >= SHORTEST_WORD))].slice(0, MOST_WORDS);
}

/** Spellings of one sound, longer ones first. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/tsch|tch|tsh|cz|cs|ch/g, 'c'],
  [/sch|sh|sz|zh|zs|z/g, 's'],
  [/ph|v|w/g, 'f'],
  [/th|dt|d/g, 't'],
  [/c(?=[eiy])/g, 's'],
  [/ck|q|c|g/g, 'k'],
  [/x/g, 'ks'],
  [/b/g, 'p'],
  [/m/g, 'n'],
  [/[hj]/g, ''],
];

/**
 * How a word sounds, roughly: its consonants, those that are taken for each other made one, and whether it begins with a
 * vowel. In the manner of Soundex (US patent 1,261,167) and the Cologne phonetics (Postel 1969), for names of any
 * language in Latin letters. null = too short to tell anything apart.
 */
export const soundOf = (word: string): string | null =>
  SOUNDS.of(word, () => ({ sound: sounding(word) })).sound;

function sounding(word: string): string | null {
  const sounded = SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
  const first = /^[aeiouy]/.test(sounded) ? 'a' : '';
  const consonants = sounded.replace(/[aeiouy]/g, '').replace(/(.)\1+/g, '$1');
  const sound = (first + consonants).slice(0, LONGEST_SOUND);
  return sound.length < SHORTEST_SOUND ? null : sound;
}
