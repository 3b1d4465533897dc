import type { AamvaCard } from '../barcode/aamva-card';
import type { CheckedField, Mrz } from '../mrz/parse';
import type { TextLine } from '../ocr/reader';
import {
  type Agreement,
  dateAgreement,
  nameAgreementInVisual,
  numberAgreement,
  printedDates,
} from './visual-zone';

/** Source of a document field, and its reliability. */
interface FieldSource {
  readonly source: 'ZONE' | 'VISUAL' | 'BARCODE';
  /** True if a valid check digit covers it. */
  readonly checked: boolean;
  /** Mean probability of its characters, 0–1; null if the reader gives none. */
  readonly confidence: number | null;
  /** Result of the comparison with the print; null if it wasn't compared. */
  readonly print: Agreement | null;
}

export type FieldSources = { readonly [field: string]: FieldSource };

/** Compares the fields with the printed side. */
function inPrint(
  visual: readonly TextLine[],
  stated: {
    readonly documentNumber: string | null;
    readonly birthDate: string | null;
    readonly expiryDate: string | null;
    readonly surname: string;
    readonly givenNames: string;
  },
): { readonly [field: string]: Agreement } {
  if (visual.length === 0) return {};
  return {
    ...(stated.documentNumber ? { documentNumber: numberAgreement(visual, stated.documentNumber) } : {}),
    ...(stated.birthDate ? { birthDate: dateAgreement(visual, stated.birthDate, 'birthDate') } : {}),
    ...(stated.expiryDate
      ? { documentExpirationDate: dateAgreement(visual, stated.expiryDate, 'expiryDate') }
      : {}),
    ...(stated.surname ? { lastName: nameAgreementInVisual(visual, stated.surname) } : {}),
    ...(stated.givenNames ? { firstName: nameAgreementInVisual(visual, stated.givenNames) } : {}),
  };
}

/** Check digit that covers a field of the zone (ICAO Doc 9303 parts 4 to 7). */
const CHECKED_BY: { readonly [field: string]: CheckedField } = {
  documentNumber: 'documentNumber',
  birthDate: 'birthDate',
  documentExpirationDate: 'expiryDate',
  personalIdNumber: 'optional',
};

/** Returns the confidence of a printed date, from the best line that shows it. */
function dateConfidence(visual: readonly TextLine[], date: unknown): number | null {
  if (typeof date !== 'string') return null;
  const sure = visual.flatMap(({ text, confidence }) =>
    printedDates(text).includes(date) ? [confidence] : [],
  );
  return sure.length === 0 ? null : Math.round(Math.max(...sure) * 1000) / 1000;
}

/** Fields that are printed but not in a zone. */
const PRINTED = ['documentIssueDate'];

/** Returns the sources of the fields of a document with a zone. @param extracted fields by their API names */
export function zoneSources(mrz: Mrz, visual: readonly TextLine[], extracted: object): FieldSources {
  const print = inPrint(visual, mrz);
  return Object.fromEntries(
    Object.entries(extracted).map(([field, value]): [string, FieldSource] => {
      if (PRINTED.includes(field))
        return [
          field,
          { source: 'VISUAL', checked: false, confidence: dateConfidence(visual, value), print: null },
        ];
      const by = CHECKED_BY[field];
      const checked = by !== undefined && mrz.checks.some((check) => check.field === by && check.isRight);
      return [field, { source: 'ZONE', checked, confidence: null, print: print[field] ?? null }];
    }),
  );
}

/**
 * Returns the sources of the fields of a card with only a barcode, which is read completely or not at all
 * (ISO/IEC 15438).
 */
export function barcodeSources(
  card: AamvaCard,
  visual: readonly TextLine[],
  extracted: object,
): FieldSources {
  const print = inPrint(visual, card);
  return Object.fromEntries(
    Object.keys(extracted).map((field) => [
      field,
      { source: 'BARCODE', checked: false, confidence: null, print: print[field] ?? null },
    ]),
  );
}

/** Returns the sources of printed fields. @param confidence of fields that have one, 0–1 */
export const printSources = (
  extracted: object,
  confidence: { readonly [field: string]: number },
): FieldSources =>
  Object.fromEntries(
    Object.keys(extracted).map((field) => [
      field,
      { source: 'VISUAL', checked: false, confidence: confidence[field] ?? null, print: null },
    ]),
  );
