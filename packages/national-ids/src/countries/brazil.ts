import { digitAt, isDigits, isOneDigit, weighted } from '../digits';
import { invalid, type Reader, valid } from '../verdict';

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

/** The digit that makes a sum divisible by eleven; ten and eleven are written as 0. */
const mod11 = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));

const CPF_FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2];
const CPF_SECOND = [11, ...CPF_FIRST];

/**
 * CPF: nine digits, then two check digits mod 11. Eleven equal digits satisfy the check and are given to nobody.
 * Source: Instrução Normativa RFB 2.172/2024; algorithm of the Receita Federal.
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
 * CNPJ: twelve characters, then two check digits mod 11. Since July 2026 the twelve may hold letters; each counts as its
 * ASCII code less 48.
 * Source: Instrução Normativa RFB 2.229/2024, annex XV.
 */
export const readCnpj: Reader = (text) => {
  if (!CNPJ_FORM.test(text)) return invalid('form');
  if (text.startsWith('000000000000')) return invalid('not_issued', text);
  const holds =
    digitAt(text, 12) === mod11(weighted(text, CNPJ_FIRST)) &&
    digitAt(text, 13) === mod11(weighted(text, CNPJ_SECOND));
  return holds ? valid(text) : invalid('check_digit', text);
};
