import { ApiError, type ErrorDetail, type FraudRequest } from '@assay/contract';
import { type Connection, newestRecords } from '@assay/store';
import { customValue } from '../../scoring/index';
import type { PolicyDocument } from './policies';

/** Number of newest transactions in which the values of a field are counted. */
const COUNTED_TRANSACTIONS = 1000;
/** Fewer transactions with the field say nothing about its values. */
const ENOUGH_TRANSACTIONS = 100;
/** Minimum number of different values. A key with fewer selects a large share of the account's transactions. */
const MIN_VALUES = 20;

/**
 * Checks that the newly indexed custom fields have enough different values in the stored live transactions. A
 * key with few values has too many transactions for exact counts.
 * @throws ApiError 3019 with the fields that have too few
 */
export async function requireSelectiveFields(
  connection: Connection,
  accountId: number,
  before: PolicyDocument,
  after: PolicyDocument,
): Promise<void> {
  const known = new Set(before.velocity?.indexed_fields);
  const fields = after.velocity?.indexed_fields ?? [];
  if (fields.every((field) => known.has(field))) return;
  const newest = await newestRecords(connection, accountId, COUNTED_TRANSACTIONS);
  const requests = newest.map(({ request }) => JSON.parse(request) as FraudRequest);
  const details = fields.flatMap((field, index): ErrorDetail[] => {
    if (known.has(field)) return [];
    const values = requests.flatMap((request) => customValue(request, field) ?? []);
    const different = new Set(values).size;
    if (values.length < ENOUGH_TRANSACTIONS || different >= MIN_VALUES) return [];
    return [
      {
        field: `document.velocity.indexed_fields[${index}]`,
        expected: `a field with at least ${MIN_VALUES} different values; the newest ${values.length} transactions with ${field} have ${different}`,
      },
    ];
  });
  if (details.length > 0) throw new ApiError('fieldNotSelective', undefined, { details });
}
