import type { EnvironmentId, MonitoringUpdate } from '@assay/contract';
import type { Connection, Database } from '../connection/connection';
import { openRows, sealJson } from '../privacy/vault';
import type { RowPerson } from './findings';
import { type MonitoredMatch, matchesOf, replaceMatches } from './monitored-matches';
import {
  changePlace,
  MONITORED_COLUMNS,
  type MonitoredName,
  openMonitored,
  type Sealed,
} from './monitored-names';

/** Returns the accounts with at least one due monitored name. */
export async function accountsWithDue(connection: Connection, now: number): Promise<readonly number[]> {
  const rows = await connection.query<{ id: number }>({
    accounts: 'every',
    text: `SELECT DISTINCT account_id AS id FROM monitored_name
           WHERE stopped_at IS NULL AND due_at IS NOT NULL AND due_at <= $1`,
    values: [now],
  });
  return rows.map((row) => row.id);
}

/** A due name as its check receives it. */
export interface DueName<Query, Settings, Reported> extends MonitoredName<Query, Settings>, RowPerson {
  readonly subjectKey: string;
  readonly matches: readonly MonitoredMatch<Reported>[];
}

/** Result of a check: the current matches, and the change to report. */
export interface Checked {
  readonly at: number;
  readonly generation: number;
  readonly dueAt: number | null;
  /** undefined = the matches are unchanged. */
  readonly changed?: {
    readonly matches: readonly MonitoredMatch[];
    readonly event: 'aml/person_updates' | 'aml/entity_updates';
    readonly data: MonitoringUpdate;
    /** Writes the webhook and the case of the change. */
    also(connection: Connection): Promise<void>;
  };
}

/**
 * Checks one due name of an account. Its row stays locked until the result and all its events are stored, so
 * that each change is reported exactly once with any number of processes.
 * @returns true if a name was due
 */
export function checkDue<Query, Settings, Reported>(
  database: Database,
  environmentId: EnvironmentId,
  /** Names already checked against newer lists than this process has are left to other processes. */
  by: { readonly now: number; readonly generation: number },
  check: (due: DueName<Query, Settings, Reported>, connection: Connection) => Promise<Checked>,
): Promise<boolean> {
  return database.transaction(async (connection) => {
    const rows = await connection.query<Omit<DueName<Query, Settings, Reported>, 'matches'> & Sealed>({
      text: `SELECT ${MONITORED_COLUMNS}, user_hash::text AS "userHash", email_hash::text AS "emailHash", transaction_id AS "transactionId"
             FROM monitored_name
             WHERE account_id = $1 AND stopped_at IS NULL AND due_at IS NOT NULL AND due_at <= $2
               AND generation <= $3
             ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      values: [environmentId, by.now, by.generation],
    });
    const [row] = await openRows(connection, rows, (due, vault) =>
      openMonitored<Query, typeof due>(vault, environmentId, due),
    );
    if (!row) return false;
    const matches = await matchesOf<Reported>(connection, environmentId, row.id);
    const { at, generation, dueAt, changed } = await check({ ...row, matches }, connection);
    await connection.query({
      text: `UPDATE monitored_name SET checked_at = $3, generation = $4, due_at = $5 WHERE account_id = $1 AND id = $2`,
      values: [environmentId, row.id, at, generation, dueAt],
    });
    if (!changed) return true;
    await replaceMatches(connection, environmentId, row.id, changed.matches);
    // Serializes the changes of an account, so that a reader of the feed never skips an uncommitted number.
    await connection.query({
      text: 'SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE',
      values: [environmentId],
    });
    await connection.query({
      text: `INSERT INTO monitoring_change (account_id, sequence, at, event, user_hash, email_hash, transaction_id, kept)
             VALUES ($1, nextval('monitoring_change_sequence'), $2, $3, $4, $5, $6, $7)`,
      values: [
        environmentId,
        at,
        changed.event,
        row.userHash,
        row.emailHash,
        row.transactionId,
        sealJson(connection.vault, environmentId, changePlace(at), changed.data),
      ],
    });
    await changed.also(connection);
    return true;
  });
}
