import { ApiError, type SpaceId, TAG_LIMITS, type TransactionId } from '@assay/contract';
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

/**
 * Changes the tags of transactions, all or none.
 * @returns the tags that each has now, in the order asked.
 * @throws ApiError 3001 (names the transactions that are not known), 3000 (more than 100 tags on a transaction).
 */
export async function tagTransactions(
  database: Database,
  spaceId: SpaceId,
  transactionIds: readonly TransactionId[],
  change: (before: readonly string[]) => readonly string[],
): Promise<readonly TaggedTransaction[]> {
  return database.transaction((connection) => tagWithin(connection, spaceId, transactionIds, change));
}

/** `tagTransactions` as a part of the caller's transaction. */
export async function tagWithin(
  connection: Connection,
  spaceId: SpaceId,
  transactionIds: readonly TransactionId[],
  change: (before: readonly string[]) => readonly string[],
): Promise<readonly TaggedTransaction[]> {
  await requireKnown(connection, spaceId, transactionIds);
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
  await requireKnown(database, spaceId, [transactionId]);
  return readTags(database, spaceId, transactionId);
}

async function requireKnown(
  connection: Connection,
  spaceId: SpaceId,
  transactionIds: readonly TransactionId[],
): Promise<void> {
  const known = await knownTransactions(connection, spaceId, transactionIds);
  const details = transactionIds.flatMap((id, index) =>
    known.has(id) ? [] : [{ field: `transaction_ids[${index}]`, expected: 'a transaction of this account' }],
  );
  if (details.length > 0) throw new ApiError('notFound', 'Incorrect value: unknown transaction', { details });
}

function tooManyTags(): ApiError {
  const most = TAG_LIMITS.tagsPerTransaction;
  return new ApiError('length', `tags on one transaction size must be between 0 and ${most} items`, {
    details: [{ field: 'tags', expected: `at most ${most} on one transaction` }],
  });
}
