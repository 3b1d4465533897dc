import { isLuhn, isVerhoeff } from '../checksums';
import { INDIAN_STATES } from '../data/india';
import { MALAYSIAN_PLACES_NOT_USED, VIETNAMESE_PROVINCES } from '../data/south-east-asia';
import { pastDate, yearMonthDay } from '../dates';
import { digitAt, numberAt, valueAt, weighted } from '../digits';
import { anyOf, type NumberKind, number, oddForMen, readWith } from '../number-rule';
import { readAadhaar, readNik, readPan } from '../readers/asia-pacific-and-africa';

const PAN = readWith(readPan, {
  title: 'Permanent Account Number',
  source: 'Income Tax Department, "Permanent Account Number"',
  checks: 'Format',
});

const GSTIN_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Checks Luhn's formula mod 36 over digits and letters. */
function isLuhn36(text: string): boolean {
  let sum = 0;
  for (let at = 0; at < 14; at++) {
    const product = valueAt(text, at) * (at % 2 === 1 ? 2 : 1);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return GSTIN_CHARACTERS[(36 - (sum % 36)) % 36] === text.charAt(14);
}

const isPalindrome = (text: string): boolean => text === [...text].reverse().join('');

const INDIA = {
  'IN AADHAAR': readWith(readAadhaar, {
    title: 'Aadhaar',
    source: 'UIDAI, "UID numbering scheme", 2010',
    checks: 'Twelve digits from 2, Verhoeff',
  }),
  'IN PAN': PAN,
  'IN VID': number({
    title: 'Virtual ID of an Aadhaar number',
    source: 'UIDAI, circular 1 of 2018',
    checks: '16 digits from 2, Verhoeff',
    form: /^\d{16}$/,
    isIssued: (text) => digitAt(text, 0) >= 2 && !isPalindrome(text),
    check: isVerhoeff,
  }),
  'IN GSTIN': number({
    title: 'Goods and Services Tax Identification Number',
    source: 'CGST Rules 2017, rule 10; GSTN, "GSTIN check digit"',
    checks: 'State, PAN, entity, Z, check character mod 36',
    form: /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/,
    region: (text) => (INDIAN_STATES.has(text.slice(0, 2)) ? text.slice(0, 2) : null),
    isIssued: (text) => PAN.read(text.slice(2, 12), '9999-12-31').valid,
    check: isLuhn36,
  }),
  'IN EPIC': number({
    title: 'Electoral Photo Identity Card number',
    source: 'Election Commission of India, "EPIC numbering" of 2001',
    checks: 'Three letters, seven digits with Luhn',
    form: /^[A-Z]{3}\d{7}$/,
    check: (text) => isLuhn(text.slice(3)),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Reads the date of a Sri Lankan number: day of a year of 366 days, plus 500 for women. */
function sriLankanDate(text: string, today: string): string | null {
  const isOld = text.length === 10;
  const year = isOld ? 1900 + numberAt(text, 0, 2) : numberAt(text, 0, 4);
  const day = numberAt(text, isOld ? 2 : 4, 3) % 500;
  if (day < 1 || day > 366) return null;
  // 2000 has 29 February, as every year has here.
  const date = new Date(Date.UTC(2000, 0, day));
  return pastDate(year, date.getUTCMonth() + 1, date.getUTCDate(), today);
}

const SRI_LANKA_PAKISTAN_AND_BANGLADESH = {
  'LK NIC': number({
    title: 'National identity card number',
    source: 'Registration of Persons Act 32 of 1968; Department for Registration of Persons (2016 form)',
    checks: 'Year, day of the year (+500 for women); nine digits and V or X, or twelve digits',
    form: /^\d{9}[VX]$|^(?:19|20)\d{10}$/,
    birthDate: sriLankanDate,
    sex: (text) => (numberAt(text, text.length === 10 ? 2 : 4, 3) > 500 ? 'F' : 'M'),
  }),
  'PK CNIC': number({
    title: 'Computerized National Identity Card',
    source: 'NADRA Ordinance 2000; NADRA, "CNIC number"',
    checks: 'Province, 13 digits, sex',
    form: /^[1-8]\d{12}$/,
    isIssued: (text) => !text.endsWith('0'),
    sex: oddForMen(12),
  }),
  'PK NTN': number({
    title: 'National Tax Number',
    source: 'Federal Board of Revenue',
    checks: 'Seven digits, check digit if present',
    form: /^\d{7,8}$/,
  }),
  'BD NID': number({
    title: 'National identity card number',
    source: 'National Identity Registration Act 2010; Bangladesh Election Commission',
    checks: 'Ten digits, thirteen, or seventeen with the year of birth',
    form: /^[1-9]\d{9}$|^\d{13}$|^(?:19|20)\d{15}$/,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

const NIK = readWith(readNik, {
  title: 'Nomor Induk Kependudukan',
  source: 'Undang-Undang 23/2006; Peraturan Pemerintah 40/2019; area codes of Kepmendagri',
  checks: 'Province, date (+40 days for women), serial',
});

const NPWP = number({
  title: 'Nomor Pokok Wajib Pajak',
  source: 'Peraturan Menteri Keuangan 112/2022; Direktorat Jenderal Pajak',
  checks: 'Fifteen digits, or sixteen from 0, Luhn over the registration number',
  form: /^0?\d{15}$/,
  check: (text) => isLuhn(text.slice(0, text.length - 6)),
});

const NRIC_WEIGHTS = [2, 7, 6, 5, 4, 3, 2];
/** Check letters by series; the order of M is reversed; its reader restores it. */
const NRIC_LETTERS: Readonly<Record<string, string>> = {
  S: 'JZIHGFEDCBA',
  T: 'JZIHGFEDCBA',
  F: 'XWUTRQPNMLK',
  G: 'XWUTRQPNMLK',
  M: 'XWUTRQPNJLK',
};
const NRIC_ADDED: Readonly<Record<string, number>> = { T: 4, G: 4, M: 3 };

function isNric(text: string): boolean {
  const series = text.charAt(0);
  const sum = weighted(text.slice(1), NRIC_WEIGHTS) + (NRIC_ADDED[series] ?? 0);
  return NRIC_LETTERS[series]?.charAt(sum % 11) === text.charAt(8);
}

const UEN_FORM =
  /^(?:\d{8}[A-Z]|(?:18|19|20)\d{7}[A-Z]|[TSR]\d\d(?:C[CDHLMPSX]|DP|F[BCMN]|G[ABS]|HS|L[LP]|M[BCDHMQ]|N[BR]|P[ABF]|R[FP]|S[MS]|T[CU]|VH|XL)\d{4}[A-Z])$/;
const UEN_OTHER_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWX0123456789';

/** Checks a UEN by its form: businesses (nine characters), local companies (ten digits), other entities. */
function isUen(text: string): boolean {
  const last = text.charAt(text.length - 1);
  if (text.length === 9) return 'XMKECAWLJDB'[weighted(text, [10, 4, 9, 3, 8, 2, 7, 1]) % 11] === last;
  if (/^\d/.test(text)) return 'ZKCMDNERGWH'[weighted(text, [10, 8, 6, 4, 9, 7, 5, 3, 1]) % 11] === last;
  const weights = [4, 3, 5, 3, 10, 2, 2, 5, 7];
  const sum = weights.reduce(
    (total, weight, at) => total + weight * UEN_OTHER_CHARACTERS.indexOf(text.charAt(at)),
    0,
  );
  return UEN_OTHER_CHARACTERS[(((sum - 5) % 11) + 11) % 11] === last;
}

const THAI_PIN_FORM = /^[1-8]\d{12}$/;
/** Checks the last digit of thirteen: weights 13 to 2, the complement to 11, of which the last digit counts. */
const isThai = (text: string): boolean =>
  (11 - (weighted(text, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === digitAt(text, 12);
const TH_PIN = number({
  title: 'Personal identification number',
  source: 'Civil Registration Act B.E. 2534; Department of Provincial Administration',
  checks: 'Type 1 to 8, check digit mod 11',
  form: THAI_PIN_FORM,
  check: isThai,
});
const TH_MOA = number({
  title: 'Juristic person registration number',
  source: 'Department of Business Development',
  checks: '0 at the start, check digit mod 11',
  form: /^0\d{12}$/,
  isIssued: (text) => Number(text) > 0,
  check: isThai,
});

const VN_MST = number({
  title: 'Mã số thuế',
  source: 'Thông tư 105/2020/TT-BTC, article 5',
  checks: 'Ten digits with a check digit mod 11, branch if present',
  form: /^\d{10}(?:\d{3})?$/,
  isIssued: (text) => numberAt(text, 2, 7) > 0 && !text.slice(10).endsWith('000'),
  check: (text) => 10 - (weighted(text, [31, 29, 23, 19, 17, 13, 7, 5, 3]) % 11) === digitAt(text, 9),
});

const SOUTH_EAST_ASIA = {
  'ID NIK': NIK,
  'ID NPWP': anyOf(
    {
      title: NPWP.title,
      source: NPWP.source,
      checks: 'Fifteen or sixteen digits with Luhn, or a NIK (since 2024)',
    },
    [NPWP, NIK],
  ),
  'MY NRIC': number({
    title: 'MyKad number',
    source: 'National Registration Regulations 1990; Jabatan Pendaftaran Negara, place codes',
    checks: 'Date, place, sex',
    form: /^\d{12}$/,
    birthDate: yearMonthDay(0),
    region: (text) => (MALAYSIAN_PLACES_NOT_USED.has(text.slice(6, 8)) ? null : text.slice(6, 8)),
    sex: oddForMen(11),
  }),
  'SG NRIC': number({
    title: 'NRIC and FIN',
    source: 'National Registration Act 1965; Immigration & Checkpoints Authority (series M since 2022)',
    checks: 'Series S, T, F, G or M, check letter mod 11',
    form: /^[STFGM]\d{7}[A-Z]$/,
    check: isNric,
  }),
  'SG UEN': number({
    title: 'Unique Entity Number',
    source: 'ACRA, "UEN issuance"; government circular of 2008',
    checks: 'Form of the entity, check letter mod 11',
    form: UEN_FORM,
    check: isUen,
  }),
  'TH PIN': TH_PIN,
  'TH MOA': TH_MOA,
  'TH TIN': anyOf(
    {
      title: 'Taxpayer identification number',
      source: 'Revenue Department of Thailand',
      checks: 'PIN or MOA',
    },
    [TH_PIN, TH_MOA],
  ),
  'PH TIN': number({
    title: 'Taxpayer Identification Number',
    source: 'Bureau of Internal Revenue, RMO 28-2012',
    checks: 'Nine digits, branch of three or five if present',
    form: /^\d{9}(?:\d{3}|\d{5})?$/,
    isIssued: (text) => numberAt(text, 0, 9) > 0,
  }),
  'PH PSN': number({
    title: 'PhilSys Number, PhilSys Card Number',
    source: 'Republic Act 11055, implementing rules section 7',
    checks: 'Twelve digits, or sixteen of the card',
    form: /^\d{12}(?:\d{4})?$/,
    isIssued: (text) => Number(text) > 0,
  }),
  'VN CCCD': number({
    title: 'Số định danh cá nhân',
    source: 'Nghị định 137/2015/NĐ-CP, article 13; Thông tư 59/2021/TT-BCA, articles 3 and 4',
    checks: 'Province, sex and century, year',
    form: /^\d{12}$/,
    region: (text) => (VIETNAMESE_PROVINCES.has(text.slice(0, 3)) ? text.slice(0, 3) : null),
    sex: (text) => (digitAt(text, 3) % 2 === 0 ? 'M' : 'F'),
    isIssued: (text) => digitAt(text, 3) <= 3,
  }),
  'VN MST': VN_MST,
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Numbers of South and South-East Asia. */
export const SOUTH_ASIA = { ...INDIA, ...SRI_LANKA_PAKISTAN_AND_BANGLADESH, ...SOUTH_EAST_ASIA } as const;
