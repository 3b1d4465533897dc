/**
 * States and territories in a GSTIN: 01 to 38 (28 was merged into 26 in 2020), 96 for non-residents, 97 for
 * other territory, 99 for centre jurisdiction. Source: GST Council, state code list.
 */
export const INDIAN_STATES: ReadonlySet<string> = new Set([
  ...Array.from({ length: 38 }, (_, at) => String(at + 1).padStart(2, '0')),
  '96',
  '97',
  '99',
]);
