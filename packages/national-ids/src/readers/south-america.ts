import { digitAt, isDigits, isOneDigit, numberAt, weighted } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

/**
 * Reads a cédula de ciudadanía: six to ten digits without a check digit; the ten-digit ones (NUIP, since
 * 2003) begin with 1.
 */
export const readCc: Reader = (text) => {
  if (!isDigits(text) || text.length < 6 || text.length > 10) return invalid('form');
  return digitAt(text, 0) === 0 ? invalid('not_issued', text) : valid(text);
};

/** Reads a cédula de extranjería, issued by Migración Colombia: up to seven digits without a check digit. */
export const readCe: Reader = (text) => {
  if (!isDigits(text) || text.length > 7) return invalid('form');
  return numberAt(text, 0, text.length) === 0 ? invalid('not_issued', text) : valid(text);
};

const PPT_FORM = /^[0-9A-Z]{4,15}$/;

/**
 * Reads a permiso por protección temporal: letters and digits, at least one of them a digit, without a check
 * digit. Source: Resolución 971 of 2021, Migración Colombia.
 */
export const readPpt: Reader = (text) =>
  PPT_FORM.test(text) && /\d/.test(text) ? valid(text) : invalid('form');

const NIT_WEIGHTS = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43, 47, 53, 59, 67, 71];

/**
 * Reads a NIT: up to fifteen digits and a check digit mod 11 with prime weights from the right. Source: DIAN,
 * Orden Administrativa 4 of 1989, dígito de verificación.
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

/**
 * Fiscal regions of the Receita Federal by the ninth digit of a CPF.
 * Source: Receita Federal, regiões fiscais (https://www.gov.br/receitafederal/pt-br).
 */
const FISCAL_REGIONS = [
  'RS',
  'DF GO MS MT TO',
  'AC AM AP PA RO RR',
  'CE MA PI',
  'AL PB PE RN',
  'BA SE',
  'MG',
  'ES RJ',
  'SP',
  'PR SC',
];

/** Returns the digit that makes a sum divisible by eleven; ten and eleven are written as 0. */
const mod11 = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

const CPF_FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2];
const CPF_SECOND = [11, ...CPF_FIRST];

/**
 * Reads a CPF: nine digits, then two check digits mod 11. Eleven equal digits pass the check but are never
 * issued. Source: Instrução Normativa RFB 2.172/2024; algorithm of the Receita Federal.
 */
export const readCpf: Reader = (text) => {
  if (!isDigits(text, 11)) return invalid('form');
  if (isOneDigit(text)) return invalid('not_issued', text);
  const holds =
    digitAt(text, 9) === mod11(weighted(text, CPF_FIRST)) &&
    digitAt(text, 10) === mod11(weighted(text, CPF_SECOND));
  if (!holds) return invalid('check_digit', text);
  return valid(text, { region: FISCAL_REGIONS[digitAt(text, 8)] ?? null });
};

const CNPJ_FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const CNPJ_SECOND = [6, ...CNPJ_FIRST];
const CNPJ_FORM = /^[0-9A-Z]{12}\d{2}$/;

/**
 * Reads a CNPJ: twelve characters, then two check digits mod 11. Since July 2026 the twelve may contain
 * letters; each counts as its ASCII code minus 48. Source: Instrução Normativa RFB 2.229/2024, annex XV.
 */
export const readCnpj: Reader = (text) => {
  if (!CNPJ_FORM.test(text)) return invalid('form');
  if (text.startsWith('000000000000')) return invalid('not_issued', text);
  const holds =
    digitAt(text, 12) === mod11(weighted(text, CNPJ_FIRST)) &&
    digitAt(text, 13) === mod11(weighted(text, CNPJ_SECOND));
  return holds ? valid(text) : invalid('check_digit', text);
};
