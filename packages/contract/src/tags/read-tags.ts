import { ApiError, type ErrorDetail } from '../errors';
import { readObject } from '../fraud/values';
import { TAG_LIMITS } from './routes';

interface TagRequest {
  /** Distinct, in the order sent. */
  readonly tags: readonly string[];
}
interface BulkTagRequest extends TagRequest {
  /** Distinct, in the order sent. */
  readonly transactionIds: readonly string[];
}

const malformed = (details: readonly ErrorDetail[]) =>
  new ApiError(
    'badJson',
    `Invalid input json: ${details[0]?.field} should be sent as ${details[0]?.expected}`,
    { details },
  );

function bodyOf(body: unknown): { readonly [key: string]: unknown } {
  if (body === undefined) throw new ApiError('emptyBody');
  const object = readObject(body);
  if (!object) throw malformed([{ field: 'the body', expected: 'object' }]);
  return object;
}

function tooMuch(field: string, most: number, unit: string): ApiError {
  const expected = `1 to ${most} ${unit}`;
  return new ApiError('length', `${field} size must be between 1 and ${most} ${unit}`, {
    details: [{ field, expected }],
  });
}

/** A list of texts: distinct ones, in the order sent. */
function texts(field: string, value: unknown, most: number, longest: number): readonly string[] {
  if (!Array.isArray(value)) throw malformed([{ field, expected: 'array of strings' }]);
  if (value.length > most) throw tooMuch(field, most, 'items');
  const wrong = value.flatMap((item, index) =>
    typeof item === 'string' && item !== '' ? [] : [{ field: `${field}[${index}]`, expected: 'string' }],
  );
  if (wrong.length > 0) throw malformed(wrong);
  const long = value.findIndex((item: string) => [...item].length > longest);
  if (long >= 0) throw tooMuch(`${field}[${long}]`, longest, 'characters');
  return [...new Set(value as string[])];
}

function readTagList(value: unknown): readonly string[] {
  const tags = texts('tags', value, TAG_LIMITS.tagsPerRequest, TAG_LIMITS.tagLength);
  if (tags.length === 0) throw malformed([{ field: 'tags', expected: 'array of at least one string' }]);
  return tags;
}

/**
 * Reads the body of a single tag call.
 * @throws ApiError 1000 (no body), 1006 (not a list of texts), 3000 (more than 50 tags, a tag above 256 characters).
 */
export const readTagRequest = (body: unknown): TagRequest => ({ tags: readTagList(bodyOf(body).tags) });

/**
 * Reads the body of a bulk tag call.
 * @throws as readTagRequest; ApiError 1005 for an empty or missing `transaction_ids`, 3000 for more than 500.
 */
export function readBulkTagRequest(body: unknown): BulkTagRequest {
  const { transaction_ids: ids, tags } = bodyOf(body);
  const isMissing = ids === undefined || ids === null || (Array.isArray(ids) && ids.length === 0);
  if (isMissing) throw new ApiError('noTransactions');
  return {
    transactionIds: texts('transaction_ids', ids, TAG_LIMITS.transactionsPerRequest, 255),
    tags: readTagList(tags),
  };
}
