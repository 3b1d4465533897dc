import type { EvaluationSummary } from '@assay/management-api';
import type { ListField } from '../api/lists';

/** What a row gives to a list of a field; a field that rows do not show gives nothing. */
const VALUES: { readonly [F in ListField]?: (row: EvaluationSummary) => string | null } = {
  user_id: ({ person }) => person.user_id,
  email: ({ person }) => person.email,
  ip: ({ ip }) => ip,
  card_hash: ({ card_hash }) => card_hash,
};

export const fillsList = (field: ListField): boolean => VALUES[field] !== undefined;

/** The values that rows give to a list of a field, each once. */
export function listValues(field: ListField, rows: readonly EvaluationSummary[]): readonly string[] {
  const read = VALUES[field];
  if (!read) return [];
  return [...new Set(rows.map(read).filter((value) => value !== null))];
}
