import type { AccountId } from '@assay/contract';
import type { Connection } from '../connection/connection';

/** Named screening settings that requests use; `settings` is opaque to the store. */
export interface SearchProfile<Settings = object> {
  readonly name: string;
  readonly version: number;
  readonly description: string;
  readonly settings: Settings;
  readonly author: string;
  readonly updatedAt: Date;
}

const COLUMNS = 'name, version, description, settings, author, updated_at AS "updatedAt"';

/** Returns the profiles, ordered by name. */
export async function listSearchProfiles<Settings>(
  connection: Connection,
  accountId: AccountId,
): Promise<readonly SearchProfile<Settings>[]> {
  return connection.query({
    text: `SELECT ${COLUMNS} FROM screening_profile WHERE account_id = $1 ORDER BY name`,
    values: [accountId],
  });
}

/** Processes cache profiles and reload them with the account's settings. */
const raiseSettingsVersion = (connection: Connection, accountId: AccountId) =>
  connection.query({
    text: 'UPDATE account SET settings_version = settings_version + 1 WHERE id = $1',
    values: [accountId],
  });

export async function saveSearchProfile<Settings extends object>(
  connection: Connection,
  accountId: AccountId,
  profile: Omit<SearchProfile<Settings>, 'version'>,
): Promise<SearchProfile<Settings>> {
  await raiseSettingsVersion(connection, accountId);
  const [saved] = await connection.query<SearchProfile<Settings>>({
    text: `INSERT INTO screening_profile (account_id, name, version, description, settings, author, updated_at)
           VALUES ($1, $2, 1, $3, $4, $5, $6)
           ON CONFLICT (account_id, name) DO UPDATE SET version = screening_profile.version + 1,
             description = excluded.description, settings = excluded.settings, author = excluded.author,
             updated_at = excluded.updated_at
           RETURNING ${COLUMNS}`,
    values: [
      accountId,
      profile.name,
      profile.description,
      JSON.stringify(profile.settings),
      profile.author,
      profile.updatedAt,
    ],
  });
  return saved!;
}

/**
 * Deletes a profile.
 * @returns true if it existed
 */
export async function removeSearchProfile(
  connection: Connection,
  accountId: AccountId,
  name: string,
): Promise<boolean> {
  const removed = await connection.query({
    text: 'DELETE FROM screening_profile WHERE account_id = $1 AND name = $2 RETURNING 1',
    values: [accountId, name],
  });
  if (removed.length > 0) await raiseSettingsVersion(connection, accountId);
  return removed.length > 0;
}
