import { numberAt } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

const FORM = /^[1-478]\d{4}(?:\d{2}|2[AB])\d{8}$/;
const CORSICA = { A: 19, B: 18 } as const;

/** A month of birth, or what stands for an unknown one: 20, 30 to 42, 50 to 99. */
const isMonth = (month: number): boolean =>
  (month >= 1 && month <= 12) || month === 20 || (month >= 30 && month <= 42) || month >= 50;

/** Departments 01 to 95 (20 until 1976), overseas 97 and 98, abroad 99; 96 and 91 to 94 also of French Algeria. */
const isDepartment = (text: string): boolean => /^(?:0[1-9]|[1-8]\d|9\d|2[AB])$/.test(text);

/**
 * NIR: sex (1, 3, 7 men; 2, 4, 8 women), year and month of birth, department, municipality, order, and a key that is 97
 * less the rest of the others by 97; Corsica's 2A counts as 19 and 2B as 18. It tells no day of birth.
 * Source: Décret 82-103 of 22 January 1982, article 4; INSEE, structure du NIR.
 */
export const readNir: Reader = (text) => {
  if (!FORM.test(text)) return invalid('form');
  const department = text.slice(5, 7);
  if (!isDepartment(department)) return invalid('region', text);
  if (!isMonth(numberAt(text, 3, 2))) return invalid('date', text);
  if (numberAt(text, 7, 3) === 0 || numberAt(text, 10, 3) === 0) return invalid('not_issued', text);
  const letter = text[6] as 'A' | 'B';
  const digits =
    letter === 'A' || letter === 'B' ? `${text.slice(0, 5)}${CORSICA[letter]}${text.slice(7)}` : text;
  // Thirteen digits are below 2^53.
  if (97 - (Number(digits.slice(0, 13)) % 97) !== Number(digits.slice(13)))
    return invalid('check_digit', text);
  const overseas = department === '97' || department === '98';
  return valid(text, {
    sex: numberAt(text, 0, 1) % 2 === 1 ? 'M' : 'F',
    region: overseas ? text.slice(5, 8) : department,
  });
};
