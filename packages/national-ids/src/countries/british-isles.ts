import { checkCharacter, downFrom } from '../checksums';
import { dayMonthYear } from '../dates';
import { numberAt, valueAt, weighted } from '../digits';
import { type NumberKind, number, oddForMen, readWith } from '../number-rule';
import { readPps } from '../readers/europe';

const NHS_CHECK = checkCharacter(downFrom(10, 2), { modulus: 11, complement: true });

const GB_VAT_WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 1];

/** Checks a British VAT number: mod 97, or mod 97 minus 55 for those since 2009. */
function isBritishVat(text: string): boolean {
  if (/^(?:GD|HA)/.test(text)) {
    const unit = numberAt(text, text.length === 5 ? 2 : 6, 3);
    const isKeyRight = text.length === 5 || unit % 97 === numberAt(text, 9, 2);
    return isKeyRight && text.startsWith('GD') === unit < 500;
  }
  const rest = weighted(text, GB_VAT_WEIGHTS) % 97;
  return rest === 0 || (numberAt(text, 0, 3) >= 100 && (rest === 42 || rest === 55));
}

const IRISH_VAT_LETTERS = 'WABCDEFGHIJKLMNOPQRSTUV';

/** Checks an Irish VAT number; in the old form the second character is a letter, + or *. */
function isIrishVat(text: string): boolean {
  const digits = /^\d{7}/.test(text) ? text.slice(0, 7) : `0${text.slice(2, 7)}${text.charAt(0)}`;
  const second = text.length === 9 && text.charAt(8) !== 'W' ? valueAt(text, 8) - 9 : 0;
  return IRISH_VAT_LETTERS[(weighted(digits, downFrom(8, 2)) + second * 9) % 23] === text.charAt(7);
}

/** Numbers of Great Britain and Ireland. */
export const BRITISH_ISLES = {
  'GB NINO': number({
    title: 'National Insurance number',
    source: 'HMRC, National Insurance Manual NIM39110 (prefixes that are not used)',
    checks: 'Prefix, six digits, suffix A to D or none',
    form: /^[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]?$/,
    isIssued: (text) => !/^(?:BG|GB|KN|NK|NT|TN|ZZ)/.test(text),
  }),
  'GB UTR': number({
    title: 'Unique Taxpayer Reference',
    source: 'HMRC, "Specification for the UTR modulus check"',
    checks: 'Ten digits (K at the end is ignored), check digit mod 11 in first place',
    form: /^K?\d{10}K?$/,
    canonical: (text) => text.replace(/K/g, ''),
    check: (text) =>
      '21987654321'[weighted(text.slice(1), [6, 7, 8, 9, 10, 5, 4, 3, 2]) % 11] === text.charAt(0),
  }),
  'GB NHS': number({
    title: 'NHS number of England, Wales and the Isle of Man',
    source: 'NHS Data Dictionary, "NHS NUMBER"',
    checks: 'Ten digits, check digit mod 11',
    form: /^\d{10}$/,
    isIssued: (text) => Number(text) > 0,
    check: NHS_CHECK,
  }),
  'GB CHI': number({
    title: 'Community Health Index number of Scotland',
    source: 'NHS Scotland, ISD Data Dictionary, "CHI Number"',
    checks: 'Date, sex, check digit mod 11',
    form: /^\d{10}$/,
    birthDate: dayMonthYear(0),
    sex: oddForMen(8),
    check: NHS_CHECK,
  }),
  'GB VAT': number({
    title: 'VAT registration number',
    source: 'HMRC, "VAT registration numbers" (mod 97 and mod 9755); VIES algorithm for XI',
    checks: 'Nine or twelve digits, check digits mod 97; GD and HA numbers',
    form: /^(?:\d{9}(?:\d{3})?|(?:GD|HA)(?:8888\d{5}|\d{3}))$/,
    isIssued: (text) => !text.startsWith('000000000'),
    check: isBritishVat,
  }),
  'IE PPS': readWith(readPps, {
    title: 'Personal Public Service number',
    source: 'Department of Social Protection, "PPS number check character"; Revenue, 2013',
    checks: 'Check letter mod 23, with the second letter of 2013',
  }),
  'IE VAT': number({
    title: 'VAT number',
    source: 'Revenue, "VAT number format" of 1991 and 2013; VIES algorithm for IE',
    checks: 'Seven digits or the form before 1991, check letter mod 23',
    form: /^\d[0-9A-Z+*]\d{5}[A-W][A-IW]?$/,
    check: isIrishVat,
  }),
} as const satisfies Readonly<Record<string, NumberKind>>;
