import type { ListField } from '@assay/contract';
import { buildListIndex, normaliseListValue } from '@assay/rules';

/**
 * The spelling in which a value stands on a list; null when it cannot be what the list holds. Lists of addresses also
 * take ranges in CIDR notation.
 */
export function listValue(field: ListField, value: string): string | null {
  if (field !== 'ip' || !value.includes('/')) return normaliseListValue(field, value);
  const [base = '', length = ''] = value.trim().split('/');
  const address = normaliseListValue(field, base);
  if (address === null || buildListIndex(field, [value]).rejected.length > 0) return null;
  // ::ffff:10.0.0.0/104 is 10.0.0.0/8 written the long way.
  const mapped = base.includes(':') && !address.includes(':');
  return `${address}/${Number(length) - (mapped ? 96 : 0)}`;
}
