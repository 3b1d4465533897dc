import { digitAt } from './digits';

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
