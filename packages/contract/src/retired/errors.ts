/**
 * Errors of fraud v1.0. See docs/reference/errors.md; 401 for the codes of keys and licenses, 500 for 2001, otherwise
 * 400. Codes that the current pipeline can't produce are not included: 1001 (`ip` is optional), 1005 and 1012
 * (no public keys, no subscriptions).
 */
export const FRAUD_V1_ERRORS = {
  v1EmptyBody: { code: '1000', status: 400, message: 'Empty request body', remedy: 'Send a JSON body.' },
  v1BadIp: {
    code: '1002',
    status: 400,
    message: 'IP address is invalid',
    remedy: 'Send a complete IPv4 or IPv6 address.',
  },
  v1MissingKey: {
    code: '1003',
    status: 401,
    message: 'License key is missing',
    remedy: 'Send the API key in the `X-API-KEY` header.',
  },
  v1InvalidKey: {
    code: '1004',
    status: 401,
    message: 'License key is invalid',
    remedy: 'Use a valid API key.',
  },
  v1BadJson: {
    code: '1006',
    status: 400,
    message: 'JSON input is invalid',
    remedy: 'Send valid JSON in UTF-8.',
  },
  v1MissingEmail: {
    code: '1008',
    status: 400,
    message: 'Missing email address',
    remedy: 'Send `email`, or omit `run_email_api`.',
  },
  v1BadEmail: {
    code: '1009',
    status: 400,
    message: 'Invalid email address',
    remedy: 'Send an email address such as name@example.com.',
  },
  v1BadAuthorization: {
    code: '1010',
    status: 401,
    message: 'Invalid authorization header',
    remedy: 'Send the request from an allowed IP address, or use a key with the required scope.',
  },
  v1Inactive: {
    code: '1011',
    status: 401,
    message: 'Inactive license',
    remedy: 'Use a key that has not expired or been revoked.',
  },
  v1Database: {
    code: '2001',
    status: 500,
    message: 'System database error',
    remedy: 'Repeat the request later. If it fails again, contact the operator.',
  },
  v1Length: { code: '3000', status: 400, message: 'A field is too long', remedy: 'Shorten the field.' },
  v1UserCreated: {
    code: '3001',
    status: 400,
    message: 'Invalid user_created',
    remedy: 'Send `user_created` as UNIX seconds.',
  },
  v1CvvResult: {
    code: '3002',
    status: 400,
    message: 'Invalid cvv_result',
    remedy: 'Send `cvv_result` as a boolean.',
  },
  v1Amount: {
    code: '3003',
    status: 400,
    message: 'Invalid transaction_amount',
    remedy: 'Send `transaction_amount` as a number.',
  },
  v1ItemsQuantity: {
    code: '3004',
    status: 400,
    message: 'Invalid items_quantity',
    remedy: 'Send the quantity of each item as an integer.',
  },
  v1ItemsPrice: {
    code: '3005',
    status: 400,
    message: 'Invalid items_price',
    remedy: 'Send the price of each item as a number.',
  },
  v1MerchantCreated: {
    code: '3006',
    status: 400,
    message: 'Invalid merchant_created_at',
    remedy: 'Send `merchant_created_at` as UNIX seconds.',
  },
  v1ActionType: {
    code: '3007',
    status: 400,
    message: 'Invalid action_type',
    remedy: 'Send a supported `action_type`.',
  },
  v1NoAmount: {
    code: '3008',
    status: 400,
    message: 'transaction_amount not provided along with transaction_currency',
    remedy: 'Send `transaction_amount` together with `transaction_currency`.',
  },
  v1Gift: { code: '3009', status: 400, message: 'Invalid gift', remedy: 'Send `gift` as a boolean.' },
  v1GiftMessage: {
    code: '3010',
    status: 400,
    message: 'Invalid gift_message',
    remedy: 'Send `gift_message` as a boolean.',
  },
} as const;
