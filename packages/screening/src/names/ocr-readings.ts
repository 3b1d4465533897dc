import { isKnownName } from './word-families';

/** Letters with digits in between that OCR confuses with letters. */
const MISREAD = /^(?=.{4})[a-z]+[015]{1,3}[a-z]+$/;
const ONE_IS = ['l', 'i'];

/** Returns the known name of which some letters were read as digits: "Wi11iam"; the word itself without one. */
function withoutDigits(word: string): string {
  const letters = word.replaceAll('0', 'o').replaceAll('5', 's');
  return ONE_IS.map((one) => letters.replaceAll('1', one)).find(isKnownName) ?? word;
}

/** Letters that resemble others in print, and the letters they may have been. */
const LOOK_LIKE: readonly (readonly [RegExp, string])[] = [
  [/m/g, 'rn'],
  [/rn/g, 'm'],
  [/cl/g, 'd'],
  [/vv/g, 'w'],
];
const MIN_MISREAD_LENGTH = 5;

/**
 * Returns the known name of which one letter was read as two, or two as one: "Femando"; the word itself
 * without one.
 */
function withoutLookalikes(word: string): string {
  for (const [sign, letters] of LOOK_LIKE)
    for (const { index, 0: found } of word.matchAll(sign)) {
      const read = word.slice(0, index) + letters + word.slice(index + found.length);
      if (isKnownName(read)) return read;
    }
  return word;
}

/**
 * Returns the known name that a word may be with a misread character: digits for letters ("Wi11iam"), one
 * letter for two or two for one ("Femando"). Returns the word itself without one.
 * @param word lower case, Latin
 */
export function wellRead(word: string): string {
  if (MISREAD.test(word)) return withoutDigits(word);
  return word.length < MIN_MISREAD_LENGTH || isKnownName(word) ? word : withoutLookalikes(word);
}

/** Minimum length of the longer number; shorter numbers have too many similar ones. */
const MIN_LENGTH = 4;

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/**
 * Checks whether one number is the other with a typing error: a character lost or added, two adjacent ones
 * swapped, or a letter instead of a digit. A different digit means a different number, because units and
 * ships may differ only by that.
 */
export function isNumberSlip(a: string, b: string): boolean {
  if (a.length > b.length) return isNumberSlip(b, a);
  if (b.length < MIN_LENGTH || b.length > a.length + 1) return false;
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  if (b.length > a.length) return a.slice(at) === b.slice(at + 1);
  if (a.slice(at + 1) === b.slice(at + 1)) return isDigit(a[at]) !== isDigit(b[at]);
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}

/** Characters that OCR confuses, alone and in pairs, and the one that represents each group. */
const READ_AS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/cl/g, 'd'],
  [/vv/g, 'w'],
  [/0/g, 'o'],
  [/[1i]/g, 'l'],
  [/5/g, 's'],
  [/[86]/g, 'b'],
  [/2/g, 'z'],
  [/[9q]/g, 'g'],
];

/** Returns the form of a word in which OCR confusions are equal: "Srnith", "5mith" and "Smith" have one form. */
export function ocrKey(word: string): string {
  let key = word;
  for (const [signs, sign] of READ_AS) key = key.replace(signs, sign);
  return key;
}

/** Characters, and those that may have been printed instead. */
const WRITTEN: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['m', 'rn'],
  ['cl', 'd'],
  ['d', 'cl'],
  ['vv', 'w'],
  ['w', 'vv'],
  ['0', 'o'],
  ['1', 'l'],
  ['1', 'i'],
  ['l', 'i'],
  ['i', 'l'],
  ['5', 's'],
  ['8', 'b'],
  ['6', 'b'],
  ['2', 'z'],
  ['9', 'g'],
  ['q', 'g'],
];
const MAX_READINGS = 24;

/**
 * Returns words that may have been read as this one: with one character corrected, or all digits in a word of
 * letters.
 */
export function ocrReadings(word: string): ReadonlySet<string> {
  const readings = new Set<string>();
  for (const [read, written] of WRITTEN) {
    for (
      let at = word.indexOf(read);
      at >= 0 && readings.size < MAX_READINGS;
      at = word.indexOf(read, at + 1)
    )
      readings.add(word.slice(0, at) + written + word.slice(at + read.length));
  }
  if (/[a-z]/.test(word) && /\d/.test(word)) {
    for (const one of ['l', 'i'])
      readings.add(
        WRITTEN.filter(([read]) => /[025689]/.test(read)).reduce(
          (text, [read, written]) => text.replaceAll(read, written),
          word.replaceAll('1', one),
        ),
      );
  }
  readings.delete(word);
  return readings;
}
