import { checkCharacter, downFrom, remainderOf, repeated, TEN_AS_ZERO } from '../checksums';
import { ROMANIAN_COUNTIES } from '../data/romania';
import { dateWithCentury, fullDate, latestDate, pastDate } from '../dates';
import { digitAt, numberAt, weighted, weightedValues } from '../digits';
import { anyOf, evenForMen, type NumberKind, number, oddForMen } from '../number-rule';
import { dateOfDays } from './central-europe';

const CNP_WEIGHTS = [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9];
/** First years of centuries by the first digit; numbers of residents (7, 8) and foreigners (9) don't contain it. */
const CNP_CENTURIES = [null, 1900, 1900, 1800, 1800, 2000, 2000];

const RO_CNP = number({
  title: 'Cod numeric personal',
  source: 'Hotărârea Guvernului 1375/2006; Legea 105/1996',
  checks: 'Sex and century, date, county, check digit mod 11',
  form: /^[1-9]\d{12}$/,
  region: (text) => (ROMANIAN_COUNTIES.has(text.slice(7, 9)) ? text.slice(7, 9) : null),
  birthDate: (text, today) => {
    const [year, month, day] = [numberAt(text, 1, 2), numberAt(text, 3, 2), numberAt(text, 5, 2)];
    const century = CNP_CENTURIES[digitAt(text, 0)];
    return century ? pastDate(century + year, month, day, today) : latestDate(year, month, day, today);
  },
  sex: (text) => (text.startsWith('9') ? null : oddForMen(0)(text)),
  isIssued: (text) => numberAt(text, 9, 3) > 0,
  check: checkCharacter(CNP_WEIGHTS, { modulus: 11, written: '01234567891' }),
});

const RO_CUI = number({
  title: 'Cod unic de înregistrare',
  source: 'Legea 359/2004; Ministerul Finanțelor, "Algoritm de validare CUI"',
  checks: 'Two to ten digits, check digit mod 11',
  form: /^[1-9]\d{1,9}$/,
  check: (text) => {
    const filled = text.padStart(10, '0');
    return ((weighted(filled, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === digitAt(filled, 9);
  },
});

/** County, serial, and year or date until 2024. */
const OLD_ONRC = /^[JFC](?:0?[1-9]|[1-4]\d|5[12])\d{1,6}(?:\d{4})?(?:199\d|20[01]\d|202[0-4])$/;
const NEW_ONRC = /^[JFC](?:199\d|20\d\d)\d{9}$/;

/** Checks the last digit of the form of 2024: the sum of the digits, with the letter's code mod 10 as the first. */
function isOnrc(text: string): boolean {
  let sum = text.charCodeAt(0) % 10;
  for (let at = 1; at < 13; at++) sum += digitAt(text, at);
  return sum % 10 === digitAt(text, 13);
}

const ROMANIA_AND_MOLDOVA = {
  'RO CNP': RO_CNP,
  'RO CUI': RO_CUI,
  'RO CIF': anyOf(
    {
      title: 'Cod de identificare fiscală',
      source: 'Codul de procedură fiscală, article 82',
      checks: 'CUI or CNP',
    },
    [RO_CUI, RO_CNP],
  ),
  'RO ONRC': number({
    title: 'Număr de ordine în registrul comerțului',
    source: 'Oficiul Național al Registrului Comerțului; Ordinul 2597/C/2024 (form with a check digit)',
    checks: 'J, F or C, county, serial, year',
    form: /^[JFC]\d{6,16}$/,
    check: (text) => OLD_ONRC.test(text) || (NEW_ONRC.test(text) && isOnrc(text)),
  }),
  'MD IDNO': number({
    title: 'Număr de identificare de stat (IDNO)',
    source: 'Legea 220/2007 privind înregistrarea de stat; Agenția Servicii Publice',
    checks: 'Thirteen digits from 1, check digit 7-3-1 mod 10',
    form: /^\d{13}$/,
    isIssued: (text) => Number(text) > 0,
    check: checkCharacter(repeated([7, 3, 1], 12), { modulus: 10 }),
  }),
  'MD IDNP': number({
    title: 'Număr de identificare al persoanei (IDNP)',
    source: 'Hotărârea Guvernului 333/2002; Agenția Servicii Publice',
    checks: 'Thirteen digits from 0, 2 or 9, check digit 7-3-1 mod 10',
    form: /^[029]\d{12}$/,
    isIssued: (text) => Number(text) > 0,
    check: checkCharacter(repeated([7, 3, 1], 12), { modulus: 10 }),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

const BG_EGN = number({
  title: 'Edinen grazhdanski nomer',
  source: 'Zakon za grazhdanskata registratsia, article 11; GRAO',
  checks: 'Date (month plus 20 in the 1800s, plus 40 from 2000), sex, check digit mod 11',
  form: /^\d{10}$/,
  birthDate: (text, today) => {
    const month = numberAt(text, 2, 2);
    const [century, added] = month > 40 ? [2000, 40] : month > 20 ? [1800, 20] : [1900, 0];
    return pastDate(century + numberAt(text, 0, 2), month - added, numberAt(text, 4, 2), today);
  },
  sex: evenForMen(8),
  check: checkCharacter([2, 4, 8, 5, 10, 9, 7, 3, 6], { modulus: 11, written: TEN_AS_ZERO }),
});

const BG_PNF = number({
  title: 'Lichen nomer na chuzhdenets',
  source: 'Zakon za chuzhdentsite v Republika Bulgaria; VIES algorithm for BG',
  checks: 'Ten digits, check digit mod 10',
  form: /^\d{10}$/,
  isIssued: (text) => Number(text) > 0,
  check: checkCharacter([21, 19, 17, 13, 11, 9, 7, 3, 1], { modulus: 10 }),
});

/** Checks nine digits of a legal entity: mod 11 with a second round of weights if the first gives ten. */
function isBulstat(text: string): boolean {
  const first = weighted(text, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const check = first < 10 ? first : (weighted(text, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10;
  return check === digitAt(text, 8);
}

const BG_COMPANY = number({
  title: 'Edinen identifikatsionen kod',
  source: 'Zakon za registar BULSTAT; VIES algorithm for BG',
  checks: 'Nine digits, check digit mod 11 in two rounds; ten digits of other holders mod 11',
  form: /^\d{9,10}$/,
  isIssued: (text) => Number(text) > 0,
  check: (text) =>
    text.length === 9
      ? isBulstat(text)
      : checkCharacter([4, 3, 2, 7, 6, 5, 4, 3, 2], { modulus: 11, complement: true, written: TEN_AS_ZERO })(
          text,
        ),
});

const BULGARIA = {
  'BG EGN': BG_EGN,
  'BG PNF': BG_PNF,
  'BG VAT': anyOf(
    { title: 'DDS nomer', source: 'VIES algorithm for BG', checks: 'Company, EGN, PNF or other holder' },
    [BG_COMPANY, BG_EGN, BG_PNF],
  ),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** 31 December 1899: day 1 is 1 January 1900. */
const UKRAINIAN_EPOCH = Date.UTC(1899, 11, 31);
const RNOKPP_WEIGHTS = [-1, 5, 7, 9, 4, 6, 10, 5, 7];

/** Checks a company code: the order of the weights depends on the range, and two is added in the second round. */
function isEdrpou(text: string): boolean {
  const value = Number(text);
  const weights = value >= 30_000_000 && value <= 60_000_000 ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
  const first = weighted(text, weights) % 11;
  const second = weights.map((weight) => weight + 2);
  const check = first < 10 ? first : (weighted(text, second) % 11) % 10;
  return check === digitAt(text, 7);
}

const UKRAINE_AND_BELARUS = {
  'UA RNOKPP': number({
    title: 'Reyestratsiynyy nomer oblikovoyi kartky platnyka podatkiv',
    source:
      'Polozhennia pro reyestratsiyu fizychnykh osib, Minfin 822/2017; DRFO (days since 31 December 1899)',
    checks: 'Days since 1899, sex, check digit mod 11',
    form: /^\d{10}$/,
    birthDate: (text, today) => dateOfDays(numberAt(text, 0, 5), UKRAINIAN_EPOCH, today),
    sex: oddForMen(8),
    isIssued: (text) => Number(text) > 0,
    check: (text) => (((weighted(text, RNOKPP_WEIGHTS) % 11) + 11) % 11) % 10 === digitAt(text, 9),
  }),
  'UA UNZR': number({
    title: 'Unikalnyy nomer zapysu v reyestri',
    source: 'Postanova KMU 784/2017; ICAO Doc 9303-3, 4.9 (check digit)',
    checks: 'Date, check digit 7-3-1 mod 10',
    form: /^\d{13}$/,
    birthDate: fullDate(0),
    check: checkCharacter(repeated([7, 3, 1], 12), { modulus: 10 }),
  }),
  'UA EDRPOU': number({
    title: 'Kod YeDRPOU',
    source: 'Polozhennia pro YeDRPOU, Derzhstat; Postanova KMU 118/1996',
    checks: 'Eight digits, check digit mod 11 in two rounds',
    form: /^\d{8}$/,
    check: isEdrpou,
  }),
  'BY UNP': number({
    title: 'Uchetnyy nomer platelshchika',
    source: 'Postanovlenie MNS 96/2010; OECD, TIN information sheet of Belarus',
    checks: 'Nine characters, check digit mod 11',
    form: /^(?:[1-7]\d{8}|[1-7ABCEHKM][ABCEHKMOPT]\d{7})$/,
    check: (text) => {
      const second = 'ABCEHKMOPT'.indexOf(text.charAt(1));
      const digits = second < 0 ? text : `${text.charAt(0)}${second}${text.slice(2)}`;
      return checkCharacter([29, 23, 19, 17, 13, 7, 5, 3], { modulus: 11 })(digits);
    },
  }),
  'BY ID': number({
    title: 'Identifikatsionnyy nomer',
    source: 'Ukaz 294/2008, annex; ICAO weights 7-3-1',
    checks: 'Sex and century, date, region, check digit 7-3-1 mod 10',
    form: /^[1-6]\d{6}[ABCHKEM]\d{3}(?:PB|BA|BI)\d$/,
    birthDate: (text, today) =>
      pastDate(
        [1800, 1900, 2000][(digitAt(text, 0) - 1) >> 1]! + numberAt(text, 5, 2),
        numberAt(text, 3, 2),
        numberAt(text, 1, 2),
        today,
      ),
    sex: oddForMen(0),
    check: (text) => weightedValues(text, repeated([7, 3, 1], 13)) % 10 === digitAt(text, 13),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

const INN_10 = checkCharacter([2, 4, 10, 3, 5, 9, 4, 6, 8], { modulus: 11, written: TEN_AS_ZERO });
const INN_11 = checkCharacter([7, 2, 4, 10, 3, 5, 9, 4, 6, 8], { modulus: 11, written: TEN_AS_ZERO });
const INN_12 = checkCharacter([3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8], { modulus: 11, written: TEN_AS_ZERO });

/** Numbers up to this one were assigned before the check digits. */
const LAST_UNCHECKED_SNILS = 1_001_998;

const RUSSIA = {
  'RU INN': number({
    title: 'Identifikatsionnyy nomer nalogoplatelshchika',
    source: 'Prikaz FNS YeD-7-14/559@ of 2020, annex 1',
    checks: 'Ten digits of companies, twelve of persons, check digits mod 11',
    form: /^\d{10}(?:\d\d)?$/,
    isIssued: (text) => !text.startsWith('00'),
    check: (text) => (text.length === 10 ? INN_10(text) : INN_11(text) && INN_12(text)),
  }),
  'RU SNILS': number({
    title: 'Strakhovoy nomer individualnogo litsevogo scheta',
    source: 'Postanovlenie Pravleniya PFR 485p of 2018, annex',
    checks: 'Nine digits, check digits mod 101',
    form: /^\d{11}$/,
    isIssued: (text) => numberAt(text, 0, 9) > 0,
    check: (text) =>
      numberAt(text, 0, 9) <= LAST_UNCHECKED_SNILS ||
      (weighted(text, downFrom(9, 1)) % 101) % 100 === numberAt(text, 9, 2),
  }),
  'RU OGRN': number({
    title: 'Osnovnoy gosudarstvennyy registratsionnyy nomer',
    source: 'Prikaz Minfina 165n of 2017',
    checks: 'Thirteen digits mod 11 (companies) or fifteen mod 13 (entrepreneurs)',
    form: /^(?:[1-9]\d{12}|[34]\d{14})$/,
    check: (text) => remainderOf(text.slice(0, -1), text.length - 2) % 10 === digitAt(text, text.length - 1),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Checks the twelfth digit: mod 11 with a second set of weights if the first gives ten; ten twice is not issued. */
function isKazakh(text: string): boolean {
  const first = weighted(text, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  const check = first < 10 ? first : weighted(text, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11;
  return check === digitAt(text, 11);
}

const CAUCASUS_AND_CENTRAL_ASIA = {
  'KZ IIN': number({
    title: 'Individualnyy identifikatsionnyy nomer',
    source: 'Law 223-III of 2007 on national registers of identification numbers',
    checks: 'Date, sex and century, check digit mod 11 in two rounds',
    form: /^\d{6}[1-6]\d{5}$/,
    birthDate: dateWithCentury(0, (text) => 1800 + 100 * ((digitAt(text, 6) - 1) >> 1)),
    sex: oddForMen(6),
    check: isKazakh,
  }),
  'KZ BIN': number({
    title: 'Biznes-identifikatsionnyy nomer',
    source: 'Law 223-III of 2007 on national registers of identification numbers',
    checks: 'Year and month, type 4 to 6, check digit mod 11 in two rounds',
    form: /^\d\d(?:0[1-9]|1[0-2])[4-6][0-4]\d{6}$/,
    check: isKazakh,
  }),
  'UZ PINFL': number({
    title: 'Personal identification number of a natural person',
    source: 'Cabinet of Ministers of Uzbekistan, resolution 285 of 1999; ICAO weights 7-3-1',
    checks: 'Sex and century, date, check digit 7-3-1 mod 10',
    form: /^[1-6]\d{13}$/,
    birthDate: (text, today) =>
      pastDate(
        1800 + 100 * ((digitAt(text, 0) - 1) >> 1) + numberAt(text, 5, 2),
        numberAt(text, 3, 2),
        numberAt(text, 1, 2),
        today,
      ),
    sex: oddForMen(0),
    check: checkCharacter(repeated([7, 3, 1], 13), { modulus: 10 }),
  }),
  'GE PN': number({
    title: 'Personal number',
    source: 'Public Service Development Agency of Georgia',
    checks: 'Eleven digits',
    form: /^\d{11}$/,
    isIssued: (text) => Number(text) > 0,
  }),
  'AZ FIN': number({
    title: 'Personal identification number (FİN)',
    source: 'Law on identity cards of Azerbaijan, 1994; seven characters without I and O',
    checks: 'Seven letters or digits, no I or O',
    form: /^[0-9A-HJ-NP-Z]{7}$/,
  }),
  'AZ VOEN': number({
    title: 'Vergi ödəyicisinin eyniləşdirmə nömrəsi',
    source: 'Tax Code of Azerbaijan, article 33; State Tax Service',
    checks: 'Ten digits, check digit mod 11 in ninth place, 1 for companies or 2 for persons at the end',
    form: /^\d{8,9}[12]$/,
    canonical: (text) => text.padStart(10, '0'),
    check: checkCharacter([4, 1, 8, 6, 2, 7, 5, 3], { modulus: 11 }),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Checks a Turkish identity number: the tenth digit from odd and even places, the eleventh from the sum. */
function isKimlik(text: string): boolean {
  const odd = weighted(text, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
  const even = weighted(text, [0, 1, 0, 1, 0, 1, 0, 1]);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return tenth === digitAt(text, 9) && (odd + even + tenth) % 10 === digitAt(text, 10);
}

/** Checks a tax number: each digit plus its place from the right, times a power of two mod 9. */
function isVkn(text: string): boolean {
  let sum = 0;
  for (let at = 0; at < 9; at++) {
    const moved = (digitAt(text, at) + 9 - at) % 10;
    if (moved > 0) sum += (moved * 2 ** (9 - at)) % 9 || 9;
  }
  return (10 - (sum % 10)) % 10 === digitAt(text, 9);
}

const TURKEY = {
  'TR TCKN': number({
    title: 'T.C. kimlik numarası, yabancı kimlik numarası (99)',
    source: 'Nüfus Hizmetleri Kanunu 5490, articles 46 and 47; Nüfus ve Vatandaşlık İşleri',
    checks: 'Eleven digits, first not 0, two check digits mod 10',
    form: /^[1-9]\d{10}$/,
    check: isKimlik,
  }),
  'TR VKN': number({
    title: 'Vergi kimlik numarası',
    source: 'Gelir İdaresi Başkanlığı, "Vergi kimlik numarası doğrulama algoritması"',
    checks: 'Ten digits, check digit mod 10',
    form: /^\d{10}$/,
    isIssued: (text) => Number(text) > 0,
    check: isVkn,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

const ALBANIA_DECADES = '0123456789ABCDEFGHIJKLMNOPQRST';

const ALBANIA = {
  'AL NID': number({
    title: 'Numri i identitetit të shtetasit',
    source: 'Ligji 10129/2009 për gjendjen civile (decade, month plus 50 for women, 30 for foreigners)',
    checks: 'Decade, date, sex, letter at the end',
    form: /^[0-9A-T]\d{8}[A-W]$/,
    birthDate: (text, today) => {
      const year = 1800 + 10 * ALBANIA_DECADES.indexOf(text.charAt(0)) + digitAt(text, 1);
      const month = numberAt(text, 2, 2) % 50;
      return pastDate(year, month > 30 ? month - 30 : month, numberAt(text, 4, 2), today);
    },
    sex: (text) => (numberAt(text, 2, 2) > 50 ? 'F' : 'M'),
  }),
  'AL NIPT': number({
    title: 'Numri i Identifikimit për Personin e Tatueshëm',
    source: 'Ligji 9920/2008 për procedurat tatimore; OECD, TIN information sheet of Albania',
    checks: 'Letter of the decade, eight digits, letter',
    form: /^[A-M]\d{8}[A-Z]$/,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Numbers of Romania, Moldova, Bulgaria, Albania, Ukraine, Belarus, Russia, Türkiye, the Caucasus and Central Asia. */
export const EASTERN_EUROPE = {
  ...ROMANIA_AND_MOLDOVA,
  ...BULGARIA,
  ...ALBANIA,
  ...UKRAINE_AND_BELARUS,
  ...RUSSIA,
  ...CAUCASUS_AND_CENTRAL_ASIA,
  ...TURKEY,
} as const;
