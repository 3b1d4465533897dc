import type { ErrorName } from '../errors';
import { documented, IDEMPOTENCY_KEY, type JsonSchema } from '../route';
import { closed, literals, named, sentId, string, Type } from '../schema';
import { LABEL_VALUES } from './label-values';
import { MOST_LABELS } from './read-labels';

const id = sentId(255);
const body = (item: JsonSchema): JsonSchema => ({
  type: 'object',
  required: ['transactions'],
  properties: { transactions: { type: 'array', minItems: 1, maxItems: MOST_LABELS, items: item } },
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

/** Routes of the label API (docs/labels.md). */
export const LABEL_ROUTES = {
  labelTransactions: documented({
    operationId: 'labelTransactions',
    method: 'put',
    path: LABEL_PATH,
    tag: 'Labels',
    summary: 'Labels up to 50 transactions, all or none; a label there is overwritten',
    description:
      'A negative label makes the transaction DECLINE, a positive one APPROVE. Unknown transactions are named in `details` and nothing is applied.',
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
    summary: 'Removes the labels of up to 50 transactions, all or none',
    description:
      'Each transaction goes back to the state that the rules gave it, and is left out of training. A transaction without a label stays as it is.',
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
    summary: 'Every label with its signal and use case',
    description:
      'The same for every account. A negative label makes a transaction DECLINE, a positive one APPROVE.',
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
