import { ApiError } from '@assay/contract';
import { isUuid } from '../../management/index';

/** The id of an execution in a path, in lower case (RFC 4122 §3). @throws ApiError 1006 for what can be no id */
export function executionId(text: string): string {
  if (!isUuid(text)) throw new ApiError('badJson');
  return text.toLowerCase();
}
