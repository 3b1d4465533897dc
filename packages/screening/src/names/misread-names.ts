import { isKnownName } from './word-families';

/** Digits that readers of scanned pages take letters for, among letters. */
const MISREAD = /^(?=.{4})[a-z]+[015]{1,3}[a-z]+$/;
const ONE_IS = ['l', 'i'];

/** A known name of which some letters were read as digits: "Wi11iam"; the word itself where no such name is known. */
function withoutDigits(word: string): string {
  const letters = word.replaceAll('0', 'o').replaceAll('5', 's');
  return ONE_IS.map((one) => letters.replaceAll('1', one)).find(isKnownName) ?? word;
}

/** Letters that look like others in print, and what they may have been. */
const LOOK_LIKE: readonly (readonly [RegExp, string])[] = [
  [/m/g, 'rn'],
  [/rn/g, 'm'],
  [/cl/g, 'd'],
  [/vv/g, 'w'],
];
const SHORTEST_MISREAD = 5;

/** A known name of which one letter was read as two, or two as one: "Femando"; the word itself where no such name is known. */
function withoutLookalikes(word: string): string {
  for (const [sign, letters] of LOOK_LIKE)
    for (const { index, 0: found } of word.matchAll(sign)) {
      const read = word.slice(0, index) + letters + word.slice(index + found.length);
      if (isKnownName(read)) return read;
    }
  return word;
}

/**
 * A known name that a word may be with a sign misread: digits for letters ("Wi11iam"), one letter for two or two for one ("Femando"); the word itself where no such
 * name is known.
 * @param word lower case, Latin
 */
export function wellRead(word: string): string {
  if (MISREAD.test(word)) return withoutDigits(word);
  return word.length < SHORTEST_MISREAD || isKnownName(word) ? word : withoutLookalikes(word);
}
