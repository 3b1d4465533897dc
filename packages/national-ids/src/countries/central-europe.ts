import { checkCharacter, downFrom, isMod11And10, repeated, sumHasRemainder, TEN_AS_ZERO } from '../checksums';
import { YUGOSLAV_REGIONS } from '../data/yugoslavia';
import { type DateReader, dateWithCentury, pastDate } from '../dates';
import { digitAt, numberAt, valueAt, weighted } from '../digits';
import { anyOf, type NumberKind, number, oddForMen } from '../number-rule';

/** Returns the first year of the century by the month of a PESEL: plus 80 the 1800s, plus 20 the 2000s, and so on. */
const peselCentury = (text: string): number | null =>
  [1900, 2000, 2100, 2200, 1800][Math.floor(numberAt(text, 2, 2) / 20)] ?? null;

const REGON_9 = checkCharacter([8, 9, 2, 3, 4, 5, 6, 7], { modulus: 11, written: TEN_AS_ZERO });
const REGON_14 = checkCharacter([2, 4, 8, 5, 0, 9, 7, 3, 6, 1, 2, 4, 8], {
  modulus: 11,
  written: TEN_AS_ZERO,
});

const POLAND = {
  'PL PESEL': number({
    title: 'PESEL',
    source: 'Ustawa of 24 September 2010 o ewidencji ludności, articles 15 to 19',
    checks: 'Date (month with the century), sex, check digit mod 10',
    form: /^\d{11}$/,
    birthDate: (text, today) => {
      const century = peselCentury(text);
      if (century === null) return null;
      return pastDate(century + numberAt(text, 0, 2), numberAt(text, 2, 2) % 20, numberAt(text, 4, 2), today);
    },
    sex: oddForMen(9),
    check: checkCharacter([1, 3, 7, 9, 1, 3, 7, 9, 1, 3], { modulus: 10, complement: true }),
  }),
  'PL NIP': number({
    title: 'Numer identyfikacji podatkowej',
    source:
      'Ustawa of 13 October 1995 o zasadach ewidencji i identyfikacji podatników; VIES algorithm for PL',
    checks: 'Ten digits, check digit mod 11',
    form: /^\d{10}$/,
    isIssued: (text) => Number(text) > 0,
    check: checkCharacter([6, 5, 7, 2, 3, 4, 5, 6, 7], { modulus: 11 }),
  }),
  'PL REGON': number({
    title: 'REGON',
    source: 'Rozporządzenie Rady Ministrów of 30 November 2015 w sprawie rejestru REGON; GUS',
    checks: 'Nine or fourteen digits, check digits mod 11',
    form: /^\d{9}(?:\d{5})?$/,
    isIssued: (text) => Number(text) > 0,
    check: (text) => REGON_9(text) && (text.length === 9 || REGON_14(text)),
  }),
  'PL DOWOD': number({
    title: 'Seria i numer dowodu osobistego',
    source:
      'Rozporządzenie MSWiA w sprawie wzoru dowodu osobistego; ICAO weights 7-3-1 around the check digit',
    checks: 'Three letters, six digits, check digit mod 10 in fourth place',
    form: /^[A-Z]{3}\d{6}$/,
    check: (text) =>
      (weightedLetters(text) + weighted(text.slice(4), [7, 3, 1, 7, 3])) % 10 === digitAt(text, 3),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

function weightedLetters(text: string): number {
  return valueAt(text, 0) * 7 + valueAt(text, 1) * 3 + valueAt(text, 2);
}

/** Reads the date of a birth number: women add 50 to the month; 20 more since 2004 if serials are used up. */
const czechDate: DateReader = (text, today) => {
  const year = numberAt(text, 0, 2);
  const month = numberAt(text, 2, 2) % 50;
  const isLong = text.length === 10;
  // Nine digits were assigned until the end of 1953; holders born before 1880 had died by then.
  if (!isLong && year >= 54 && year < 80) return null;
  const full = isLong ? (year < 54 ? 2000 : 1900) + year : (year < 54 ? 1900 : 1800) + year;
  const real = month > 20 && full >= 2004 ? month - 20 : month;
  return pastDate(full, real, numberAt(text, 4, 2), today);
};

/** Checks a birth number: divisible by 11; until 1985 a remainder of ten was written as 0. */
function isRodneCislo(text: string): boolean {
  if (text.length === 9) return numberAt(text, 6, 3) > 0;
  const rest = Number(text.slice(0, 9)) % 11;
  const year = numberAt(text, 0, 2);
  const isEarly = year >= 54 && year < 86;
  return rest === digitAt(text, 9) || (rest === 10 && isEarly && digitAt(text, 9) === 0);
}

const RODNE_CISLO = {
  source: 'Zákon 133/2000 Sb., § 13 to 17c (Czechia); zákon 301/1995 Z. z. (Slovakia)',
  checks: 'Date (month plus 50 for women, plus 20 since 2004), divisible by 11; nine digits until 1953',
  form: /^\d{9,10}$/,
  birthDate: czechDate,
  sex: (text: string): 'M' | 'F' => (numberAt(text, 2, 2) > 50 ? 'F' : 'M'),
  check: isRodneCislo,
};
const CZ_RC = number({ title: 'Rodné číslo', ...RODNE_CISLO });
const SK_RC = number({ title: 'Rodné číslo', ...RODNE_CISLO });

const ICO = {
  source: 'Zákon 304/2013 Sb. § 25; Český statistický úřad, "Identifikační číslo"',
  checks: 'Eight digits, check digit mod 11',
  form: /^\d{8}$/,
  isIssued: (text: string) => Number(text) > 0,
  check: (text: string) => (11 - (weighted(text, downFrom(8, 2)) % 11)) % 10 === digitAt(text, 7),
};
const CZ_ICO = number({ title: 'Identifikační číslo osoby', ...ICO });

const CZ_DIC_SPECIAL = number({
  title: 'Daňové identifikační číslo of a person without a birth number',
  source: 'VIES algorithm for CZ, case of nine digits from 6',
  checks: 'Nine digits from 6, check digit mod 11',
  form: /^6\d{8}$/,
  check: (text) =>
    (8 - ((10 - (weighted(text.slice(1), downFrom(8, 2)) % 11)) % 11) + 10) % 10 === digitAt(text, 8),
});

const SK_VAT = number({
  title: 'Identifikačné číslo pre daň',
  source: 'Zákon 222/2004 Z. z. § 4; VIES algorithm for SK',
  checks: 'Ten digits, third digit 2, 3, 4, 7, 8 or 9, divisible by 11',
  form: /^[1-9]\d[2-47-9]\d{7}$/,
  check: (text) => Number(text) % 11 === 0,
});

const HUNGARIAN_EPOCH = Date.UTC(1867, 0, 1);
const DAY = 86_400_000;

/** Reads a date as days since a first day; null if it is after `today`. */
export function dateOfDays(days: number, epoch: number, today: string): string | null {
  const date = new Date(epoch + days * DAY).toISOString().slice(0, 10);
  return date <= today ? date : null;
}

const HUNGARY = {
  'HU SZEMELYI': number({
    title: 'Személyi azonosító',
    source: '1996. évi XX. törvény, annex (weights 1 to 10, from 1997 on 10 to 1)',
    checks: 'Sex and century, date, check digit mod 11',
    form: /^[1-8]\d{10}$/,
    birthDate: dateWithCentury(1, (text) => ('1256'.includes(text.charAt(0)) ? 1900 : 2000)),
    sex: oddForMen(0),
    check: (text) => {
      const isLate = !'12'.includes(text.charAt(0)) || numberAt(text, 1, 2) >= 97;
      const weights = isLate ? downFrom(10, 1) : [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
      return checkCharacter(weights, { modulus: 11 })(text);
    },
  }),
  'HU TAJ': number({
    title: 'Társadalombiztosítási azonosító jel',
    source: '1996. évi XX. törvény, annex',
    checks: 'Nine digits, check digit mod 10 with weights 3 and 7',
    form: /^\d{9}$/,
    isIssued: (text) => Number(text) > 0,
    check: checkCharacter(repeated([3, 7], 8), { modulus: 10 }),
  }),
  'HU ADOAZONOSITO': number({
    title: 'Adóazonosító jel',
    source: '1996. évi XX. törvény, annex (days since 1 January 1867)',
    checks: '8, days since 1867, serial, check digit mod 11',
    form: /^8\d{9}$/,
    birthDate: (text, today) => dateOfDays(numberAt(text, 1, 5), HUNGARIAN_EPOCH, today),
    check: checkCharacter([1, 2, 3, 4, 5, 6, 7, 8, 9], { modulus: 11 }),
  }),
  'HU ADOSZAM': number({
    title: 'Adószám, közösségi adószám',
    source: '2017. évi CL. törvény; VIES algorithm for HU',
    checks: 'Eight digits with a check digit mod 10, VAT code and county if present',
    form: /^\d{8}(?:[1-5]\d\d)?$/,
    isIssued: (text) => Number(text.slice(0, 8)) > 0,
    check: sumHasRemainder([9, 7, 3, 1, 9, 7, 3, 1], 10),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

const YUGOSLAV_WEIGHTS = [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Defines the thirteen digits of the states of former Yugoslavia: date with three digits of the year, region, serial. */
const yugoslav = (title: string, source: string): NumberKind =>
  number({
    title,
    source,
    checks: 'Date, region, sex, check digit mod 11',
    form: /^\d{13}$/,
    region: (text) => YUGOSLAV_REGIONS.get(numberAt(text, 7, 2)) ?? null,
    birthDate: (text, today) => {
      const year = numberAt(text, 4, 3);
      return pastDate((year >= 800 ? 1000 : 2000) + year, numberAt(text, 2, 2), numberAt(text, 0, 2), today);
    },
    sex: (text) => (numberAt(text, 9, 3) < 500 ? 'M' : 'F'),
    check: checkCharacter(YUGOSLAV_WEIGHTS, { modulus: 11, complement: true, written: TEN_AS_ZERO }),
  });

const SOUTH_SLAVIC = {
  'SI EMSO': yugoslav(
    'Enotna matična številka občana',
    'Zakon o centralnem registru prebivalstva, article 6',
  ),
  'SI DDV': number({
    title: 'Davčna številka',
    source: 'Zakon o finančni upravi; VIES algorithm for SI',
    checks: 'Eight digits, check digit mod 11',
    form: /^[1-9]\d{7}$/,
    check: (text) => {
      const check = 11 - (weighted(text, downFrom(8, 2)) % 11);
      return check < 11 && check % 10 === digitAt(text, 7);
    },
  }),
  'HR JMBG': yugoslav('Jedinstveni matični broj građana', 'Zakon o matičnom broju (NN 9/92)'),
  'RS JMBG': yugoslav(
    'Jedinstveni matični broj građana',
    'Zakon o jedinstvenom matičnom broju građana (Sl. glasnik 24/2018)',
  ),
  'BA JMBG': yugoslav(
    'Jedinstveni matični broj',
    'Zakon o jedinstvenom matičnom broju (Sl. glasnik BiH 32/01)',
  ),
  'ME JMBG': yugoslav(
    'Jedinstveni matični broj',
    'Zakon o jedinstvenom matičnom broju (Sl. list Crne Gore 24/18)',
  ),
  'MK EMBG': yugoslav('Edinstven matičen broj na graganinot', 'Zakon za matičen broj (Služben vesnik 36/92)'),
  'MK EDB': number({
    title: 'Edinstven danočen broj',
    source: 'Uprava za javni prihodi; OECD, TIN information sheet of North Macedonia',
    checks: 'Thirteen digits, check digit mod 11',
    form: /^\d{13}$/,
    isIssued: (text) => Number(text) > 0,
    check: checkCharacter(YUGOSLAV_WEIGHTS, { modulus: 11, complement: true, written: TEN_AS_ZERO }),
  }),
  'RS PIB': number({
    title: 'Poreski identifikacioni broj',
    source: 'Pravilnik o poreskom identifikacionom broju (Sl. glasnik 57/2003), ISO 7064 MOD 11,10',
    checks: 'Nine digits, ISO 7064 MOD 11,10',
    form: /^\d{9}$/,
    isIssued: (text) => numberAt(text, 0, 8) > 10_000_000,
    check: isMod11And10,
  }),
  'ME PIB': number({
    title: 'Poreski identifikacioni broj',
    source: 'Poreska uprava Crne Gore; OECD, TIN information sheet of Montenegro',
    checks: 'Eight digits, check digit mod 11',
    form: /^\d{8}$/,
    isIssued: (text) => Number(text) > 0,
    check: checkCharacter(downFrom(8, 2), { modulus: 11, complement: true, written: TEN_AS_ZERO }),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Numbers of Poland, Czechia, Slovakia, Hungary and the states of former Yugoslavia. */
export const CENTRAL_EUROPE = {
  ...POLAND,
  'CZ RC': CZ_RC,
  'CZ ICO': CZ_ICO,
  'CZ DIC': anyOf(
    {
      title: 'Daňové identifikační číslo',
      source: 'Zákon 280/2009 Sb. § 130; VIES algorithm for CZ',
      checks: 'ICO, birth number, or nine digits from 6',
    },
    [CZ_ICO, CZ_DIC_SPECIAL, CZ_RC],
  ),
  'SK RC': SK_RC,
  'SK ICO': number({ title: 'Identifikačné číslo organizácie', ...ICO }),
  'SK DPH': anyOf(
    { title: SK_VAT.title, source: SK_VAT.source, checks: 'Ten digits divisible by 11, or birth number' },
    [SK_VAT, SK_RC],
  ),
  ...HUNGARY,
  ...SOUTH_SLAVIC,
} as const;
