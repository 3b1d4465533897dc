import { emailV3 } from '../details/email';
import { ipDetails } from '../details/ip';
import { phoneV2 } from '../details/phone';
import { documented, IDEMPOTENCY_KEY, type JsonSchema } from '../route';
import { fraudRequestSchema } from './request-schema';
import { someFraudData } from './response';

const lookupConfig = (name: string, include: boolean): JsonSchema => ({
  $id: name,
  type: ['object', 'string', 'null'],
  additionalProperties: true,
  properties: {
    timeout: { type: ['integer', 'string', 'null'], minimum: 0, description: 'milliseconds' },
    priority_timeout: { type: ['integer', 'string', 'null'], minimum: 0 },
    priority_sites: { type: ['string', 'null'] },
    flags_timeframe_days: { type: ['integer', 'string', 'null'], minimum: 0 },
    ...(include
      ? {
          include: {
            type: ['string', 'null'],
            description: 'hlr_details and/or cnam_lookup, comma separated',
          },
        }
      : {}),
  },
});

export const FRAUD_ROUTES = {
  scoreTransaction: documented({
    operationId: 'scoreTransaction',
    method: 'post',
    path: '/RestService/fraud-api/v2/',
    tag: 'Fraud',
    summary: 'Score a transaction',
    description:
      'Runs the modules that `config` enables and returns APPROVE, REVIEW or DECLINE with the applied rules. All request fields are optional. `config.response_fields` limits `data` to the listed members.',
    parameters: [IDEMPOTENCY_KEY],
    body: fraudRequestSchema(),
    bodyExample: {
      config: { ip_api: true, email_api: true },
      transaction_id: 'order-1001',
      action_type: 'purchase',
      ip: '8.8.8.8',
      email: 'someone@example.com',
      user_id: 'customer-17',
      transaction_amount: 12.5,
      transaction_currency: 'EUR',
    },
    success: { status: 200, data: someFraudData },
    errors: [
      'emptyBody',
      'badConfig',
      'badIp',
      'badJson',
      'badCardLast',
      'length',
      'conflict',
      'requestTimeout',
      'unsupportedMediaType',
    ],
    scope: 'fraud',
  }),
} as const;

export const LOOKUP_ROUTES = {
  lookUpIp: documented({
    operationId: 'lookUpIp',
    method: 'get',
    path: '/RestService/ip-api/v1/{ip}',
    tag: 'Lookups',
    summary: 'Look up an IP address',
    description:
      'Returns location, operator and type of an IP address. A value is `null` if no source has it. `include` adds history, flags and an ID.',
    parameters: [
      { name: 'ip', in: 'path', schema: { type: 'string' }, description: 'Full IPv4 or IPv6 address' },
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
    ],
    success: { status: 200, data: ipDetails },
    errors: ['badIp'],
    scope: 'lookups',
  }),
  lookUpEmail: documented({
    operationId: 'lookUpEmail',
    method: 'post',
    path: '/RestService/email-api/v3/',
    tag: 'Lookups',
    summary: 'Look up an email address',
    description:
      'Returns what the embedded data and the configured sources have on an email address and its domain. A value is `null` if no source has it.',
    parameters: [IDEMPOTENCY_KEY],
    body: {
      type: 'object',
      additionalProperties: true,
      properties: { email: { type: 'string' }, config: lookupConfig('EmailLookupConfig', false) },
      required: ['email'],
    },
    bodyExample: { email: 'someone@example.com', config: { timeout: 5000 } },
    success: { status: 200, data: emailV3 },
    errors: [
      'emptyBody',
      'badConfig',
      'badJson',
      'badEmail',
      'length',
      'conflict',
      'requestTimeout',
      'unsupportedMediaType',
    ],
    scope: 'lookups',
  }),
  lookUpPhone: documented({
    operationId: 'lookUpPhone',
    method: 'post',
    path: '/RestService/phone-api/v2/',
    tag: 'Lookups',
    summary: 'Look up a phone number',
    description:
      'Returns validity, type, carrier and country of a phone number. `config.include` requests live carrier or caller-name data from a configured provider.',
    parameters: [IDEMPOTENCY_KEY],
    body: {
      type: 'object',
      additionalProperties: true,
      properties: { phone: { type: ['string', 'integer'] }, config: lookupConfig('PhoneLookupConfig', true) },
      required: ['phone'],
    },
    bodyExample: { phone: '36301234567' },
    success: { status: 200, data: phoneV2 },
    errors: [
      'emptyBody',
      'badConfig',
      'badJson',
      'badPhone',
      'length',
      'conflict',
      'requestTimeout',
      'unsupportedMediaType',
    ],
    scope: 'lookups',
  }),
} as const;
