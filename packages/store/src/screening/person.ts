import type { TransactionId } from '@assay/contract';
/** A person as erasure and subject access requests name them: hashes of `keyHasher`, ids of their transactions. */
export interface StoredPerson {
  readonly userHashes: readonly string[];
  readonly emailHashes: readonly string[];
  readonly transactionIds: readonly TransactionId[];
}

/** Whose data a row holds. */
export interface RowPerson {
  readonly userHash: string | null;
  readonly emailHash: string | null;
  /** The fraud call that it came from. */
  readonly transactionId: TransactionId | null;
}

/** A condition on the three columns of a person; the parameters are the values of {@link personValues} from `first` on. */
export const ofPerson = (first: number): string =>
  `(user_hash = ANY($${first}::bigint[]) OR email_hash = ANY($${first + 1}::bigint[]) OR transaction_id = ANY($${first + 2}::text[]))`;

const array = (values: readonly string[]) => `{${values.join(',')}}`;

export const personValues = (person: StoredPerson): readonly unknown[] => [
  array(person.userHashes),
  array(person.emailHashes),
  [...person.transactionIds],
];
