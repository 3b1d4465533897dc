import { digitAt, isDigits, numberAt } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

/** Cédula de ciudadanía: six to ten digits without a check digit; the ten-digit ones (NUIP, since 2003) begin with 1. */
export const readCc: Reader = (text) => {
  if (!isDigits(text) || text.length < 6 || text.length > 10) return invalid('form');
  return digitAt(text, 0) === 0 ? invalid('not_issued', text) : valid(text);
};

/** Cédula de extranjería: a number of Migración Colombia, up to seven digits without a check digit. */
export const readCe: Reader = (text) => {
  if (!isDigits(text) || text.length > 7) return invalid('form');
  return numberAt(text, 0, text.length) === 0 ? invalid('not_issued', text) : valid(text);
};

const PPT_FORM = /^[0-9A-Z]{4,15}$/;

/**
 * Permiso por protección temporal: letters and digits, at least one of them a digit, without a check digit.
 * Source: Resolución 971 of 2021, Migración Colombia.
 */
export const readPpt: Reader = (text) =>
  PPT_FORM.test(text) && /\d/.test(text) ? valid(text) : invalid('form');

const NIT_WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/**
 * NIT: up to fifteen digits and a check digit mod 11 with prime weights from the right.
 * Source: DIAN, Orden Administrativa 4 of 1989, dígito de verificación.
 */
export const readNit: Reader = (text) => {
  if (!isDigits(text) || text.length < 8 || text.length > 16) return invalid('form');
  let sum = 0;
  for (let at = text.length - 2, place = 0; at >= 0; at--, place++) {
    sum += digitAt(text, at) * (NIT_WEIGHTS[place] as number);
  }
  const rest = sum % 11;
  return digitAt(text, text.length - 1) === (rest < 2 ? rest : 11 - rest)
    ? valid(text)
    : invalid('check_digit', text);
};
