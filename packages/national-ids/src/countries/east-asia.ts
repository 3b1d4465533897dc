import { checkCharacter, isMod11And2, TEN_AS_ZERO } from '../checksums';
import { CHINESE_PROVINCES } from '../data/china';
import { dateWithCentury, fullDate, yearMonthDay } from '../dates';
import { digitAt, numberAt, valueAt, weighted } from '../digits';
import { type NumberKind, number, oddForMen } from '../number-rule';

const USCC_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** Checks a credit code: powers of three mod 31 over an alphabet without I, O, S, V and Z. */
function isUscc(text: string): boolean {
  let sum = 0;
  let weight = 1;
  for (let at = 0; at < 17; at++) {
    sum += USCC_CHARACTERS.indexOf(text.charAt(at)) * weight;
    weight = (weight * 3) % 31;
  }
  return USCC_CHARACTERS[(31 - (sum % 31)) % 31] === text.charAt(17);
}

/** Checks a Hong Kong card: letters count from 10, a missing first letter as 36. */
function isHkid(text: string): boolean {
  const filled = text.length === 8 ? ` ${text}` : text;
  let sum = filled.startsWith(' ') ? 36 * 9 : valueAt(filled, 0) * 9;
  for (let at = 1; at < 8; at++) sum += valueAt(filled, at) * (9 - at);
  const last = filled.charAt(8);
  return (sum + (last === 'A' ? 10 : digitAt(last, 0))) % 11 === 0;
}

const CHINA_AND_HONG_KONG = {
  'CN RIC': number({
    title: 'Resident identity number',
    source: 'GB 11643-1999; State Council decree of 2018 on residence permits (810000, 820000, 830000)',
    checks: 'Province, date, sex, ISO 7064 MOD 11-2; fifteen digits until 1999',
    form: /^\d{17}[\dX]$|^\d{15}$/,
    region: (text) => (CHINESE_PROVINCES.has(text.slice(0, 2)) ? text.slice(0, 6) : null),
    birthDate: (text, today) =>
      text.length === 18 ? fullDate(6)(text, today) : dateWithCentury(6, () => 1900)(text, today),
    sex: (text) => oddForMen(text.length === 18 ? 16 : 14)(text),
    check: (text) => text.length === 15 || isMod11And2(text),
  }),
  'CN USCC': number({
    title: 'Unified Social Credit Code',
    source: 'GB 32100-2015',
    checks: 'Department, type, region, check character mod 31',
    form: /^[0-9A-HJ-NP-RTUWXY]{2}\d{6}[0-9A-HJ-NP-RTUWXY]{10}$/,
    check: isUscc,
  }),
  'HK HKID': number({
    title: 'Hong Kong identity card number',
    source: 'Registration of Persons Regulations (Cap. 177A); Immigration Department',
    checks: 'One or two letters, six digits, check digit mod 11 (A for ten)',
    form: /^[A-Z]{1,2}\d{6}[\dA]$/,
    check: isHkid,
  }),
  'MO BIR': number({
    title: 'Macao resident identity card number',
    source: 'Direcção dos Serviços de Identificação, Lei 8/2002',
    checks: 'Eight digits from 1, 5 or 7',
    form: /^[157]\d{7}$/,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Values of the letters A to Z of the first place. */
const TAIWAN_VALUES = [
  10, 11, 12, 13, 14, 15, 16, 17, 34, 18, 19, 20, 21, 22, 35, 23, 24, 25, 26, 27, 28, 29, 32, 30, 31, 33,
];

/** Checks a Taiwanese number; in residence certificates before 2021 the second place is a letter. */
function isTaiwanese(text: string): boolean {
  const first = TAIWAN_VALUES[text.charCodeAt(0) - 65] as number;
  const second =
    text.charCodeAt(1) >= 65 ? (TAIWAN_VALUES[text.charCodeAt(1) - 65] as number) % 10 : digitAt(text, 1);
  const sum = Math.floor(first / 10) + (first % 10) * 9 + second * 8;
  return (sum + weighted(text.slice(2), [7, 6, 5, 4, 3, 2, 1, 1])) % 10 === 0;
}

/** Checks a company number: digits of products add up to a multiple of five since April 2023 (of ten before). */
function isUbn(text: string): boolean {
  let sum = 0;
  for (let at = 0; at < 8; at++) {
    const product = digitAt(text, at) * ([1, 2, 1, 2, 1, 2, 4, 1][at] as number);
    sum += Math.floor(product / 10) + (product % 10);
  }
  // 7 times 4 is 28, whose digits add up to ten: it counts as 1 or 0.
  return sum % 5 === 0 || (text.charAt(6) === '7' && (sum + 1) % 5 === 0);
}

const TAIWAN = {
  'TW NATID': number({
    title: 'National identification number',
    source: 'Ministry of the Interior, Department of Household Registration',
    checks: 'Letter, sex (8 and 9 for residents since 2021), check digit mod 10',
    form: /^[A-Z][1289]\d{8}$/,
    sex: (text) => ('18'.includes(text.charAt(1)) ? 'M' : 'F'),
    check: isTaiwanese,
  }),
  'TW UI': number({
    title: 'Unified identification number of residents before 2021',
    source: 'National Immigration Agency',
    checks: 'Two letters (sex in the second), check digit mod 10',
    form: /^[A-Z][A-D]\d{8}$/,
    sex: (text) => ('AC'.includes(text.charAt(1)) ? 'M' : 'F'),
    check: isTaiwanese,
  }),
  'TW UBN': number({
    title: 'Unified business number',
    source: 'Ministry of Finance, Fiscal Information Agency, rule of 1 April 2023',
    checks: 'Eight digits, weighted digits mod 5',
    form: /^\d{8}$/,
    isIssued: (text) => Number(text) > 0,
    check: isUbn,
  }),
  'TW TAX CODE': number({
    title: 'Tax code of persons without an identification number',
    source: 'Ministry of Finance; OECD, TIN information sheet of Chinese Taipei',
    checks: 'Date and two letters, or 9 and date of a mainland resident',
    form: /^\d{8}[A-Z]{2}$|^9\d{6}$/,
    birthDate: (text, today) => (text.length === 7 ? yearMonthDay(1)(text, today) : fullDate(0)(text, today)),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** First day with random digits instead of place and check digit. */
const RANDOM_RRN_FROM = '2020-10-05';
const RRN_WEIGHTS = [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5];

const rrnDate = dateWithCentury(0, (text) => {
  const digit = digitAt(text, 6);
  return digit === 0 || digit === 9
    ? 1800
    : digit === 1 || digit === 2 || digit === 5 || digit === 6
      ? 1900
      : 2000;
});

const isRandomRrn = (text: string): boolean => (rrnDate(text, '9999-12-31') ?? '') >= RANDOM_RRN_FROM;

/** Checks a registration number; older numbers of foreigners (5 to 8) add two to the check digit. */
function isRrn(text: string): boolean {
  if (isRandomRrn(text)) return true;
  const rest = weighted(text, RRN_WEIGHTS) % 11;
  const check = (11 - rest) % 10;
  const isForeigner = digitAt(text, 6) >= 5 && digitAt(text, 6) <= 8;
  return check === digitAt(text, 12) || (isForeigner && (13 - rest) % 10 === digitAt(text, 12));
}

const KOREA_AND_JAPAN = {
  'KR RRN': number({
    title: 'Resident registration number',
    source: 'Resident Registration Act, enforcement rule article 2, amended on 26 May 2020 (random digits)',
    checks: 'Date, sex and century, place, check digit mod 11 for births before 5 October 2020',
    form: /^\d{13}$/,
    birthDate: rrnDate,
    sex: oddForMen(6),
    isIssued: (text) => isRandomRrn(text) || numberAt(text, 7, 2) <= 96,
    check: isRrn,
  }),
  'KR BRN': number({
    title: 'Business registration number',
    source: 'National Tax Service of Korea',
    checks: 'Office from 101, type, check digit mod 10',
    form: /^\d{10}$/,
    isIssued: (text) => numberAt(text, 0, 3) >= 101 && numberAt(text, 3, 2) > 0 && numberAt(text, 5, 4) > 0,
    check: (text) => {
      const sum = weighted(text, [1, 3, 7, 1, 3, 7, 1, 3, 5]) + Math.floor((digitAt(text, 8) * 5) / 10);
      return (10 - (sum % 10)) % 10 === digitAt(text, 9);
    },
  }),
  'JP MY NUMBER': number({
    title: 'Individual Number (My Number)',
    source: 'Ordinance 85 of 2014 of the Ministry of Internal Affairs, article 5',
    checks: 'Twelve digits, check digit mod 11',
    form: /^\d{12}$/,
    check: checkCharacter([6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], {
      modulus: 11,
      complement: true,
      written: TEN_AS_ZERO,
    }),
  }),
  'JP CN': number({
    title: 'Corporate Number',
    source: 'Ordinance 70 of 2014 of the Ministry of Finance, article 2',
    checks: 'Thirteen digits, check digit mod 9 in first place',
    form: /^[1-9]\d{12}$/,
    check: (text) =>
      9 - (weighted(text.slice(1), [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1]) % 9) === digitAt(text, 0),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Numbers of China, Hong Kong, Macao, Taiwan, Korea and Japan. */
export const EAST_ASIA = { ...CHINA_AND_HONG_KONG, ...TAIWAN, ...KOREA_AND_JAPAN } as const;
