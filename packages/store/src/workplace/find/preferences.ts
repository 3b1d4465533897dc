import type { AccountId } from '@assay/contract';
import type { Connection } from '../../connection/connection';

/** What somebody chose for the panel, by name. @param owner `user <id>` or `key <id>` */
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

/** Keeps choices; those of other names stay. */
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
