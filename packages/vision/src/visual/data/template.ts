import type { DateOrder, VisualField } from '../fields';
import type { NumberCheck } from '../number-checks';

/** How a number is written: `9` a digit, `A` a letter, `*` either; blanks, points and hyphens count for nothing. */
export interface NumberForm {
  readonly patterns: readonly string[];
  readonly check?: NumberCheck;
}

/** What field a number in front of a value means. */
export type Numbering = { readonly [code: string]: VisualField | 'birth' | 'categories' | 'other' };

/** A kind of document of one issuer, and how its visual zone is read. */
export interface VisualTemplate {
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 3166-2 subdivision. */
  readonly state?: string;
  readonly type: 'DRIVERS_LICENSE' | 'NATIONAL_ID' | 'RESIDENT_PERMIT';
  /** Of each group one has to be on the document; capitals without marks and blanks. */
  readonly marks: readonly (readonly string[])[];
  /** Values stand behind numbers of this meaning; left out = beside or under their labels. */
  readonly numbering?: Numbering;
  readonly dates: DateOrder;
  readonly number: NumberForm;
  readonly personal?: NumberForm;
  /** Letters that stand for a sex, where they are not M and F. */
  readonly sexes?: { readonly [letter: string]: 'M' | 'F' };
  /** Without all of them the document was not read. */
  readonly required: readonly VisualField[];
}

/** Directive 2006/126/EC, annex I: what the numbers of a European driving licence mean. */
export const EU_NUMBERING: Numbering = {
  1: 'surname',
  2: 'givenNames',
  3: 'birth',
  '4a': 'issueDate',
  '4b': 'expiryDate',
  '4c': 'other',
  '4d': 'personalNumber',
  5: 'documentNumber',
  6: 'other',
  7: 'other',
  8: 'address',
  9: 'categories',
  10: 'other',
  11: 'other',
  12: 'other',
};

/** AAMVA DL/ID card design standard, annex A: the numbers on cards of the USA and Canada. */
export const AAMVA_NUMBERING: Numbering = {
  1: 'surname',
  2: 'givenNames',
  3: 'birthDate',
  '4a': 'issueDate',
  '4b': 'expiryDate',
  '4c': 'other',
  '4d': 'documentNumber',
  5: 'additionalNumber',
  8: 'address',
  9: 'categories',
  '9a': 'other',
  12: 'other',
  15: 'sex',
  16: 'other',
  17: 'other',
  18: 'other',
  19: 'other',
};

/** What a licence has to show before it is read whole. */
export const LICENCE_FIELDS: readonly VisualField[] = [
  'surname',
  'givenNames',
  'birthDate',
  'expiryDate',
  'documentNumber',
];
export const CARD_FIELDS: readonly VisualField[] = ['surname', 'givenNames', 'birthDate', 'documentNumber'];
