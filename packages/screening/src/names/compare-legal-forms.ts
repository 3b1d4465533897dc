import type { LegalForm } from './legal-form';

const MISSING = 0.97;
const CONFLICT = 0.9;

/** What two names' legal forms take from their likeness: equal nothing, one missing a little, a conflict more. */
export function compareLegalForms(
  a: readonly LegalForm[],
  b: readonly LegalForm[],
): { readonly factor: number; readonly reason: string } {
  const kinds = (forms: readonly LegalForm[]) =>
    forms.filter(({ kind }) => kind !== 'CO').map(({ kind }) => kind);
  const left = kinds(a);
  const right = kinds(b);
  if (left.length === 0 && right.length === 0) return { factor: 1, reason: '' };
  if (left.length === 0 || right.length === 0) return { factor: MISSING, reason: 'a legal form is missing' };
  return left.some((kind) => right.includes(kind))
    ? { factor: 1, reason: '' }
    : { factor: CONFLICT, reason: 'legal forms differ' };
}
