import { latinLetters, type NameSpellings, nameSimilarity } from './name-similarity';
import type { TextData } from './open-text-data';
import { randomnessScore } from './randomness';

/** One entry of `string_analyses` in the fraud response. */
interface StringAnalysis {
  field: string;
  /** Number of Unicode characters (code points). */
  value_length: number;
  /** 0 (written by a person) to 100 (gibberish). */
  randomness_score: number;
  /** Share of decimal digits of any script among all characters, 0–1. */
  digit_ratio: number;
  /** Share of characters that aren't letters (with their marks), digits or white space, 0–1. */
  special_ratio: number;
  /** Share of a, e, i, o, u, y among the letters, after accents are removed, 0–1; 0 without letters. */
  vowel_ratio: number;
  /** Longest run of consonants a–z. */
  longest_consonant_run: number;
  /** Similarity to the person's name, 0–1; null without a name. */
  name_similarity: number | null;
  /** One symbol per character: A capital, a other letter, 9 digit, - anything else. */
  pattern: string;
}

const LETTER_OR_MARK = /[\p{L}\p{M}]/u;
const CAPITAL = /\p{Lu}/u;
const DIGIT = /\p{Nd}/u;
const WHITE_SPACE = /\s/u;

/** Classifies one code point, so that lone surrogates are handled too. */
function signOf(character: string): 'A' | 'a' | '9' | '-' | ' ' {
  const code = character.charCodeAt(0);
  if (code < 128) {
    if (code >= 97 && code <= 122) return 'a';
    if (code >= 65 && code <= 90) return 'A';
    if (code >= 48 && code <= 57) return '9';
    return code === 32 || (code >= 9 && code <= 13) ? ' ' : '-';
  }
  if (LETTER_OR_MARK.test(character)) return CAPITAL.test(character) ? 'A' : 'a';
  if (DIGIT.test(character)) return '9';
  return WHITE_SPACE.test(character) ? ' ' : '-';
}

/** Number of code units that are analyzed; the rest of a longer text counts only for its length. */
const MAX_ANALYSED = 10_000;

/** Counts the code points of a text from a position. */
function codePointsFrom(text: string, from: number): number {
  let count = 0;
  for (let at = from; at < text.length; at++) if ((text.charCodeAt(at) & 0xfc00) !== 0xdc00) count++;
  return count;
}

/**
 * Describes the form of one text value of a request without storing the value.
 *
 * @param field name of the request field, returned unchanged
 * @param name the person's name to compare with; missing or without letters gives `name_similarity` null
 */
export function analyseText(
  field: string,
  whole: string,
  data: TextData,
  name?: NameSpellings | null,
): StringAnalysis {
  const value = whole.slice(0, MAX_ANALYSED);
  const count = { A: 0, a: 0, '9': 0, '-': 0, ' ': 0 };
  let pattern = '';
  for (const character of value) {
    const sign = signOf(character);
    count[sign]++;
    pattern += sign === ' ' ? '-' : sign;
  }
  const length = pattern.length;
  const { vowels, letters, longestRun } = soundsOf(latinLetters(value));
  return {
    field,
    value_length: length + codePointsFrom(whole, MAX_ANALYSED),
    randomness_score: randomnessScore(data.model, value),
    digit_ratio: ratio(count['9'], length),
    special_ratio: ratio(count['-'], length),
    vowel_ratio: ratio(vowels, letters),
    longest_consonant_run: longestRun,
    name_similarity: name === undefined || name === null ? null : nameSimilarity(value, name),
    pattern,
  };
}

function soundsOf(text: string): { vowels: number; letters: number; longestRun: number } {
  let vowels = 0;
  let letters = 0;
  let run = 0;
  let longestRun = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 97 || code > 122) {
      run = 0;
      continue;
    }
    letters++;
    if ('aeiouy'.includes(text[i]!)) {
      vowels++;
      run = 0;
    } else if (++run > longestRun) longestRun = run;
  }
  return { vowels, letters, longestRun };
}

function ratio(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part / whole) * 1000) / 1000;
}
