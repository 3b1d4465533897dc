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

/** Where a field of a document was read, and how sure that is. */
interface FieldSource {
  readonly source: 'ZONE' | 'VISUAL' | 'BARCODE';
  /** A check digit of its own covers it and is right. */
  readonly checked: boolean;
  /** Mean probability of its characters, 0–1; null where the reader gives none. */
  readonly confidence: number | null;
  /** Whether the same stands in print; null = it was not looked for there. */
  readonly print: Agreement | null;
}

export type FieldSources = { readonly [field: string]: FieldSource };

/** What the printed side says of the fields that it can be asked for. */
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

/** The check digit that covers a field of the zone (ICAO Doc 9303 parts 4 to 7). */
const CHECKED_BY: { readonly [field: string]: CheckedField } = {
  documentNumber: 'documentNumber',
  birthDate: 'birthDate',
  documentExpirationDate: 'expiryDate',
  personalIdNumber: 'optional',
};

/** How surely a printed date was read: by the surest line that shows it. */
function dateConfidence(visual: readonly TextLine[], date: unknown): number | null {
  if (typeof date !== 'string') return null;
  const sure = visual.flatMap(({ text, confidence }) =>
    printedDates(text).includes(date) ? [confidence] : [],
  );
  return sure.length === 0 ? null : Math.round(Math.max(...sure) * 1000) / 1000;
}

/** Fields that are printed and stand in no zone. */
const PRINTED = ['documentIssueDate'];

/** Where the fields of a document with a zone come from. @param extracted what was read, by its wire names */
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

/** Where the fields of a card with a barcode alone come from: it is read whole or not at all (ISO/IEC 15438). */
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

/** Where fields that are printed for people come from. @param confidence of those that were read with one, 0–1 */
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
