import { ApiError, type ErrorDetail } from '../errors';
import { readObject } from '../fraud/values';
import { textOf } from '../json-text';
import { labelSignal } from './label-values';

/** Maximum number of transactions in a request (docs/reference/labels.md). */
export const MAX_LABELS = 50;
const MAX_ID_LENGTH = 255;

/** Builds the 400 of the label routes that names every invalid item. */
export const badLabels = (details: readonly ErrorDetail[]): ApiError =>
  new ApiError('labelBadJson', undefined, { details });

/** An item of a label request; `label` is null if the request removes it. */
interface LabelItem {
  readonly transactionId: string;
  readonly label: string | null;
  /** Path of its id in the request, for error details. */
  readonly at: string;
}

/** The readable items, and all faults; the caller adds faults that only the store can detect. */
export interface ReadLabels {
  readonly items: readonly LabelItem[];
  readonly faults: readonly ErrorDetail[];
}

function transactionsOf(body: unknown): readonly unknown[] {
  if (body === undefined) throw new ApiError('labelEmptyBody');
  const object = readObject(body);
  if (!object) throw badLabels([{ field: 'the body', expected: 'object' }]);
  const { transactions } = object;
  const isMissing = transactions === undefined || transactions === null;
  if (isMissing || (Array.isArray(transactions) && transactions.length === 0)) {
    throw new ApiError('noTransactions');
  }
  if (!Array.isArray(transactions)) throw badLabels([{ field: 'transactions', expected: 'array' }]);
  return transactions;
}

const ID_EXPECTED = `string of 1 to ${MAX_ID_LENGTH} characters`;
const LABEL_EXPECTED = 'a value of the label set';
const isLabel = (value: unknown): value is string =>
  typeof value === 'string' && labelSignal(value) !== undefined;

function readItems(body: unknown, withLabels: boolean): ReadLabels {
  const transactions = transactionsOf(body);
  const faults: ErrorDetail[] = [];
  if (transactions.length > MAX_LABELS) {
    faults.push({ field: 'transactions', expected: `array of 1 to ${MAX_LABELS} items` });
  }
  const kept = new Map<string, LabelItem>();
  // Items beyond the limit are rejected together, not named individually.
  for (const [index, raw] of transactions.slice(0, MAX_LABELS).entries()) {
    const item = readObject(raw);
    if (!item) {
      faults.push({ field: `transactions[${index}]`, expected: 'object' });
      continue;
    }
    const at = `transactions[${index}].transaction_id`;
    const transactionId = textOf(item, 'transaction_id') ?? '';
    const isId = transactionId !== '' && transactionId.length <= MAX_ID_LENGTH;
    if (!isId) faults.push({ field: at, expected: ID_EXPECTED });
    else if (kept.has(transactionId)) faults.push({ field: at, expected: 'each transaction once' });
    if (withLabels && !isLabel(item.label)) {
      faults.push({ field: `transactions[${index}].label`, expected: LABEL_EXPECTED });
    }
    if (isId && !kept.has(transactionId)) {
      kept.set(transactionId, { transactionId, label: isLabel(item.label) ? item.label : null, at });
    }
  }
  return { items: [...kept.values()], faults };
}

/**
 * Reads the body that labels transactions: `{transactions: [{transaction_id, label}]}`, at most 50, each
 * once.
 * @throws ApiError 1000, 1005, 1006 if the list is missing.
 */
export const readLabels = (body: unknown): ReadLabels => readItems(body, true);

/**
 * Reads the body that removes labels: `{transactions: [{transaction_id}]}`, at most 50, each once.
 * @throws ApiError 1000, 1005, 1006 if the list is missing.
 */
export const readUnlabelled = (body: unknown): ReadLabels => readItems(body, false);

/**
 * Reads the body `{label}` of the route that names its one transaction in the path.
 * @throws ApiError 1000, 1006 if the body is not an object.
 */
export function readOneLabel(body: unknown, transactionId: string): ReadLabels {
  if (body === undefined) throw new ApiError('labelEmptyBody');
  const object = readObject(body);
  if (!object) throw badLabels([{ field: 'the body', expected: 'object' }]);
  const label = isLabel(object.label) ? object.label : null;
  return {
    items: [{ transactionId, label, at: 'transaction_id' }],
    faults: label === null ? [{ field: 'label', expected: LABEL_EXPECTED }] : [],
  };
}
