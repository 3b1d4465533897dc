/** Comparisons that affect the probability of a true match. `base_rate` is the assumed share of true matches. */
export const TRIAGE_FACTORS = [
  'base_rate',
  'name',
  'name_frequency',
  'date_of_birth',
  'country',
  'document_number',
  'type',
  'list',
  'other_entries',
] as const;
export type TriageFactor = (typeof TRIAGE_FACTORS)[number];

/** Conflicts between a customer and a list entry on which an auto-resolution rule can depend. */
export const TRIAGE_CONFLICTS = ['date_of_birth', 'country', 'type'] as const;
export type TriageConflict = (typeof TRIAGE_CONFLICTS)[number];
