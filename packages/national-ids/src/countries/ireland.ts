import { weighted } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

const FORM = /^\d{7}[A-W](?:[A-IWTX])?$/;
const CHECK = 'WABCDEFGHIJKLMNOPQRSTUV';
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/**
 * PPS number: seven digits, a check letter mod 23, and since 2013 a second letter A to I that counts nine times its place;
 * the older second letters W, T and X count nothing.
 * Source: Department of Social Protection, "PPS number check character"; Revenue, "Validation of PPSN", 2013.
 */
export const readPps: Reader = (text) => {
  if (!FORM.test(text)) return invalid('form');
  const second = text.length === 9 ? text.charCodeAt(8) - 64 : 0;
  const sum = weighted(text, WEIGHTS) + (second <= 9 ? second * 9 : 0);
  return CHECK[sum % 23] === text[7] ? valid(text) : invalid('check_digit', text);
};
