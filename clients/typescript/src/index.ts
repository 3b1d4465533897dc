export type { Fetch, FileContent } from './attempt.js';
export {
  Assay,
  type AssayOptions,
  type Data,
  type Input,
  type ListImport,
  type Operation,
  type PagedOperation,
  type RequestOptions,
  type Row,
} from './client.js';
export {
  ApiFailure,
  AssayError,
  Conflict,
  type ErrorCode,
  type ErrorDetail,
  type ErrorName,
  type ErrorResponse,
  InvalidRequest,
  InvalidResponse,
  NotAllowed,
  NotAuthenticated,
  NotFound,
  ServerFault,
  TimedOut,
  TooManyRequests,
  Unreachable,
  UntrustedWebhook,
} from './errors.js';
export type { Operations, WebhookMessages } from './generated/operations.js';
export type * as schemas from './generated/schemas.js';
export {
  type HeadersLike,
  verifyPlainSignature,
  verifyWebhook,
  type WebhookMessage,
} from './webhooks.js';
