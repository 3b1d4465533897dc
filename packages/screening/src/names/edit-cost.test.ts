import { expect, test } from 'vitest';
import { KNOWN_NAMES } from '../data/known-names';
import {
  editCost,
  letterMask,
  lettersCostMore,
  MIN_FOLD_GAP_COST,
  MIN_GAP,
  nearLetters,
  twentieths,
} from './edit-cost';

const names = KNOWN_NAMES.trim()
  .split(/\s+/)
  .filter((_, at) => at % 40 === 0);
const words = names.flatMap((word) => [
  word,
  word.slice(1),
  `${word[0]}${word}`,
  [...word].map((letter) => letter + letter).join(''),
  word.replace(/[aeiou]/g, 'e'),
  word.replaceAll('b', 'p').replaceAll('k', 'g').replaceAll('s', 'z'),
]);
const LIMITS = [0.5, 0.7, 1, 1.4, 2, 3];

/**
 * Returns pairs for which letters and lengths predict a higher cost than the real one, and the number of
 * predictions.
 */
function wrongOf(of: readonly string[], gap: number): { wrong: string[]; said: number } {
  const wrong: string[] = [];
  let said = 0;
  for (const limit of LIMITS) {
    for (const a of of) {
      for (const b of of) {
        const mask = letterMask(a);
        const other = letterMask(b);
        if (
          !lettersCostMore(
            mask,
            nearLetters(mask),
            other,
            nearLetters(other),
            a.length - b.length,
            gap,
            twentieths(limit),
          )
        )
          continue;
        said++;
        if (editCost(a, b, limit, false) <= limit) wrong.push(`${a} ${b} ${limit}`);
      }
    }
  }
  return { wrong, said };
}

test('lettersCostMore never excludes words whose edit cost is within the limit', () => {
  const { wrong, said } = wrongOf(words, MIN_GAP);
  expect(wrong).toEqual([]);
  expect(said).toBeGreaterThan(words.length ** 2);
});

test('lettersCostMore is valid with MIN_FOLD_GAP_COST only for words without doubled letters', () => {
  const single = words.filter((word) => !/(.)\1/.test(word));
  expect(wrongOf(single, MIN_FOLD_GAP_COST).wrong).toEqual([]);
  expect(wrongOf(words, MIN_FOLD_GAP_COST).wrong).not.toEqual([]);
});
