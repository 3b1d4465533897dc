import { checkCharacter, downFrom, isLuhn } from '../checksums';
import { dateWithCentury } from '../dates';
import { digitAt, isOneDigit, weighted } from '../digits';
import { type NumberKind, number, readWith } from '../number-rule';
import { readIrd } from '../readers/asia-pacific-and-africa';

const IL_CHECK = { form: /^\d{5,9}$/, canonical: (text: string) => text.padStart(9, '0'), check: isLuhn };

const MIDDLE_EAST = {
  'IL IDNR': number({
    title: 'Mispar zehut',
    source: 'Population Registry Law 5725-1965; Population and Immigration Authority',
    checks: 'Up to nine digits, Luhn',
    ...IL_CHECK,
    isIssued: (text) => Number(text) > 0,
  }),
  'IL HP': number({
    title: 'Company number',
    source: 'Israeli Corporations Authority',
    checks: 'Nine digits from 5, Luhn',
    form: /^5\d{8}$/,
    check: isLuhn,
  }),
  'IR NID': number({
    title: 'Kode melli',
    source: 'National Organization for Civil Registration of Iran',
    checks: 'Ten digits, check digit mod 11, not ten equal digits',
    form: /^\d{8,10}$/,
    canonical: (text) => text.padStart(10, '0'),
    isIssued: (text) => !isOneDigit(text),
    check: (text) => {
      const rest = weighted(text, downFrom(10, 2)) % 11;
      return digitAt(text, 9) === (rest < 2 ? rest : 11 - rest);
    },
  }),
  'SA ID': number({
    title: 'National ID and Iqama number',
    source: 'National Information Center of Saudi Arabia',
    checks: 'Ten digits from 1 (citizen) or 2 (resident), Luhn',
    form: /^[12]\d{9}$/,
    check: isLuhn,
  }),
  'AE EID': number({
    title: 'Emirates ID number',
    source: 'Federal Authority for Identity and Citizenship',
    checks: '784, year of birth, Luhn',
    form: /^784(?:19|20)\d{10}$/,
    check: isLuhn,
  }),
  'KW CIVIL ID': number({
    title: 'Civil ID number',
    source: 'Public Authority for Civil Information; Law 32 of 1982',
    checks: 'Century (2 or 3), date, check digit mod 11',
    form: /^[23]\d{11}$/,
    birthDate: dateWithCentury(1, (text) => (text.startsWith('2') ? 1900 : 2000)),
    check: checkCharacter([2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], { modulus: 11, complement: true }),
  }),
  'QA QID': number({
    title: 'Qatar ID number',
    source: 'Ministry of Interior of Qatar',
    checks: 'Century (2 or 3), year, nationality (ISO 3166 numeric), serial',
    form: /^[23]\d{10}$/,
  }),
  'BH CPR': number({
    title: 'Central Population Registry number',
    source: 'Information & eGovernment Authority of Bahrain, Law 46 of 2006',
    checks: 'Year, month, serial',
    form: /^\d\d(?:0[1-9]|1[0-2])\d{5}$/,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Letters of a New Zealand health number: the alphabet without I and O. */
const NHI_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Checks a health number: mod 11 with a digit, or mod 24 with a letter since July 2026. */
function isNhi(text: string): boolean {
  let sum = 0;
  for (let at = 0; at < 6; at++) {
    const letter = NHI_LETTERS.indexOf(text.charAt(at));
    sum += (letter < 0 ? digitAt(text, at) : letter + 1) * (7 - at);
  }
  if (/[A-Z]$/.test(text)) return NHI_LETTERS.charAt(23 - (sum % 24)) === text.charAt(6);
  return sum % 11 !== 0 && (11 - (sum % 11)) % 10 === digitAt(text, 6);
}

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

const OCEANIA = {
  'AU TFN': number({
    title: 'Tax File Number',
    source: 'Australian Taxation Office, "TFN check digit algorithm"',
    checks: 'Eight or nine digits, weighted sum mod 11',
    form: /^\d{8,9}$/,
    isIssued: (text) => Number(text) > 0,
    check: (text) =>
      weighted(text, text.length === 9 ? [1, 4, 3, 7, 5, 8, 6, 9, 10] : [10, 7, 8, 4, 6, 3, 5, 1]) % 11 === 0,
  }),
  'AU ABN': number({
    title: 'Australian Business Number',
    source: 'Australian Business Register, "Format of the ABN"',
    checks: 'Eleven digits, weighted sum mod 89',
    form: /^[1-9]\d{10}$/,
    check: (text) => (weighted(text, ABN_WEIGHTS) - 10) % 89 === 0,
  }),
  'AU ACN': number({
    title: 'Australian Company Number',
    source: 'ASIC, "Australian Company Number digit check"',
    checks: 'Nine digits, check digit mod 10',
    form: /^\d{9}$/,
    isIssued: (text) => Number(text) > 0,
    check: checkCharacter(downFrom(8, 1), { modulus: 10, complement: true }),
  }),
  'AU MEDICARE': number({
    title: 'Medicare card number',
    source: 'Services Australia; METeOR 270101',
    checks: 'Ten digits from 2 to 6, check digit mod 10, reference number if present',
    form: /^[2-6]\d{9}[1-9]?$/,
    isIssued: (text) => digitAt(text, 9) > 0,
    check: checkCharacter([1, 3, 7, 9, 1, 3, 7, 9], { modulus: 10 }),
  }),
  'NZ IRD': readWith(readIrd, {
    title: 'IRD number',
    source: 'Inland Revenue, RWT and NRWT certificate file specification',
    checks: 'Range, two sets of weights mod 11',
  }),
  'NZ NHI': number({
    title: 'National Health Index number',
    source: 'HISO 10046:2024 Consumer Health Identity Standard, appendix A',
    checks: 'Three letters, digits, check digit mod 11 or check letter mod 24',
    form: /^[A-HJ-NP-Z]{3}\d{2}(?:\d\d|[A-HJ-NP-Z]{2})$/,
    check: isNhi,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Numbers of the Middle East and Oceania. */
export const MIDDLE_EAST_AND_OCEANIA = { ...MIDDLE_EAST, ...OCEANIA } as const;
