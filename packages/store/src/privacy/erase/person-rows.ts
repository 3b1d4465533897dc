import type { AccountId, SpaceId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { openEntries } from '../../policy/lists';
import { numbers } from '../../scoring/velocity';
import {
  ENTRIES_AT,
  ENTRIES_OF,
  type EntriesOf,
  type EntryPosition,
  entriesAt,
  entriesOf,
} from './list-entries';

/** A row of a table as it is handed out to the person it is about. */
interface PersonRow {
  readonly table: string;
  readonly row: { readonly [member: string]: unknown };
}

const rowsOf = (table: string, columns: string, where: string) =>
  `SELECT '${table}' AS table, to_jsonb(r) AS row FROM (SELECT ${columns} FROM ${table} WHERE ${where}) r`;

/**
 * Entries of lists that are a person's values, or that rules made of their transactions, each once.
 * @param at where others of theirs stand
 */
export async function exportListEntries(
  connection: Connection,
  accountId: AccountId,
  of: EntriesOf,
  at: readonly EntryPosition[] = [],
): Promise<readonly PersonRow[]> {
  const entries = (where: string, values: readonly unknown[]) =>
    connection.query<EntryPosition & { note: string; kept: Buffer | null; row: object }>({
      text: `SELECT list_id AS "listId", value AS key, note, kept,
               jsonb_build_object('list_id', list_id, 'author', author, 'created_at', created_at, 'expires_at', expires_at) AS row
             FROM list_entry WHERE ${where} ORDER BY list_id, value`,
      values,
    });
  const found = await entries(ENTRIES_OF, entriesOf(connection.vault, accountId, of));
  const known = new Set(found.map(({ listId, key }) => JSON.stringify([listId, key])));
  const others = at.filter(({ listId, key }) => !known.has(JSON.stringify([listId, key])));
  const rows = [...found, ...(await entries(ENTRIES_AT, entriesAt(accountId, others)))];
  const opened = await openEntries(connection, accountId, rows);
  return opened.map(({ value, note, row }) => ({ table: 'list_entry', row: { ...row, value, note } }));
}

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
