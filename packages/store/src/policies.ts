import type { AccountId } from '@assay/contract';
import type { Connection } from './database';

/** Versions are PostgreSQL integers. */
const LARGEST_VERSION = 2 ** 31 - 1;

/** One version of an account's rules, categories, lists and thresholds; `document` is opaque to the store. */
export interface PolicyVersion<Document> {
  readonly version: number;
  readonly document: Document;
  readonly author: string;
  readonly note: string;
  readonly createdAt: Date;
}

/**
 * Adds the next version and makes it the current one.
 * @param expected the version that the author saw; a newer one in between answers null and changes nothing.
 */
export async function publishPolicy(
  connection: Connection,
  policy: {
    readonly accountId: AccountId;
    readonly expected: number;
    readonly document: unknown;
    readonly author: string;
    readonly note: string;
    readonly now: Date;
  },
): Promise<number | null> {
  const [row] = await connection.query<{ policy_version: number }>({
    text: 'UPDATE account SET policy_version = policy_version + 1 WHERE id = $1 AND policy_version = $2 RETURNING policy_version',
    values: [policy.accountId, policy.expected],
  });
  if (!row) return null;
  await connection.query({
    text: 'INSERT INTO policy (account_id, version, document, author, note, created_at) VALUES ($1, $2, $3, $4, $5, $6)',
    values: [
      policy.accountId,
      row.policy_version,
      JSON.stringify(policy.document),
      policy.author,
      policy.note,
      policy.now,
    ],
  });
  return row.policy_version;
}

export async function findPolicy<Document>(
  connection: Connection,
  accountId: AccountId,
  version: number,
): Promise<PolicyVersion<Document> | null> {
  const [row] = await connection.query<PolicyVersion<Document>>({
    text: `SELECT version, document, author, note, created_at AS "createdAt" FROM policy WHERE account_id = $1 AND version = $2`,
    values: [accountId, version],
  });
  return row ?? null;
}

/** Newest first. */
export async function listPolicyVersions(
  connection: Connection,
  accountId: AccountId,
  page: { readonly limit: number; readonly before?: number },
): Promise<readonly Omit<PolicyVersion<never>, 'document'>[]> {
  return connection.query({
    text: `SELECT version, author, note, created_at AS "createdAt" FROM policy
           WHERE account_id = $1 AND version < $2 ORDER BY version DESC LIMIT $3`,
    values: [accountId, page.before ?? LARGEST_VERSION, page.limit],
  });
}

export interface ListEntry {
  readonly listId: string;
  readonly value: string;
  readonly note: string;
  readonly author: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | null;
}

const ENTRY =
  'list_id AS "listId", value, note, author, created_at AS "createdAt", expires_at AS "expiresAt"';

/** Every entry of an account that has not expired. */
export async function activeListEntries(
  connection: Connection,
  accountId: AccountId,
  now: Date,
): Promise<readonly { readonly listId: string; readonly value: string; readonly expiresAt: Date | null }[]> {
  return connection.query({
    text: `SELECT list_id AS "listId", value, expires_at AS "expiresAt" FROM list_entry
           WHERE account_id = $1 AND (expires_at IS NULL OR expires_at > $2)`,
    values: [accountId, now],
  });
}

export async function listEntries(
  connection: Connection,
  accountId: AccountId,
  listId: string,
  page: { readonly limit: number; readonly after?: string },
): Promise<readonly ListEntry[]> {
  return connection.query<ListEntry>({
    text: `SELECT ${ENTRY} FROM list_entry WHERE account_id = $1 AND list_id = $2 AND value > $3 ORDER BY value LIMIT $4`,
    values: [accountId, listId, page.after ?? '', page.limit],
  });
}

const raiseListsVersion = (connection: Connection, accountId: AccountId) =>
  connection.query({
    text: 'UPDATE account SET lists_version = lists_version + 1 WHERE id = $1',
    values: [accountId],
  });

/** Adds entries; a value that is already there keeps its place and takes the new note and expiry. */
export async function addListEntries(
  connection: Connection,
  accountId: AccountId,
  entries: readonly ListEntry[],
): Promise<void> {
  // First of all the account's row, as in every change of an account: two writers of the same entries take turns.
  await raiseListsVersion(connection, accountId);
  await connection.query({
    text: `INSERT INTO list_entry (account_id, list_id, value, note, author, created_at, expires_at)
           SELECT $1, e."listId", e.value, e.note, e.author, e."createdAt", e."expiresAt"
           FROM jsonb_to_recordset($2::jsonb) AS e("listId" text, value text, note text, author text, "createdAt" timestamptz, "expiresAt" timestamptz)
           ON CONFLICT (account_id, list_id, value) DO UPDATE SET note = excluded.note, author = excluded.author, expires_at = excluded.expires_at`,
    values: [accountId, JSON.stringify(entries)],
  });
}

/** @returns the values that were there. */
export async function removeListEntries(
  connection: Connection,
  accountId: AccountId,
  listId: string,
  values: readonly string[],
): Promise<readonly string[]> {
  const removed = await connection.query<{ value: string }>({
    text: 'DELETE FROM list_entry WHERE account_id = $1 AND list_id = $2 AND value = ANY($3::text[]) RETURNING value',
    values: [accountId, listId, values],
  });
  if (removed.length > 0) await raiseListsVersion(connection, accountId);
  return removed.map(({ value }) => value);
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

/** Empties a list. @returns how many entries it had. */
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
