import { latestDate } from '../calendar-date';
import { isLuhn } from '../checksums';
import { digitAt, isDigits, numberAt } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

/**
 * AMKA: day, month and year of birth, four digits of which the last is odd for men, and a check digit by Luhn's formula.
 * Source: IDIKA, amka.gr, and law 3655/2008, article 153.
 */
export const readAmka: Reader = (text, today) => {
  if (!isDigits(text, 11)) return invalid('form');
  const birth_date = latestDate(numberAt(text, 4, 2), numberAt(text, 2, 2), numberAt(text, 0, 2), today);
  if (birth_date === null) return invalid('date', text);
  if (!isLuhn(text)) return invalid('check_digit', text);
  return valid(text, { birth_date, sex: digitAt(text, 9) % 2 === 1 ? 'M' : 'F' });
};

/** AFM: eight digits weighted by powers of two and a check digit mod 11, ten as 0. Source: AADE; VIES algorithm for EL. */
export const readAfm: Reader = (text) => {
  if (!isDigits(text, 9)) return invalid('form');
  if (numberAt(text, 0, 9) === 0) return invalid('not_issued', text);
  let sum = 0;
  for (let at = 0; at < 8; at++) sum += digitAt(text, at) * 2 ** (8 - at);
  return (sum % 11) % 10 === digitAt(text, 8) ? valid(text) : invalid('check_digit', text);
};
