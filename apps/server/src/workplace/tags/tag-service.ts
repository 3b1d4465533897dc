import {
  ApiError,
  type NamedTransaction,
  type SpaceId,
  TAG_LIMITS,
  type TransactionId,
} from '@assay/contract';
import {
  type Connection,
  changeTags,
  type Database,
  knownTransactions,
  readTags,
  type TaggedTransaction,
} from '@assay/store';

/** The tags of a transaction after a change, from those before it and those sent. */
type TagChange = (before: readonly string[], sent: readonly string[]) => readonly string[];

export const TAG_CHANGES = {
  add: (before, sent) => [...new Set([...before, ...sent])],
  update: (_before, sent) => sent,
  delete: (before, sent) => before.filter((tag) => !sent.includes(tag)),
} as const satisfies { readonly [verb: string]: TagChange };

/** The least that a list of tags holds: one that replaces may be empty. */
export const LEAST_TAGS = { add: 1, update: 0, delete: 1 } as const satisfies {
  readonly [verb in keyof typeof TAG_CHANGES]: 0 | 1;
};

/**
 * Changes the tags of transactions, all or none.
 * @returns the tags that each has now, in the order asked.
 * @throws ApiError 3001 (names the transactions that are not known), 3000 (more than 100 tags on a transaction).
 */
export async function tagTransactions(
  database: Database,
  spaceId: SpaceId,
  transactions: readonly NamedTransaction[],
  change: (before: readonly string[]) => readonly string[],
): Promise<readonly TaggedTransaction[]> {
  return database.transaction((connection) => tagWithin(connection, spaceId, transactions, change));
}

/** `tagTransactions` as a part of the caller's transaction. */
export async function tagWithin(
  connection: Connection,
  spaceId: SpaceId,
  transactions: readonly NamedTransaction[],
  change: (before: readonly string[]) => readonly string[],
): Promise<readonly TaggedTransaction[]> {
  await requireKnown(connection, spaceId, transactions);
  const transactionIds = transactions.map(({ transactionId }) => transactionId);
  return changeTags(connection, spaceId, transactionIds, (before) => {
    const after = change(before);
    if (after.length > TAG_LIMITS.tagsPerTransaction) throw tooManyTags();
    return after;
  });
}

/** @throws ApiError 3001 for a transaction that is not known. */
export async function tagsOfTransaction(
  database: Database,
  spaceId: SpaceId,
  transactionId: TransactionId,
): Promise<readonly string[]> {
  await requireKnown(database, spaceId, [inPath(transactionId)]);
  return readTags(database, spaceId, transactionId);
}

/** The transaction that the path of a call names. */
export const inPath = (transactionId: TransactionId): NamedTransaction => ({
  transactionId,
  at: 'transaction_id',
});

async function requireKnown(
  connection: Connection,
  spaceId: SpaceId,
  transactions: readonly NamedTransaction[],
): Promise<void> {
  const ids = transactions.map(({ transactionId }) => transactionId);
  const known = await knownTransactions(connection, spaceId, ids);
  const details = transactions.flatMap(({ transactionId, at }) =>
    known.has(transactionId) ? [] : [{ field: at, expected: 'a transaction of this account' }],
  );
  if (details.length > 0) throw new ApiError('notFound', 'Incorrect value: unknown transaction', { details });
}

function tooManyTags(): ApiError {
  const most = TAG_LIMITS.tagsPerTransaction;
  return new ApiError('length', `tags on one transaction size must be between 0 and ${most} items`, {
    details: [{ field: 'tags', expected: `at most ${most} on one transaction` }],
  });
}
