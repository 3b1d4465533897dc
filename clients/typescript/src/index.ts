export type { Fetch, FileContent } from './attempt.js';
export {
  Assay,
  type AssayOptions,
  type CallOptions,
  type Data,
  type Input,
  type ListImport,
  type Operation,
  type PagedOperation,
  type Row,
} from './client.js';
export {
  ApiFailure,
  AssayError,
  Conflict,
  type ErrorCode,
  type ErrorDetail,
  type ErrorName,
  InvalidRequest,
  NotAllowed,
  NotAuthenticated,
  NotFound,
  type Refusal,
  ServerFault,
  TimedOut,
  TooManyRequests,
  Unreachable,
  UnreadableAnswer,
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
