import { checkCharacter, downFrom, isLuhn, remainderOf, TEN_AS_X } from '../checksums';
import { EGYPTIAN_GOVERNORATES } from '../data/egypt';
import { dateWithCentury, dayMonthYear, fullDate, yearMonthDay } from '../dates';
import { digitAt } from '../digits';
import { type NumberKind, number, oddForMen, readWith } from '../number-rule';
import { readBvn, readNin } from '../readers/asia-pacific-and-africa';

/** Reads the date of a South African number, whose century is not stated. */
const southAfricanDate = yearMonthDay(0);
const GHANA_CHECK = checkCharacter([1, 2, 3, 4, 5, 6, 7, 8, 9], { modulus: 11, written: TEN_AS_X });
const MAURITIUS_CHECK = checkCharacter(downFrom(14, 2), {
  modulus: 17,
  complement: true,
  written: '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ',
});

const NORTH_AND_WEST_AFRICA = {
  'EG NID': number({
    title: 'National number',
    source: 'Civil Status Law 143 of 1994; Ministry of Interior, Civil Status Organization',
    checks: 'Century, date, governorate, sex',
    form: /^[23]\d{13}$/,
    birthDate: dateWithCentury(1, (text) => (text.startsWith('2') ? 1900 : 2000)),
    region: (text) => EGYPTIAN_GOVERNORATES.get(text.slice(7, 9)) ?? null,
    sex: oddForMen(12),
  }),
  'EG TN': number({
    title: 'Tax registration number',
    source: 'Egyptian Tax Authority',
    checks: 'Nine digits',
    form: /^\d{9}$/,
  }),
  'MA CIN': number({
    title: "Carte nationale d'identité",
    source: 'Direction Générale de la Sûreté Nationale, Loi 04-20',
    checks: 'One or two letters, up to six digits',
    form: /^[A-Z]{1,2}\d{3,6}$/,
  }),
  'MA ICE': number({
    title: "Identifiant Commun de l'Entreprise",
    source: 'Décret 2-11-63 of 2011; Direction Générale des Impôts',
    checks: '15 digits, divisible by 97',
    form: /^\d{15}$/,
    isIssued: (text) => Number(text) > 0,
    check: (text) => remainderOf(text, 97) === 0,
  }),
  'DZ NIF': number({
    title: "Numéro d'Identification Fiscale",
    source: 'Direction Générale des Impôts of Algeria',
    checks: '15 or 20 digits',
    form: /^\d{15}(?:\d{5})?$/,
  }),
  'DZ NIN': number({
    title: "Numéro d'identification national",
    source: 'Décret présidentiel 17-143 of 2017',
    checks: '18 digits',
    form: /^\d{18}$/,
  }),
  'TN CIN': number({
    title: "Carte d'identité nationale",
    source: 'Loi 93-27 of 1993',
    checks: 'Eight digits',
    form: /^\d{8}$/,
  }),
  'TN MF': number({
    title: 'Matricule Fiscal',
    source: 'Ministère des Finances of Tunisia',
    checks: 'Serial, control letter, codes, 000 for the head office',
    form: /^\d{1,7}[A-HJ-NP-TV-Z](?:[ABPDN][MPCNE]\d{3})?$/,
    canonical: (text) => text.replace(/^\d+/, (serial) => serial.padStart(7, '0')),
    isIssued: (text) => text.length === 8 || text.charAt(9) === 'E' || text.endsWith('000'),
  }),
  'GH CARD': number({
    title: 'Ghana Card personal identification number',
    source: 'National Identity Register Act 750 of 2008; National Identification Authority',
    checks: 'Country code, nine digits, check digit',
    form: /^[A-Z]{3}\d{10}$/,
  }),
  'GH TIN': number({
    title: 'Taxpayer Identification Number',
    source: 'Ghana Revenue Authority; OECD, TIN information sheet of Ghana',
    checks: 'Type of holder, check digit mod 11',
    form: /^[PCGQV]00[0-9A-Z]{8}$/,
    isIssued: (text) => /^\d{9}[\dX]$/.test(text.slice(1)),
    check: (text) => GHANA_CHECK(text.slice(1)),
  }),
  'GN NIFP': number({
    title: "Numéro d'Identification Fiscale Permanent",
    source: 'Direction Nationale des Impôts of Guinea',
    checks: 'Nine digits, Luhn',
    form: /^\d{9}$/,
    isIssued: (text) => Number(text) > 0,
    check: isLuhn,
  }),
  'SN NINEA': number({
    title: "Numéro d'Identification Nationale des Entreprises et Associations",
    source: 'Décret 2012-886, Agence Nationale de la Statistique et de la Démographie',
    checks: 'Seven or nine digits, tax code if present',
    form: /^\d{7}(?:\d\d)?(?:[012][A-Z]\d)?$/,
  }),
  'NG NIN': readWith(readNin, {
    title: 'National Identification Number',
    source: 'National Identity Management Commission, "About the NIN"',
    checks: '11 digits',
  }),
  'NG BVN': readWith(readBvn, {
    title: 'Bank Verification Number',
    source: 'Nigeria Inter-Bank Settlement System, BVN specification',
    checks: '11 digits, starting with 22',
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

const SOUTH_AND_EAST_AFRICA = {
  'ZA ID': number({
    title: 'Identity number',
    source: 'Identification Act 68 of 1997; Department of Home Affairs',
    checks: 'Date, sex, citizenship 0 to 2, Luhn',
    form: /^\d{13}$/,
    birthDate: southAfricanDate,
    sex: (text) => (digitAt(text, 6) >= 5 ? 'M' : 'F'),
    isIssued: (text) => digitAt(text, 10) <= 2,
    check: isLuhn,
  }),
  'ZA TIN': number({
    title: 'Tax reference number',
    source: 'South African Revenue Service, modulus 10 test of tax reference numbers',
    checks: 'Ten digits from 0, 1, 2, 3 or 9, Luhn',
    form: /^[01239]\d{9}$/,
    isIssued: (text) => Number(text) > 0,
    check: isLuhn,
  }),
  'ZA VAT': number({
    title: 'VAT registration number',
    source: 'South African Revenue Service, VAT 404',
    checks: 'Ten digits from 4',
    form: /^4\d{9}$/,
  }),
  'KE ID': number({
    title: 'National identity card number',
    source: 'Registration of Persons Act (Cap. 107)',
    checks: 'Six to nine digits',
    form: /^[1-9]\d{5,8}$/,
  }),
  'KE PIN': number({
    title: 'Personal Identification Number',
    source: 'Kenya Revenue Authority; OECD, TIN information sheet of Kenya',
    checks: 'Letter (A, P), nine digits, letter',
    form: /^[AP]\d{9}[A-Z]$/,
  }),
  'TZ NIN': number({
    title: 'National Identification Number',
    source: 'National Identification Authority of Tanzania',
    checks: 'Date, 20 digits',
    form: /^\d{20}$/,
    birthDate: fullDate(0),
  }),
  'UG NIN': number({
    title: 'National Identification Number',
    source: 'Registration of Persons Act 2015; NIRA',
    checks: 'C and sex, twelve characters',
    form: /^[CA][MF]\d{2}[0-9A-Z]{10}$/,
    sex: (text) => (text.charAt(1) === 'M' ? 'M' : 'F'),
  }),
  'RW NID': number({
    title: 'National identity number',
    source: 'National Identification Agency of Rwanda, Law 14/2008',
    checks: 'Status 1 to 3, year, sex (8 or 7), 16 digits',
    form: /^[123](?:19|20)\d\d[78]\d{10}$/,
    sex: (text) => (text.charAt(5) === '8' ? 'M' : 'F'),
  }),
  'ZM NRC': number({
    title: 'National registration card number',
    source: 'National Registration Act (Cap. 126)',
    checks: 'Nine digits, citizenship 1 to 3',
    form: /^\d{6}[1-9]\d[1-3]$/,
  }),
  'ZW ID': number({
    title: 'National registration number',
    source: 'National Registration Act (Chapter 10:17)',
    checks: 'District, serial, letter, district of origin',
    form: /^\d{8,9}[A-Z]\d{2}$/,
  }),
  'BW OMANG': number({
    title: 'Omang',
    source: 'National Registration Act (Cap. 01:02) of Botswana',
    checks: 'Nine digits, sex in fifth place',
    form: /^\d{4}[12]\d{4}$/,
    sex: (text) => (text.charAt(4) === '1' ? 'M' : 'F'),
  }),
  'MU NID': number({
    title: 'National identity number',
    source: 'National Identity Card Act 1985; Civil Status Division',
    checks: 'Initial, date, check character mod 17',
    form: /^[A-Z]\d{12}[0-9A-G]$/,
    birthDate: dayMonthYear(1),
    check: MAURITIUS_CHECK,
  }),
  'MZ NUIT': number({
    title: 'Número Único de Identificação Tributária',
    source: 'Autoridade Tributária de Moçambique, Decreto 28/2012',
    checks: 'Nine digits, check digit mod 11',
    form: /^\d{9}$/,
    check: checkCharacter([8, 9, 4, 5, 6, 7, 8, 9], { modulus: 11, written: '01234567891' }),
  }),
  'MZ BI': number({
    title: 'Bilhete de Identidade',
    source: 'Direcção Nacional de Identificação Civil of Mozambique',
    checks: 'Twelve digits and a letter',
    form: /^\d{12}[A-Z]$/,
  }),
  'AO BI': number({
    title: 'Bilhete de Identidade',
    source: 'Lei 4/09 of 2009, Direcção Nacional de Identificação of Angola',
    checks: 'Nine digits, province, three digits',
    form: /^\d{9}[A-Z]{2}\d{3}$/,
  }),
  'AO NIF': number({
    title: 'Número de Identificação Fiscal',
    source: 'Administração Geral Tributária, Decreto Presidencial 245/21',
    checks: 'Ten digits, or the number of the BI',
    form: /^\d{10}$|^\d{9}[A-Z]{2}\d{3}$/,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;

/** Numbers of Africa. */
export const AFRICA = { ...NORTH_AND_WEST_AFRICA, ...SOUTH_AND_EAST_AFRICA } as const;
