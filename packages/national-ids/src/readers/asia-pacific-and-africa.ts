import { isVerhoeff } from '../checksums';
import { INDONESIAN_PROVINCES } from '../data/indonesia';
import { dateByAge } from '../dates';
import { digitAt, isDigits, isOneDigit, numberAt, weighted } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

/**
 * Reads a NIN: eleven digits that carry no information; no check formula is published. Source: National
 * Identity Management Commission, "About the NIN".
 */
export const readNin: Reader = (text) => {
  if (!isDigits(text, 11)) return invalid('form');
  return isOneDigit(text) ? invalid('not_issued', text) : valid(text);
};

/**
 * Reads a BVN: eleven digits beginning with 22. Source: Nigeria Inter-Bank Settlement System, BVN
 * specification.
 */
export const readBvn: Reader = (text) => {
  if (!isDigits(text, 11)) return invalid('form');
  return text.startsWith('22') && !isOneDigit(text) ? valid(text) : invalid('not_issued', text);
};

const FIRST = [3, 2, 7, 6, 5, 4, 3, 2];
const SECOND = [7, 4, 3, 2, 5, 2, 7, 6];
const LEAST = 10_000_000;
const MOST = 200_000_000;

const checkOf = (text: string, weights: readonly number[]): number =>
  (11 - (weighted(text, weights) % 11)) % 11;

/**
 * Reads an IRD number: eight or nine digits from 10,000,000 to 200,000,000 with a check digit mod 11. If the
 * first weights give ten, the second weights are used. If those give ten too, the number is not issued.
 * Source: Inland Revenue, "Resident Withholding Tax and Non-Resident Withholding Tax Certificates file
 * specification".
 */
export const readIrd: Reader = (text) => {
  if (!isDigits(text) || text.length < 8 || text.length > 9) return invalid('form');
  const value = numberAt(text, 0, text.length);
  const filled = text.padStart(9, '0');
  if (value < LEAST || value > MOST) return invalid('not_issued', text);
  const first = checkOf(filled, FIRST);
  const check = first === 10 ? checkOf(filled, SECOND) : first;
  return check === digitAt(filled, 8) ? valid(text) : invalid('check_digit', text);
};

/** Number added to the day of birth of women. */
const FEMALE_DAYS = 40;
/** Age at which an identity card is issued (Undang-Undang 23/2006, article 63), in years. */
const CARD_AGE = 17;

/**
 * Reads a NIK: province, regency, district (two digits each), day of birth (plus 40 for women), month, year,
 * a serial number from 0001. It has no check digit. The century is that of an adult who can have an identity
 * card, unless that makes the person older than 106 years. Source: Undang-Undang 23/2006 and Peraturan Pemerintah
 * 40/2019; area codes of Kepmendagri.
 */
export const readNik: Reader = (text, today) => {
  if (!isDigits(text, 16)) return invalid('form');
  const region = INDONESIAN_PROVINCES.get(text.slice(0, 2));
  if (region === undefined || numberAt(text, 2, 2) === 0 || numberAt(text, 4, 2) === 0) {
    return invalid('region', text);
  }
  const day = numberAt(text, 6, 2);
  const female = day > FEMALE_DAYS;
  const birth_date = dateByAge(
    numberAt(text, 10, 2),
    numberAt(text, 8, 2),
    female ? day - FEMALE_DAYS : day,
    { today, minAge: CARD_AGE },
  );
  if (birth_date === null) return invalid('date', text);
  if (numberAt(text, 12, 4) === 0) return invalid('not_issued', text);
  return valid(text, { birth_date, sex: female ? 'F' : 'M', region });
};

const isPalindrome = (text: string): boolean => text === [...text].reverse().join('');

/**
 * Reads an Aadhaar number: twelve digits that pass Verhoeff's check, the first from 2 to 9, no palindrome.
 * Source: UIDAI, "UID numbering scheme", 2010.
 */
export const readAadhaar: Reader = (text) => {
  if (!isDigits(text, 12)) return invalid('form');
  if (digitAt(text, 0) < 2 || isPalindrome(text)) return invalid('not_issued', text);
  return isVerhoeff(text) ? valid(text) : invalid('check_digit', text);
};

const PAN_FORM = /^[A-Z]{3}[ABCFGHJLPTK][A-Z]\d{4}[A-Z]$/;

/**
 * Reads a PAN: five letters, the fourth of which is the holder type (P for a person), four digits from 0001
 * on, and a letter whose formula is not published. Source: Income Tax Department, "Permanent Account Number".
 */
export const readPan: Reader = (text) => {
  if (!PAN_FORM.test(text)) return invalid('form');
  return text.slice(5, 9) === '0000' ? invalid('not_issued', text) : valid(text);
};
