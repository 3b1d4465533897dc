import { type NationalIdKind, readNationalId } from '@assay/national-ids';

/** Data that a number contains. */
export interface NumberFacts {
  /** True if form, dates and check digits are right. */
  readonly isValid: boolean;
  /** `YYYY-MM-DD`; absent if the number has no date. */
  readonly birthDate?: string;
  readonly sex?: 'M' | 'F';
}

const wrong: NumberFacts = { isValid: false };

/** Returns the facts of a national number; `today` is `YYYY-MM-DD`. */
const ofKind =
  (...kinds: readonly NationalIdKind[]) =>
  (text: string, today: string): NumberFacts => {
    for (const kind of kinds) {
      const { valid, birth_date, sex } = readNationalId(kind, text, today);
      if (valid) {
        return { isValid: true, ...(birth_date ? { birthDate: birth_date } : {}), ...(sex ? { sex } : {}) };
      }
    }
    return wrong;
  };

const LICENCE_WEIGHTS = [9, 8, 7, 6, 5, 4, 3, 2, 1];

/**
 * Checks a German licence number: weights 9 to 1 over nine digits and letters, modulo 11, X for ten; the last
 * place counts replacements (Fahrerlaubnis-Verordnung, annex 8).
 */
function germanLicence(text: string): NumberFacts {
  let sum = 0;
  for (let at = 0; at < 9; at++) {
    sum += Number.parseInt(text.charAt(at), 36) * (LICENCE_WEIGHTS[at] as number);
  }
  const rest = sum % 11;
  return { isValid: text.charAt(9) === (rest === 10 ? 'X' : String(rest)) };
}

/** Reads a British licence number: surname, decade, month (plus 50 for women), day, year, initials (DVLA, INS57P). */
function britishLicence(text: string, today: string): NumberFacts {
  const found = /^[A-Z9]{5}(\d)(\d)(\d)(\d\d)(\d)/.exec(text);
  if (!found) return wrong;
  const [, decade = '', tens = '', ones = '', day = '', yearOfDecade = ''] = found;
  const isWoman = Number(tens) >= 5;
  const shortYear = Number(decade + yearOfDecade);
  const year = 2000 + shortYear > Number(today.slice(0, 4)) ? 1900 + shortYear : 2000 + shortYear;
  const month = (Number(tens) - (isWoman ? 5 : 0)) * 10 + Number(ones);
  const date = new Date(Date.UTC(year, month - 1, Number(day)));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== Number(day)) return wrong;
  return { isValid: true, birthDate: date.toISOString().slice(0, 10), sex: isWoman ? 'F' : 'M' };
}

/** Checks of document and personal numbers by country and name. `today` is `YYYY-MM-DD`. */
export const NUMBER_CHECKS = {
  'DE licence': germanLicence,
  'GB licence': britishLicence,
  'AE EID': ofKind('AE EID'),
  'BE EID': ofKind('BE EID'),
  'BG EGN': ofKind('BG EGN'),
  'BR CPF': ofKind('BR CPF'),
  'BY ID': ofKind('BY ID'),
  'CL RUN': ofKind('CL RUT'),
  'DK CPR': ofKind('DK CPR'),
  'EC cedula': ofKind('EC CI'),
  'EE isikukood': ofKind('EE ISIKUKOOD'),
  'ES DNI': ofKind('ES DNI', 'ES NIE'),
  'FI hetu': ofKind('FI HETU'),
  'GR AMKA': ofKind('GR AMKA'),
  'HR OIB': ofKind('HR OIB'),
  'ID NIK': ofKind('ID NIK'),
  'IE PPS': ofKind('IE PPS'),
  'IN AADHAAR': ofKind('IN AADHAAR'),
  'IN PAN': ofKind('IN PAN'),
  'KZ IIN': ofKind('KZ IIN'),
  'LT asmens kodas': ofKind('LT ASMENS KODAS'),
  'MX CURP': ofKind('MX CURP'),
  'MY MyKad': ofKind('MY NRIC'),
  'NG NIN': ofKind('NG NIN'),
  'NO fødselsnummer': ofKind('NO FODSELSNUMMER'),
  'PE DNI': ofKind('PE DNI'),
  'PK CNIC': ofKind('PK CNIC'),
  'PL dowód': ofKind('PL DOWOD'),
  'PL PESEL': ofKind('PL PESEL'),
  'PT CC': ofKind('PT CC'),
  'RO CNP': ofKind('RO CNP'),
  'RS JMBG': ofKind('RS JMBG'),
  'SE personnummer': ofKind('SE PERSONNUMMER'),
  'SG NRIC': ofKind('SG NRIC'),
  'SI EMSO': ofKind('SI EMSO'),
  'TR kimlik': ofKind('TR TCKN'),
  'UA personal': ofKind('UA UNZR', 'UA RNOKPP'),
  'VN CCCD': ofKind('VN CCCD'),
  'ZA ID': ofKind('ZA ID'),
} as const satisfies { readonly [name: string]: (text: string, today: string) => NumberFacts };
export type NumberCheck = keyof typeof NUMBER_CHECKS;
