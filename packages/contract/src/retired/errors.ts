/**
 * Errors of fraud v1.0. See docs/errors.md; 401 for the codes of keys and licenses, 500 for 2001, otherwise
 * 400. Codes that the current pipeline can't produce are not included: 1001 (`ip` is optional), 1005 and 1012
 * (no public keys, no subscriptions).
 */
export const FRAUD_V1_ERRORS = {
  v1EmptyBody: { code: '1000', status: 400, message: 'Empty request body' },
  v1BadIp: { code: '1002', status: 400, message: 'IP address is invalid' },
  v1MissingKey: { code: '1003', status: 401, message: 'License key is missing' },
  v1InvalidKey: { code: '1004', status: 401, message: 'License key is invalid' },
  v1BadJson: { code: '1006', status: 400, message: 'JSON input is invalid' },
  v1MissingEmail: { code: '1008', status: 400, message: 'Missing email address' },
  v1BadEmail: { code: '1009', status: 400, message: 'Invalid email address' },
  v1BadAuthorization: { code: '1010', status: 401, message: 'Invalid authorization header' },
  v1Inactive: { code: '1011', status: 401, message: 'Inactive license' },
  v1Database: { code: '2001', status: 500, message: 'System database error' },
  v1Length: { code: '3000', status: 400, message: 'A field is too long' },
  v1UserCreated: { code: '3001', status: 400, message: 'Invalid user_created' },
  v1CvvResult: { code: '3002', status: 400, message: 'Invalid cvv_result' },
  v1Amount: { code: '3003', status: 400, message: 'Invalid transaction_amount' },
  v1ItemsQuantity: { code: '3004', status: 400, message: 'Invalid items_quantity' },
  v1ItemsPrice: { code: '3005', status: 400, message: 'Invalid items_price' },
  v1MerchantCreated: { code: '3006', status: 400, message: 'Invalid merchant_created_at' },
  v1ActionType: { code: '3007', status: 400, message: 'Invalid action_type' },
  v1NoAmount: {
    code: '3008',
    status: 400,
    message: 'transaction_amount not provided along with transaction_currency',
  },
  v1Gift: { code: '3009', status: 400, message: 'Invalid gift' },
  v1GiftMessage: { code: '3010', status: 400, message: 'Invalid gift_message' },
} as const;
