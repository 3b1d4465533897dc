import { expect, test } from 'vitest';
import { KNOWN_NAMES } from '../data/known-names';
import { areStrangers, compareWords } from './compare-words';
import { lexeme } from './lexeme';

const OTHERS =
  'al el bin 33rd 34 iii j muhammad muhammed mohamad ~mhmd ~hsn %sumisu =4e00 hassan alhassan hasan bill william trading tading gas oil co';
const known = KNOWN_NAMES.trim().split(/\s+/);
const words = [
  ...OTHERS.split(' '),
  ...known.filter((_, at) => at % Math.ceil(known.length / 150) === 0),
].map(lexeme);

test('words that are told to be strangers by their letters alone are those that a whole comparison finds nothing alike in', () => {
  let told = 0;
  for (const person of [true, false]) {
    for (const edits of [true, false]) {
      for (const phoneticFrom of [Number.POSITIVE_INFINITY, 3]) {
        const rules = { fuzzy: true, edits, ocr: false, phoneticFrom, person };
        for (const a of words) {
          for (const b of words) {
            if (!areStrangers(a, b, rules)) continue;
            told++;
            expect(compareWords(a, b, rules)).toBeNull();
          }
        }
      }
    }
  }
  expect(told).toBeGreaterThan(words.length ** 2);
});
