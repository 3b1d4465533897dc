import { digitAt, isDigits, numberAt, weighted } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

const FIRST = [3, 2, 7, 6, 5, 4, 3, 2];
const SECOND = [7, 4, 3, 2, 5, 2, 7, 6];
const LEAST = 10_000_000;
const MOST = 200_000_000;

const checkOf = (text: string, weights: readonly number[]): number =>
  (11 - (weighted(text, weights) % 11)) % 11;

/**
 * IRD number: eight or nine digits from 10,000,000 to 200,000,000, a check digit mod 11; where the first weights give
 * ten, the second are used, and where those do too, the number is not given out.
 * Source: Inland Revenue, "Resident Withholding Tax and Non-Resident Withholding Tax Certificates file specification".
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
