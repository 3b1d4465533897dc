import { FRAUD_V1_ERRORS } from './retired/errors';

/**
 * Error catalog: every code that a RestService or management route returns. Codes are strings in JSON. One
 * code has one meaning; `errors.test.ts` lists the repetitions that documents 1 and 3 require. See ADR 8.
 */
export interface CatalogueEntry {
  readonly code: string;
  readonly status: number;
  /** Description of the error for people. */
  readonly message: string;
  /** Next step for the caller. */
  readonly remedy: string;
  /** Set on an error that can concern only one input. */
  readonly details?: readonly ErrorDetail[];
}

/** A missing or malformed input, identified by its path in the request. */
export interface ErrorDetail {
  readonly field: string;
  readonly expected: string;
}

const about = (field: string, expected: string): readonly ErrorDetail[] => [{ field, expected }];

export const ERRORS = {
  emptyBody: {
    code: '1000',
    status: 400,
    message: 'Empty request body',
    remedy: 'Send a JSON body. An empty object (`{}`) is a body.',
  },
  badConfig: {
    code: '1001',
    status: 400,
    message: 'Incorrect config object',
    remedy: 'Correct the `config` member that `details` names.',
  },
  badIp: {
    code: '1002',
    status: 400,
    message: 'Invalid ip',
    remedy: 'Send a complete IPv4 or IPv6 address.',
    details: about('ip', 'IPv4 or IPv6 address'),
  },
  badJson: {
    code: '1006',
    status: 400,
    message: 'Invalid input json',
    remedy: 'Send valid JSON in UTF-8. Correct each field that `details` names.',
  },
  badEmail: {
    code: '1009',
    status: 400,
    message: 'Invalid email address',
    remedy: 'Send an email address such as name@example.com.',
    details: about('email', 'email address'),
  },
  badPhone: {
    code: '1011',
    status: 400,
    message: 'Invalid phone number',
    remedy: 'Send a phone number with country code, such as +4915112345678.',
    details: about('phone', 'phone number'),
  },
  badAuthorizationIp: {
    code: '1017',
    status: 401,
    message: 'Invalid authorization IP',
    remedy: 'Send the request from an allowed IP address, or add the address to `allowed_ips` of the key.',
  },
  badCardLast: {
    code: '1018',
    status: 400,
    message: 'Invalid card_last format',
    remedy: 'Send the last four digits of the card number.',
    details: about('card_last', 'four digits'),
  },
  missingKey: {
    code: '2001',
    status: 401,
    message: 'Missing license key',
    remedy: 'Send the API key in the `X-API-KEY` header.',
  },
  invalidKey: {
    code: '2002',
    status: 401,
    message: 'Invalid license key',
    remedy: 'Use a valid API key. In the panel, sign in again.',
  },
  missingScope: {
    code: '2003',
    status: 403,
    message: "You don't have access to this endpoint. Use an API key or role with the required permission",
    remedy: 'Use an API key with the required scope, or ask an owner to extend your role.',
  },
  streamToken: {
    code: '2004',
    status: 401,
    message: 'The stream token is invalid or has expired. Request a new token',
    remedy: 'Request a new token with `POST /session-monitoring-api/v1/auth`.',
  },
  streamFull: {
    code: '2005',
    status: 403,
    message: 'The stream has reached its event limit. Open a new stream',
    remedy: 'Open a new stream for the next page view.',
  },
  secondFactor: {
    code: '2015',
    status: 401,
    message: 'A second-factor code is required. Enter a code from your authenticator app',
    remedy: 'Repeat the sign-in with `code`: a code of the authenticator app, or a recovery code.',
  },
  providerRefused: {
    code: '2010',
    status: 401,
    message: 'Single sign-on failed. Try again',
    remedy: 'Start a new sign-in with `POST /session/provider/begin`.',
  },
  providerNoAccess: {
    code: '2011',
    status: 403,
    message: "You signed in, but you don't have access to this account. Ask an owner to invite you",
    remedy: 'Ask an owner for an invitation or for a mapped role.',
  },
  providerAway: {
    code: '2012',
    status: 503,
    message: 'The identity provider is unavailable. Try again later or sign in another way',
    remedy: 'Try again later, or sign in with a password or a passkey.',
  },
  setUpCode: {
    code: '2013',
    status: 401,
    message: 'The setup code is incorrect. Copy it from the server log',
    remedy: 'Copy the setup code that the server prints when it starts.',
  },
  setUpDone: {
    code: '2014',
    status: 409,
    message: 'This installation is already set up. Sign in, or ask an owner to invite you',
    remedy: 'Sign in, or ask an owner for an invitation.',
  },
  length: {
    code: '3000',
    status: 400,
    message: 'Length limit exceeded',
    remedy: 'Shorten the field that `details` names, or send fewer items.',
  },
  notFound: {
    code: '3001',
    status: 404,
    message: 'Not found. Check the path and the ID',
    remedy: 'Check the path, the ID and the environment.',
  },
  noTransactions: {
    code: '1005',
    status: 400,
    message: 'Request did not contain any transactions.',
    remedy: 'Send at least one transaction in `transactions`.',
  },
  // The label routes have their own messages and codes (docs/reference/errors.md).
  labelEmptyBody: { code: '1000', status: 400, message: 'Empty request body.', remedy: 'Send a JSON body.' },
  labelSystem: {
    code: '1001',
    status: 500,
    message: 'Internal Error.',
    remedy: 'Repeat the request later. If it fails again, contact the operator.',
  },
  labelBadJson: {
    code: '1006',
    status: 400,
    message: 'Invalid input JSON.',
    remedy: 'Correct each item that `details` names. No label of the request was applied.',
  },
  labelInvalidToken: {
    code: '2001',
    status: 401,
    message: 'The authentication token is invalid.',
    remedy: 'Use a valid API key.',
  },
  labelMissingToken: {
    code: '200',
    status: 401,
    message: 'The authentication token is missing.',
    remedy: 'Send the API key in the `X-API-KEY` header.',
  },
  conflict: {
    code: '3009',
    status: 409,
    message: 'The request conflicts with the current state. Read the object again and retry',
    remedy: 'Read the object again, then repeat the request with the current version.',
  },
  fieldNotSelective: {
    code: '3019',
    status: 409,
    message: 'An indexed custom field has too few different values',
    remedy:
      'Index a field whose value few transactions share, such as a voucher code. Use the field in conditions instead.',
  },
  approvalNeeded: {
    code: '3010',
    status: 409,
    message: 'Policy changes need approval. Submit a proposal',
    remedy: 'Submit the change with `POST /policy/proposals`.',
  },
  paymentEventReused: {
    code: '3013',
    status: 409,
    message: 'This event_id was already used for another payment event',
    remedy: 'Send each event with its own event_id. Repeat an event only with the same content.',
  },
  caseUndecided: {
    code: '3011',
    status: 409,
    message: 'Some matches are undecided. Decide them before you close the case',
    remedy: 'Decide every match with `POST /cases/{id}/decisions`, then close the case.',
  },
  policyTooCostly: {
    code: '3012',
    status: 422,
    message: 'The policy takes too long to check. Simplify the rules that `details` names',
    remedy: 'Simplify the named rules: use `contains`, `starts_with` or lists instead of long patterns.',
  },
  rateLimited: {
    code: '4004',
    status: 429,
    message: 'Too Many Requests',
    remedy: 'Wait for the number of seconds in `Retry-After`, then repeat the request.',
  },
  methodNotAllowed: {
    code: '4005',
    status: 405,
    message: 'Method not allowed. Use a method from the Allow header',
    remedy: 'Use a method that the `Allow` header lists.',
  },
  requestTimeout: {
    code: '4008',
    status: 408,
    message: 'The request did not arrive in time. Send it again',
    remedy: 'Send the whole request again, over a faster connection or in smaller parts.',
  },
  unsupportedMediaType: {
    code: '4015',
    status: 415,
    message: 'Unsupported content type. Send the content type that the operation documents',
    remedy: 'Send the `Content-Type` that the operation documents, in most cases `application/json`.',
  },
  system: {
    code: '4001',
    status: 500,
    message: 'System error',
    remedy: 'Repeat the request with the same `Idempotency-Key`. If it fails again, contact the operator.',
  },
  unavailable: {
    code: '4001',
    status: 503,
    message: 'System error',
    remedy:
      'Wait for the number of seconds in `Retry-After`, then repeat the request with the same `Idempotency-Key`.',
  },
  versionOff: {
    code: '4010',
    status: 410,
    message: 'This API version is disabled for the account. Use the current version',
    remedy: 'Use the version that the `Link` header names, or ask an administrator to enable this one.',
  },
  // Init-workflow returns words as codes, and statuses 401 and 402 where other routes return 400 and 401
  // (docs/reference/errors.md).
  initMissingInputs: {
    code: 'MISSING_REQUIRED_INPUTS',
    status: 400,
    message: 'Missing required inputs',
    remedy: 'Send every input that the workflow requires.',
  },
  initBadInput: {
    code: 'INVALID_INPUT_FORMAT',
    status: 401,
    message: 'Invalid input format',
    remedy: 'Correct the input that `details` names.',
  },
  initBadInputHttp: {
    code: 'INVALID_INPUT_FORMAT',
    status: 400,
    message: 'Invalid input format',
    remedy: 'Correct the input that `details` names.',
  },
  initUnauthorized: {
    code: 'UNAUTHORIZED',
    status: 402,
    message: 'Invalid or missing API key',
    remedy: 'Send a valid API key in the `X-Api-Key` header.',
  },
  initUnauthorizedHttp: {
    code: 'UNAUTHORIZED',
    status: 401,
    message: 'Invalid or missing API key',
    remedy: 'Send a valid API key in the `X-Api-Key` header.',
  },
  initForbidden: {
    code: 'FORBIDDEN',
    status: 403,
    message: "The API key doesn't have access to this workflow. Use another key or change the workflow",
    remedy: 'Use an API key that the workflow allows and that has the scope `verification`.',
  },
  workflowNotFound: {
    code: 'WORKFLOW_NOT_FOUND',
    status: 404,
    message: 'Workflow not found',
    remedy: 'Check the workflow ID and activate the workflow.',
  },
  initRateLimited: {
    code: 'RATE_LIMITED',
    status: 429,
    message: 'Too many requests',
    remedy: 'Wait for the number of seconds in `Retry-After`, then repeat the request.',
  },
  initSystem: {
    code: 'INTERNAL_ERROR',
    status: 500,
    message: 'Internal error',
    remedy: 'Repeat the request later. If it fails again, contact the operator.',
  },
  initUnavailable: {
    code: 'INTERNAL_ERROR',
    status: 503,
    message: 'Internal error',
    remedy: 'Wait for the number of seconds in `Retry-After`, then repeat the request.',
  },
  executionKey: {
    code: '1004',
    status: 401,
    message: 'Failed to authenticate',
    remedy: 'Send a valid API key in the `X-Api-Key` header.',
  },
  executionNotFound: {
    code: '3001',
    status: 404,
    message: 'Incorrect value: workflow execution not found',
    remedy: 'Check the execution ID and the environment of the API key.',
  },
  flowToken: {
    code: '2006',
    status: 401,
    message: 'The flow token is invalid or has expired. Request a new token',
    remedy: 'Request a new token with `POST /orchestration-api/v1/workflow-execution/{id}/token`.',
  },
  flowOrigin: {
    code: '2007',
    status: 403,
    message: 'This website is not allowed to embed the flow. Add its origin to the workflow',
    remedy: 'Add the origin of the website to `allowed_origins` of the workflow.',
  },
  mediaLink: {
    code: '2008',
    status: 403,
    message: 'The link is invalid or has expired. Request a new link',
    remedy: 'Read the execution again: its response contains new links.',
  },
  handOffCode: {
    code: '2009',
    status: 401,
    message: 'The hand-off code is invalid, used or expired. Request a new code',
    remedy: 'Request a new code with `POST /flow-api/v1/hand-off`.',
  },
  mediaRefused: {
    code: '1020',
    status: 400,
    message: 'The file cannot be used',
    remedy: 'Send a complete, undamaged file of an accepted type.',
  },
  mediaTooLarge: {
    code: '1021',
    status: 413,
    message: 'The file is too large',
    remedy: 'Send a smaller file.',
  },
  mediaRange: {
    code: '1022',
    status: 416,
    message: 'The file does not contain the requested byte range. Request another range',
    remedy: 'Request a byte range within the size of the file.',
  },
  uploadLimit: {
    code: '1024',
    status: 429,
    message: 'Too many uploads. Start a new verification',
    remedy: 'Start a new verification, or raise the upload limits of the deployment.',
  },
  cardNumber: {
    code: '1023',
    status: 400,
    message: 'Card numbers are not accepted here. Cover all digits but the first six and the last four',
    remedy: 'Cover the middle digits of the card number and capture the card again.',
  },
  ...FRAUD_V1_ERRORS,
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorName = keyof typeof ERRORS;
