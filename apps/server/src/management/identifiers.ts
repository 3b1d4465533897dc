import { ApiError } from '@assay/contract';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const VERSION = /^[1-9]\d{0,8}$/;

/** A UUID in lower case (RFC 4122 §3 compares them so). @throws ApiError 3001: what is no id can be nobody's. */
export function uuid(text: string): string {
  const id = text.toLowerCase();
  if (!UUID.test(id)) throw new ApiError('notFound');
  return id;
}

export const isUuid = (text: string): boolean => UUID.test(text.toLowerCase());

/** A policy version's number. @throws ApiError 3001 */
export function versionNumber(text: string): number {
  if (!VERSION.test(text)) throw new ApiError('notFound');
  return Number(text);
}
