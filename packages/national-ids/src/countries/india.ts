import { isVerhoeff } from '../checksums';
import { digitAt, isDigits } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

const isPalindrome = (text: string): boolean => text === [...text].reverse().join('');

/**
 * Aadhaar: twelve digits by Verhoeff's check, the first from 2 to 9, no palindrome.
 * Source: UIDAI, "UID numbering scheme", 2010.
 */
export const readAadhaar: Reader = (text) => {
  if (!isDigits(text, 12)) return invalid('form');
  if (digitAt(text, 0) < 2 || isPalindrome(text)) return invalid('not_issued', text);
  return isVerhoeff(text) ? valid(text) : invalid('check_digit', text);
};

const PAN_FORM = /^[A-Z]{3}[ABCFGHJLPTK][A-Z]\d{4}[A-Z]$/;

/**
 * PAN: five letters, the fourth of which is the kind of its holder (P a person), four digits from 0001 on, a letter whose
 * formula is not published.
 * Source: Income Tax Department, "Permanent Account Number".
 */
export const readPan: Reader = (text) => {
  if (!PAN_FORM.test(text)) return invalid('form');
  return text.slice(5, 9) === '0000' ? invalid('not_issued', text) : valid(text);
};
