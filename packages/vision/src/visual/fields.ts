/** Fields of the visual zone. */
export const VISUAL_FIELDS = [
  'surname',
  'givenNames',
  'fullName',
  'birthDate',
  'birthPlace',
  'sex',
  'nationality',
  'documentNumber',
  'additionalNumber',
  'personalNumber',
  'issueDate',
  'expiryDate',
  'address',
] as const;
export type VisualField = (typeof VISUAL_FIELDS)[number];

/** Order of the numbers in a date. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD';

/** Value with its confidence. */
export interface VisualValue {
  readonly value: string;
  /** 0–1: the text reader's confidence, reduced by every assumption needed to find the value. */
  readonly confidence: number;
}

/** Fields that were read; others are missing. */
export type VisualReading = { readonly [field in VisualField]?: VisualValue };

/** Vehicle category of a driving license; dates `YYYY-MM-DD`, null if not printed or not read. */
export interface VehicleCategory {
  readonly category: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly restrictions: string | null;
}
