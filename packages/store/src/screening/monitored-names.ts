import type { MonitoringUpdate, SpaceId } from '@assay/contract';
import type { Connection, Database } from '../database';
import { ofPerson, personValues, type RowPerson, type StoredPerson } from './person';

/** A name under ongoing monitoring. `query` and `settings` are opaque to the store. */
export interface MonitoredName<Query = object, Settings = object> {
  readonly id: string;
  readonly userId: string | null;
  readonly name: string;
  readonly query: Query;
  /** Name of the search profile; null = `settings` of the call. */
  readonly profile: string | null;
  readonly settings: Settings;
  /** null = the account's default. */
  readonly schedule: string | null;
  /** What it is checked by: the schedule, or the account's default when that was last looked at. */
  readonly cadence: string;
  /** Lists against which the stored matches were found. */
  readonly generation: number;
  /** UNIX milliseconds, as all below. */
  readonly createdAt: number;
  readonly checkedAt: number;
  /** null = when lists change. */
  readonly dueAt: number | null;
  readonly stoppedAt: number | null;
}

/** A match that a monitored name has, with what was reported of it to its user. */
export interface MonitoredMatch<Reported = object> {
  readonly list: string;
  readonly sourceId: string;
  readonly contentHash: string;
  readonly reported: Reported;
}

const COLUMNS = `id::text AS id, user_id AS "userId", name, query, profile, settings, schedule, cadence, generation,
  created_at AS "createdAt", checked_at AS "checkedAt", due_at AS "dueAt", stopped_at AS "stoppedAt"`;

export interface Enrolment extends RowPerson {
  readonly spaceId: SpaceId;
  /** Used when the subject is new. */
  readonly id: string;
  readonly subjectKey: string;
  readonly userId: string | null;
  readonly name: string;
  readonly query: object;
  readonly profile: string | null;
  readonly settings: object;
  readonly schedule: string | null;
  readonly cadence: string;
  readonly generation: number;
  readonly at: number;
  readonly dueAt: number | null;
}

/**
 * Puts a name under monitoring with the matches that were just found. A subject that is monitored already takes the
 * new name, settings and schedule, and counts as checked now: its caller has just seen every match.
 */
export async function enrol(
  connection: Connection,
  enrolment: Enrolment,
  matches: readonly MonitoredMatch[],
): Promise<void> {
  const [row] = await connection.query<{ id: string }>({
    text: `INSERT INTO monitored_name (account_id, id, subject_key, user_hash, email_hash, transaction_id, user_id, name,
             query, profile, settings, schedule, cadence, generation, created_at, checked_at, due_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15, $16)
           ON CONFLICT (account_id, subject_key) DO UPDATE SET user_hash = excluded.user_hash,
             email_hash = excluded.email_hash, transaction_id = excluded.transaction_id, user_id = excluded.user_id,
             name = excluded.name, query = excluded.query, profile = excluded.profile, settings = excluded.settings,
             schedule = excluded.schedule, cadence = excluded.cadence, generation = excluded.generation,
             checked_at = excluded.checked_at, due_at = excluded.due_at, stopped_at = NULL, written = excluded.written
           RETURNING id::text AS id`,
    values: [
      enrolment.spaceId,
      enrolment.id,
      enrolment.subjectKey,
      enrolment.userHash,
      enrolment.emailHash,
      enrolment.transactionId,
      enrolment.userId,
      enrolment.name,
      JSON.stringify(enrolment.query),
      enrolment.profile,
      JSON.stringify(enrolment.settings),
      enrolment.schedule,
      enrolment.cadence,
      enrolment.generation,
      enrolment.at,
      enrolment.dueAt,
    ],
  });
  await replaceMatches(connection, enrolment.spaceId, row!.id, matches);
}

async function replaceMatches(
  connection: Connection,
  spaceId: SpaceId,
  monitoredId: string,
  matches: readonly MonitoredMatch[],
): Promise<void> {
  await connection.query({
    text: 'DELETE FROM monitored_match WHERE account_id = $1 AND monitored_id = $2',
    values: [spaceId, monitoredId],
  });
  if (matches.length === 0) return;
  await connection.query({
    text: `INSERT INTO monitored_match (account_id, monitored_id, list, source_id, content_hash, told)
           SELECT $1, $2, m.list, m."sourceId", m."contentHash", m.reported
           FROM jsonb_to_recordset($3::jsonb) AS m(list text, "sourceId" text, "contentHash" text, reported jsonb)`,
    values: [spaceId, monitoredId, JSON.stringify(matches)],
  });
}

/** Accounts of which at least one monitored name is due. */
export async function accountsWithDue(connection: Connection, now: number): Promise<readonly number[]> {
  const rows = await connection.query<{ id: number }>({
    text: `SELECT DISTINCT account_id AS id FROM monitored_name
           WHERE stopped_at IS NULL AND due_at IS NOT NULL AND due_at <= $1`,
    values: [now],
  });
  return rows.map((row) => row.id);
}

/** A due name as its check sees it. */
export interface DueName<Query, Settings, Reported> extends MonitoredName<Query, Settings>, RowPerson {
  readonly subjectKey: string;
  readonly matches: readonly MonitoredMatch<Reported>[];
}

/** What a check leaves: the matches of now, and what to report when they are others than before. */
export interface Checked {
  readonly at: number;
  readonly generation: number;
  readonly dueAt: number | null;
  /** undefined = the same matches as before. */
  readonly changed?: {
    readonly matches: readonly MonitoredMatch[];
    readonly event: 'aml/person_updates' | 'aml/entity_updates';
    readonly data: MonitoringUpdate;
    /** Writes what the change entails: its webhook, its case. */
    also(connection: Connection): Promise<void>;
  };
}

/**
 * Checks one due name of an account: its row stays locked until what the check leaves is kept with everything it
 * emits, so that each change is reported exactly once whatever happens in between and however many processes do it.
 * @returns whether there was one.
 */
export function checkDue<Query, Settings, Reported>(
  database: Database,
  spaceId: SpaceId,
  /** Names that saw newer lists than those of this process are left to others. */
  by: { readonly now: number; readonly generation: number },
  check: (due: DueName<Query, Settings, Reported>, connection: Connection) => Promise<Checked>,
): Promise<boolean> {
  return database.transaction(async (connection) => {
    const [row] = await connection.query<Omit<DueName<Query, Settings, Reported>, 'matches'>>({
      text: `SELECT ${COLUMNS}, subject_key::text AS "subjectKey", user_hash::text AS "userHash", email_hash::text AS "emailHash",
               transaction_id AS "transactionId"
             FROM monitored_name
             WHERE account_id = $1 AND stopped_at IS NULL AND due_at IS NOT NULL AND due_at <= $2
               AND generation <= $3
             ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
      values: [spaceId, by.now, by.generation],
    });
    if (!row) return false;
    const matches = await connection.query<MonitoredMatch<Reported>>({
      text: `SELECT list, source_id AS "sourceId", content_hash AS "contentHash", told AS reported FROM monitored_match
             WHERE account_id = $1 AND monitored_id = $2`,
      values: [spaceId, row.id],
    });
    const { at, generation, dueAt, changed } = await check({ ...row, matches }, connection);
    await connection.query({
      text: `UPDATE monitored_name SET checked_at = $3, generation = $4, due_at = $5 WHERE account_id = $1 AND id = $2`,
      values: [spaceId, row.id, at, generation, dueAt],
    });
    if (!changed) return true;
    await replaceMatches(connection, spaceId, row.id, changed.matches);
    // Changes of an account take turns, so that a reader of the feed never passes a number that is yet to come.
    await connection.query({
      text: 'SELECT 1 FROM account WHERE id = $1 FOR NO KEY UPDATE',
      values: [spaceId],
    });
    await connection.query({
      text: `INSERT INTO monitoring_change (account_id, sequence, at, event, user_hash, email_hash, transaction_id, data)
             VALUES ($1, nextval('monitoring_change_sequence'), $2, $3, $4, $5, $6, $7)`,
      values: [
        spaceId,
        at,
        changed.event,
        row.userHash,
        row.emailHash,
        row.transactionId,
        JSON.stringify(changed.data),
      ],
    });
    await changed.also(connection);
    return true;
  });
}

/** Newest first; `before` is the id of the last one of the page before. */
export async function listMonitored<Query>(
  connection: Connection,
  spaceId: SpaceId,
  page: {
    readonly limit: number;
    readonly before?: string;
    readonly userHash?: string;
    readonly id?: string;
  },
): Promise<readonly (MonitoredName<Query> & { readonly matches: number })[]> {
  const values: unknown[] = [spaceId, page.limit];
  const where = ['account_id = $1'];
  const also = (column: string, value: unknown) => {
    values.push(value);
    where.push(`${column} $${values.length}`);
  };
  if (page.before) also('id <', page.before);
  if (page.userHash) also('user_hash =', page.userHash);
  if (page.id) also('id =', page.id);
  return connection.query({
    text: `SELECT ${COLUMNS}, (SELECT count(*) FROM monitored_match m WHERE m.account_id = n.account_id AND m.monitored_id = n.id) AS matches
           FROM monitored_name n WHERE ${where.join(' AND ')} ORDER BY id DESC LIMIT $2`,
    values,
  });
}

/** @returns whether there is such a name. */
export async function changeMonitored(
  connection: Connection,
  spaceId: SpaceId,
  id: string,
  change: Pick<MonitoredName, 'schedule' | 'cadence' | 'profile' | 'dueAt' | 'stoppedAt'>,
): Promise<boolean> {
  const changed = await connection.query({
    text: `UPDATE monitored_name SET schedule = $3, cadence = $4, profile = $5, due_at = $6, stopped_at = $7,
             written = pg_current_xact_id()
           WHERE account_id = $1 AND id = $2 RETURNING 1`,
    values: [spaceId, id, change.schedule, change.cadence, change.profile, change.dueAt, change.stoppedAt],
  });
  return changed.length > 0;
}

/** @returns whether there was such a name. */
export async function removeMonitored(
  connection: Connection,
  spaceId: SpaceId,
  id: string,
): Promise<boolean> {
  const removed = await connection.query({
    text: 'DELETE FROM monitored_name WHERE account_id = $1 AND id = $2 RETURNING 1',
    values: [spaceId, id],
  });
  return removed.length > 0;
}

export async function isProfileMonitored(
  connection: Connection,
  accountIds: readonly number[],
  profile: string,
): Promise<boolean> {
  const [row] = await connection.query<{ used: boolean }>({
    text: 'SELECT EXISTS (SELECT 1 FROM monitored_name WHERE account_id = ANY($1::int[]) AND profile = $2) AS used',
    values: [accountIds, profile],
  });
  return row!.used;
}

export async function countMonitored(connection: Connection, spaceId: SpaceId): Promise<number> {
  const [row] = await connection.query<{ count: number }>({
    text: 'SELECT count(*) AS count FROM monitored_name WHERE account_id = $1 AND stopped_at IS NULL',
    values: [spaceId],
  });
  return row!.count;
}

export interface MonitoringChange {
  readonly sequence: number;
  readonly at: number;
  readonly event: 'aml/person_updates' | 'aml/entity_updates';
  readonly data: MonitoringUpdate;
}

/** In order; `after` is the number of the last one that was seen. */
export async function listMonitoringChanges(
  connection: Connection,
  spaceId: SpaceId,
  page: { readonly limit: number; readonly after: number },
): Promise<readonly MonitoringChange[]> {
  return connection.query({
    text: `SELECT sequence, at, event, data FROM monitoring_change WHERE account_id = $1 AND sequence > $2
           ORDER BY sequence LIMIT $3`,
    values: [spaceId, page.after, page.limit],
  });
}

/** Changes are kept as long as the account keeps its data. */
export async function removeMonitoringChangesBefore(
  connection: Connection,
  spaceId: SpaceId,
  before: number,
): Promise<void> {
  await connection.query({
    text: 'DELETE FROM monitoring_change WHERE account_id = $1 AND at < $2',
    values: [spaceId, before],
  });
}

const TABLES = ['monitored_name', 'monitoring_change'] as const;

/** @returns how many names and changes were removed. */
export async function eraseMonitoredNames(
  connection: Connection,
  spaceId: SpaceId,
  person: StoredPerson,
): Promise<number> {
  let removed = 0;
  for (const table of TABLES) {
    const rows = await connection.query({
      text: `DELETE FROM ${table} WHERE account_id = $1 AND ${ofPerson(2)} RETURNING 1`,
      values: [spaceId, ...personValues(person)],
    });
    removed += rows.length;
  }
  return removed;
}

export async function exportMonitoredNames(
  connection: Connection,
  spaceId: SpaceId,
  person: StoredPerson,
): Promise<readonly unknown[]> {
  const values = [spaceId, ...personValues(person)];
  const names = await connection.query({
    text: `SELECT ${COLUMNS}, (SELECT jsonb_agg(told) FROM monitored_match m WHERE m.account_id = n.account_id AND m.monitored_id = n.id) AS matches
           FROM monitored_name n WHERE account_id = $1 AND ${ofPerson(2)} ORDER BY id`,
    values,
  });
  const changes = await connection.query({
    text: `SELECT at, event, data FROM monitoring_change WHERE account_id = $1 AND ${ofPerson(2)} ORDER BY sequence`,
    values,
  });
  return [...names, ...changes];
}
