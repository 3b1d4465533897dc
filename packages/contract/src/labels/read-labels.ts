import { ApiError, type ErrorDetail } from '../errors';
import { readObject } from '../fraud/values';
import { labelSignal } from './label-values';

/** Most transactions of a request (docs/labels.md). */
export const MOST_LABELS = 50;
const LONGEST_ID = 255;

interface LabelledTransaction {
  readonly transactionId: string;
  readonly label: string;
}

/** The 400 of the label routes that names every bad item. */
export const badLabels = (details: readonly ErrorDetail[]): ApiError =>
  new ApiError('labelBadJson', undefined, { details });

function transactionsOf(body: unknown): readonly unknown[] {
  if (body === undefined) throw new ApiError('labelEmptyBody');
  const object = readObject(body);
  if (!object) throw badLabels([{ field: '', expected: 'object' }]);
  const { transactions } = object;
  const isMissing = transactions === undefined || transactions === null;
  if (isMissing || (Array.isArray(transactions) && transactions.length === 0)) {
    throw new ApiError('noTransactions');
  }
  if (!Array.isArray(transactions)) throw badLabels([{ field: 'transactions', expected: 'array' }]);
  if (transactions.length > MOST_LABELS) {
    throw badLabels([{ field: 'transactions', expected: `array of 1 to ${MOST_LABELS} items` }]);
  }
  return transactions;
}

/** Reads each item and refuses all of them when one is bad. */
function readItems<T extends { readonly transactionId: string }>(
  body: unknown,
  read: (item: { readonly [key: string]: unknown }, at: string) => T | readonly ErrorDetail[],
): readonly T[] {
  const details: ErrorDetail[] = [];
  const kept = new Map<string, T>();
  for (const [index, raw] of transactionsOf(body).entries()) {
    const at = `transactions[${index}]`;
    const item = readObject(raw);
    if (!item) {
      details.push({ field: at, expected: 'object' });
      continue;
    }
    const found = read(item, at);
    if (!('transactionId' in found)) details.push(...found);
    else if (kept.has(found.transactionId)) {
      details.push({ field: `${at}.transaction_id`, expected: 'each transaction once' });
    } else kept.set(found.transactionId, found);
  }
  if (details.length > 0) throw badLabels(details);
  return [...kept.values()];
}

const ID_EXPECTED = `string of 1 to ${LONGEST_ID} characters`;
const isId = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_ID;

/**
 * Reads the body that labels transactions: `{transactions: [{transaction_id, label}]}`, at most 50, each once.
 * @throws ApiError 1000, 1005, 1006 (names every bad item).
 */
export const readLabels = (body: unknown): readonly LabelledTransaction[] =>
  readItems<LabelledTransaction>(body, ({ transaction_id: transactionId, label }, at) => {
    const details: ErrorDetail[] = [];
    if (!isId(transactionId)) details.push({ field: `${at}.transaction_id`, expected: ID_EXPECTED });
    const isLabel = typeof label === 'string' && labelSignal(label) !== undefined;
    if (!isLabel) details.push({ field: `${at}.label`, expected: 'a value of the label set' });
    return isId(transactionId) && isLabel ? { transactionId, label } : details;
  });

/**
 * Reads the body that removes labels: `{transactions: [{transaction_id}]}`, at most 50, each once.
 * @throws ApiError 1000, 1005, 1006 (names every bad item).
 */
export const readUnlabelled = (body: unknown): readonly { readonly transactionId: string }[] =>
  readItems(body, ({ transaction_id: transactionId }, at) =>
    isId(transactionId) ? { transactionId } : [{ field: `${at}.transaction_id`, expected: ID_EXPECTED }],
  );
