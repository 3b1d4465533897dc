import { ERASE_PERSON_SCHEMA } from '../erase/routes';
import type { ErrorName } from '../errors';
import { LABEL_VALUES } from '../labels/label-values';
import { documented, IDEMPOTENCY_KEY, type JsonSchema } from '../route';
import { closed, sentId, type TSchema } from '../schema';
import { FRAUD_V1_ERRORS } from './errors';
import { FRAUD_V1_FIELDS } from './fraud-v1-fields';
import { emailV2, eraseV1, fraudV1, phoneV1 } from './schemas';

const RETIRED =
  'This version is deprecated. Responses contain `Deprecation`, `Sunset` and a `Link` to the successor. An account can disable it (410).';

const LABEL_ERRORS: readonly ErrorName[] = [
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
  'versionOff',
];
const label = { enum: LABEL_VALUES.map(({ value }) => value) };

const labelRoute = (operationId: string, path: string, one: boolean) =>
  documented({
    operationId,
    method: 'put',
    path: `/RestService/fraud-api/${path}`,
    tag: 'Retired',
    summary: one ? 'Label a transaction' : 'Label transactions',
    description: RETIRED,
    parameters: [
      ...(one
        ? [
            {
              name: 'transaction_id',
              in: 'path' as const,
              schema: { type: 'string' },
              description: 'ID of the transaction',
            },
          ]
        : []),
      IDEMPOTENCY_KEY,
    ],
    body: one
      ? { $id: 'LabelOneBodyV1', type: 'object', required: ['label'], properties: { label } }
      : {
          $id: 'LabelManyBodyV1',
          type: 'object',
          required: ['transactions'],
          properties: {
            transactions: {
              type: 'array',
              items: {
                type: 'object',
                required: ['transaction_id', 'label'],
                properties: { transaction_id: sentId(255), label },
              },
            },
          },
        },
    bodyExample: one
      ? { label: 'fraud_detection_fraud' }
      : { transactions: [{ transaction_id: 'order-1001', label: 'fraud_detection_fraud' }] },
    success: { status: 200, data: closed({}) },
    errors: LABEL_ERRORS,
    scope: 'labels',
  });

const lookUp = <S extends TSchema>(
  operationId: string,
  path: string,
  parameter: string,
  data: S,
  error: ErrorName,
) =>
  documented({
    operationId,
    method: 'get',
    path: `/RestService/${path}/{${parameter}}`,
    tag: 'Retired',
    summary: parameter === 'email' ? 'Get email data (API version 2)' : 'Get phone data (API version 1)',
    description: RETIRED,
    parameters: [
      {
        name: parameter,
        in: 'path',
        schema: { type: 'string' },
        description: parameter === 'email' ? 'Email address, URL-encoded' : 'Phone number, URL-encoded',
      },
      {
        name: 'include',
        in: 'query',
        schema: { type: 'string' },
        description: 'Additional members, separated by commas: `history`, `flags`, `id`',
      },
      {
        name: 'flags_timeframe_days',
        in: 'query',
        schema: { type: 'integer', minimum: 0 },
        description: 'Period of the flags, in days',
      },
      {
        name: 'timeout',
        in: 'query',
        schema: { type: 'integer', minimum: 0 },
        description: 'Maximum time for the lookup, in milliseconds',
      },
    ],
    success: { status: 200, data },
    errors: [error, 'badConfig', 'length', 'versionOff'],
    scope: 'lookups',
  });

const fraudBody: JsonSchema = {
  $id: 'FraudRequestV1',
  type: 'object',
  additionalProperties: true,
  properties: Object.fromEntries(
    [...Object.keys(FRAUD_V1_FIELDS), 'run_email_api', 'user_label'].sort().map((name) => [name, {}]),
  ),
};

/** Retired versions, translated to the current pipeline (docs/reference/api-migration.md). */
export const RETIRED_ROUTES = {
  labelOneUnversioned: labelRoute('labelOneUnversioned', 'label/{transaction_id}', true),
  labelOneV1: labelRoute('labelOneV1', 'label/v1/{transaction_id}', true),
  labelManyUnversioned: labelRoute('labelManyUnversioned', 'label', false),
  labelManyV1: labelRoute('labelManyV1', 'label/v1', false),
  scoreTransactionV1: documented({
    operationId: 'scoreTransactionV1',
    method: 'post',
    path: '/RestService/fraud-api/v1.0/',
    tag: 'Retired',
    summary: 'Score a transaction',
    description: RETIRED,
    parameters: [IDEMPOTENCY_KEY],
    body: fraudBody,
    bodyExample: {
      transaction_id: 'order-1002',
      ip: '8.8.8.8',
      run_email_api: true,
      email: 'someone@example.com',
      transaction_amount: 12.5,
      transaction_currency: 'EUR',
    },
    success: { status: 200, data: fraudV1 },
    errors: [
      ...(Object.keys(FRAUD_V1_ERRORS) as ErrorName[]),
      'conflict',
      'requestTimeout',
      'unsupportedMediaType',
      'versionOff',
    ],
    scope: 'fraud',
  }),
  lookUpEmailV2: lookUp('lookUpEmailV2', 'email-api/v2', 'email', emailV2, 'badEmail'),
  lookUpPhoneV1: lookUp('lookUpPhoneV1', 'phone-api/v1', 'number', phoneV1, 'badPhone'),
  erasePersonV1: documented({
    operationId: 'erasePersonV1',
    method: 'post',
    path: '/RestService/erase-api/v1',
    tag: 'Retired',
    summary: 'Erase personal data in every domain',
    description: RETIRED,
    parameters: [IDEMPOTENCY_KEY],
    body: { type: 'object', properties: ERASE_PERSON_SCHEMA },
    bodyExample: { emails: ['jane@example.com'], user_ids: ['customer-17'] },
    success: { status: 200, data: eraseV1 },
    errors: [
      'emptyBody',
      'badJson',
      'length',
      'conflict',
      'requestTimeout',
      'unsupportedMediaType',
      'versionOff',
    ],
    scope: 'erase',
  }),
} as const;
