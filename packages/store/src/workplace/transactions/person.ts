import type { EnvironmentId, TransactionId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { openRows, openText } from '../../privacy/vault';
import { changePlace, statusPlace } from './kept-feedback';
import { withBitmapScans } from './tags';

const TABLES = ['transaction_tags', 'transaction_status', 'transaction_label', 'transaction_change'] as const;

/**
 * Erases the feedback on transactions, and tag values that no other transaction has.
 * @returns number of deleted rows
 */
export async function eraseFeedback(
  connection: Connection,
  environmentId: EnvironmentId,
  person: { readonly transactionIds: readonly TransactionId[] },
): Promise<number> {
  const [used] = await connection.query<{ tags: string[] }>({
    text: `SELECT coalesce(array_agg(DISTINCT tag), '{}') AS tags FROM transaction_tags, unnest(tags) AS tag
           WHERE account_id = $1 AND transaction_id = ANY($2)`,
    values: [environmentId, person.transactionIds],
  });
  await connection.query({
    text: `SELECT 1 FROM transaction_status WHERE account_id = $1 AND transaction_id = ANY($2)
           ORDER BY transaction_id COLLATE "C" FOR UPDATE`,
    values: [environmentId, person.transactionIds],
  });
  let erased = 0;
  for (const table of TABLES) {
    const rows = await connection.query({
      text: `DELETE FROM ${table} WHERE account_id = $1 AND transaction_id = ANY($2) RETURNING 1`,
      values: [environmentId, person.transactionIds],
    });
    erased += rows.length;
  }
  await forgetUnusedValues(connection, environmentId, used?.tags ?? []);
  return erased;
}

async function forgetUnusedValues(
  connection: Connection,
  environmentId: EnvironmentId,
  tags: readonly string[],
): Promise<void> {
  await withBitmapScans(connection);
  await connection.query({
    text: `DELETE FROM tag_value v WHERE account_id = $1 AND tag = ANY($2) AND NOT EXISTS (
             SELECT 1 FROM transaction_tags t WHERE t.account_id = $1 AND t.tags @> ARRAY[v.tag])`,
    values: [environmentId, tags],
  });
}

/** Returns the stored feedback on transactions, each row with the name of its table. */
export async function exportFeedback(
  connection: Connection,
  environmentId: EnvironmentId,
  person: { readonly transactionIds: readonly TransactionId[] },
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const table of TABLES) {
    const rows = await connection.query<{ row: { readonly transaction_id: string; readonly id?: string } }>({
      text: `SELECT to_jsonb(t) - '{account_id,kept}'::text[] AS row FROM ${table} t WHERE account_id = $1 AND transaction_id = ANY($2)`,
      values: [environmentId, person.transactionIds],
    });
    const comments = await commentsOf(connection, environmentId, table, person.transactionIds);
    for (const { row } of rows) {
      const comment = comments.get(`${row.transaction_id} ${row.id ?? ''}`);
      found.push({ table, row: comment === undefined ? row : { ...row, comment } });
    }
  }
  return found;
}

/** Returns the encrypted comments of a table, by transaction and, if one has several, id. */
async function commentsOf(
  connection: Connection,
  environmentId: EnvironmentId,
  table: (typeof TABLES)[number],
  transactionIds: readonly TransactionId[],
): Promise<ReadonlyMap<string, string>> {
  if (table !== 'transaction_status' && table !== 'transaction_change') return new Map();
  const id = table === 'transaction_change' ? 'id::text' : `''`;
  const rows = await connection.query<{ transaction: string; id: string; kept: Buffer }>({
    text: `SELECT transaction_id AS transaction, ${id} AS id, kept FROM ${table}
           WHERE account_id = $1 AND transaction_id = ANY($2) AND kept IS NOT NULL`,
    values: [environmentId, transactionIds],
  });
  const opened = await openRows(connection, rows, (row, vault) => {
    const place = row.id === '' ? statusPlace(row.transaction) : changePlace(row.transaction, row.id);
    const comment = openText(vault, environmentId, place, { kept: row.kept, text: null });
    return comment === null ? null : ([`${row.transaction} ${row.id}`, comment] as const);
  });
  return new Map(opened);
}
