import { checkCharacter, isLuhn, isVerhoeff, remainderOf, repeated } from '../checksums';
import { dayMonthYear, fullDate, pastDate } from '../dates';
import { digitAt, numberAt, weighted } from '../digits';
import { type NumberKind, number, oddForMen } from '../number-rule';

const AT_VNR_WEIGHTS = [3, 7, 9, 0, 5, 8, 4, 2, 1, 6];

const AUSTRIA = {
  'AT SVNR': number({
    title: 'Sozialversicherungsnummer',
    source: 'Allgemeines Sozialversicherungsgesetz § 31; Dachverband der Sozialversicherungsträger',
    checks: 'Check digit mod 11 in fourth place, date (months 13 to 15 if serials are used up)',
    form: /^[1-9]\d{9}$/,
    birthDate: (text, today) => {
      const month = numberAt(text, 6, 2);
      if (month > 12) return month <= 15 ? undefined : null;
      return dayMonthYear(4)(text, today);
    },
    check: (text) => weighted(text, AT_VNR_WEIGHTS) % 11 === digitAt(text, 3),
  }),
  'AT UID': number({
    title: 'Umsatzsteuer-Identifikationsnummer',
    source: 'Umsatzsteuergesetz 1994, article 28; BMF, "Aufbau der UID-Nummer"',
    checks: 'U, seven digits, check digit mod 10',
    form: /^U?\d{8}$/,
    canonical: (text) => (text.startsWith('U') ? text : `U${text}`),
    check: (text) => {
      let sum = 4;
      for (let at = 1; at < 8; at++) {
        const value = digitAt(text, at) * (at % 2 === 0 ? 2 : 1);
        sum += value > 9 ? value - 9 : value;
      }
      return (10 - (sum % 10)) % 10 === digitAt(text, 8);
    },
  }),
  'AT TIN': number({
    title: 'Abgabenkontonummer',
    source: 'BMF, "Prüfzifferberechnung der Abgabenkontonummer"',
    checks: 'Tax office, seven digits, Luhn',
    form: /^\d{9}$/,
    isIssued: (text) => !text.startsWith('00'),
    check: isLuhn,
  }),
  'AT FN': number({
    title: 'Firmenbuchnummer',
    source: 'Firmenbuchgesetz § 30',
    checks: 'One to six digits and a letter',
    form: /^(?:FN)?\d{1,6}[A-Z]$/,
    canonical: (text) => text.replace(/^FN/, ''),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

const UID_CHECK = checkCharacter([5, 4, 3, 2, 7, 6, 5, 4], { modulus: 11, complement: true });

const SWITZERLAND = {
  'CH AHV': number({
    title: 'AHV-Nummer (AVS, SSN)',
    source: 'Verordnung über die Alters- und Hinterlassenenversicherung, article 133bis',
    checks: '756, nine digits, EAN-13 check digit',
    form: /^756\d{10}$/,
    check: checkCharacter(repeated([1, 3], 12), { modulus: 10, complement: true }),
  }),
  'CH UID': number({
    title: 'Unternehmens-Identifikationsnummer',
    source: 'Verordnung über die Unternehmens-Identifikationsnummer, annex',
    checks: 'CHE, nine digits, check digit mod 11',
    form: /^(?:CHE)?\d{9}$/,
    canonical: (text) => `CHE${text.slice(-9)}`,
    check: (text) => UID_CHECK(text.slice(3)),
  }),
  'CH VAT': number({
    title: 'Mehrwertsteuernummer',
    source: 'Mehrwertsteuerverordnung, article 66; UID annex',
    checks: 'UID and MWST, TVA, IVA or TPV',
    form: /^CHE\d{9}(?:MWST|TVA|IVA|TPV)$/,
    check: (text) => UID_CHECK(text.slice(3, 12)),
  }),
  'LI PEID': number({
    title: 'Personenidentifikationsnummer',
    source: 'Amt für Informatik, Liechtenstein; OECD, TIN information sheet of Liechtenstein',
    checks: 'Four to twelve digits',
    form: /^\d{4,12}$/,
    isIssued: (text) => Number(text) > 0,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Returns the first year of the century that the check digits of a Belgian number prove; null for wrong ones. */
function belgianCentury(text: string): number | null {
  const check = numberAt(text, 9, 2);
  const body = Number(text.slice(0, 9));
  if (97 - (body % 97) === check) return 1900;
  return 97 - ((2_000_000_000 + body) % 97) === check ? 2000 : null;
}

/** Reads a Belgian date. Month and day are 00 where unknown; BIS numbers add 20 or 40 to the month. */
function belgianDate(text: string, today: string, months: readonly number[]): string | null | undefined {
  const month = numberAt(text, 2, 2);
  const day = numberAt(text, 4, 2);
  const added = months.find((start) => month >= start && month <= start + 12);
  if (added === undefined) return null;
  const century = belgianCentury(text);
  if (month === added || day === 0 || century === null) return undefined;
  return pastDate(century + numberAt(text, 0, 2), month - added, day, today);
}

const isBelgian = (text: string): boolean => {
  const serial = numberAt(text, 6, 3);
  return serial >= 1;
};

const BELGIUM = {
  'BE NRN': number({
    title: 'Rijksregisternummer, numéro de registre national',
    source: 'Koninklijk besluit of 3 April 1984 on the composition of the identification number',
    checks: 'Date, sex, check digits mod 97 (2 before the number since 2000)',
    form: /^\d{11}$/,
    birthDate: (text, today) => belgianDate(text, today, [0]),
    sex: oddForMen(8),
    isIssued: isBelgian,
    check: (text) => belgianCentury(text) !== null,
  }),
  'BE BIS': number({
    title: 'BIS number of persons outside the national register',
    source: 'Koninklijk besluit of 8 February 1991, Crossroads Bank for Social Security',
    checks: 'Date with the month plus 20 or 40, sex if known, check digits mod 97',
    form: /^\d{11}$/,
    birthDate: (text, today) => belgianDate(text, today, [20, 40]),
    sex: (text) => (numberAt(text, 2, 2) >= 40 ? oddForMen(8)(text) : null),
    isIssued: isBelgian,
    check: (text) => belgianCentury(text) !== null,
  }),
  'BE INSZ': number({
    title: 'INSZ, NISS (national or BIS number)',
    source: 'Crossroads Bank for Social Security',
    checks: 'National register number or BIS number',
    form: /^\d{11}$/,
    birthDate: (text, today) => belgianDate(text, today, [0, 20, 40]),
    sex: (text) => (/^..[23]/.test(text) ? null : oddForMen(8)(text)),
    isIssued: isBelgian,
    check: (text) => belgianCentury(text) !== null,
  }),
  'BE EID': number({
    title: 'Number of the identity card',
    source: 'IBZ, "Numéro de la carte d\'identité électronique"; BELPIC specification',
    checks: 'Twelve digits, check digits mod 97',
    form: /^\d{12}$/,
    isIssued: (text) => Number(text) > 0,
    check: (text) => (remainderOf(text.slice(0, 10), 97) || 97) === numberAt(text, 10, 2),
  }),
  'BE VAT': number({
    title: 'Ondernemingsnummer, BTW',
    source: 'Koninklijk besluit of 24 June 2003; VIES algorithm for BE',
    checks: 'Ten digits from 0 or 1, check digits mod 97',
    form: /^[01]?\d{9}$/,
    canonical: (text) => text.padStart(10, '0'),
    isIssued: (text) => Number(text) > 0,
    check: (text) => 97 - (Number(text.slice(0, 8)) % 97) === numberAt(text, 8, 2),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

const BSN_SUM = (text: string): number => weighted(text, [9, 8, 7, 6, 5, 4, 3, 2]) - digitAt(text, 8);

const NETHERLANDS_AND_LUXEMBOURG = {
  'NL BSN': number({
    title: 'Burgerservicenummer',
    source: 'Wet algemene bepalingen burgerservicenummer; Logisch Ontwerp GBA (elfproef)',
    checks: 'Eight or nine digits, weighted sum mod 11',
    form: /^\d{8,9}$/,
    canonical: (text) => text.padStart(9, '0'),
    isIssued: (text) => Number(text) > 0,
    check: (text) => BSN_SUM(text) % 11 === 0,
  }),
  'NL ONDERWIJSNUMMER': number({
    title: 'Onderwijsnummer',
    source: 'Dienst Uitvoering Onderwijs, "Onderwijsnummer"',
    checks: 'Begins with 10, weighted sum mod 11 is 5',
    form: /^10\d{7}$/,
    check: (text) => BSN_SUM(text) % 11 === 5,
  }),
  'NL BTW': number({
    title: 'Btw-identificatienummer',
    source: 'Belastingdienst, "Btw-identificatienummer" of 2020 (mod 97); VIES algorithm for NL',
    checks: 'Nine digits, B, two digits; elfproef or ISO 7064 MOD 97-10',
    form: /^\d{9}B\d{2}$/,
    isIssued: (text) => numberAt(text, 0, 9) > 0 && numberAt(text, 10, 2) > 0,
    check: (text) => BSN_SUM(text.slice(0, 9)) % 11 === 0 || remainderOf(`NL${text}`, 97) === 1,
  }),
  'NL ID': number({
    title: 'Identiteitskaartnummer, paspoortnummer',
    source: 'Paspoortuitvoeringsregeling Nederland 2001, article 4 (letter O is not used)',
    checks: 'Two letters, six letters or digits, a digit; no O',
    form: /^[A-NP-Z]{2}[0-9A-NP-Z]{6}\d$/,
  }),
  'LU MATRICULE': number({
    title: "Matricule, numéro d'identification national",
    source: 'Règlement grand-ducal of 21 December 1987 and law of 19 June 2013, article 1',
    checks: 'Date, Luhn over the first twelve digits, Verhoeff over the first eleven and the last',
    form: /^\d{13}$/,
    birthDate: fullDate(0),
    check: (text) => isLuhn(text.slice(0, 12)) && isVerhoeff(text.slice(0, 11) + text.charAt(12)),
  }),
  'LU TVA': number({
    title: 'Numéro de TVA',
    source: 'VIES algorithm for LU',
    checks: 'Six digits, check digits mod 89',
    form: /^\d{8}$/,
    check: (text) => numberAt(text, 0, 6) % 89 === numberAt(text, 6, 2),
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Numbers of Austria, Switzerland, Liechtenstein, Belgium, the Netherlands and Luxembourg. */
export const ALPS_AND_BENELUX = {
  ...AUSTRIA,
  ...SWITZERLAND,
  ...BELGIUM,
  ...NETHERLANDS_AND_LUXEMBOURG,
} as const;
