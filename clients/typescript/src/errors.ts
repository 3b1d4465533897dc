import { CATALOGUE } from './generated/tables.js';

/** The name of an error in the catalogue; docs/errors.md has them by code. */
export type ErrorName = keyof typeof CATALOGUE;
/** A code as it stands in an answer. */
export type ErrorCode = (typeof CATALOGUE)[ErrorName][0];

/** One input that is missing or malformed. */
export interface ErrorDetail {
  readonly field: string;
  readonly expected: string;
}

/** Whatever this client throws, but for what `AbortSignal` gives and for mistakes in how it is called. */
export class AssayError extends Error {
  override readonly name: string = 'AssayError';
}

/** What the server said when it refused a request or failed at it. */
export interface Refusal {
  readonly status: number;
  readonly code: ErrorCode | (string & {});
  readonly message: string;
  readonly details: readonly ErrorDetail[];
  readonly retryAfter: number | null;
}

/** The server refused a request or failed at it. Decide by the class, by `is`, or by `code`; `message` is for people. */
export class ApiFailure extends AssayError {
  override readonly name: string = 'ApiFailure';
  /** HTTP status. */
  readonly status: number;
  /** The code of docs/errors.md, an empty text where the body bore none. */
  readonly code: Refusal['code'];
  /** The inputs that are wrong. */
  readonly details: readonly ErrorDetail[];
  /** Milliseconds that the server asks to wait; null when it named none. */
  readonly retryAfter: number | null;

  constructor({ status, code, message, details, retryAfter }: Refusal) {
    super(code ? `${status} ${code}: ${message}` : `${status}: ${message}`);
    this.status = status;
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }

  /** Whether it is this error of the catalogue: code and status both. */
  is(name: ErrorName): boolean {
    const [code, status] = CATALOGUE[name];
    return this.code === code && this.status === status;
  }
}

/** Something that was sent cannot be read or is missing; the same request would be refused again. */
export class InvalidRequest extends ApiFailure {
  override readonly name = 'InvalidRequest';
}
/** The key is missing, unknown, ended, or may not be used from this address. */
export class NotAuthenticated extends ApiFailure {
  override readonly name = 'NotAuthenticated';
}
/** The key lacks the scope. */
export class NotAllowed extends ApiFailure {
  override readonly name = 'NotAllowed';
}
/** No such path, or no such thing in this account. */
export class NotFound extends ApiFailure {
  override readonly name = 'NotFound';
}
/** Somebody else was faster, or an idempotency key came with another body. */
export class Conflict extends ApiFailure {
  override readonly name = 'Conflict';
}
/** The rate limit, after the last attempt. */
export class TooManyRequests extends ApiFailure {
  override readonly name = 'TooManyRequests';
}
/** The server or its database failed, after the last attempt. */
export class ServerFault extends ApiFailure {
  override readonly name = 'ServerFault';
}

/** No answer came, after the last attempt. Whether the request was worked on is not known. `cause` has the reason. */
export class Unreachable extends AssayError {
  override readonly name: string = 'Unreachable';
}
/** No whole answer came in time, after the last attempt. */
export class TimedOut extends Unreachable {
  override readonly name = 'TimedOut';
}
/** A success came whose body is none of Assay's: something stands between. Whether the request was worked on is not known. */
export class UnreadableAnswer extends AssayError {
  override readonly name = 'UnreadableAnswer';
}
/** A message whose signature or time does not hold, or that is no message; nothing in it may be believed. */
export class UntrustedWebhook extends AssayError {
  override readonly name = 'UntrustedWebhook';
}

const BY_STATUS: { readonly [status: number]: new (refusal: Refusal) => ApiFailure } = {
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

/** The error of an answer. @param body the answer's JSON, undefined when it was none */
export function failureOf(status: number, body: unknown, retryAfter: number | null): ApiFailure {
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  const code = typeof error.code === 'string' ? error.code : '';
  const message = typeof error.message === 'string' ? error.message : 'the answer is none of Assay';
  const details = Array.isArray(error.details) ? error.details.filter(isDetail) : [];
  // Init-workflow answers 401 to inputs of another form.
  const Kind =
    code === CATALOGUE.initBadInput[0]
      ? InvalidRequest
      : (BY_STATUS[status] ?? (status >= 500 ? ServerFault : InvalidRequest));
  return new Kind({ status, code, message, details, retryAfter });
}
