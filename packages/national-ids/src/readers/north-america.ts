import { isLuhn } from '../checksums';
import { INCONVENIENT_WORDS, MEXICAN_STATES } from '../data/mexico';
import { SSN_AREAS } from '../data/ssn-areas';
import { latestDate, pastDate } from '../dates';
import { digitAt, isDigits, numberAt } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

const CURP_FORM = /^[A-Z][AEIOUX][A-Z]{2}\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[0-9A-Z]\d$/;
/** Values of characters in the check digit of a CURP: their position, with Ñ between N and O. */
const CURP_VALUES = valuesOf('0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ');

/** Returns values indexed by character code. Latin-1 covers all characters of the alphabet. */
function valuesOf(alphabet: string): Uint8Array {
  const values = new Uint8Array(256);
  for (const [value, character] of [...alphabet].entries()) values[character.charCodeAt(0)] = value;
  return values;
}

/**
 * Reads a CURP: four letters of the name, date of birth, sex, state of birth, three inner consonants, a
 * century marker (digit until 1999, letter from 2000 on), and a check digit mod 10 with weights 18 to 2.
 * Names that would spell an inconvenient word have an X in second place. Sex X is neither M nor F. Source:
 * Instructivo normativo para la asignación de la CURP, RENAPO (DOF 18 October 2021), annexes 1, 2 and 4.
 */
export const readCurp: Reader = (text, today) => {
  if (!CURP_FORM.test(text)) return invalid('form');
  if (INCONVENIENT_WORDS.has(text.slice(0, 4))) return invalid('not_issued', text);
  const region = MEXICAN_STATES.get(text.slice(11, 13));
  if (region === undefined) return invalid('region', text);
  const dateIn = (century: number): string | null =>
    pastDate(century + numberAt(text, 4, 2), numberAt(text, 6, 2), numberAt(text, 8, 2), today);
  const isMarkedByLetter = text.charCodeAt(16) > 57;
  const marked = dateIn(isMarkedByLetter ? 2000 : 1900);
  // The check digit doesn't distinguish the letter O from the digit 0: if O gives a future date, it is a 0.
  const isZero = marked === null && text.charAt(16) === 'O';
  const birth_date = isZero ? dateIn(1900) : marked;
  if (birth_date === null) return invalid('date', text);
  let sum = 0;
  for (let at = 0; at < 17; at++) sum += (CURP_VALUES[text.charCodeAt(at)] as number) * (18 - at);
  if ((10 - (sum % 10)) % 10 !== digitAt(text, 17)) return invalid('check_digit', text);
  const sex = text[10] === 'H' ? 'M' : text[10] === 'M' ? 'F' : null;
  const number = isZero ? `${text.slice(0, 16)}0${text.charAt(17)}` : text;
  return valid(number, { birth_date, sex, region });
};

const RFC_FORM = /^(?:[A-ZÑ&]{3}|[A-ZÑ&]{4})\d{6}[1-9A-V][1-9A-Z][0-9A]$/;
const RFC_VALUES = valuesOf('0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ');
/**
 * Generic numbers for the general public and for foreigners without an RFC. They identify no person and their
 * check digit isn't valid.
 */
const GENERIC_RFCS = new Set(['XAXX010101000', 'XEXX010101000']);

/**
 * Reads an RFC: four letters of a person or three of a company, date of birth or foundation, two characters
 * that distinguish namesakes, and a check character mod 11. The check uses weights 13 to 2 over the number,
 * padded on the left with a space to twelve characters. Source: SAT, Anexo 1 of the procedures for the clave
 * diferenciadora de homonimia and the dígito verificador (Instructivo para la formación de la clave del RFC).
 */
export const readRfc: Reader = (text, today) => {
  if (GENERIC_RFCS.has(text)) return valid(text);
  if (!RFC_FORM.test(text)) return invalid('form');
  const person = text.length === 13;
  if (person && INCONVENIENT_WORDS.has(text.slice(0, 4))) return invalid('not_issued', text);
  const start = person ? 4 : 3;
  const date = latestDate(
    numberAt(text, start, 2),
    numberAt(text, start + 2, 2),
    numberAt(text, start + 4, 2),
    today,
  );
  if (date === null) return invalid('date', text);
  const filled = person ? text : ` ${text}`;
  let sum = 0;
  for (let at = 0; at < 12; at++) sum += (RFC_VALUES[filled.charCodeAt(at)] as number) * (13 - at);
  const check = (11 - (sum % 11)) % 11;
  if (filled[12] !== (check === 10 ? 'A' : String(check))) return invalid('check_digit', text);
  return valid(text, person ? { birth_date: date } : {});
};

/**
 * Numbers printed in advertisements and used by thousands of people. The Social Security Administration does
 * not assign them.
 */
const ADVERTISED = new Set(['078051120', '219099999', '457555462']);

/**
 * Reads an SSN: area 001 to 899 without 666, group 01 to 99, serial 0001 to 9999. `region` is the state that
 * the area was allocated to. Numbers issued since 25 June 2011 are random, so the region is a hint and not
 * proof. Source: Social Security Administration, Program Operations Manual RM 10201 and "Social Security
 * Number Randomization".
 */
export const readSsn: Reader = (text) => {
  if (!isDigits(text, 9)) return invalid('form');
  const area = numberAt(text, 0, 3);
  if (area === 0 || area === 666 || area >= 900) return invalid('region', text);
  if (numberAt(text, 3, 2) === 0 || numberAt(text, 5, 4) === 0 || ADVERTISED.has(text)) {
    return invalid('not_issued', text);
  }
  return valid(text, { region: SSN_AREAS[area] ?? null });
};

/**
 * Reads an ITIN: nine digits beginning with 9, the fourth and fifth from 50 to 65, 70 to 88, 90 to 92 or 94
 * to 99. Source: IRS, Internal Revenue Manual 3.21.263.
 */
export const readItin: Reader = (text) => {
  if (!isDigits(text, 9)) return invalid('form');
  const group = numberAt(text, 3, 2);
  const given = (group >= 50 && group <= 65) || (group >= 70 && group <= 99 && group !== 89 && group !== 93);
  return digitAt(text, 0) === 9 && given ? valid(text) : invalid('not_issued', text);
};

/**
 * Provinces by first digit; 9 is for temporary residents. Source: Employment and Social Development Canada,
 * SIN Code of Practice.
 */
const PROVINCES = [null, 'NB NL NS PE', 'QC', 'QC', 'ON', 'ON', 'AB MB NT NU SK', 'BC YT', null, null];

/** Reads a SIN: nine digits that pass Luhn's formula; none begins with 0 or 8. Source: SIN Code of Practice. */
export const readSin: Reader = (text) => {
  if (!isDigits(text, 9)) return invalid('form');
  const first = digitAt(text, 0);
  if (first === 0 || first === 8) return invalid('not_issued', text);
  return isLuhn(text) ? valid(text, { region: PROVINCES[first] ?? null }) : invalid('check_digit', text);
};
