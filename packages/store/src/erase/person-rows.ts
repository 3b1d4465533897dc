import type { AccountId, SpaceId, TransactionId } from '@assay/contract';
import type { Connection } from '../database';
import { numbers } from '../velocity';

/** A row of a table as it is handed out to the person it is about. */
interface PersonRow {
  readonly table: string;
  readonly row: { readonly [member: string]: unknown };
}

const rowsOf = (table: string, columns: string, where: string) =>
  `SELECT '${table}' AS table, to_jsonb(r) AS row FROM (SELECT ${columns} FROM ${table} WHERE ${where}) r`;

/** Entries of lists that are a person's values, or that rules made of their transactions. */
export const exportListEntries = (
  connection: Connection,
  accountId: AccountId,
  of: { readonly values: readonly string[]; readonly transactionIds: readonly TransactionId[] },
): Promise<readonly PersonRow[]> =>
  connection.query({
    text: rowsOf(
      'list_entry',
      'list_id, value, note, author, created_at, expires_at',
      `account_id = $1 AND (value = ANY($2) OR (note = ANY($3) AND author LIKE 'rule %')) ORDER BY list_id, value`,
    ),
    values: [accountId, of.values, of.transactionIds],
  });

/** How often an address was seen. */
export const exportCounters = (
  connection: Connection,
  spaceId: SpaceId,
  keyHashes: readonly string[],
): Promise<readonly PersonRow[]> =>
  connection.query({
    text: rowsOf(
      'key_history',
      'hits, first_seen, last_seen, fraud_hits, fraud_first_seen, fraud_last_seen',
      'account_id = $1 AND key_hash = ANY($2::bigint[]) ORDER BY first_seen',
    ),
    values: [spaceId, numbers(keyHashes)],
  });
