import { digitAt, valueAt, weightedValues } from './digits';

/** Checks the number as a whole. */
export type Check = (text: string) => boolean;

/** Checks Luhn's formula (ISO/IEC 7812-1, annex B) over all digits; the last one is the check digit. */
export function isLuhn(text: string): boolean {
  let sum = 0;
  for (let at = text.length - 1, doubled = false; at >= 0; at--, doubled = !doubled) {
    const digit = digitAt(text, at);
    sum += doubled ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit;
  }
  return sum % 10 === 0;
}

// J. Verhoeff, Error Detecting Decimal Codes, Mathematical Centre Tracts 29, 1969: the dihedral group of order ten.
const PRODUCT = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
].map((row) => [...row].map(Number));
const PERMUTATION = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
].map((row) => [...row].map(Number));

/** Checks Verhoeff's formula over all digits; the last one is the check digit. */
export function isVerhoeff(text: string): boolean {
  let state = 0;
  for (let at = text.length - 1, place = 0; at >= 0; at--, place++) {
    const moved = (PERMUTATION[place % 8] as number[])[digitAt(text, at)] as number;
    state = (PRODUCT[state] as number[])[moved] as number;
  }
  return state === 0;
}

/** Checks ISO/IEC 7064 MOD 11,10 over all digits; the last one is the check digit. */
export function isMod11And10(text: string): boolean {
  let product = 10;
  for (let at = 0; at < text.length - 1; at++) {
    const sum = (digitAt(text, at) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (product + digitAt(text, text.length - 1)) % 10 === 1;
}

/** Checks ISO/IEC 7064 MOD 11-2 over all digits; the last character is a digit or X for ten. */
export function isMod11And2(text: string): boolean {
  let product = 0;
  for (let at = 0; at < text.length - 1; at++) product = ((product + digitAt(text, at)) * 2) % 11;
  const last = text.charAt(text.length - 1);
  return (product + (last === 'X' ? 10 : digitAt(last, 0))) % 11 === 1;
}

/** Returns a number of any length modulo `modulus`, at most 2^26; letters count as two digits (A = 10). */
export function remainderOf(text: string, modulus: number): number {
  let rest = 0;
  for (let at = 0; at < text.length; at++) {
    const value = valueAt(text, at);
    rest = (rest * (value > 9 ? 100 : 10) + value) % modulus;
  }
  return rest;
}

/** Characters that write a remainder: its position is the value. */
const DIGITS = '0123456789';
/** Ten is written as 0. */
export const TEN_AS_ZERO = '01234567890';
/** Ten is written as X. */
export const TEN_AS_X = '0123456789X';
/** Ten is written as K. */
export const TEN_AS_K = '0123456789K';

interface CheckCharacter {
  readonly modulus: number;
  /** Characters by value. A value without a character is not issued. The default is ten digits. */
  readonly written?: string;
  /** True if the character completes the sum to a multiple of the modulus instead of being the remainder. */
  readonly complement?: boolean;
  /** Added to the sum. */
  readonly plus?: number;
  /** Position of the check character; by default it follows the weighted characters. */
  readonly at?: number;
}

/** Returns a check of the character after a weighted sum of digits and letters (A = 10 … Z = 35). */
export function checkCharacter(
  weights: readonly number[],
  { modulus, written = DIGITS, complement = false, plus = 0, at = weights.length }: CheckCharacter,
): Check {
  return (text) => {
    const rest = (weightedValues(text, weights) + plus) % modulus;
    const value = complement ? (modulus - rest) % modulus : rest;
    return text.charAt(at) === written.charAt(value) && value < written.length;
  };
}

/** Returns a check that a weighted sum of digits and letters (A = 10 … Z = 35) has a remainder, 0 by default. */
export const sumHasRemainder =
  (weights: readonly number[], modulus: number, remainder = 0): Check =>
  (text) =>
    weightedValues(text, weights) % modulus === remainder;

/** Returns the numbers from `first` down to `last`, which is the usual order of weights. */
export const downFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: first - last + 1 }, (_, at) => first - at);

/** Returns `length` weights that repeat the given ones. */
export const repeated = (weights: readonly number[], length: number): readonly number[] =>
  Array.from({ length }, (_, at) => weights[at % weights.length] as number);
