import type { EnvironmentId } from '@assay/contract';
import type { Connection, Database } from '../connection/connection';
import { openRows } from '../privacy/vault';
import {
  conditionOf,
  type MonitoredAsked,
  type MonitoredName,
  openMonitored,
  type Sealed,
} from './monitored-names';

/** Counts the matching monitored names, up to a limit. */
export async function countMonitoredAsked(
  connection: Connection,
  environmentId: EnvironmentId,
  asked: MonitoredAsked,
  most: number,
): Promise<number> {
  const [condition, value] = conditionOf(asked, '$2');
  const [row] = await connection.query<{ count: number }>({
    text: `SELECT count(*) AS count FROM (SELECT 1 FROM monitored_name WHERE account_id = $1 AND ${condition} LIMIT $3) m`,
    values: [environmentId, value, most],
  });
  return row!.count;
}

/** Returns the environments with names that lack search terms. */
export async function spacesWithUnsorted(connection: Connection): Promise<readonly EnvironmentId[]> {
  const rows = await connection.query<{ id: EnvironmentId }>({
    accounts: 'every',
    text: 'SELECT DISTINCT account_id AS id FROM monitored_name WHERE terms IS NULL',
    values: [],
  });
  return rows.map(({ id }) => id);
}

/**
 * Adds missing search terms to names of an environment; names erased meanwhile get none.
 * @returns number of processed names, at most `limit`
 */
export function sortMonitored(
  database: Database,
  environmentId: EnvironmentId,
  limit: number,
  termsOf: (name: string) => readonly string[],
): Promise<number> {
  return database.transaction(async (connection) => {
    const rows = await connection.query<Pick<MonitoredName, 'id' | 'userId' | 'name' | 'query'> & Sealed>({
      text: `SELECT id::text AS id, subject_key::text AS "subjectKey", kept, user_id AS "userId", name, query
             FROM monitored_name WHERE account_id = $1 AND terms IS NULL ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED`,
      values: [environmentId, limit],
    });
    const opened = await openRows(connection, rows, (row, vault) =>
      openMonitored<object, typeof row>(vault, environmentId, row),
    );
    const names = new Map(opened.map(({ id, name }) => [id, name]));
    const given = rows.map(({ id }) => ({ id, terms: `{${termsOf(names.get(id) ?? '').join(',')}}` }));
    await connection.query({
      text: `UPDATE monitored_name n SET terms = t.terms::bigint[]
             FROM jsonb_to_recordset($2::jsonb) AS t(id uuid, terms text) WHERE n.account_id = $1 AND n.id = t.id`,
      values: [environmentId, JSON.stringify(given)],
    });
    return rows.length;
  });
}
