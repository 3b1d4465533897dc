import { guessOf, LIST_FIELDS, normaliseListValue } from '@assay/rules';
import type { EvaluationRecord } from '../api/evaluations';
import type { ListField } from '../api/lists';
import { isMasked } from '../personal/masked-text';

const at = (root: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, member) =>
        typeof value === 'object' && value !== null
          ? (value as { readonly [name: string]: unknown })[member]
          : undefined,
      root,
    );

/**
 * What a call holds for a list, from where a decision takes it: `email_domain` from the address, hashes from the device. Null
 * for what is masked, and for a device that is only the likeliest.
 */
export function valueFor(
  field: ListField,
  { request, answer, seen }: Pick<EvaluationRecord, 'request' | 'answer' | 'seen'>,
): string | null {
  const facts = { ...answer.data, ...seen.details, ...request };
  for (const path of LIST_FIELDS[field].paths) {
    const found = at(facts, path);
    const value = isMasked(found) ? null : normaliseListValue(field, found);
    if (value === null) continue;
    const guess = guessOf(path);
    return guess !== null && at(facts, guess) === found ? null : value;
  }
  return null;
}

/** The country by which a list reads a phone number of the call in national form; nothing where the call does not say it. */
export function countryOf({ request }: Pick<EvaluationRecord, 'request'>): { readonly country?: string } {
  const country = at(request, 'user_country');
  return typeof country === 'string' && /^[A-Za-z]{2}$/.test(country) ? { country } : {};
}
