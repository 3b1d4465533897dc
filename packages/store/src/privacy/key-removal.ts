import { accountGroups } from '../connection/claims';
import type { Database } from '../connection/connection';

/** Keys that are destroyed in one transaction. */
const A_TIME = 2000;

/** Has keys of accounts destroyed, in one transaction. @returns how many there were */
async function destroySome(
  database: Database,
  accounts: readonly number[],
  destroy: (keys: readonly Buffer[]) => void,
): Promise<number> {
  return database.transaction(async (connection) => {
    const rows = await connection.query<{ key: Buffer }>({
      name: 'destroy_removed_keys',
      text: `DELETE FROM key_removal WHERE account_id = ANY($1::int[]) AND (account_id, number) IN (
               SELECT account_id, number FROM key_removal WHERE account_id = ANY($1::int[])
               ORDER BY account_id, number LIMIT ${A_TIME} FOR UPDATE
             ) RETURNING key`,
      values: [accounts],
    });
    if (rows.length > 0) destroy(rows.map(({ key }) => key));
    return rows.length;
  });
}

/**
 * Has the own keys of removed records destroyed, of all accounts. They are forgotten once that is done: a process that
 * dies meanwhile leaves them to the next, which does it again.
 * @param destroy when it returns, the keys are gone from the disk
 * @returns how many there were
 */
export async function destroyRemovedKeys(
  database: Database,
  destroy: (keys: readonly Buffer[]) => void,
): Promise<number> {
  for (let destroyed = 0; ; ) {
    const waiting = await database.query<{ account: number }>({
      name: 'removed_keys',
      accounts: 'every',
      text: `SELECT account_id AS account FROM key_removal ORDER BY account_id, number LIMIT ${A_TIME}`,
    });
    for (const accounts of await accountGroups(
      database,
      waiting.map(({ account }) => account),
    ))
      destroyed += await destroySome(database, accounts, destroy);
    if (waiting.length < A_TIME) return destroyed;
  }
}
