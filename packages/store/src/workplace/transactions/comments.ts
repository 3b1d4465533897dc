import type { SpaceId } from '@assay/contract';
import type { Vault } from '../../privacy/vault';

/*
 * What people write to a state is kept sealed, with a key of its own; most states have no comment, and need none.
 */

export const statusPlace = (transactionId: string): string => `transaction_status/${transactionId}`;
export const changePlace = (transactionId: string, id: string): string =>
  `transaction_change/${transactionId}/${id}`;

/** null = there is no comment. */
export const sealComment = (vault: Vault, spaceId: SpaceId, place: string, comment: string): Buffer | null =>
  comment === '' ? null : vault.seal(spaceId, place, Buffer.from(comment));
