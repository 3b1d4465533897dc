import type { FraudRequest } from '@assay/contract';
import { enqueueEvent } from '@assay/store';
import type { Write } from '../../scoring/index';
import { type Hasher, keyHash } from '../../scoring/index';
import type { EkycOutcome } from './ekyc-check';

/** Tells the endpoints of a space that a check has ended, with the evaluation it belongs to. */
export function finishedEvent(
  { type, result, data, reason }: EkycOutcome,
  { user_id: userId, email }: FraudRequest,
  hasher: Hasher,
): Write {
  return (connection, { spaceId, transactionId, at }) =>
    enqueueEvent(connection, {
      spaceId,
      event: 'ekyc/check_finished',
      data: {
        transaction_id: transactionId,
        user_id: userId ?? null,
        type,
        ekyc_result: result,
        ekyc_data: data,
        reason,
        finished_at: new Date(at).toISOString(),
      },
      at,
      transactionId,
      ...(userId === undefined ? {} : { userHashes: [hasher('user_id', userId)] }),
      ...(email === undefined ? {} : { emailHashes: [keyHash(hasher, 'email', email)] }),
    });
}
