import type { EnvironmentId, MonitoringUpdate } from '@assay/contract';
import type { Connection } from '../connection/connection';
import { numbers } from '../connection/statement';
import { openJson, openRows, sealJson, type Vault } from '../privacy/vault';
import { ofPerson, personValues, type RowPerson, type StoredPerson } from './findings';
import { type MonitoredMatch, matchesOf, replaceMatches } from './monitored-matches';

/** Filter of monitored names: a user, or all of some keyed hashes of words or phonetic keys. */
export type MonitoredAsked = { readonly userHash: string } | { readonly terms: readonly string[] };

/**
 * Returns a condition on name rows, and the value of its parameter.
 * @param parameter such as `$2`
 */
export const conditionOf = (asked: MonitoredAsked, parameter: string): readonly [string, unknown] =>
  'userHash' in asked
    ? [`user_hash = ${parameter}::bigint`, asked.userHash]
    : [`terms @> ${parameter}::bigint[]`, `{${asked.terms.join(',')}}`];

/** A name under ongoing monitoring. `query` and `settings` are opaque to the store. */
export interface MonitoredName<Query = object, Settings = object> {
  readonly id: string;
  readonly userId: string | null;
  readonly name: string;
  readonly query: Query;
  /** Name of the search profile; null = `settings` of the request. */
  readonly profile: string | null;
  readonly settings: Settings;
  /** null = the account's default. */
  readonly schedule: string | null;
  /** Applied schedule: the individual one, or the account's default when it was last read. */
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

/** Personal data, encrypted together; monitoring identifies the person only by its key. */
type Subject<Query> = Pick<MonitoredName<Query>, 'userId' | 'name' | 'query'>;

export interface Sealed {
  readonly subjectKey: string;
  /** null = stored in plaintext by a version before 0.2. */
  readonly kept: Buffer | null;
}

// A person who is enrolled again retains the original row and its id.
export const monitoredPlace = (subjectKey: string) => `monitored_name/${subjectKey}`;
export const changePlace = (at: number) => `monitoring_change/${at}`;

/** Returns a name row with its data decrypted; null = erased. */
export function openMonitored<Query, Row extends Partial<Subject<Query>> & Sealed>(
  vault: Vault,
  environmentId: EnvironmentId,
  row: Row,
): (Omit<Row, 'kept'> & Subject<Query>) | null {
  const { kept, ...rest } = row;
  const clear = { userId: row.userId, name: row.name, query: row.query } as Subject<Query>;
  const subject = openJson(vault, environmentId, monitoredPlace(row.subjectKey), { kept, clear });
  return subject && { ...rest, ...subject };
}

/** Columns of {@link MonitoredName}, and the encrypted data of its row. */
export const MONITORED_COLUMNS = `id::text AS id, subject_key::text AS "subjectKey", kept, user_id AS "userId", name, query, profile, settings, schedule, cadence, generation,
  created_at AS "createdAt", checked_at AS "checkedAt", due_at AS "dueAt", stopped_at AS "stoppedAt"`;

export interface Enrolment extends RowPerson {
  readonly environmentId: EnvironmentId;
  /** Used if the subject is new. */
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
  /** Keyed hashes by which the name is searched. */
  readonly terms: readonly string[];
  readonly at: number;
  readonly dueAt: number | null;
}

/**
 * Puts a name under monitoring with its current matches. A monitored subject gets the new name, settings and
 * schedule, and counts as checked now, because its caller has just received every match.
 */
export async function enrol(
  connection: Connection,
  enrolment: Enrolment,
  matches: readonly MonitoredMatch[],
): Promise<void> {
  const { environmentId, subjectKey, userId, name, query } = enrolment;
  const subject: Subject<object> = { userId, name, query };
  const [row] = await connection.query<{ id: string }>({
    text: `INSERT INTO monitored_name (account_id, id, subject_key, user_hash, email_hash, transaction_id, kept,
             profile, settings, schedule, cadence, generation, created_at, checked_at, due_at, terms)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14, $15)
           ON CONFLICT (account_id, subject_key) DO UPDATE SET user_hash = excluded.user_hash,
             email_hash = excluded.email_hash, transaction_id = excluded.transaction_id, user_id = NULL,
             name = NULL, query = NULL, kept = excluded.kept, profile = excluded.profile, settings = excluded.settings,
             schedule = excluded.schedule, cadence = excluded.cadence, generation = excluded.generation,
             checked_at = excluded.checked_at, due_at = excluded.due_at, stopped_at = NULL, written = excluded.written, terms = excluded.terms
           RETURNING id::text AS id`,
    values: [
      environmentId,
      enrolment.id,
      subjectKey,
      enrolment.userHash,
      enrolment.emailHash,
      enrolment.transactionId,
      sealJson(connection.vault, environmentId, monitoredPlace(subjectKey), subject),
      enrolment.profile,
      JSON.stringify(enrolment.settings),
      enrolment.schedule,
      enrolment.cadence,
      enrolment.generation,
      enrolment.at,
      enrolment.dueAt,
      numbers(enrolment.terms),
    ],
  });
  await replaceMatches(connection, environmentId, row!.id, matches);
}

/** Returns names, newest first; `before` is the id of the last one of the previous page. */
export async function listMonitored<Query>(
  connection: Connection,
  environmentId: EnvironmentId,
  page: {
    readonly limit: number;
    readonly before?: string;
    readonly asked?: MonitoredAsked;
    readonly id?: string;
  },
): Promise<readonly (MonitoredName<Query> & { readonly matches: number })[]> {
  const values: unknown[] = [environmentId, page.limit];
  const where = ['account_id = $1'];
  const also = (column: string, value: unknown) => {
    values.push(value);
    where.push(`${column} $${values.length}`);
  };
  if (page.before) also('id <', page.before);
  if (page.asked) {
    const [condition, value] = conditionOf(page.asked, `$${values.push(null)}`);
    values[values.length - 1] = value;
    // OFFSET 0 is an optimization fence: otherwise rare values would be searched by reading all names
    // backwards.
    where.push(`id IN (SELECT id FROM monitored_name WHERE account_id = $1 AND ${condition} OFFSET 0)`);
  }
  if (page.id) also('id =', page.id);
  const rows = await connection.query<MonitoredName<Query> & Sealed & { readonly matches: number }>({
    text: `SELECT ${MONITORED_COLUMNS}, (SELECT count(*) FROM monitored_match m WHERE m.account_id = n.account_id AND m.monitored_id = n.id) AS matches
           FROM monitored_name n WHERE ${where.join(' AND ')} ORDER BY id DESC LIMIT $2`,
    values,
  });
  return openRows(connection, rows, (row, vault) =>
    openMonitored<Query, typeof row>(vault, environmentId, row),
  );
}

/**
 * Changes a monitored name.
 * @returns true if it exists
 */
export async function changeMonitored(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
  change: Pick<MonitoredName, 'schedule' | 'cadence' | 'profile' | 'dueAt' | 'stoppedAt'>,
): Promise<boolean> {
  const changed = await connection.query({
    text: `UPDATE monitored_name SET schedule = $3, cadence = $4, profile = $5, due_at = $6, stopped_at = $7,
             written = pg_current_xact_id()
           WHERE account_id = $1 AND id = $2 RETURNING 1`,
    values: [
      environmentId,
      id,
      change.schedule,
      change.cadence,
      change.profile,
      change.dueAt,
      change.stoppedAt,
    ],
  });
  return changed.length > 0;
}

/**
 * Deletes a monitored name.
 * @returns true if it existed
 */
export async function removeMonitored(
  connection: Connection,
  environmentId: EnvironmentId,
  id: string,
): Promise<boolean> {
  const removed = await connection.query({
    text: 'DELETE FROM monitored_name WHERE account_id = $1 AND id = $2 RETURNING 1',
    values: [environmentId, id],
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

export async function countMonitored(connection: Connection, environmentId: EnvironmentId): Promise<number> {
  const [row] = await connection.query<{ count: number }>({
    text: 'SELECT count(*) AS count FROM monitored_name WHERE account_id = $1 AND stopped_at IS NULL',
    values: [environmentId],
  });
  return row!.count;
}

export interface MonitoringChange {
  readonly sequence: number;
  readonly at: number;
  readonly event: 'aml/person_updates' | 'aml/entity_updates';
  readonly data: MonitoringUpdate;
}

/** Returns changes in order; `after` is the number of the last one that was read. */
export async function listMonitoringChanges(
  connection: Connection,
  environmentId: EnvironmentId,
  page: { readonly limit: number; readonly after: number },
): Promise<readonly MonitoringChange[]> {
  const rows = await connection.query<MonitoringChange & Pick<Sealed, 'kept'>>({
    text: `SELECT sequence, at, event, data, kept FROM monitoring_change WHERE account_id = $1 AND sequence > $2
           ORDER BY sequence LIMIT $3`,
    values: [environmentId, page.after, page.limit],
  });
  return openChanges(connection, environmentId, rows);
}

const openChanges = <Row extends Pick<MonitoringChange, 'at' | 'data'> & Pick<Sealed, 'kept'>>(
  connection: Connection,
  environmentId: EnvironmentId,
  rows: readonly Row[],
) =>
  openRows(connection, rows, ({ kept, ...row }, vault) => {
    const data = openJson(vault, environmentId, changePlace(row.at), { kept, clear: row.data });
    return data && { ...row, data };
  });

/** Deletes changes older than the account's retention. */
export async function removeMonitoringChangesBefore(
  connection: Connection,
  environmentId: EnvironmentId,
  before: number,
): Promise<void> {
  await connection.query({
    text: 'DELETE FROM monitoring_change WHERE account_id = $1 AND at < $2',
    values: [environmentId, before],
  });
}

const TABLES = ['monitored_name', 'monitoring_change'] as const;

/**
 * Erases the monitored names of a person.
 * @returns number of deleted names and changes
 */
export async function eraseMonitoredNames(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StoredPerson,
): Promise<number> {
  let removed = 0;
  for (const table of TABLES) {
    const rows = await connection.query({
      text: `DELETE FROM ${table} WHERE account_id = $1 AND ${ofPerson(2)} RETURNING 1`,
      values: [environmentId, ...personValues(person)],
    });
    removed += rows.length;
  }
  return removed;
}

export async function exportMonitoredNames(
  connection: Connection,
  environmentId: EnvironmentId,
  person: StoredPerson,
): Promise<readonly unknown[]> {
  const values = [environmentId, ...personValues(person)];
  const rows = await connection.query<MonitoredName & Sealed>({
    text: `SELECT ${MONITORED_COLUMNS} FROM monitored_name WHERE account_id = $1 AND ${ofPerson(2)} ORDER BY id`,
    values,
  });
  const opened = await openRows(connection, rows, (row, vault) =>
    openMonitored<object, typeof row>(vault, environmentId, row),
  );
  const names: unknown[] = [];
  for (const { subjectKey: _subjectKey, ...name } of opened) {
    const matches = await matchesOf(connection, environmentId, name.id);
    names.push({ ...name, matches: matches.map(({ reported }) => reported) });
  }
  const changes = await connection.query<Omit<MonitoringChange, 'sequence'> & Pick<Sealed, 'kept'>>({
    text: `SELECT at, event, data, kept FROM monitoring_change WHERE account_id = $1 AND ${ofPerson(2)} ORDER BY sequence`,
    values,
  });
  return [...names, ...(await openChanges(connection, environmentId, changes))];
}
