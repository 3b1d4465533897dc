import { checkCharacter, downFrom, isLuhn, isMod11And10, remainderOf, TEN_AS_ZERO } from '../checksums';
import { SPANISH_PROVINCES } from '../data/spain';
import { latestDate } from '../dates';
import { digitAt, numberAt, valueAt, weighted } from '../digits';
import { anyOf, type NumberKind, number, readWith } from '../number-rule';
import { readAfm, readAmka } from '../readers/europe';

const DNI_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const isDniLetter = (digits: string, letter: string): boolean => DNI_LETTERS[Number(digits) % 23] === letter;

const ES_DNI = number({
  title: 'Documento Nacional de Identidad',
  source:
    'Real Decreto 1553/2005, article 11; Ministerio del Interior, "Cálculo del dígito de control del NIF/NIE"',
  checks: 'Eight digits (leading zeros may be missing), letter mod 23',
  form: /^\d{6,8}[A-Z]$/,
  canonical: (text) => text.padStart(9, '0'),
  isIssued: (text) => numberAt(text, 0, 8) > 0,
  check: (text) => isDniLetter(text.slice(0, 8), text.charAt(8)),
});

const ES_NIE = number({
  title: 'Número de Identidad de Extranjero',
  source: 'Real Decreto 557/2011, article 206; Orden INT/2058/2008 (letter Y, later Z)',
  checks: 'X, Y or Z, seven digits, letter mod 23',
  form: /^(?:[XYZ]|X0)\d{7}[A-Z]$/,
  // Numbers issued before 2008 were printed with eight digits, the first of which is 0.
  canonical: (text) => (text.length === 10 ? `X${text.slice(2)}` : text),
  check: (text) => isDniLetter(`${'XYZ'.indexOf(text.charAt(0))}${text.slice(1, 8)}`, text.charAt(8)),
});

const CIF_LETTERS = 'JABCDEFGHI';

/** Checks the last character of a company's NIF: the entity's letter decides whether it is a letter or a digit. */
function isCifCheck(text: string): boolean {
  let sum = 0;
  for (let at = 1; at < 8; at++) {
    const value = digitAt(text, at) * (at % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  const check = (10 - (sum % 10)) % 10;
  const last = text.charAt(8);
  if ('ABEH'.includes(text.charAt(0)) && !text.startsWith('00', 1)) return last === String(check);
  if ('NPQRSW'.includes(text.charAt(0))) return last === CIF_LETTERS[check];
  return last === String(check) || last === CIF_LETTERS[check];
}

const ES_CIF = number({
  title: 'Número de Identificación Fiscal of an entity (CIF)',
  source: 'Orden EHA/451/2008, articles 2 to 5',
  checks: 'Letter of the entity, seven digits, control digit or letter',
  form: /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/,
  check: isCifCheck,
});

const ES_NIF_KLM = number({
  title: 'Número de Identificación Fiscal of a natural person without DNI or NIE',
  source: 'Real Decreto 1065/2007, articles 19 and 20',
  checks: 'K, L or M, seven characters, letter mod 23',
  form: /^[KLM]\d{7}[A-Z]$/,
  check: (text) => isDniLetter(text.slice(1, 8), text.charAt(8)),
});

const CODICE_FISCALE_FORM =
  /^[A-Z]{6}[\dLMNPQRSTUV]{2}[ABCDEHLMPRST][\dLMNPQRSTUV]{2}[A-Z][\dLMNPQRSTUV]{3}[A-Z]$/;
/** Letters that replace digits 0 to 9 if two persons would have the same code (omocodia). */
const OMOCODIA = 'LMNPQRSTUV';
const DIGIT_PLACES = [6, 7, 9, 10, 12, 13, 14];
const MONTHS = 'ABCDEHLMPRST';
/** Values of characters 0 to 9 or A to Z in odd places, by position in the alphabet. */
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** Returns the code with digits in the places of omocodia. */
const withoutOmocodia = (text: string): string =>
  [...text]
    .map((character, at) => {
      const digit = DIGIT_PLACES.includes(at) ? OMOCODIA.indexOf(character) : -1;
      return digit < 0 ? character : String(digit);
    })
    .join('');

function isCodiceFiscaleLetter(text: string): boolean {
  let sum = 0;
  for (let at = 0; at < 15; at++) {
    const value = valueAt(text, at);
    const place = value > 9 ? value - 10 : value;
    sum += at % 2 === 0 ? (ODD_VALUES[place] as number) : place;
  }
  return text.charCodeAt(15) - 65 === sum % 26;
}

const IT_IVA = number({
  title: 'Partita IVA',
  source: 'Decreto del Presidente della Repubblica 633/1972, article 35; Agenzia delle Entrate',
  checks: 'Eleven digits, office, Luhn',
  form: /^\d{11}$/,
  isIssued: (text) =>
    numberAt(text, 0, 7) > 0 && /^(?:0\d[1-9]|0[1-9]0|100|12[01]|888|999)$/.test(text.slice(7, 10)),
  check: isLuhn,
});

const IT_PERSON = number({
  title: 'Codice fiscale of a person',
  source: 'Decreto ministeriale 23 December 1976, articles 2 to 7 (omocodia in article 6)',
  checks: 'Name letters, date (+40 days for women), place, omocodia, check letter',
  form: CODICE_FISCALE_FORM,
  birthDate: (text, today) => {
    const digits = withoutOmocodia(text);
    const day = numberAt(digits, 9, 2);
    const month = MONTHS.indexOf(text.charAt(8)) + 1;
    return latestDate(numberAt(digits, 6, 2), month, day > 40 ? day - 40 : day, today);
  },
  sex: (text) => (numberAt(withoutOmocodia(text), 9, 2) > 40 ? 'F' : 'M'),
  region: (text) => withoutOmocodia(text).slice(11, 15),
  check: isCodiceFiscaleLetter,
});

const NIF_WEIGHTS = downFrom(9, 2);

/** Checks Luhn's formula over digits and letters (A = 10), where a doubled value over nine loses nine. */
function isCartaoDeCidadao(text: string): boolean {
  let sum = 0;
  for (let at = text.length - 1, isDoubled = false; at >= 0; at--, isDoubled = !isDoubled) {
    const value = valueAt(text, at) * (isDoubled ? 2 : 1);
    sum += isDoubled && value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

const PT_NIF = number({
  title: 'Número de Identificação Fiscal',
  source: 'Decreto-Lei 14/2013, articles 12 to 14; Decreto-Lei 463/79 (check digit)',
  checks: 'Nine digits, type of holder, check digit mod 11',
  form: /^\d{9}$/,
  isIssued: (text) => /^(?:[1-35689]|45|7[0-24579])/.test(text),
  check: checkCharacter(NIF_WEIGHTS, { modulus: 11, complement: true, written: TEN_AS_ZERO }),
});

const NISS_WEIGHTS = [29, 23, 19, 17, 13, 11, 7, 5, 3, 2];
const CYPRUS_WEIGHTS = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];

/** Numbers of Spain, Portugal, Italy, Greece, Cyprus, Malta, Andorra and San Marino. */
export const SOUTHERN_EUROPE = {
  'ES DNI': ES_DNI,
  'ES NIE': ES_NIE,
  'ES CIF': ES_CIF,
  'ES NIF': anyOf(
    {
      title: 'Número de Identificación Fiscal of persons and entities',
      source: 'Real Decreto 1065/2007, articles 18 to 22',
      checks: 'DNI, NIE, K/L/M number or CIF',
    },
    [ES_DNI, ES_NIE, ES_NIF_KLM, ES_CIF],
  ),
  'ES NSS': number({
    title: 'Número de la Seguridad Social',
    source: 'Orden TAS/2865/2003; Tesorería General de la Seguridad Social',
    checks: 'Province, check digits mod 97',
    form: /^\d{12}$/,
    region: (text) => (SPANISH_PROVINCES.has(text.slice(0, 2)) ? text.slice(0, 2) : null),
    check: (text) => {
      const serial = text.charAt(2) === '0' ? text.slice(3, 10) : text.slice(2, 10);
      return remainderOf(text.slice(0, 2) + serial, 97) === numberAt(text, 10, 2);
    },
  }),
  'PT NIF': PT_NIF,
  'PT CC': number({
    title: 'Cartão de Cidadão',
    source:
      'Agência para a Modernização Administrativa, "Validação de Número de Documento do Cartão de Cidadão"',
    checks: 'Twelve characters, Luhn over digits and letters',
    form: /^\d{9}[0-9A-Z]{2}\d$/,
    check: isCartaoDeCidadao,
  }),
  'PT NISS': number({
    title: 'Número de Identificação da Segurança Social',
    source: 'Instituto da Segurança Social; Despacho 13/2006',
    checks: 'Eleven digits from 1 or 2, check digit mod 10 with prime weights',
    form: /^[12]\d{10}$/,
    check: (text) => 9 - (weighted(text, NISS_WEIGHTS) % 10) === digitAt(text, 10),
  }),
  'IT CODICE FISCALE': anyOf(
    {
      title: 'Codice fiscale',
      source: 'Decreto ministeriale 23 December 1976; temporary and company codes have eleven digits',
      checks:
        'Name letters, date (+40 days for women), place, omocodia, check letter; eleven digits as Partita IVA',
    },
    [IT_PERSON, IT_IVA],
  ),
  'IT IVA': IT_IVA,
  'GR AMKA': readWith(readAmka, {
    title: 'Arithmos Mitroou Koinonikis Asfalisis',
    source: 'Law 3655/2008, article 153; IDIKA, amka.gr',
    checks: 'Date, sex, Luhn',
  }),
  'GR AFM': readWith(readAfm, {
    title: 'Arithmos Forologikou Mitroou',
    source: 'AADE; VIES algorithm for EL',
    checks: 'Nine digits, check digit mod 11',
  }),
  'CY TIC': number({
    title: 'Tax identification code',
    source: 'Cyprus Tax Department; VIES algorithm for CY',
    checks: 'Eight digits, check letter mod 26',
    form: /^\d{8}[A-Z]$/,
    isIssued: (text) => !text.startsWith('12'),
    check: (text) => {
      let sum = 0;
      for (let at = 0; at < 8; at++) {
        sum += at % 2 === 0 ? (CYPRUS_WEIGHTS[digitAt(text, at)] as number) : digitAt(text, at);
      }
      return sum % 26 === text.charCodeAt(8) - 65;
    },
  }),
  'MT ID': number({
    title: 'Identity card number',
    source: 'Identity Card and other Identity Documents Act (chapter 258)',
    checks: 'Up to seven digits and the letter of the register',
    form: /^\d{1,7}[ABGHLMPZ]$/,
    canonical: (text) => text.padStart(8, '0'),
    isIssued: (text) => numberAt(text, 0, 7) > 0,
  }),
  'MT VAT': number({
    title: 'VAT number',
    source: 'VIES algorithm for MT',
    checks: 'Eight digits, check digits mod 37',
    form: /^[1-9]\d{7}$/,
    check: (text) => (weighted(text, [3, 4, 6, 7, 8, 9]) + numberAt(text, 6, 2)) % 37 === 0,
  }),
  'AD NRT': number({
    title: 'Número de Registre Tributari',
    source: 'Govern d’Andorra, Reglament del número de registre tributari of 2014',
    checks: 'Letter of the holder, number range, letter',
    form: /^[ACDEFGLOPU]\d{6}[A-Z]$/,
    isIssued: (text) => {
      const serial = numberAt(text, 1, 6);
      if (text.charAt(0) === 'F') return serial <= 699_999;
      return !'AL'.includes(text.charAt(0)) || (serial > 699_999 && serial < 800_000);
    },
  }),
  'SM COE': number({
    title: 'Codice operatore economico',
    source: 'San Marino, Decreto delegato 156/2013',
    checks: 'One to five digits',
    form: /^0*\d{1,5}$/,
    canonical: (text) => text.replace(/^0+(?=.)/, ''),
    isIssued: (text) => Number(text) > 0,
  }),
  'HR OIB': number({
    title: 'Osobni identifikacijski broj',
    source: 'Zakon o osobnom identifikacijskom broju (NN 60/08); Pravilnik, article 4',
    checks: 'Eleven digits, ISO 7064 MOD 11,10',
    form: /^\d{11}$/,
    check: isMod11And10,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;
