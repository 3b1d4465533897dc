import type { DateOrder, VisualField } from '../fields';
import type { NumberCheck } from '../number-checks';

/** Format of a number: `9` a digit, `A` a letter, `*` either; spaces, points and hyphens are ignored. */
export interface NumberForm {
  readonly patterns: readonly string[];
  readonly check?: NumberCheck;
}

/** Meaning of the number before a value. */
export type Numbering = { readonly [code: string]: VisualField | 'birth' | 'categories' | 'other' };

/** Document type of one issuer, with the rules for reading its visual zone. */
export interface VisualTemplate {
  readonly id: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** ISO 3166-2 subdivision. */
  readonly state?: string;
  readonly type: 'DRIVERS_LICENSE' | 'NATIONAL_ID' | 'RESIDENT_PERMIT';
  /** Groups of marks; one of each group must be on the document. Capitals without accents and spaces. */
  readonly marks: readonly (readonly string[])[];
  /** Meaning of the numbers before values; omitted if values are next to or under their labels. */
  readonly numbering?: Numbering;
  readonly dates: DateOrder;
  readonly number: NumberForm;
  readonly personal?: NumberForm;
  /** Letters for the sex, if they aren't M and F. */
  readonly sexes?: { readonly [letter: string]: 'M' | 'F' };
  /** Fields that must be read for a complete result. */
  readonly required: readonly VisualField[];
}

/** Meaning of the numbers on a European driving license (Directive 2006/126/EC, annex I). */
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

/** Meaning of the numbers on cards of the USA and Canada (AAMVA DL/ID card design standard, annex A). */
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

/** Required fields of a license. */
export const LICENCE_FIELDS: readonly VisualField[] = [
  'surname',
  'givenNames',
  'birthDate',
  'expiryDate',
  'documentNumber',
];
export const CARD_FIELDS: readonly VisualField[] = ['surname', 'givenNames', 'birthDate', 'documentNumber'];
