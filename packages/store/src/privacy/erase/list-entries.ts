import {
  type AccountId,
  type EnvironmentId,
  liveSpace,
  type TransactionId,
  type WebhookData,
} from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { numbers } from '../../connection/statement';
import { entryKey, openEntries, raiseListsVersion } from '../../policy/lists';
import { openEvent } from '../../webhooks/outbox';
import { openRows, type Vault } from '../vault';

/**
 * Number of oldest and newest events of a key that are read: if other people use the value, they usually
 * appear there.
 */
const LOOKED_AT = 20;

const outermost = (order: 'ASC' | 'DESC') =>
  `(SELECT user_id, email FROM velocity_event WHERE account_id = $1 AND key_hash = k.key_hash
    ORDER BY at ${order}, evaluation_id ${order} LIMIT ${LOOKED_AT})`;

/** Returns the keys whose 20 oldest and 20 newest transactions all belong to the person. */
export async function keysOfNobodyElse(
  connection: Connection,
  environmentId: EnvironmentId,
  keyHashes: readonly string[],
  person: { readonly userHashes: readonly string[]; readonly emailHashes: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await connection.query<{ keyHash: string }>({
    name: 'erase_own_keys',
    text: `SELECT k.key_hash::text AS "keyHash" FROM unnest($2::bigint[]) AS k(key_hash)
           WHERE NOT EXISTS (
             SELECT 1 FROM (${outermost('ASC')} UNION ALL ${outermost('DESC')}) e
             WHERE NOT coalesce(e.user_id = ANY($3::bigint[]), false) AND NOT coalesce(e.email = ANY($4::bigint[]), false))`,
    values: [environmentId, numbers(keyHashes), numbers(person.userHashes), numbers(person.emailHashes)],
  });
  return new Set(rows.map(({ keyHash }) => keyHash));
}

/** Returns the keys under which a transaction of the person is counted. */
export async function keysOfPerson(
  connection: Connection,
  environmentId: EnvironmentId,
  keyHashes: readonly string[],
  person: { readonly userHashes: readonly string[]; readonly emailHashes: readonly string[] },
): Promise<readonly string[]> {
  const rows = await connection.query<{ keyHash: string }>({
    name: 'erase_person_keys',
    text: `SELECT k.key_hash::text AS "keyHash" FROM unnest($2::bigint[]) AS k(key_hash)
           WHERE EXISTS (SELECT 1 FROM velocity_event WHERE account_id = $1 AND key_hash = k.key_hash
             AND (user_id = ANY($3::bigint[]) OR email = ANY($4::bigint[])))`,
    values: [environmentId, numbers(keyHashes), numbers(person.userHashes), numbers(person.emailHashes)],
  });
  return rows.map(({ keyHash }) => keyHash);
}

/** Position of an entry among all of an account. */
export interface EntryPosition {
  readonly listId: string;
  /** Same as `EntryRow.key` of `lists.ts`. */
  readonly key: string;
}

/**
 * Returns decrypted entries of an account, in order of their positions, for searches that must read them to
 * find their persons.
 */
export async function entriesBehind(
  connection: Connection,
  accountId: AccountId,
  page: { readonly after: EntryPosition | null; readonly limit: number },
): Promise<{
  readonly entries: readonly (EntryPosition & { readonly value: string })[];
  /** Start of the next page; null = last page. */
  readonly next: EntryPosition | null;
}> {
  const rows = await connection.query<EntryPosition & { note: string; kept: Buffer | null }>({
    name: 'erase_read_entries',
    text: `SELECT list_id AS "listId", value AS key, '' AS note, kept FROM list_entry
           WHERE account_id = $1 AND (list_id, value) > ($2, $3) ORDER BY list_id, value LIMIT $4`,
    values: [accountId, page.after?.listId ?? '', page.after?.key ?? '', page.limit],
  });
  const last = rows.length < page.limit ? undefined : rows.at(-1);
  return {
    entries: await openEntries(connection, accountId, rows),
    next: last ? { listId: last.listId, key: last.key } : null,
  };
}

/** Criteria for entries: a person's values, and transactions whose rules added entries. */
export interface EntriesOf {
  readonly values: readonly string[];
  readonly transactionIds: readonly TransactionId[];
}

/**
 * SQL condition for `$1` to `$5`: encrypted entries by their keyed hashes, those of earlier versions by their
 * content.
 */
export const ENTRIES_OF = `account_id = $1 AND (kept IS NOT NULL AND (value = ANY($2::text[]) OR transaction_key = ANY($3::text[]))
  OR kept IS NULL AND (value = ANY($4::text[]) OR note = ANY($5::text[]) AND author LIKE 'rule %'))`;

export const entriesOf = (vault: Vault, accountId: AccountId, { values, transactionIds }: EntriesOf) => [
  accountId,
  values.map((value) => entryKey(vault, liveSpace(accountId), value)),
  transactionIds.map((id) => entryKey(vault, liveSpace(accountId), id)),
  values,
  transactionIds,
];

/**
 * Deletes list entries that are a person's values, and those that rules added for their transactions. Raises
 * the version of the account's lists, so that every process reloads them.
 * @param accountId the account: test environments use its lists
 */
export async function eraseListEntries(
  connection: Connection,
  accountId: AccountId,
  of: EntriesOf,
): Promise<number> {
  const values = entriesOf(connection.vault, accountId, of);
  const found = await connection.query({
    name: 'erase_find_entries',
    text: `SELECT 1 FROM list_entry WHERE ${ENTRIES_OF} LIMIT 1`,
    values,
  });
  if (found.length === 0) return 0;
  // Locks the account's row first, like every change of its lists.
  await raiseListsVersion(connection, accountId);
  const gone = await connection.query({
    name: 'erase_entries',
    text: `DELETE FROM list_entry WHERE ${ENTRIES_OF} RETURNING 1`,
    values,
  });
  return gone.length;
}

/** SQL condition for `$1` to `$3`: entries by their positions. */
export const ENTRIES_AT =
  'account_id = $1 AND (list_id, value) IN (SELECT * FROM unnest($2::text[], $3::text[]))';

export const entriesAt = (accountId: AccountId, positions: readonly EntryPosition[]) => [
  accountId,
  positions.map(({ listId }) => listId),
  positions.map(({ key }) => key),
];

/**
 * Deletes list entries by their positions.
 * @returns number of deleted entries
 */
export async function eraseListEntriesAt(
  connection: Connection,
  accountId: AccountId,
  positions: readonly EntryPosition[],
): Promise<number> {
  if (positions.length === 0) return 0;
  await raiseListsVersion(connection, accountId);
  const gone = await connection.query({
    name: 'erase_entries_at',
    text: `DELETE FROM list_entry WHERE ${ENTRIES_AT} RETURNING 1`,
    values: entriesAt(accountId, positions),
  });
  return gone.length;
}

/** Checks whether the data of a `lists/updated` event contains one of the selected values. */
function namesAny(data: string, isMeant: (value: string) => boolean): boolean {
  const { added = [], removed = [] } = JSON.parse(data) as Partial<WebhookData['lists/updated']>;
  return [...added, ...removed].some(isMeant);
}

/**
 * Deletes events with values that were added to or removed from lists, with their deliveries.
 * @param isMeant checks a value in its list form
 * @returns number of deleted rows
 */
export async function eraseListEvents(
  connection: Connection,
  accountId: AccountId,
  isMeant: (value: string) => boolean,
): Promise<number> {
  const environmentId = liveSpace(accountId);
  const events = await connection.query<{ sequence: number; data: string | null; kept: Buffer | null }>({
    name: 'erase_list_events',
    text: `SELECT sequence, data, kept FROM webhook_event WHERE account_id = $1 AND event = 'lists/updated'`,
    values: [accountId],
  });
  const sequences = await openRows(connection, events, ({ sequence, ...columns }, vault) => {
    const data = openEvent(vault, environmentId, 'lists/updated', columns);
    return data !== null && namesAny(data, isMeant) ? sequence : null;
  });
  const [gone] = await connection.query<{ rows: number }>({
    name: 'erase_list_news',
    text: `WITH events AS (
             DELETE FROM webhook_event WHERE account_id = $1 AND sequence = ANY($2::bigint[]) RETURNING sequence
           ), deliveries AS (
             DELETE FROM webhook_delivery d USING events e WHERE d.account_id = $1 AND d.sequence = e.sequence RETURNING 1
           ) SELECT (SELECT count(*) FROM events) + (SELECT count(*) FROM deliveries) AS rows`,
    values: [accountId, numbers(sequences)],
  });
  return gone!.rows;
}
