import { checkCharacter, isLuhn, isMod11And10, repeated } from '../checksums';
import { GERMAN_INSURANCE_AREAS, GERMAN_TAX_OFFICES } from '../data/germany';
import { dayMonthYear } from '../dates';
import { digitAt, numberAt, valueAt } from '../digits';
import { type NumberKind, number, readWith } from '../number-rule';
import { readNir, readSteuerId } from '../readers/europe';

const isSiren = isLuhn;

/** La Poste has more establishments than Luhn's formula allows: their digits add up to a multiple of five. */
function isSiret(text: string): boolean {
  if (!text.startsWith('356000000')) return isLuhn(text) && isSiren(text.slice(0, 9));
  let sum = 0;
  for (let at = 0; at < 14; at++) sum += digitAt(text, at);
  return isLuhn(text) || sum % 5 === 0;
}

const TVA_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Checks the key of a French VAT number: two digits mod 97, or two characters with a letter mod 11. */
function isTvaKey(text: string): boolean {
  const siren = Number(text.slice(2));
  if (/^\d\d/.test(text)) return (siren * 100 + 12) % 97 === numberAt(text, 0, 2);
  const first = TVA_CHARACTERS.indexOf(text.charAt(0));
  const second = TVA_CHARACTERS.indexOf(text.charAt(1));
  const key = first < 10 ? first * 24 + second - 10 : first * 34 + second - 100;
  return (siren + 1 + Math.floor(key / 11)) % 11 === key % 11;
}

const TVA_FORM = /^[0-9A-HJ-NP-Z]{2}\d{9}$/;

const FRANCE = {
  'FR NIR': readWith(readNir, {
    title: "Numéro d'inscription au répertoire",
    source: 'Décret 82-103 of 22 January 1982, article 4; INSEE, structure du NIR',
    checks: 'Sex, month, department, key mod 97 (2A, 2B)',
  }),
  'FR SPI': number({
    title: 'Numéro fiscal de référence (SPI)',
    source: 'Direction générale des Finances publiques; OECD, TIN information sheet of France',
    checks: 'First digit 0 to 3, key mod 511',
    form: /^[0-3]\d{12}$/,
    isIssued: (text) => Number(text) > 0,
    check: (text) => Number(text.slice(0, 10)) % 511 === numberAt(text, 10, 3),
  }),
  'FR SIREN': number({
    title: 'SIREN',
    source: 'Code de commerce, article R123-221; INSEE',
    checks: 'Nine digits, Luhn',
    form: /^\d{9}$/,
    isIssued: (text) => Number(text) > 0,
    check: isSiren,
  }),
  'FR SIRET': number({
    title: 'SIRET',
    source: 'Code de commerce, article R123-221; INSEE (exception of La Poste)',
    checks: 'SIREN and five digits, Luhn',
    form: /^\d{14}$/,
    check: isSiret,
  }),
  'FR TVA': number({
    title: 'Numéro de TVA intracommunautaire',
    source: 'Code général des impôts, annexe III, article 30; VIES algorithm for FR',
    checks: 'Key mod 97 or with letters mod 11, SIREN',
    form: TVA_FORM,
    check: (text) => (text.startsWith('000', 2) || isSiren(text.slice(2))) && isTvaKey(text),
  }),
  'MC TVA': number({
    title: 'Numéro de TVA of Monaco',
    source: 'Direction des Services Fiscaux de Monaco; VIES algorithm for FR',
    checks: 'French key, 000 and six digits',
    form: /^(?:FR)?[0-9A-HJ-NP-Z]{2}000\d{6}$/,
    canonical: (text) => text.slice(-11),
    check: isTvaKey,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

const MRZ_WEIGHTS = repeated([7, 3, 1], 9);
const INSURANCE_WEIGHTS = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1];

/** Checks an insurance number: digits and the letter's two digits are weighted, and the digits of products add up. */
function isInsuranceNumber(text: string): boolean {
  const letter = String(valueAt(text, 8) - 9).padStart(2, '0');
  const digits = text.slice(0, 8) + letter + text.slice(9, 11);
  let sum = 0;
  for (let at = 0; at < 12; at++) {
    const product = digitAt(digits, at) * (INSURANCE_WEIGHTS[at] as number);
    sum += Math.floor(product / 10) + (product % 10);
  }
  return sum % 10 === digitAt(text, 11);
}

const GERMANY = {
  'DE IDNR': readWith(readSteuerId, {
    title: 'Steuerliche Identifikationsnummer',
    source: 'Steueridentifikationsnummerverordnung § 1; ITZBund, "Prüfziffernberechnung", 2016',
    checks: '11 digits, one of them repeated, ISO 7064 MOD 11,10',
  }),
  'DE STNR': number({
    title: 'Steuernummer',
    source: 'ELSTER, "Prüfung der Steuer- und Steueridentifikationsnummer" (formats of the federal states)',
    checks: 'Ten or eleven digits of a state, or thirteen with the code of the state',
    form: /^\d{10,11}$|^\d{13}$/,
    isIssued: (text) =>
      text.length < 13 ||
      (text.charAt(4) === '0' && GERMAN_TAX_OFFICES.some((code) => text.startsWith(code))),
  }),
  'DE VAT': number({
    title: 'Umsatzsteuer-Identifikationsnummer',
    source: 'Umsatzsteuergesetz § 27a; VIES algorithm for DE',
    checks: 'Nine digits, ISO 7064 MOD 11,10',
    form: /^[1-9]\d{8}$/,
    check: isMod11And10,
  }),
  'DE SVNR': number({
    title: 'Rentenversicherungsnummer',
    source: 'Versicherungsnummern-, Kontoführungs- und Versicherungsverlaufsverordnung §§ 1 and 2',
    checks: 'Area, date, initial of the surname, serial, check digit',
    form: /^\d{8}[A-Z]\d{3}$/,
    region: (text) => (GERMAN_INSURANCE_AREAS.has(text.slice(0, 2)) ? text.slice(0, 2) : null),
    // The day or the month is 00 where it was unknown; such a number has no birth date.
    birthDate: (text, today) => (/^..(?:00|..00)/.test(text) ? undefined : dayMonthYear(2)(text, today)),
    sex: (text) => (numberAt(text, 9, 2) < 50 ? 'M' : 'F'),
    check: isInsuranceNumber,
  }),
  'DE PERSONALAUSWEIS': number({
    title: 'Serial number of identity cards, passports and residence permits',
    source: 'Personalausweisverordnung, annex 3; BSI TR-03127; ICAO Doc 9303-3, 4.9 (check digit)',
    checks: 'Nine characters without vowels; check digit 7-3-1 if it is present',
    form: /^[CFGHJKLMNPRTVWXYZ0-9]{9}(?:\dD?)?$/,
    canonical: (text) => text.replace(/(?<=^.{10})D$/, ''),
    check: (text) => text.length === 9 || checkCharacter(MRZ_WEIGHTS, { modulus: 10 })(text),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Numbers of France, Monaco and Germany. */
export const FRANCE_AND_GERMANY = { ...FRANCE, ...GERMANY } as const;
