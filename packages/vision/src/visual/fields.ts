/** What is read of the visual zone of a document, by names of our own. */
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

/** How the three numbers of a date follow each other. */
export type DateOrder = 'DMY' | 'MDY' | 'YMD';

/** A value with how far it can be believed. */
export interface VisualValue {
  readonly value: string;
  /** 0–1: the reader's own sureness, lowered by every guess that was needed to find the value. */
  readonly confidence: number;
}

/** Fields that were read; what was not is missing. */
export type VisualReading = { readonly [field in VisualField]?: VisualValue };

/** Category of vehicles that a driving licence allows; dates `YYYY-MM-DD`, null = not printed or not read. */
export interface VehicleCategory {
  readonly category: string;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly restrictions: string | null;
}
