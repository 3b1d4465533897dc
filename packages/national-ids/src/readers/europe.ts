import { isLuhn, isMod11And10 } from '../checksums';
import { latestDate } from '../dates';
import { digitAt, isDigits, numberAt, weighted } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

const PPS_FORM = /^\d{7}[A-W](?:[A-IWTX])?$/;
const PPS_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';
const PPS_WEIGHTS = [8, 7, 6, 5, 4, 3, 2];

/**
 * Reads a PPS number: seven digits, a check letter mod 23, and since 2013 a second letter A to I with weight
 * nine. The older second letters W, T and X have weight zero. Source: Department of Social Protection, "PPS
 * number check character"; Revenue, "Validation of PPSN", 2013.
 */
export const readPps: Reader = (text) => {
  if (!PPS_FORM.test(text)) return invalid('form');
  const second = text.length === 9 ? text.charCodeAt(8) - 64 : 0;
  const sum = weighted(text, PPS_WEIGHTS) + (second <= 9 ? second * 9 : 0);
  return PPS_LETTERS[sum % 23] === text[7] ? valid(text) : invalid('check_digit', text);
};

/**
 * Reads an AMKA: day, month and year of birth, four digits of which the last is odd for men, and a check
 * digit by Luhn's formula. Source: IDIKA, amka.gr, and law 3655/2008, article 153.
 */
export const readAmka: Reader = (text, today) => {
  if (!isDigits(text, 11)) return invalid('form');
  const birth_date = latestDate(numberAt(text, 4, 2), numberAt(text, 2, 2), numberAt(text, 0, 2), today);
  if (birth_date === null) return invalid('date', text);
  if (!isLuhn(text)) return invalid('check_digit', text);
  return valid(text, { birth_date, sex: digitAt(text, 9) % 2 === 1 ? 'M' : 'F' });
};

/**
 * Reads an AFM: eight digits weighted by powers of two and a check digit mod 11, where ten is written as 0.
 * Source: AADE; VIES algorithm for EL.
 */
export const readAfm: Reader = (text) => {
  if (!isDigits(text, 9) && !isDigits(text, 8)) return invalid('form');
  // Numbers assigned before 1990 have eight digits.
  const number = text.padStart(9, '0');
  if (numberAt(number, 0, 9) === 0) return invalid('not_issued', number);
  let sum = 0;
  for (let at = 0; at < 8; at++) sum += digitAt(number, at) * 2 ** (8 - at);
  return (sum % 11) % 10 === digitAt(number, 8) ? valid(number) : invalid('check_digit', number);
};

/**
 * Reads an Identifikationsnummer of the tax office: eleven digits, the first not 0, with a check digit by
 * ISO/IEC 7064 MOD 11,10. Among the first ten, exactly one digit occurs two or three times (three times never
 * in a row) and the others at most once. Source: Steueridentifikationsnummerverordnung § 1; ITZBund,
 * "Prüfziffernberechnung", 2016.
 */
export const readSteuerId: Reader = (text) => {
  if (!isDigits(text, 11)) return invalid('form');
  const counts = new Array<number>(10).fill(0);
  for (let at = 0; at < 10; at++) counts[digitAt(text, at)] = (counts[digitAt(text, at)] as number) + 1;
  const repeated = counts.filter((count) => count > 1);
  const isGiven =
    digitAt(text, 0) !== 0 &&
    repeated.length === 1 &&
    (repeated[0] as number) <= 3 &&
    !/(\d)\1\1/.test(text.slice(0, 10));
  if (!isGiven) return invalid('not_issued', text);
  return isMod11And10(text) ? valid(text) : invalid('check_digit', text);
};

const FORM = /^[1-478]\d{4}(?:\d{2}|2[AB])\d{8}$/;
const CORSICA = { A: 19, B: 18 } as const;

/** Checks for a month of birth or a code for an unknown one: 20, 30 to 42, 50 to 99. */
const isMonth = (month: number): boolean =>
  (month >= 1 && month <= 12) || month === 20 || (month >= 30 && month <= 42) || month >= 50;

/**
 * Checks for a department: 01 to 95 (20 until 1976), overseas 97 and 98, abroad 99; 96 and 91 to 94 also for
 * French Algeria.
 */
const isDepartment = (text: string): boolean => /^(?:0[1-9]|[1-8]\d|9\d|2[AB])$/.test(text);

/**
 * Reads a NIR: sex (1, 3, 7 men; 2, 4, 8 women), year and month of birth, department, municipality, order,
 * and a key. The key is 97 minus the other digits modulo 97; Corsica's 2A counts as 19 and 2B as 18. It has
 * no day of birth. Source: Décret 82-103 of 22 January 1982, article 4; INSEE, structure du NIR.
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
  // Thirteen digits fit below 2^53, so a number is exact.
  if (97 - (Number(digits.slice(0, 13)) % 97) !== Number(digits.slice(13)))
    return invalid('check_digit', text);
  const overseas = department === '97' || department === '98';
  return valid(text, {
    sex: numberAt(text, 0, 1) % 2 === 1 ? 'M' : 'F',
    region: overseas ? text.slice(5, 8) : department,
  });
};
