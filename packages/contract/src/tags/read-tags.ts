import { ApiError, type ErrorDetail } from '../errors';
import { readObject } from '../fraud/values';
import type { TransactionId } from '../ids';
import { textOf } from '../json-text';
import { TAG_LIMITS } from './routes';

const MAX_ID_LENGTH = 255;

interface TagRequest {
  /** Distinct, in the order sent. */
  readonly tags: readonly string[];
}
/** A transaction, and its path in the request. */
export interface NamedTransaction {
  readonly transactionId: TransactionId;
  readonly at: string;
}
interface BulkTagRequest extends TagRequest {
  /** Distinct, in the order sent. */
  readonly transactions: readonly NamedTransaction[];
}

/** Collects the faults of a body before it is rejected. */
class Faults {
  private readonly wrong: ErrorDetail[] = [];
  private readonly long: { readonly field: string; readonly size: string }[] = [];

  malformed(field: string, expected: string): void {
    this.wrong.push({ field, expected });
  }

  tooLong(field: string, most: number, unit: string, least = 1): void {
    this.long.push({ field, size: `${least} to ${most} ${unit}` });
  }

  /**
   * Throws if there are faults.
   * @throws ApiError 1006 with malformed members, otherwise 3000 with those that are too long.
   */
  refuse(): void {
    const [wrong] = this.wrong;
    if (wrong) {
      const message = `Invalid input json: ${wrong.field} should be sent as ${wrong.expected}`;
      throw new ApiError('badJson', message, { details: this.wrong });
    }
    const [long] = this.long;
    if (long) {
      throw new ApiError('length', `${long.field} size must be ${long.size}`, {
        details: this.long.map(({ field, size }) => ({ field, expected: size })),
      });
    }
  }
}

function bodyOf(body: unknown): { readonly [key: string]: unknown } {
  if (body === undefined) throw new ApiError('emptyBody');
  const object = readObject(body);
  if (object) return object;
  const field = 'the body';
  throw new ApiError('badJson', `Invalid input json: ${field} should be sent as object`, {
    details: [{ field, expected: 'object' }],
  });
}

function readTagList(value: unknown, least: number, faults: Faults): readonly string[] {
  const { tagsPerRequest, tagLength } = TAG_LIMITS;
  if (!Array.isArray(value)) {
    faults.malformed('tags', 'array of strings');
    return [];
  }
  if (value.length < least) faults.malformed('tags', 'array of at least one string');
  if (value.length > tagsPerRequest) {
    faults.tooLong('tags', tagsPerRequest, 'items', least);
    return [];
  }
  for (const [index, tag] of value.entries()) {
    if (typeof tag !== 'string' || tag === '') faults.malformed(`tags[${index}]`, 'string');
    else if ([...tag].length > tagLength) faults.tooLong(`tags[${index}]`, tagLength, 'characters');
  }
  return [...new Set(value as string[])];
}

function readTransactions(ids: readonly unknown[], faults: Faults): readonly NamedTransaction[] {
  const { transactionsPerRequest } = TAG_LIMITS;
  if (ids.length > transactionsPerRequest) {
    faults.tooLong('transaction_ids', transactionsPerRequest, 'items');
    return [];
  }
  const named = new Map<TransactionId, NamedTransaction>();
  for (const index of ids.keys()) {
    const at = `transaction_ids[${index}]`;
    const transactionId = textOf(ids, index) ?? '';
    if (transactionId === '') faults.malformed(at, 'string');
    else if (transactionId.length > MAX_ID_LENGTH) faults.tooLong(at, MAX_ID_LENGTH, 'characters');
    else if (!named.has(transactionId)) named.set(transactionId, { transactionId, at });
  }
  return [...named.values()];
}

/**
 * Reads the body of a single tag request.
 * @param least minimum number of tags; 0 only if the list replaces the previous tags
 * @throws ApiError 1000 (no body), 1006 (not a list of texts), 3000 (more than 50 tags, a tag above 256
 *   characters).
 */
export function readTagRequest(body: unknown, least: 0 | 1): TagRequest {
  const faults = new Faults();
  const tags = readTagList(bodyOf(body).tags, least, faults);
  faults.refuse();
  return { tags };
}

/**
 * Reads the body of a bulk tag request.
 * @throws as readTagRequest; ApiError 1005 for an empty or missing `transaction_ids`, 3000 for more than 500.
 */
export function readBulkTagRequest(body: unknown, least: 0 | 1): BulkTagRequest {
  const { transaction_ids: ids, tags: sent } = bodyOf(body);
  const isMissing = ids === undefined || ids === null || (Array.isArray(ids) && ids.length === 0);
  if (isMissing) throw new ApiError('noTransactions');
  const faults = new Faults();
  if (!Array.isArray(ids)) faults.malformed('transaction_ids', 'array of strings');
  const transactions = readTransactions(Array.isArray(ids) ? ids : [], faults);
  const tags = readTagList(sent, least, faults);
  faults.refuse();
  return { transactions, tags };
}
