import { FRAUD_V1_ERRORS } from './retired/errors';

/**
 * Error catalog: every code that a RestService or management route returns. Codes are strings in JSON. One
 * code has one meaning; `errors.test.ts` lists the repetitions that documents 1 and 3 require. See
 * docs/errors.md and docs/adr/0008-error-codes.md (label and retired tables are in the modules of their
 * routes).
 */
export interface CatalogueEntry {
  readonly code: string;
  readonly status: number;
  readonly message: string;
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
  emptyBody: { code: '1000', status: 400, message: 'Empty request body' },
  badConfig: { code: '1001', status: 400, message: 'Incorrect config object' },
  badIp: {
    code: '1002',
    status: 400,
    message: 'Invalid ip',
    details: about('ip', 'IPv4 or IPv6 address'),
  },
  badJson: { code: '1006', status: 400, message: 'Invalid input json' },
  badEmail: {
    code: '1009',
    status: 400,
    message: 'Invalid email address',
    details: about('email', 'e-mail address'),
  },
  badPhone: {
    code: '1011',
    status: 400,
    message: 'Invalid phone number',
    details: about('phone', 'phone number'),
  },
  badAuthorizationIp: { code: '1017', status: 401, message: 'Invalid authorization IP' },
  badCardLast: {
    code: '1018',
    status: 400,
    message: 'Invalid card_last format',
    details: about('card_last', 'four digits'),
  },
  missingKey: { code: '2001', status: 401, message: 'Missing license key' },
  invalidKey: { code: '2002', status: 401, message: 'Invalid license key' },
  missingScope: { code: '2003', status: 403, message: 'The license key has no access to this endpoint' },
  streamToken: { code: '2004', status: 401, message: 'The stream token is invalid or has ended' },
  streamFull: { code: '2005', status: 403, message: 'The stream takes no more events' },
  secondFactor: { code: '2015', status: 401, message: 'A code of the second factor is needed' },
  providerRefused: {
    code: '2010',
    status: 401,
    message: 'Signing in at the provider did not succeed: begin anew',
  },
  providerNoAccess: {
    code: '2011',
    status: 403,
    message: 'The provider knows you, but nobody has given you access here',
  },
  providerAway: {
    code: '2012',
    status: 503,
    message: 'The sign-in provider does not answer: try again later, or sign in another way',
  },
  setUpCode: {
    code: '2013',
    status: 401,
    message: 'The set-up code is wrong: the server prints it when it starts',
  },
  setUpDone: {
    code: '2014',
    status: 409,
    message: 'Somebody set this installation up already: sign in, or have yourself invited',
  },
  length: { code: '3000', status: 400, message: 'Length limit exceeded' },
  notFound: { code: '3001', status: 404, message: 'Incorrect value: not found' },
  noTransactions: { code: '1005', status: 400, message: 'Request did not contain any transactions.' },
  // The label routes have their own messages and codes (docs/errors.md).
  labelEmptyBody: { code: '1000', status: 400, message: 'Empty request body.' },
  labelSystem: { code: '1001', status: 500, message: 'Internal Error.' },
  labelBadJson: { code: '1006', status: 400, message: 'Invalid input JSON.' },
  labelInvalidToken: { code: '2001', status: 401, message: 'The authentication token is invalid.' },
  labelMissingToken: { code: '200', status: 401, message: 'The authentication token is missing.' },
  conflict: { code: '3009', status: 409, message: 'Conflict' },
  approvalNeeded: {
    code: '3010',
    status: 409,
    message: 'A second person approves changes of the policy: propose it',
  },
  caseUndecided: {
    code: '3011',
    status: 409,
    message: 'Matches of the case have no decision: decide them, then close it',
  },
  rateLimited: { code: '4004', status: 429, message: 'Too Many Requests' },
  methodNotAllowed: { code: '4005', status: 405, message: 'Method not allowed' },
  requestTimeout: { code: '4008', status: 408, message: 'The request did not arrive in time' },
  unsupportedMediaType: { code: '4015', status: 415, message: 'The content type should be application/json' },
  system: { code: '4001', status: 500, message: 'System error' },
  unavailable: { code: '4001', status: 503, message: 'System error' },
  versionOff: { code: '4010', status: 410, message: 'This version is switched off for the account' },
  // Init-workflow returns words as codes, and statuses 401 and 402 where other routes return 400 and 401
  // (docs/errors.md).
  initMissingInputs: { code: 'MISSING_REQUIRED_INPUTS', status: 400, message: 'Missing required inputs' },
  initBadInput: { code: 'INVALID_INPUT_FORMAT', status: 401, message: 'Invalid input format' },
  initBadInputHttp: { code: 'INVALID_INPUT_FORMAT', status: 400, message: 'Invalid input format' },
  initUnauthorized: { code: 'UNAUTHORIZED', status: 402, message: 'Invalid or missing API key' },
  initUnauthorizedHttp: { code: 'UNAUTHORIZED', status: 401, message: 'Invalid or missing API key' },
  initForbidden: { code: 'FORBIDDEN', status: 403, message: 'The key has no access to the workflow' },
  workflowNotFound: { code: 'WORKFLOW_NOT_FOUND', status: 404, message: 'Workflow not found' },
  initRateLimited: { code: 'RATE_LIMITED', status: 429, message: 'Too many requests' },
  initSystem: { code: 'INTERNAL_ERROR', status: 500, message: 'Internal error' },
  initUnavailable: { code: 'INTERNAL_ERROR', status: 503, message: 'Internal error' },
  executionKey: { code: '1004', status: 401, message: 'Failed to authenticate' },
  executionNotFound: {
    code: '3001',
    status: 404,
    message: 'Incorrect value: workflow execution not found',
  },
  flowToken: { code: '2006', status: 401, message: 'The flow token is invalid or has ended' },
  flowOrigin: { code: '2007', status: 403, message: 'The flow may not be shown on this page' },
  mediaLink: { code: '2008', status: 403, message: 'The link is invalid or has expired' },
  handOffCode: { code: '2009', status: 401, message: 'The hand-off code is invalid, used or expired' },
  mediaRefused: { code: '1020', status: 400, message: 'The file cannot be used' },
  mediaTooLarge: { code: '1021', status: 413, message: 'The file is too large' },
  mediaRange: { code: '1022', status: 416, message: 'The file has no such range' },
  cardNumber: { code: '1023', status: 400, message: 'A card number must not be sent' },
  ...FRAUD_V1_ERRORS,
} as const satisfies Record<string, CatalogueEntry>;

export type ErrorName = keyof typeof ERRORS;

/**
 * Failure that is returned to the caller in the envelope. `message` is for people and contains no personal
 * data.
 */
export class ApiError extends Error {
  readonly entry: CatalogueEntry;
  readonly details: readonly ErrorDetail[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    name: ErrorName,
    message?: string,
    extra: { details?: readonly ErrorDetail[]; retryAfterSeconds?: number } = {},
  ) {
    super(message ?? ERRORS[name].message);
    this.name = 'ApiError';
    this.entry = ERRORS[name];
    this.details = extra.details ?? this.entry.details;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}

interface FailureEnvelope {
  readonly success: false;
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly details?: readonly ErrorDetail[];
  };
  readonly data: Record<string, never>;
}

/** Returns the failure envelope of an error, exactly as it is sent. */
export function failureEnvelope(error: ApiError): FailureEnvelope {
  const body = { code: error.entry.code, message: error.message };
  return { success: false, error: error.details ? { ...body, details: error.details } : body, data: {} };
}
