import type { EnvironmentId, TransactionId } from '@assay/contract';
import type { Connection } from '../../connection/connection';

/** The tags of one transaction, in the order in which they were added. */
export interface TaggedTransaction {
  readonly transactionId: TransactionId;
  readonly tags: readonly string[];
}

const byId = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the ids that are transactions of the account. */
export async function knownTransactions(
  connection: Connection,
  environmentId: EnvironmentId,
  transactionIds: readonly TransactionId[],
): Promise<ReadonlySet<string>> {
  const rows = await connection.query<{ id: string }>({
    name: 'known_transactions',
    text: `SELECT asked.id FROM unnest($2::text[]) AS asked(id)
           WHERE EXISTS (SELECT 1 FROM evaluation e WHERE e.account_id = $1 AND e.transaction_id = asked.id)`,
    values: [environmentId, transactionIds],
  });
  return new Set(rows.map((row) => row.id));
}

/** Returns the tags of a transaction; empty if it was never tagged. */
export async function readTags(
  connection: Connection,
  environmentId: EnvironmentId,
  transactionId: TransactionId,
): Promise<readonly string[]> {
  const [row] = await connection.query<{ tags: string[] }>({
    name: 'read_tags',
    text: 'SELECT tags FROM transaction_tags WHERE account_id = $1 AND transaction_id = $2',
    values: [environmentId, transactionId],
  });
  return row?.tags ?? [];
}

/** Returns the tags of several transactions by transaction; those without tags are absent. */
export async function tagsOf(
  connection: Connection,
  environmentId: EnvironmentId,
  transactionIds: readonly TransactionId[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await connection.query<{ transaction_id: string; tags: string[] }>({
    text: 'SELECT transaction_id, tags FROM transaction_tags WHERE account_id = $1 AND transaction_id = ANY($2)',
    values: [environmentId, transactionIds],
  });
  return new Map(rows.map((row) => [row.transaction_id, row.tags]));
}

/**
 * Changes the tags of transactions, all or none; concurrent changes of the same transactions wait. Must run
 * in a database transaction.
 * @param change returns the new tags of a transaction from its current ones; may throw to change nothing
 * @returns the new tags in the order of `transactionIds`
 */
export async function changeTags(
  connection: Connection,
  environmentId: EnvironmentId,
  transactionIds: readonly TransactionId[],
  change: (tags: readonly string[], transactionId: TransactionId) => readonly string[],
): Promise<readonly TaggedTransaction[]> {
  // In a fixed order, so that two changes can't deadlock.
  const ordered = [...transactionIds].sort(byId);
  await connection.query({
    // Locked, so that a transaction under erasure is either skipped or deleted together with its tags.
    text: `INSERT INTO transaction_tags (account_id, transaction_id, tags)
           SELECT $1, t.id, '{}' FROM unnest($2::text[]) AS t(id)
           CROSS JOIN LATERAL (SELECT 1 FROM evaluation e WHERE e.account_id = $1 AND e.transaction_id = t.id
             LIMIT 1 FOR KEY SHARE) held
           ORDER BY t.id COLLATE "C" ON CONFLICT DO NOTHING`,
    values: [environmentId, ordered],
  });
  const rows = await connection.query<{ transaction_id: string; tags: string[] }>({
    text: `SELECT transaction_id, tags FROM transaction_tags WHERE account_id = $1 AND transaction_id = ANY($2)
           ORDER BY transaction_id COLLATE "C" FOR UPDATE`,
    values: [environmentId, ordered],
  });
  const before = new Map(rows.map((row) => [row.transaction_id, row.tags]));
  const after = transactionIds.map((transactionId) => ({
    transactionId,
    tags: change(before.get(transactionId) ?? [], transactionId),
  }));
  const kept = after.filter(({ tags, transactionId }) => tags.length > 0 && before.has(transactionId));
  const emptied = after.filter(({ tags }) => tags.length === 0).map(({ transactionId }) => transactionId);
  await connection.query({
    text: `UPDATE transaction_tags t SET tags = ARRAY(SELECT jsonb_array_elements_text(changed.tags))
           FROM unnest($2::text[], $3::jsonb[]) AS changed(id, tags)
           WHERE t.account_id = $1 AND t.transaction_id = changed.id`,
    values: [
      environmentId,
      kept.map((row) => row.transactionId),
      kept.map((row) => JSON.stringify(row.tags)),
    ],
  });
  await connection.query({
    text: 'DELETE FROM transaction_tags WHERE account_id = $1 AND transaction_id = ANY($2)',
    values: [environmentId, emptied],
  });
  await rememberValues(connection, environmentId, [...new Set(kept.flatMap((row) => row.tags))].sort(byId));
  return after;
}

/** Stores the tag values of an account, so that they can be selected again. */
async function rememberValues(
  connection: Connection,
  environmentId: EnvironmentId,
  tags: readonly string[],
): Promise<void> {
  await connection.query({
    text: `INSERT INTO tag_value (account_id, tag) SELECT $1, tag FROM unnest($2::text[]) AS t(tag)
           WHERE NOT EXISTS (SELECT 1 FROM tag_value k WHERE k.account_id = $1 AND k.tag = t.tag)
           ON CONFLICT DO NOTHING`,
    values: [environmentId, tags],
  });
}

/** Returns distinct tag values of the account, in alphabetical order, at most `most`. */
export async function listTagValues(
  connection: Connection,
  environmentId: EnvironmentId,
  most: number,
): Promise<readonly string[]> {
  const rows = await connection.query<{ tag: string }>({
    text: 'SELECT tag FROM tag_value WHERE account_id = $1 ORDER BY tag LIMIT $2',
    values: [environmentId, most],
  });
  return rows.map((row) => row.tag);
}

/**
 * Enables bitmap scans, which the tag index requires; sessions disable them for the hot statements. Ends with
 * the transaction.
 */
export const withBitmapScans = async (connection: Connection): Promise<void> => {
  await connection.query({ text: 'SET LOCAL enable_bitmapscan = on' });
};
