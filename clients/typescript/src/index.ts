export type { Fetch, FileContent } from './attempt';
export { Assay, type AssayOptions, type CallOptions, type Data, type Input, type ListImport, type Operation, type PagedOperation, type Row } from './client';
export { ApiFailure, AssayError, Conflict, type ErrorCode, type ErrorDetail, type ErrorName, InvalidRequest, NotAllowed, NotAuthenticated, NotFound, type Refusal, ServerFault, TimedOut, TooManyRequests, Unreachable, UnreadableAnswer, UntrustedWebhook } from './errors';
export type { Operations, WebhookMessages } from './generated/operations';
export type * as schemas from './generated/schemas';
export { type HeadersLike, verifyPlainSignature, verifyWebhook, type WebhookMessage } from './webhooks';
