import type { AccountId, ErasePerson, SpaceId, TransactionId } from '@assay/contract';
import { type Hasher, keyHash } from '../identity-keys/index';

/** Whose data is meant, in every form in which stores know a person. */
export interface PersonScope extends ErasePerson {
  /** The space of the data. */
  readonly spaceId: SpaceId;
  /** The account that the space belongs to. */
  readonly accountId: AccountId;
  readonly userHashes: readonly string[];
  readonly emailHashes: readonly string[];
  /** Keys under which each of the person's calls left an event. */
  readonly keyHashes: readonly string[];
  readonly hasher: Hasher;
}

export function personScope(
  person: ErasePerson,
  space: Pick<PersonScope, 'spaceId' | 'accountId' | 'hasher'>,
): PersonScope {
  const userHashes = person.userIds.map((id) => keyHash(space.hasher, 'user_id', id));
  const emailHashes = person.emails.map((email) => keyHash(space.hasher, 'email', email));
  return { ...person, ...space, userHashes, emailHashes, keyHashes: [...userHashes, ...emailHashes] };
}

/** The person as stores that follow the hashes find them. */
export const byHashes = ({ userHashes, emailHashes }: PersonScope) => ({
  userHashes,
  emailHashes,
  transactionIds: [] as readonly string[],
});

/** The person as stores that follow transactions find them. */
export const byTransactions = (transactionIds: readonly TransactionId[]) => ({
  userHashes: [] as readonly string[],
  emailHashes: [] as readonly string[],
  transactionIds,
});
