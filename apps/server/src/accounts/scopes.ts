/** What a key may do. `admin` manages its account; the owner's account also makes accounts. */
export const SCOPES = [
  'fraud',
  'lookups',
  'screening',
  'verification',
  'tags',
  'labels',
  'erase',
  'admin',
] as const;
export type Scope = (typeof SCOPES)[number];
