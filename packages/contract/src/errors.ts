import { type CatalogueEntry, ERRORS, type ErrorDetail, type ErrorName } from './error-catalog';

export { ERRORS, type CatalogueEntry, type ErrorDetail, type ErrorName };

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
