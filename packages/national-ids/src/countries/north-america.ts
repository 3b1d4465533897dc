import { checkCharacter, isLuhn } from '../checksums';
import { EMPLOYER_PREFIXES } from '../data/employer-prefixes';
import { numberAt, weighted } from '../digits';
import { anyOf, type NumberKind, number, readWith } from '../number-rule';
import { readCurp, readItin, readRfc, readSin, readSsn } from '../readers/north-america';

const US_SSN = readWith(readSsn, {
  title: 'Social Security number',
  source: 'Social Security Administration, POMS RM 10201; "Social Security Number Randomization"',
  checks: 'Area, group, serial, advertised numbers',
});
const US_ITIN = readWith(readItin, {
  title: 'Individual Taxpayer Identification Number',
  source: 'IRS, Internal Revenue Manual 3.21.263',
  checks: 'Format and group',
});
const US_ATIN = number({
  title: 'Adoption Taxpayer Identification Number',
  source: 'IRS, Internal Revenue Manual 3.13.40',
  checks: '9 at the start, 93 in the group',
  form: /^9\d\d93\d{4}$/,
});
const US_EIN = number({
  title: 'Employer Identification Number',
  source: 'IRS, "How EINs are assigned and valid EIN prefixes"',
  checks: 'Nine digits, assigned prefix',
  form: /^\d{9}$/,
  isIssued: (text) => EMPLOYER_PREFIXES.has(text.slice(0, 2)),
});
const US_PTIN = number({
  title: 'Preparer Tax Identification Number',
  source: 'IRS, PTIN requirements for tax return preparers',
  checks: 'P and eight digits',
  form: /^P\d{8}$/,
});

const BN_FORM = /^\d{9}(?:R[CMPT]\d{4})?$/;
const CA_BN = number({
  title: 'Business Number',
  source: 'Canada Revenue Agency, RC2; "Business Number check digit"',
  checks: 'Nine digits with Luhn, program account if present',
  form: BN_FORM,
  check: (text) => isLuhn(text.slice(0, 9)),
});

/** Letters of a Medicare number: S, L, O, I, B and Z are not used. */
const MBI_LETTER = '[AC-HJKMNP-RT-Y]';
const MBI_FORM = new RegExp(
  `^[1-9]${MBI_LETTER}(?:\\d|${MBI_LETTER})\\d${MBI_LETTER}(?:\\d|${MBI_LETTER})\\d${MBI_LETTER}{2}\\d{2}$`,
);

/** Numbers of the United States, Canada, Mexico and the English-speaking Caribbean. */
export const NORTH_AMERICA = {
  'US SSN': US_SSN,
  'US ITIN': US_ITIN,
  'US ATIN': US_ATIN,
  'US EIN': US_EIN,
  'US PTIN': US_PTIN,
  'US TIN': anyOf(
    {
      title: 'Taxpayer Identification Number',
      source: 'IRS, Topic 857',
      checks: 'SSN, ITIN, EIN, PTIN or ATIN',
    },
    [US_SSN, US_ITIN, US_EIN, US_PTIN, US_ATIN],
  ),
  'US MBI': number({
    title: 'Medicare Beneficiary Identifier',
    source: 'CMS, "Understanding the Medicare Beneficiary Identifier (MBI) format", 2017',
    checks: 'Type of each of the eleven places',
    form: MBI_FORM,
  }),
  'CA SIN': readWith(readSin, {
    title: 'Social Insurance Number',
    source: 'Employment and Social Development Canada, SIN Code of Practice',
    checks: '9 digits, Luhn, first digit not 0 or 8',
  }),
  'CA BN': CA_BN,
  'CA GST': number({
    title: 'GST/HST account',
    source: 'Canada Revenue Agency, GST/HST registry',
    checks: 'Business Number and RT with four digits',
    form: /^\d{9}RT\d{4}$/,
    check: (text) => isLuhn(text.slice(0, 9)),
  }),
  'CA QST': number({
    title: 'QST account',
    source: 'Revenu Québec, "Validating a QST registration number"',
    checks: 'Ten digits with a check digit mod 11, TQ and four digits',
    form: /^\d{10}TQ\d{4}$/,
    isIssued: (text) => numberAt(text, 12, 4) > 0,
    check: (text) => (11 - (weighted(text, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === numberAt(text, 9, 1),
  }),
  'CA PST': number({
    title: 'PST account of British Columbia',
    source: 'British Columbia, Provincial Sales Tax bulletin 001',
    checks: 'PST and eight digits',
    form: /^PST\d{8}$/,
  }),
  'CA BC PHN': number({
    title: 'Personal Health Number of British Columbia',
    source: 'British Columbia Ministry of Health, Teleplan specification, "PHN check digit"',
    checks: '9 at the start, check digit mod 11',
    form: /^9\d{9}$/,
    check: (text) =>
      checkCharacter([2, 4, 8, 5, 10, 9, 7, 3], { modulus: 11, complement: true })(text.slice(1)),
  }),
  'MX CURP': readWith(readCurp, {
    title: 'Clave Única de Registro de Población',
    source: 'Instructivo normativo para la asignación de la CURP, RENAPO (DOF 18 October 2021)',
    checks: 'Name letters, date, sex, state, offensive words, check digit',
  }),
  'MX RFC': readWith(readRfc, {
    title: 'Registro Federal de Contribuyentes',
    source: 'SAT, Instructivo para la formación de la clave del RFC',
    checks: 'Date, offensive words, check character; both generic numbers',
  }),
  'MX NSS': number({
    title: 'Número de Seguridad Social (IMSS)',
    source: 'Instituto Mexicano del Seguro Social, reglamento de afiliación, article 9',
    checks: '11 digits, Luhn',
    form: /^\d{11}$/,
    isIssued: (text) => Number(text) > 0,
    check: isLuhn,
  }),
  'MX CLABE': number({
    title: 'Clave Bancaria Estandarizada',
    source: 'Asociación de Bancos de México; Banco de México, SPEI',
    checks: '18 digits, check digit 3-7-1 mod 10',
    form: /^\d{18}$/,
    isIssued: (text) => !text.startsWith('000'),
    check: (text) => {
      let sum = 0;
      for (let at = 0; at < 17; at++) sum += (numberAt(text, at, 1) * ([3, 7, 1][at % 3] as number)) % 10;
      return (10 - (sum % 10)) % 10 === numberAt(text, 17, 1);
    },
  }),
  'AI TIN': number({
    title: 'Tax Identification Number',
    source: 'Anguilla Inland Revenue Department; OECD, TIN information sheet',
    checks: 'Ten digits from 1 or 2',
    form: /^[12]\d{9}$/,
  }),
  'BZ TIN': number({
    title: 'Taxpayer Identification Number',
    source: 'Belize Tax Service; OECD, TIN information sheet',
    checks: 'Six digits, code 10, 13 or 66 if present',
    form: /^\d{6}(?:10|13|66)?$/,
  }),
  'JM TRN': number({
    title: 'Taxpayer Registration Number',
    source: 'Tax Administration Jamaica',
    checks: 'Nine digits',
    form: /^\d{9}$/,
    isIssued: (text) => Number(text) > 0,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;
