import type { AccountId } from '@assay/contract';
import type { Connection } from '../../connection/connection';
import { jsonText } from '../../connection/statement';

/**
 * Returns a user's panel preferences by name.
 * @param owner `user <id>` or `key <id>`
 */
export async function readPreferences(
  connection: Connection,
  accountId: AccountId,
  owner: string,
): Promise<{ readonly [name: string]: string }> {
  const rows = await connection.query<{ name: string; value: string }>({
    text: 'SELECT name, value FROM panel_preference WHERE account_id = $1 AND owner = $2 ORDER BY name',
    values: [accountId, owner],
  });
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Stores preferences; others are unchanged. */
export async function changePreferences(
  connection: Connection,
  accountId: AccountId,
  owner: string,
  preferences: { readonly [name: string]: string },
): Promise<void> {
  await connection.query({
    text: `INSERT INTO panel_preference (account_id, owner, name, value)
           SELECT $1, $2, p.name, p.value FROM unnest($3::text[], $4::text[]) AS p(name, value)
           ON CONFLICT (account_id, owner, name) DO UPDATE SET value = excluded.value`,
    values: [accountId, owner, Object.keys(preferences), Object.values(preferences)],
  });
}

/** Named filters and columns. */
export interface SavedViewRow {
  readonly id: string;
  /** `user <id>` or `key <id>`. */
  readonly owner: string;
  readonly name: string;
  readonly shared: boolean;
  readonly search: { readonly [member: string]: string };
  /** UNIX milliseconds. */
  readonly createdAt: number;
}

const COLUMNS = 'id::text AS id, owner, name, shared, search, created_at AS "createdAt"';

/** Returns a user's views and those shared by others, ordered by name. */
export const listViews = (
  connection: Connection,
  accountId: AccountId,
  owner: string,
): Promise<readonly SavedViewRow[]> =>
  connection.query<SavedViewRow>({
    text: `SELECT ${COLUMNS} FROM saved_view WHERE account_id = $1 AND (owner = $2 OR shared) ORDER BY lower(name), id`,
    values: [accountId, owner],
  });

/** Counts the views of a user. */
export async function countViews(
  connection: Connection,
  accountId: AccountId,
  owner: string,
): Promise<number> {
  const [row] = await connection.query<{ views: number }>({
    text: 'SELECT count(*)::int AS views FROM saved_view WHERE account_id = $1 AND owner = $2',
    values: [accountId, owner],
  });
  return row?.views ?? 0;
}

/** Stores a view; one with the same owner and name is overwritten and retains its id. */
export async function saveView(
  connection: Connection,
  accountId: AccountId,
  view: SavedViewRow,
): Promise<SavedViewRow> {
  const [row] = await connection.query<SavedViewRow>({
    text: `INSERT INTO saved_view (account_id, id, owner, name, shared, search, created_at)
           VALUES ($1, $2::uuid, $3, $4, $5, $6::jsonb, $7)
           ON CONFLICT (account_id, owner, name) DO UPDATE SET shared = excluded.shared, search = excluded.search
           RETURNING ${COLUMNS}`,
    values: [accountId, view.id, view.owner, view.name, view.shared, jsonText(view.search), view.createdAt],
  });
  return row!;
}

/**
 * Deletes a view of the owner.
 * @param withShared also a shared view of another user
 * @returns true if it existed
 */
export async function deleteView(
  connection: Connection,
  accountId: AccountId,
  owner: string,
  id: string,
  withShared: boolean,
): Promise<boolean> {
  const gone = await connection.query({
    text: 'DELETE FROM saved_view WHERE account_id = $1 AND id = $3::uuid AND (owner = $2 OR (shared AND $4)) RETURNING 1',
    values: [accountId, owner, id, withShared],
  });
  return gone.length > 0;
}
