import { checkCharacter, downFrom, isLuhn, TEN_AS_K, TEN_AS_ZERO } from '../checksums';
import { GUATEMALAN_MUNICIPALITIES } from '../data/central-america';
import { dateWithCentury, dayMonthYear } from '../dates';
import { digitAt, numberAt, weighted } from '../digits';
import { evenForMen, type NumberKind, number } from '../number-rule';

/** Letters of the mod 23 check of Nicaragua: the alphabet without I, O and Z. */
const NICARAGUAN_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXY';

/** Checks a NIT of El Salvador: numbers up to 100 in the serial use older weights. */
function isSalvadoranNit(text: string): boolean {
  const isOld = numberAt(text, 10, 3) <= 100;
  const check = isOld
    ? (weighted(text, downFrom(14, 2)) % 11) % 10
    : ((11 - (weighted(text, [2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10;
  return check === digitAt(text, 13);
}

/** Entity classes of a company number in Costa Rica by the first digit. */
const CPJ_FORM = /^(?:2[1-4]00|3(?:00[2-9]|01[0-4]|10\d|110)|4000|5001)\d{6}$/;

/** Numbers of Central America and the Spanish-speaking Caribbean. */
export const CENTRAL_AMERICA = {
  'CR CPF': number({
    title: 'Cédula de persona física',
    source: 'Tribunal Supremo de Elecciones; Dirección General de Tributación, resolución 2008/DGT-R-21',
    checks: 'Nine digits, or ten with a leading 0',
    form: /^0?[1-9]\d{8}$/,
    canonical: (text) => text.padStart(10, '0'),
  }),
  'CR CPJ': number({
    title: 'Cédula de persona jurídica',
    source: 'Registro Nacional de Costa Rica; Decreto 34691-J',
    checks: 'Ten digits, class of the entity',
    form: CPJ_FORM,
  }),
  'CR DIMEX': number({
    title: 'Documento de identidad migratorio para extranjeros',
    source: 'Dirección General de Migración y Extranjería',
    checks: 'Eleven or twelve digits from 1',
    form: /^1\d{10,11}$/,
  }),
  'CU NI': number({
    title: 'Número de identidad permanente',
    source: 'Ministerio del Interior, Resolución 6/2014',
    checks: 'Date, century, sex',
    form: /^\d{11}$/,
    birthDate: dateWithCentury(0, (text) => {
      const digit = digitAt(text, 6);
      return digit === 9 ? 1800 : digit <= 5 ? 1900 : 2000;
    }),
    sex: evenForMen(9),
  }),
  'DO CEDULA': number({
    title: 'Cédula de identidad y electoral',
    source: 'Junta Central Electoral, Ley 8-92',
    checks: '11 digits, Luhn',
    form: /^\d{11}$/,
    isIssued: (text) => Number(text) > 0,
    check: isLuhn,
  }),
  'DO RNC': number({
    title: 'Registro Nacional del Contribuyente',
    source: 'Dirección General de Impuestos Internos, Norma General 05-2009',
    checks: 'Nine digits, check digit mod 11',
    form: /^\d{9}$/,
    isIssued: (text) => Number(text) > 0,
    check: (text) =>
      ((21 - (weighted(text, [7, 9, 8, 6, 5, 4, 3, 2]) % 11) - 2) % 9) + 1 === digitAt(text, 8),
  }),
  'GT CUI': number({
    title: 'Código Único de Identificación',
    source: 'Ley del Registro Nacional de las Personas, Decreto 90-2005',
    checks: 'Department, municipality, check digit mod 11',
    form: /^\d{13}$/,
    region: (text) => {
      const count = GUATEMALAN_MUNICIPALITIES[numberAt(text, 9, 2) - 1];
      const municipality = numberAt(text, 11, 2);
      return count !== undefined && municipality >= 1 && municipality <= count ? text.slice(9, 11) : null;
    },
    check: checkCharacter([2, 3, 4, 5, 6, 7, 8, 9], { modulus: 11, written: TEN_AS_ZERO }),
  }),
  'GT NIT': number({
    title: 'Número de Identificación Tributaria',
    source: 'Superintendencia de Administración Tributaria, "Algoritmo de validación del NIT"',
    checks: 'Check digit mod 11 (K for ten)',
    form: /^\d{1,11}[\dK]$/,
    canonical: (text) => text.replace(/^0+(?=.)/, ''),
    check: (text) => {
      const weights = downFrom(text.length, 2);
      return checkCharacter(weights, { modulus: 11, complement: true, written: TEN_AS_K })(text);
    },
  }),
  'HN DNI': number({
    title: 'Documento Nacional de Identificación',
    source: 'Registro Nacional de las Personas, Decreto 62-2004',
    checks: 'Department 01 to 18, municipality, year, serial; RTN with a fourteenth digit',
    form: /^\d{4}(?:19|20)\d{7}\d?$/,
    region: (text) =>
      numberAt(text, 0, 2) >= 1 && numberAt(text, 0, 2) <= 18 && numberAt(text, 2, 2) > 0
        ? text.slice(0, 2)
        : null,
  }),
  'NI CEDULA': number({
    title: 'Cédula de identidad',
    source: 'Consejo Supremo Electoral, Ley 152',
    checks: 'Municipality, date, check letter mod 23',
    form: /^\d{13}[A-Y]$/,
    birthDate: dayMonthYear(3),
    check: (text) => NICARAGUAN_LETTERS[Number(text.slice(0, 13)) % 23] === text.charAt(13),
  }),
  'PA CEDULA': number({
    title: 'Cédula de identidad personal',
    source: 'Tribunal Electoral de Panamá, Ley 68 of 2015',
    checks: 'Province or class (PE, E, N), book, entry',
    form: /^(?:PE|E|N|(?:[1-9]|1[0-3])(?:AV|PI|NT)?)\d{3,10}$/,
  }),
  'SV NIT': number({
    title: 'Número de Identificación Tributaria',
    source: 'Ministerio de Hacienda, Dirección General de Impuestos Internos',
    checks: 'Type 0, 1 or 9, check digit mod 11',
    form: /^[019]\d{13}$/,
    check: isSalvadoranNit,
  }),
  'SV DUI': number({
    title: 'Documento Único de Identidad',
    source: 'Registro Nacional de las Personas Naturales; Decreto 581/2001',
    checks: 'Nine digits, check digit mod 10',
    form: /^\d{9}$/,
    isIssued: (text) => Number(text) > 0,
    check: checkCharacter(downFrom(9, 2), { modulus: 10, complement: true }),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;
