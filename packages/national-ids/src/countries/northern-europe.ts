import { checkCharacter, isLuhn, sumHasRemainder, TEN_AS_ZERO } from '../checksums';
import { dateWithCentury, latestDate, pastDate } from '../dates';
import { digitAt, numberAt, weighted } from '../digits';
import { type NumberKind, number, oddForMen } from '../number-rule';

/** Value added to the day of birth in a coordination number. */
const COORDINATION_DAYS = 60;
const lastTen = (text: string): string => text.replace('+', '').slice(-10);

/** Reads the date of a Swedish number: a plus means an age of 100 years or more. */
function swedishDate(text: string, today: string): string | null {
  const ten = lastTen(text);
  const month = numberAt(ten, 2, 2);
  const day = numberAt(ten, 4, 2) % COORDINATION_DAYS;
  if (text.length - ten.length >= 2) return pastDate(numberAt(text, 0, 4), month, day, today);
  const before = text.includes('+') ? `${Number(today.slice(0, 4)) - 100}${today.slice(4)}` : today;
  return latestDate(numberAt(ten, 0, 2), month, day, before);
}

const SWEDEN = {
  'SE PERSONNUMMER': number({
    title: 'Personnummer, samordningsnummer',
    source: 'Folkbokföringslag (1991:481) § 18; Skatteverket SKV 704 and SKV 707 (coordination numbers)',
    checks: 'Date (+60 days for coordination numbers, + from 100 years), sex, Luhn',
    form: /^(?:\d\d)?\d{6}\+?\d{4}$/,
    birthDate: swedishDate,
    sex: (text) => oddForMen(8)(lastTen(text)),
    isIssued: (text) => numberAt(lastTen(text), 6, 3) > 0,
    check: (text) => isLuhn(lastTen(text)),
  }),
  'SE ORGNR': number({
    title: 'Organisationsnummer',
    source: 'Lag (1974:174) om identitetsbeteckning för juridiska personer; Skatteverket SKV 709',
    checks: 'Ten digits (16 before them is ignored), Luhn',
    form: /^(?:16)?\d{10}$/,
    canonical: (text) => text.slice(-10),
    isIssued: (text) => Number(text) > 0,
    check: isLuhn,
  }),
  'SE VAT': number({
    title: 'Momsregistreringsnummer',
    source: 'Skatteverket, "Momsregistreringsnummer"; VIES algorithm for SE',
    checks: 'Ten digits with Luhn, 01 to 94',
    form: /^\d{10}(?:0[1-9]|[1-8]\d|9[0-4])$/,
    check: (text) => isLuhn(text.slice(0, 10)),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

const HETU_CHARACTERS = '0123456789ABCDEFHJKLMNPRSTUVWXY';
const HETU_FORM = /^\d{6}[-+A-FU-Y]?\d{3}[0-9A-FHJ-NPR-Y]$/;

/** Returns the first year of the century of a sign: + 1800, - and U to Y 1900, A to F 2000. */
function finnishCentury(sign: string): number {
  if (sign === '+') return 1800;
  return sign === '-' || sign >= 'U' ? 1900 : 2000;
}

const YTUNNUS_CHECK = checkCharacter([7, 9, 10, 5, 8, 4, 2], { modulus: 11, complement: true });

const FINLAND = {
  'FI HETU': number({
    title: 'Henkilötunnus',
    source:
      'Valtioneuvoston asetus väestötietojärjestelmästä (128/2010) § 2, amended by 690/2022 (new characters)',
    checks: 'Date, century sign (also those of 2023), sex, check character mod 31',
    form: HETU_FORM,
    // The hyphen for the 1900s belongs to the number; it is lost with the separators.
    canonical: (text) => (text.length === 10 ? `${text.slice(0, 6)}-${text.slice(6)}` : text),
    birthDate: (text, today) =>
      pastDate(
        finnishCentury(text.charAt(6)) + numberAt(text, 4, 2),
        numberAt(text, 2, 2),
        numberAt(text, 0, 2),
        today,
      ),
    sex: oddForMen(9),
    isIssued: (text) => numberAt(text, 7, 3) >= 2,
    check: (text) => HETU_CHARACTERS[Number(text.slice(0, 6) + text.slice(7, 10)) % 31] === text.charAt(10),
  }),
  'FI YTUNNUS': number({
    title: 'Yritys- ja yhteisötunnus',
    source: 'Yritys- ja yhteisötietolaki 244/2001 § 9; PRH, "Business ID"',
    checks: 'Seven or eight digits, check digit mod 11',
    form: /^\d{7,8}$/,
    canonical: (text) => text.padStart(8, '0'),
    isIssued: (text) => Number(text) > 0,
    check: YTUNNUS_CHECK,
  }),
  'FI ALV': number({
    title: 'Arvonlisäveronumero',
    source: 'VIES algorithm for FI',
    checks: 'Eight digits, check digit mod 11',
    form: /^\d{8}$/,
    check: YTUNNUS_CHECK,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/**
 * Returns the first year of the century by the individual number: 000–499 the 1900s, 500–749 1854–1899,
 * 500–999 2000–2039, 900–999 1940–1999; null for a combination that is not assigned.
 */
function norwegianCentury(text: string): number | null {
  const serial = numberAt(text, 6, 3);
  const year = numberAt(text, 4, 2);
  if (serial < 500) return 1900;
  if (serial < 750 && year >= 54) return 1800;
  if (year < 40) return 2000;
  return serial >= 900 ? 1900 : null;
}

/** Reads the date: D numbers add 40 to the day, H numbers 40, synthetic test numbers 65 or 80 to the month. */
function norwegianDate(text: string, today: string): string | null | undefined {
  // FH numbers of the health service begin with 8 or 9 and have no date.
  if (text.charAt(0) >= '8') return undefined;
  const century = norwegianCentury(text);
  if (century === null) return null;
  const month = numberAt(text, 2, 2);
  const added = [80, 65, 40, 0].find((start) => month > start) ?? 0;
  return pastDate(century + numberAt(text, 4, 2), month - added, numberAt(text, 0, 2) % 40, today);
}

const ORGNR_CHECK = checkCharacter([3, 2, 7, 6, 5, 4, 3, 2], { modulus: 11, complement: true });

const NORWAY = {
  'NO FODSELSNUMMER': number({
    title: 'Fødselsnummer, D-nummer',
    source: 'Forskrift til folkeregisterloven §§ 2-2-1 to 2-2-5; Skatteetaten, "Fødselsnummer"',
    checks: 'Date (D, H and synthetic numbers), century, sex, two check digits mod 11',
    form: /^\d{11}$/,
    birthDate: norwegianDate,
    sex: oddForMen(8),
    check: (text) =>
      weighted(text, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
      weighted(text, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  }),
  'NO ORGNR': number({
    title: 'Organisasjonsnummer',
    source: 'Enhetsregisterloven § 23; Brønnøysundregistrene, "Organisasjonsnummeret"',
    checks: 'Nine digits, check digit mod 11',
    form: /^\d{9}$/,
    isIssued: (text) => Number(text) > 0,
    check: ORGNR_CHECK,
  }),
  'NO MVA': number({
    title: 'Merverdiavgiftsnummer',
    source: 'Merverdiavgiftsforskriften § 15-10-1',
    checks: 'Organization number and MVA',
    form: /^\d{9}MVA$/,
    check: ORGNR_CHECK,
  }),
  'NO KONTONR': number({
    title: 'Kontonummer',
    source: 'Finans Norge, "Kontonummer i Norge"',
    checks: 'Eleven digits with a check digit mod 11, or seven with Luhn',
    form: /^\d{11}$|^\d{7}$/,
    check: (text) =>
      text.length === 7 || text.startsWith('0000')
        ? isLuhn(text.slice(-7))
        : checkCharacter([5, 4, 3, 2, 7, 6, 5, 4, 3, 2], { modulus: 11, complement: true })(text),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Returns the first year of the century by the seventh digit and the year (CPR-kontoret). */
function danishCentury(text: string): number {
  const digit = digitAt(text, 6);
  const year = numberAt(text, 4, 2);
  if (digit <= 3) return 1900;
  if (digit === 4 || digit === 9) return year <= 36 ? 2000 : 1900;
  return year <= 57 ? 2000 : 1800;
}

const DENMARK_AND_ICELAND = {
  'DK CPR': number({
    title: 'CPR-nummer',
    source: 'CPR-kontoret, "Personnummeret i CPR" (no mod 11 since 1 October 2007)',
    checks: 'Date, century, sex; day plus 60 of replacement numbers; the check digit is no longer required',
    form: /^\d{10}$/,
    birthDate: (text, today) =>
      pastDate(
        danishCentury(text) + numberAt(text, 4, 2),
        numberAt(text, 2, 2),
        numberAt(text, 0, 2) % 60,
        today,
      ),
    sex: oddForMen(9),
  }),
  'DK CVR': number({
    title: 'CVR-nummer',
    source: 'CVR-loven; Erhvervsstyrelsen, "Modulus 11"',
    checks: 'Eight digits, weighted sum mod 11',
    form: /^[1-9]\d{7}$/,
    check: sumHasRemainder([2, 7, 6, 5, 4, 3, 2, 1], 11),
  }),
  'IS KENNITALA': number({
    title: 'Kennitala',
    source: 'Lög 140/2019 um skráningu einstaklinga; Þjóðskrá, "Kennitölur"',
    checks: 'Date (+40 days for companies), century, check digit mod 11',
    form: /^\d{9}[089]$/,
    birthDate: (text, today) => {
      const day = numberAt(text, 0, 2);
      const century = text.endsWith('8') ? 1800 : text.endsWith('9') ? 1900 : 2000;
      const date = pastDate(century + numberAt(text, 4, 2), numberAt(text, 2, 2), day % 40, today);
      // A company has a date of registration and no date of birth.
      return date !== null && day > 40 ? undefined : date;
    },
    check: checkCharacter([3, 2, 7, 6, 5, 4, 3, 2], { modulus: 11, complement: true }),
  }),
  'IS VSK': number({
    title: 'Virðisaukaskattsnúmer',
    source: 'Skatturinn, "VSK-númer"',
    checks: 'Five or six digits',
    form: /^\d{5,6}$/,
  }),
  'FO PTAL': number({
    title: 'P-tal',
    source: 'Landsfólkayvirlitið (Faroe Islands)',
    checks: 'Date and three digits',
    form: /^\d{9}$/,
    birthDate: (text, today) =>
      latestDate(numberAt(text, 4, 2), numberAt(text, 2, 2), numberAt(text, 0, 2), today),
  }),
  'FO VN': number({
    title: 'V-tal',
    source: 'Taks (Faroe Islands); OECD, TIN information sheet',
    checks: 'Six digits',
    form: /^\d{6}$/,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

const ROUND_ONE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2];
const ROUND_TWO = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3, 4];

/** Checks the last digit: mod 11, with a second round of weights if the first gives ten, and 0 after both. */
function isTwoRounds(text: string): boolean {
  const length = text.length - 1;
  const first = weighted(text, ROUND_ONE.slice(0, length)) % 11;
  const check = first < 10 ? first : (weighted(text, ROUND_TWO.slice(0, length)) % 11) % 10;
  return check === digitAt(text, length);
}

/** Returns the first year of the century by the first digit: two digits per century from 1800 on. */
const balticCentury = (text: string): number | null =>
  /^[1-8]/.test(text) ? 1800 + 100 * ((digitAt(text, 0) - 1) >> 1) : null;

const BALTIC_DATE = dateWithCentury(1, balticCentury);
const TEN_WEIGHTS = [10, 5, 8, 4, 2, 1, 6, 3, 7, 9];

const LV_PK = number({
  title: 'Personas kods',
  source: 'Iedzīvotāju reģistra likums; Ministru kabineta noteikumi, since 1 July 2017 with 32 and no date',
  checks: 'Date, century, check digit mod 11; numbers from 32 have no date',
  form: /^\d{11}$/,
  birthDate: (text, today) =>
    /^3[2-9]/.test(text)
      ? undefined
      : pastDate(
          1800 + 100 * digitAt(text, 6) + numberAt(text, 4, 2),
          numberAt(text, 2, 2),
          numberAt(text, 0, 2),
          today,
        ),
  check: checkCharacter(TEN_WEIGHTS, { modulus: 11, plus: 1, written: TEN_AS_ZERO }),
});

const BALTICS = {
  'EE ISIKUKOOD': number({
    title: 'Isikukood',
    source: 'Rahvastikuregistri seadus § 39; EVS 585:2007',
    checks: 'Sex and century, date, check digit mod 11 in two rounds',
    form: /^\d{11}$/,
    birthDate: BALTIC_DATE,
    sex: oddForMen(0),
    check: isTwoRounds,
  }),
  'EE REGISTRIKOOD': number({
    title: 'Registrikood',
    source: 'Äriregistri seadus; Registrite ja Infosüsteemide Keskus',
    checks: 'Eight digits from 1, 7, 8 or 9, check digit mod 11 in two rounds',
    form: /^[1789]\d{7}$/,
    check: isTwoRounds,
  }),
  'EE KMKR': number({
    title: 'Käibemaksukohustuslase number',
    source: 'VIES algorithm for EE',
    checks: 'Nine digits, check digit mod 10',
    form: /^\d{9}$/,
    isIssued: (text) => Number(text) > 0,
    check: sumHasRemainder([3, 7, 1, 3, 7, 1, 3, 7, 1], 10),
  }),
  'LT ASMENS KODAS': number({
    title: 'Asmens kodas',
    source: 'Gyventojų registro įstatymas I-2237, article 8',
    checks: 'Sex and century (9 without a date), date, check digit mod 11 in two rounds',
    form: /^[1-9]\d{10}$/,
    birthDate: (text, today) =>
      text.startsWith('9') || /^.(?:..00|....00)/.test(text) ? undefined : BALTIC_DATE(text, today),
    sex: (text) => (text.startsWith('9') ? null : oddForMen(0)(text)),
    check: isTwoRounds,
  }),
  'LT PVM': number({
    title: 'Pridėtinės vertės mokesčio mokėtojo kodas',
    source: 'VIES algorithm for LT',
    checks: 'Nine or twelve digits, 1 before the check digit, mod 11 in two rounds',
    form: /^(?:\d{7}|\d{10})1\d$/,
    check: isTwoRounds,
  }),
  'LV PK': LV_PK,
  'LV PVN': number({
    title: 'Pievienotās vērtības nodokļa numurs',
    source: 'VIES algorithm for LV',
    checks: 'Legal entity: weighted sum mod 11; person: personal code',
    form: /^\d{11}$/,
    birthDate: (text, today) =>
      text.charAt(0) > '3' ? undefined : (LV_PK.read(text, today).birth_date ?? undefined),
    check: (text) =>
      text.charAt(0) > '3'
        ? weighted(text, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3
        : LV_PK.read(text, '9999-12-31').valid,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Numbers of the Nordic countries and the Baltic states. */
export const NORTHERN_EUROPE = {
  ...SWEDEN,
  ...FINLAND,
  ...NORWAY,
  ...DENMARK_AND_ICELAND,
  ...BALTICS,
} as const;
