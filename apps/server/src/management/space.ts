import { ApiError } from '@assay/contract';
import type { Principal } from '../identity/index';

/**
 * The account whose data is read: test keys have data of their own and see no other.
 * @throws ApiError 2003 when a test key asks for live data.
 */
export function spaceOf({ caller }: Principal, asked: 'live' | 'test' | undefined): number {
  const { account, key } = caller;
  const space = asked ?? key.kind;
  if (space === 'live' && key.kind === 'test') {
    throw new ApiError('missingScope', 'A test key reads the data of test keys only');
  }
  return space === 'live' ? account.id : account.testSpaceId;
}
