import { CATALOGUE } from './generated/tables.js';

/** Name of an error in the catalog; docs/reference/errors.md lists them by code. */
export type ErrorName = keyof typeof CATALOGUE;
/** An error code as it appears in a response. */
export type ErrorCode = (typeof CATALOGUE)[ErrorName][0];

/** One missing or malformed input. */
export interface ErrorDetail {
  readonly field: string;
  readonly expected: string;
}

/** Base class of all errors of this client, except `AbortSignal` reasons and incorrect use. */
export class AssayError extends Error {
  override readonly name: string = 'AssayError';
}

/** Content of the server's error response. */
export interface ErrorResponse {
  readonly status: number;
  readonly code: ErrorCode | (string & {});
  readonly message: string;
  readonly details: readonly ErrorDetail[];
  readonly retryAfter: number | null;
}

/** The server rejected a request or failed. Check the class, `is`, or `code`; `message` is for people. */
export class ApiFailure extends AssayError {
  override readonly name: string = 'ApiFailure';
  /** HTTP status. */
  readonly status: number;
  /** The code of docs/reference/errors.md; an empty text if the body had none. */
  readonly code: ErrorResponse['code'];
  /** The invalid inputs. */
  readonly details: readonly ErrorDetail[];
  /** Milliseconds that the server asks to wait; null if it named none. */
  readonly retryAfter: number | null;

  constructor({ status, code, message, details, retryAfter }: ErrorResponse) {
    super(code ? `${status} ${code}: ${message}` : `${status}: ${message}`);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }

  /** Checks for a catalog error: code and status must match. */
  is(name: ErrorName): boolean {
    const [code, status] = CATALOGUE[name];
    return this.code === code && this.status === status;
  }
}

/** An input is malformed or missing; the same request would be rejected again. */
export class InvalidRequest extends ApiFailure {
  override readonly name = 'InvalidRequest';
}
/** The key is missing, unknown, expired, or not allowed from this IP address. */
export class NotAuthenticated extends ApiFailure {
  override readonly name = 'NotAuthenticated';
}
/** The key lacks the scope. */
export class NotAllowed extends ApiFailure {
  override readonly name = 'NotAllowed';
}
/** The path or the object doesn't exist in this account. */
export class NotFound extends ApiFailure {
  override readonly name = 'NotFound';
}
/** A concurrent change came first, or the idempotency key was used with another body. */
export class Conflict extends ApiFailure {
  override readonly name = 'Conflict';
}
/** Rate limit exceeded, after the last attempt. */
export class TooManyRequests extends ApiFailure {
  override readonly name = 'TooManyRequests';
}
/** The server or its database failed, after the last attempt. */
export class ServerFault extends ApiFailure {
  override readonly name = 'ServerFault';
}

/**
 * No response arrived, after the last attempt. It is unknown whether the request was processed. `cause` has
 * the reason.
 */
export class Unreachable extends AssayError {
  override readonly name: string = 'Unreachable';
}
/** No complete response arrived in time, after the last attempt. */
export class TimedOut extends Unreachable {
  override readonly name = 'TimedOut';
}
/**
 * A success response had an unexpected body, probably from a proxy. It is unknown whether the request was
 * processed.
 */
export class InvalidResponse extends AssayError {
  override readonly name = 'InvalidResponse';
}
/** The signature or time of a message is invalid, or it is malformed; don't trust its content. */
export class UntrustedWebhook extends AssayError {
  override readonly name = 'UntrustedWebhook';
}

const BY_STATUS: { readonly [status: number]: new (response: ErrorResponse) => ApiFailure } = {
  401: NotAuthenticated,
  402: NotAuthenticated,
  403: NotAllowed,
  404: NotFound,
  409: Conflict,
  429: TooManyRequests,
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDetail = (value: unknown): value is ErrorDetail =>
  isObject(value) && typeof value.field === 'string' && typeof value.expected === 'string';

/**
 * Returns the error of a response.
 * @param body JSON of the response; undefined if it is not JSON
 */
export function failureOf(status: number, body: unknown, retryAfter: number | null): ApiFailure {
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  const code = typeof error.code === 'string' ? error.code : '';
  const message =
    typeof error.message === 'string'
      ? error.message
      : 'The response has no error message of Assay. Check the URL and any proxy.';
  const details = Array.isArray(error.details) ? error.details.filter(isDetail) : [];
  // Init-workflow returns 401 for malformed inputs.
  const Kind =
    code === CATALOGUE.initBadInput[0]
      ? InvalidRequest
      : (BY_STATUS[status] ?? (status >= 500 ? ServerFault : InvalidRequest));
  return new Kind({ status, code, message, details, retryAfter });
}
