import { type AccountId, type EnvironmentId, liveSpace, type TransactionId } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { openJson, openRows, sealJson, type Vault } from '../privacy/vault';

/*
 * Entries of an account's lists. Value and note are encrypted, each entry with a separate key; the column
 * `value` contains the keyed hash by which it is found. Entries of earlier versions have both in plaintext,
 * and a null `kept`.
 */

export interface ListEntry {
  readonly listId: string;
  readonly value: string;
  readonly note: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

export interface NewListEntry extends ListEntry {
  /** The transaction whose rule added it: the entry is deleted when that is erased. */
  readonly transactionId?: TransactionId;
}

/** An entry with its position in its list. */
export interface PlacedListEntry extends ListEntry {
  readonly key: string;
}

interface EncryptedEntry {
  readonly value: string;
  readonly note: string;
}

interface EntryRow {
  readonly listId: string;
  /** Keyed hash; for earlier entries, the value itself. */
  readonly key: string;
  readonly note: string;
  readonly kept: Buffer | null;
}

/**
 * Number of entries that are decrypted or encrypted between two statements: a few milliseconds of this
 * process.
 */
const A_STATEMENT = 500;

export const entryPlace = (listId: string, key: string): string => `list_entry/${listId}/${key}`;

/**
 * Returns the keyed hash by which an entry with a value is found.
 * @param environmentId live environment of the account, which holds the lists
 */
export const entryKey = (vault: Vault, environmentId: EnvironmentId, value: string): string =>
  vault.findKey(environmentId, value);

/**
 * Encrypts an entry.
 * @returns the encrypted value and note
 */
export const sealEntry = (
  vault: Vault,
  environmentId: EnvironmentId,
  { listId, value, note }: Pick<ListEntry, 'listId' | 'value' | 'note'>,
): Buffer =>
  sealJson(vault, environmentId, entryPlace(listId, entryKey(vault, environmentId, value)), {
    value,
    note,
  } satisfies EncryptedEntry);

/** Returns rows with decrypted value and note; those with destroyed keys are omitted. */
export const openEntries = <R extends EntryRow>(
  connection: Connection,
  accountId: AccountId,
  rows: readonly R[],
): Promise<readonly (Omit<R, 'kept'> & EncryptedEntry)[]> =>
  openRows(connection, rows, ({ kept, ...row }, vault) => {
    const { listId, key, note } = row;
    const clear = { value: key, note };
    const opened = openJson<EncryptedEntry>(vault, liveSpace(accountId), entryPlace(listId, key), {
      kept,
      clear,
    });
    return opened && { ...row, ...opened };
  });

function* inParts<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += A_STATEMENT) yield all.slice(at, at + A_STATEMENT);
}

/** An unexpired entry. */
interface ActiveListEntry {
  readonly listId: string;
  readonly key: string;
  readonly value: string;
  readonly expiresAt: Date | null;
}

/**
 * Returns every unexpired entry of an account, read and decrypted in batches that each block this process for
 * a few milliseconds.
 * @param known values by key that were decrypted before, and are not decrypted again
 */
export async function activeListEntries(
  connection: Connection,
  accountId: AccountId,
  now: Date,
  known: ReadonlyMap<string, string> = new Map(),
): Promise<readonly ActiveListEntry[]> {
  const active: ActiveListEntry[] = [];
  for (let after: EntryRow | undefined; ; ) {
    const rows: readonly (EntryRow & Pick<ActiveListEntry, 'expiresAt'>)[] = await connection.query({
      name: 'active_list_entries',
      text: `SELECT list_id AS "listId", value AS key, '' AS note, kept, expires_at AS "expiresAt" FROM list_entry
             WHERE account_id = $1 AND (list_id, value) > ($2, $3) AND (expires_at IS NULL OR expires_at > $4)
             ORDER BY list_id, value LIMIT ${A_STATEMENT}`,
      values: [accountId, after?.listId ?? '', after?.key ?? '', now],
    });
    const toOpen = rows.filter(({ key, kept }) => kept && !known.has(key));
    for (const { listId, key, kept, expiresAt } of rows) {
      const value = kept ? known.get(key) : key;
      if (value !== undefined) active.push({ listId, key, value, expiresAt });
    }
    for (const { listId, key, value, expiresAt } of await openEntries(connection, accountId, toOpen))
      active.push({ listId, key, value, expiresAt });
    after = rows.at(-1);
    if (rows.length < A_STATEMENT) return active;
  }
}

/** Returns entries of a list, newest first. */
export async function listEntries(
  connection: Connection,
  accountId: AccountId,
  listId: string,
  page: {
    readonly limit: number;
    readonly after?: { readonly createdAt: Date; readonly key: string };
  },
): Promise<readonly PlacedListEntry[]> {
  const { limit, after } = page;
  // An optional condition would be evaluated for each row, so that every page of a long list would read all
  // earlier ones.
  const behind = after ? 'AND (created_at, value) < ($4, $5)' : '';
  const rows = await connection.query<Omit<PlacedListEntry, 'value'> & EntryRow>({
    text: `SELECT list_id AS "listId", value AS key, note, kept, author, created_at AS "createdAt", expires_at AS "expiresAt"
           FROM list_entry
           WHERE account_id = $1 AND list_id = $2 ${behind}
           ORDER BY created_at DESC, value DESC LIMIT $3`,
    values: [accountId, listId, limit, ...(after ? [after.createdAt, after.key] : [])],
  });
  return openEntries(connection, accountId, rows);
}

/** Raises the lists version, so that every process reloads the lists of an account. */
export async function raiseListsVersion(connection: Connection, accountId: AccountId): Promise<void> {
  await connection.query({
    text: 'UPDATE account SET lists_version = lists_version + 1 WHERE id = $1',
    values: [accountId],
  });
}

/** Replaces plaintext values of earlier versions by their keyed hash, so that a value is on a list once. */
const KEY_CLEAR = `UPDATE list_entry t SET value = e.key
  FROM jsonb_to_recordset($2::jsonb) AS e("listId" text, value text, key text)
  WHERE t.account_id = $1 AND t.list_id = e."listId" AND t.value = e.value AND t.kept IS NULL`;

const PUT = `INSERT INTO list_entry (account_id, list_id, value, author, created_at, expires_at, kept, transaction_key)
  SELECT $1, e."listId", e.key, e.author, e."createdAt", e."expiresAt", decode(e.kept, 'hex'), e."transactionKey"
  FROM jsonb_to_recordset($2::jsonb) AS e("listId" text, key text, author text, "createdAt" timestamptz,
    "expiresAt" timestamptz, kept text, "transactionKey" text)
  ON CONFLICT (account_id, list_id, value) DO UPDATE SET note = '', kept = excluded.kept, author = excluded.author,
    expires_at = excluded.expires_at, transaction_key = excluded.transaction_key`;

/**
 * Adds entries; an existing value retains its position and gets the new note and expiry.
 * @param raises false = one of many parts; the caller locks the account's row and raises the lists version
 */
export async function addListEntries(
  connection: Connection,
  accountId: AccountId,
  entries: readonly NewListEntry[],
  raises = true,
): Promise<void> {
  const { vault } = connection;
  const environmentId = liveSpace(accountId);
  // Locks the account's row first, like every change of an account, so that two writers of the same entries
  // are serialized.
  if (raises) await raiseListsVersion(connection, accountId);
  for (const part of inParts(entries)) {
    const named = part.map(({ listId, value }) => ({
      listId,
      value,
      key: entryKey(vault, environmentId, value),
    }));
    await connection.query({
      name: 'key_clear_entries',
      text: KEY_CLEAR,
      values: [accountId, JSON.stringify(named)],
    });
    const sealed = part.map((entry, at) => ({
      listId: entry.listId,
      key: named[at]!.key,
      author: entry.author,
      createdAt: entry.createdAt,
      expiresAt: entry.expiresAt,
      kept: sealEntry(vault, environmentId, entry).toString('hex'),
      transactionKey:
        entry.transactionId === undefined ? null : entryKey(vault, environmentId, entry.transactionId),
    }));
    await connection.query({
      name: 'put_list_entries',
      text: PUT,
      values: [accountId, JSON.stringify(sealed)],
    });
  }
}

/**
 * Removes entries.
 * @returns the values that existed
 */
export async function removeListEntries(
  connection: Connection,
  accountId: AccountId,
  listId: string,
  values: readonly string[],
): Promise<readonly string[]> {
  const { vault } = connection;
  const environmentId = liveSpace(accountId);
  const valueBehind = new Map(values.map((value) => [entryKey(vault, environmentId, value), value]));
  const removed = await connection.query<{ key: string }>({
    text: `DELETE FROM list_entry WHERE account_id = $1 AND list_id = $2
             AND (value = ANY($3::text[]) AND kept IS NOT NULL OR value = ANY($4::text[]) AND kept IS NULL)
           RETURNING value AS key`,
    values: [accountId, listId, [...valueBehind.keys()], values],
  });
  if (removed.length > 0) await raiseListsVersion(connection, accountId);
  return removed.map(({ key }) => valueBehind.get(key) ?? key);
}

/** Entries of one list. */
interface ListCount {
  readonly entries: number;
  /** Time of the newest entry, in UNIX milliseconds. */
  readonly newestAt: number;
}

/** Returns the number of entries of each list that has any, by list ID. */
export async function listCounts(
  connection: Connection,
  accountId: AccountId,
): Promise<ReadonlyMap<string, ListCount>> {
  const rows = await connection.query<{ list_id: string; entries: number; newest: Date }>({
    name: 'list_counts',
    text: `SELECT list_id, count(*)::int AS entries, max(created_at) AS newest
           FROM list_entry WHERE account_id = $1 GROUP BY list_id`,
    values: [accountId],
  });
  return new Map(
    rows.map(({ list_id, entries, newest }) => [list_id, { entries, newestAt: newest.getTime() }]),
  );
}

/** Counts the entries of a list, including expired ones that were not deleted yet. */
export async function countListEntries(
  connection: Connection,
  accountId: AccountId,
  listId: string,
): Promise<number> {
  const [row] = await connection.query<{ entries: number }>({
    text: 'SELECT count(*)::int AS entries FROM list_entry WHERE account_id = $1 AND list_id = $2',
    values: [accountId, listId],
  });
  return row!.entries;
}

export async function hasListEntries(
  connection: Connection,
  accountId: AccountId,
  listId: string,
): Promise<boolean> {
  const [row] = await connection.query<{ held: boolean }>({
    text: 'SELECT EXISTS (SELECT 1 FROM list_entry WHERE account_id = $1 AND list_id = $2) AS held',
    values: [accountId, listId],
  });
  return row!.held;
}

/**
 * Removes all entries of a list.
 * @returns number of removed entries
 */
export async function clearList(
  connection: Connection,
  accountId: AccountId,
  listId: string,
): Promise<number> {
  const [row] = await connection.query<{ removed: number }>({
    text: `WITH gone AS (DELETE FROM list_entry WHERE account_id = $1 AND list_id = $2 RETURNING 1)
           SELECT count(*) AS removed FROM gone`,
    values: [accountId, listId],
  });
  if (row!.removed > 0) await raiseListsVersion(connection, accountId);
  return row!.removed;
}
