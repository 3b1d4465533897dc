import type { ErrorName } from '../errors';
import { documented, IDEMPOTENCY_KEY, type JsonSchema } from '../route';
import { closed, literals, named, sentId, string, Type } from '../schema';
import { LABEL_VALUES } from './label-values';
import { MAX_LABELS } from './read-labels';

const id = sentId(255);
const body = (item: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['transactions'],
  properties: { transactions: { type: 'array', minItems: 1, maxItems: MAX_LABELS, items: item } },
});
const labelled = body({
  $id: 'LabelledTransaction',
  type: 'object',
  required: ['transaction_id', 'label'],
  properties: { transaction_id: id, label: { enum: LABEL_VALUES.map(({ value }) => value) } },
});
const unlabelled = body({
  $id: 'TransactionReference',
  type: 'object',
  required: ['transaction_id'],
  properties: { transaction_id: id },
});

const LABEL_PATH = '/RestService/fraud-api/transaction-label/v2';
const ERRORS: readonly ErrorName[] = [
  'labelEmptyBody',
  'labelSystem',
  'noTransactions',
  'labelBadJson',
  'labelInvalidToken',
  'labelMissingToken',
  'conflict',
  'length',
  'requestTimeout',
  'unsupportedMediaType',
];

/** Routes of the label API (docs/reference/labels.md). */
export const LABEL_ROUTES = {
  labelTransactions: documented({
    operationId: 'labelTransactions',
    method: 'put',
    path: LABEL_PATH,
    tag: 'Labels',
    summary: 'Label transactions',
    description:
      'Labels up to 50 transactions and overwrites existing labels. A negative label sets the state to DECLINE, a positive label to APPROVE. If one item is invalid, nothing changes and `details` lists each.',
    parameters: [IDEMPOTENCY_KEY],
    body: labelled,
    bodyExample: { transactions: [{ transaction_id: 'order-1', label: 'fraud_detection_fraud' }] },
    success: { status: 200, data: closed({}) },
    errors: ERRORS,
    scope: 'labels',
  }),
  unlabelTransactions: documented({
    operationId: 'unlabelTransactions',
    method: 'delete',
    path: LABEL_PATH,
    tag: 'Labels',
    summary: 'Remove labels of transactions',
    description:
      'Removes the labels of up to 50 transactions. Each transaction returns to the state of its rule decision and leaves the training data. Transactions without a label do not change.',
    body: unlabelled,
    bodyExample: { transactions: [{ transaction_id: 'order-1' }] },
    success: { status: 200, data: closed({}) },
    errors: ERRORS,
    scope: 'labels',
  }),
  listLabelValues: documented({
    operationId: 'listLabelValues',
    method: 'get',
    path: `${LABEL_PATH}/label-value-set`,
    tag: 'Labels',
    summary: 'List label values',
    description: 'Returns every label with its signal and use case. The list is the same for every account.',
    success: {
      status: 200,
      data: closed({
        labels: Type.Array(
          named('LabelValue', {
            value: string,
            signal: literals(['negative', 'positive']),
            use_case: literals(['fraud_detection', 'bnpl_credit_risk', 'ecommerce', 'aml']),
          }),
        ),
      }),
    },
    errors: ['labelInvalidToken', 'labelMissingToken', 'labelSystem'],
    scope: 'labels',
  }),
} as const;
