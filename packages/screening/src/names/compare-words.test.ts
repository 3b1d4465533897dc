import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KNOWN_NAMES } from '../data/known-names';
import { areStrangers, compareWords } from './compare-words';
import { type Lexeme, lexeme } from './lexeme';
import { wordsOf } from './words';

const OTHERS =
  'al el bin abdul 33rd 34 iii j muhammad muhammed mohamad ~mhmd ~hsn %sumisu =4e00 hassan alhassan hasan bill william trading tading gas oil co wu ng';
const known = KNOWN_NAMES.trim().split(/\s+/);
const sampled = (texts: readonly string[], count: number): string[] =>
  texts.filter((_, at) => at % Math.ceil(texts.length / count) === 0);

/** Returns a word with each type of error: a letter lost, doubled, swapped or replaced. */
const slips = (word: string): string[] => [
  word.slice(1),
  word.slice(0, -1),
  word[0] + word,
  word.slice(0, 2) + word.slice(1),
  word[1]! + word[0] + word.slice(2),
  word.replace(/[aeiou]/, 'y'),
  word.replace(/[bdgkt]/, 'p'),
  `${word}${word}`,
];

const RULES = [true, false].flatMap((person) =>
  [true, false].flatMap((edits) =>
    [Number.POSITIVE_INFINITY, 3].flatMap((phoneticFrom) =>
      [true, false].map((ocr) => ({ fuzzy: true, edits, ocr, phoneticFrom, person })),
    ),
  ),
);

/**
 * Returns pairs that `areStrangers` excludes although `compareWords` finds a match, and the number of
 * excluded pairs.
 */
function wrongOf(words: readonly Lexeme[], rules = RULES): { wrong: string[]; reported: number } {
  const wrong: string[] = [];
  let reported = 0;
  for (const rule of rules) {
    for (const a of words) {
      for (const b of words) {
        if (!areStrangers(a, b, rule)) continue;
        reported++;
        if (compareWords(a, b, rule) !== null) wrong.push(`${a.key} ${b.key}`);
      }
    }
  }
  return { wrong, reported };
}

test('areStrangers excludes only words without any match in compareWords', () => {
  const words = [...OTHERS.split(' '), ...sampled(known, 150)].map(lexeme);
  const { wrong, reported } = wrongOf(words);
  expect(wrong).toEqual([]);
  expect(reported).toBeGreaterThan(words.length ** 2 * 2);
});

test('areStrangers never excludes a word with a typing error', () => {
  const words = sampled(known, 30)
    .filter((word) => word.length > 2)
    .flatMap((word) => [word, ...slips(word)])
    .map(lexeme);
  expect(wrongOf(words).wrong).toEqual([]);
});

const LIST = '../shared/data/aml/ofac/sdn_2024-05-03.csv';

test.skipIf(!existsSync(LIST))(
  'areStrangers excludes only words without a match on a real list (needs ../shared)',
  () => {
    const words = new Set(
      readFileSync(LIST, 'latin1')
        .split('\n')
        .filter((_, line) => line % 40 === 0)
        .flatMap((line) => wordsOf(line.split('"')[1] ?? ''))
        .map(({ latin }) => latin),
    );
    expect(words.size).toBeGreaterThan(400);
    const usual = RULES.filter(({ edits, ocr, phoneticFrom }) => edits && !ocr && phoneticFrom > 64);
    expect(wrongOf([...words].map(lexeme), usual).wrong).toEqual([]);
  },
);
