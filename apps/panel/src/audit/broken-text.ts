import type { AuditVerification } from '../api/operations';
import { t } from '../i18n/language';

/** Describes the first record that fails verification, or the removed records. */
export function brokenText({
  first_broken: first,
  expected_height: expected,
  height,
}: Pick<AuditVerification, 'first_broken' | 'expected_height' | 'height'>): string {
  if (first === null || first <= height || expected === null)
    return t('✗ Hash chain is broken at record {record}', { record: String(first) });
  return first === expected
    ? t('✗ Record {record} is missing', { record: String(first) })
    : t('✗ Records {first} to {last} are missing', { first: String(first), last: String(expected) });
}
